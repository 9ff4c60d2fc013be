"""Splits among more than two pegs: every sequence of parts, each made on the board before the next.

The search is depth-first: ``s.part_next[depth]`` counts through (peg, way, count), the count fastest.
"""

from __future__ import annotations

from pegs.core.board import START
from pegs.engine.kernel.compiler import inner, rare, small
from pegs.engine.kernel.layout import MAX_TURNS, N_WAYS, NOWHERE, PEG_STRIDE, Record
from pegs.engine.kernel.packed_turn import (
    BUMPED,
    HEAD_STEPS,
    LONG,
    SPLIT,
    STEP_BITS,
    head_of,
    header,
    step_bits,
)
from pegs.engine.kernel.pegs_on_board import is_all_home, move_peg, seat_of, take_back
from pegs.engine.kernel.reach import BEHIND
from pegs.engine.kernel.split_seconds import target_by
from pegs.engine.kernel.splits import first_seats, helped_next, later_seats, place_before
from pegs.engine.kernel.tables import SPLIT_FORWARD, SPLIT_OPPOSITE


@small
def may_share(r: Record, g: Record, s: Record, power: int, depth: int, peg: int) -> bool:
    """Whether a peg can make a part of the split, after the ``depth`` parts already made."""
    seat = seat_of(peg)
    if not s.part_seats[depth] >> seat & 1 or peg % PEG_STRIDE >= r.pegs or g.places[peg] == START:
        return False
    for earlier in range(depth):
        if s.part_peg[earlier] == peg:
            return False
        if r.split_colors[power] and seat_of(s.part_peg[earlier]) == seat:
            return False
    return True


@small
def goes_right_way(r: Record, s: Record, power: int, depth: int, way: int, is_last: bool) -> bool:
    """Whether the next part can go a way, after the ``depth`` parts already made."""
    if r.split_ways[power] == SPLIT_FORWARD:
        return way != BEHIND
    n_back = 1 if way == BEHIND else 0
    for earlier in range(depth):
        if s.part_way[earlier] == BEHIND:
            n_back += 1
            if r.split_forward_first[power] and way != BEHIND:
                return False
    if is_last and r.split_ways[power] == SPLIT_OPPOSITE:
        return 0 < n_back < depth + 1
    return True


@small
def add_parts(s: Record, card: int, declared: int, parts: int) -> None:
    """Append the turn whose parts are the first ``parts`` of ``s.part_step``."""
    if s.n_turns >= MAX_TURNS:
        raise OverflowError("more legal turns than the kernel has room for")
    head = head_of(header(SPLIT, card, declared), s.part_step[0], s.part_step[1])
    if parts > HEAD_STEPS:
        tail = 0
        for number in range(HEAD_STEPS, parts):
            tail |= s.part_step[number] << (STEP_BITS * (number - HEAD_STEPS))
        head |= LONG
        s.tails[s.n_turns] = tail
    s.heads[s.n_turns] = head
    s.n_turns += 1


@small
def open_depth(s: Record, depth: int, rest: int, seats: int) -> None:
    """Begin to try parts at a depth, with this much of the count left for pegs of these seats."""
    s.part_next[depth] = 0
    s.part_rest[depth] = rest
    s.part_seats[depth] = seats
    s.part_mark[depth] = s.n_log


@inner
def seats_after(r: Record, g: Record, s: Record, power: int, depth: int, seats: int) -> int:
    """The seats (bits) whose pegs can make the part after this one; a finishing split helps (section 6)."""
    if not r.split_finishes[power]:
        return seats
    for number in range(depth + 1):
        if is_all_home(r, g, seat_of(s.part_peg[number])):
            return seats | helped_next(r, g, int(g.turn))
    return seats


@inner
def try_part(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, depth: int, later: int
) -> int:
    """Try the next part at a depth: list it as the last one, or make it. Return the depth to continue at."""
    number = int(s.part_next[depth])
    s.part_next[depth] = number + 1
    rest = int(s.part_rest[depth])
    # The number counts through pegs × ways × counts, with the count (1 to rest) changing fastest.
    n = number % rest + 1
    way = number // rest % N_WAYS
    peg = number // (rest * N_WAYS)
    is_last = n == rest
    if (is_last and depth == 0) or (not is_last and depth + 1 >= r.split_pegs[power]):
        return depth
    if not may_share(r, g, s, power, depth, peg):
        s.part_next[depth] = (peg + 1) * rest * N_WAYS
        return depth
    if not goes_right_way(r, s, power, depth, way, is_last):
        return depth
    target = target_by(r, g, s, peg, n, way)
    if target == NOWHERE:
        return depth
    bumped = BUMPED if place_before(g, s, peg) != g.places[peg] else 0
    s.part_peg[depth] = peg
    s.part_way[depth] = way
    s.part_step[depth] = step_bits(peg, target) | bumped
    if is_last:
        add_parts(s, card, declared, depth + 1)
        return depth
    # Each depth logs the pegs that it lifts again, so that it can be taken back by itself.
    s.log_base = s.part_mark[depth]
    move_peg(r, g, s, peg, target)
    open_depth(s, depth + 1, rest - n, seats_after(r, g, s, power, depth, later))
    return depth + 1


@rare
def add_long_splits(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int
) -> None:
    """List every split of a rank among up to ``r.split_pegs`` pegs, in every order."""
    later = later_seats(r, s, power, seats)
    s.n_log = 0
    open_depth(s, 0, r.split[power], first_seats(r, s, power, seats))
    pegs = r.players * PEG_STRIDE
    depth = 0
    while depth >= 0:
        if s.part_next[depth] < pegs * s.part_rest[depth] * N_WAYS:
            depth = try_part(r, g, s, card, declared, power, depth, later)
        else:
            depth -= 1
            if depth >= 0:
                take_back(r, g, s, s.part_mark[depth])
    s.log_base = 0
    s.may_repeat = 1
