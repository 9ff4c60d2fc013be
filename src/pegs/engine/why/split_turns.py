"""Splits: two different pegs share a count, one after the other (rule 5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pegs.core.board import HOME, START, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Step, Turn
from pegs.engine.why.actions import (
    Attempt,
    first_legal,
    must_turn_in,
    opponents_peg,
    require_mover,
    require_target,
)
from pegs.engine.why.context import PlayContext, all_home
from pegs.engine.why.paths import Direction, Path, paths, runs_past_in_spot, walk
from pegs.engine.why.refusal import Argument, CardArg, FailedCheck, HoleArg, Refusal, SeatArg
from pegs.engine.why.trial_board import Peg, TrialBoard
from pegs.rules.switches import Help, Movers, Powers, SplitWays, SplitWith

FORWARD, BACKWARD = Direction.FORWARD, Direction.BACKWARD
SPLIT_DIRECTIONS: dict[SplitWays, tuple[tuple[Direction, Direction], ...]] = {
    SplitWays.FORWARD: ((FORWARD, FORWARD),),
    SplitWays.OPPOSITE: ((FORWARD, BACKWARD), (BACKWARD, FORWARD)),
    SplitWays.ANY: ((FORWARD, FORWARD), (FORWARD, BACKWARD), (BACKWARD, FORWARD), (BACKWARD, BACKWARD)),
}
"""The directions of the first and the second part."""


def play_split(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """Play both parts of a split, in the order given."""
    row = context.rules.cards[rank]
    if not row.split:
        raise Refusal(FailedCheck.POWER, "splits-nothing", card=CardArg(rank))
    first, second = turn.steps
    peg = TrialBoard(context).find(first.seat, first.origin)
    for part, step in enumerate(turn.steps, start=1):
        try:
            _require_place(context, row, step)
        except Refusal as refusal:
            raise refusal.in_part(part) from None
    _require_first(context, row, first.seat)
    return first_legal(context, _attempts(context, rank, peg, first, second))


def _require_first(context: PlayContext, row: Powers, seat: Seat) -> None:
    """Refuse a peg that may not make the first part."""
    if row.split_with is not SplitWith.ANY:
        try:
            require_mover(context, seat)
        except Refusal as refusal:
            raise refusal.in_part(1) from None


def _require_second(
    context: PlayContext, row: Powers, after_first: TrialBoard, first: Seat, seat: Seat
) -> None:
    """Refuse a peg that may not make the second part after this first one."""
    if row.split_with is SplitWith.ANY or seat in _second_seats(context, row, after_first, first):
        return
    if not context.is_on_team(seat):
        raise opponents_peg(context, seat).in_part(2)
    if _finishes(context, after_first, first):
        raise Refusal(FailedCheck.PEG, "finishing-split-whose", seat=SeatArg(seat)).in_part(2)
    raise Refusal(FailedCheck.PEG, "split-own-only", seat=SeatArg(seat)).in_part(2)


def _second_seats(
    context: PlayContext, row: Powers, after_first: TrialBoard, first: Seat
) -> tuple[Seat, ...]:
    """The seats whose pegs may make the second part after a first part by ``first``."""
    if row.split_with is SplitWith.TEAM:
        return context.team
    also = context.helped(after_first.pegs) if _finishes(context, after_first, first) else ()
    return context.choice_with(first) + also


def _finishes(context: PlayContext, after_first: TrialBoard, first: Seat) -> bool:
    """Whether the first part brought the last of those pegs home and the second part may help a partner."""
    rules = context.rules
    helps = rules.finishing_split_helps and rules.move is Movers.OWN and rules.help is not Help.NONE
    return helps and all_home(after_first.places[first])


def _require_place(context: PlayContext, row: Powers, step: Step) -> None:
    require_target(context, step.target)
    if step.origin == START:
        raise Refusal(FailedCheck.PEG, "split-from-start")
    if context.is_on_team(step.seat) or row.split_with is not SplitWith.ANY:
        return
    if step.origin >= HOME or step.target >= HOME:
        raise Refusal(FailedCheck.PEG, "opponent-on-track-only", seat=SeatArg(step.seat))


def _attempts(context: PlayContext, rank: Rank, peg: Peg, first: Step, second: Step) -> Iterator[Attempt]:
    row = context.rules.cards[rank]
    for directions in SPLIT_DIRECTIONS[row.split_ways]:
        for count in range(1, row.split):
            for path in paths(context, first.seat, first.origin, count, directions[0]):
                if path[-1] == first.target:
                    yield partial(
                        _play_both_parts, rank, peg, path, (directions[1], row.split - count), second
                    )
    yield partial(_explain_first_part, rank, first)


def _play_both_parts(
    rank: Rank, peg: Peg, path: Path, rest: tuple[Direction, int], second: Step, trial: TrialBoard
) -> None:
    """Play the first part along a path, then the second with the rest of the count."""
    context = trial.context
    try:
        walk(trial, peg, path)
    except Refusal as refusal:
        raise refusal.in_part(1) from None
    _require_second(context, context.rules.cards[rank], trial, peg.seat, second.seat)
    try:
        _play_second_part(peg, rest, second, trial)
    except Refusal as refusal:
        raise refusal.in_part(2) from None


def _play_second_part(moved: Peg, rest: tuple[Direction, int], step: Step, trial: TrialBoard) -> None:
    peg = trial.find(step.seat, step.origin)
    if peg == moved:
        raise Refusal(FailedCheck.PEG, "split-two-pegs")
    direction, count = rest
    for path in paths(trial.context, step.seat, step.origin, count, direction):
        if path[-1] == step.target:
            walk(trial, peg, path)
            return
    context = trial.context
    forward = direction is FORWARD and context.board.distance(step.origin, step.target) == count
    if forward and runs_past_in_spot(context, step.seat, step.origin, step.target):
        raise must_turn_in(step.seat)
    rule = f"second-part-{direction.name.lower()}"
    raise Refusal(FailedCheck.COUNT, rule, count=count, **_hole_arguments(step))


def _explain_first_part(rank: Rank, first: Step, trial: TrialBoard) -> None:
    """Refuse the split because no share of the count takes the first peg to its hole."""
    context, row = trial.context, trial.context.rules.cards[rank]
    ahead = context.board.distance(first.origin, first.target)
    if 0 < ahead < row.split and runs_past_in_spot(context, first.seat, first.origin, first.target):
        raise must_turn_in(first.seat).in_part(1)
    rule, most = f"split-part-{row.split_ways.value}", row.split - 1
    refusal = Refusal(FailedCheck.COUNT, rule, card=CardArg(rank), most=most, **_hole_arguments(first))
    raise refusal.in_part(1)


def _hole_arguments(step: Step) -> dict[str, Argument]:
    return {"hole": HoleArg(step.seat, step.origin), "to": HoleArg(step.seat, step.target)}
