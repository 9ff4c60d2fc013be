"""The legal turns of one decision in every spelling, as columns of numbers.

Some rules allow tens of thousands of turns. Here they can be counted and narrowed down without making a
value of each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

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
_KIND_SHIFT, _CARD_MASK = 8, 15


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

    heads: list[int]
    tails: list[int]
    keys: list[int] | None
    places: Sequence[Place]
    """The places of all pegs by number."""
    in_spots: Sequence[Place]
    """By seat."""

    def __len__(self) -> int:
        return len(self.heads)

    def packed(self) -> list[Packed]:
        """The turns as the kernel packs them."""
        return list(zip(self.heads, self.tails, strict=True))

    def take(self, rows: Iterable[int]) -> Spellings:
        """Some of the rows, given by their indexes."""
        heads, tails, keys, rows = self.heads, self.tails, self.keys, list(rows)
        return replace(
            self,
            heads=[heads[row] for row in rows],
            tails=[tails[row] for row in rows],
            keys=None if keys is None else [keys[row] for row in rows],
        )

    # --- columns

    def cards(self) -> list[int]:
        """The card of each row."""
        return [(head & _CARD_MASK) - 1 for head in self.heads]

    def kinds(self) -> list[int]:
        """The kind of each row."""
        return [head >> _KIND_SHIFT & _CARD_MASK for head in self.heads]

    def step(self, number: int) -> list[int]:
        """The bits of one step of each row, counted from 0; 0 if it has no such step."""
        if number < HEAD_STEPS:
            shift = HEADER_BITS + STEP_BITS * number
            return [head >> shift & STEP_MASK for head in self.heads]
        shift = STEP_BITS * (number - HEAD_STEPS)
        return [tail >> shift & STEP_MASK for tail in self.tails]

    def seats(self, number: int) -> set[int]:
        """The seats of one step's pegs."""
        return {((bits & _PEG_MASK) - 1) // PEG_STRIDE for bits in set(self.step(number)) if bits}

    def turn_by_turn(self) -> tuple[Spellings, list[int]]:
        """The rows of one turn after another, and the row at which each turn begins (and the last one ends).

        The turns are in the order of their first rows. Needs keys.
        """
        rows: dict[int, list[int]] = {}
        for row, key in enumerate(self.keys or ()):
            rows.setdefault(key, []).append(row)
        begins = [0, *accumulate(map(len, rows.values()))]
        return self.take([row for each in rows.values() for row in each]), begins

    # --- narrowing

    def beginning(self, begun: BegunTurn) -> Spellings:
        """The rows that begin as a player has chosen."""
        kinds, cards = self.kinds(), self.cards()
        rows: Sequence[int] = range(len(self))
        if begun.card != UNKNOWN:
            rows = [row for row in rows if cards[row] == begun.card]
        if begun.is_split is not None:
            rows = [row for row in rows if (kinds[row] == Kind.SPLIT) == begun.is_split]
        for number, step in enumerate(begun.steps):
            begins, bits = self._tester(step), self.step(number)
            fits = [row for row in rows if begins(bits[row])]
            if number == 0:
                second = self.step(1)
                fits += [row for row in rows if kinds[row] == Kind.SWAP and begins(second[row])]
            rows = sorted(set(fits))
        return self.take(rows)

    def _tester(self, step: BegunStep) -> Callable[[int], bool]:
        """A test whether the bits of a step are what a player has begun to choose; they repeat a lot."""

        @cache
        def begins(bits: int) -> bool:
            peg = (bits & _PEG_MASK) - 1
            seat = peg // PEG_STRIDE
            if bits == 0 or seat != step.seat:
                return False
            origin = self.in_spots[seat] if bits & BUMPED else self.places[peg]
            return origin == step.origin and step.target in (None, _target_of(bits) - TARGET_OFFSET)

        return begins

    def samples(self, begun: BegunTurn) -> list[int]:
        """Indexes of rows that together have every answer to what a player who began so chooses next.

        That's each card with each kind of turn, and each peg for the next step, or each target if its peg is
        chosen already. There are a few hundred rows at most.
        """
        kinds, everything = self.kinds(), range(len(self))
        lacks_target = bool(begun.steps) and begun.steps[-1].target is None
        number, field = (len(begun.steps) - 1, _target_of) if lacks_target else (len(begun.steps), _peg_of)
        rows = _firsts([head & _HEADER_MASK for head in self.heads], everything)
        answers = [field(bits) for bits in self.step(number)]
        rows |= _firsts(list(zip(answers, kinds, strict=True)), everything)
        if number == 0:
            second = self.step(1)
            swaps = [row for row, kind in enumerate(kinds) if kind == Kind.SWAP]
            rows |= _firsts([field(second[row]) for row in swaps], swaps)
        return sorted(rows)


def of_rows(
    heads: list[int],
    tails: list[int],
    keys: list[int] | None,
    places: Sequence[Place],
    in_spots: Sequence[Place],
) -> Spellings:
    """Spellings from the kernel's list; a tail is valid only if its head says so."""
    return Spellings(
        heads=heads,
        tails=[tail if head & LONG else 0 for head, tail in zip(heads, tails, strict=True)],
        keys=keys,
        places=places[:],
        in_spots=in_spots,
    )


def _peg_of(bits: int) -> int:
    """The peg of a step, and whether an earlier step boosts it."""
    return bits & _PEG_MASK | (bits & BUMPED) >> (BUMPED.bit_length() - 1 - TARGET_SHIFT)


def _target_of(bits: int) -> int:
    return bits >> TARGET_SHIFT & _TARGET_MASK


def _firsts(keys: Sequence[Hashable], rows: Sequence[int]) -> set[int]:
    """The first of the rows with each key."""
    return set(dict(zip(reversed(keys), reversed(rows), strict=True)).values())
