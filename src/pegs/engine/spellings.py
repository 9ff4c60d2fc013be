"""The legal turns of one decision in every spelling, as columns of numbers.

Some rules allow tens of thousands of turns. Here they can be counted and narrowed down without making a
value of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from pegs.core.board import Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.turn import Kind
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.engine.kernel.packed_turn import (
    BUMPED,
    HEAD_STEPS,
    HEADER_BITS,
    LONG,
    STEP_BITS,
    STEP_MASK,
    TARGET_OFFSET,
    TARGET_SHIFT,
    Packed,
)

_HEADER_MASK = (1 << HEADER_BITS) - 1
_PEG_MASK = (1 << TARGET_SHIFT) - 1
_TARGET_MASK = (BUMPED >> TARGET_SHIFT) - 1
_KIND_SHIFT, _KIND_BITS, _CARD_MASK = 8, 4, 15


@dataclass(frozen=True, slots=True)
class BegunStep:
    """A step that a player has begun to choose: a peg, and its target once that is chosen too."""

    seat: Seat
    origin: Place
    target: Place | None = None


@dataclass(frozen=True, slots=True)
class BegunTurn:
    """What a player has chosen of a turn so far."""

    card: Rank = UNKNOWN
    """UNKNOWN if none is chosen."""
    is_split: bool | None = None
    steps: tuple[BegunStep, ...] = ()


@dataclass(frozen=True)
class Spellings:
    """Spellings of legal turns, one per row.

    ``keys`` are equal for spellings of the same turn; None if they weren't asked for. Both pegs of a swap
    count as its first, since a player can name either.
    """

    heads: Any
    tails: Any
    keys: Any
    places: Any
    """The places of all pegs by number."""
    in_spots: Any
    """By seat."""

    def __len__(self) -> int:
        return len(self.heads)

    def packed(self) -> list[Packed]:
        """The turns as the kernel packs them."""
        return list(zip(self.heads.tolist(), self.tails.tolist(), strict=True))

    def take(self, rows: Any) -> Spellings:
        """Some of the rows, given by their indexes or as a mask."""
        keys = None if self.keys is None else self.keys[rows]
        return replace(self, heads=self.heads[rows], tails=self.tails[rows], keys=keys)

    # --- columns

    def cards(self) -> Any:
        """The card of each row."""
        return (self.heads & _CARD_MASK) - 1

    def kinds(self) -> Any:
        """The kind of each row."""
        return self.heads >> _KIND_SHIFT & _CARD_MASK

    def step(self, number: int) -> Any:
        """The bits of one step of each row, counted from 0; 0 if it has no such step."""
        if number < HEAD_STEPS:
            return self.heads >> HEADER_BITS + STEP_BITS * number & STEP_MASK
        return self.tails >> STEP_BITS * (number - HEAD_STEPS) & STEP_MASK

    def seats(self, number: int) -> Any:
        """The seat of one step's peg, for the rows that have such a step."""
        step = self.step(number)
        return ((step[step != 0] & _PEG_MASK) - 1) // PEG_STRIDE

    def turn_by_turn(self) -> tuple[Spellings, Any]:
        """The rows of one turn after another, and the row at which each turn begins (and the last one ends).

        The turns are in the order of their first rows. Needs keys.
        """
        _, first, which = np.unique(self.keys, return_index=True, return_inverse=True)
        numbers = first.argsort().argsort()[which]
        begins = np.concatenate(([0], np.bincount(numbers).cumsum()))
        return self.take(numbers.argsort(kind="stable")), begins

    # --- narrowing

    def beginning(self, begun: BegunTurn) -> Spellings:
        """The rows that begin as a player has chosen."""
        fits = np.ones(len(self), np.bool_)
        kinds = self.kinds()
        if begun.card != UNKNOWN:
            fits &= self.cards() == begun.card
        if begun.is_split is not None:
            fits &= (kinds == Kind.SPLIT) == begun.is_split
        for number, step in enumerate(begun.steps):
            begins = self._is(number, step)
            if number == 0:
                begins |= (kinds == Kind.SWAP) & self._is(1, step)
            fits &= begins
        return self.take(fits)

    def _is(self, number: int, step: BegunStep) -> Any:
        bits = self.step(number)
        pegs = (bits & _PEG_MASK) - 1
        origins = np.where(bits & BUMPED, self.in_spots[pegs // PEG_STRIDE], self.places[pegs])
        begins = (bits != 0) & (pegs // PEG_STRIDE == step.seat) & (origins == step.origin)
        if step.target is not None:
            begins &= (bits >> TARGET_SHIFT & _TARGET_MASK) - TARGET_OFFSET == step.target
        return begins

    def samples(self, begun: BegunTurn) -> Any:
        """Indexes of rows that together have every answer to what a player who began so chooses next.

        That's each card with each kind of turn, and each peg for the next step, or each target if its peg is
        chosen already. There are a few hundred rows at most.
        """
        rows = [_firsts(self.heads & _HEADER_MASK)]
        kinds = self.kinds()
        lacks_target = bool(begun.steps) and begun.steps[-1].target is None
        number, field = (len(begun.steps) - 1, _target_of) if lacks_target else (len(begun.steps), _peg_of)
        rows.append(_firsts(field(self.step(number)) << _KIND_BITS | kinds))
        if number == 0:
            swaps = np.flatnonzero(kinds == Kind.SWAP)
            rows.append(swaps[_firsts(field(self.step(1)[swaps]))])
        return np.unique(np.concatenate(rows))


def of_rows(
    heads: Any, tails: Any, keys: Any, places: Sequence[Place], in_spots: Sequence[Place]
) -> Spellings:
    """Spellings from the kernel's list; a tail is valid only if its head says so."""
    return Spellings(
        heads=heads,
        tails=np.where(heads & LONG, tails, 0),
        keys=keys,
        places=np.array(places, np.int64),
        in_spots=np.array(in_spots, np.int64),
    )


def _peg_of(steps: Any) -> Any:
    """The peg of each step, and whether an earlier step boosts it."""
    return steps & _PEG_MASK | (steps & BUMPED) >> (BUMPED.bit_length() - 1 - TARGET_SHIFT)


def _target_of(steps: Any) -> Any:
    return steps >> TARGET_SHIFT & _TARGET_MASK


def _firsts(keys: Any) -> Any:
    """The index of the first row with each key; keys are small numbers."""
    first = np.full(int(keys.max(initial=0)) + 1, -1)
    first[keys[::-1]] = np.arange(len(keys))[::-1]
    return first[first >= 0]
