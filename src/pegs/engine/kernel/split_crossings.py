"""A shortcut for splits between two colors, most of which leave the same board in either order.

Pegs of different colors don't block each other. So if both parts are clean (`split_fast_path`) and *calm*,
neither changes what the other does, and the masks of both list every such split, once. A part isn't calm if
the other might undo or repeat it: if it hits an opposing peg of the other's color, or lands on the peg's own
in-spot, where a bump by the other might put it, too. Two parts that lead to the same hole aren't calm,
either.

If the first part is clean, but the second isn't both clean and calm, the first is made on the board, only for
the counts in question.
"""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import below_lowest, lowest_bit
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import N_WAYS, NOWHERE, STEPS, Record
from pegs.engine.kernel.packed_turn import BUMPED, SPLIT, add, head_of, header, step_bits
from pegs.engine.kernel.pegs_on_board import move_peg, seat_of, take_back, window
from pegs.engine.kernel.reach import (
    AHEAD,
    BEHIND,
    HOMEWARD,
    back,
    backward,
    goes_to,
    on,
    step_bit,
    to_in_spot,
)
from pegs.engine.kernel.split_fast_path import (
    END,
    clean_counts,
    has_clean_way,
    may_follow,
    mirrored_ways,
    rest_by,
    rest_of,
    steps_to,
)
from pegs.engine.kernel.split_seconds import target_by


@small
def free_counts(g: Record, s: Record, peg: int, way: int) -> int:
    """The counts one way that no peg of its own color blocks, wherever they lead."""
    if way == HOMEWARD:
        return s.homeward[peg]
    if g.places[peg] >= HOME:
        return 0
    return below_lowest((s.own_ahead[peg] if way == AHEAD else s.own_behind[peg]) | END)


@small
def hits_on(r: Record, g: Record, s: Record, peg: int, way: int, seat: int) -> int:
    """The counts one way that land on a peg of an opponent's seat."""
    place = int(g.places[peg])
    if r.team[seat] == s.team or way == HOMEWARD or place >= HOME:
        return 0
    if way == AHEAD:
        return window(g, seat, on(r, place, 1)) & STEPS
    return backward(window(g, seat, back(r, place, r.look_back)))


@small
def to_own_spot(r: Record, g: Record, peg: int, way: int) -> int:
    """The count one way, as a bit, that lands on the peg's own in-spot."""
    place = int(g.places[peg])
    if way == HOMEWARD or place >= HOME:
        return 0
    steps = to_in_spot(r, seat_of(peg), place)
    return step_bit(steps if way == AHEAD else r.ring - steps)


@inner
def find_parts(r: Record, g: Record, s: Record, total: int) -> None:
    """Find each peg's clean and calm parts, and the counts of first parts that leave a calm or a free second
    part of a total.

    Hits on opposing pegs aren't excluded here, since that depends on the other peg's color.
    """
    if s.n_movers == 0 or seat_of(s.movers[0]) == seat_of(s.movers[s.n_movers - 1]):
        return  # movers go by seats: these have one color
    for i in range(s.n_movers):
        peg = s.movers[i]
        for way in range(N_WAYS):
            s.calm[peg, way] = clean_counts(s, peg, way) & ~to_own_spot(r, g, peg, way)
        calm = mirrored_ways(s.calm[peg, AHEAD], s.calm[peg, HOMEWARD], s.calm[peg, BEHIND])
        free = mirrored_ways(
            free_counts(g, s, peg, AHEAD), free_counts(g, s, peg, HOMEWARD), free_counts(g, s, peg, BEHIND)
        )
        for way in range(N_WAYS):
            s.rest_calm[peg, way] = rest_by(calm, way, total)
            s.rest_free[peg, way] = rest_by(free, way, total)


@small
def calm_beside(r: Record, g: Record, s: Record, peg: int, way: int, seat: int) -> int:
    """The counts of a peg's parts one way that are clean, and calm beside a part by a peg of this seat."""
    return s.calm[peg, way] & ~hits_on(r, g, s, peg, way, seat)


@small
def rest_beside(r: Record, g: Record, s: Record, peg: int, way: int, seat: int, total: int) -> int:
    """The counts of first parts by a peg of this seat that leave a clean and calm second part one way."""
    rest = s.rest_calm[peg, way]
    if not rest or r.team[seat] == s.team:
        return rest
    return rest & ~rest_of(hits_on(r, g, s, peg, way, seat), total)


@small
def to_one_hole(r: Record, g: Record, one: int, other: int, total: int, first: int, second: int) -> int:
    """The counts of the first of two pegs that take both to the same hole."""
    here = int(g.places[one])
    there = int(g.places[other])
    if first == HOMEWARD or second == HOMEWARD or here >= HOME or there >= HOME:
        return 0
    steps = steps_to(r, here, there) if first == AHEAD else steps_to(r, there, here)
    if first != second:
        return STEPS if steps == total else 0
    double = steps + total
    counts = step_bit(double >> 1) if double & 1 == 0 else 0
    double -= r.ring
    return counts | (step_bit(double >> 1) if double & 1 == 0 else 0)


# --- both parts clean and calm


