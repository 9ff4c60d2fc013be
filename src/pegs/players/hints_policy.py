"""The policy ``hints``: the terms of a turn and their weighted sum."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.cards import N_RANKS
from pegs.core.turn import Kind
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import PEG_STRIDE, STEPS, Record
from pegs.engine.kernel.packed_turn import Packed, card_of, declared_of, is_moved_by, kind_of
from pegs.engine.kernel.pegs_on_board import is_all_home, seat_of, window
from pegs.engine.kernel.reach import home_lane, on, open_holes, to_in_spot
from pegs.players.evaluation import backs_up, evaluate
from pegs.players.greedy_policy import holes_done
from pegs.players.hint_terms import (
    BLUFF,
    BOOST,
    BUMP,
    CERTAIN,
    DOUBT,
    FINISH,
    KEEP_BACK,
    KEEP_JOKER,
    KEEP_OUT,
    KEEP_SMALL,
    KEEP_SPLIT,
    KEEP_UNIT,
    N_TERMS,
    READY,
    READY_BACK,
    SMALLEST,
    SPITE,
)
from pegs.players.landing import peg_waits, put_back, try_out
from pegs.rules.switches import MAX_COUNT

_SAY_DOUBT = int(Kind.DOUBT)
_DECLARE = int(Kind.DECLARE)
_SMALL = 0b111

_BLUFFS_PER_CHANCE = 8
_LATE = 3
"""It's late in the game once this many of the team's pegs, or fewer, aren't home."""
_ONE_CARD = 10
"""The farthest that a single card usually goes, in holes."""


@inner
def boosts(r: Record, v: Record, s: Record, turn: Packed) -> int:
    """The number of team pegs that the turn just made on the board boosted to their in-spots."""
    number = 0
    for i in range(s.n_log):
        peg = s.log_peg[i]
        seat = seat_of(peg)
        if not is_moved_by(turn, peg) and r.team[seat] == s.team and v.places[peg] == r.in_spot[seat]:
            number += 1
    return number


@inner
def plays_pegs_of(r: Record, v: Record, seat: int) -> bool:
    """Whether the seat to act may move a seat's pegs now."""
    own = int(v.turn)
    if r.team[seat] != r.team[own]:
        return False
    return r.move_team or seat == own or is_all_home(r, v, own)


@inner
def way_home(r: Record, v: Record, seat: int, hole: int) -> int:
    """The counts (bits) that take a peg on the ring into home, as the board stands."""
    steps = to_in_spot(r, seat, hole)
    if steps >= MAX_COUNT or window(v, seat, on(r, hole, 1)) & ((1 << steps) - 1):
        return 0
    return (open_holes(r, home_lane(r, v, seat)) << steps) & STEPS


@inner
def weigh_bump(work: Record) -> None:
    """Count a turn's bumps as spite if the turn gains its own team nothing."""
    if work.terms[BUMP] > 0:
        gain = 0
        for term in range(FINISH, BUMP):
            gain += work.weights[term] * work.terms[term]
        if gain <= 0:
            work.terms[SPITE] = work.terms[BUMP]


@inner
def creeps(r: Record, v: Record, s: Record, work: Record) -> int:
    """Late in the game, the holes by which the turn just made on the board took team pegs closer to home, if
    one card could have taken them all the way in.
    """
    if work.left > _LATE:
        return 0
    holes = 0
    for i in range(s.n_log):
        peg = s.log_peg[i]
        seat = seat_of(peg)
        before = int(s.log_place[i])
        after = int(v.places[peg])
        if r.team[seat] != s.team or not (START < before < HOME and START < after < HOME):
            continue
        steps = to_in_spot(r, seat, before)
        if steps + r.home_length <= _ONE_CARD:
            holes += max(steps - to_in_spot(r, seat, after), 0)
    return holes


