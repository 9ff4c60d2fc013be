"""What a turn does to the pegs, as effects to draw: of turns that are played, and of forbidden ones."""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core import operations as ops
from pegs.core.board import START, Board, Place
from pegs.core.turn import Kind, Step
from pegs.engine.why import Explanation
from pegs.rules.switches import Rules
from pegs.story.sheet.model import BoardPlace, Effect

BOOSTS = ("in-spot-taken", "partner-on-in-spot", "no-chain")
"""The rules that forbid a boost, so that its way is part of the picture."""


def effects_of(operations: Iterable[ops.Operation]) -> tuple[Effect, ...]:
    """The effects of operations on the board, in order."""
    return tuple(effect for operation in operations for effect in _effect(operation))


def _effect(operation: ops.Operation) -> tuple[Effect, ...]:
    match operation:
        case ops.Moved(seat, origin, target, _, path):
            return (Effect("move", seat, origin, target, path),)
        case ops.SentToStart(seat, origin) | ops.Penalized(seat, origin):
            return (Effect("start", seat, origin, START),)
        case ops.SentToInSpot(seat, origin, target):
            return (Effect("in_spot", seat, origin, target),)
        case ops.Swapped(seat, origin, seat2, origin2):
            return (Effect("swap", seat, origin, origin2, seat2=seat2),)
        case _:
            return ()


def forbidden_effects(
    rules: Rules, board: Board, explanation: Explanation
) -> tuple[tuple[Effect, ...], BoardPlace | None]:
    """What a forbidden turn was meant to do, and where it fails; nothing if no turn was tried."""
    turn, hole = explanation.turn, explanation.hole
    if turn is None or turn.kind not in (Kind.MOVE, Kind.SPLIT, Kind.FREE):
        return (), None if hole is None else BoardPlace(hole.seat, hole.place)
    steps = turn.steps[: explanation.part] if explanation.part else turn.steps
    effects = tuple(_step_effect(rules, board, turn.power, step) for step in steps)
    if explanation.rule in BOOSTS and hole is not None:
        in_spot = board.in_spots[hole.seat]
        if hole.place == in_spot:
            return effects, BoardPlace(hole.seat, in_spot)
        return (*effects, Effect("in_spot", hole.seat, hole.place, in_spot)), BoardPlace(hole.seat, in_spot)
    last = steps[-1]
    return effects, BoardPlace(last.seat, last.target) if hole is None else BoardPlace(hole.seat, hole.place)


def _step_effect(rules: Rules, board: Board, rank: int, step: Step) -> Effect:
    return Effect("move", step.seat, step.origin, step.target, _path(rules, board, rank, step))


def _path(rules: Rules, board: Board, rank: int, step: Step) -> tuple[Place, ...]:
    """The holes that a step would count; only the target if the card doesn't count to it."""
    row = rules.cards[rank]
    if step.origin == START:
        return (step.target,)
    forward = board.walk(step.seat, step.origin, step.target)
    if len(forward) in row.forward or (row.split and len(forward) < row.split):
        return forward
    if board.is_on_track(step.origin) and board.is_on_track(step.target):
        backward = board.walk(step.seat, step.origin, step.target, backward=True)
        if len(backward) in row.backward or (row.split and len(backward) < row.split):
            return backward
    return (step.target,)
