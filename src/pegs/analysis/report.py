"""The results of a simulation as values, from which its tables, JSON, CSV, and chart are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec

from pegs.analysis.columns import Bluff, Column, Use
from pegs.analysis.intervals import Interval, normal, wilson
from pegs.analysis.setup import holds_up_threads
from pegs.analysis.simulation import SimulationSettings, Totals
from pegs.core.board import Board
from pegs.core.cards import N_RANKS, RANK_TEXT

PERCENTILES = (5, 25, 50, 75, 95)
BINS = 16
"""About the number of bars in the histogram; a round width makes it fewer."""


class TeamRow(msgspec.Struct, frozen=True):
    """A team: the letters and players of its seats, games won, share with interval."""

    team: int
    seats: str
    players: tuple[str, ...]
    wins: int
    share: Interval


class SeatRow(msgspec.Struct, frozen=True):
    """A seat. ``last_turns`` counts the games it won for its team with the last turn; the others are means
    per game or shares of its turns.
    """

    seat: str
    team: int
    player: str
    last_turns: int
    last_turn_share: Interval
    turns: float
    bumps: float
    bumped: float
    boosts: float
    jokers: float
    forced: float
    stuck: float


class StartRow(msgspec.Struct, frozen=True):
    """Games won by the team that plays first, second, and so on."""

    place: int
    wins: int
    share: Interval


class Bar(msgspec.Struct, frozen=True):
    """A bar of the histogram: games of ``first`` to ``last`` turns."""

    first: int
    last: int
    games: int

    @property
    def width(self) -> int:
        """How many different lengths it covers."""
        return self.last - self.first + 1

    @property
    def density(self) -> float:
        """Games per turn of its width: the bar's height, so that its area is the number of games."""
        return self.games / self.width


class Length(msgspec.Struct, frozen=True):
    """How long finished games were, in turns."""

    mean: Interval
    deviation: float
    shortest: int
    longest: int
    percentiles: dict[int, int]
    bars: tuple[Bar, ...]


class CardRow(msgspec.Struct, frozen=True):
    """A rank: how often it was played, in all and per game, and for what (`Use`)."""

    card: str
    played: int
    per_game: float
    uses: dict[str, int]


class Bluffing(msgspec.Struct, frozen=True):
    """Declarations per game, and the shares that were false, doubted, and caught among the false."""

    declared: float
    false_share: float
    doubted_share: float
    caught_share: float


class Rates(msgspec.Struct, frozen=True):
    """Means per game over all games, unfinished ones included; ``forced`` and ``stuck`` are shares of all
    turns.
    """

    turns: float
    bumps: float
    boosts: float
    setbacks: float
    jokers: float
    stuck_turns: float
    choices: float
    forced: float
    stuck: float


class Report(msgspec.Struct, frozen=True):
    """The results of a simulation.

    ``requested`` is the number of games asked for, ``games`` the number played so far. ``in_python`` is True
    if a player isn't compiled, so that the games were played in Python.
    """

    settings: SimulationSettings
    in_python: bool
    requested: int
    games: int
    unfinished: int
    teams: tuple[TeamRow, ...]
    seats: tuple[SeatRow, ...]
    starts: tuple[StartRow, ...]
    length: Length | None
    rates: Rates
    cards: tuple[CardRow, ...]
    bluffing: Bluffing | None


def report(settings: SimulationSettings, totals: Totals, requested: int) -> Report:
    """Report what has been counted so far in a simulation of ``requested`` games."""
    board = settings.ruleset.rules.board(settings.players, settings.teams)
    return Report(
        settings=settings,
        in_python=holds_up_threads(settings.seats),
        requested=requested,
        games=totals.games,
        unfinished=totals.unfinished,
        teams=_teams(settings, totals, board),
        seats=_seats(settings, totals, board),
        starts=_starts(settings, totals),
        length=_length(totals.lengths),
        rates=_rates(totals),
        cards=_cards(totals),
        bluffing=_bluffing(totals),
    )


class _Means:
    """The counts of a seat, or of all seats: per game, or as shares of the turns with a card."""

    def __init__(self, counts: Sequence[int], games: int) -> None:
        self._counts, self._games = counts, max(games, 1)
        self._cards = max(counts[Column.TURNS] - counts[Column.PASSES], 1)

    def per_game(self, column: Column) -> float:
        return self._counts[column] / self._games

    def share(self, column: Column) -> float:
        return self._counts[column] / self._cards


def _teams(settings: SimulationSettings, totals: Totals, board: Board) -> tuple[TeamRow, ...]:
    rows = []
    for team in range(settings.teams):
        seats = board.team(team)
        players = tuple(settings.seats[seat] for seat in seats)
        letters = "".join(board.letters[seat] for seat in seats)
        wins = totals.wins[team]
        rows.append(TeamRow(team + 1, letters, players, wins, wilson(wins, totals.games)))
    return tuple(rows)


