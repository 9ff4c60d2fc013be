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
from pegs.training.comparisons import Comparisons, all_of, play_comparisons
from pegs.training.duels import duel
from pegs.training.played_games import Lessons, play_lessons, together
from pegs.training.seatings import Seating


@dataclass(frozen=True)
class RoundGames:
    """The games that a net plays in a round: ``numbers[i]`` of them at ``tables[i]``.

    It plays with itself. If ``net`` has a second one, that plays for all teams but one.
    """

    tables: Sequence[Seating]
    numbers: Sequence[int]
    net: Any
    seed: str

    def parts(self, span: Span) -> Iterator[tuple[int, range]]:
        """The tables of a span of games, counted through all tables, and which of each table's are in it."""
        for index, (begin, end) in enumerate(pairwise(accumulate(self.numbers, initial=0))):
            games = range(max(span[0], begin) - begin, min(span[1], end) - begin)
            if games:
                yield index, games


@dataclass(frozen=True)
class LessonGames(RoundGames):
    """Games that teach by how they end."""

    trace: float

    def __call__(self, memory: WorkerMemory, span: Span) -> Lessons:
        """Play some of them, and return what they teach."""
        return together([self._play(memory, *part) for part in self.parts(span)])

    def _play(self, memory: WorkerMemory, index: int, games: range) -> Lessons:
        table = self.tables[index]
        seed, learns = f"{self.seed}/{index}", None
        policies = [STRONG] * table.players
        if len(self.net) > 1:
            learns = index % table.teams
            policies = [STRONG + (seat % table.teams != learns) for seat in range(table.players)]
        return play_lessons(memory, table, policies, self.net, seed, games, trace=self.trace, team=learns)


@dataclass(frozen=True)
class SearchedGames(RoundGames):
    """Games in which some decisions are looked at closely."""

    def __call__(self, memory: WorkerMemory, span: Span) -> Comparisons:
        """Play some of them, and return those decisions."""
        return all_of([self._play(memory, *part) for part in self.parts(span)])

    def _play(self, memory: WorkerMemory, index: int, games: range) -> Comparisons:
        seed = f"{self.seed}/search/{index}"
        return play_comparisons(memory, self.tables[index], self.net, seed, games)


@dataclass(frozen=True)
class JudgedGames:
    """Deals that a net plays against ``hints``, or against a second net, twice each."""

    table: Seating
    net: Any
    seed: str

    def __call__(self, memory: WorkerMemory, span: Span) -> tuple[int, int]:
        """Play some of them; how many games the net has won, and how many were finished."""
        other = HINTS if len(self.net) == 1 else STRONG + 1
        return duel(memory, self.table, (STRONG, other), self.net, self.seed, range(*span))
