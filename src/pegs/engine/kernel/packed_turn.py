"""A turn as two 64-bit integers, the list of turns, and their order by text.

The first word, the *head*, holds the card, the declared rank, the kind and the first two steps; the
second, the *tail*, the steps after those. Nearly every turn has an empty tail; a turn with more steps is
marked ``LONG`` in its head. Fields count from 1, so 0 means that a field is absent, and a step is added
to a turn with ``|``.
"""

from __future__ import annotations

from typing import TypeAlias

from pegs.core.turn import MAX_STEPS, Kind
from pegs.engine.kernel.compiler import inner, rare, small
from pegs.engine.kernel.layout import MAX_TURNS, NO_PEG, Record
from pegs.engine.kernel.pegs_on_board import seat_of

MOVE, SPLIT, SWAP, SEND = int(Kind.MOVE), int(Kind.SPLIT), int(Kind.SWAP), int(Kind.SEND)
DISCARD, FREE, PENALTY, DECLARE = int(Kind.DISCARD), int(Kind.FREE), int(Kind.PENALTY), int(Kind.DECLARE)

Packed: TypeAlias = tuple[int, int]
"""Head and tail of a turn."""

BUMPED = 1 << 17
"""In a step: an earlier step boosted this peg, so it starts from its in-spot."""

LONG = 1 << 48
"""In a head: the turn has more than two steps, so the tail is valid."""

HEADER_BITS = 12
STEP_BITS = 18
STEP_MASK = (1 << STEP_BITS) - 1
TARGET_SHIFT = 7
TARGET_OFFSET = 16
HEAD_STEPS = 2
_TEXT_BITS = 10


# --- making a turn


@small
def header(kind: int, card: int, declared: int) -> int:
    """The head of a turn without steps."""
    return (card + 1) | (declared + 1) << 4 | kind << 8


@small
def step_bits(peg: int, target: int) -> int:
    """One step: a peg and its target."""
    return (peg + 1) | (target + TARGET_OFFSET) << TARGET_SHIFT


@small
def head_of(header: int, first: int, second: int) -> int:
    """A head with two steps; 0 means no step."""
    return header | first << HEADER_BITS | second << (HEADER_BITS + STEP_BITS)


@small
def turn_of(head: int, tail: int) -> Packed:
    """A turn from its two words."""
    return head, tail


# --- reading a turn


@small
def card_of(turn: Packed) -> int:
    """The card played, or UNKNOWN."""
    return (turn[0] & 15) - 1


@small
def declared_of(turn: Packed) -> int:
    """The rank declared, or UNKNOWN."""
    return (turn[0] >> 4 & 15) - 1


@small
def kind_of(turn: Packed) -> int:
    """The kind, as in `pegs.core.turn.Kind`."""
    return turn[0] >> 8 & 15


@small
def step_at(turn: Packed, number: int) -> int:
    """The bits of one step, counted from 0; 0 if the turn has no such step."""
    if number < HEAD_STEPS:
        return turn[0] >> (HEADER_BITS + STEP_BITS * number) & STEP_MASK
    return turn[1] >> (STEP_BITS * (number - HEAD_STEPS)) & STEP_MASK


@small
def peg_in(step: int) -> int:
    """The peg of a step; NO_PEG if there is no step."""
    return (step & 127) - 1


@small
def target_in(step: int) -> int:
    """The target of a step."""
    return (step >> TARGET_SHIFT & 1023) - TARGET_OFFSET


@inner
def is_moved_by(turn: Packed, peg: int) -> bool:
    """Whether a turn moves a peg itself, not only bumps it."""
    for number in range(MAX_STEPS):
        step = step_at(turn, number)
        if step == 0:
            return False
        if peg_in(step) == peg:
            return True
    return False


@small
def peg_of(turn: Packed) -> int:
    """The first peg, or NO_PEG."""
    return peg_in(step_at(turn, 0))


