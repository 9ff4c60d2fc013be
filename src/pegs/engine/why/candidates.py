"""Every action that a card might do, legal or not: what the search for a move goes through.

A candidate is spelled as the notation writes it: in a swap your own peg comes first, else the lower hole.
"""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.board import START, Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.position import Pegs
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why.actions import play_move, play_send, play_swap
from pegs.engine.why.context import Play
from pegs.engine.why.paths import Way, paths, walk
from pegs.engine.why.refusal import Refusal
from pegs.engine.why.splits import WAYS, play_split
from pegs.engine.why.trial_board import Field, Peg
from pegs.rules.switches import SplitWith, Swap


def moves(play: Play, rank: Rank) -> Iterator[tuple[Turn, Pegs]]:
    """Every legal action of a rank's powers with the pegs after it; what is reached twice comes twice."""
    for turn in candidates(play, rank):
        try:
            yield turn, play_action(play, rank, turn)
        except Refusal:
            continue


def play_action(play: Play, rank: Rank, turn: Turn) -> Pegs:
    """The pegs after an action by a rank's powers. Raises ``Refusal`` where the rules forbid it."""
    judges = {Kind.MOVE: play_move, Kind.SPLIT: play_split, Kind.SWAP: play_swap, Kind.SEND: play_send}
    return judges[turn.kind](play, rank, turn).pegs


def can_move(play: Play, rank: Rank) -> bool:
    """Whether a rank's powers allow any action at all."""
    return next(moves(play, rank), None) is not None


def candidates(play: Play, rank: Rank) -> Iterator[Turn]:
    """Every action that a rank's powers name, whatever stands in its way."""
    for step in _steps(play, rank):
        yield Turn(Kind.MOVE, rank, UNKNOWN, (step,))
    yield from _splits(play, rank)
    yield from _swaps(play, rank)
    if play.rules.cards[rank].send_to_start:
        for seat, place in _on_track(play):
            yield Turn(Kind.SEND, rank, UNKNOWN, (Step(seat, place, START),))


def _steps(play: Play, rank: Rank) -> Iterator[Step]:
    row, board = play.rules.cards[rank], play.board
    counts = [(Way.FORWARD, count) for count in row.forward]
    counts += [(Way.BACKWARD, count) for count in row.backward]
    taken = [place for _, place in _on_track(play)]
    for seat in play.movers:
        for origin in sorted(set(play.pegs[seat])):
            if row.out and origin == START:
                yield Step(seat, origin, board.out_spots[seat])
            for way, count in counts:
                for path in paths(play, seat, origin, count, way):
                    yield Step(seat, origin, path[-1])
            if row.jump_from:
                yield from (Step(seat, origin, target) for target in taken)
            if row.in_spot_from:
                yield Step(seat, origin, board.in_spots[seat])


def _on_track(play: Play) -> list[tuple[Seat, Place]]:
    return [
        (seat, place)
        for seat, places in enumerate(play.pegs)
        for place in places
        if play.board.is_on_track(place)
    ]


def _splits(play: Play, rank: Rank) -> Iterator[Turn]:
    row, start = play.rules.cards[rank], Field(play)
    firsts = range(play.board.players) if row.split_with is SplitWith.ANY else play.movers
    for first_way, second_way in WAYS[row.split_ways]:
        for count in range(1, row.split):
            for first, after_first in _parts(start, firsts, count, first_way):
                rest = row.split - count
                for second, _ in _parts(after_first, range(play.board.players), rest, second_way):
                    yield Turn(Kind.SPLIT, rank, UNKNOWN, (first, second))


def _parts(
    field: Field, seats: range | tuple[Seat, ...], count: int, way: Way
) -> Iterator[tuple[Step, Field]]:
    """Every single step of one count that the pegs of these seats can take, whoever may take it."""
    for seat in seats:
        for number, origin in enumerate(field.places[seat]):
            for path in paths(field.play, seat, origin, count, way):
                after = field.copy()
                try:
                    walk(after, Peg(seat, number), path)
                except Refusal:
                    continue
                yield Step(seat, origin, path[-1]), after


def _swaps(play: Play, rank: Rank) -> Iterator[Turn]:
    whose, pegs = play.rules.cards[rank].swap, _on_track(play)
    for seat, place in pegs:
        for other, there in pegs:
            if seat == other or whose is Swap.NONE:
                continue
            if (whose is Swap.ANY and place < there) or (whose is Swap.OWN and seat in play.movers):
                steps = Step(seat, place, there), Step(other, there, place)
                yield Turn(Kind.SWAP, rank, UNKNOWN, steps)