@inner
def look_ahead(r: Record, v: Record, work: Record, card: int) -> None:
    """Add what the cards left in the hand can do next: take pegs home, or back to just before an in-spot."""
    own = int(v.turn)
    forward = 0
    backward = 0
    for rank in range(N_RANKS):
        if int(v.hands[own, rank]) > (1 if rank == card else 0):
            forward |= r.forward[rank]
            backward |= r.backward[rank]
    for seat in range(r.players):
        if not plays_pegs_of(r, v, seat):
            continue
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            hole = int(v.places[peg])
            if hole == START or hole >= HOME:
                continue
            if way_home(r, v, seat, hole) & forward:
                work.terms[READY] += 1
            if backward and backs_up(r, work, seat, hole):
                work.terms[READY_BACK] += 1


@inner
def weigh_card(r: Record, v: Record, work: Record, card: int) -> None:
    """Add the cost of spending a card; half if the hand has another one of its rank."""
    own = int(v.turn)
    cost = KEEP_UNIT if v.hands[own, card] == 1 else KEEP_UNIT // 2
    if r.jump_from[card] or r.spot_from[card] or r.send[card]:
        work.terms[KEEP_JOKER] -= cost
    elif r.out[card]:
        work.terms[KEEP_OUT] -= cost * (2 if peg_waits(r, v, own) else 1)
    if r.backward[card]:
        work.terms[KEEP_BACK] -= cost
    if r.split[card]:
        work.terms[KEEP_SPLIT] -= cost
    if r.forward[card] & _SMALL:
        work.terms[KEEP_SMALL] -= cost


@inner
def furthest(r: Record, v: Record, seat: int) -> int:
    """How far a seat's farthest peg has come, in holes."""
    most = 0
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        most = max(most, holes_done(r, seat, int(v.places[peg])))
    return most


@inner
def weigh_doubt(r: Record, v: Record, work: Record) -> None:
    """Add what a doubt may win minus what it may lose, in holes.

    The fewer cards of the declared rank are left, the more likely it's a bluff.
    """
    own = int(v.turn)
    rank = int(v.declared)
    left = max(int(r.pack[rank]) - int(v.hands[own, rank]), 0)
    honest = work.holds[rank] * left // max(int(r.pack[rank]), 1)
    bluff = (CERTAIN - honest) // _BLUFFS_PER_CHANCE
    wins = bluff * (furthest(r, v, int(v.player)) + r.ring // 4)
    loses = honest * (furthest(r, v, own) + r.ring // 4)
    work.terms[DOUBT] = (wins - loses) // max(honest + bluff, 1)


@inner
def weigh(work: Record) -> int:
    """The sum of all terms, each times its weight."""
    total = 0
    for term in range(N_TERMS):
        total += work.weights[term] * work.terms[term]
    return total


@inner
def add_action_terms(r: Record, v: Record, s: Record, work: Record, turn: Packed) -> None:
    """Add what the turn just made on the board did and makes possible, besides how the board stands."""
    work.terms[BOOST] = boosts(r, v, s, turn)
    work.terms[SMALLEST] = creeps(r, v, s, work)
    card = card_of(turn)
    if card >= 0 and v.hands[int(v.turn), card] > 0:
        look_ahead(r, v, work, card)


@inner
def score_by_hints(r: Record, v: Record, s: Record, work: Record, turn: Packed) -> int:
    """Write the terms of a turn to ``work.terms`` and return their weighted sum.

    ``work.before`` has the board's terms before the turn, and ``work.after`` gets those after it, with what
    the turn did, unless it's a doubt. In bluffing, a declaration is scored by the moves it leads to, each
    with the card that is played face down for it.
    """
    if kind_of(turn) == _SAY_DOUBT:
        for term in range(N_TERMS):
            work.terms[term] = 0
        weigh_doubt(r, v, work)
        return weigh(work)
    try_out(r, v, s, work, turn)
    evaluate(r, v, work, work.terms, int(s.team))
    add_action_terms(r, v, s, work, turn)
    put_back(r, v, s, work)
    for term in range(N_TERMS):
        work.after[term] = work.terms[term]
        work.terms[term] -= work.before[term]
    weigh_bump(work)
    card = card_of(turn)
    if card >= 0 and v.hands[int(v.turn), card] > 0:
        weigh_card(r, v, work, card)
    if declared_of(turn) >= 0 and declared_of(turn) != card:
        work.terms[BLUFF] = 1
    return weigh(work)
