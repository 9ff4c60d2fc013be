"""The policy ``greedy``: the turn that brings the team's pegs farthest toward home. Nothing else counts."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.act import act
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.pegs_on_board import seat_of, take_back
from pegs.engine.kernel.reach import to_in_spot


@small
def holes_done(r: Record, seat: int, place: int) -> int:
    """How far a peg has come, in holes: 0 in start, the whole ring on its own in-spot, and more in home."""
    if place == START:
        return 0
    if place >= HOME:
        return r.ring + 1 + place - HOME
    return r.ring - to_in_spot(r, seat, place)


@inner
def progress_of(r: Record, v: Record, s: Record, turn: Packed) -> int:
    """How many holes closer to home a turn brings the acting team's pegs."""
    s.n_log = 0
    act(r, v, s, turn)
    gain = 0
    for i in range(s.n_log):
        peg = s.log_peg[i]
        seat = seat_of(peg)
        if r.team[seat] == s.team:
            gain += holes_done(r, seat, int(v.places[peg])) - holes_done(r, seat, s.log_place[i])
    take_back(r, v, s, 0)
    return gain
