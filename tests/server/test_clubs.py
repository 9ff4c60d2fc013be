"""Clubs: who may do what, what counts, and that every finished game counts once."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from pegs.cli import main
from pegs.core.cleaning import look_of
from pegs.server.club import changes
from pegs.server.club.club_store import Member, StoredGame, StoredSeries
from pegs.server.club.results import Roster, pairs, records, score
from pegs.table.after.game_result import GameResult, SeatResult
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.clubs import (
    PEOPLE,
    SHORT,
    change,
    club_post,
    family,
    play_out,
    settings,
    sit_down,
    start,
    view,
    with_me,
)

# --- people and keys


def test_a_club_is_started_joined_and_seen_by_its_link(unlimited: ServerProcess) -> None:
    club = start(unlimited)
    assert view(unlimited, club["link"])["me"] is None
    joined = club_post(unlimited, "/join", 201, key=club["link"], name="Ben", color="Y")
    shown = view(unlimited, joined["key"])
    assert [(each["name"], each["host"], each["joined"]) for each in shown["people"]] == [
        ("Rosa", True, True),
        ("Ben", False, True),
    ]
    assert (shown["title"], shown["me"]) == ("The Millers", 1)
    assert "link" not in {name for name, value in joined.items() if value}
    # No answer contains anyone's key, or its hash.
    text = unlimited.post("/api/clubs/view", {"key": joined["key"]}).text
    assert not any(secret in text for secret in (club["key"], club["link"], joined["key"]))


def test_names_of_a_club_are_safe_and_unique(unlimited: ServerProcess) -> None:
    club = start(unlimited, name="Ro\u202esa\n")
    for name in ("Rosa", "ROSA"):
        club_post(unlimited, "/join", 201, key=club["link"], name=name, color="Y")
    names = [each["name"] for each in view(unlimited, club["key"])["people"]]
    assert names == ["Rosa", "Rosa 2", "ROSA 3"]
    assert change(unlimited, club["key"], "rename_club", 409, title="\u202e\n")["code"] == "not_allowed"


def test_people_rename_and_leave_only_themselves(unlimited: ServerProcess) -> None:
    club, _ = family(unlimited)
    shown = change(unlimited, club["bens"], "rename_me", name="Benjamin", color="G")
    assert [each["name"] for each in shown["people"]] == ["Rosa", "Benjamin"]
    # The seat at the standing table follows the name.
    assert [seat["name"] for seat in shown["standing"][0]["settings"]["seats"]] == ["Rosa", "Benjamin"]
    club_post(unlimited, "/leave", 204, key=club["bens"])
    shown = view(unlimited, club["key"])
    assert [each["name"] for each in shown["people"]] == ["Rosa"]
    assert [seat["name"] for seat in shown["standing"][0]["settings"]["seats"]] == ["Rosa", ""]
    assert club_post(unlimited, "/view", 403, key=club["bens"])["code"] == "unknown_token"


def test_only_the_host_exports_deletes_and_replaces_the_link(unlimited: ServerProcess) -> None:
    club, _ = family(unlimited)
    for what in ("/export", "/delete", "/link"):
        for key in (club["bens"], club["link"]):
            assert club_post(unlimited, what, 409, key=key)["code"] == "not_allowed"
    assert change(unlimited, club["bens"], "rename_club", 409, title="Mine")["code"] == "not_allowed"
    link = club_post(unlimited, "/link", 201, key=club["key"])["link"]
    assert club_post(unlimited, "/view", 403, key=club["link"])["code"] == "unknown_token"
    assert view(unlimited, link)["me"] is None
    assert view(unlimited, club["bens"])["me"] == 1


def test_someone_with_only_the_link_changes_nothing(unlimited: ServerProcess) -> None:
    club, standing = family(unlimited)
    for what, more in (
        ("rename_me", {"name": "Eve", "color": "R"}),
        ("save_standing", {"title": "Mine", "settings": settings(*PEOPLE)}),
        ("remove_standing", {"standing": standing}),
        ("save_sheet", {"title": "Mine", "rules": {"name": "arizona"}}),
        ("remove_sheet", {"title": "Mine"}),
        ("new_series", {"target": 5, "teams": [["0" * 16], ["1" * 16]]}),
        ("bring_back", {"what": "standing", "id": standing}),
        ("become_host", {}),
    ):
        assert change(unlimited, club["link"], what, 403, **more)["code"] == "unknown_token"
    assert club_post(unlimited, "/leave", 403, key=club["link"])["code"] == "unknown_token"


def test_a_key_of_one_club_does_nothing_in_another(unlimited: ServerProcess) -> None:
    (one, standing), (other, _) = family(unlimited), family(unlimited)
    change(unlimited, other["key"], "remove_standing", standing=standing)
    assert len(view(unlimited, one["key"])["standing"]) == 1
    more = {"title": "Ours", "settings": settings(*PEOPLE), "standing": standing}
    change(unlimited, other["key"], "save_standing", 409, **more)
    rosa = view(unlimited, one["key"])["people"][0]["id"]
    teams = [[rosa], [view(unlimited, other["key"])["people"][0]["id"]]]
    change(unlimited, other["key"], "new_series", 409, target=5, teams=teams)


def test_the_next_host_is_who_joined_first(unlimited: ServerProcess) -> None:
    club, _ = family(unlimited)
    club_post(unlimited, "/leave", 204, key=club["key"])
    (ben,) = view(unlimited, club["bens"])["people"]
    assert (ben["name"], ben["host"]) == ("Ben", True)
    club_post(unlimited, "/leave", 204, key=club["bens"])
    club_post(unlimited, "/join", 201, key=club["link"], name="Ana", color="R")
    (ana,) = view(unlimited, club["link"])["people"]
    assert (ana["name"], ana["host"]) == ("Ana", True)


def test_a_club_is_bounded(unlimited: ServerProcess) -> None:
    club = start(unlimited)
    sheet: dict[str, Any] = {"rules": {"name": "arizona"}}
    for number in range(changes.MAX_SHEETS):
        change(unlimited, club["key"], "save_sheet", title=f"Rules {number}", **sheet)
    change(unlimited, club["key"], "save_sheet", title="Rules 0", **sheet)  # replaces one
    change(unlimited, club["key"], "save_sheet", 409, title="One more", **sheet)
    for number in range(changes.MAX_STANDING):
        change(unlimited, club["key"], "save_standing", title=f"{number}", settings=settings(*PEOPLE))
    change(unlimited, club["key"], "save_standing", 409, title="One more", settings=settings(*PEOPLE))
    for number in range(changes.MAX_PEOPLE - 1):
        club_post(unlimited, "/join", 201, key=club["link"], name=f"Guest {number}", color="Y")
    club_post(unlimited, "/join", 409, key=club["link"], name="One more", color="Y")


def test_rules_that_cannot_be_played_are_refused(unlimited: ServerProcess) -> None:
    club = start(unlimited)
    wrong = {**settings(*PEOPLE), "rules": {"toml": "pegs = 900"}}
    assert change(unlimited, club["key"], "save_standing", 409, title="Wrong", settings=wrong)["sentence"]
    change(unlimited, club["key"], "save_sheet", 409, title="Wrong", rules={"toml": "pegs = 900"})


def test_wrong_keys_and_changes_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits="wrong_codes_a_minute = 3\nclub_changes_a_minute = 4\n") as server:
        club = start(server)
        for _ in range(4):
            change(server, club["key"], "rename_me", name="Rosa", color="B")
        change(server, club["key"], "rename_me", 429, name="Rosa", color="B")
        for _ in range(3):
            club_post(server, "/view", 403, key="x" * 43)
        club_post(server, "/view", 429, key="x" * 43)


def test_no_key_of_a_club_is_stored_or_logged(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "debug") as server:
        club, _ = family(server)
        view(server, club["key"])
        club_post(server, "/view", 403, key="y" * 43)
        server.stop(signal.SIGTERM)
        written = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        assert b"The Millers" in written
        assert not any(club[name].encode() in written for name in ("key", "link", "bens"))
        assert b"y" * 43 not in written


# --- games


def test_finished_games_are_counted_once_also_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, limits=NO_LIMITS) as server:
        club, standing = family(server)
        rosa, ben, table = sit_down(server, club, standing)
        assert view(server, club["key"])["standing"][0]["table"]["over"] is False
        play_out(rosa, ben)
        shown = view(server, club["key"])
        (game,) = shown["games"]
        assert game["counted"]
        assert game["game"] == rosa.view["game_id"]
        assert [seat["person"] for seat in game["seats"]] == [0, 1]
        assert shown["standing"][0]["table"] == {
            "table": table,
            "code": rosa.view["code"],
            "opened": shown["standing"][0]["table"]["opened"],
            "over": True,
        }
        server.stop(signal.SIGKILL)
        server.start()
        assert view(server, club["key"]) == shown
        rosa, ben = (server.client(each.token) for each in (rosa, ben))
        assert rosa.do("rematch", version=rosa.version)["tell"] == "done"
        play_out(rosa, ben)
        shown = view(server, club["bens"])
        assert [each["counted"] for each in shown["games"]] == [True, True]
        assert sum(shown["series"]["won"]) == 2
        assert shown["series"]["teams"] == [[0], [1]]
        assert {each["games"] for each in shown["people"]} == {2}
        a_newcomer_takes_bens_earlier_name(server, club)


def a_newcomer_takes_bens_earlier_name(server: ServerProcess, club: dict[str, Any]) -> None:
    """It brings no game along, and takes nothing away on leaving."""
    games = len(view(server, club["key"])["games"])
    change(server, club["bens"], "rename_me", name="Benjamin", color="Y")
    key = club_post(server, "/join", 201, key=club["link"], name="Ben", color="G")["key"]
    shown = view(server, club["key"])
    assert [(each["name"], each["games"]) for each in shown["people"]] == [
        ("Rosa", games),
        ("Benjamin", games),
        ("Ben", 0),
    ]
    club_post(server, "/leave", 204, key=key)
    for game in view(server, club["key"])["games"]:
        assert sorted((seat["person"], seat["name"]) for seat in game["seats"]) == [
            (0, "Rosa"),
            (1, "Benjamin"),
        ]
    club_post(server, "/leave", 204, key=club["bens"])
    exported = club_post(server, "/export", key=club["key"])
    assert "Ben" not in str(exported)
    assert len(exported["club"]["games"]) == games


def test_a_game_ended_in_another_process_counts_once(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = two_servers
    club, standing = family(one)
    rosa, ben, table = sit_down(one, club, standing)
    rosa.close()
    ben.close()
    play_out(two.client_of(rosa.token, table), two.client_of(ben.token, table))
    for server in (one, two):
        (game,) = view(server, club["key"])["games"]
        assert game["counted"]
    exported = club_post(two, "/export", key=club["key"])
    assert len(exported["club"]["games"]) == 1
    a_newcomer_takes_bens_earlier_name(two, club)
    club_post(two, "/delete", 204, key=club["key"])
    club_post(one, "/view", 403, key=club["key"])


def test_games_with_bots_do_not_count(unlimited: ServerProcess) -> None:
    club = start(unlimited)
    planned = settings("Rosa", bots=1)
    (standing,) = change(unlimited, club["key"], "save_standing", title="Alone", settings=planned)["standing"]
    body = {
        "settings": with_me(planned, "Rosa"),
        "name": "Rosa",
        "color": "B",
        "start": True,
        "club": {"key": club["key"], "standing": standing["id"]},
    }
    rosa = unlimited.client(unlimited.post("/api/tables", body).json()["token"])
    rosa.receive_until(lambda table: table["stage"] == "playing")
    play_out(rosa)
    shown = view(unlimited, club["key"])
    (game,) = shown["games"]
    assert not game["counted"]
    assert [seat["bot"] for seat in game["seats"]] == [False, True]
    assert (shown["counted"], shown["pairs"], shown["series"], shown["records"]) == (0, [], None, [])


def test_titles_of_named_rules_are_in_the_readers_language(unlimited: ServerProcess) -> None:
    spanish = {"headers": {"Accept-Language": "es"}}
    key = start(unlimited)["key"]
    named = {**settings(*PEOPLE), "rules": {"name": "basic"}}
    for what in (
        {"change": "save_standing", "title": "One", "settings": named},
        {"change": "save_standing", "title": "Two", "settings": settings(*PEOPLE)},
        {"change": "save_sheet", "title": "Three", "rules": {"toml": SHORT}},
    ):
        answer = unlimited.post("/api/clubs/change", {"key": key, "change": what}, **spanish)
        assert answer.status_code == 200, answer.text
    in_spanish = unlimited.post("/api/clubs/view", {"key": key}, **spanish).json()
    for shown, title in ((in_spanish, "Juego básico"), (view(unlimited, key), "Basic game")):
        assert [each["rules_title"] for each in shown["standing"]] == [title, "Short rules"]
        assert [each["base"] for each in shown["sheets"]] == [title]


def test_a_past_game_gives_a_club_its_people_and_rules(unlimited: ServerProcess) -> None:
    seat = unlimited.make(settings("", "Ben"))
    unlimited.join(seat["code"])
    club = start(unlimited, name="Ann", seat=seat["token"])
    shown = view(unlimited, club["key"])
    assert [(each["name"], each["joined"]) for each in shown["people"]] == [("Ann", True), ("Ben", False)]
    (standing,) = shown["standing"]
    assert standing["rules_title"] == "Short rules"
    assert [each["name"] for each in standing["settings"]["seats"]] == ["Ann", "Ben"]
    assert shown["series"]["teams"] == [[0], [1]]
    # Ben is in the club already: he only has to say which of its people he is.
    ben = shown["people"][1]["id"]
    joined = club_post(unlimited, "/join", 201, key=club["link"], name="Ben", color="Y", person=ben)
    assert view(unlimited, joined["key"])["me"] == 1
    again = {"key": club["link"], "name": "Eve", "color": "Y", "person": ben}
    assert club_post(unlimited, "/join", 409, **again)["code"] == "not_allowed"
    club_post(unlimited, "", 403, title="Theirs", name="Eve", color="G", seat="x" * 43)


def test_a_backup_holds_the_clubs_and_a_deleted_club_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy.sqlite3"
    with serving(data) as server:
        club, standing = family(server)
        sit_down(server, club, standing)
        shown = view(server, club["key"])
        _run("backup", copy, "--data", data)
        club_post(server, "/delete", 204, key=club["key"])
        for key in (club["key"], club["bens"], club["link"]):
            club_post(server, "/view", 403, key=key)
    _run("restore", copy, "--data", other)
    capsys.readouterr()
    with serving(other) as server:
        assert view(server, club["key"]) == shown


def _run(*words: object) -> None:
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in words])
    assert not end.value.code


# --- what games add up to

MEMBERS = tuple(
    Member(str(number) * 16, name, "B", False, True, names=(), seen=0.0)
    for number, name in enumerate(("Rosa", "Ben", "Ana", "Ruth", "Theo"))
)
IDS = {look_of(member.name): member.id for member in MEMBERS}


def played(*names: str, winner: int = 0, at: float = 1.0, bumps: int = 0, turns: int = 50) -> StoredGame:
    """A game in which partners sit opposite each other. Names that begin with + are bots'."""
    people = [IDS.get(look_of(name), "") for name in names]
    seats = tuple(
        SeatResult(
            "" if people[seat] else name.lstrip("+"),
            "B",
            seat % 2,
            name.startswith("+"),
            bumps if seat == 0 else 0,
            people[seat],
        )
        for seat, name in enumerate(names)
    )
    return StoredGame(f"g{at}", "t", GameResult(seats, winner, turns, at - 600, at))


