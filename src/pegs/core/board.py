"""The board: sides, holes, in-spots, out spots, seats, and teams (rules, sections 2 and 3).

A *place* is anywhere a peg can be: a hole of the ring (0 ... ring - 1, counted clockwise from hole 0 of
side A), ``START``, or ``HOME + i`` for home hole h(i + 1). Start and home belong to the peg's own seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

Seat: TypeAlias = int
"""0, 1, ... clockwise."""
Place: TypeAlias = int

START: Place = -1
HOME: Place = 256
"""Home hole h1; every ring is shorter than this."""

MAX_SEATS = 10
MAX_SIDE_LENGTH = 24
MAX_RING = MAX_SEATS * MAX_SIDE_LENGTH
SIDE_LETTERS = "ABCDEFGHIJ"


@dataclass(frozen=True)
class Board:
    """A board laid out for a number of players and teams.

    ``sides`` is the number of players, or more if some sides stay empty (two players on four sides sit
    opposite each other). Seat i is on team i mod ``teams`` (rules, section 3).
    """

    players: int
    teams: int
    sides: int
    side_length: int = 18
    in_spot: int = 3
    out_spot: int = 8
    home_length: int = 5
    pegs: int = 5

    @cached_property
    def ring(self) -> int:
        """The number of holes of the track."""
        return self.sides * self.side_length

    @cached_property
    def sides_of_seats(self) -> tuple[int, ...]:
        """The side of each seat."""
        return tuple(seat * self.sides // self.players for seat in range(self.players))

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letter of each seat's side."""
        return tuple(SIDE_LETTERS[side] for side in self.sides_of_seats)

    @cached_property
    def in_spots(self) -> tuple[Place, ...]:
        """The ring hole at the entrance of each seat's home."""
        return tuple(side * self.side_length + self.in_spot for side in self.sides_of_seats)

    @cached_property
    def out_spots(self) -> tuple[Place, ...]:
        """The ring hole where each seat's pegs come out."""
        return tuple(side * self.side_length + self.out_spot for side in self.sides_of_seats)

    def hole_text(self, hole: Place) -> str:
        """A hole of the track as text: the letter of its side and its number there, ``B8``."""
        side, number = divmod(hole, self.side_length)
        return f"{SIDE_LETTERS[side]}{number}"

    def place_text(self, seat: Seat, place: Place) -> str:
        """The place of a seat's peg as text: ``B8``, ``Bs`` for start, ``Bh2`` for a home hole."""
        if place == START:
            return f"{self.letters[seat]}s"
        if place >= HOME:
            return f"{self.letters[seat]}h{place - HOME + 1}"
        return self.hole_text(place)

    def team_of(self, seat: Seat) -> int:
        """The team of a seat."""
        return seat % self.teams

    def team(self, team: int) -> tuple[Seat, ...]:
        """The seats of a team, in seat order."""
        return tuple(range(team, self.players, self.teams))

    def partners_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of a seat's team, clockwise from it."""
        return tuple((seat + k) % self.players for k in range(self.teams, self.players, self.teams))

    def opponents_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of all other teams, clockwise from a seat."""
        others = ((seat + k) % self.players for k in range(1, self.players))
        return tuple(other for other in others if self.team_of(other) != self.team_of(seat))

    def distance(self, origin: Place, target: Place) -> int:
        """The number of holes from one ring hole forward to another, 0 ... ring - 1."""
        return (target - origin) % self.ring

    def is_on_track(self, place: Place) -> bool:
        """Whether a place is a hole of the ring."""
        return 0 <= place < HOME

    def walk(self, seat: Seat, origin: Place, target: Place, *, backward: bool = False) -> tuple[Place, ...]:
        """Every place a seat's peg steps on between two places, the target last.

        The peg starts on the track or in its home; moving backward, it stays on the track.
        """
        if backward:
            return self._along(origin, -self.distance(target, origin))
        if origin >= HOME:
            return tuple(range(origin + 1, target + 1))
        if target < HOME:
            return self._along(origin, self.distance(origin, target))
        track = self._along(origin, self.distance(origin, self.in_spots[seat]))
        return track + tuple(range(HOME, target + 1))

    def _along(self, origin: Place, count: int) -> tuple[Place, ...]:
        """The ring holes after one, ``count`` of them; before it, nearest first, if that's negative."""
        if count >= 0:
            return self._twice_around[origin + 1 : origin + 1 + count]
        start = origin + self.ring
        return self._twice_around[start + count : start][::-1]

    @cached_property
    def _twice_around(self) -> tuple[Place, ...]:
        return tuple(range(self.ring)) * 2
