"""The bots a server offers: the built-in ones, and a host's own."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pegs import players
from pegs.cli import main
from pegs.core.repeated_warnings import RepeatedWarnings
from pegs.core.turn import Turn
from pegs.i18n import in_language
from pegs.protocol.settings import SeatChoice, Settings
from pegs.server.live import bot_pool
from pegs.table import timing
from pegs.table.answers.bot_list import bots
from pegs.table.timing import BotTask
from tests.server.clients import NO_WAITING, Client, ServerProcess, serving
from tests.server.loops import run
from tests.table.sitting import Sitting

BOTS_IN_ENGLISH = [
    ("expert", "Expert"),
    ("strong", "Strong"),
    ("hints", "Medium"),
    ("easy", "Easy"),
    ("random", "Random turns"),
]
BOTS_IN_SPANISH = [
    ("expert", "Experto"),
    ("strong", "Fuerte"),
    ("hints", "Medio"),
    ("easy", "Fácil"),
    ("random", "Turnos al azar"),
]


def listed(server: ServerProcess, language: str) -> list[tuple[str, str]]:
    found = server.get("/api/here", params={"lang": language}).json()["bots"]
    return [(bot["name"], bot["label"]) for bot in found]


def test_the_bots_are_listed_best_first_in_the_language_of_the_request(server: ServerProcess) -> None:
    assert listed(server, "en") == BOTS_IN_ENGLISH
    assert listed(server, "es") == BOTS_IN_SPANISH


def test_every_player_in_the_registry_but_the_yardstick_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    registered = (*players.names(), "installed", "my_bots:Cautious")
    monkeypatch.setattr(players, "names", lambda: registered)
    with in_language("en"):
        found = {bot.name: bot.label for bot in bots()}
    assert found.keys() == {*registered} - {"greedy"}
    assert (found["installed"], found["my_bots:Cautious"]) == ("installed", "Cautious")


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones(server: ServerProcess) -> None:
    seats: list[dict[str, Any]] = [{"who": "me"}, {"who": "bot", "bot": "nobody"}]
    body = {"settings": {"seats": seats}, "name": "Ann", "color": "R"}
    at_the_start = server.post("/api/tables", body)
    assert at_the_start.status_code == 409
    host = server.client(server.make()["token"])
    later = host.do("set_seat", seat=1, bot="nobody")
    assert later["tell"] == "refused"
    for sentence in (at_the_start.json()["sentence"], later["sentence"]):
        assert all(name in sentence for name in players.names()), sentence


OWN = "tests.server.own_bots"
BROKEN = ("Raises", "Cheats", "Exits")


@pytest.fixture(scope="module")
def server_with_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = [word for name in ("OwnBot", "PlainTuple", *BROKEN) for word in ("--bot", f"{OWN}:{name}")]
    with serving(tmp_path_factory.mktemp("bots"), *options) as running:
        yield running


def play_with(server: ServerProcess, *bots: str, turns: int) -> Client:
    """Play at a table with these bots until ``turns`` turns have been played."""
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in bots)]
    number = len(seats)
    made = server.make({"players": number, "teams": number, "seats": seats, "pace": NO_WAITING}, start=True)
    person = server.client(made["token"])
    person.receive_until(lambda view: view["stage"] == "playing")
    chance = random.Random(5)
    while len(turns_of(person)) < turns:
        person.wait_for_turn()
        assert person.play(chance)["tell"] == "done"
    return person


def turns_of(person: Client) -> list[dict[str, Any]]:
    return [each for each in person.events if each["what"] == "turn"]


def test_a_hosts_own_bot_can_play_at_every_table(server_with_bots: ServerProcess) -> None:
    assert (f"{OWN}:OwnBot", "OwnBot") in listed(server_with_bots, "en")
    person = play_with(server_with_bots, f"{OWN}:OwnBot", f"{OWN}:PlainTuple", turns=12)
    assert {turn["seat"] for turn in turns_of(person) if turn["by"] == "bot"} == {1, 2}
    log = server_with_bots.log.read_text()
    assert f"{OWN}:OwnBot" not in log
    assert f"{OWN}:PlainTuple" not in log


def test_experts_play_at_a_table(server: ServerProcess) -> None:
    person = play_with(server, *["expert"] * 9, turns=22)
    assert {turn["seat"] for turn in turns_of(person) if turn["by"] == "bot"} == set(range(1, 10))


def test_the_stand_in_plays_for_broken_bots_and_the_log_names_them(server_with_bots: ServerProcess) -> None:
    person = play_with(server_with_bots, *[f"{OWN}:{name}" for name in BROKEN], turns=12)
    assert {turn["seat"] for turn in turns_of(person) if turn["by"] == "bot"} == {1, 2, 3}
    log = server_with_bots.log.read_text()
    for name, problem in (
        ("Raises", "ZeroDivisionError"),
        ("Cheats", "isn’t legal"),
        ("Exits", "SystemExit"),
    ):
        lines = [line for line in log.splitlines() if f"{OWN}:{name}" in line]
        assert lines, log
        assert all("WARNING" in line and "hints plays" in line and problem in line for line in lines)


def task_of(bot: str) -> BotTask:
    """What a bot has to decide first."""
    name = players.load(f"{OWN}:{bot}")
    sitting = Sitting(Settings(seats=(SeatChoice(who="me"), *[SeatChoice(who="bot", bot=name)] * 3))).fill()
    sitting.start()
    while sitting.turn == 0:
        sitting.play_any()
    task = sitting.table.bot_to_move()
    assert task is not None
    assert task.bot == name
    return task


def test_a_bot_that_never_answers_stops_neither_its_table_nor_the_shutdown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "TIME_LIMIT", 0.2)
    task = task_of("Hangs")

    async def choose() -> list[Turn]:
        pool = bot_pool.BotPool()
        turns = await asyncio.gather(*(pool.choose(task) for _ in range(2 * bot_pool.MAX_THREADS)))
        pool.close()
        return turns

    assert set(run(choose())) == {players.decide("hints", task.seed, task.view)}


@pytest.mark.parametrize(("bot", "problem"), [("Raises", "ZeroDivisionError"), ("Hangs", "took too long")])
def test_a_bot_that_always_fails_is_counted_and_not_repeated(
    bot: str, problem: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(timing, "_warnings", RepeatedWarnings(logging.getLogger("test")))
    monkeypatch.setattr(bot_pool, "TIME_LIMIT", 600 if bot == "Raises" else 0.001)
    task = task_of(bot)

    async def choose() -> None:
        pool = bot_pool.BotPool()
        for _ in range(25):
            await pool.choose(task)
        pool.close()

    run(choose())
    first, tenth = [each.getMessage() for each in caplog.records if each.levelname == "WARNING"]
    assert problem in first
    assert tenth == f"{first} (10 times so far)"


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("nothing_here:Bot", "nothing_here:Bot"),
        (f"{OWN}:Missing", "Missing"),
        (f"{OWN}:CannotBeMade", "weights.bin"),
        ("clever", "hints"),
    ],
)
def test_the_server_does_not_start_if_a_bot_cannot_be_loaded(
    bot: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--no-browser", "--data", str(tmp_path / "data"), "--bot", bot])
    assert end.value.code == 2
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
