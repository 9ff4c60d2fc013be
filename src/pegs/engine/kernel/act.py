"""Moving the pegs of a turn, step by step."""

from __future__ import annotations

from pegs.core.board import START
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.compiler import inner, rare
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import (
    FREE,
    LONG,
    SPLIT,
    SWAP,
    Packed,
    kind_of,
    peg_in,
    step_at,
    target_in,
)
from pegs.engine.kernel.pegs_on_board import NOTE_TO_START, lift, move_peg, note, put, seat_of, swap_pegs
from pegs.engine.kernel.travel import backward_steps, note_step


@inner
def act(r: Record, g: Record, s: Record, turn: Packed) -> bool:
    """Move the pegs of a turn. Returns False, with the turn partly made, if a landing is illegal."""
    first = step_at(turn, 0)
    if first == 0:
        return True
    kind = kind_of(turn)
    peg = peg_in(first)
    if kind == FREE:
        return act_free(r, g, s, turn)
    if kind == SWAP:
        swap_pegs(r, g, s, peg, peg_in(step_at(turn, 1)))
        return True
    target = target_in(first)
    if target == START:
        note(s, NOTE_TO_START, seat_of(peg), int(g.places[peg]), 0, 0, 0)
        lift(r, g, s, peg)
        put(r, g, peg, START)
        return True
    if s.noting:
        return act_with_notes(r, g, s, turn)
    if not move_peg(r, g, s, peg, target):
        return False
    if kind != SPLIT:
        return True
    second = step_at(turn, 1)
    if not move_peg(r, g, s, peg_in(second), target_in(second)):
        return False
    return turn[0] & LONG == 0 or act_later_steps(r, g, s, turn)


@rare
def act_free(r: Record, g: Record, s: Record, turn: Packed) -> bool:
    """Bring a peg out free. By some rules it sends a teammate's peg to start that couldn't be boosted."""
    s.comes_free = r.bump_if_free
    step = step_at(turn, 0)
    legal = act_with_notes(r, g, s, turn) if s.noting else move_peg(r, g, s, peg_in(step), target_in(step))
    s.comes_free = 0
    return legal


@rare
def act_later_steps(r: Record, g: Record, s: Record, turn: Packed) -> bool:
    """Make the steps of a split after the second."""
    for number in range(2, MAX_STEPS):
        step = step_at(turn, number)
        if step == 0:
            return True
        if not move_peg(r, g, s, peg_in(step), target_in(step)):
            return False
    return True


@rare
def act_with_notes(r: Record, g: Record, s: Record, turn: Packed) -> bool:
    """Make every step and note how its peg travels."""
    backward = backward_steps(r, g, turn) if kind_of(turn) == SPLIT else 0
    for number in range(MAX_STEPS):
        step = step_at(turn, number)
        if step == 0:
            return True
        note_step(r, g, s, turn, number, backward)
        if not move_peg(r, g, s, peg_in(step), target_in(step)):
            return False
    return True
