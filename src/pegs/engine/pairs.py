"""A shortcut for most splits: the second part by a peg of the same colour, without making the first on the
board.

A first part is *quiet* if all that it changes for another peg of its colour is where the moved peg stands: it
hits no team peg and takes no partner's in-spot. What then can be done second follows from the reach masks
with one bit moved. `pegs.engine.splits` falls back on making the first part where it is not quiet; the tests
compare both ways position by position.
"""

from __future__ import annotations

from pegs.board import HOME
from pegs.engine.bits import below_lowest
from pegs.engine.coding import NO_PART, add, packed
from pegs.engine.jit import inner, small
from pegs.engine.layout import Record
from pegs.engine.moving import seat_of
from pegs.engine.reach import AHEAD, BEHIND, goes_to, home_lane, to_in_spot
from pegs.rules.switches import MAX_COUNT


@inner
def is_quiet(r: Record, g: Record, s: Record, peg: int, target: int) -> bool:
    """Whether a first part leaves everything else as it is for the pegs of its colour."""
    if s.any_doubtful or s.no_shortcut:
        return False
    if target >= HOME:
        return not r.finishing
    owner = r.spot_owner[target]
    if owner >= 0 and owner != seat_of(peg) and r.team[owner] == s.team:
        return False
    other = int(g.peg_at[target])
    return other < 0 or r.team[seat_of(other)] != s.team


@small
def step_bit(steps: int) -> int:
    """The bit of a count, 0 for one that no card has."""
    return 1 << (steps - 1) if 1 <= steps <= MAX_COUNT else 0


@small
def steps_to(r: Record, hole: int, target: int) -> int:
    """Holes from one ring hole forward to another."""
    return target - hole if target >= hole else target - hole + r.ring


@small
def lane_after(r: Record, g: Record, s: Record, seat: int, place: int, target: int) -> int:
    """A seat's home lane once a peg has gone from place to target; for an opponent's pegs it is blocked
    throughout.
    """
    if r.team[seat] != s.team:
        return -1
    lane = home_lane(r, g, seat)
    if place >= HOME:
        lane ^= 1 << (place - HOME)
    if target >= HOME:
        lane |= 1 << (target - HOME)
    return lane


@small
def ahead_after(r: Record, s: Record, peg: int, hole: int, place: int, target: int) -> int:
    """The own pegs ahead of a peg on the ring once another has gone from place to target."""
    own = s.own_ahead[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, hole, place))
    if target < HOME:
        own |= step_bit(steps_to(r, hole, target))
    return own


@small
def behind_after(r: Record, s: Record, peg: int, hole: int, place: int, target: int) -> int:
    """The own pegs behind a peg on the ring once another has gone from place to target."""
    own = s.own_behind[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, place, hole))
    if target < HOME:
        own |= step_bit(steps_to(r, target, hole))
    return own


@small
def goes_home(r: Record, seat: int, hole: int, lane: int, own: int, n: int) -> bool:
    """Whether a count takes a peg on the ring into home, given the own pegs ahead and those in the lane."""
    steps = to_in_spot(r, seat, hole)
    if n <= steps or own & ((1 << steps) - 1):
        return False
    return below_lowest(lane) >> (n - steps - 1) & 1 == 1


@small
def add_pair(s: Record, first: int, peg: int, target: int) -> None:
    """Write a split to the list."""
    add(s, first | packed(0, 0, 0, 0, NO_PART, peg, target))


@inner
def add_forward_pair(
    r: Record, g: Record, s: Record, first: int, peg: int, lane: int, place: int, target: int, n: int
) -> None:
    """A peg's forward second parts, another of its colour having gone quietly from place to target."""
    here = int(g.places[peg])
    seat = seat_of(peg)
    if here >= HOME:
        if below_lowest(lane >> (here - HOME + 1)) >> (n - 1) & 1:
            add_pair(s, first, peg, here + n)
        return
    own = ahead_after(r, s, peg, here, place, target)
    if goes_home(r, seat, here, lane, own, n):
        add_pair(s, first, peg, HOME + n - to_in_spot(r, seat, here) - 1)
    if own & ((1 << n) - 1) == 0 and s.lands_ahead[peg] >> (n - 1) & 1:
        add_pair(s, first, peg, goes_to(r, peg, here, n, AHEAD))


@inner
def add_backward_pair(
    r: Record, g: Record, s: Record, first: int, peg: int, place: int, target: int, n: int
) -> None:
    """A peg's backward second part, likewise."""
    here = int(g.places[peg])
    if here >= HOME:
        return
    own = behind_after(r, s, peg, here, place, target)
    if own & ((1 << n) - 1) == 0 and s.lands_behind[peg] >> (n - 1) & 1:
        add_pair(s, first, peg, goes_to(r, peg, here, n, BEHIND))


@inner
def add_own_seconds(
    r: Record, g: Record, s: Record, first: int, moved: int, target: int, n: int, ways: int
) -> None:
    """All second parts by pegs of the colour that went quietly first: ``ways`` has bit 0 for forward, bit
    1 for backward.
    """
    seat = seat_of(moved)
    place = int(g.places[moved])
    lane = lane_after(r, g, s, seat, place, target)
    for i in range(s.n_movers):
        peg = s.movers[i]
        if seat_of(peg) != seat or peg == moved:
            continue
        if ways & 1:
            add_forward_pair(r, g, s, first, peg, lane, place, target, n)
        if ways & 2:
            add_backward_pair(r, g, s, first, peg, place, target, n)
