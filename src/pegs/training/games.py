"""The games of a round and of a judgment, numbered, so that any worker can play any of them.

They are what the executors of simulations play (`pegs.analysis.executors`): chunks of games, whose results
depend on nothing but the numbers of the games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from pegs.analysis.chunks import Span
from pegs.analysis.workers import WorkerMemory
from pegs.players.policies import HINTS, STRONG
from pegs.training.duels import duel
from pegs.training.played_games import Lessons, play_lessons, together
from pegs.training.seatings import Seating


@dataclass(frozen=True)
class RoundGames:
    """The games that a net plays with itself in a round: ``numbers[i]`` of them at ``tables[i]``."""

    tables: Sequence[Seating]
    numbers: Sequence[int]
    net: Any
    seed: str
    trace: float

    def __call__(self, memory: WorkerMemory, span: Span) -> Lessons:
        """Play some of them, counted through all tables, and return what they teach."""
        return together([self._play(memory, *part) for part in self._parts(span)])

    def _parts(self, span: Span) -> Iterator[tuple[int, range]]:
        """The tables of a span of games, and which of each table's games are in it."""
        for index, (begin, end) in enumerate(pairwise(accumulate(self.numbers, initial=0))):
            games = range(max(span[0], begin) - begin, min(span[1], end) - begin)
            if games:
                yield index, games

    def _play(self, memory: WorkerMemory, index: int, games: range) -> Lessons:
        table = self.tables[index]
        policies, seed = [STRONG] * table.players, f"{self.seed}/{index}"
        return play_lessons(memory, table, policies, self.net, seed, games, trace=self.trace)


@dataclass(frozen=True)
class JudgedGames:
    """Deals that a net plays against ``hints``, twice each."""

    table: Seating
    net: Any
    seed: str

    def __call__(self, memory: WorkerMemory, span: Span) -> tuple[int, int]:
        """Play some of them; how many games the net has won, and how many were finished."""
        return duel(memory, self.table, (STRONG, HINTS), self.net, self.seed, range(*span))
