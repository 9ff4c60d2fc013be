"""Every action a card might do, legal or not: what the search for a move tries.

A candidate is written as in the notation: in a swap the player's own peg comes first, otherwise the peg on
the lower hole.
"""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.board import START, Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.position import Pegs
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why.actions import may_jump_onto, play_move, play_send, play_swap
from pegs.engine.why.context import PlayContext
from pegs.engine.why.paths import Direction, next_corner, paths, walk, way_out
from pegs.engine.why.refusal import Refusal
from pegs.engine.why.sharing import forward_counts
from pegs.engine.why.split_turns import play_split, split_directions
from pegs.engine.why.trial_board import Peg, TrialBoard
from pegs.rules.switches import Powers, SplitWith, Swap


def moves(context: PlayContext, rank: Rank) -> Iterator[tuple[Turn, Pegs]]:
    """Every legal action of a rank's powers with the pegs after it; equal ones may come twice."""
    for turn in candidates(context, rank):
        try:
            yield turn, play_action(context, rank, turn)
        except Refusal:
            continue


def play_action(context: PlayContext, rank: Rank, turn: Turn) -> Pegs:
    """The pegs after an action by a rank's powers. Raises Refusal if the rules forbid it."""
    return act(context, rank, turn).pegs


def act(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """The board after an action by a rank's powers. Raises Refusal if the rules forbid it."""
    actions = {Kind.MOVE: play_move, Kind.SPLIT: play_split, Kind.SWAP: play_swap, Kind.SEND: play_send}
    return actions[turn.kind](context, rank, turn)


def can_move(context: PlayContext, rank: Rank) -> bool:
    """Whether a rank's powers allow any action at all."""
    return next(moves(context, rank), None) is not None


def candidates(context: PlayContext, rank: Rank) -> Iterator[Turn]:
    """Every action that a rank's powers name, whatever is in its way."""
    for step in _steps(context, rank):
        yield Turn(Kind.MOVE, rank, UNKNOWN, (step,))
    yield from _splits(context, rank)
    yield from _swaps(context, rank)
    if context.rules.cards[rank].send_to_start:
        for seat, place in _on_track(context):
            yield Turn(Kind.SEND, rank, UNKNOWN, (Step(seat, place, START),))


def _steps(context: PlayContext, rank: Rank) -> Iterator[Step]:
    row, board = context.rules.cards[rank], context.board
    onto = [(seat, place) for seat, place in _on_track(context) if may_jump_onto(context, row, seat)]
    for seat in context.movers:
        for origin in sorted(set(context.pegs[seat])):
            if row.out and origin == START:
                yield Step(seat, origin, way_out(context, seat, row.out_steps)[-1])
            corner = next_corner(context, origin)
            if row.corner_to_corner and corner is not None:
                yield Step(seat, origin, corner)
            for direction, count in _counts(context, row, seat, origin):
                for path in paths(context, seat, origin, count, direction):
                    yield Step(seat, origin, path[-1])
            if row.jump_from:
                yield from (Step(seat, origin, target) for other, target in onto if other != seat)
            if row.in_spot_from:
                yield Step(seat, origin, board.in_spots[seat])


def _counts(context: PlayContext, row: Powers, seat: Seat, origin: Place) -> list[tuple[Direction, int]]:
    """How far this peg can go by itself, on an empty board."""
    forward = [(Direction.FORWARD, count) for count in forward_counts(context, row, seat, origin)]
    return forward + [(Direction.BACKWARD, count) for count in row.backward]


def _on_track(context: PlayContext) -> list[tuple[Seat, Place]]:
    return [
        (seat, place)
        for seat, places in enumerate(context.pegs)
        for place in places
        if context.board.is_on_track(place)
    ]


def _splits(context: PlayContext, rank: Rank) -> Iterator[Turn]:
    row, start = context.rules.cards[rank], TrialBoard(context)
    whose = {SplitWith.ANY: tuple(range(context.board.players)), SplitWith.WHOLE_TEAM: context.team}
    firsts = whose.get(row.split_with, context.movers)
    for parts in range(2, (row.split_pegs if row.split else 0) + 1):
        for directions in split_directions(row, parts):
            for steps in _sequences(start, firsts, row.split, directions):
                yield Turn(Kind.SPLIT, rank, UNKNOWN, steps)


def _sequences(
    trial: TrialBoard, seats: tuple[Seat, ...], count: int, directions: tuple[Direction, ...]
) -> Iterator[tuple[Step, ...]]:
    """Every sequence of steps that share a count; all but the first step can be any seat's."""
    every_seat = tuple(range(trial.context.board.players))
    if len(directions) == 1:
        yield from ((step,) for step, _ in _parts(trial, seats, count, directions[0]))
        return
    for share in range(1, count - len(directions) + 2):
        for step, after in _parts(trial, seats, share, directions[0]):
            for later in _sequences(after, every_seat, count - share, directions[1:]):
                yield (step, *later)


def _parts(
    trial: TrialBoard, seats: tuple[Seat, ...], count: int, direction: Direction
) -> Iterator[tuple[Step, TrialBoard]]:
    """Every step of one count that a peg of these seats could take, and the board after it."""
    for seat in seats:
        for number, origin in enumerate(trial.places[seat]):
            for path in paths(trial.context, seat, origin, count, direction):
                after = trial.copy()
                try:
                    walk(after, Peg(seat, number), path)
                except Refusal:
                    continue
                yield Step(seat, origin, path[-1]), after


def _swaps(context: PlayContext, rank: Rank) -> Iterator[Turn]:
    whose, pegs = context.rules.cards[rank].swap, _on_track(context)
    for seat, place in pegs:
        for other, there in pegs:
            if seat == other or whose is Swap.NONE:
                continue
            if (whose is Swap.ANY and place < there) or (whose is Swap.OWN and seat in context.movers):
                steps = Step(seat, place, there), Step(other, there, place)
                yield Turn(Kind.SWAP, rank, UNKNOWN, steps)
