"""Who may do what in a club, what comes back, and what a club with many games or an old database keeps."""

from __future__ import annotations

import json
import time
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from pegs.protocol.settings import Settings
from pegs.server.club import changes, club_store, club_view
from pegs.server.club.club_store import MAX_GAMES, MAX_REMOVED, ClubStore, StoredStanding
from pegs.server.hosting.clock import CLOCK, DAY
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.database import MIGRATIONS, open_database, sqlite_url
from pegs.server.store.shared_database import shared_url
from pegs.server.store.store import Store
from pegs.server.store.tokens import hash_token
from pegs.server.store.transaction_writer import Transaction
from pegs.table.after.game_result import GameResult, SeatResult
from tests.server.clients import ServerProcess
from tests.server.clubs import PEOPLE, change, club_post, family, settings, view
from tests.server.loops import run
from tests.server.places import Place
from tests.server.postgres import Postgres

MONTH = club_store.KEPT_DAYS * DAY
MANY = MAX_GAMES + 100


def id_of(server: ServerProcess, key: str) -> str:
    shown = view(server, key)
    return str(shown["people"][shown["me"]]["id"])


def join(server: ServerProcess, club: dict[str, Any], name: str) -> str:
    joined = club_post(server, "/join", 201, key=club["link"], name=name, color="G")
    return str(joined["key"])


def add_games(place: Place, club: dict[str, Any], number: int) -> None:
    """Games between the club's two people, two of which end at the same time."""
    rosa, ben = (id_of(place.server, key) for key in (club["key"], club["bens"]))
    seats = (SeatResult("", "B", 0, False, 1, rosa), SeatResult("", "Y", 1, False, 0, ben))
    transaction = Transaction()
    for game in range(number):
        ended = 1e9 + game // 2
        body = as_json(GameResult(seats, game % 2, 60 + game % 9, ended - 60, ended))
        name = f"{club['club']}{game:016d}"
        row = {"club_id": club["club"], "table_id": "", "body": body, "ended": ended}
        transaction.insert(schema.club_games, game=name, **row)
    place.store(lambda store: store.commit(transaction))


def add_sheets(place: Place, club: dict[str, Any], titles: list[str], removed: float | None) -> None:
    """Sheets that no one knows the maker of, removed one after the other or not at all."""
    transaction = Transaction()
    for number, title in enumerate(titles):
        at = None if removed is None else removed + number
        row = {"title": title, "rules": '{"name":"arizona"}', "base": "Arizona", "changes": 0, "made": number}
        transaction.insert(schema.club_sheets, club_id=club["club"], maker=None, removed=at, **row)
    place.store(lambda store: store.commit(transaction))


# --- clubs with many games


def test_a_club_with_many_games_is_copied_and_left_whole(place: Place) -> None:
    club, _ = family(place.server)
    add_games(place, club, MANY)
    shown = view(place.server, club["key"])
    assert (len(shown["games"]), shown["counted"]) == (club_view.SHOWN_GAMES, MAX_GAMES)
    copied = club_post(place.server, "/export", key=club["key"])["club"]
    assert len({game["game"] for game in copied["games"]}) == copied["counted"] == MANY
    club_post(place.server, "/leave", 204, key=club["bens"])
    copied = club_post(place.server, "/export", key=club["key"])["club"]
    seats = [seat for game in copied["games"] for seat in game["seats"]]
    assert [(seat["person"], seat["name"]) for seat in seats] == [(0, "Rosa"), (None, "")] * MANY
    bodies = sa.select(schema.club_games.c.game).filter_by(club_id=club["club"])
    assert place.rows(bodies.where(schema.club_games.c.body.contains("Ben"))) == []


