"""The deal of the day on the server: the same for everyone, counted once, with nothing about anyone."""

from __future__ import annotations

import datetime
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.cli import main
from pegs.protocol.rest import DailyDay, DailyGame
from pegs.server.hosting.config import DATABASE_FILE, Limits, ServerSettings
from pegs.server.http.app import make_app
from pegs.server.store.daily_games import DAYS_STORED, add_result, result_of_game, results_of_day
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.shared_database import shared_url
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.daily import DailyResult, daily_seed, day_of
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess, seated, serving
from tests.server.loops import run
from tests.server.postgres import Postgres
from tests.table.daily_deals import nearly_won

ROSA: dict[str, Any] = {"name": "Rosa", "color": "B"}


def finish(server: ServerProcess, *, practice: bool = False) -> str:
    """Win a day's deal with the last turn: the game's id."""
    now = time.time()
    events, turn = nearly_won(day_of(now), now, practice=practice)
    key = Tables(server.data).keep(events)
    client = server.client(str(key["token"]))
    assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
    client.receive_until(lambda table: table["stage"] == "over")
    client.close()
    return str(client.view["game_id"])


def result(server: ServerProcess, game: str) -> Any:
    answer = server.get(f"/api/games/{game}/daily")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_everyone_gets_todays_deal_without_hints_and_take_backs(unlimited: ServerProcess) -> None:
    hands = []
    for _ in range(2):
        today = unlimited.get("/api/daily").json()["day"]
        client = unlimited.client(seated(unlimited.post("/api/daily", ROSA))["token"])
        client.receive_until(lambda table: table["stage"] == "playing")
        settings = client.view["settings"]
        assert settings["daily"] == {"day": today, "practice": False}
        assert not settings["hints"]
        assert not settings["take_back"]
        began = next(event for event in client.events if event["what"] == "began")
        assert (began["daily"], began["contributions"]) == (today, [])
        hands.append(client.game["hand"])
        client.close()
    assert hands[0] == hands[1]


def test_a_result_is_counted_and_backed_up_and_has_nothing_about_the_person(
    tmp_path: Path, unlimited: ServerProcess
) -> None:
    before = unlimited.get("/api/daily").json()
    practice = result(unlimited, finish(unlimited, practice=True))
    assert (practice["won"], practice["counts"]) == (True, False)
    assert practice["day"].items() <= before.items()
    game = finish(unlimited)
    shown = result(unlimited, game)
    assert (shown["won"], shown["counts"]) == (True, True)
    assert shown["day"]["people"] == before["people"] + 1
    assert shown["day"]["wins"] == before["wins"] + 1
    assert shown["day"]["quickest"] <= shown["turns"]
    assert unlimited.get("/api/games/nothing/daily").status_code == 404
    copy, other = tmp_path / "copy.sqlite3", tmp_path / "other"
    _run("backup", copy, "--data", unlimited.data)
    _run("restore", copy, "--data", other)
    with closing(sqlite3.connect(other / DATABASE_FILE)) as database:
        database.row_factory = sqlite3.Row
        (row,) = database.execute("SELECT * FROM daily_games WHERE game = ?", (game,))
    stored = {"day": shown["day"]["day"], "won": 1, "turns": shown["turns"], "counts": 1}
    assert dict(row) == {"game": game, **stored}


def _run(*words: object) -> None:
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in words])
    assert not end.value.code


async def add_up(address: str) -> None:
    """Check what results add up to, and that each game counts once and old days are deleted."""
    engine = await open_database(address)
    store = Store(engine)

    async def add(game: str, day: str, won: bool, turns: int, counts: bool = True) -> None:
        transaction = Transaction()
        add_result(transaction, game, DailyResult(day, won, turns, counts))
        await store.commit(transaction)

    try:
        assert await results_of_day(store, "2026-11-22") == DailyDay("2026-11-22", 0, 0, None)
        await add("one", "2026-11-22", False, 38)
        assert await results_of_day(store, "2026-11-22") == DailyDay("2026-11-22", 1, 0, None)
        await add("two", "2026-11-22", True, 47)
        await add("three", "2026-11-22", True, 41)
        await add("practice", "2026-11-22", True, 30, counts=False)
        await add("other", "2026-11-21", True, 20)
        day = DailyDay("2026-11-22", 3, 2, 41)
        assert await results_of_day(store, "2026-11-22") == day
        assert await result_of_game(store, "one") == DailyGame(False, 38, True, day)
        assert await result_of_game(store, "practice") == DailyGame(True, 30, False, day)
        assert await result_of_game(store, "none") is None
        with pytest.raises(ConflictError):
            await add("one", "2026-11-22", False, 38)
        await add("late", "2026-12-22", True, 50)
        assert (await results_of_day(store, "2026-11-22")).people == 3
        await add("later", "2026-12-23", True, 50)
        assert (await results_of_day(store, "2026-11-22")).people == 0
        assert DAYS_STORED == 30
    finally:
        await store.close()