def test_pairs_count_games_won_of_games_together() -> None:
    games = [
        played("Rosa", "Ben", "Ana", "Ruth", winner=0),
        played("Rosa", "Ben", "Ana", "Ruth", winner=1),
        played("Rosa", "Theo", "Ana", "Ruth", winner=1),
        played("Rosa", "+Ben", "Ana", "Ruth", winner=0),  # with a bot: it doesn't count
    ]
    roster = Roster(MEMBERS, games)
    found = {each.people: (each.won, each.games) for each in pairs(roster, games)}
    assert found == {(0, 2): (1, 3), (1, 3): (1, 2), (3, 4): (1, 1)}
    assert [(each.games, each.won) for each in roster.people(games)] == [
        (3, 1), (2, 1), (3, 1), (3, 2), (1, 1)
    ]  # fmt: skip


def test_guests_are_counted_too_but_removed_people_are_not() -> None:
    games = [played("Rosa", "Gus", "Ana", "Ruth"), played("Rosa", "", "Ana", "Ruth", at=2.0)]
    roster = Roster(MEMBERS, games)
    people = roster.people(games)
    assert [each.name for each in people] == ["Rosa", "Ben", "Ana", "Ruth", "Theo", "Gus"]
    assert people[5].id == ""
    assert people[5].games == 1