def test_games_are_read_page_by_page(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    club, _ = family(place.server)
    add_games(place, club, 2 * club_store.PAGE + 1)
    pages: list[int] = []

    async def read(store: Store) -> list[str]:
        rows = store.rows

        async def counted(query: sa.Select[Any]) -> Any:
            found = await rows(query)
            pages.append(len(found))
            return found

        monkeypatch.setattr(store, "rows", counted)
        found = await ClubStore(store).games(club["club"], float("inf"))
        assert [row.game for row in await ClubStore(store).games(club["club"], 7)] == [
            row.game for row in found[:7]
        ]
        return [row.game for row in found]

    games = place.store(read)
    assert len(set(games)) == 2 * club_store.PAGE + 1
    assert games == sorted(games, reverse=True)
    assert pages == [club_store.PAGE, club_store.PAGE, 1, 7]


# --- what people made


def test_only_the_maker_and_the_host_change_and_remove_tables_and_sheets(place: Place) -> None:
    server = place.server
    club, rosas = family(server)
    eve = join(server, club, "Eve")
    bens = {"title": "Bens", "settings": settings(*PEOPLE)}
    change(server, club["bens"], "save_standing", **bens)
    change(server, club["bens"], "save_sheet", title="Bens", rules={"name": "arizona"})
    before = view(server, eve)
    mine = next(each["id"] for each in before["standing"] if each["title"] == "Bens")
    refused: tuple[tuple[str, dict[str, Any]], ...] = (
        ("remove_standing", {"standing": rosas}),
        ("remove_standing", {"standing": mine}),
        ("save_standing", {"standing": mine, "title": "Eves", "settings": settings("Eve", "Eve 2")}),
        ("remove_sheet", {"title": "Bens"}),
        ("save_sheet", {"title": "Bens", "rules": {"name": "alaska"}}),
        ("new_series", {"target": 1, "teams": [[each["id"]] for each in before["people"][:2]]}),
    )
    for what, more in refused:
        assert change(server, eve, what, 409, **more)["code"] == "not_allowed"
    assert view(server, eve) == before
    assert [each["may_change"] for each in before["standing"]] == [False, False]
    assert [each["may_change"] for each in view(server, club["bens"])["standing"]] == [False, True]
    change(server, club["bens"], "remove_sheet", title="Bens")
    change(server, club["key"], "remove_standing", standing=mine)
    # What was removed can't be replaced by someone else's either.
    change(server, eve, "save_sheet", 409, title="Bens", rules={"name": "alaska"})
    for what, which in (("standing", mine), ("sheet", "Bens"), ("person", id_of(server, eve))):
        assert change_back(server, eve, what, which, 409)["code"] == "not_allowed"
    shown = view(server, eve)
    assert (shown["removed"], [each["title"] for each in shown["standing"]]) == ([], ["Sunday table"])
    assert {each["id"] for each in view(server, club["key"])["removed"]} == {mine, "Bens"}
    change_back(server, club["bens"], "standing", mine)
    change_back(server, club["key"], "sheet", "Bens")
    after = view(server, eve)
    assert (after["standing"], after["sheets"]) == (before["standing"], before["sheets"])


def change_back(server: ServerProcess, key: str, what: str, which: str, status: int = 200) -> Any:
    return change(server, key, "bring_back", status, what=what, id=which)


def test_what_was_removed_comes_back_for_thirty_days_and_is_bounded(place: Place) -> None:
    server = place.server
    club, standing = family(server)
    sheets, tables, now = schema.club_sheets, schema.club_standing, time.time()
    add_sheets(place, club, [f"{number}" for number in range(MAX_REMOVED + 2)], now - 1000)
    change(server, club["key"], "save_sheet", title="Last", rules={"name": "arizona"})
    change(server, club["key"], "remove_sheet", title="Last")
    assert len(place.rows(sa.select(sheets.c.title).filter_by(club_id=club["club"]))) == MAX_REMOVED
    change_back(server, club["key"], "sheet", "0", 409)
    change_back(server, club["key"], "sheet", "Last")
    add_sheets(place, club, [f"More {number}" for number in range(changes.MAX_SHEETS - 1)], None)
    change_back(server, club["key"], "sheet", "10", 409)  # the club is full
    change(server, club["key"], "remove_standing", standing=standing)
    place.write(
        sa.update(tables).filter_by(id=standing).values(removed=now - MONTH + 600),
        sa.update(sheets).filter_by(title="10").values(removed=now - MONTH - 600),
    )
    change(server, club["bens"], "rename_me", name="Ben", color="Y")
    assert place.rows(sa.select(sheets.c.title).filter_by(club_id=club["club"], title="10")) == []
    change_back(server, club["key"], "standing", standing)


# --- people


def test_the_host_removes_a_person_who_can_come_back(place: Place) -> None:
    server = place.server
    club, _ = family(server)
    add_games(place, club, 3)
    ben, before = id_of(server, club["bens"]), view(server, club["key"])
    shown = change(server, club["key"], "remove_person", person=ben)
    assert [each["name"] for each in shown["people"]] == ["Rosa"]
    assert [seat["name"] for seat in shown["standing"][0]["settings"]["seats"]] == ["Rosa", ""]
    assert {(seat["person"], seat["name"]) for game in shown["games"] for seat in game["seats"]} == {
        (0, "Rosa"),
        (None, ""),
    }
    (removed,) = shown["removed"]
    assert (removed["what"], removed["id"], removed["title"]) == ("person", ben, "Ben")
    for what, more in (("view", {}), ("leave", {}), ("key", {}), ("passage", {"person": ben})):
        assert club_post(server, f"/{what}", 403, key=club["bens"], **more)["code"] == "unknown_token"
    # Nobody takes the name, and with it the seat, in the meantime.
    other = join(server, club, "Ben")
    assert [each["name"] for each in view(server, other)["people"]] == ["Rosa", "Ben 2"]
    club_post(server, "/leave", 204, key=other)
    assert change_back(server, club["key"], "person", ben) == before
    assert view(server, club["bens"])["me"] == 1


def test_only_the_host_removes_and_promotes_people(place: Place) -> None:
    server = place.server
    club, _ = family(server)
    rosa, ben = (id_of(server, club[name]) for name in ("key", "bens"))
    for key, person in ((club["bens"], rosa), (club["bens"], ben), (club["key"], rosa)):
        for what in ("remove_person", "make_host"):
            assert change(server, key, what, 409, person=person)["code"] == "not_allowed"
    other = family(server)[0]
    change(server, other["key"], "remove_person", 409, person=ben)
    assert club_post(server, "/passage", 409, key=other["key"], person=ben)["code"] == "not_allowed"
    shown = change(server, club["key"], "make_host", person=ben)
    assert [each["host"] for each in shown["people"]] == [True, True]
    # A host who is removed comes back as everyone else.
    change(server, club["bens"], "remove_person", person=rosa)
    shown = change_back(server, club["bens"], "person", rosa)
    assert [each["host"] for each in shown["people"]] == [False, True]


def passage(server: ServerProcess, key: str, person: str, status: int = 201) -> Any:
    return club_post(server, "/passage", status, key=key, person=person)


def claim(server: ServerProcess, code: str, status: int = 201) -> Any:
    return club_post(server, "/claim", status, code=code)


def test_a_lost_key_is_replaced_by_the_host_and_ones_own_by_oneself(place: Place) -> None:
    server = place.server
    club, _ = family(server)
    ben, rosa = id_of(server, club["bens"]), id_of(server, club["key"])
    code = passage(server, club["key"], ben)["code"]
    club_post(server, "/view", 403, key=club["bens"])
    new = claim(server, code)["key"]
    assert id_of(server, new) == ben
    own = club_post(server, "/key", 201, key=new)["key"]
    club_post(server, "/view", 403, key=new)
    assert id_of(server, own) == ben
    for key, person in ((own, rosa), (club["link"], ben)):
        assert passage(server, key, person, 409)["code"] == "not_allowed"
    club_post(server, "/key", 403, key=club["link"])
    assert place.rows(sa.select(schema.club_people.c.key).filter_by(key=own)) == []


def test_a_link_for_another_device_works_once_and_for_a_short_time(place: Place) -> None:
    server, passages = place.server, schema.club_passages
    club, _ = family(server)
    ben = id_of(server, club["bens"])
    code = passage(server, club["bens"], ben)["code"]
    assert claim(server, code) == {"club": club["club"], "person": ben, "key": club["bens"], "link": None}
    assert claim(server, code, 403)["code"] == "unknown_token"
    # A newer one replaces one that nobody used.
    old, code = (passage(server, club["bens"], ben)["code"] for _ in range(2))
    claim(server, old, 403)
    place.write(sa.update(passages).filter_by(hash=hash_token(code)).values(until=time.time() - 1))
    claim(server, code, 403)
    # It ends with the key that it gives.
    for end in (("/key", 201), ("/leave", 204)):
        key = join(server, club, "Eve")
        code = passage(server, key, id_of(server, key))["code"]
        club_post(server, *end, key=key)
        claim(server, code, 403)
    claim(server, "x" * 43, 403)
    code = passage(server, club["bens"], ben)["code"]
    club_post(server, "/delete", 204, key=club["key"])
    claim(server, code, 403)
    assert place.rows(sa.select(passages).filter_by(key=hash_token(club["bens"]))) == []


def test_of_many_devices_that_use_a_link_at_once_one_gets_the_key(place: Place) -> None:
    server = place.server
    club, _ = family(server)
    code = passage(server, club["bens"], id_of(server, club["bens"]))["code"]
    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(lambda _: server.post("/api/clubs/claim", {"code": code}), range(12)))
    assert sorted(answer.status_code for answer in answers) == [201] + [403] * 11


