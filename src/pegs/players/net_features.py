"""The value net's inputs, written in the kernel (`pegs.players.net_layout`)."""

from __future__ import annotations

from typing import Any

from pegs.core.board import HOME, START
from pegs.core.cards import N_RANKS
from pegs.core.position import Phase
from pegs.engine.kernel.bits import lowest_bit
from pegs.engine.kernel.compiler import inner, np, small
from pegs.engine.kernel.layout import PEG_STRIDE, STEPS, Record
from pegs.engine.kernel.packed_turn import Packed, card_of, kind_of
from pegs.engine.kernel.pegs_on_board import is_all_home, window
from pegs.engine.kernel.reach import backward, followers, on, to_in_spot
from pegs.engine.kernel.tables import SPLIT_FORWARD, TO_IN_SPOT
from pegs.players import net_layout as at
from pegs.players.evaluation import settled
from pegs.players.greedy_policy import holes_done
from pegs.players.hint_terms import CERTAIN, N_TERMS
from pegs.players.hints_policy import plays_pegs_of, way_home
from pegs.players.landing import CHANCE_BITS, CHANCE_MASK, chance_to_land
from pegs.rules.switches import MAX_COUNT

_START_COST = 16
"""The cost of bringing a peg out again, in holes."""
_SMALL = 0b111
_PLAY = int(Phase.PLAY)
NO_CARD = -1
_TERM_SCALE = 1 / 512


@small
def add_bits(x: Any, first: int, bits: int, number: int) -> None:
    """Add a number to the entry at ``first`` plus each of these bits."""
    while bits:
        x[first + lowest_bit(bits)] += number
        bits &= bits - 1


@inner
def count_unseen(r: Record, v: Record, work: Record) -> int:
    """Count the cards that the seat to act hasn't seen, by rank; return their number.

    Discards count as seen if they all lie face up in one pile.
    """
    total = 0
    own = int(v.turn)
    n_discards = int(v.n_discards[0]) if not (r.own_piles or r.bluffing) else 0
    for rank in range(N_RANKS):
        work.unseen[rank] = r.pack[rank] - (0 if r.own_piles else v.hands[own, rank])
    top = r.pile_room - 1
    for i in range(n_discards):
        work.unseen[v.cards[top - i]] -= 1
    for rank in range(N_RANKS):
        total += work.unseen[rank]
    return total


@inner
def chance_among(r: Record, work: Record, number: int, total: int) -> int:
    """The chance that a hand holds one of ``number`` cards, out of ``total`` unseen ones.

    It's a fraction of `CERTAIN`, cached until the number of unseen cards changes, since it takes divisions.
    """
    if number <= 0:
        return 0
    cached = work.among[number]
    if cached >> CHANCE_BITS == total:
        return cached & CHANCE_MASK
    without = CERTAIN << 10
    for i in range(min(int(r.hand_size), total)):
        without = without * max(total - number - i, 0) // (total - i)
    chance = CERTAIN - (without >> 10)
    work.among[number] = total << CHANCE_BITS | chance
    return chance


@inner
def expect_cards(r: Record, v: Record, work: Record) -> None:
    """Update how likely a hand is to have each count, from the cards that the seat to act hasn't seen."""
    total = count_unseen(r, v, work)
    out = 0
    for n in range(1, MAX_COUNT + 1):
        work.ahead[n] = 0
        work.behind[n] = 0
    for rank in range(N_RANKS):
        number = int(work.unseen[rank])
        add_bits(work.ahead, 1, int(r.forward[rank]), number)
        add_bits(work.behind, 1, int(r.backward[rank]), number)
        out += number if r.out[rank] else 0
    for n in range(1, MAX_COUNT + 1):
        work.ahead[n] = chance_among(r, work, int(work.ahead[n]), total)
        work.behind[n] = chance_among(r, work, int(work.behind[n]), total)
    work.out = chance_among(r, work, out, total)


