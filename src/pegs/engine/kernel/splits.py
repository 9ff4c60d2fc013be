"""Splits: two different pegs share a count, and the second moves after the first (rule 5.8)."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import lowest_bit
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import NOWHERE, PEG_STRIDE, Record
from pegs.engine.kernel.packed_turn import BUMPED, SPLIT, add, head_of, header, step_bits
from pegs.engine.kernel.pegs_on_board import is_all_home, move_peg, seat_of, take_back
from pegs.engine.kernel.reach import (
    AHEAD,
    BEHIND,
    HOMEWARD,
    goes_to,
    reach_by,
)
from pegs.engine.kernel.split_crossings import add_clean_crossings, add_half_clean_crossings
from pegs.engine.kernel.split_fast_path import add_clean_pairs, clean_counts
from pegs.engine.kernel.split_seconds import target_ahead, target_behind, target_homeward
from pegs.engine.kernel.tables import (
    HELP_CHOICE,
    SPLIT_ANY,
    SPLIT_FORWARD,
    WITH_ANY,
    WITH_OWN,
    WITH_WHOLE_TEAM,
)


@small
def team_seats(r: Record, s: Record) -> int:
    """The acting team's seats, as bits."""
    seats = 0
    for seat in range(s.team, r.players, r.teams):
        seats |= 1 << seat
    return seats


@small
def all_seats(r: Record) -> int:
    """Every seat, as bits."""
    return (1 << r.players) - 1


@inner
def helped_next(r: Record, g: Record, seat: int) -> int:
    """The seats (bits) whose pegs a player moves once their own are home (rules, section 6)."""
    seats = 0
    partner = seat
    for _ in range(r.players // r.teams - 1):
        partner = (partner + r.teams) % r.players
        if not is_all_home(r, g, partner):
            seats |= 1 << partner
            if r.help != HELP_CHOICE:
                break
    return seats


@inner
def add_second(
    r: Record, g: Record, s: Record, first: int, peg: int, place_before: int, n: int, forward: bool
) -> None:
    """List the second part by one peg, with the first part made on the board."""
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
    """The place of a peg before the first part."""
    for i in range(s.n_log):
        if s.log_peg[i] == peg:
            return s.log_place[i]
    return int(g.places[peg])


@inner
def add_seconds(
    r: Record, g: Record, s: Record, first: int, first_peg: int, seats: int, n: int, ways: int
) -> None:
    """List all second parts, with the first part made; ``ways``: bit 0 forward, bit 1 backward."""
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
    """Make a first part, list every second part, and take the first back."""
    first = head_of(header(SPLIT, card, declared), step_bits(peg, target), 0)
    s.n_log = 0
    move_peg(r, g, s, peg, target)
    rank = declared if declared >= 0 else card
    if r.split_finishes[rank] and is_all_home(r, g, seat_of(peg)):
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
    """List the splits whose first part takes one peg one way by one of these counts."""
    place = int(g.places[peg])
    while counts:
        n = lowest_bit(counts) + 1
        counts &= counts - 1
        target = goes_to(r, peg, place, n, way)
        add_after_first(r, g, s, card, declared, peg, target, seats, total - n, ways)


@inner
def add_disruptive(
    r: Record, g: Record, s: Record, card: int, declared: int, peg: int, seats: int, power: int
) -> None:
    """List the splits that one peg begins with a part that isn't clean."""
    total = r.split[power]
    short = (1 << (total - 1)) - 1
    if r.split_colors[power]:
        seats &= ~(1 << seat_of(peg))
    else:
        seats |= 1 << seat_of(peg)
    ways = r.split_ways[power]
    forward = 3 if ways == SPLIT_ANY else 1 if ways == SPLIT_FORWARD else 2
    for way in (AHEAD, HOMEWARD):
        counts = reach_by(s, peg, way) & short & ~clean_counts(s, peg, way)
        if counts:
            add_firsts(r, g, s, card, declared, peg, counts, way, seats, total, forward)
    backward = 3 if ways == SPLIT_ANY else 0 if ways == SPLIT_FORWARD else 1
    if r.split_forward_first[power]:
        backward &= ~1
    if backward:
        counts = s.behind[peg] & short & ~s.clean_behind[peg]
        if counts:
            add_firsts(r, g, s, card, declared, peg, counts, BEHIND, seats, total, backward)


@inner
def every_option(s: Record) -> int:
    """The seats (bits) of all sets that the player may choose from."""
    seats = 0
    for i in range(s.n_options):
        seats |= s.options[i]
    return seats


@inner
def first_seats(r: Record, s: Record, power: int, seats: int) -> int:
    """The seats (bits) whose pegs can make the first part of a split, for a player who moves ``seats``."""
    share = r.split_with[power]
    if share == WITH_ANY:
        return all_seats(r)
    if share == WITH_WHOLE_TEAM:
        return team_seats(r, s)
    return every_option(s) if r.helper_shares else seats


@inner
def later_seats(r: Record, s: Record, power: int, seats: int) -> int:
    """The seats (bits) whose pegs can make the later parts of a split, for a player who moves ``seats``."""
    share = r.split_with[power]
    if share == WITH_OWN:
        return every_option(s) if r.helper_shares else seats
    return all_seats(r) if share == WITH_ANY else team_seats(r, s)


@inner
def add_splits(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List every split of a rank between two pegs, by a player who moves the pegs of these seats, except for
    those of `add_clean_mixed`.
    """
    firsts = first_seats(r, s, power, seats)
    seconds = later_seats(r, s, power, seats)
    start = int(s.n_turns)
    for i in range(s.n_movers):
        peg = s.movers[i]
        if firsts >> seat_of(peg) & 1:
            add_disruptive(r, g, s, card, declared, peg, seconds, power)
    add_half_clean_crossings(r, g, s, card, declared, power, firsts, seconds)
    if s.n_turns > start:
        s.may_repeat = 1
    if not r.split_colors[power]:
        add_clean_pairs(r, g, s, card, declared, power, firsts)


@inner
def add_clean_mixed(
    r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int
) -> None:
    """List the splits of two colors whose parts are both clean and calm. Nothing else leaves the same
    board, unless `pegs.engine.kernel.movegen.may_repeat` says so.
    """
    firsts = first_seats(r, s, power, seats)
    add_clean_crossings(r, g, s, card, declared, power, firsts, later_seats(r, s, power, seats))
