"""The numbers that pegs are typed and spoken by: 1 is nearest home.

The browser numbers them in the same way (web/src/story/pegnumbers.ts), which
``tests/story/peg_numbers.json`` holds to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core.board import HOME, Board, Place, Seat


def numbered_pegs(board: Board, seat: Seat, places: Iterable[Place]) -> tuple[Place, ...]:
    """The places of a seat's pegs that have numbers, in their order.

    First come the pegs on the track, nearest home first, then those in its home that could still go further,
    innermost first. Pegs in start have none: one comes out like another.
    """
    in_spot = board.in_spots[seat]
    on_track = (place for place in places if board.is_on_track(place))
    at_home = sorted((place for place in places if place >= HOME), reverse=True)
    last = HOME + board.home_length - 1
    unsettled = (place for number, place in enumerate(at_home) if place != last - number)
    return (*sorted(on_track, key=lambda place: board.distance(place, in_spot)), *unsettled)