def test_results_add_up(tmp_path: Path) -> None:
    run(add_up(sqlite_url(tmp_path / "pegs.sqlite3")))


def test_results_add_up_in_postgresql(postgres: Postgres) -> None:
    run(add_up(shared_url(postgres.new_database())))


def test_tables_for_the_deal_of_the_day_are_limited(tmp_path: Path) -> None:
    async def work() -> None:
        settings = ServerSettings(tmp_path, warm_up=False, limits=Limits(tables_an_hour=2))
        async with AsyncTestClient(make_app(settings)) as client:
            answers = [await client.post("/api/daily", json=ROSA) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            # Nor can anyone make the same table with an easier game.
            easier = {"settings": {"daily": {"day": "2026-11-22"}, "hints": True}, **ROSA}
            assert (await client.post("/api/tables", json=easier)).status_code in (409, 429)

    run(work())


def test_a_result_of_another_day_is_not_stored(unlimited: ServerProcess) -> None:
    now = time.time()
    events, turn = nearly_won("2026-01-01", now)
    key = Tables(unlimited.data).keep(events)
    client = unlimited.client(str(key["token"]))
    assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
    client.receive_until(lambda table: table["stage"] == "over")
    assert unlimited.get(f"/api/games/{client.view['game_id']}/daily").status_code == 404
    assert client.events[-1]["seed"] == daily_seed("2026-01-01")
    client.close()


def near_days(server: ServerProcess) -> list[str]:
    """The dates from two days before the server's to two days after it."""
    today = datetime.date.fromisoformat(server.get("/api/daily").json()["day"])
    return [(today + datetime.timedelta(ahead)).isoformat() for ahead in (-2, -1, 0, 1, 2)]


def ask_for_days(server: ServerProcess) -> None:
    """Check that a device's date counts if it's today somewhere, and that others change nothing."""
    days = near_days(server)
    for day in days[1:4]:
        opening = server.get("/api/daily", params={"day": day}).json()
        assert opening["day"] == day
        assert server.get("/api/puzzles", params={"day": day}).json()["day"] == day
        client = server.client(seated(server.post("/api/daily", {**ROSA, "day": day}))["token"])
        client.receive_until(lambda table: table["stage"] == "playing")
        assert client.view["settings"]["daily"]["day"] == day
        assert client.game["hand"] == opening["hand"]
        assert client.game["pile_size"] == opening["pile"]
        assert [seat["name"] for seat in client.view["seats"]][1:] == opening["bots"]
        client.close()
    for day in (days[0], days[4], "", "nonsense", "2026-02-30", "9" * 4000, "';--", "\u0000"):
        for path in ("/api/daily", "/api/puzzles"):
            answer = server.get(path, params={"day": day})
            assert (answer.status_code, answer.json()["code"]) == (409, "not_allowed"), day
    others: list[object] = ["", "nonsense", "2026-02-30", "9" * 4000, 5, ["2026-11-22"], {}, True]
    for wrong in (days[0], days[4], *others):
        answer = server.post("/api/daily", {**ROSA, "day": wrong})
        assert answer.status_code in (400, 409), wrong
        assert answer.json()["sentence"]


def test_a_device_says_which_day_it_is_within_a_day(unlimited: ServerProcess) -> None:
    ask_for_days(unlimited)


def test_a_device_says_which_day_it_is_within_a_day_in_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, DATABASE_URL=postgres.new_database()) as server:
        ask_for_days(server)


def test_yesterdays_deal_counts_for_yesterday_while_it_is_somewhere(unlimited: ServerProcess) -> None:
    now = time.time()
    yesterday = day_of(now - 86_400)
    before = unlimited.get("/api/daily").json()["people"]
    events, turn = nearly_won(yesterday, now)
    key = Tables(unlimited.data).keep(events)
    client = unlimited.client(str(key["token"]))
    assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
    client.receive_until(lambda table: table["stage"] == "over")
    shown = result(unlimited, str(client.view["game_id"]))
    client.close()
    assert (shown["counts"], shown["day"]["day"]) == (True, yesterday)
    assert unlimited.get("/api/daily").json()["people"] == before
