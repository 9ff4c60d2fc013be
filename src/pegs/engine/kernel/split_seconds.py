"""Where a peg may go with the rest of a split, on the board as the first part left it."""

from __future__ import annotations

from pegs.core.board import HOME
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import NOWHERE, Record
from pegs.engine.kernel.pegs_on_board import can_move, seat_of, window
from pegs.engine.kernel.reach import (
    AHEAD,
    BARRED,
    DOUBTFUL,
    HOMEWARD,
    back,
    guard_of,
    home_lane,
    on,
    open_holes,
    to_in_spot,
)


@small
def is_blocked(r: Record, own: int, last: int) -> bool:
    """Whether pegs of its color on the way (bits) stop a peg that would end at the bit ``last``."""
    if r.own_blocks:
        return own != 0
    return (own & ~last != 0 and not r.pass_own) or (own & last != 0 and not r.own_to_start)


@small
def may_land(r: Record, g: Record, s: Record, peg: int, hole: int) -> bool:
    """Whether a peg may land on a ring hole now (rule 5.7), without the guards of `find_guards`."""
    other = int(g.peg_at[hole])
    if other < 0:
        return True
    owner = seat_of(other)
    if owner == seat_of(peg):
        return r.own_to_start == 1
    if r.team[owner] != s.team:
        return True
    guard = guard_of(r, g, s, owner)
    if guard == DOUBTFUL:
        return can_move(r, g, s, peg, hole)
    return guard != BARRED


@inner
def target_homeward(r: Record, g: Record, s: Record, peg: int, place: int, n: int) -> int:
    """The place that n forward takes a peg to, into home or inside it, or NOWHERE."""
    seat = seat_of(peg)
    if r.team[seat] != s.team:
        return NOWHERE
    lane = home_lane(r, g, seat)
    if place >= HOME:
        free = open_holes(r, lane >> (place - HOME + 1))
        return place + n if free >> (n - 1) & 1 else NOWHERE
    steps = to_in_spot(r, seat, place)
    if n <= steps:
        return NOWHERE
    if window(g, seat, on(r, place, 1)) & ((1 << steps) - 1) and not r.pass_own:
        return NOWHERE
    deep = n - steps - 1
    return HOME + deep if open_holes(r, lane) >> deep & 1 else NOWHERE


@inner
def target_ahead(r: Record, g: Record, s: Record, peg: int, hole: int, n: int) -> int:
    """The hole that n forward along the ring takes a peg to, or NOWHERE."""
    seat = seat_of(peg)
    if is_blocked(r, window(g, seat, on(r, hole, 1)) & ((1 << n) - 1), 1 << (n - 1)):
        return NOWHERE
    if not r.pass_in_spot and to_in_spot(r, seat, hole) < n:
        return NOWHERE
    if r.must_turn_in and target_homeward(r, g, s, peg, hole, n) != NOWHERE:
        return NOWHERE
    target = on(r, hole, n)
    return target if may_land(r, g, s, peg, target) else NOWHERE


@inner
def target_behind(r: Record, g: Record, s: Record, peg: int, hole: int, n: int) -> int:
    """The hole that n backward takes a peg to, or NOWHERE."""
    target = back(r, hole, n)
    # The window begins at the target, which is the last hole of the way.
    if is_blocked(r, window(g, seat_of(peg), target) & ((1 << n) - 1), 1):
        return NOWHERE
    return target if may_land(r, g, s, peg, target) else NOWHERE


@small
def target_by(r: Record, g: Record, s: Record, peg: int, n: int, way: int) -> int:
    """The place that n holes one way take a peg to as the board stands, or NOWHERE."""
    place = int(g.places[peg])
    if way == HOMEWARD:
        return target_homeward(r, g, s, peg, place, n)
    if place >= HOME:
        return NOWHERE
    if way == AHEAD:
        return target_ahead(r, g, s, peg, place, n)
    return target_behind(r, g, s, peg, place, n)
