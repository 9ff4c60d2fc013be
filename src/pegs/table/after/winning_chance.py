"""A rough estimate of the chance of winning, from the holes each team's pegs still have to move."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.position import Pegs

SPREAD = 8.0
"""A win is e times as likely as a loss with a lead, in holes, of this times the square root of the holes that
the teams have left on average: a lead counts for less while the end is far. ``bench/winning_chance.py fit``
finds the number.
"""
_COMING_OUT = 6
"""What waiting in start costs, in holes: about a turn."""


def winning_chance(board: Board, pegs: Pegs, team: int) -> float:
    """A team's chance of winning, from 0 to 1; 1 if all of the team's pegs are home."""
    return round(chances(holes_left(board, pegs))[team], 4)


def holes_left(board: Board, pegs: Pegs) -> tuple[int, ...]:
    """How many holes each team's pegs still have to move."""
    return tuple(
        sum(_holes_left(board, seat, pegs[seat]) for seat in board.team(t)) for t in range(board.teams)
    )


def chances(left: Sequence[int], spread: float = SPREAD) -> tuple[float, ...]:
    """Every team's chance of winning by the holes that each has left: a softmax."""
    if 0 in left:
        return tuple(float(holes == 0) for holes in left)
    scale = spread * math.sqrt(sum(left) / len(left))
    shares = [math.exp((min(left) - holes) / scale) for holes in left]
    return tuple(share / sum(shares) for share in shares)


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
        return board.distance(board.out_spots[seat], board.in_spots[seat]) + _COMING_OUT
    return board.distance(place, board.in_spots[seat])
