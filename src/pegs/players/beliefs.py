"""Which cards the others are likely to hold: those that they kept in their last turns.

A seat has had most of its cards since before its last turn. It most likely had no card that would have done
more for it than the card that it played. And some cards are saved for later, or can't be used, more often
than others. ``python -m tools.fit_beliefs`` fits how much weight each of these clues gets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import exp
from operator import mul
from typing import NamedTuple

from pegs.core.board import START, Seat
from pegs.core.cards import N_RANKS
from pegs.core.turn import Kind
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import Records
from pegs.players.card_values import card_values
from pegs.players.hint_terms import CERTAIN
from pegs.players.last_turns import LastTurn, last_turns
from pegs.players.net_layout import N_ROLES
from pegs.view import SeatView

TURNS = 6
"""The number of a seat's last turns that give clues."""
STEPS = (-1.0, -0.1, -0.02, 0.02, 0.1, 0.3, 1.0)
"""Limits for how much more a card would have been worth than the one played, in logits of the chance of
winning. The feature of a step grows linearly from 0 to its limit, and no farther.
"""
_LIMITS = [(min(step, 0.0), max(step, 0.0)) for step in STEPS]
_SMALL, _LARGE = 6, 10
"""A card is small if it moves a peg at most this far, and large if it moves one at least this far."""
_COUNT_UNIT = 14
"""The unit of a card's farthest count."""
_IMPOSSIBLE = -20.0
"""The logit of a rank that a seat can't have kept."""
TURN_WEIGHTS = (
    (-0.17, -2.78, -3.18, -1.5, -5.04, -1.85, -1.88),
    (-0.26, -1.89, -1.98, -2.17, -5.02, -0.45, -0.97),
    (-0.17, -1.76, -1.55, -1.9, -4.69, -0.01, -0.36),
    (-0.1, -1.49, -1.67, -1.78, -4.3, 0.27, -0.38),
    (-0.09, -1.48, -0.95, -1.94, -3.76, 0.67, -0.43),
    (-0.32, -1.15, -0.73, -1.96, -3.89, -0.06, 0.12),
)
"""The weights of the steps, for the last turn and for those before it."""
ABILITY_WEIGHTS = {
    "out": (0.23, -0.07, -0.08),
    "back": (0.49, -0.08, -0.06),
    "split": (0.43, -0.08, -0.05),
    "swap": (0.08, -0.59, 0.01),
    "jump": (1.92, 0.83, -1.89),
    "send": (-0.17, -0.74, 0.41),
    "one to three": (0.08, -0.01, -0.04),
    "farthest count": (-1.68, -0.08, 0.34),
    "no count": (-1.0, -0.31, 0.33),
    "small": (-0.32, -0.02, -0.03),
    "large": (0.27, -0.16, 0.05),
}
"""The weights of a card's abilities: always, while some of the seat's pegs are in start, and times the share
of its pegs in start.
"""
_WEIGHTS = list(chain(*TURN_WEIGHTS, *zip(*ABILITY_WEIGHTS.values(), strict=True)))
Rows = list[list[float]]
"""Numbers in rows, one for each rank or turn."""


class Clue(NamedTuple):
    """What is known about the cards a seat has kept.

    ``kept`` is their number. ``features`` (ranks x features) is what may make each rank more or less likely
    among them, and ``is_possible`` (ranks) whether the seat can have one at all.
    """

    seat: Seat
    kept: int
    features: Rows
    is_possible: Sequence[bool]


class ClueFinder:
    """Finds what the other seats' last turns say about their hands.

    ``fields`` are the view's record, ``abilities`` what each rank can do (ranks x abilities). ``version`` is
    that of the net that values cards, by default the newest.
    """

    def __init__(self, view: SeatView, fields: Fields, abilities: Rows, version: int | None = None) -> None:
        self._view, self._fields, self._abilities = view, fields, abilities
        self._values = card_values(view.rules, view.board, version)

    def clues(self) -> Iterator[Clue]:
        """A clue for each seat that has played, and whose cards are hidden."""
        for seat, turns in last_turns(self._view, TURNS).items():
            hidden = int(self._fields.hidden[seat])
            if turns and hidden:
                yield self._clue(seat, hidden, turns)

    def _clue(self, seat: Seat, hidden: int, turns: Sequence[LastTurn]) -> Clue:
        values = [self._values.before(seat, turn) for turn in turns]
        gains = [_gains(turn, ranks.values) for turn, ranks in zip(turns, values, strict=True)]
        gains += [_NO_GAINS] * (TURNS - len(gains))
        pegs = turns[0].pegs[seat]
        features = features_of(gains, self._abilities, pegs.count(START) / len(pegs))
        return Clue(seat, max(hidden - turns[0].drawn, 0), features, values[0].is_possible)


_NO_GAINS = [0.0] * N_RANKS


def _gains(turn: LastTurn, values: Sequence[float]) -> list[float]:
    """How much more each rank would have been worth in a turn than the card that was played."""
    if turn.kind is Kind.FREE:
        return _NO_GAINS  # any card would have done the same
    return [value - values[turn.card] for value in values]


def abilities_of(tables: Records, roles: Sequence[int]) -> Rows:
    """What each rank can do: its roles (bits), whether it counts, and how far."""
    counts = [int(bits).bit_length() for bits in tables.field("forward")]
    return [_ability(bits, count) for bits, count in zip(roles, counts, strict=True)]


def _ability(roles: int, count: int) -> list[float]:
    farthest = count / _COUNT_UNIT, count == 0, 0 < count <= _SMALL, count >= _LARGE
    return [*(float(roles >> role & 1) for role in range(N_ROLES)), *map(float, farthest)]


def features_of(gains: Rows, abilities: Rows, waiting: float) -> Rows:
    """The features of each rank: from what it would have gained in the last turns (turns x ranks), what it
    can do (ranks x abilities), and the share of the seat's pegs that were in start.
    """
    is_waiting = float(waiting > 0)
    return [
        [
            *(min(max(turn[rank], low), high) for turn in gains for low, high in _LIMITS),
            *able,
            *(each * is_waiting for each in able),
            *(each * waiting for each in able),
        ]
        for rank, able in enumerate(abilities)
    ]


def believe(clues: Iterable[Clue], search: Fields) -> None:
    """Record in a search how many cards each seat has kept, and how likely each rank is among them."""
    for clue in clues:
        logits = [
            sum(map(mul, row, _WEIGHTS)) if is_possible else _IMPOSSIBLE
            for row, is_possible in zip(clue.features, clue.is_possible, strict=True)
        ]
        most = max(logits)
        search.likelihoods[clue.seat][:] = [int(exp(logit - most) * CERTAIN) for logit in logits]
        search.kept[clue.seat] = clue.kept