def test_the_database_gives_nobody_a_key_without_the_code(place: Place) -> None:
    server, passages = place.server, schema.club_passages
    club, _ = family(server)
    code = passage(server, club["bens"], id_of(server, club["bens"]))["code"]
    (row,) = place.rows(sa.select(passages).filter_by(hash=hash_token(code)))
    stored = "".join(map(str, row))
    assert code not in stored
    assert club["bens"] not in stored
    assert b64encode(club["bens"].encode()).decode() not in stored
    claim(server, code)
    rows = place.rows(sa.select(passages).filter_by(hash=hash_token(code)))
    assert [each.sealed for each in rows] == ["", ""]


def test_who_joined_first_becomes_a_host_if_none_comes_for_a_month(place: Place) -> None:
    server = place.server
    club, _ = family(server)
    eve = join(server, club, "Eve")
    people = schema.club_people
    hosts = sa.update(people).filter_by(club_id=club["club"], host=True)
    place.write(hosts.values(seen=time.time() - MONTH + 600))
    assert not view(server, club["bens"])["can_host"]
    change(server, club["bens"], "become_host", 409)
    place.write(hosts.values(seen=time.time() - MONTH - 600))
    assert view(server, club["bens"])["can_host"]
    assert not view(server, eve)["can_host"]
    change(server, eve, "become_host", 409)
    shown = change(server, club["bens"], "become_host")
    assert [each["host"] for each in shown["people"]] == [True, True, False]
    # A host who opens the club has come.
    place.write(hosts.values(seen=time.time() - MONTH - 600))
    view(server, club["key"])
    assert not view(server, eve)["can_host"]


