"""A server that is asked for three times the turns it can do: games continue, newcomers wait, all is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs.server.hosting.overload import MAX_RETRY, RETRY
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.crowd import PAUSE, Crowd
from tests.server.loops import run

pytestmark = pytest.mark.soak
SENSITIVE = f"{NO_LIMITS}\nbusy_lag = 0.03\n"
"""The lag grows with the tables that want a turn at once: this takes dozens of them, not hundreds."""
FIRST_TABLES, MAX_TABLES = 16, 400
TURNS = 5
TRIES = 600
"""How often people try to get in again."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(tmp_path / "data", limits=SENSITIVE) as running:
        yield running


async def come_until_busy(crowd: Crowd) -> None:
    """Let more and more people come to play, until the server asks one to wait."""
    while (answer := await crowd.newcomer()).status_code == 201:
        assert len(crowd.tables) < MAX_TABLES, "never busy"
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (503, "busy")
    assert RETRY <= problem["retry"] <= MAX_RETRY
    assert answer.headers["retry-after"] == str(problem["retry"])


async def wait_for_turns(crowd: Crowd, each: int) -> None:
    """Wait until every table has played this many turns more. None is refused: `play_turn` asserts that."""
    wanted = [table.version + each for table in crowd.tables]
    while any(table.version < version for table, version in zip(crowd.tables, wanted, strict=True)):
        await asyncio.sleep(PAUSE)
        crowd.raise_problems()


async def get_in_again(crowd: Crowd) -> None:
    """Try to create a table until the server has recovered."""
    for _ in range(TRIES):
        if (await crowd.newcomer()).status_code == 201:
            return
        await asyncio.sleep(PAUSE)
    raise AssertionError("still busy")


def test_games_continue_and_newcomers_wait_until_the_load_ends(server: ServerProcess) -> None:
    async def work() -> None:
        crowd = Crowd(server)
        await crowd.sit_down(FIRST_TABLES)
        rate = await crowd.play(TURNS)
        crowd.begin(FIRST_TABLES / (3 * rate))
        await come_until_busy(crowd)
        await wait_for_turns(crowd, TURNS)
        await crowd.end()
        await get_in_again(crowd)
        assert await crowd.lost_turns() == 0
        await crowd.close()

    run(work())
