"""A simulation: its settings, what has been counted so far, and going on with it."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from pegs.analysis.columns import Column
from pegs.analysis.setup import Counts, Field
from pegs.analysis.workers import Crew, Span
from pegs.rules.ruleset import RuleSet
from pegs.rules.toml.writer import write

MAX_TURNS = 20_000
"""The usual limit of a game's turns; uniformly random play in large games takes thousands."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that decides the result of game number i. ``rules`` is a whole rules file, ``version`` that
    of this package.
    """

    rules_name: str
    rules: str
    players: int
    teams: int
    seats: tuple[str, ...]
    seed: str
    max_turns: int
    version: str

    @classmethod
    def of(
        cls, ruleset: RuleSet, players: int, teams: int, seats: tuple[str, ...], seed: str, max_turns: int
    ) -> Settings:
        """The settings of a simulation by a rule set."""
        from importlib.metadata import version

        whole = write(RuleSet(ruleset.name, ruleset.title, ruleset.rules, words=ruleset.words))
        return cls(ruleset.name, whole, players, teams, seats, seed, max_turns, version("pegs-and-jokers"))

    @property
    def ruleset(self) -> RuleSet:
        """The rule set, read from its text."""
        from pegs.rules.loader import load
        from pegs.rules.toml.reader import read_text

        return read_text(self.rules, self.rules_name, self.rules_name, load, house=False)


@dataclass
class Totals:
    """What has been counted. Everything is a sum of whole numbers, so the order in which games come in does
    not matter.
    """

    done: list[Span] = field(default_factory=list)
    """Which games are in it, in order, touching spans joined."""
    wins: Counter[int] = field(default_factory=Counter)
    """Games won, by team."""
    starts: Counter[int] = field(default_factory=Counter)
    """Games won, by how many seats after the first to play the nearest seat of the winning team sits: 0 ...
    teams - 1.
    """
    lengths: Counter[int] = field(default_factory=Counter)
    """Finished games by their number of turns."""
    counts: Counts = field(default_factory=Counts)

    @property
    def games(self) -> int:
        """How many games are in it."""
        return sum(stop - start for start, stop in self.done)

    @property
    def unfinished(self) -> int:
        """How many of them reached the limit of turns."""
        return self.games - sum(self.wins.values())

    def missing(self, games: int) -> list[Span]:
        """The spans that are still to be played of so many games."""
        edges = [0, *(edge for span in self.done for edge in span), games]
        return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if a < b]

    def add(self, settings: Settings, span: Span, counts: Counts, results: Any) -> None:
        """Take in a span of games."""
        self.done = _joined([*self.done, span])
        self.counts.add(counts)
        finished = results[:, Column.WINNER] >= 0
        winners = results[finished, Column.WINNER]
        first = (np.arange(*span)[finished] + 1) % settings.players
        _count(self.wins, winners)
        _count(self.starts, (winners - first) % settings.teams)
        _count(self.lengths, results[finished, Column.TURNS])


def _count(counter: Counter[int], values: Any) -> None:
    numbers, times = np.unique(values, return_counts=True)
    counter.update(dict(zip(numbers.tolist(), times.tolist(), strict=True)))


def _joined(spans: list[Span]) -> list[Span]:
    joined: list[Span] = []
    for start, stop in sorted(spans):
        if joined and joined[-1][1] == start:
            joined[-1] = (joined[-1][0], stop)
        else:
            joined.append((start, stop))
    return joined


def play(
    settings: Settings,
    totals: Totals,
    games: int,
    stop: threading.Event,
    threads: int | None = None,
) -> Iterator[int]:
    """Play what is missing of so many games and add it to ``totals``; after every chunk the number of games
    played so far is given.

    Game i depends on the settings and on i only, so that neither the number of threads nor an interruption
    changes the outcome. Once ``stop`` is set, only what is under way is finished.
    """
    where = Field(settings.ruleset.rules, settings.players, settings.teams, settings.seed, settings.max_turns)
    crew = Crew(lambda bench, span: where.play(bench, span, settings.seats), threads)
    for span, (counts, results) in crew.run(totals.missing(games), stop):
        totals.add(settings, span, counts, results)
        yield totals.games
