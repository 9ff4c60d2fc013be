"""The holes that a peg steps on, for drawing its way."""

from __future__ import annotations

from itertools import product

from pegs.core.board import HOME, START, Board, Place
from pegs.core.turn import Kind, Step, Turn
from pegs.rules.switches import Powers, SplitWays

Path = tuple[Place, ...]


def paths_of(board: Board, row: Powers, turn: Turn) -> tuple[Path, ...]:
    """For each step of a legal turn every hole counted, the target last; ``row`` is what its card may do.

    A peg that does not walk (out of start, a joker's landing, a swap) has its target only.
    """
    if turn.kind is Kind.SPLIT:
        return _split(board, row, turn)
    return tuple(_walk(board, row, turn.kind, step) for step in turn.steps)


def _walk(board: Board, row: Powers, kind: Kind, step: Step) -> Path:
    if kind is not Kind.MOVE or START in (step.origin, step.target):
        return (step.target,)
    ahead = _forward(board, step)
    if len(ahead) in row.forward:
        return ahead
    behind = _backward(board, step)
    return behind if len(behind) in row.backward else (step.target,)


def _split(board: Board, row: Powers, turn: Turn) -> tuple[Path, ...]:
    """The ways that make up the count together."""
    first, second = turn.steps
    ways = product(_ways(board, row, first), _ways(board, row, second))
    fitting = [pair for pair in ways if len(pair[0]) + len(pair[1]) == row.split]
    return fitting[0] if fitting else ((first.target,), (second.target,))


def _ways(board: Board, row: Powers, step: Step) -> tuple[Path, ...]:
    both = (_forward(board, step), _backward(board, step))
    return both[:1] if row.split_ways is SplitWays.FORWARD else tuple(way for way in both if way)


def _forward(board: Board, step: Step) -> Path:
    """The way ahead, into home where the target is there."""
    if step.origin >= HOME:
        return tuple(range(step.origin + 1, step.target + 1))
    if step.target < HOME:
        return _along(board, step.origin, board.distance(step.origin, step.target), +1)
    to_in_spot = board.distance(step.origin, board.in_spots[step.seat])
    return _along(board, step.origin, to_in_spot, +1) + tuple(range(HOME, step.target + 1))


def _backward(board: Board, step: Step) -> Path:
    """The way back along the track; empty where there is none."""
    if step.origin >= HOME or step.target >= HOME:
        return ()
    return _along(board, step.origin, board.distance(step.target, step.origin), -1)


def _along(board: Board, origin: Place, count: int, step: int) -> Path:
    ring = board.ring
    return tuple([(origin + step * k) % ring for k in range(1, count + 1)])
