"""Why a peg can't take a number of holes as its part of a split, whatever the other pegs would do."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import HOME, START
from pegs.core.cards import Rank
from pegs.core.turn import Step
from pegs.engine.why.context import PlayContext
from pegs.engine.why.paths import Direction, Path, paths, walk
from pegs.engine.why.refusal import CardArg, FailedCheck, HoleArg, NearestRefusal, Refusal
from pegs.engine.why.split_turns import find_sharing
from pegs.engine.why.trial_board import Peg, TrialBoard


def why_no_part(
    context: PlayContext, rank: Rank, steps: Sequence[Step], count: int, direction: Direction
) -> Refusal | None:
    """Why the peg of the last of these steps can't go this far after the others were made; None if it can.

    The last step's target doesn't matter.
    """
    trial, moved = TrialBoard(context), list[Peg]()
    try:
        for step in steps[:-1]:
            moved.append(_replay(trial, rank, moved, step))
        peg = find_sharing(context.rules.cards[rank], trial, moved, steps[-1])
    except Refusal as refusal:
        return refusal
    return _why_no_walk(trial, rank, peg, count, direction)


def _replay(trial: TrialBoard, rank: Rank, moved: list[Peg], step: Step) -> Peg:
    """Make a part that is legal, on any path to its target."""
    row = trial.context.rules.cards[rank]
    peg = find_sharing(row, trial, moved, step)
    for path in _paths_to(trial.context, step, row.split):
        walk(trial, peg, path)
        return peg
    raise Refusal(FailedCheck.COUNT, "splits-nothing", card=CardArg(rank))


def _paths_to(context: PlayContext, step: Step, most: int) -> list[Path]:
    by_count = (
        paths(context, step.seat, step.origin, count, direction)
        for count in range(1, most)
        for direction in Direction
    )
    return [path for each in by_count for path in each if path[-1] == step.target]


def _why_no_walk(trial: TrialBoard, rank: Rank, peg: Peg, count: int, direction: Direction) -> Refusal | None:
    origin = trial.place_of(peg)
    hole = HoleArg(peg.seat, origin)
    nearest = NearestRefusal()
    for path in paths(trial.context, peg.seat, origin, count, direction):
        try:
            walk(trial.copy(), peg, path)
        except Refusal as refusal:
            nearest.add(refusal)
        else:
            return None
    if nearest.refusal is not None:
        return nearest.refusal
    if origin == START:
        return Refusal(FailedCheck.PEG, "split-from-start")
    if direction is Direction.BACKWARD:
        return Refusal(FailedCheck.COUNT, "backward-in-home", hole=hole)
    rule = "beyond-home" if origin >= HOME else "no-room-at-home"
    return Refusal(FailedCheck.COUNT, rule, card=CardArg(rank), hole=hole, count=count)
