"""Splits: two different pegs share a count, one after the other; the second sees the board as the first
left it (5.8).
"""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import below_lowest, lowest_bit
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import NOWHERE, PEG_STRIDE, Record
from pegs.engine.kernel.packed_turn import BUMPED, SPLIT, add, head_of, header, step_bits
from pegs.engine.kernel.pegs_on_board import can_move, is_all_home, move_peg, seat_of, take_back, window
from pegs.engine.kernel.reach import (
    AHEAD,
    BARRED,
    BEHIND,
    DOUBTFUL,
    HOMEWARD,
    back,
    goes_to,
    guard_of,
    home_lane,
    on,
    to_in_spot,
)
from pegs.engine.kernel.split_fast_path import add_quiet_pairs
from pegs.engine.kernel.tables import HELP_CHOICE, SPLIT_ANY, SPLIT_FORWARD, WITH_ANY, WITH_OWN


@small
def team_seats(r: Record, s: Record) -> int:
    """The acting team's seats, a bit each."""
    seats = 0
    for seat in range(s.team, r.players, r.teams):
        seats |= 1 << seat
    return seats


@small
def all_seats(r: Record) -> int:
    """Every seat, a bit each."""
    return (1 << r.players) - 1


@inner
def helped_next(r: Record, g: Record, seat: int) -> int:
    """The seats (a bit each) whose pegs the player of a seat would play once its own are home (section 6)."""
    seats = 0
    partner = seat
    for _ in range(r.players // r.teams - 1):
        partner = (partner + r.teams) % r.players
        if not is_all_home(r, g, partner):
            seats |= 1 << partner
            if r.help != HELP_CHOICE:
                break
    return seats


@small
def may_land(r: Record, g: Record, s: Record, peg: int, hole: int) -> bool:
    """Whether a peg may land on a ring hole as the board stands now, guards not gathered (5.7)."""
    other = int(g.peg_at[hole])
    if other < 0:
        return True
    owner = seat_of(other)
    if owner == seat_of(peg):
        return False
    if r.team[owner] != s.team:
        return True
    guard = guard_of(r, g, s, owner)
    if guard == DOUBTFUL:
        return can_move(r, g, s, peg, hole)
    return guard != BARRED


@inner
def target_ahead(r: Record, g: Record, s: Record, peg: int, hole: int, n: int) -> int:
    """Where n forward along the ring takes a peg, or NOWHERE."""
    seat = seat_of(peg)
    if window(g, seat, on(r, hole, 1)) & ((1 << n) - 1):
        return NOWHERE
    if not r.pass_in_spot and to_in_spot(r, seat, hole) < n:
        return NOWHERE
    target = on(r, hole, n)
    return target if may_land(r, g, s, peg, target) else NOWHERE


@inner
def target_behind(r: Record, g: Record, s: Record, peg: int, hole: int, n: int) -> int:
    """Where n backward takes a peg, or NOWHERE."""
    target = back(r, hole, n)
    if window(g, seat_of(peg), target) & ((1 << n) - 1):
        return NOWHERE
    return target if may_land(r, g, s, peg, target) else NOWHERE


@inner
def target_homeward(r: Record, g: Record, s: Record, peg: int, place: int, n: int) -> int:
    """Where n forward into or inside home takes a peg, or NOWHERE."""
    seat = seat_of(peg)
    if r.team[seat] != s.team:
        return NOWHERE
    lane = home_lane(r, g, seat)
    if place >= HOME:
        free = below_lowest(lane >> (place - HOME + 1))
        return place + n if free >> (n - 1) & 1 else NOWHERE
    steps = to_in_spot(r, seat, place)
    if n <= steps or window(g, seat, on(r, place, 1)) & ((1 << steps) - 1):
        return NOWHERE
    deep = n - steps - 1
    return HOME + deep if below_lowest(lane) >> deep & 1 else NOWHERE


@inner
def add_second(
    r: Record, g: Record, s: Record, first: int, peg: int, place_before: int, n: int, forward: bool
) -> None:
    """A second part by one peg, the first part having been made on the board."""
    place = int(g.places[peg])
    bumped = BUMPED if place != place_before else 0
    if forward:
        target = target_homeward(r, g, s, peg, place, n)
        if target != NOWHERE:
            add(s, head_of(first, 0, step_bits(peg, target) | bumped))
        if place >= HOME:
            return
        target = target_ahead(r, g, s, peg, place, n)
    elif place < HOME:
        target = target_behind(r, g, s, peg, place, n)
    else:
        return
    if target != NOWHERE:
        add(s, head_of(first, 0, step_bits(peg, target) | bumped))


@inner
def place_before(g: Record, s: Record, peg: int) -> int:
    """Where a peg stood before the first part."""
    for i in range(s.n_log):
        if s.log_peg[i] == peg:
            return s.log_place[i]
    return int(g.places[peg])


@inner
def add_seconds(
    r: Record, g: Record, s: Record, first: int, first_peg: int, seats: int, n: int, ways: int
) -> None:
    """All second parts, the first having been made: ``ways`` has bit 0 for forward, bit 1 for backward."""
    for seat in range(r.players):
        if not seats >> seat & 1:
            continue
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            if peg == first_peg or g.places[peg] == START:
                continue
            before = place_before(g, s, peg)
            if ways & 1:
                add_second(r, g, s, first, peg, before, n, True)
            if ways & 2:
                add_second(r, g, s, first, peg, before, n, False)


@inner
def add_after_first(
    r: Record,
    g: Record,
    s: Record,
    card: int,
    declared: int,
    peg: int,
    target: int,
    seats: int,
    rest: int,
    ways: int,
) -> None:
    """Make a first part, list every second part, take the first back."""
    first = head_of(header(SPLIT, card, declared), step_bits(peg, target), 0)
    s.n_log = 0
    move_peg(r, g, s, peg, target)
    if r.finishing and is_all_home(r, g, seat_of(peg)):
        seats |= helped_next(r, g, int(g.turn))
    add_seconds(r, g, s, first, peg, seats, rest, ways)
    take_back(r, g, s, 0)


@inner
def add_firsts(
    r: Record,
    g: Record,
    s: Record,
    card: int,
    declared: int,
    peg: int,
    counts: int,
    way: int,
    seats: int,
    total: int,
    ways: int,
) -> None:
    """The splits whose first part is one peg's, one way, by one of these counts."""
    place = int(g.places[peg])
    while counts:
        n = lowest_bit(counts) + 1
        counts &= counts - 1
        target = goes_to(r, peg, place, n, way)
        add_after_first(r, g, s, card, declared, peg, target, seats, total - n, ways)


@small
def add_begun(
    r: Record,
    g: Record,
    s: Record,
    card: int,
    declared: int,
    peg: int,
    way: int,
    counts: int,
    quiet: int,
    others: int,
    total: int,
    ways: int,
) -> None:
    """One way of one peg as the first part: where it is quiet, only what other colors can do second."""
    short = (1 << (total - 1)) - 1
    quiet &= short
    loud = counts & short & ~quiet
    if others and quiet:
        add_firsts(r, g, s, card, declared, peg, quiet, way, others, total, ways)
    if loud:
        seats = others | 1 << seat_of(peg)
        add_firsts(r, g, s, card, declared, peg, loud, way, seats, total, ways)


@inner
def add_made_splits(
    r: Record, g: Record, s: Record, card: int, declared: int, peg: int, seats: int, total: int, ways: int
) -> None:
    """The splits that one peg begins and the shortcut leaves out: loud first parts, and seconds of other
    colors.
    """
    others = seats & ~(1 << seat_of(peg))
    forward = 3 if ways == SPLIT_ANY else 1 if ways == SPLIT_FORWARD else 2
    add_begun(r, g, s, card, declared, peg, AHEAD, s.ahead[peg], s.quiet_ahead[peg], others, total, forward)
    quiet = s.quiet_homeward[peg]
    add_begun(r, g, s, card, declared, peg, HOMEWARD, s.homeward[peg], quiet, others, total, forward)
    if ways == SPLIT_FORWARD:
        return
    backward = 3 if ways == SPLIT_ANY else 1
    add_begun(
        r, g, s, card, declared, peg, BEHIND, s.behind[peg], s.quiet_behind[peg], others, total, backward
    )


@inner
def add_splits(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """Every split of a rank by a player who plays the pegs of these seats."""
    share = r.split_with[power]
    total = r.split[power]
    ways = r.split_ways[power]
    firsts = all_seats(r) if share == WITH_ANY else seats
    seconds = seats if share == WITH_OWN else all_seats(r) if share == WITH_ANY else team_seats(r, s)
    start = int(s.n_turns)
    for i in range(s.n_movers):
        peg = s.movers[i]
        if firsts >> seat_of(peg) & 1:
            add_made_splits(r, g, s, card, declared, peg, seconds, total, ways)
    if s.n_turns > start:
        s.may_repeat = 1
    add_quiet_pairs(r, g, s, card, declared, total, ways, firsts)