# --- old databases


def _old_rows(connection: sa.Connection) -> None:
    """Write a club as it was when games and seats had only names, and more games than are read at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0009")

    def insert(table: str, *rows: dict[str, Any]) -> None:
        connection.execute(sa.insert(sa.table(table, *map(sa.column, rows[0]))), list(rows))

    insert("clubs", {"id": "c", "title": "Millers", "link": "l", "made": 1.0})
    person = {"club_id": "c", "color": "B", "host": False, "key": None, "names": "[]"}
    insert(
        "club_people",
        {**person, "id": "rosalie", "name": "Rosalie", "names": '["Rosa"]', "made": 0.0},
        {**person, "id": "rosa", "name": "Rosa", "names": "[]", "made": 500.0},
        {**person, "id": "ben", "name": "Ben", "names": "[]", "made": 600.0},
    )
    seats = [{"who": "invited", "name": name} for name in ("ROSALIE", "Gus")]
    standing = {"club_id": "c", "rules_title": "", "day": None, "minute": None, "made": 1.0}
    body = json.dumps({"seats": seats, "players": 2})
    insert("club_standing", {**standing, "id": "s", "title": "Sunday", "settings": body})
    names = (("Rosa", "Ben"), ("Gus", ""))
    games = [
        {
            "game": f"{number:04}",
            "club_id": "c",
            "table_id": "",
            "ended": float(number),
            "body": json.dumps(
                {
                    "seats": [
                        {"name": name, "color": "B", "team": team, "bot": name == "Gus", "bumps": 0}
                        for team, name in enumerate(names[number % 2])
                    ],
                    "winner": 0,
                    "turns": 9,
                    "began": 0.0,
                    "ended": float(number),
                }
            ),
        }
        for number in range(1100)
    ]
    insert("club_games", *games)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_old_games_are_those_of_the_people_who_had_the_names_then(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "sqlite":
        url = sqlite_url(tmp_path / "pegs.sqlite3")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = shared_url(postgres.new_database())

    async def work() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(_old_rows)
        await engine.dispose()
        store = Store(await open_database(url))
        try:
            club = await ClubStore(store).club("c")
            games = club_store.read_games(await ClubStore(store).games("c", float("inf")))
        finally:
            await store.close()
        (standing,) = club.standing
        assert standing.people == ("rosalie", "")
        assert [seat.name for seat in standing.settings.seats] == ["", "Gus"]
        assert min(each.seen for each in club.people) > time.time() - MONTH
        assert len(games) == 1100
        for game in games:
            who = [(seat.person, seat.name) for seat in game.result.seats]
            number = int(game.game)
            # Rosa has the name since 500; Ben wasn't in the club before, but no one else had that name.
            rosa = "rosa" if number >= 500 else "rosalie"
            assert who == ([(rosa, ""), ("ben", "")] if number % 2 == 0 else [("", "Gus"), ("", "")])

    run(work())


# --- when a table meets, and who comes to the next night


def test_a_table_has_the_time_zone_in_which_it_was_planned(place: Place) -> None:
    server = place.server
    club, standing = family(server)
    planned = {"standing": standing, "title": "T", "settings": settings(*PEOPLE), "day": 6, "minute": 1170}
    shown = change(server, club["key"], "save_standing", zone="America/Port-au-Prince", **planned)
    assert shown["standing"][0]["zone"] == "America/Port-au-Prince"
    for wrong in ("", "x" * 65, "Mars\nOlympus", "<b>", 5):
        change(server, club["key"], "save_standing", 400, zone=wrong, **planned)
    assert view(server, club["bens"])["standing"][0]["zone"] == "America/Port-au-Prince"
    assert change(server, club["key"], "save_standing", **planned)["standing"][0]["zone"] is None


@pytest.mark.parametrize(
    ("today", "counts"),
    [
        ("2026-11-20", False),
        ("2026-11-21", True),
        ("2026-11-29", True),
        ("2026-11-30", True),  # where its people are, it may still be Sunday
        ("2026-12-01", False),
    ],
)
def test_people_answer_for_a_night_until_it_has_ended_everywhere(today: str, counts: bool) -> None:
    sunday = StoredStanding("", "Sundays", Settings(), (), "Basic game", None, day=6)
    now = datetime.fromisoformat(f"{today}T12:00").replace(tzinfo=UTC).timestamp()
    assert changes.is_next_night(sunday, "2026-11-29", now) == counts
    assert not changes.is_next_night(sunday, "2026-11-28", now)


def test_people_say_for_themselves_whether_they_come(place: Place) -> None:
    server = place.server
    club, standing = family(server)
    today = date.fromtimestamp(CLOCK.now())
    change(
        server, club["key"], "save_standing", title="T", settings=settings(*PEOPLE), standing=standing, day=6
    )
    sunday = today + timedelta((6 - today.weekday()) % 7)
    night = {"standing": standing, "night": sunday.isoformat()}
    change(server, club["bens"], "answer_night", coming=True, **night)
    shown = change(server, club["key"], "answer_night", coming=False, **night)
    (table,) = shown["standing"]
    assert [(each["person"], each["coming"]) for each in table["answers"]] == [(1, True), (0, False)]
    shown = change(server, club["bens"], "answer_night", coming=False, **night)
    assert {(each["person"], each["coming"]) for each in shown["standing"][0]["answers"]} == {
        (0, False),
        (1, False),
    }
    # No other day, nobody without a key of their own, and no other club's table.
    for wrong in (sunday + timedelta(1), sunday + timedelta(14), sunday - timedelta(14)):
        body = {"standing": standing, "night": wrong.isoformat(), "coming": True}
        assert change(server, club["key"], "answer_night", 409, **body)["code"] == "not_allowed"
    for nonsense in ("2026-02-30", "9999-99-99"):
        body = {"standing": standing, "night": nonsense, "coming": True}
        assert change(server, club["key"], "answer_night", 409, **body)["code"] == "not_allowed"
    change(server, club["key"], "answer_night", 400, standing=standing, night="Sunday", coming=True)
    change(server, club["link"], "answer_night", 403, coming=True, **night)
    other, _ = family(server)
    change(server, other["key"], "answer_night", 409, coming=True, **night)
    # Whoever leaves takes their answer along.
    club_post(server, "/leave", 204, key=club["bens"])
    (table,) = view(server, club["key"])["standing"]
    assert [each["person"] for each in table["answers"]] == [0]
