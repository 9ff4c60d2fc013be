"""Places by what can be seen there: "past the diamond on Ben's side", "two holes short of your ring".

web/src/story/landmarks.ts does the same in the browser, for lists of places; both are tested with the cases
in tests/story/landmarks.json.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.i18n import translate
from pegs.rules.ruleset import Words

Spot = Literal["ring", "diamond", "corner"]

COUNTED = 2
"""The farthest from a landmark that a place is still described by its number of holes."""
ALMOST = 3
"""At this many holes short of a landmark, a peg is almost there."""


class Called(Protocol):
    """What people and places are called for a reader: see `pegs.story.names.Names`."""

    @property
    def board(self) -> Board: ...
    @property
    def words(self) -> Words: ...
    def you(self, seat: Seat | None) -> str:
        """Whether a seat is the reader's: ``yes`` or ``no``."""

    def player(self, seat: Seat) -> str:
        """The name of a seat's player."""


@dataclass(frozen=True)
class Landmark:
    """The mark on the board that is nearest to a hole of the track.

    It's on the side of ``seat``, or a corner ``after`` sides further on. The hole is ``offset`` holes past
    it, or short of it if that is negative.
    """

    spot: Spot
    seat: Seat
    after: int
    offset: int


def landmark_of(board: Board, place: Place) -> Landmark:
    """The landmark that names a hole of the track."""
    nearest, *others = _landmarks(board, place)
    for each in others:
        if _is_nearer(each, nearest):
            nearest = each
    return nearest


def _landmarks(board: Board, place: Place) -> Iterator[Landmark]:
    """All landmarks of a board, with their distances from a hole: rings, then diamonds, then corners."""
    for seat, at in enumerate(board.in_spots):
        yield Landmark("ring", seat, 0, _offset(board, place, at))
    for seat, at in enumerate(board.out_spots):
        yield Landmark("diamond", seat, 0, _offset(board, place, at))
    for side in range(board.sides):
        seat = max(seat for seat, its in enumerate(board.sides_of_seats) if its <= side)
        offset = _offset(board, place, side * board.side_length)
        yield Landmark("corner", seat, side - board.sides_of_seats[seat], offset)


def _offset(board: Board, place: Place, at: Place) -> int:
    past = board.distance(at, place)
    return past - board.ring if past > board.ring / 2 else past


def _is_nearer(one: Landmark, other: Landmark) -> bool:
    near, far = abs(one.offset), abs(other.offset)
    return one.spot == other.spot and one.offset > other.offset if near == far else near < far


def landmark_text(names: Called, place: Place, seat: Seat) -> str:
    """Where a seat's peg is, in words."""
    if place == START:
        return names.words.start
    if place < HOME:
        return _track_text(names, landmark_of(names.board, place))
    whose = {"you": names.you(seat), "name": names.player(seat), "home": names.words.home}
    return translate("landmark-home", **whose, holes=HOME + names.board.home_length - 1 - place)


def _track_text(names: Called, landmark: Landmark) -> str:
    holes = abs(landmark.offset)
    short = "almost" if holes == ALMOST else "short"
    return translate(
        "landmark",
        spot=landmark.spot,
        after=landmark.after,
        you=names.you(landmark.seat),
        name=names.player(landmark.seat),
        way="at" if not holes else "past" if landmark.offset > 0 else short,
        holes=holes if holes <= COUNTED else 0,
    )
