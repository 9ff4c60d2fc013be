"""How likely a seat's next card is to land on a hole, cached as long as the seat's pegs stay where they are.

A decision compares hundreds of boards, and a turn moves the pegs of only a seat or two, so nearly all of
these chances have been computed before. `begin_landings` clears the cache. `try_out` and `put_back`, which
have to be used to try a turn, keep it up to date.
"""

from __future__ import annotations

from pegs.core.board import START
from pegs.engine.kernel.act import act
from pegs.engine.kernel.bits import highest_bit, lowest_bit
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, STEPS, Record
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.pegs_on_board import seat_of, take_back, window
from pegs.engine.kernel.reach import followers, on
from pegs.rules.switches import MAX_COUNT

CHANCE_BITS = 12
"""Bits of a cached chance; above them is its key, such as the version of a seat's pegs."""
CHANCE_MASK = (1 << CHANCE_BITS) - 1


@inner
def begin_landings(r: Record, work: Record) -> None:
    """Clear the cache, because the board, or what hands may hold, has changed."""
    for seat in range(r.players):
        work.version += 1
        work.board_versions[seat] = work.version
        work.versions[seat] = work.version


@inner
def try_out(r: Record, v: Record, s: Record, work: Record, turn: Packed) -> None:
    """Make a turn's moves on the board, until `put_back`; the log then has the pegs that it moved."""
    s.n_log = 0
    act(r, v, s, turn)
    for i in range(s.n_log):
        work.version += 1
        work.versions[seat_of(s.log_peg[i])] = work.version


@inner
def put_back(r: Record, v: Record, s: Record, work: Record) -> None:
    """Put the board back as it was before `try_out`."""
    for i in range(s.n_log):
        seat = seat_of(s.log_peg[i])
        work.versions[seat] = work.board_versions[seat]
    take_back(r, v, s, 0)


@small
def chance_to_land(r: Record, v: Record, work: Record, seat: int, hole: int) -> int:
    """The chance, as a fraction of `CERTAIN`, that a seat's next card lands one of its pegs on a ring hole.

    Jokers, splits and swaps aren't counted.
    """
    cached = work.landings[seat, hole]
    if cached >> CHANCE_BITS == work.versions[seat]:
        return cached & CHANCE_MASK
    chance = find_chance_to_land(r, v, work, seat, hole)
    work.landings[seat, hole] = work.versions[seat] << CHANCE_BITS | chance
    return chance


@inner
def find_chance_to_land(r: Record, v: Record, work: Record, seat: int, hole: int) -> int:
    """Compute what `chance_to_land` caches."""
    chance = 0
    behind = followers(r, v, seat, hole)
    if behind:
        chance += work.ahead[MAX_COUNT - highest_bit(behind)]
    before = window(v, seat, on(r, hole, 1)) & STEPS
    if before:
        chance += work.behind[lowest_bit(before) + 1]
    if hole == r.out_spot[seat] and peg_waits(r, v, seat):
        chance += work.out
    return chance


@inner
def peg_waits(r: Record, v: Record, seat: int) -> bool:
    """Whether a seat has a peg in start."""
    waiting = False
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        waiting = waiting or v.places[peg] == START
    return waiting
