"""Which cards the others are likely to hold: those that they kept in their last turns.

A seat has had most of its cards since before its last turn. It most likely had no card that would have done
more for it than the card that it played. And some cards are saved for later, or can't be used, more often
than others. ``python -m tools.fit_beliefs`` fits how much weight each of these clues gets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

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
_WEIGHTS: Any = np.concatenate([*TURN_WEIGHTS, *zip(*ABILITY_WEIGHTS.values(), strict=True)])


class Clue(NamedTuple):
    """What is known about the cards a seat has kept.

    ``kept`` is their number. ``features`` (ranks x features) is what may make each rank more or less likely
    among them, and ``is_possible`` (ranks) whether the seat can have one at all.
    """

    seat: Seat
    kept: int
    features: Any
    is_possible: Any


class ClueFinder:
    """Finds what the other seats' last turns say about their hands.

    ``fields`` are the view's record, ``abilities`` what each rank can do (ranks x abilities).
    """

    def __init__(self, view: SeatView, fields: Fields, abilities: Any) -> None:
        self._view, self._fields, self._abilities = view, fields, abilities
        self._values = card_values(view.rules, view.board)

    def clues(self) -> Iterator[Clue]:
        """A clue for each seat that has played, and whose cards are hidden."""
        for seat, turns in last_turns(self._view, TURNS).items():
            hidden = int(self._fields.hidden[seat])
            if turns and hidden:
                yield self._clue(seat, hidden, turns)

    def _clue(self, seat: Seat, hidden: int, turns: Sequence[LastTurn]) -> Clue:
        gains = np.zeros((TURNS, N_RANKS))
        values = [self._values.before(seat, turn) for turn in turns]
        for i, (turn, ranks) in enumerate(zip(turns, values, strict=True)):
            if turn.kind is not Kind.FREE:  # with which any card would have done the same
                gains[i] = ranks.values - ranks.values[int(turn.card)]
        pegs = turns[0].pegs[seat]
        features = features_of(gains, self._abilities, pegs.count(START) / len(pegs))
        return Clue(seat, max(hidden - turns[0].drawn, 0), features, values[0].is_possible)


def abilities_of(tables: Records, roles: Any) -> Any:
    """What each rank can do: its roles (bits), whether it counts, and how far."""
    counts = np.array([int(bits).bit_length() for bits in tables["forward"][0]])[:, None]
    farthest = [counts / _COUNT_UNIT, counts == 0, (counts > 0) & (counts <= _SMALL), counts >= _LARGE]
    return np.concatenate([roles[:, None] >> np.arange(N_ROLES) & 1, *farthest], axis=1).astype(float)


def features_of(gains: Any, abilities: Any, waiting: float) -> Any:
    """The features of each rank: from what it would have gained in the last turns (turns x ranks), what it
    can do (ranks x abilities), and the share of the seat's pegs that were in start.
    """
    steps = np.array(STEPS)
    by_step = np.clip(gains[:, :, None], np.minimum(steps, 0), np.maximum(steps, 0))
    is_waiting = float(waiting > 0)
    return np.concatenate([*by_step, abilities, abilities * is_waiting, abilities * waiting], axis=1)


def believe(clues: Iterator[Clue], search: Fields) -> None:
    """Record in a search how many cards each seat has kept, and how likely each rank is among them."""
    for clue in clues:
        logits = np.where(clue.is_possible, clue.features @ _WEIGHTS, _IMPOSSIBLE)
        search.likelihoods[clue.seat] = np.exp(logits - logits.max()) * CERTAIN
        search.kept[clue.seat] = clue.kept
