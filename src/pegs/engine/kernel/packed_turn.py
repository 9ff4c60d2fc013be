"""A turn packed into one integer for the kernel, the list it is written to, and the order of its text."""

from __future__ import annotations

from pegs.core.cards import UNKNOWN
from pegs.core.turn import NOWHERE, Kind
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import MAX_TURNS, NO_PEG, Record
from pegs.engine.kernel.pegs_on_board import seat_of

MOVE, SPLIT, SWAP, SEND = int(Kind.MOVE), int(Kind.SPLIT), int(Kind.SWAP), int(Kind.SEND)
DISCARD, FREE, PENALTY, DECLARE = int(Kind.DISCARD), int(Kind.FREE), int(Kind.PENALTY), int(Kind.DECLARE)

BUMPED = 1 << 46
_NO_CARD = 15
_SHIFT = 16
NO_PART = -_SHIFT
"""The target that leaves its bits clear: with peg 0, room for a second part to be added with ``|``."""
_TEXT_BITS = 10


@small
def packed(kind: int, card: int, declared: int, peg: int, target: int, peg2: int, target2: int) -> int:
    """All parts of a turn in one integer; ``NO_PEG`` and ``NOWHERE`` for parts that are not there.

    A split's second peg that the first part bumped sets out from its in-spot: `BUMPED` is then added.
    """
    return (
        (card & _NO_CARD)
        | (declared & _NO_CARD) << 4
        | kind << 8
        | peg << 12
        | (target + _SHIFT) << 19
        | peg2 << 29
        | (target2 + _SHIFT) << 36
    )


@small
def card_of(turn: int) -> int:
    """The card played, or UNKNOWN."""
    card = turn & _NO_CARD
    return card if card != _NO_CARD else UNKNOWN


@small
def declared_of(turn: int) -> int:
    """The rank declared, or UNKNOWN."""
    rank = turn >> 4 & _NO_CARD
    return rank if rank != _NO_CARD else UNKNOWN


@small
def kind_of(turn: int) -> int:
    """The kind, as in `pegs.core.turn.Kind`."""
    return turn >> 8 & 15


@small
def peg_of(turn: int) -> int:
    """The (first) peg, or NO_PEG."""
    return turn >> 12 & 127


@small
def target_of(turn: int) -> int:
    """Where the first peg goes."""
    return (turn >> 19 & 1023) - _SHIFT


@small
def peg2_of(turn: int) -> int:
    """The second peg, or NO_PEG."""
    return turn >> 29 & 127


@small
def target2_of(turn: int) -> int:
    """Where the second peg goes."""
    return (turn >> 36 & 1023) - _SHIFT


@small
def origin2_of(r: Record, g: Record, turn: int) -> int:
    """Where a split's second peg stands when it sets out."""
    if turn & BUMPED:
        return r.in_spot[seat_of(peg2_of(turn))]
    return int(g.places[peg2_of(turn)])


@small
def add(s: Record, turn: int) -> None:
    """Write a turn to the list."""
    if s.n_turns >= MAX_TURNS:
        raise OverflowError("more legal turns than the kernel has room for")
    s.turns[s.n_turns] = turn
    s.n_turns += 1


@small
def add_action(s: Record, kind: int, card: int, declared: int, peg: int, target: int) -> None:
    """Write a turn of one peg to the list."""
    add(s, packed(kind, card, declared, peg, target, NO_PEG, NOWHERE))


@small
def add_plain(s: Record, kind: int, card: int, declared: int) -> None:
    """Write a turn without pegs to the list."""
    add(s, packed(kind, card, declared, NO_PEG, NOWHERE, NO_PEG, NOWHERE))


@inner
def text_order(r: Record, g: Record, turn: int) -> int:
    """A number that sorts the turns of one card and declared rank as their texts sort byte by byte.

    Texts of actions are: places (upper case), then ``discard``, then ``free``.
    """
    kind = kind_of(turn)
    peg = peg_of(turn)
    if peg == NO_PEG:
        return 1 << (4 * _TEXT_BITS)
    seat = seat_of(peg)
    origin = int(g.places[peg])
    first = r.text_tilde[seat, origin + 1] if kind == SWAP else r.text_dash[seat, origin + 1]
    order = first << _TEXT_BITS | r.text_dash[seat, target_of(turn) + 1]
    order <<= 2 * _TEXT_BITS
    if kind == SPLIT:
        seat2 = seat_of(peg2_of(turn))
        origin2 = origin2_of(r, g, turn)
        order |= r.text_dash[seat2, origin2 + 1] << _TEXT_BITS | r.text_dash[seat2, target2_of(turn) + 1]
    return order | (2 << (4 * _TEXT_BITS) if kind == FREE else 0)