def test_a_series_is_won_by_the_first_to_reach_its_target() -> None:
    teams = ((MEMBERS[0].id, MEMBERS[2].id), (MEMBERS[1].id, MEMBERS[3].id))
    series = StoredSeries(2, teams, began=10.0)
    games = [
        played("Rosa", "Ben", "Ana", "Ruth", winner=1, at=5.0),  # before it began
        played("Rosa", "Ben", "Ana", "Ruth", winner=1, at=11.0),
        played("Rosa", "Theo", "Ana", "Ruth", winner=1, at=12.0),  # Theo sits in for Ben
        played("Ben", "Rosa", "Ruth", "Ana", winner=1, at=13.0),  # other seats, the same teams
        played("Rosa", "Ben", "Ana", "Ruth", winner=1, at=14.0),
        played("Rosa", "Ben", "Ana", "Ruth", winner=0, at=15.0),  # after it was won
    ]
    shown = score(Roster(MEMBERS, games), series, games)
    assert shown is not None
    assert (shown.won, shown.winner) == ((1, 2), 1)
    assert score(Roster(MEMBERS[1:], games), series, games) is None, "Rosa has left the club"


def test_records_are_of_games_that_count() -> None:
    games = [
        played("Rosa", "Ben", "Ana", "Ruth", at=1.0, bumps=4, turns=60),
        played("Rosa", "Ben", "Ana", "Ruth", at=2.0, bumps=11, turns=44),
        played("Rosa", "Ben", "Ana", "Ruth", at=3.0, bumps=2, turns=50),
        played("Rosa", "+Ben", "Ana", "Ruth", at=4.0, bumps=30, turns=9),
    ]
    found = {each.kind: (each.people, each.value, each.at) for each in records(Roster(MEMBERS, games), games)}
    assert found == {"bumps": ((0,), 11, 2.0), "quick": ((0, 2), 44, 2.0), "row": ((0, 2), 3, 3.0)}
    assert records(Roster(MEMBERS, []), []) == ()
