"""How far each peg in play can go: all its legal counts at once, as bits (count n is bit n - 1)."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import below_highest, below_lowest, lowest_bit, mirrored
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, STEPS, Record
from pegs.engine.kernel.pegs_on_board import can_move, seat_of, window
from pegs.engine.kernel.tables import FORBIDDEN, TO_START
from pegs.rules.switches import MAX_COUNT

AHEAD, HOMEWARD, BEHIND = 0, 1, 2
"""The three ways a peg can go: forward along the ring, into home or further in, and back along the ring."""

N_WAYS = 3

OPEN, BARRED, DOUBTFUL = 0, 1, 2
_END = 1 << MAX_COUNT


@inner
def guard_of(r: Record, g: Record, s: Record, seat: int) -> int:
    """Whether the pegs of a seat on the acting team may be landed on (OPEN), may not (BARRED), or whether
    each landing has to be tried (DOUBTFUL).
    """
    if r.bump_partner == TO_START:
        return OPEN
    if r.bump_partner == FORBIDDEN:
        return BARRED
    guest = int(g.peg_at[r.in_spot[seat]])
    if guest < 0:
        return OPEN
    owner = seat_of(guest)
    if owner == seat:
        return OPEN if r.bump_if_in_spot_taken else BARRED
    if r.bump_chain and r.team[owner] != s.team:
        return OPEN
    return DOUBTFUL


@inner
def find_guards(r: Record, g: Record, s: Record) -> None:
    """Find the holes where the acting team's pegs may not be landed on, or only after a try.

    Also find the *disruptive* holes, where a landing changes more than the place of the landing peg (see
    `pegs.engine.kernel.split_fast_path`).
    """
    for word in range(r.words):
        s.barred[word] = 0
        s.doubtful[word] = 0
        s.disruptive[word] = 0
    s.any_doubtful = 0
    for seat in range(s.team, r.players, r.teams):
        guard = guard_of(r, g, s, seat)
        spot = r.in_spot[seat]
        for word in range(r.words):
            s.disruptive[word] |= g.occupied[seat, word] | r.bits[spot, word]
        s.guards[seat] = guard
        if guard == BARRED:
            for word in range(r.words):
                s.barred[word] |= g.occupied[seat, word]
        elif guard == DOUBTFUL:
            s.any_doubtful = 1
            for word in range(r.words):
                s.doubtful[word] |= g.occupied[seat, word]


@small
def on(r: Record, hole: int, n: int) -> int:
    """The hole n farther along the ring; 0 <= n < ring."""
    return hole + n if hole + n < r.ring else hole + n - r.ring


@small
def back(r: Record, hole: int, n: int) -> int:
    """The hole n back along the ring; 0 <= n < ring."""
    return hole - n if hole >= n else hole - n + r.ring


@small
def to_in_spot(r: Record, seat: int, hole: int) -> int:
    """Holes from a ring hole forward to the seat's in-spot."""
    steps = r.in_spot[seat] - hole
    return steps if steps >= 0 else steps + r.ring


@small
def goes_to(r: Record, peg: int, place: int, n: int, way: int) -> int:
    """The place a count takes a peg to from ``place``."""
    if way == AHEAD:
        return on(r, place, n)
    if way == BEHIND:
        return back(r, place, n)
    if place >= HOME:
        return place + n
    return HOME + n - to_in_spot(r, seat_of(peg), place) - 1


@small
def backward(word: int) -> int:
    """A window that ends before a hole, reversed: the hole n behind is bit n - 1."""
    return (mirrored(word & STEPS) >> (64 - MAX_COUNT)) & STEPS


@inner
def try_doubtful(r: Record, g: Record, s: Record, peg: int, reach: int, doubtful: int, way: int) -> int:
    """The counts of a reach without those whose landing turns out to be illegal when tried."""
    place = int(g.places[peg])
    left = reach & doubtful
    while left:
        bit = left & -left
        left ^= bit
        if not can_move(r, g, s, peg, goes_to(r, peg, place, lowest_bit(bit) + 1, way)):
            reach ^= bit
    return reach


@small
def home_lane(r: Record, g: Record, seat: int) -> int:
    """The blocked holes of a seat's home, as bits: its pegs, and the end of the lane."""
    return g.homes[seat] | 1 << r.home_length


@small
def open_holes(r: Record, lane: int) -> int:
    """The holes of a home lane, as bits, that a peg coming from before its first hole can reach.

    ``lane`` has the blocked holes as bits, and a bit for its end, the highest; it is -1 if all is blocked.
    """
    if r.pass_in_home and lane >= 0:
        return below_highest(lane) & ~lane
    return below_lowest(lane)