@small
def target_of(turn: Packed) -> int:
    """The target of the first step."""
    return target_in(step_at(turn, 0))


@small
def origin_in(r: Record, g: Record, step: int) -> int:
    """The origin of a step, with the game as it is before the turn."""
    if step & BUMPED:
        return r.in_spot[seat_of(peg_in(step))]
    return int(g.places[peg_in(step)])


# --- the list of turns


@small
def turn_at(s: Record, i: int) -> Packed:
    """A turn of the list."""
    head = s.heads[i]
    return head, s.tails[i] if head & LONG else 0


@small
def put_turn(s: Record, i: int, turn: Packed) -> None:
    """Write a turn into the list. ``s.tails`` is written, and valid, for a LONG head only."""
    s.heads[i] = turn[0]
    if turn[0] & LONG:
        s.tails[i] = turn[1]


@small
def add(s: Record, head: int) -> None:
    """Append a turn of at most two steps to the list."""
    if s.n_turns >= MAX_TURNS:
        raise OverflowError("more legal turns than the kernel has room for")
    s.heads[s.n_turns] = head
    s.n_turns += 1


@small
def add_step(s: Record, kind: int, card: int, declared: int, peg: int, target: int) -> None:
    """Append a turn of one step to the list."""
    add(s, head_of(header(kind, card, declared), step_bits(peg, target), 0))


@small
def add_plain(s: Record, kind: int, card: int, declared: int) -> None:
    """Append a turn without steps to the list."""
    add(s, header(kind, card, declared))


# --- the order of texts


@small
def step_order(r: Record, g: Record, step: int) -> int:
    """A number that sorts steps as their texts sort byte by byte."""
    seat = seat_of(peg_in(step))
    origin = origin_in(r, g, step)
    return r.text_dash[seat, origin + 1] << _TEXT_BITS | r.text_dash[seat, target_in(step) + 1]


@inner
def text_order(r: Record, g: Record, turn: Packed) -> int:
    """A number that sorts the turns of one card and declared rank as their texts sort byte by byte.

    It depends on the first two steps; `tail_order` sorts turns in which those are equal. Texts of places
    (upper case) come first, then ``discard``, then ``free``.
    """
    kind = kind_of(turn)
    first = step_at(turn, 0)
    if first == 0:
        return 1 << (4 * _TEXT_BITS)
    seat = seat_of(peg_in(first))
    place = int(g.places[peg_in(first)])
    origin = r.text_tilde[seat, place + 1] if kind == SWAP else r.text_dash[seat, place + 1]
    order = (origin << _TEXT_BITS | r.text_dash[seat, target_in(first) + 1]) << (2 * _TEXT_BITS)
    if kind == SPLIT:
        order |= step_order(r, g, step_at(turn, 1))
    return order | (2 << (4 * _TEXT_BITS) if kind == FREE else 0)


@rare
def tail_order(r: Record, g: Record, turn: Packed) -> int:
    """A number that sorts turns with the same first two steps as their texts sort byte by byte."""
    order = 0
    for number in range(HEAD_STEPS, MAX_STEPS):
        step = step_at(turn, number)
        order = order << (2 * _TEXT_BITS) | (step_order(r, g, step) if step else 0)
    return order


@inner
def comes_before(r: Record, g: Record, one: Packed, other: Packed) -> bool:
    """Whether one turn's text is smaller byte by byte than another's of the same card and declared rank."""
    if kind_of(one) == SPLIT and kind_of(other) == SPLIT:  # mostly settled by the first step alone
        first = step_order(r, g, step_at(one, 0))
        second = step_order(r, g, step_at(other, 0))
        if first != second:
            return first < second
    first = text_order(r, g, one)
    second = text_order(r, g, other)
    if first == second and (one[0] | other[0]) & LONG:
        return tail_order(r, g, one) < tail_order(r, g, other)
    return first < second


assert NO_PEG == -1, "a step without a peg is all zeros"
