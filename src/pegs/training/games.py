"""The games of a training round, and those that judge the net, numbered so that any worker can play them.

`pegs.analysis.executors` play them in chunks. A chunk's result depends only on the numbers of its games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from pegs.analysis.chunks import Span
from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.layout import Records
from pegs.players.policies import HINTS, STRONG
from pegs.training.comparisons import Comparisons, join_comparisons, play_comparisons
from pegs.training.duels import duel
from pegs.training.played_games import Examples, join_examples, play_examples
from pegs.training.seatings import Seating


@dataclass(frozen=True)
class RoundGames:
    """The games of a round: ``numbers[i]`` of them at ``tables[i]``.

    The net plays itself. If ``net`` has a second one, that one plays all teams but one.
    """

    tables: Sequence[Seating]
    numbers: Sequence[int]
    net: Records
    seed: str

    def parts(self, span: Span) -> Iterator[tuple[int, range]]:
        """Each table in a span of games (numbered across all tables), and the numbers of its games there."""
        for index, (begin, end) in enumerate(pairwise(accumulate(self.numbers, initial=0))):
            games = range(max(span[0], begin) - begin, min(span[1], end) - begin)
            if games:
                yield index, games


@dataclass(frozen=True)
class ExampleGames(RoundGames):
    """Games whose positions and results become training examples."""

    trace: float

    def __call__(self, memory: WorkerMemory, span: Span) -> Examples:
        """Play a span of the games, and return their examples."""
        return join_examples([self._play(memory, *part) for part in self.parts(span)])

    def _play(self, memory: WorkerMemory, index: int, games: range) -> Examples:
        table = self.tables[index]
        seed, learns = f"{self.seed}/{index}", None
        policies = [STRONG] * table.players
        if len(self.net) > 1:
            learns = index % table.teams
            policies = [STRONG + (seat % table.teams != learns) for seat in range(table.players)]
        return play_examples(memory, table, policies, self.net, seed, games, trace=self.trace, team=learns)


@dataclass(frozen=True)
class SearchedGames(RoundGames):
    """Games in which some decisions are compared by rollouts."""

    def __call__(self, memory: WorkerMemory, span: Span) -> Comparisons:
        """Play a span of the games, and return the compared decisions."""
        return join_comparisons([self._play(memory, *part) for part in self.parts(span)])

    def _play(self, memory: WorkerMemory, index: int, games: range) -> Comparisons:
        seed = f"{self.seed}/search/{index}"
        return play_comparisons(memory, self.tables[index], self.net, seed, games)


@dataclass(frozen=True)
class JudgedGames:
    """Deals that a net plays against ``hints`` or a second net, each deal twice."""

    table: Seating
    net: Records
    seed: str

    def __call__(self, memory: WorkerMemory, span: Span) -> tuple[int, int]:
        """Play a span of the deals, and return the number of games the net won, and of those finished."""
        other = HINTS if len(self.net) == 1 else STRONG + 1
        return duel(memory, self.table, (STRONG, other), self.net, self.seed, range(*span))
