"""The games from which the effect of a house rule is measured: one row of counts for each deal.

Every deal is played three times under a rule set: once by Strong bots only, which says how a game goes, and
twice by a Strong team against Medium, once with each of two teams as the strong one, which says how much
strength is worth.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from pegs.analysis.chunks import Span
from pegs.analysis.columns import Column
from pegs.analysis.setup import GameSetup
from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.state_io import pegs_of
from pegs.rules.ruleset import RuleSet
from pegs.table.after.winning_chance import holes_left

STRONG, MEDIUM = "strong", "hints"
"""The bots that people know as Strong and Medium."""
MATCHES = 2
"""Games of a deal in which a Strong team plays against Medium."""
MAX_TURNS = 2_000
"""A game between Strong bots seldom takes 700 turns, even with ten players; under rules that let nobody win,
a game ends here.
"""


class Count(IntEnum):
    """The numbers in the row of a deal. All but the last two are of the game between Strong bots."""

    TURNS = 0
    CARDS = 1
    """Turns in which a player had a card to play."""
    STUCK = 2
    """Turns of those in which no card could move anything by its power."""
    FINISHED = 3
    """1 if a team won."""
    FIRST_WON = 4
    """1 if the team that went first won."""
    COMEBACK = 5
    """1 if the winners were behind at half time: when half of the game's turns had been played, another team
    had fewer holes left to move.
    """
    STRONG_POINTS = 6
    """Half-points of the Strong team in its `MATCHES` games: two for a win, one for an unfinished game."""
    UNFINISHED = 7
    """Games of all three that reached `MAX_TURNS`."""


class RuleGames:
    """The deals of a rule set for one seating.

    Deal i depends on the rules, the seating, the seed and i only, and has the same cards under all rules with
    the same pack: ``Game.deal(rules, players, teams, seed=f"{seed}/{i}", dealer=i % players)``.
    """

    def __init__(self, ruleset: RuleSet, players: int, teams: int, seed: str) -> None:
        """Raises UsageError if the seating is impossible, DealError if the packs have too few cards."""
        self.ruleset, self.players, self.teams, self._seed = ruleset, players, teams, seed
        self._setup = GameSetup(ruleset, players, teams, seed, MAX_TURNS)
        self._board = ruleset.rules.board(players, teams)

    def play(self, memory: WorkerMemory, span: Span) -> Any:
        """Play a span of deals, and return a row of `Count` for each."""
        rows = np.zeros((span[1] - span[0], len(Count)), np.int64)
        for row, deal in zip(rows, range(*span), strict=True):
            self._play_strong(memory, deal, row)
            self._play_matches(memory, deal, row)
        return rows

    def _play_strong(self, memory: WorkerMemory, deal: int, row: Any) -> None:
        names = [STRONG] * self.players
        (result,) = self._setup.play(memory, (deal, deal + 1), names).results
        winner = int(result[Column.WINNER])
        row[Count.TURNS] = result[Column.TURNS]
        row[Count.CARDS] = result[Column.TURNS] - result[Column.PASSES]
        row[Count.STUCK] = result[Column.STUCK]
        row[Count.UNFINISHED] += winner < 0
        if winner < 0:
            return
        first = (deal + 1) % self.players % self.teams
        row[Count.FINISHED] = 1
        row[Count.FIRST_WON] = winner == first
        row[Count.COMEBACK] = self._was_behind(memory, deal, winner, int(result[Column.TURNS]) // 2)

    def _was_behind(self, memory: WorkerMemory, deal: int, team: int, turns: int) -> bool:
        """Whether another team had fewer holes left to move after a number of turns.

        The game is played once more up to there, and then stands in the worker's memory.
        """
        half = GameSetup(self.ruleset, self.players, self.teams, self._seed, turns)
        half.play(memory, (deal, deal + 1), [STRONG] * self.players)
        left = holes_left(self._board, pegs_of(memory.game.field("places")[:], self._board))
        return min(left) < left[team]

    def _play_matches(self, memory: WorkerMemory, deal: int, row: Any) -> None:
        for match in range(MATCHES):
            strong = (deal // self.players + match) % self.teams
            seats = range(self.players)
            names = [STRONG if self._board.team_of(seat) == strong else MEDIUM for seat in seats]
            winner = int(self._setup.play(memory, (deal, deal + 1), names).results[0, Column.WINNER])
            row[Count.UNFINISHED] += winner < 0
            row[Count.STRONG_POINTS] += 1 if winner < 0 else 2 * (winner == strong)