@small
def text_comes_first(r: Record, g: Record, one: int, other: int) -> bool:
    """Whether a peg is named before another of another color in the text of a turn."""
    first = r.text_dash[seat_of(one), int(g.places[one]) + 1]
    return first < r.text_dash[seat_of(other), int(g.places[other]) + 1]


@inner
def add_clean_pair(
    r: Record,
    g: Record,
    s: Record,
    head: int,
    one: int,
    other: int,
    power: int,
    one_can_begin: bool,
    other_can_begin: bool,
) -> None:
    """List the clean and calm splits of two pegs of two colors.

    ``one_can_begin`` and ``other_can_begin`` say which of them can make the first part.
    """
    total = r.split[power]
    here = int(g.places[one])
    there = int(g.places[other])
    for first in range(N_WAYS):
        calm = calm_beside(r, g, s, one, first, seat_of(other))
        if not calm:
            continue
        for second in range(N_WAYS):
            begins = one_can_begin and may_follow(r, power, first, second)
            ends = other_can_begin and may_follow(r, power, second, first)
            if not (begins or ends):
                continue
            counts = calm & rest_beside(r, g, s, other, second, seat_of(one), total)
            if not counts:
                continue
            counts &= ~to_one_hole(r, g, one, other, total, first, second)
            if begins and ends:
                begins = text_comes_first(r, g, one, other)
            while counts:
                n = lowest_bit(counts) + 1
                counts &= counts - 1
                step = step_bits(one, goes_to(r, one, here, n, first))
                rest = step_bits(other, goes_to(r, other, there, total - n, second))
                add(s, head_of(head, step, rest) if begins else head_of(head, rest, step))


@inner
def add_clean_crossings(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, firsts: int, seconds: int
) -> None:
    """List every split between pegs of two colors whose parts are clean and calm, once.

    ``firsts`` and ``seconds`` are the seats (bits) whose pegs can make the first and the second part.
    """
    both = firsts | seconds
    if both & (both - 1) == 0:
        return
    head = header(SPLIT, card, declared)
    for i in range(s.n_movers):
        one = s.movers[i]
        if not both >> seat_of(one) & 1 or not has_clean_way(s, one):
            continue
        for j in range(i + 1, s.n_movers):
            other = s.movers[j]
            if seat_of(other) == seat_of(one) or not has_clean_way(s, other):
                continue
            one_can_begin = firsts >> seat_of(one) & seconds >> seat_of(other) & 1 == 1
            other_can_begin = firsts >> seat_of(other) & seconds >> seat_of(one) & 1 == 1
            if one_can_begin or other_can_begin:
                add_clean_pair(r, g, s, head, one, other, power, one_can_begin, other_can_begin)


# --- a clean first part, and a second that isn't clean and calm


@inner
def add_made_pair(
    r: Record, g: Record, s: Record, head: int, one: int, target: int, other: int, n: int, way: int
) -> None:
    """Make one peg's first part on the board, list another's second part one way, and take the first back."""
    s.n_log = 0
    before = int(g.places[other])
    move_peg(r, g, s, one, target)
    place = int(g.places[other])
    if place != START:
        end = target_by(r, g, s, other, n, way)
        if end != NOWHERE:
            bumped = BUMPED if place != before else 0
            add(s, head_of(head, step_bits(one, target), step_bits(other, end) | bumped))
    take_back(r, g, s, 0)


@inner
def add_half_clean_pair(r: Record, g: Record, s: Record, head: int, one: int, other: int, power: int) -> None:
    """List the splits of two pegs of two colors with a clean first part that `add_clean_pair` leaves out."""
    total = r.split[power]
    place = int(g.places[one])
    short = (1 << (total - 1)) - 1
    for first in range(N_WAYS):
        counts = clean_counts(s, one, first) & short
        if not counts:
            continue
        calm = calm_beside(r, g, s, one, first, seat_of(other))
        for second in range(N_WAYS):
            if not may_follow(r, power, first, second):
                continue
            # A part that isn't calm may bump the other peg, which then moves from another place.
            left = counts & (~calm | s.rest_free[other, second])
            if not left:
                continue
            listed = calm & rest_beside(r, g, s, other, second, seat_of(one), total)
            if listed:
                listed &= ~to_one_hole(r, g, one, other, total, first, second)
                left &= ~listed
            while left:
                n = lowest_bit(left) + 1
                left &= left - 1
                target = goes_to(r, one, place, n, first)
                add_made_pair(r, g, s, head, one, target, other, total - n, second)


@inner
def add_half_clean_crossings(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, firsts: int, seconds: int
) -> None:
    """List every split between pegs of two colors with a clean first part that `add_clean_crossings` leaves
    out.
    """
    both = firsts | seconds
    if both & (both - 1) == 0:
        return
    head = header(SPLIT, card, declared)
    for i in range(s.n_movers):
        one = s.movers[i]
        if not firsts >> seat_of(one) & 1 or not has_clean_way(s, one):
            continue
        for j in range(s.n_movers):
            other = s.movers[j]
            if seat_of(other) != seat_of(one) and seconds >> seat_of(other) & 1:
                add_half_clean_pair(r, g, s, head, one, other, power)
