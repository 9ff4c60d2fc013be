"""What house rules do, asked of a server: games are played while someone asks, and no one is held up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.core.errors import PegsError
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting import rule_effects
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.rule_effects import LEFT_AFTER, RuleEffects
from pegs.server.http.app import make_app
from tests.server.clients import ServerProcess, serving
from tests.server.loops import run

TWO = {"players": 2, "teams": 2}
SMALL = 'extends = "basic"\ntitle = "Sundays"\nhand_size = 2\n'
PATIENCE = 120.0
ENDLESS = 10**6


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def effects(clock: Clock) -> Iterator[RuleEffects]:
    made = RuleEffects(2, clock)
    yield made
    made.close()


def hand(size: int) -> RuleSet:
    basic = load("basic")
    return replace(basic, rules=replace(basic.rules, hand_size=size))


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def ask(effects: RuleEffects, size: int, network: str = "home", games: int = ENDLESS) -> int:
    return len(effects.ask(network, hand(size), load("basic"), 2, 2, games).rows)


def test_games_come_in_while_someone_asks(effects: RuleEffects) -> None:
    assert ask(effects, 3, games=4) == 0
    wait_until(lambda: ask(effects, 3, games=4) == 4)
    wait_until(lambda: effects.waiting == 0)


def test_nothing_is_played_for_those_who_left(effects: RuleEffects, clock: Clock) -> None:
    ask(effects, 3)
    wait_until(lambda: ask(effects, 3) > 0)
    assert effects.waiting == 1
    clock.now += LEFT_AFTER + 1
    assert effects.waiting == 0
    played = ask(effects, 3, games=1)
    assert played == 1, "what was played before is remembered"


def test_the_base_serves_all_sheets(effects: RuleEffects) -> None:
    basic = load("basic")
    wait_until(lambda: len(effects.ask("home", hand(3), basic, 2, 2, 3).base_rows) == 3)
    assert len(effects.ask("home", hand(4), basic, 2, 2, 3).base_rows) == 3


def test_questions_take_turns(effects: RuleEffects) -> None:
    ask(effects, 3, "one")
    ask(effects, 4, "two")
    wait_until(lambda: ask(effects, 3, "one") > 0 and ask(effects, 4, "two") > 0)


def test_too_many_questions_are_refused(effects: RuleEffects) -> None:
    ask(effects, 3, "one")
    ask(effects, 4, "two")
    with pytest.raises(BusyError):
        ask(effects, 5, "three")


def test_a_new_question_replaces_the_oldest_of_its_network(
    monkeypatch: pytest.MonkeyPatch, effects: RuleEffects, clock: Clock
) -> None:
    monkeypatch.setattr(rule_effects, "MAX_OF_NETWORK", 1)
    for size in (2, 3, 4, 5):
        clock.now += 1
        ask(effects, size)
    assert effects.waiting == 1


def test_an_impossible_seating_is_refused(effects: RuleEffects) -> None:
    with pytest.raises(PegsError):
        effects.ask("home", load("basic"), load("basic"), 5, 2, 10)
    assert effects.waiting == 0


def test_the_rules_remembered_are_limited(monkeypatch: pytest.MonkeyPatch, effects: RuleEffects) -> None:
    monkeypatch.setattr(rule_effects, "MAX_REMEMBERED", 2)
    wait_until(lambda: ask(effects, 3, games=2) == 2)
    wait_until(lambda: ask(effects, 4, games=2) == 2)
    assert ask(effects, 3, games=2) == 0


# --- over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("effects")) as running:
        yield running


def report(server: ServerProcess, body: dict[str, Any], games: int, language: str = "en") -> dict[str, Any]:
    """Ask as the page does, until there are enough games."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        path = f"/api/rules/effect?lang={language}"
        answer = server.post(path, {**body, "games": games})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["games"] == games:
            return found
        time.sleep(0.3)
    raise AssertionError("the games take too long")


def test_a_sheet_against_its_base(server: ServerProcess) -> None:
    body = {"rules": {"toml": SMALL}, **TWO}
    first = server.post("/api/rules/effect", {**body, "games": 120}).json()
    assert {row["verdict"] for row in first["rows"]} == {"Still counting …"}
    assert {row["bar"] for row in first["rows"]} == {None}
    found = report(server, body, 120)
    assert (found["rules"], found["base"], found["seconds_left"]) == ("Sundays", "Basic game", 0)
    assert [row["name"] for row in found["rows"]] == ["minutes", "edge", "luck", "stuck", "comebacks"]
    minutes, *_, stuck, _ = found["rows"]
    assert minutes["base"].startswith("Basic game: ")
    assert minutes["detail"].endswith("turns")
    assert minutes["ticks"][0] == "0 min"
    assert stuck["verdict"] not in ("", "No difference we can see")
    assert 0 <= stuck["base_bar"]["low"] <= stuck["base_bar"]["value"] <= stuck["base_bar"]["high"] <= 1
    assert stuck["bar"]["low"] > stuck["base_bar"]["high"]
    spanish = report(server, body, 120, "es")
    assert spanish["rows"][0]["title"] == "Minutos por partida"
    slower = report(server, {**body, "turn_seconds": 90}, 120)
    assert slower["rows"][0]["rules"] != minutes["rules"]
    assert slower["rows"][0]["detail"] == minutes["detail"]


def test_a_base_is_not_compared(server: ServerProcess) -> None:
    found = report(server, TWO, 100)
    assert found["rules"] == found["base"] == "Basic game"
    assert {row["verdict"] for row in found["rows"]} == {""}
    assert {row["base_bar"] for row in found["rows"]} == {None}
    assert found["sentence"] == "This is Basic game as it stands. Change a rule to see what it does."


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"rules": {"toml": 'extends = "basic"\nhand_sise = 3\n'}}, 409),
        ({"players": 5, "teams": 2}, 409),
        ({"games": 5001}, 400),
        ({"turn_seconds": 0}, 400),
        ({"rules": {"name": "../basic"}}, 409),
    ],
)
def test_wrong_questions_are_refused(server: ServerProcess, body: dict[str, Any], status: int) -> None:
    answer = server.post("/api/rules/effect", body)
    assert answer.status_code == status
    assert answer.json()["sentence"]


def test_others_are_answered_meanwhile(server: ServerProcess) -> None:
    sheets = [f'extends = "basic"\nhand_size = {size}\n' for size in (3, 4, 6)]

    def is_answered_soon() -> bool:
        for sheet in sheets:
            asked = server.post("/api/rules/effect", {"rules": {"toml": sheet}, "games": 5000})
            assert asked.json()["games"] < 5000
        times = []
        for _ in range(20):
            start = time.monotonic()
            assert server.get("/health").json()["status"] == "ready"
            times.append(time.monotonic() - start)
        return sorted(times)[10] < 0.5

    with closing(server.client(server.make(start=True)["token"])) as client:
        client.receive_until(lambda view: bool(view) and view["stage"] == "playing")
        wait_until(is_answered_soon)  # other programs may be in the way


def test_questions_are_limited(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(rule_effects_at_once=2, rule_effects_a_minute=1)
        app = make_app(ServerSettings(tmp_path, warm_up=False, limits=limits))
        async with AsyncTestClient(app) as client:
            asked = [client.post("/api/rules/effect", json={"games": 1, **TWO}) for _ in range(4)]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429]

    run(work())
