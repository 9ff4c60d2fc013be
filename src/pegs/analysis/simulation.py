"""A simulation: its settings, what has been counted so far, and playing the remaining games.

`simulate` does it all in one call, and returns one row per game.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from pegs.analysis import ranges
from pegs.analysis.accumulators import AccumulatorMaker, AccumulatorTotals
from pegs.analysis.chunks import Span
from pegs.analysis.columns import Column
from pegs.analysis.defaults import MAX_TURNS, SEATS, SEED, SIMULATED_GAMES
from pegs.analysis.executors import executor
from pegs.analysis.game_rows import GameRows
from pegs.analysis.lineup import Maker, as_players, board_for, lineup
from pegs.analysis.setup import GameCounts, GameSetup, PlayedGames, holds_up_threads
from pegs.analysis.simulated_games import SimulatedGames
from pegs.analysis.workers import WorkerMemory
from pegs.engine.arguments import check_seed
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS, RuleSet
from pegs.rules.switches import Rules
from pegs.rules.toml.writer import write


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

    def add(self, settings: SimulationSettings, span: Span, played: PlayedGames) -> None:
        """Add a span of games."""
        self.done = _merge([*self.done, span])
        self.counts.add(played.counts)
        results = played.results
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


@dataclass(frozen=True)
class _Chunks:
    """Plays chunks of a simulation, and returns only what's asked for: results may cross a network."""

    setup: GameSetup
    names: tuple[str, ...]
    makers: tuple[AccumulatorMaker, ...]
    with_tallies: bool

    def __call__(self, memory: WorkerMemory, span: Span) -> PlayedGames:
        played = self.setup.play(memory, span, self.names, self.makers)
        return played if self.with_tallies else played._replace(tallies=played.tallies[:0])


def play(
    settings: SimulationSettings,
    totals: Totals,
    games: int,
    stop: threading.Event,
    threads: int | None = None,
    rows: GameRows | None = None,
    accumulators: AccumulatorTotals | None = None,
    ray: str | None = None,
) -> Iterator[int]:
    """Play games until ``totals`` has a number of them; ``rows`` and ``accumulators`` get only the games that
    are played now.

    Yields the number of games counted after every chunk. Game i depends only on the settings and on i, so
    neither the workers (``threads`` and ``ray``: see `pegs.analysis.executors.executor`) nor an interruption
    change the outcome. Once ``stop`` is set, chunks in progress are finished and no more are started. Raises
    PlayerError if a player written in Python fails, and UsageError if there is no such Ray cluster.
    """
    setup = GameSetup(settings.ruleset, settings.players, settings.teams, settings.seed, settings.max_turns)
    makers = () if accumulators is None else accumulators.makers
    chunks = _Chunks(setup, settings.seats, makers, rows is not None)
    in_python = bool(makers) or holds_up_threads(settings.seats)
    for span, played in executor(chunks, in_python, threads, ray).run(totals.missing(games), stop):
        totals.add(settings, span, played)
        if rows is not None:
            rows.add(span, played)
        if accumulators is not None and makers:
            accumulators.add(span, played.accumulators)
        yield totals.games


def simulate(
    rules: Rules | RuleSet | str,
    players: int = DEFAULT_PLAYERS,
    teams: int = DEFAULT_TEAMS,
    *,
    seats: str | Maker | Sequence[str | Maker] = SEATS,
    games: int = SIMULATED_GAMES,
    seed: int | str = SEED,
    max_turns: int = MAX_TURNS,
    threads: int | None = None,
    accumulators: Sequence[AccumulatorMaker] = (),
    ray: str | None = None,
) -> SimulatedGames:
    """Play games between bots, and return one row per game as NumPy columns by name.

    ``seats`` names the players: one per seat, or fewer that the teams take in turn (``"hints,greedy"``).
    A class of your own works as well as a name (``["hints", MyPlayer]``).
    ``threads`` (at most 256) is one per core by default, and one for games in Python. With ``accumulators``
    (classes of your own: `pegs.analysis.accumulators.Accumulator`), all games are played in Python. ``ray``
    is the address of a Ray cluster to play them on, or ``"local"``. The columns:

    ========== =============================================================================================
    game       The game's number i, from 0. ``Game.deal(rules, players, teams, seed=f"{seed}/{i}",
               dealer=i % players)`` deals the same cards.
    dealer     The letter of the seat that dealt; the next one went first.
    winner     The letters of the winning team's seats (``"AC"``), empty after ``max_turns`` turns.
    last       The letter of the seat that made the winning turn, or empty.
    turns ...  What `pegs.analysis.columns.Column` counts, in lowercase: over all seats together, and with a
               letter appended (``bumps_A``) for each seat.
    ========== =============================================================================================

    The result's ``seats`` has the same with one row per game and seat, which say its ``team`` (``"AC"``), its
    ``player``, its ``place`` in the order of play (1 went first), whether its team ``won``, and whether it
    made the ``last`` turn. Its ``accumulators`` are the requested ones, each of which has seen all games.

    The same arguments give the same rows on any machine, with any number of threads or machines. Raises
    UsageError if the seating, a number or the seed is impossible, or there is no such player or cluster,
    RulesError for rules that contradict themselves, DealError if the packs have too few cards, and
    PlayerError if a player fails.
    """
    ranges.GAMES.check("games", games)
    ranges.MAX_TURNS.check("max_turns", max_turns)
    if threads is not None:
        ranges.THREADS.check("threads", threads)
    check_seed(seed)
    ruleset = as_ruleset(rules)
    board = board_for(ruleset.rules, players, teams)
    names = lineup(as_players(seats), board)
    settings = SimulationSettings.of(ruleset, players, teams, names, str(seed), max_turns)
    rows, totals = GameRows(), AccumulatorTotals(accumulators)
    for _ in play(settings, Totals(), games, threading.Event(), threads, rows, totals, ray):
        pass
    return SimulatedGames(rows, board, names, totals.totals)
