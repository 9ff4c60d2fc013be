"""Listing what each power of a card can do now (rules, sections 5 and 7)."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import lowest_bit
from pegs.engine.kernel.compiler import inner, rare, small
from pegs.engine.kernel.layout import NO_PEG, NOWHERE, PEG_STRIDE, Record
from pegs.engine.kernel.long_splits import add_long_splits
from pegs.engine.kernel.packed_turn import MOVE, SEND, SWAP, add, add_step, head_of, header, step_bits
from pegs.engine.kernel.pegs_on_board import can_move, seat_of, window
from pegs.engine.kernel.reach import AHEAD, BARRED, BEHIND, HOMEWARD, goes_to, on, to_in_spot
from pegs.engine.kernel.split_seconds import may_land
from pegs.engine.kernel.splits import add_splits, first_seats, later_seats
from pegs.engine.kernel.tables import (
    FROM_HOME,
    FROM_START,
    FROM_TRACK,
    ONTO_OPPONENTS,
    ONTO_PARTNERS,
    SWAP_ANY,
    WITH_ANY,
    WITH_WHOLE_TEAM,
)

NO_SEAT = -1


@small
def peg_in_start(r: Record, g: Record, seat: int) -> int:
    """A peg of the seat in start (it doesn't matter which), or NO_PEG."""
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        if g.places[peg] == START:
            return peg
    return NO_PEG


@small
def out_target(r: Record, g: Record, s: Record, peg: int, steps: int) -> int:
    """Where a peg lands that comes out and moves on by ``steps`` holes, or NOWHERE."""
    seat = seat_of(peg)
    spot = r.out_spot[seat]
    if steps:
        if not r.pass_own and window(g, seat, spot) & ((1 << steps) - 1):
            return NOWHERE
        spot = on(r, spot, steps)
    if s.comes_free:
        return spot if can_move(r, g, s, peg, spot) else NOWHERE
    return spot if may_land(r, g, s, peg, spot) else NOWHERE


@inner
def add_outs(
    r: Record, g: Record, s: Record, kind: int, card: int, declared: int, seats: int, steps: int
) -> None:
    """List coming out of start and moving on by ``steps`` holes (rule 5.5)."""
    while seats:
        seat = lowest_bit(seats)
        seats &= seats - 1
        peg = peg_in_start(r, g, seat)
        if peg == NO_PEG:
            continue
        target = out_target(r, g, s, peg, steps)
        if target != NOWHERE:
            add_step(s, kind, card, declared, peg, target)


@small
def add_way(
    r: Record, g: Record, s: Record, card: int, declared: int, peg: int, counts: int, way: int
) -> None:
    """List one peg going one way by each of these counts."""
    place = int(g.places[peg])
    while counts:
        target = goes_to(r, peg, place, lowest_bit(counts) + 1, way)
        add_step(s, MOVE, card, declared, peg, target)
        counts &= counts - 1


@inner
def add_moves(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List one peg going forward or backward by a full count (rules 5.1 to 5.4)."""
    forward = r.forward[power]
    backward = r.backward[power]
    for i in range(s.n_movers):
        peg = s.movers[i]
        if seats >> seat_of(peg) & 1:
            ahead = s.ahead[peg] & forward
            homeward = s.homeward[peg] & forward
            behind = s.behind[peg] & backward
            if ahead | homeward | behind:
                add_way(r, g, s, card, declared, peg, ahead, AHEAD)
                add_way(r, g, s, card, declared, peg, homeward, HOMEWARD)
                add_way(r, g, s, card, declared, peg, behind, BEHIND)


@small
def is_on_ring(place: int) -> bool:
    """Whether a place is a hole of the ring."""
    return 0 <= place < HOME


@inner
def lone_peg(r: Record, g: Record, seats: int) -> int:
    """The only peg of these seats (bits) on the ring; NO_PEG if there are several, or none."""
    lone = NO_PEG
    for seat in range(r.players):
        if seats >> seat & 1:
            for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
                if is_on_ring(int(g.places[peg])):
                    if lone != NO_PEG:
                        return NO_PEG
                    lone = peg
    return lone


@inner
def add_alone(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List a split's whole count for the only peg that could share it (rule 5.8)."""
    peg = lone_peg(r, g, first_seats(r, s, power, seats) | later_seats(r, s, power, seats))
    if peg != NO_PEG and seats >> seat_of(peg) & 1:
        add_way(r, g, s, card, declared, peg, s.ahead[peg] & r.alone[power], AHEAD)
        add_way(r, g, s, card, declared, peg, s.homeward[peg] & r.alone[power], HOMEWARD)


@inner
def add_corners(r: Record, g: Record, s: Record, card: int, declared: int, seats: int) -> None:
    """List the pegs on a corner going to the next one, over any peg (rule 5.3)."""
    for i in range(s.n_movers):
        peg = s.movers[i]
        place = int(g.places[peg])
        seat = seat_of(peg)
        if not (seats >> seat & 1 and is_on_ring(place) and r.corner[place]):
            continue
        if not r.pass_in_spot and to_in_spot(r, seat, place) < r.side_length:
            continue
        target = on(r, place, r.side_length)
        if can_move(r, g, s, peg, target):
            add_step(s, MOVE, card, declared, peg, target)


@inner
def add_swaps_of(
    r: Record, g: Record, s: Record, card: int, declared: int, one: int, seats: int, any_two: bool
) -> None:
    """List one peg's swaps with every other peg it may swap with."""
    here = int(g.places[one])
    for seat in range(r.players):
        if seat == seat_of(one):
            continue
        for other in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            there = int(g.places[other])
            if not is_on_ring(there) or (any_two and there < here):
                continue
            # If the player moves both pegs, the pair is named by the smaller text, byte by byte.
            if not any_two and seats >> seat & 1:
                first = r.text_tilde[seat_of(one), here + 1]
                if r.text_tilde[seat, there + 1] < first:
                    continue
            add(s, head_of(header(SWAP, card, declared), step_bits(one, there), step_bits(other, here)))


@inner
def add_swaps(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List the swaps of two pegs of different colors on the track (rule 5.9)."""
    any_two = r.swap[power] == SWAP_ANY
    for seat in range(r.players):
        if not any_two and not seats >> seat & 1:
            continue
        for one in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            if is_on_ring(int(g.places[one])):
                add_swaps_of(r, g, s, card, declared, one, seats, any_two)


@inner
def find_jump_targets(r: Record, g: Record, s: Record, own: int, onto: int) -> None:
    """Find every ring hole with a peg of another color than this seat's that a jump ``onto`` such pegs lands
    on, unless it's certain that no peg may.
    """
    s.n_targets = 0
    for seat in range(r.players):
        is_partner = r.team[seat] == s.team
        if seat == own or (is_partner and s.guards[seat] == BARRED):
            continue
        if onto == (ONTO_OPPONENTS if is_partner else ONTO_PARTNERS):
            continue
        for other in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            if is_on_ring(int(g.places[other])):
                s.targets[s.n_targets] = int(g.places[other])
                s.n_targets += 1


@small
def is_ahead(r: Record, g: Record, peg: int, target: int) -> bool:
    """Whether a hole lies between a peg and its in-spot. A peg in start counts as being on its out spot."""
    seat, place = seat_of(peg), int(g.places[peg])
    begin = r.out_spot[seat] if place == START else place
    return to_in_spot(r, seat, target) <= to_in_spot(r, seat, begin)


@rare
def add_jumps_ahead(r: Record, g: Record, s: Record, card: int, declared: int, peg: int) -> None:
    """List one peg's jumps to those holes from `find_jump_targets` that are ahead of it."""
    for i in range(s.n_targets):
        if is_ahead(r, g, peg, s.targets[i]) and may_land(r, g, s, peg, s.targets[i]):
            add_step(s, MOVE, card, declared, peg, s.targets[i])


@inner
def add_jumps_of(r: Record, g: Record, s: Record, card: int, declared: int, power: int, peg: int) -> None:
    """List one peg's landings on the holes of `find_jump_targets` (rule 5.10)."""
    if r.jump_ahead[power]:
        add_jumps_ahead(r, g, s, card, declared, peg)
        return
    for i in range(s.n_targets):
        if not s.any_doubtful or may_land(r, g, s, peg, s.targets[i]):
            add_step(s, MOVE, card, declared, peg, s.targets[i])


@small
def comes_from(place: int, sources: int) -> bool:
    """Whether a joker that takes pegs from these sources may take one from this place."""
    if place == START:
        return sources & FROM_START != 0
    return sources & (FROM_HOME if place >= HOME else FROM_TRACK) != 0


@inner
def add_jumps(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List the usual joker's landings on pegs of other colors."""
    sources = r.jump_from[power]
    onto = r.jump_onto[power]
    waiting = False
    left = seats
    while left:
        seat = lowest_bit(left)
        left &= left - 1
        peg = peg_in_start(r, g, seat)
        if peg != NO_PEG:
            waiting = True
            if sources & FROM_START:
                find_jump_targets(r, g, s, seat, onto)
                add_jumps_of(r, g, s, card, declared, power, peg)
    if r.jump_start_first[power] and waiting:
        return
    targets_for = NO_SEAT
    for i in range(s.n_movers):
        peg = s.movers[i]
        if seats >> seat_of(peg) & 1 and comes_from(int(g.places[peg]), sources):
            if seat_of(peg) != targets_for:
                targets_for = seat_of(peg)
                find_jump_targets(r, g, s, targets_for, onto)
            add_jumps_of(r, g, s, card, declared, power, peg)


@inner
def add_to_in_spot(r: Record, g: Record, s: Record, card: int, declared: int, peg: int) -> None:
    """List one peg's landing on its own in-spot from anywhere else (the Pegoo joker)."""
    spot = r.in_spot[seat_of(peg)]
    if g.places[peg] != spot and can_move(r, g, s, peg, spot):
        add_step(s, MOVE, card, declared, peg, spot)


@inner
def add_in_spots(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List the landings of pegs on their own in-spots."""
    sources = r.spot_from[power]
    for seat in range(r.players):
        if seats >> seat & 1 and sources & FROM_START:
            peg = peg_in_start(r, g, seat)
            if peg != NO_PEG:
                add_to_in_spot(r, g, s, card, declared, peg)
    for i in range(s.n_movers):
        peg = s.movers[i]
        if seats >> seat_of(peg) & 1 and comes_from(int(g.places[peg]), sources):
            add_to_in_spot(r, g, s, card, declared, peg)


@inner
def add_sends(r: Record, g: Record, s: Record, card: int, declared: int) -> None:
    """List sending each opponent's peg on the track to its start (the Pegoo joker)."""
    for seat in range(r.players):
        if r.team[seat] == s.team:
            continue
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            if is_on_ring(int(g.places[peg])):
                add_step(s, SEND, card, declared, peg, START)


@inner
def add_powers(r: Record, g: Record, s: Record, card: int, declared: int, power: int, seats: int) -> None:
    """List everything a rank's powers can do for a player who moves the pegs of these seats (bits)."""
    if r.out[power]:
        add_outs(r, g, s, MOVE, card, declared, seats, r.out_steps[power])
    if r.forward[power] & s.all_forward | r.backward[power] & s.all_behind:
        add_moves(r, g, s, card, declared, power, seats)
    # A split of any pegs, or any of the team, doesn't depend on which partner is helped.
    share = r.split_with[power]
    helps_anyway = share == WITH_ANY or share == WITH_WHOLE_TEAM or r.helper_shares
    if r.split[power] and (seats == s.options[0] or not helps_anyway):
        if r.split_pegs[power] > 2:
            add_long_splits(r, g, s, card, declared, power, seats)
        else:
            add_splits(r, g, s, card, declared, power, seats)
    if r.corner_jump[power]:
        add_corners(r, g, s, card, declared, seats)
    if r.alone[power]:
        add_alone(r, g, s, card, declared, power, seats)
    if r.swap[power]:
        add_swaps(r, g, s, card, declared, power, seats)
    if r.jump_from[power]:
        add_jumps(r, g, s, card, declared, power, seats)
    if r.spot_from[power]:
        add_in_spots(r, g, s, card, declared, power, seats)
    if r.send[power]:
        add_sends(r, g, s, card, declared)