@small
def plays_role(r: Record, rank: int, role: int) -> bool:
    """Whether a card can do one of the things that `net_layout.N_ROLES` lists."""
    if role == 0:
        return r.out_ranks >> rank & 1 != 0
    if role == 1:
        return r.back_ranks >> rank & 1 != 0
    if role == 2:
        return r.split[rank] != 0
    if role == 3:
        return r.swap[rank] != 0
    if role == 4:
        return r.jump_from[rank] != 0 or r.spot_from[rank] != 0
    if role == 5:
        return r.send[rank] != 0
    return r.forward[rank] & _SMALL != 0


@inner
def find_roles(r: Record, work: Record) -> None:
    """Find what each rank can do, as bits (`plays_role`)."""
    for rank in range(N_RANKS):
        roles = 0
        for role in range(at.N_ROLES):
            if plays_role(r, rank, role):
                roles |= 1 << role
        work.roles[rank] = roles


@inner
def write_hand(r: Record, v: Record, work: Record, card: int) -> None:
    """Write the cards that stay in the hand of the seat to act, and what they can do."""
    own = int(v.turn)
    x = work.features
    work.hand_ahead = 0
    work.hand_behind = 0
    work.hand_jumps = 0
    for rank in range(N_RANKS):
        left = int(v.hands[own, rank]) - (1 if rank == card else 0)
        if left <= 0:
            continue
        x[at.HAND + rank] = left
        work.hand_ahead |= r.forward[rank]
        work.hand_behind |= r.backward[rank]
        if r.split[rank]:
            work.hand_ahead |= (1 << r.split[rank]) - 1
            if r.split_ways[rank] != SPLIT_FORWARD:
                work.hand_behind |= (1 << r.split[rank]) - 1
        if r.jump_from[rank] or r.send[rank]:
            work.hand_jumps = 1
        add_bits(x, at.ROLES, work.roles[rank], left)
        add_bits(x, at.HAND_AHEAD, r.forward[rank], left)
        add_bits(x, at.HAND_BEHIND, r.backward[rank], left)


@inner
def write_unseen(work: Record) -> None:
    """Write the share of the unseen cards that has each role (`count_unseen`, `find_roles`)."""
    total = 0
    for role in range(at.N_ROLES):
        work.features[at.UNSEEN + role] = 0
    for rank in range(N_RANKS):
        total += work.unseen[rank]
        add_bits(work.features, at.UNSEEN, work.roles[rank], work.unseen[rank])
    share = np.float32(1) / np.float32(max(total, 1))
    for role in range(at.N_ROLES):
        work.features[at.UNSEEN + role] *= share


@inner
def hits(r: Record, v: Record, work: Record, seat: int, hole: int) -> bool:
    """Whether the cards that stay in the hand of the seat to act can land one of its pegs on a hole."""
    can_hit = False
    for own in range(r.players):
        if own == seat or not plays_pegs_of(r, v, own):
            continue
        behind = backward(followers(r, v, own, hole))
        before = window(v, own, on(r, hole, 1)) & STEPS
        can_hit = can_hit or behind & work.hand_ahead != 0 or before & work.hand_behind != 0
    return can_hit


@inner
def write_exposure(
    r: Record, v: Record, work: Record, x: Any, first: int, share: Any, seat: int, hole: int
) -> None:
    """Write what may happen to a peg on the ring before it moves again."""
    me = int(v.turn)
    follower = (me + 1) % r.players
    loss = np.float32(holes_done(r, seat, hole) + _START_COST) / np.float32(r.ring)
    gain = np.float32(to_in_spot(r, seat, hole)) / np.float32(r.ring)
    danger = 0
    help_ = 0
    by_next = 0
    for other in range(r.players):
        is_own = other == seat
        if is_own or other == me:
            continue
        chance = chance_to_land(r, v, work, other, hole)
        if r.team[other] != r.team[seat]:
            danger += chance
            by_next = chance if other == follower else by_next
        else:
            help_ += chance
    certain = np.float32(1 / CERTAIN)
    lost = np.float32(min(danger, CERTAIN)) * certain * loss
    x[first + at.DANGER_NEXT] += share * np.float32(by_next) * certain * loss
    x[first + at.DANGER] += share * lost
    x[first + at.WORST] = max(x[first + at.WORST], lost)
    if r.bump_partner == TO_IN_SPOT and v.peg_at[r.in_spot[seat]] < 0:
        x[first + at.ASSIST] += share * np.float32(min(help_, CERTAIN)) * certain * gain
    else:
        gain = np.float32(0)
    value = loss if r.team[seat] != r.team[me] else gain
    if hits(r, v, work, seat, hole):
        x[first + at.HIT] += share * value
        x[first + at.BEST_HIT] = max(x[first + at.BEST_HIT], value)
    elif work.hand_jumps:
        x[first + at.BEST_HIT] = max(x[first + at.BEST_HIT], value)


