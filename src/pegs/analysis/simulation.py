"""A simulation: its settings, what has been counted so far, and playing the remaining games."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from pegs.analysis.columns import Column
from pegs.analysis.setup import GameCounts, GameSetup, needs_python
from pegs.analysis.workers import Span, Workers
from pegs.rules.ruleset import RuleSet
from pegs.rules.toml.writer import write

MAX_TURNS = 20_000
"""The default limit of a game's turns; uniformly random play takes thousands in large games."""


class SimulationSettings(msgspec.Struct, frozen=True):
    """Everything that the result of game i depends on.

    ``rules`` is the text of a whole rules file, ``version`` the version of this package.
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
    ) -> SimulationSettings:
        """The settings of a simulation of a rule set."""
        from importlib.metadata import version

        text = write(RuleSet(ruleset.name, ruleset.title, ruleset.rules, words=ruleset.words))
        return cls(ruleset.name, text, players, teams, seats, seed, max_turns, version("pegs-and-jokers"))

    @property
    def ruleset(self) -> RuleSet:
        """The rule set, read from its text."""
        from pegs.rules.loader import load
        from pegs.rules.toml.reader import read_text

        return read_text(self.rules, self.rules_name, self.rules_name, load, house=False)


@dataclass
class Totals:
    """What has been counted so far: integers, so the result doesn't depend on the order of the games."""

    done: list[Span] = field(default_factory=list)
    """The games counted, in order; adjacent spans are merged."""
    wins: Counter[int] = field(default_factory=Counter)
    """Games won, by team."""
    starts: Counter[int] = field(default_factory=Counter)
    """Games won, by the distance in seats from the first to play to the nearest seat of the winning team: 0
    to teams - 1.
    """
    lengths: Counter[int] = field(default_factory=Counter)
    """Finished games, by their number of turns."""
    counts: GameCounts = field(default_factory=GameCounts)

    @property
    def games(self) -> int:
        """The number of games counted."""
        return sum(stop - start for start, stop in self.done)

    @property
    def unfinished(self) -> int:
        """The number of those games that reached the limit of turns."""
        return self.games - sum(self.wins.values())

    def missing(self, games: int) -> list[Span]:
        """The spans still to be played to reach a number of games."""
        edges = [0, *(edge for span in self.done for edge in span), games]
        return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if a < b]

    def add(self, settings: SimulationSettings, span: Span, counts: GameCounts, results: Any) -> None:
        """Add a span of games: its counts, and a row of results per game (`Column`)."""
        self.done = _merge([*self.done, span])
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


def _merge(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, stop in sorted(spans):
        if merged and merged[-1][1] == start:
            merged[-1] = (merged[-1][0], stop)
        else:
            merged.append((start, stop))
    return merged


def threads_for(names: Sequence[str], threads: int | None) -> int | None:
    """The number of threads for a lineup: as requested, or else one for players written in Python and one per
    core (None) for compiled players.
    """
    return threads or (1 if needs_python(names) else None)


def play(
    settings: SimulationSettings,
    totals: Totals,
    games: int,
    stop: threading.Event,
    threads: int | None = None,
) -> Iterator[int]:
    """Play games until ``totals`` has a number of them.

    Yields the number of games counted after every chunk. Game i depends only on the settings and on i, so
    neither the number of threads nor an interruption changes the outcome. Once ``stop`` is set, chunks in
    progress are finished and no more are started. Raises PlayerError if a player written in Python fails.
    """
    setup = GameSetup(settings.ruleset, settings.players, settings.teams, settings.seed, settings.max_turns)
    workers = Workers(
        lambda memory, span: setup.play(memory, span, settings.seats), threads_for(settings.seats, threads)
    )
    for span, (counts, results) in workers.run(totals.missing(games), stop):
        totals.add(settings, span, counts, results)
        yield totals.games
