"""The terms of ``hints`` that describe the board for a team. A turn is scored by how it changes them."""

from __future__ import annotations

from typing import Any

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import lowest_bit, popcount
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.engine.kernel.pegs_on_board import is_all_home
from pegs.engine.kernel.reach import to_in_spot
from pegs.players.greedy_policy import holes_done
from pegs.players.hint_terms import (
    ASSIST,
    BACK_UP,
    BUMP,
    CERTAIN,
    CORNER,
    DANGER,
    FAR,
    FINISH,
    HOME_PEGS,
    IN_PLAY,
    NEAR,
    OUT,
    OWN_IN_SPOT,
    PACKED,
    SETBACK,
    SETBACK_NEAR,
    SETTLED,
    TENS,
    THEIR_IN_SPOT,
    THEIR_OUT_SPOT,
    THREAT,
)
from pegs.players.landing import chance_to_land

NEAR_HOLES = 16
"""Holes from the in-spot within which a peg counts as near."""
_START_COST = 16
"""The cost of bringing a peg out again, in holes."""
_ENOUGH = 2
"""With this many pegs on the ring, another one adds no choice."""
CLOSE = 6
"""Holes before the in-spot within which a backward count helps."""
TEN = 10
MAX_TENS = 4
"""Moves of ten that are worth planning ahead."""
_QUARTERS = 8
"""The shift from holes times chances to quarters of holes."""


@inner
def settled(r: Record, v: Record, seat: int) -> int:
    """The number of pegs that are all the way in: in home, with no empty hole behind them."""
    number = 0
    hole = r.home_length - 1
    while hole >= 0 and v.homes[seat] >> hole & 1:
        number += 1
        hole -= 1
    return number


@inner
def backs_up(r: Record, work: Record, seat: int, hole: int) -> bool:
    """Whether a backward count takes a peg from past its in-spot to just before it."""
    steps = to_in_spot(r, seat, hole)
    counts = work.backs
    while counts:
        after = steps + lowest_bit(counts) + 1 - r.ring
        if 0 <= after <= CLOSE:
            return True
        counts &= counts - 1
    return False


@small
def add_spot(r: Record, terms: Any, team: int, hole: int) -> None:
    """Add the busy holes: corners, and opponents' out-spots and in-spots."""
    terms[CORNER] += r.corner[hole]
    owner = r.out_owner[hole]
    if owner >= 0 and r.team[owner] != team:
        terms[THEIR_OUT_SPOT] += 1
    owner = r.spot_owner[hole]
    if owner >= 0 and r.team[owner] != team:
        terms[THEIR_IN_SPOT] += 1


@inner
def add_exposure(r: Record, v: Record, work: Record, terms: Any, team: int, seat: int, hole: int) -> None:
    """Add the chances that someone lands on a peg next, times the holes it would lose or gain."""
    ours = r.team[seat] == team
    danger = 0
    help_ = 0
    for other in range(r.players):
        if other == seat:
            continue
        if r.team[other] == r.team[seat]:
            if ours:
                help_ += chance_to_land(r, v, work, other, hole)
        elif ours or r.team[other] == team:
            danger += chance_to_land(r, v, work, other, hole)
    loss = holes_done(r, seat, hole) + _START_COST
    lost = min(danger, CERTAIN) * loss >> _QUARTERS
    if not ours:
        terms[THREAT] += lost
        return
    terms[DANGER] += lost
    if help_ and v.peg_at[r.in_spot[seat]] < 0:
        terms[ASSIST] += min(help_, CERTAIN) * to_in_spot(r, seat, hole) >> _QUARTERS


@inner
def add_own_peg(r: Record, work: Record, terms: Any, team: int, seat: int, hole: int) -> None:
    """Add one of the team's pegs on the ring."""
    steps = to_in_spot(r, seat, hole)
    terms[NEAR] -= min(steps, NEAR_HOLES)
    terms[FAR] -= max(steps - NEAR_HOLES, 0)
    if steps == 0:
        terms[OWN_IN_SPOT] += 1
    if backs_up(r, work, seat, hole):
        terms[BACK_UP] += 1
    add_spot(r, terms, team, hole)


@inner
def add_own_seat(r: Record, v: Record, work: Record, terms: Any, team: int, seat: int) -> None:
    """Add one of the team's seats."""
    on_ring = 0
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        place = int(v.places[peg])
        if place < HOME:
            work.left += 1
        if place == START:
            terms[OUT] -= 1
            terms[FAR] -= r.ring - NEAR_HOLES
            terms[NEAR] -= NEAR_HOLES
        elif place >= HOME:
            terms[PACKED] += place - HOME
        else:
            on_ring += 1
            add_own_peg(r, work, terms, team, seat, place)
            add_exposure(r, v, work, terms, team, seat, place)
    terms[IN_PLAY] += min(on_ring, _ENOUGH)
    terms[HOME_PEGS] += popcount(v.homes[seat])
    terms[SETTLED] += settled(r, v, seat)
    if is_all_home(r, v, seat):
        terms[FINISH] += 1


@inner
def add_opponent(r: Record, v: Record, work: Record, terms: Any, team: int, seat: int) -> None:
    """Add an opponent's seat."""
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        place = int(v.places[peg])
        if place == START:
            terms[BUMP] += 1
            terms[SETBACK] += r.ring - NEAR_HOLES
            terms[SETBACK_NEAR] += NEAR_HOLES
        elif place < HOME:
            steps = to_in_spot(r, seat, place)
            terms[SETBACK_NEAR] += min(steps, NEAR_HOLES)
            terms[SETBACK] += max(steps - NEAR_HOLES, 0)
            add_exposure(r, v, work, terms, team, seat, place)


@inner
def add_last_peg(r: Record, v: Record, terms: Any, team: int) -> None:
    """Add the team's last peg if tens alone take it to the hole in home that is still empty."""
    for seat in range(r.players):
        if r.team[seat] != team or is_all_home(r, v, seat):
            continue
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            hole = int(v.places[peg])
            if START < hole < HOME:
                steps = to_in_spot(r, seat, hole) + r.home_length - settled(r, v, seat)
                if steps <= MAX_TENS * TEN and steps % TEN == 0:
                    terms[TENS] += 1


@inner
def evaluate(r: Record, v: Record, work: Record, terms: Any, team: int) -> None:
    """Write the terms that describe the board for a team, and to ``work.left`` the number of the team's pegs
    that aren't home.
    """
    for term in range(len(terms)):
        terms[term] = 0
    work.left = 0
    for seat in range(r.players):
        if r.team[seat] == team:
            add_own_seat(r, v, work, terms, team, seat)
        else:
            add_opponent(r, v, work, terms, team, seat)
    if work.left == 1 and work.ahead[TEN]:
        add_last_peg(r, v, terms, team)
