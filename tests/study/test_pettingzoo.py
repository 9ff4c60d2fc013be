"""PettingZoo's own tests pass on every rule set, with two to ten players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from pegs.rules import Rules, named
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.study.pettingzoo import env, parallel_env, raw_env
from tests.soak import combinations_of

pytestmark = [
    # Said about every environment that isn't one of PettingZoo's own and has a mask in its observations.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = 2
TABLES = combinations_of(named(), range(MIN_PLAYERS, MAX_PLAYERS + 1))


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parallel seed test plays illegal actions, about which PettingZoo logs a warning each."""
    monkeypatch.setattr("pettingzoo.utils.env_logger.EnvLogger.warn_on_illegal_move", lambda: None)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_pettingzoo_accepts_every_table(rules: str, players: int) -> None:
    def make(**options: Any) -> Any:
        return env(rules, players=players, **options)

    def make_parallel() -> Any:
        return parallel_env(rules, players=players)

    api_test(make(), CYCLES)
    seed_test(make, CYCLES)
    parallel_api_test(make_parallel(), CYCLES * players)
    parallel_seed_test(make_parallel, CYCLES)


@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_accepts_whole_games(make: Callable[..., Any]) -> None:
    api_test(make(Rules(pegs=1), players=2), 500)
    api_test(make("arizona", max_decisions=30), 500)


def test_pettingzoo_accepts_the_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env("wizard", players=6, render_mode=render_mode))
    assert "Player F" in capsys.readouterr().out
