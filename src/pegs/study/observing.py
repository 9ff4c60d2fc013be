"""Writing observations in the kernel (see `pegs.study.observation_layout`)."""

from __future__ import annotations

from typing import Any

from pegs.core.board import HOME, START
from pegs.core.cards import N_RANKS
from pegs.core.position import Phase
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.study.relative import relative_seat

N_PHASES = len(Phase)
assert START < 0, "only the place of a peg in start is negative"
_DOUBT, _PENALTY, _MOVE = int(Phase.DOUBT), int(Phase.PENALTY), int(Phase.MOVE)


@small
def seat_after(r: Record, me: int, k: int) -> int:
    """The seat ``k`` seats clockwise from this one."""
    seat = me + k
    return seat - r.players if seat >= r.players else seat


@small
def chosen(sign: int, yes: int, no: int) -> int:
    """``yes`` if ``sign`` is negative, otherwise ``no``; without a branch, which can't be predicted."""
    return no ^ ((yes ^ no) & sign >> 63)


@inner
def write_pegs(r: Record, g: Record, me: int, row: Any) -> int:
    """Write the section ``pegs``; return its size."""
    ring, in_spot = r.ring, r.in_spot[me]
    in_start = ring + r.home_length
    lane = in_start + 1
    for k in range(r.players):
        seat = seat_after(r, me, k)
        first = k * lane
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            place = int(g.places[peg])
            hole = place - in_spot
            number = chosen(hole, hole + ring, hole)
            number = chosen(HOME - 1 - place, ring + place - HOME, number)
            row[first + chosen(place, in_start, number)] += 1
    return int(r.players * lane)


@inner
def write_counts(r: Record, g: Record, me: int, row: Any, at: int) -> int:
    """Write the sections from ``hand`` to ``forfeit``, beginning at ``at``; return where they end."""
    for rank in range(N_RANKS):
        row[at + rank] = g.hands[me, rank]
    at += N_RANKS
    for k in range(r.players):
        seat = seat_after(r, me, k)
        held = 0
        for rank in range(N_RANKS):
            held += g.hands[seat, rank]
        row[at + k] = held
        row[at + r.players + k] = g.stuck[seat]
        row[at + 2 * r.players + k] = g.extra[seat]
        row[at + 3 * r.players + k] = g.owed[seat]
        row[at + 4 * r.players + k] = g.forfeit[seat]
    return int(at + 5 * r.players)


@inner
def write_piles(r: Record, g: Record, me: int, row: Any, at: int) -> int:
    """Write the sections from ``pile_sizes`` to ``discard_count``; return where they end."""
    n_piles = r.players if r.own_piles else 1
    discards = at + n_piles
    total = discards + n_piles * N_RANKS
    for k in range(n_piles):
        pile = seat_after(r, me, k) if r.own_piles else 0
        row[at + k] = g.n_pile[pile]
        row[total] += g.n_discards[pile]
        if not r.bluffing:
            top = (pile + 1) * r.pile_room - 1
            for i in range(g.n_discards[pile]):
                row[discards + k * N_RANKS + int(g.cards[top - i])] += 1
    return total + 1


@inner
def write_phase(r: Record, g: Record, me: int, row: Any, at: int) -> int:
    """Write the sections from ``phase`` to ``draws``; return where they end."""
    phase = int(g.phase)
    row[at + phase] = 1
    player = at + N_PHASES
    loser = player + r.players
    declared = loser + r.players
    card = declared + N_RANKS
    if phase in (_DOUBT, _PENALTY, _MOVE):
        row[player + relative_seat(r, me, g.player)] = 1
        row[declared + int(g.declared)] = 1
        if g.card >= 0 and (g.player == me or phase == _PENALTY):
            row[card + int(g.card)] = 1
    if phase == _PENALTY:
        row[loser + relative_seat(r, me, g.loser)] = 1
    row[card + N_RANKS] = g.due
    row[card + N_RANKS + 1] = g.draws
    return int(card + N_RANKS + 2)


@inner
def write_observation(r: Record, g: Record, me: int, row: Any) -> int:
    """Write what a seat can see; return how many numbers that is."""
    for i in range(len(row)):
        row[i] = 0
    at = write_pegs(r, g, me, row)
    at = write_counts(r, g, me, row, at)
    at = write_piles(r, g, me, row, at)
    return write_phase(r, g, me, row, at)
