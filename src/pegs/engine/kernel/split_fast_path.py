"""A shortcut for most splits: two pegs of one color, without making the first part on the board.

A first part is *clean* if, for the other pegs of its color, it changes nothing but the place of the moved
peg: it hits no team peg and takes no partner's in-spot. The second parts then follow from the reach masks
with one bit moved. The two orders of a pair mostly leave the same board, so the order with the smaller
text is listed first, and the other adds only what the first can't do. A *disruptive* first part is made
on the board, by `splits`. The tests compare the two methods position by position.
"""

from __future__ import annotations

from pegs.core.board import HOME
from pegs.engine.kernel.bits import below_lowest, lowest_bit, mirrored
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import N_WAYS, NOWHERE, STEPS, Record
from pegs.engine.kernel.packed_turn import SPLIT, add, head_of, header, step_bits
from pegs.engine.kernel.pegs_on_board import seat_of
from pegs.engine.kernel.reach import (
    AHEAD,
    BEHIND,
    HOMEWARD,
    goes_to,
    home_lane,
    open_holes,
    step_bit,
    to_in_spot,
)
from pegs.engine.kernel.tables import SPLIT_ANY, SPLIT_FORWARD
from pegs.rules.switches import MAX_COUNT

END = 1 << MAX_COUNT
"""A bit beyond every count."""


@small
def steps_to(r: Record, hole: int, target: int) -> int:
    """Holes from one ring hole forward to another."""
    return target - hole if target >= hole else target - hole + r.ring


@small
def lane_after(r: Record, g: Record, s: Record, seat: int, place: int, target: int) -> int:
    """A seat's home lane after one of its pegs goes from place to target; all blocked for an opponent."""
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
    """The pegs of its color ahead of a peg on the ring, after one of them goes from place to target."""
    own = s.own_ahead[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, hole, place))
    if target < HOME:
        own |= step_bit(steps_to(r, hole, target))
    return own


@small
def behind_after(r: Record, s: Record, peg: int, hole: int, place: int, target: int) -> int:
    """The pegs of its color behind a peg on the ring, after one of them goes from place to target."""
    own = s.own_behind[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, place, hole))
    if target < HOME:
        own |= step_bit(steps_to(r, target, hole))
    return own


@small
def homeward_after(
    r: Record, g: Record, s: Record, peg: int, here: int, place: int, target: int, n: int
) -> int:
    """The home hole that n forward takes a peg to after a clean first part, or NOWHERE."""
    seat = seat_of(peg)
    lane = lane_after(r, g, s, seat, place, target)
    if here >= HOME:
        return here + n if open_holes(r, lane >> (here - HOME + 1)) >> (n - 1) & 1 else NOWHERE
    steps = to_in_spot(r, seat, here)
    if n <= steps or ahead_after(r, s, peg, here, place, target) & ((1 << steps) - 1):
        return NOWHERE
    depth = n - steps - 1
    return HOME + depth if open_holes(r, lane) >> depth & 1 else NOWHERE


@small
def second_target(
    r: Record, g: Record, s: Record, peg: int, place: int, target: int, n: int, way: int
) -> int:
    """The place a count takes a peg to, after a clean first part from place to target; or NOWHERE."""
    here = int(g.places[peg])
    if way == HOMEWARD:
        return homeward_after(r, g, s, peg, here, place, target, n)
    if here >= HOME:
        return NOWHERE
    path = (1 << n) - 1
    if way == AHEAD:
        if s.lands_ahead[peg] >> (n - 1) & 1 and ahead_after(r, s, peg, here, place, target) & path == 0:
            return goes_to(r, peg, here, n, AHEAD)
    elif s.lands_behind[peg] >> (n - 1) & 1 and behind_after(r, s, peg, here, place, target) & path == 0:
        return goes_to(r, peg, here, n, BEHIND)
    return NOWHERE


@small
def ahead_if_left(r: Record, g: Record, s: Record, peg: int, place: int) -> int:
    """The counts that might take a peg on along the ring once another of its color has left a place."""
    here = int(g.places[peg])
    if here >= HOME:
        return 0
    own = s.own_ahead[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, here, place))
    return below_lowest(own | END) & s.lands_ahead[peg]


@small
def behind_if_left(r: Record, g: Record, s: Record, peg: int, place: int) -> int:
    """The counts that might take a peg back along the ring once another of its color has left a place."""
    here = int(g.places[peg])
    if here >= HOME:
        return 0
    own = s.own_behind[peg]
    if place < HOME:
        own &= ~step_bit(steps_to(r, place, here))
    return below_lowest(own | END) & s.lands_behind[peg]


@small
def homeward_if_left(r: Record, g: Record, s: Record, peg: int, place: int) -> int:
    """The counts that might take a peg home once another of its color has left a place."""
    seat = seat_of(peg)
    if r.team[seat] != s.team:
        return 0
    here = int(g.places[peg])
    lane = home_lane(r, g, seat)
    if place >= HOME:
        lane ^= 1 << (place - HOME)
    if here >= HOME:
        return open_holes(r, lane >> (here - HOME + 1))
    steps = to_in_spot(r, seat, here)
    return (open_holes(r, lane) << steps) & STEPS if steps < MAX_COUNT else 0