@small
def step_bit(steps: int) -> int:
    """The bit of a count; 0 for a count that no card can have."""
    return 1 << (steps - 1) if 1 <= steps <= MAX_COUNT else 0


@small
def allow_no_clean_way(s: Record, peg: int) -> None:
    """Leave a peg no clean way (see `pegs.engine.kernel.split_fast_path`)."""
    s.clean_ahead[peg] = 0
    s.clean_homeward[peg] = 0
    s.clean_behind[peg] = 0


@inner
def find_ring_reach(r: Record, g: Record, s: Record, peg: int, hole: int) -> None:
    """The reach of a peg on the ring."""
    seat = seat_of(peg)
    after = on(r, hole, 1)
    before = back(r, hole, r.look_back)
    own_ahead = window(g, seat, after) & STEPS
    own_behind = backward(window(g, seat, before))
    # A peg's own color blocks its holes whatever the guard says; a hole it leaves in a split is then free.
    lands_ahead = STEPS & ~(s.barred[after >> 5] >> (after & 31) & ~own_ahead)
    lands_behind = STEPS & ~(backward(s.barred[before >> 5] >> (before & 31)) & ~own_behind)
    steps = to_in_spot(r, seat, hole)
    homeward = 0
    if steps < MAX_COUNT:
        path = (1 << steps) - 1
        if own_ahead & path == 0 and r.team[seat] == s.team:
            homeward = (open_holes(r, home_lane(r, g, seat)) << steps) & STEPS
        if not r.pass_in_spot:
            lands_ahead &= path
    ahead = below_lowest(own_ahead | _END) & lands_ahead
    behind = below_lowest(own_behind | _END) & lands_behind
    if s.any_doubtful:
        doubtful = s.doubtful[after >> 5] >> (after & 31)
        ahead = try_doubtful(r, g, s, peg, ahead, doubtful, AHEAD)
        doubtful = backward(s.doubtful[before >> 5] >> (before & 31))
        behind = try_doubtful(r, g, s, peg, behind, doubtful, BEHIND)
    if s.any_doubtful or s.no_shortcut:
        allow_no_clean_way(s, peg)
    else:
        disruptive_ahead = s.disruptive[after >> 5] >> (after & 31)
        disruptive_behind = backward(s.disruptive[before >> 5] >> (before & 31))
        if r.team[seat] == s.team:
            # An in-spot is disruptive for other colors only; with a team peg on it, all is doubtful anyway.
            disruptive_ahead &= ~step_bit(steps)
            disruptive_behind &= ~step_bit(r.ring - steps)
        s.clean_ahead[peg] = ahead & ~disruptive_ahead
        s.clean_behind[peg] = behind & ~disruptive_behind
        s.clean_homeward[peg] = 0 if r.finishing else homeward
    s.own_ahead[peg] = own_ahead
    s.own_behind[peg] = own_behind
    s.lands_ahead[peg] = lands_ahead
    s.lands_behind[peg] = lands_behind
    s.ahead[peg] = ahead
    s.behind[peg] = behind
    s.homeward[peg] = homeward


@inner
def find_home_reach(r: Record, g: Record, s: Record, peg: int, place: int) -> None:
    """The reach of a peg in home: forward only, and none for opponents' pegs (North Carolina, rule 8)."""
    seat = seat_of(peg)
    s.ahead[peg] = 0
    s.behind[peg] = 0
    s.homeward[peg] = 0
    allow_no_clean_way(s, peg)
    if r.team[seat] == s.team:
        s.homeward[peg] = open_holes(r, home_lane(r, g, seat) >> (place - HOME + 1))
        if not (r.finishing or s.any_doubtful or s.no_shortcut):
            s.clean_homeward[peg] = s.homeward[peg]


@inner
def find_reach(r: Record, g: Record, s: Record, seats: int) -> None:
    """Find the reach of each peg of these seats (bits) in play, and list the pegs in ``s.movers``."""
    s.n_movers = 0
    while seats:
        seat = lowest_bit(seats)
        seats &= seats - 1
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            place = int(g.places[peg])
            if place == START:
                continue
            if place >= HOME:
                find_home_reach(r, g, s, peg, place)
            else:
                find_ring_reach(r, g, s, peg, place)
            s.movers[s.n_movers] = peg
            s.n_movers += 1
