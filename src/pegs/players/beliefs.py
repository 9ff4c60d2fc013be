"""Which cards the others are likely to hold: those that they kept in their last turns.

A seat has most of its cards since before its last turn. What would have done more for it than the card that
it played, it most likely didn't have; and some cards are kept for later, or have nowhere to go, more often
than others. ``python -m tools.fit_beliefs`` finds how much each of these says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pegs.core.board import START, Seat
from pegs.core.cards import N_RANKS
from pegs.core.turn import Kind
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.entry_points import load
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import Records
from pegs.engine.kernel.state_io import write_pegs
from pegs.players.hint_terms import CERTAIN
from pegs.players.last_turns import LastTurn, last_turns
from pegs.players.net_layout import N_ROLES
from pegs.players.net_policy import SCORE_UNIT
from pegs.players.net_weights import STRONG, nets_of
from pegs.players.worths import find_worths
from pegs.view import SeatView

TURNS = 2
"""How many of a seat's last turns are looked at."""
_MOST_TURNS = 6
"""How many turns of all others together are looked at, but always one of each: large tables take longest."""
STEPS = (-1.0, -0.1, -0.02, 0.02, 0.1, 0.3, 1.0)
"""How much more a card would have been worth than the one played, as logits of the chance to win. What that
says grows linearly from 0 to each of these, and no further.
"""
_SMALL, _LARGE = 6, 10
"""A card is small if it counts this far at most, and large if it counts at least this far."""
_COUNT_UNIT = 14
"""The unit of a card's farthest count."""
_IMPOSSIBLE = -20.0
"""The logit of a rank that a seat can't have kept."""
TURN_WEIGHTS = (
    (-0.31, -2.92, -2.27, -1.95, -5.77, -2.3, -1.98),
    (-0.46, -2.53, -1.42, -2.31, -6.41, -2.04, -0.68),
)
"""What the steps count for, in the last turn and in the one before it."""
ABILITY_WEIGHTS = {
    "out": (0.09, -0.23, -0.04),
    "back": (0.41, -0.14, -0.02),
    "split": (0.22, -0.28, 0.43),
    "swap": (-0.6, -0.61, 0.38),
    "jump": (1.13, 0.23, -0.53),
    "send": (-0.38, -0.32, 0.17),
    "one to three": (0.09, -0.08, 0.09),
    "farthest count": (-1.45, -0.3, 0.43),
    "no count": (-0.92, -0.37, 0.45),
    "small": (-0.27, -0.16, 0.11),
    "large": (0.21, -0.1, 0.07),
}
"""What a card's abilities count for: always, while some of the seat's pegs are in start, and with the
share of them that are.
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
    """Works out what the other seats' last turns say about their hands.

    It gets a view's record and rules, and working memory: another game record, scratch, and the workspaces
    of the net and of those who play on.
    """

    def __init__(
        self, view: SeatView, fields: Fields, tables: Records, before: Fields, scratch: Any, works: Any
    ) -> None:
        self._view, self._fields, self._tables = view, fields, tables
        self._before, self._scratch, self._works = before, scratch, works

    def clues(self) -> Iterator[Clue]:
        """A clue for each seat that has played, and whose cards are hidden."""
        others = self._view.board.players - 1
        number = min(max(_MOST_TURNS // others, 1), TURNS)
        for seat, turns in last_turns(self._view, number).items():
            hidden = int(self._fields.hidden[seat])
            if turns and hidden:
                yield self._clue(seat, hidden, turns)

    def _clue(self, seat: Seat, hidden: int, turns: Sequence[LastTurn]) -> Clue:
        gains = np.zeros((TURNS, N_RANKS))
        is_possible = np.ones(N_RANKS, bool)
        for i, turn in enumerate(turns):
            worths, allowed = self._worths(seat, turn)
            if turn.kind is not Kind.FREE:  # then any card would have done
                gains[i] = (worths - worths[int(turn.card)]) / SCORE_UNIT
            if i == 0:
                is_possible = allowed > 0
        pegs = turns[0].pegs[seat]
        features = features_of(gains, self._abilities, pegs.count(START) / len(pegs))
        return Clue(seat, max(hidden - turns[0].drawn, 0), features, is_possible)

    def _worths(self, seat: Seat, turn: LastTurn) -> tuple[Any, Any]:
        """What each rank would have been worth to a seat in its turn, and whether it can have had it."""
        before = self._before
        before.write(self._fields)
        write_pegs(before, self._view.board, turn.pegs)
        before.set(turn=seat)
        before.stuck[seat] = turn.stuck
        call(load, self._tables, before.memory)
        discard = int(turn.card) if turn.kind is Kind.DISCARD else -1
        worths, allowed = np.zeros((2, N_RANKS), np.int64)
        records = self._tables, before.memory, self._scratch, self._works, nets_of((STRONG,))
        call(find_worths, *records, seat, discard, worths, allowed)
        return worths, allowed

    @cached_property
    def _abilities(self) -> Any:
        """What each rank can do: its roles, whether it counts, and how far."""
        roles = self._works["roles"][0][:, None] >> np.arange(N_ROLES) & 1
        counts = np.array([int(bits).bit_length() for bits in self._tables["forward"][0]])[:, None]
        farthest = [counts / _COUNT_UNIT, counts == 0, (counts > 0) & (counts <= _SMALL), counts >= _LARGE]
        return np.concatenate([roles, *farthest], axis=1).astype(float)


def features_of(gains: Any, abilities: Any, waiting: float) -> Any:
    """The features of each rank: from what it would have gained in the last turns (turns x ranks), what it
    can do (ranks x abilities), and the share of the seat's pegs that were in start.
    """
    steps = np.array(STEPS)
    said = np.clip(gains[:, :, None], np.minimum(steps, 0), np.maximum(steps, 0))
    is_waiting = float(waiting > 0)
    return np.concatenate([*said, abilities, abilities * is_waiting, abilities * waiting], axis=1)


def believe(clues: Iterator[Clue], search: Fields) -> None:
    """Record in a search how many cards each seat has kept, and how likely each rank is among them."""
    for clue in clues:
        logits = np.where(clue.is_possible, clue.features @ _WEIGHTS, _IMPOSSIBLE)
        search.likelihoods[clue.seat] = np.exp(logits - logits.max()) * CERTAIN
        search.kept[clue.seat] = clue.kept
