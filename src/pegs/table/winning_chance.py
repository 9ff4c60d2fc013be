"""A rough estimate of the chance of winning, from the holes each team's pegs still have to move."""

from __future__ import annotations

import math

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.position import Pegs

_HOLES_PER_TURN = 6.0
"""About how many holes a team moves forward in a turn."""
_SPREAD = 5.0
"""The lead, in turns, that makes a win about e times as likely as a loss."""


def winning_chance(board: Board, pegs: Pegs, team: int) -> float:
    """A team's chance of winning, from 0 to 1: a softmax of the turns that each team still needs.

    1 if all of the team's pegs are home.
    """
    left = [sum(_holes_left(board, seat, pegs[seat]) for seat in board.team(t)) for t in range(board.teams)]
    if not left[team]:
        return 1.0
    shares = [math.exp(-holes / (_HOLES_PER_TURN * _SPREAD)) for holes in left]
    return round(shares[team] / sum(shares), 4)


def _holes_left(board: Board, seat: Seat, places: tuple[Place, ...]) -> int:
    """How many holes a seat's pegs still have to move."""
    homes = sorted((place for place in places if place >= HOME), reverse=True)
    # Pegs in the last home holes are done; a peg behind a gap still has to move up.
    filled = [HOME + board.home_length - 1 - k for k in range(len(places))]
    holes = sum(filled[k] - place for k, place in enumerate(homes))
    for k, place in enumerate(place for place in places if place < HOME):
        depth = filled[len(homes) + k] - HOME + 1
        holes += depth + _to_in_spot(board, seat, place)
    return holes


def _to_in_spot(board: Board, seat: Seat, place: Place) -> int:
    """Holes to the in-spot. From start: once around the board, and one turn to come out."""
    if place == START:
        return board.distance(board.out_spots[seat], board.in_spots[seat]) + int(_HOLES_PER_TURN)
    return board.distance(place, board.in_spots[seat])
