"""What a position is to the one that a lesson ends with."""

from __future__ import annotations

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.engine.game import Game
from pegs.teaching.moment import Moment, Since
from pegs.teaching.stage import Stage


def since(stage: Stage, before: Moment, moment: Moment) -> Since:
    """What a moment's position is to the end of the one before it. Later, no peg is farther back."""
    if before.position == moment.position and not before.script:
        return "same"
    end, begin = _at_end(stage, before), stage.game(moment.position)
    assert end is not None
    assert begin is not None
    pairs = zip(_progress(end), _progress(begin), strict=True)
    return "later" if all(was <= now for was, now in pairs) else "other"


def _at_end(stage: Stage, moment: Moment) -> Game | None:
    game = stage.game(moment.position)
    if game is not None:
        for right in moment.script:
            game.play(right[0])
    return game


def _progress(game: Game) -> list[int]:
    """How far each peg has come: those of one seat after those of another, the last peg of a seat first."""
    board, pegs = game.board, game.position.pegs
    return [
        far
        for seat, places in enumerate(pegs)
        for far in sorted(_holes(board, seat, place) for place in places)
    ]


def _holes(board: Board, seat: Seat, place: Place) -> int:
    """How many holes from its out spot a peg is; start is before that."""
    if place == START:
        return -1
    if place >= HOME:
        return board.ring + place - HOME
    return board.distance(board.out_spots[seat], place)
