"""Sorting the listed turns as their texts sort, byte by byte, and writing each as one word for Python."""

from __future__ import annotations

from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import (
    DECLARE,
    HEAD_STEPS,
    HEADER_BITS,
    LONG,
    Packed,
    card_of,
    declared_of,
    kind_of,
    origin_in,
    peg_in,
    put_turn,
    step_at,
    tail_order,
    target_in,
    text_order,
    turn_at,
)
from pegs.engine.kernel.pegs_on_board import seat_of

_CARD_ORDER = (9, 1, 2, 3, 4, 5, 6, 7, 8, 13, 10, 12, 11, 0)
"""The position of each card in the byte order of their texts: ``*23456789AJKQT``."""

WORD_SEAT_BITS = 4
WORD_PLACE_BITS = 9
WORD_STEP_BITS = WORD_SEAT_BITS + 2 * WORD_PLACE_BITS
_HEADER_MASK = (1 << HEADER_BITS) - 1


@inner
def line_order(r: Record, g: Record, turn: Packed) -> int:
    """A number that sorts all turns with at most two steps as their texts sort byte by byte."""
    card = card_of(turn)
    declared = declared_of(turn)
    order = 0
    if card >= 0:
        order = _CARD_ORDER[card] << 4
        if declared >= 0 and (declared != card or kind_of(turn) == DECLARE):
            order |= 1 + _CARD_ORDER[declared]
    return order << 43 | text_order(r, g, turn)


@small
def is_later(r: Record, g: Record, s: Record, i: int, order: int, turn: Packed) -> bool:
    """Whether a turn of the list comes after another one, whose order is given."""
    if s.keys[i] != order or not (s.heads[i] | turn[0]) & LONG:
        return s.keys[i] > order
    return tail_order(r, g, turn_at(s, i)) > tail_order(r, g, turn)


@small
def insert_turn(r: Record, g: Record, s: Record, i: int, gap: int) -> None:
    """Insert a turn where it belongs among every ``gap``-th turn before it."""
    order = s.keys[i]
    turn = turn_at(s, i)
    while i >= gap and is_later(r, g, s, i - gap, order, turn):
        s.keys[i] = s.keys[i - gap]
        put_turn(s, i, turn_at(s, i - gap))
        i -= gap
    s.keys[i] = order
    put_turn(s, i, turn)


@inner
def sort_turns(r: Record, g: Record, s: Record) -> None:
    """Sort the listed turns by text (Shellsort). Two turns without pegs stay in order."""
    number = s.n_turns
    for i in range(number):
        s.keys[i] = line_order(r, g, turn_at(s, i))
    gap = 1
    while 3 * gap < number:
        gap = 3 * gap + 1
    while gap > 0:
        for i in range(gap, number):
            insert_turn(r, g, s, i, gap)
        gap //= 3


@small
def word_of(r: Record, g: Record, turn: Packed) -> int:
    """A turn of at most two steps as one number: equal turns have equal ones, in any game.

    After the header come the steps, each as the seat, the origin and the target, all plus one.
    """
    word = turn[0] & _HEADER_MASK
    for number in range(HEAD_STEPS):
        step = step_at(turn, number)
        if step:
            bits = target_in(step) + 1
            bits = bits << WORD_PLACE_BITS | origin_in(r, g, step) + 1
            bits = bits << WORD_SEAT_BITS | seat_of(peg_in(step)) + 1
            word |= bits << (HEADER_BITS + WORD_STEP_BITS * number)
    return word


@inner
def write_words(r: Record, g: Record, s: Record) -> None:
    """Write the listed turns as words."""
    for i in range(s.n_turns):
        s.words[i] = word_of(r, g, turn_at(s, i))