@inner
def write_ring_peg(
    r: Record, v: Record, work: Record, x: Any, first: int, share: Any, seat: int, hole: int
) -> None:
    """Write a peg's position on the ring, and its dangers and chances."""
    steps = to_in_spot(r, seat, hole)
    past = r.ring - steps
    if steps < at.NEAR_HOLES:
        x[first + at.NEAR + steps] += share
    elif past <= at.PAST_HOLES:
        x[first + at.PAST + past - 1] += share
    else:
        rest = max(r.ring - at.NEAR_HOLES - at.PAST_HOLES, 1)
        x[first + at.FAR + (steps - at.NEAR_HOLES) * at.FAR_SHARES // rest] += share
    x[first + at.ON_RING] += share
    if plays_pegs_of(r, v, seat) and way_home(r, v, seat, hole) & work.hand_ahead:
        x[first + at.WAYS_HOME] += share
    write_exposure(r, v, work, x, first, share, seat, hole)


@inner
def write_seat(r: Record, v: Record, work: Record, x: Any, first: int, share: Any, seat: int) -> None:
    """Add a seat to its group; ``share`` is its weight in the mean."""
    done = 0
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        place = int(v.places[peg])
        done += holes_done(r, seat, place)
        if place == START:
            x[first + at.WAITING] += share
        elif place >= HOME:
            depth = r.home_length - 1 - (place - HOME)
            if depth < at.HOME_HOLES:
                x[first + at.HOME_DEPTH + depth] += share
        else:
            write_ring_peg(r, v, work, x, first, share, seat, place)
    if is_all_home(r, v, seat):
        x[first + at.HOME_FULL] += share
    x[first + at.SETTLED] += share * np.float32(settled(r, v, seat))
    x[first + at.PROGRESS] += share * np.float32(4 * done) / np.float32(r.pegs * (r.ring + r.home_length))
    x[first + at.STUCK] += share * np.float32(v.stuck[seat])
    x[first + at.EXTRA] += share * np.float32(v.extra[seat])


@inner
def write_seats(r: Record, v: Record, work: Record) -> None:
    """Write all four groups."""
    me = int(v.turn)
    follower = (me + 1) % r.players
    mates = r.players // r.teams - 1
    opponents = r.players - 1 - mates - (1 if r.team[follower] != r.team[me] else 0)
    one = np.float32(1)
    for seat in range(r.players):
        if seat == me:
            write_seat(r, v, work, work.features, at.OWN, one, seat)
        elif r.team[seat] == r.team[me]:
            write_seat(r, v, work, work.features, at.PARTNERS, one / np.float32(mates), seat)
        elif seat == follower:
            write_seat(r, v, work, work.features, at.NEXT, one, seat)
        else:
            write_seat(r, v, work, work.features, at.OTHERS, one / np.float32(opponents), seat)


@inner
def write_features(r: Record, v: Record, work: Record, turn: Packed) -> None:
    """Write all inputs that depend on the turn, which has just been made on the board.

    ``work.terms`` must have the terms of ``hints``.
    """
    x = work.features
    for i in range(at.UNSEEN):
        x[i] = 0
    write_hand(r, v, work, card_of(turn) if v.phase == _PLAY else NO_CARD)
    write_seats(r, v, work)
    for term in range(N_TERMS):
        x[at.TERMS + term] = np.float32(work.terms[term] * work.weights[term]) * np.float32(_TERM_SCALE)
    x[at.KINDS + kind_of(turn)] = 1
