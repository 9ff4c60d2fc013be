"""Writing the rows that describe listed turns (see `pegs.study.columns`)."""

from __future__ import annotations

from typing import Any

from pegs.core.board import HOME, START
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import NO_PEG, Record
from pegs.engine.kernel.packed_turn import (
    MOVE,
    SEND,
    SPLIT,
    Packed,
    card_of,
    declared_of,
    is_moved_by,
    kind_of,
    origin_in,
    peg_in,
    step_at,
    target_in,
)
from pegs.engine.kernel.pegs_on_board import seat_of
from pegs.study.columns import ABSENT, STEP_COLUMNS, ActionColumn
from pegs.study.relative import relative_place, relative_seat

_KIND, _CARD, _DECLARED = int(ActionColumn.KIND), int(ActionColumn.CARD), int(ActionColumn.DECLARED)
_STEPS, _HITS_TEAM, _HITS_OTHERS = (
    int(ActionColumn.STEPS),
    int(ActionColumn.HITS_TEAM),
    int(ActionColumn.HITS_OTHERS),
)
_FIRST_STEP = int(ActionColumn.SEAT)


@small
def peg_hit(g: Record, turn: Packed, step: int) -> int:
    """The peg that a step lands on or sends away; NO_PEG if there is none."""
    kind = kind_of(turn)
    if kind == SEND:
        return peg_in(step)
    target = target_in(step)
    if (kind != MOVE and kind != SPLIT) or target == START or target >= HOME:
        return NO_PEG
    peg = int(g.peg_at[target])
    return NO_PEG if peg == NO_PEG or is_moved_by(turn, peg) else peg


@inner
def describe(r: Record, g: Record, turn: Packed, row: Any) -> None:
    """Write a listed turn's row."""
    me = int(g.turn)
    row[_KIND] = kind_of(turn)
    row[_CARD] = card_of(turn)
    row[_DECLARED] = declared_of(turn)
    row[_HITS_TEAM] = 0
    row[_HITS_OTHERS] = 0
    steps = 0
    for number in range(MAX_STEPS):
        step = step_at(turn, number)
        at = _FIRST_STEP + STEP_COLUMNS * number
        if step == 0:
            row[at] = ABSENT
            row[at + 1] = ABSENT
            row[at + 2] = ABSENT
            continue
        steps += 1
        seat = seat_of(peg_in(step))
        row[at] = relative_seat(r, me, seat)
        row[at + 1] = relative_place(r, me, seat, origin_in(r, g, step))
        row[at + 2] = relative_place(r, me, seat, target_in(step))
        hit = peg_hit(g, turn, step)
        if hit != NO_PEG:
            column = _HITS_TEAM if r.team[seat_of(hit)] == r.team[me] else _HITS_OTHERS
            row[column] += 1
    row[_STEPS] = steps