def _seats(settings: SimulationSettings, totals: Totals, board: Board) -> tuple[SeatRow, ...]:
    rows = []
    for seat in range(settings.players):
        row = totals.counts.seats[seat].tolist()
        means = _Means(row, totals.games)
        rows.append(
            SeatRow(
                seat=board.letters[seat],
                team=board.team_of(seat) + 1,
                player=settings.seats[seat],
                last_turns=row[Column.WINNER],
                last_turn_share=wilson(row[Column.WINNER], totals.games),
                turns=means.per_game(Column.TURNS),
                bumps=means.per_game(Column.BUMPS),
                bumped=means.per_game(Column.BUMPED),
                boosts=means.per_game(Column.BOOSTS),
                jokers=means.per_game(Column.JOKERS),
                forced=means.share(Column.FORCED),
                stuck=means.share(Column.STUCK),
            )
        )
    return tuple(rows)


def _starts(settings: SimulationSettings, totals: Totals) -> tuple[StartRow, ...]:
    places = range(settings.teams)
    return tuple(StartRow(k + 1, totals.starts[k], wilson(totals.starts[k], totals.games)) for k in places)


def _length(lengths: Counter[int]) -> Length | None:
    games = sum(lengths.values())
    if not games:
        return None
    turns = sum(length * number for length, number in lengths.items())
    squares = sum(length * length * number for length, number in lengths.items())
    mean = turns / games
    # Integers up to the division: a sum of floats would depend on the order of the games.
    variance = (games * squares - turns * turns) / (games * max(games - 1, 1))
    return Length(
        mean=normal(mean, variance, games),
        deviation=sqrt(variance),
        shortest=min(lengths),
        longest=max(lengths),
        percentiles={percent: percentile(lengths, percent) for percent in PERCENTILES},
        bars=histogram(lengths),
    )


def percentile(lengths: Counter[int], percent: int) -> int:
    """The smallest length that at least this percentage of the games don't exceed."""
    needed = sum(lengths.values()) * percent
    seen = 0
    for turns in sorted(lengths):
        seen += 100 * lengths[turns]
        if seen >= needed:
            return turns
    return max(lengths)


def histogram(lengths: Counter[int]) -> tuple[Bar, ...]:
    """Bars of a round width; the last one also has the longest 1% of the games, so it may be wider."""
    low, high = min(lengths), percentile(lengths, 99)
    width = _round_width((high - low + 1) / BINS)
    first = low // width * width
    number = (high - first) // width + 1
    games = [0] * number
    for turns, times in lengths.items():
        games[min((turns - first) // width, number - 1)] += times
    ends = [first + width * (k + 1) - 1 for k in range(number)]
    ends[-1] = max(ends[-1], max(lengths))
    return tuple(Bar(first + width * k, ends[k], games[k]) for k in range(number))


def _round_width(minimum: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 and so on that is at least ``minimum``."""
    width = 1
    while True:
        for step in (1, 2, 5):
            if width * step >= minimum:
                return width * step
        width *= 10


def _rates(totals: Totals) -> Rates:
    means = _Means(totals.counts.seats.sum(axis=0).tolist(), totals.games)
    return Rates(
        turns=means.per_game(Column.TURNS),
        bumps=means.per_game(Column.BUMPS),
        boosts=means.per_game(Column.BOOSTS),
        setbacks=means.per_game(Column.SETBACKS),
        jokers=means.per_game(Column.JOKERS),
        stuck_turns=means.per_game(Column.STUCK),
        choices=means.share(Column.CHOICES),
        forced=means.share(Column.FORCED),
        stuck=means.share(Column.STUCK),
    )


def _cards(totals: Totals) -> tuple[CardRow, ...]:
    rows = []
    for rank in range(N_RANKS):
        uses = totals.counts.uses[rank].tolist()
        played = sum(uses)
        by_name = {use.name.lower(): uses[use] for use in Use}
        rows.append(CardRow(RANK_TEXT[rank], played, played / max(totals.games, 1), by_name))
    return tuple(rows)


def _bluffing(totals: Totals) -> Bluffing | None:
    bluffs = totals.counts.bluffs.tolist()
    declared = bluffs[Bluff.DECLARED]
    if not declared:
        return None
    return Bluffing(
        declared=declared / totals.games,
        false_share=bluffs[Bluff.FALSE] / declared,
        doubted_share=bluffs[Bluff.DOUBTED] / declared,
        caught_share=bluffs[Bluff.CAUGHT] / max(bluffs[Bluff.FALSE], 1),
    )
