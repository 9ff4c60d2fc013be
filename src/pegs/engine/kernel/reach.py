"""How far each peg in play can go: all its legal counts at once, as bits (count n is bit n - 1)."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import below_highest, below_lowest, lowest_bit, mirrored, popcount
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, STEPS, Record
from pegs.engine.kernel.pegs_on_board import can_move, seat_of, window
from pegs.engine.kernel.tables import FORBIDDEN, TO_START
from pegs.rules.switches import MAX_COUNT

AHEAD, HOMEWARD, BEHIND = 0, 1, 2
"""The three ways a peg can go: forward along the ring, into home or farther in, and back along the ring."""

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
        if r.moves_up_from_in_spot:
            return DOUBTFUL
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


@small
def followers(r: Record, g: Record, seat: int, hole: int) -> int:
    """A seat's pegs on the `MAX_COUNT` holes before a hole: the one n behind is bit ``MAX_COUNT - n``."""
    return window(g, seat, back(r, hole, r.look_back)) & STEPS


@inner
def try_doubtful(r: Record, g: Record, s: Record, peg: int, reach: int, doubtful: int, way: int) -> int:
    """The counts of a reach, without those whose landing proves illegal when tried."""
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
def counts_past_own(r: Record, own: int) -> int:
    """The counts that a seat's pegs on the way (bits) leave to another of its pegs on the track."""
    if r.own_blocks:
        return below_lowest(own | _END)
    counts = STEPS if r.pass_own else below_lowest(own | _END) | own & -own
    return counts if r.own_to_start else counts & ~own


@small
def step_bit(steps: int) -> int:
    """The bit of a count; 0 for a count that no card can have."""
    return 1 << (steps - 1) if 1 <= steps <= MAX_COUNT else 0


@small
def clear_clean_ways(s: Record, peg: int) -> None:
    """Clear a peg's clean ways (see `pegs.engine.kernel.split_fast_path`)."""
    s.clean_ahead[peg] = 0
    s.clean_homeward[peg] = 0
    s.clean_behind[peg] = 0


@small
def may_finish(r: Record, g: Record, seat: int) -> bool:
    """Whether the next peg of a seat that goes home can be its last, after which a split helps others."""
    return r.finishing and popcount(g.homes[seat]) >= r.pegs - 1


@inner
def find_ring_reach(r: Record, g: Record, s: Record, peg: int, hole: int) -> None:
    """Find the reach of a peg on the ring."""
    find_reach_ahead(r, g, s, peg, hole)
    if s.wants_behind:
        find_reach_behind(r, g, s, peg, hole)
    else:
        s.behind[peg] = 0
    if s.any_doubtful or s.no_shortcut or r.no_clean_ways:
        clear_clean_ways(s, peg)
    elif s.wants_clean:
        find_clean_ways(r, g, s, peg, hole)


@small
def find_reach_ahead(r: Record, g: Record, s: Record, peg: int, hole: int) -> None:
    """Find the counts that take a peg on the ring forward, along it or home."""
    seat = seat_of(peg)
    after = on(r, hole, 1)
    own = window(g, seat, after) & STEPS
    # A peg's own color blocks its holes whatever the guard says; a hole it leaves in a split is then free.
    lands = STEPS & ~(s.barred[after >> 5] >> (after & 31) & ~own)
    steps = to_in_spot(r, seat, hole)
    homeward = 0
    if steps < MAX_COUNT:
        path = (1 << steps) - 1
        if (own & path == 0 or r.pass_own) and r.team[seat] == s.team:
            homeward = (open_holes(r, home_lane(r, g, seat)) << steps) & STEPS
        if not r.pass_in_spot:
            lands &= path
    ahead = counts_past_own(r, own) & lands
    if r.must_turn_in:
        ahead &= ~homeward
    if s.any_doubtful:
        ahead = try_doubtful(r, g, s, peg, ahead, s.doubtful[after >> 5] >> (after & 31), AHEAD)
    s.own_ahead[peg] = own
    s.lands_ahead[peg] = lands
    s.ahead[peg] = ahead
    s.homeward[peg] = homeward


@small
def find_reach_behind(r: Record, g: Record, s: Record, peg: int, hole: int) -> None:
    """Find the counts that take a peg on the ring backward."""
    before = back(r, hole, r.look_back)
    own = backward(window(g, seat_of(peg), before))
    lands = STEPS & ~(backward(s.barred[before >> 5] >> (before & 31)) & ~own)
    behind = counts_past_own(r, own) & lands
    if s.any_doubtful:
        doubtful = backward(s.doubtful[before >> 5] >> (before & 31))
        behind = try_doubtful(r, g, s, peg, behind, doubtful, BEHIND)
    s.own_behind[peg] = own
    s.lands_behind[peg] = lands
    s.behind[peg] = behind


@small
def find_clean_ways(r: Record, g: Record, s: Record, peg: int, hole: int) -> None:
    """Find which counts of a peg on the ring are clean (see `pegs.engine.kernel.split_fast_path`)."""
    seat = seat_of(peg)
    after = on(r, hole, 1)
    steps = to_in_spot(r, seat, hole)
    is_own = r.team[seat] == s.team
    disruptive = s.disruptive[after >> 5] >> (after & 31)
    if is_own:
        # An in-spot is disruptive for other colors only; with a team peg on it, all is doubtful anyway.
        disruptive &= ~step_bit(steps)
    s.clean_ahead[peg] = s.ahead[peg] & ~disruptive
    s.clean_homeward[peg] = 0 if may_finish(r, g, seat) else s.homeward[peg]
    s.clean_behind[peg] = 0
    if s.behind[peg]:
        before = back(r, hole, r.look_back)
        disruptive = backward(s.disruptive[before >> 5] >> (before & 31))
        if is_own:
            disruptive &= ~step_bit(r.ring - steps)
        s.clean_behind[peg] = s.behind[peg] & ~disruptive


@inner
def find_home_reach(r: Record, g: Record, s: Record, peg: int, place: int) -> None:
    """Find a peg's reach in home: forward only, and none for opponents' pegs (North Carolina, rule 8)."""
    seat = seat_of(peg)
    s.ahead[peg] = 0
    s.behind[peg] = 0
    s.homeward[peg] = 0
    clear_clean_ways(s, peg)
    if r.team[seat] == s.team:
        s.homeward[peg] = open_holes(r, home_lane(r, g, seat) >> (place - HOME + 1))
        if not (may_finish(r, g, seat) or s.any_doubtful or s.no_shortcut or r.no_clean_ways):
            s.clean_homeward[peg] = s.homeward[peg]


@inner
def find_reach(r: Record, g: Record, s: Record, seats: int) -> None:
    """Find the reach of each peg of these seats (bits) in play, and of all together, and list the pegs in
    ``s.movers``.
    """
    s.n_movers = 0
    s.all_forward = 0
    s.all_behind = 0
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
            s.all_forward |= s.ahead[peg] | s.homeward[peg]
            s.all_behind |= s.behind[peg]
            s.movers[s.n_movers] = peg
            s.n_movers += 1


@small
def reach_by(s: Record, peg: int, way: int) -> int:
    """The counts of a peg's reach one way."""
    if way == AHEAD:
        return s.ahead[peg]
    return s.homeward[peg] if way == HOMEWARD else s.behind[peg]
