"""How each peg of a turn travels (out of start, forward, backward, by a jump), noted for the history."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.operations import Travel
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.bits import popcount
from pegs.engine.kernel.compiler import inner, rare
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import (
    FREE,
    SPLIT,
    Packed,
    card_of,
    declared_of,
    kind_of,
    origin_in,
    peg_in,
    step_at,
    target_in,
)
from pegs.engine.kernel.pegs_on_board import NOTE_MOVED, note, seat_of
from pegs.engine.kernel.reach import on, to_in_spot
from pegs.engine.kernel.tables import SPLIT_FORWARD, SPLIT_OPPOSITE

OUT, FORWARD, BACKWARD, JUMP = int(Travel.OUT), int(Travel.FORWARD), int(Travel.BACKWARD), int(Travel.JUMP)


@inner
def holes_forward(r: Record, seat: int, origin: int, target: int) -> int:
    """Holes forward from one place to another, along the track or home; 0 if there is no way forward."""
    if origin == START:
        return 0
    if origin >= HOME:
        return max(target - origin, 0) if target >= HOME else 0
    if target >= HOME:
        return to_in_spot(r, seat, origin) + target - HOME + 1
    return target - origin if target >= origin else target - origin + r.ring


@inner
def holes_backward(r: Record, origin: int, target: int) -> int:
    """Holes backward from one track hole to another; 0 if there is no way back."""
    if origin == START or origin >= HOME or target >= HOME:
        return 0
    return origin - target if origin >= target else origin - target + r.ring


@inner
def has_count(counts: int, number: int) -> bool:
    """Whether a number of holes is among the counts of a power."""
    return number > 0 and counts >> (number - 1) & 1 == 1


@inner
def goes_to_corner(r: Record, origin: int, target: int) -> bool:
    """Whether a peg goes from a corner to the next one."""
    return 0 <= origin < HOME and r.corner[origin] == 1 and target == on(r, origin, r.side_length)


@inner
def rank_of(turn: Packed) -> int:
    """The rank whose power a turn uses."""
    declared = declared_of(turn)
    return declared if declared >= 0 else card_of(turn)


@inner
def travel_of_single(r: Record, kind: int, rank: int, seat: int, origin: int, target: int) -> int:
    """How the only peg of a turn travels: the first way that fits, if several do on a small ring."""
    if origin == START:
        steps = 0 if kind == FREE else r.out_steps[rank]
        comes_out = target == on(r, r.out_spot[seat], steps) and (kind == FREE or r.out[rank] == 1)
        return OUT if comes_out else JUMP
    if has_count(r.forward[rank] | r.alone[rank], holes_forward(r, seat, origin, target)):
        return FORWARD
    if r.corner_jump[rank] and goes_to_corner(r, origin, target):
        return FORWARD
    if has_count(r.backward[rank], holes_backward(r, origin, target)):
        return BACKWARD
    return JUMP


@inner
def fits_ways(r: Record, rank: int, backward: int, steps: int) -> bool:
    """Whether a split's parts may go these ways; ``backward`` has a bit for each one that goes back."""
    if r.split_ways[rank] == SPLIT_FORWARD:
        return backward == 0
    if r.split_ways[rank] == SPLIT_OPPOSITE and not 0 < popcount(backward) < steps:
        return False
    # With the forward parts first, the parts after a backward one are backward too.
    return not r.split_forward_first[rank] or (backward | backward << 1) & ((1 << steps) - 1) == backward


@inner
def backward_steps(r: Record, g: Record, turn: Packed) -> int:
    """The steps of a split that go backward, as bits, with the game as it is before the turn.

    The steps have to add up to the card's count.
    """
    rank = rank_of(turn)
    steps = 0
    while steps < MAX_STEPS and step_at(turn, steps) != 0:
        steps += 1
    for backward in range(1 << steps):
        if not fits_ways(r, rank, backward, steps):
            continue
        total = 0
        for number in range(steps):
            step = step_at(turn, number)
            origin = origin_in(r, g, step)
            if backward >> number & 1:
                holes = holes_backward(r, origin, target_in(step))
            else:
                holes = holes_forward(r, seat_of(peg_in(step)), origin, target_in(step))
            total += holes if holes > 0 else 2 * r.split[rank]
        if total == r.split[rank]:
            return backward
    return 0


@rare
def note_step(r: Record, g: Record, s: Record, turn: Packed, number: int, backward: int) -> None:
    """Note a step that is about to be made; ``backward`` as from `backward_steps`."""
    step = step_at(turn, number)
    peg = peg_in(step)
    seat = seat_of(peg)
    origin = int(g.places[peg])
    target = target_in(step)
    kind = kind_of(turn)
    if kind == SPLIT:
        travel = BACKWARD if backward >> number & 1 else FORWARD
    else:
        travel = travel_of_single(r, kind, rank_of(turn), seat, origin, target)
    holes = 0
    if travel == FORWARD:
        holes = holes_forward(r, seat, origin, target)
    elif travel == BACKWARD:
        holes = holes_backward(r, origin, target)
    note(s, NOTE_MOVED, seat, origin, target, travel, holes)