@small
def rest_of(counts: int, total: int) -> int:
    """What is left of a total after each of these counts, as counts."""
    return mirrored(counts) >> int(65 - total) & ((1 << (total - 1)) - 1)


@small
def mirrored_ways(ahead: int, homeward: int, behind: int) -> int:
    """Counts of the three ways in one word for `rest_by`: reversing bits is slow, and this does it once."""
    return mirrored(ahead | homeward << MAX_COUNT | behind << 2 * MAX_COUNT)


@small
def rest_by(ways: int, way: int, total: int) -> int:
    """What is left of a total after each count of one of the `mirrored_ways`, as counts."""
    return ways >> int(65 - MAX_COUNT * way - total) & ((1 << (total - 1)) - 1)


@small
def clean_counts(s: Record, peg: int, way: int) -> int:
    """The counts of a peg's clean moves one way."""
    if way == AHEAD:
        return s.clean_ahead[peg]
    return s.clean_homeward[peg] if way == HOMEWARD else s.clean_behind[peg]


@small
def has_clean_way(s: Record, peg: int) -> bool:
    """Whether a peg has any clean move."""
    return s.clean_ahead[peg] | s.clean_homeward[peg] | s.clean_behind[peg] != 0


@small
def may_follow(r: Record, power: int, first: int, second: int) -> bool:
    """Whether the two parts of a split may go these two ways, in this order."""
    back_first = first == BEHIND
    back_second = second == BEHIND
    if r.split_forward_first[power] and back_first and not back_second:
        return False
    if r.split_ways[power] == SPLIT_ANY:
        return True
    if r.split_ways[power] == SPLIT_FORWARD:
        return not back_first and not back_second
    return back_first != back_second


@inner
def add_order(
    r: Record, g: Record, s: Record, head: int, one: int, other: int, power: int, is_reversed: bool
) -> None:
    """List the splits in which one peg makes a clean first part and the other the second.

    Each outcome is marked in ``s.done``, by both ways and by the count of the pair's first peg. With
    ``is_reversed`` the pair comes in the other order, and marked outcomes are skipped.
    """
    place = int(g.places[one])
    total = r.split[power]
    behind = behind_if_left(r, g, s, other, place) if r.split_ways[power] != SPLIT_FORWARD else 0
    ways = mirrored_ways(
        ahead_if_left(r, g, s, other, place), homeward_if_left(r, g, s, other, place), behind
    )
    following = rest_by(ways, AHEAD, total) | rest_by(ways, HOMEWARD, total) | rest_by(ways, BEHIND, total)
    for first in range(N_WAYS):
        counts = clean_counts(s, one, first) & following
        while counts:
            n = lowest_bit(counts) + 1
            counts &= counts - 1
            target = goes_to(r, one, place, n, first)
            marked_count = total - n if is_reversed else n
            partial_head = head_of(head, step_bits(one, target), 0)
            for second in range(N_WAYS):
                if not rest_by(ways, second, total) >> (n - 1) & 1 or not may_follow(r, power, first, second):
                    continue
                slot = N_WAYS * second + first if is_reversed else N_WAYS * first + second
                if s.done[slot] >> marked_count & 1:
                    continue
                end = second_target(r, g, s, other, place, target, total - n, second)
                if end != NOWHERE:
                    s.done[slot] |= 1 << marked_count
                    add(s, head_of(partial_head, 0, step_bits(other, end)))


@small
def may_cross(r: Record, g: Record, one: int, other: int, total: int) -> bool:
    """Whether two splits of two pegs could leave the same board: one goes in and one past, or one passes
    the other inside home.
    """
    if r.pass_in_home:
        return True
    here = int(g.places[one])
    there = int(g.places[other])
    if here >= HOME or there >= HOME:
        return False
    seat = seat_of(one)
    return to_in_spot(r, seat, here) < total and to_in_spot(r, seat, there) < total


@inner
def add_clean_pairs(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int
) -> None:
    """List every split between two pegs of one of these seats whose first part is clean."""
    head = header(SPLIT, card, declared)
    for i in range(s.n_movers):
        seat = seat_of(s.movers[i])
        if not seats >> seat & 1:
            continue
        for j in range(i + 1, s.n_movers):
            one = s.movers[i]
            other = s.movers[j]
            if seat_of(other) != seat:
                break  # movers go by seats
            if not (has_clean_way(s, one) or has_clean_way(s, other)):
                continue
            if r.text_dash[seat, int(g.places[one]) + 1] > r.text_dash[seat, int(g.places[other]) + 1]:
                one = s.movers[j]
                other = s.movers[i]
            for slot in range(N_WAYS * N_WAYS):
                s.done[slot] = 0
            add_order(r, g, s, head, one, other, power, False)
            add_order(r, g, s, head, other, one, power, True)
            if may_cross(r, g, one, other, r.split[power]):
                s.may_repeat = 1
