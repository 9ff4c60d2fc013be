"""A game's statistics are the same in a simulation, at the end of a terminal game, in its record, and on the
replay page in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from pegs import players as registry
from pegs.analysis.setup import GameSetup
from pegs.analysis.workers import WorkerMemory
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.record import read_records
from pegs.record.game_record import Record
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.story.statistics import N_STATS, SeatStatistics, statistics_of
from pegs.table.after.finished_game import game_replay
from pegs.table.dealing import deal_event
from pegs.table.events import DealAsked
from pegs.table.handlers import Decider
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.terminal.game_display import Options
from pegs.terminal.game_loop import GameLoop
from pegs.terminal.local_table import record_text, seat_people
from pegs.terminal.seat_list import SeatPlan
from tests.soak import sweep

SEED = "statistics"
MAX_TURNS = 20_000
SEATINGS = ((4, 2, 13), (2, 2, 12), (3, 3, 3), (6, 3, 1))
"""Players, teams, and the number of games under each rule set."""
LONG = {"bluffing": 3}
"""The share of those games for a rule set whose games take longer: one in 3. 300 games in all."""
GAMES = [
    (rules, players, teams, number)
    for rules in NAMES
    for players, teams, games in SEATINGS
    for number in range(max(games // LONG.get(rules, 1), 1))
]
SHORT = {(rules, *SEATINGS[k % len(SEATINGS)][:2], 0) for k, rules in enumerate(NAMES)}
"""A game of each rule set, at each kind of table."""
BOTS = ("hints", "greedy")


class Printed:
    """A screen that collects what is printed."""

    width = height = 10_000

    def __init__(self) -> None:
        self.lines: list[str] = []

    def print(self, text: str = "", style: str = "") -> None:  # noqa: ARG002 - as in the protocol
        self.lines.append(text)

    def show(self, lines: Sequence[Any]) -> None:
        """Ignore the board."""


def simulated(setup: GameSetup, number: int, names: Sequence[str]) -> tuple[SeatStatistics, ...]:
    """From the simulation's collector."""
    counts = setup.play(WorkerMemory(), (number, number + 1), names).counts
    return tuple(SeatStatistics(*row) for row in counts.seats[: setup.players, :N_STATS].tolist())


def finished_table(game: Game, number: int, names: Sequence[str]) -> Table:
    """The same game, played turn by turn at a table of bots."""
    seats = [SeatPlan(f"Bot {seat}", name) for seat, name in enumerate(names)]
    table = Table.from_events(seat_people(game.ruleset, game.players, game.teams, seats, 0.0))
    asked = DealAsked(at=0.0, number=1, game="game", dealer=game.dealer, people=(), awaited=())
    table.apply(deal_event(table.state, asked, f"{SEED}/{number}", None, 0.0))
    for ply in game.plies:
        decider = Decider(table.state, Viewer("player", ply.seat), 0.0, bytes)
        for event in decider.played(ply.turn, "bot"):
            table.apply(event)
    return table


def recorded(table: Table) -> tuple[SeatStatistics, ...]:
    """From the record of a terminal game, read and replayed."""
    (record,) = read_records(record_text(table).splitlines())
    game = cast(Record, record).game()
    return statistics_of(game.board, game.plies)


def sent_to_browser(table: Table) -> tuple[SeatStatistics, ...]:
    """From the JSON that the replay page gets."""
    replay = msgspec.json.decode(msgspec.json.encode(game_replay(table, 1)))
    return msgspec.convert(replay["statistics"], tuple[SeatStatistics, ...])


def check_terminal(table: Table, statistics: Sequence[SeatStatistics]) -> None:
    """Check the numbers that the terminal prints at the end."""
    screen = Printed()
    GameLoop(table, cast(Any, None), screen, Options()).run()  # type: ignore[arg-type]
    assert translate("play-end-game", turns=sum(each.turns for each in statistics)) in screen.lines
    ending = screen.lines[-len(statistics) :]
    for seat, (line, each) in enumerate(zip(ending, statistics, strict=True)):
        shown = ("turns", "discards", "holes", "jokers", "bumps", "boosts", "bumped")
        numbers = {name: getattr(each, name) for name in shown}
        expected = translate("play-end-player", who=f"Bot {seat}", hand="|", **numbers)
        before, after = expected.split("|")
        assert line.strip().startswith(before)
        assert line.endswith(after)


@pytest.mark.parametrize(("rules", "players", "teams", "number"), sweep(GAMES, SHORT))
def test_statistics_are_the_same_everywhere(rules: str, players: int, teams: int, number: int) -> None:
    setup = GameSetup(load(rules), players, teams, SEED, MAX_TURNS)
    names = [BOTS[(seat + number) % len(BOTS)] for seat in range(players)]
    game = setup.play_python_game(number, [registry.make(name) for name in names], names)
    table = finished_table(game, number, names)
    statistics = simulated(setup, number, names)
    assert recorded(table) == statistics
    assert sent_to_browser(table) == statistics
    check_terminal(table, statistics)
