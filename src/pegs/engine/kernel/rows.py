"""Converting turns to rows for the kernel, and its packed turns and words back to values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pegs.core.board import Place
from pegs.core.cards import RANKS, UNKNOWN
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.engine.kernel.packed_turn import (
    BUMPED,
    HEADER_BITS,
    LONG,
    STEP_BITS,
    STEP_MASK,
    TARGET_OFFSET,
    TARGET_SHIFT,
    Packed,
)
from pegs.engine.kernel.sorting import WORD_PLACE_BITS, WORD_SEAT_BITS, WORD_STEP_BITS

_CARDS = (UNKNOWN, *RANKS)
_KINDS = tuple(Kind)  # faster to index than to call the enumeration
_PEG_MASK = (1 << TARGET_SHIFT) - 1
_TARGET_MASK = STEP_MASK >> TARGET_SHIFT & ~(BUMPED >> TARGET_SHIFT)
_SEAT_MASK = (1 << WORD_SEAT_BITS) - 1
_PLACE_MASK = (1 << WORD_PLACE_BITS) - 1
_WORD_STEP_MASK = (1 << WORD_STEP_BITS) - 1
_SECOND_SHIFT = HEADER_BITS + WORD_STEP_BITS
_MAX_CACHED = 1 << 15
"""The most turns in the cache: some ten megabytes."""
_new = tuple.__new__
"""Makes a named tuple, in a fifth of the time that its own constructor takes."""


def row_of(turn: Turn) -> list[int]:
    """The row of a turn (see `pegs.engine.kernel.entry_points`)."""
    numbers = [number for step in turn.steps for number in step]
    return [turn.kind, turn.card, turn.declared, len(turn.steps), *numbers]


def packed_turns(scratch: Fields, order: Any) -> list[Packed]:
    """The turns in this slice of the kernel's list."""
    heads, tails = scratch.heads[order], scratch.tails[order]
    return [(head, tail if head & LONG else 0) for head, tail in zip(heads, tails, strict=True)]


def unpacked(packed: Sequence[Packed], places: Sequence[Place], in_spots: Sequence[Place]) -> list[Turn]:
    """Packed turns as values; ``places`` are those of all pegs by number, ``in_spots`` of all seats."""
    steps = _StepMaker(places, in_spots)
    new, turn_class, kinds, cards = _new, Turn, _KINDS, _CARDS
    turns = []
    for head, tail in packed:
        second = head >> HEADER_BITS + STEP_BITS & STEP_MASK
        first = head >> HEADER_BITS & STEP_MASK
        made: tuple[Step, ...]
        made = (steps[first], steps[second]) if second else (steps[first],) if first else ()
        if tail:
            made += _tail_steps(steps, tail)
        turns.append(new(turn_class, (kinds[head >> 8 & 15], cards[head & 15], cards[head >> 4 & 15], made)))
    return turns


def _tail_steps(steps: _StepMaker, tail: int) -> tuple[Step, ...]:
    made = []
    while tail:
        made.append(steps[tail & STEP_MASK])
        tail >>= STEP_BITS
    return tuple(made)


class _StepsByWord(dict[int, Step]):
    """Steps by their part of a turn's word, cached as long as the turns."""

    def __missing__(self, bits: int) -> Step:
        origin = (bits >> WORD_SEAT_BITS & _PLACE_MASK) - 1
        target = (bits >> WORD_SEAT_BITS + WORD_PLACE_BITS & _PLACE_MASK) - 1
        step = self[bits] = _new(Step, ((bits & _SEAT_MASK) - 1, origin, target))
        return step


class _TurnsByWord(dict[int, Turn]):
    """Turns by the words of `pegs.engine.kernel.sorting`. Those with one step are cached because the same
    ones occur again and again in all games; splits seldom do.
    """

    def __init__(self) -> None:
        super().__init__()
        self._steps = _StepsByWord()

    def __missing__(self, word: int) -> Turn:
        steps = self._steps
        first, second = word >> HEADER_BITS & _WORD_STEP_MASK, word >> _SECOND_SHIFT
        kind, card, declared = _KINDS[word >> 8 & 15], _CARDS[word & 15], _CARDS[word >> 4 & 15]
        if second:
            return _new(Turn, (kind, card, declared, (steps[first], steps[second])))
        if len(self) >= _MAX_CACHED:
            self.clear()
            steps.clear()
        turn = self[word] = _new(Turn, (kind, card, declared, (steps[first],) if first else ()))
        return turn


turn_of_word = _TurnsByWord().__getitem__
"""Returns the turn that a word stands for."""


class Listed:
    """Legal turns of a position, each also as the kernel packs it."""

    __slots__ = ("_heads", "_index", "_tails", "_was_searched", "turns")

    def __init__(self, turns: tuple[Turn, ...], heads: list[int], tails: list[int] | None = None) -> None:
        self.turns = turns
        self._heads = heads
        self._tails = tails
        """None if no turn has more than two steps."""
        self._index: dict[Turn, int] | None = None
        self._was_searched = False

    def find(self, turn: Turn) -> Packed | None:
        """A turn of the list as the kernel packs it; None if it isn't there in this spelling."""
        if self._index is not None:
            index = self._index.get(turn)
        elif self._was_searched:
            self._index = {each: index for index, each in enumerate(self.turns)}
            index = self._index.get(turn)
        else:  # Most lists are searched once, for the turn that is played, which isn't worth a dictionary.
            self._was_searched = True
            try:
                index = self.turns.index(turn)
            except ValueError:
                return None
        if index is None:
            return None
        return self._heads[index], 0 if self._tails is None else self._tails[index]

    @property
    def packed(self) -> list[Packed]:
        """The turns as the kernel packs them."""
        return list(zip(self._heads, self._tails or [0] * len(self._heads), strict=True))


class _StepMaker(dict[int, Step]):
    """Steps by their bits, each created once, since a long list repeats the same few."""

    def __init__(self, places: Sequence[Place], in_spots: Sequence[Place]) -> None:
        super().__init__()
        self._places = places
        self._in_spots = in_spots

    def __missing__(self, bits: int) -> Step:
        peg = (bits & _PEG_MASK) - 1
        seat = peg // PEG_STRIDE
        origin = self._in_spots[seat] if bits & BUMPED else self._places[peg]
        target = (bits >> TARGET_SHIFT & _TARGET_MASK) - TARGET_OFFSET
        step = self[bits] = _new(Step, (seat, origin, target))
        return step
