"""The geometry of boards: the position of every hole, for pictures and patterns.

The unit is the spacing of two holes. y points down, play runs clockwise, and the viewer's side is at the
bottom, so pegs cross it from right to left. The track is a polygon of n sides with arcs for corners, and
hole 0 of a side is in the middle of an arc; two sides make a stadium. Boards of 6, 8 and 10 sides can also
stand tall, for phones held upright: the same sides, turned by other angles.

Positions are worked out in *board coordinates* (u, d): u is the distance along the track from hole 0 of a
side, so hole k has u = k; d is the depth, at right angles to the track and positive toward the middle.

The browser client does the same in ``web/src/board``; ``tests/data/geometry.json`` checks that both
agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from math import ceil, cos, degrees, hypot, inf, pi, radians, sin
from statistics import fmean
from typing import NamedTuple, Protocol, TypeAlias

from pegs.core.board import HOME, START, Board, Place, Seat

Point: TypeAlias = tuple[float, float]
"""(x, y) or (u, d)."""

OUTER = 1.2
"""The width of the wood outside the track."""

BEND = 0.14
"""The share of a side, at each end, that is part of a corner's arc."""
BEND_TWO = 0.42
"""The same for a board with two sides, which are joined by two half circles."""

TALL_TURNS = {6: (0, 76, 104), 8: (0, 57, 90, 123), 10: (0, 55, 81, 99, 125)}
"""Number of sides -> turn of each side of half a tall board, clockwise from the bottom, in degrees."""

# The smallest distances that the search for the places of home and start accepts.
NEAR_OWN = 0.97
NEAR_OTHER = 1.30
NEAR_HOME_START = 1.75
NEAR_SEAT = 1.45
NEAR_HOME = 0.95
NEAR_TRACK_START = 1.15

# Measures of the name plate.
WIDEST_PLATE = 6.2
NARROWEST_PLATE = 1.9
PLATE_DEPTH = 2.15
PLATE_HALF = 1.2
NEAR_PLATE = 0.62

EPSILON = 1e-9
"""Rounding differs from the client's by less than this."""


def gap(a: Point, b: Point) -> float:
    """The distance between two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def nearest(some: Iterable[Point], others: Sequence[Point]) -> float:
    """The smallest distance between points of two sets; infinite if one is empty."""
    return min((gap(a, b) for a in some for b in others), default=inf)


def smallest(points: Sequence[Point]) -> float:
    """The smallest distance between any two of the points; infinite for fewer than two."""
    return min((gap(a, b) for i, a in enumerate(points) for b in points[:i]), default=inf)


def start_pattern(count: int) -> tuple[Point, ...]:
    """The holes of a start cluster around (0, 0), one spacing apart; five form a diamond with a center."""
    if count <= 1:
        return ((0.0, 0.0),)[:count]
    if count <= 4:
        return _circle(0.5 / sin(pi / count) + (0.06 if count > 2 else 0.0), count)
    inner = min(count - 1, 6)
    radius = max(1.0, 0.5 / sin(pi / inner))
    return ((0.0, 0.0), *_circle(radius, inner), *_circle(radius + 1.0, count - 1 - inner, 0.5))


def _circle(radius: float, count: int, shift: float = 0.0) -> tuple[Point, ...]:
    turns = [2 * pi * (k + shift) / count for k in range(count)]
    return tuple((radius * sin(turn), -radius * cos(turn)) for turn in turns)


def start_reach(count: int) -> float:
    """The largest distance of a start hole from the middle of its cluster."""
    return max((hypot(*point) for point in start_pattern(count)), default=0.0)


@dataclass(frozen=True)
class Track:
    """The loop of ring holes, with ``viewer_side`` at the bottom.

    Only boards with a number of sides in ``TALL_TURNS`` can be tall.
    """

    sides: int
    length: int
    viewer_side: int = 0
    is_tall: bool = False

    @cached_property
    def bend(self) -> float:
        """Half the length of a corner's arc."""
        return (BEND_TWO if self.sides == 2 else BEND) * self.length

    @cached_property
    def radius(self) -> float:
        """The radius of a regular board's corner arcs, which have length 2 bend and turn by 2 pi / n."""
        return self.bend * self.sides / pi

    @cached_property
    def straight(self) -> float:
        """The length of a side's straight part."""
        return self.length - 2 * self.bend

    @cached_property
    def turns(self) -> tuple[float, ...]:
        """The turn of each side, clockwise, in radians; the first is the one at the bottom."""
        if not self.is_tall:
            return tuple(2 * pi * k / self.sides for k in range(self.sides))
        half = TALL_TURNS[self.sides]
        return tuple(radians(turn) for turn in (*half, *(turn + 180 for turn in half)))

    @cached_property
    def corners(self) -> tuple[float, ...]:
        """By how much the arc after each side turns, in radians."""
        return tuple(after - before for before, after in pairwise((*self.turns, 2 * pi)))

    @cached_property
    def radii(self) -> tuple[float, ...]:
        """The radius of the arc after each side."""
        return tuple(2 * self.bend / corner for corner in self.corners)

    @cached_property
    def middles(self) -> tuple[Point, ...]:
        """The middle of each side, in x and y."""
        walked: list[Point] = []
        x = y = 0.0
        half = self.straight / 2
        for turn, corner, radius in zip(self.turns, self.corners, self.radii, strict=True):
            walked.append((x, y))
            dx = -half - radius * sin(corner) - half * cos(corner)
            dy = -radius + radius * cos(corner) - half * sin(corner)
            x, y = x + dx * cos(turn) - dy * sin(turn), y + dx * sin(turn) + dy * cos(turn)
        center_x, center_y = (fmean(values) for values in zip(*walked, strict=True))
        return tuple((x - center_x, y - center_y) for x, y in walked)

    @cached_property
    def apothem(self) -> float:
        """The smallest distance from the middle of the board to the line of a side."""
        sides = zip(self.turns, self.middles, strict=True)
        return min(y * cos(turn) - x * sin(turn) for turn, (x, y) in sides)

    @cached_property
    def ring(self) -> tuple[Point, ...]:
        """Every ring hole."""
        return tuple(self.at(side, k) for side in range(self.sides) for k in range(self.length))

    def at(self, side: int, u: float, d: float = 0.0) -> Point:
        """Convert board coordinates to x and y. A u past the side's end continues on the next side."""
        v = u - self.length / 2
        while v > self.length / 2:
            v, side = v - self.length, side + 1
        while v < -self.length / 2:
            v, side = v + self.length, side - 1
        number = (side - self.viewer_side) % self.sides
        x, y = self._in_own_frame(number, v, d)
        turn = self.turns[number]
        middle_x, middle_y = self.middles[number]
        return middle_x + x * cos(turn) - y * sin(turn), middle_y + x * sin(turn) + y * cos(turn)

    def _in_own_frame(self, number: int, v: float, d: float) -> Point:
        """The same from the middle of the side, turned to the bottom; v is u from that middle."""
        half = self.straight / 2
        x = -max(-half, min(half, v))
        over = abs(v) - half
        if over <= 0:
            return x, -d
        radius = self.radii[number if v > 0 else number - 1]
        turn = over / radius * (1 if v > 0 else -1)
        inside = radius - d
        return x - inside * sin(turn), inside * cos(turn) - radius

    def stride(self, u: float, d: float) -> float:
        """The change of u over one spacing at depth d: more than 1 inside a bend of a regular board."""
        v = u % self.length - self.length / 2
        on_arc = abs(v) > self.straight / 2 + EPSILON
        return 1.0 / max(0.35, 1.0 - d / self.radius) if on_arc and d else 1.0


class Placement(Protocol):
    """Anything that places board coordinates in x and y: a `Track`, or a `Straight` side by itself."""

    def at(self, side: int, u: float, d: float = 0.0, /) -> Point:
        """Convert board coordinates to x and y."""

    def stride(self, u: float, d: float, /) -> float:
        """The change of u over one spacing at depth d."""


class Straight:
    """A single side without bends, as the panels of a modular board are: (x, y) = (-u, -d)."""

    def at(self, _side: int, u: float, d: float = 0.0) -> Point:
        """Convert board coordinates to x and y; every side is placed alike."""
        return -u, -d

    def stride(self, _u: float, _d: float) -> float:
        """The change of u over one spacing: 1 everywhere."""
        return 1.0


class SidePlan(NamedTuple):
    """The places of home and start on every side.

    The first ``inward`` home holes go straight in from the in-spot; the others turn along the track, with
    play (``turn`` 1) or against it (-1). The start cluster is around (``u``, ``d``).
    """

    inward: int
    turn: int
    u: float
    d: float


class Plate(NamedTuple):
    """A name plate: its middle, its angle in degrees (never upside down), and its width; 0 if none fits."""

    middle: Point
    angle: float
    width: float


class Box(NamedTuple):
    """An upright rectangle; x and y are its top left corner."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, at: Point, margin: float) -> bool:
        """Whether a point is inside, and at least ``margin`` from every edge."""
        x, y = at[0] - self.x, at[1] - self.y
        return margin <= x <= self.width - margin and margin <= y <= self.height - margin


@dataclass(frozen=True)
class Layout:
    """The positions of everything on a board, with ``viewer_side`` at the bottom."""

    board: Board
    viewer_side: int = 0
    is_tall: bool = False

    @cached_property
    def track(self) -> Track:
        """The loop of ring holes."""
        return Track(self.board.sides, self.board.side_length, self.viewer_side, self.is_tall)

    @property
    def ring(self) -> tuple[Point, ...]:
        """Every ring hole."""
        return self.track.ring

    @cached_property
    def plan(self) -> SidePlan:
        """The places of home and start on every side."""
        board = self.board
        return find_plan(
            board.sides, board.side_length, board.in_spot, board.out_spot, board.home_length, board.pegs
        )

    def hole(self, seat: Seat, place: Place) -> Point:
        """The middle of a hole, or of the whole cluster for ``START``."""
        side = self.board.sides_of_seats[seat]
        if place == START:
            return self.track.at(side, self.plan.u, self.plan.d)
        return self.home(side)[place - HOME] if place >= HOME else self.ring[place]

    def home(self, side: int) -> tuple[Point, ...]:
        """The home holes of a side, beginning next to the in-spot."""
        spots = home_spots(self.track, self.board.in_spot, self.board.home_length, self.plan)
        return tuple(self.track.at(side, u, d) for u, d in spots)

    def start(self, side: int) -> tuple[Point, ...]:
        """The start holes of a side."""
        return start_points(self.track, side, self.board.pegs, self.plan)

    @cached_property
    def depth(self) -> float:
        """The depth of the wooden band: 1 more than the deepest hole."""
        return max(self.plan.inward, self.plan.d + start_reach(self.board.pegs)) + 1.0

    @cached_property
    def opening(self) -> float:
        """The radius of the free middle."""
        return self.track.apothem - self.depth

    @cached_property
    def bounds(self) -> Box:
        """The rectangle around the wood."""
        around = [self.track.at(0, k / 2, -OUTER) for k in range(2 * self.board.ring)]
        xs, ys = [x for x, _ in around], [y for _, y in around]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def plate(self, side: int) -> Plate:
        """The name plate of a side, past its start."""
        u, d, width = self._plate_spot
        angle = round(degrees(self.track.turns[(side - self.viewer_side) % self.board.sides]), 6) % 360
        return Plate(self.track.at(side, u, d), angle - 180 if 90 < angle < 270 else angle, width)

    @cached_property
    def _plate_spot(self) -> tuple[float, float, float]:
        board, plan = self.board, self.plan
        d = plan.d if plan.d > 0 else PLATE_DEPTH
        first = plan.u + start_reach(board.pegs) + 1.25
        sides = range(board.sides)
        # The corners of a regular board are all alike.
        unlike = range(self.viewer_side, self.viewer_side + (board.sides // 2 if self.is_tall else 1))
        near = [*self.ring, *(hole for side in sides for hole in (*self.home(side), *self.start(side)))]
        width = min(WIDEST_PLATE, board.side_length - 2.6 - first)
        # Shrink the plate from its far end until no hole is too near.
        while width > NARROWEST_PLATE and any(
            nearest(self._plate_rim(side, first, d, width), near) < NEAR_PLATE - EPSILON for side in unlike
        ):
            width -= 0.1
        width = width if width > NARROWEST_PLATE else 0.0
        return first + width / 2, d, width

    def _plate_rim(self, side: int, first: float, d: float, width: float) -> list[Point]:
        rows = (-PLATE_HALF, 0.0, PLATE_HALF)
        return [self.track.at(side, first + width * t / 8, d + row) for t in range(9) for row in rows]


def home_spots(track: Placement, in_spot: int, count: int, plan: SidePlan) -> list[Point]:
    """The home holes in board coordinates."""
    spots: list[Point] = []
    u = float(in_spot)
    for k in range(1, count + 1):
        if k <= plan.inward:
            spots.append((u, float(k)))
            continue
        left = 1.0
        while left > EPSILON:  # in small steps, since the stride changes at a bend
            step = min(0.05, left)
            u += plan.turn * step * track.stride(u, plan.inward)
            left -= step
        spots.append((u, float(plan.inward)))
    return spots


def start_points(track: Placement, side: int, count: int, plan: SidePlan) -> tuple[Point, ...]:
    """The start cluster, upright as seen from its own side."""
    cx, cy = track.at(side, plan.u, plan.d)
    ox, oy = track.at(side, plan.u, plan.d - 1.0)
    ex, ey = ox - cx, oy - cy
    return tuple((cx - x * ey - y * ex, cy + x * ex - y * ey) for x, y in start_pattern(count))


@lru_cache(maxsize=64)
def find_plan(sides: int, length: int, in_spot: int, out_spot: int, home: int, start: int) -> SidePlan:
    """The cheapest plan with enough room between all holes, or else the roomiest.

    The search is small and always finds a plan, so every house rule gets a board. A plan costs more the
    less usual it looks: three home holes inward and the start right inside the out spot cost nothing, and
    a start outside the track costs the most.
    """
    search = _Search(Track(sides, length), in_spot, home, start)
    best: tuple[float, SidePlan] | None = None
    roomiest: tuple[float, SidePlan] | None = None
    for cost, plan in candidate_plans(home, start, out_spot):
        if best is not None and cost >= best[0] - EPSILON:
            continue
        room = search.room(plan)
        if room >= -EPSILON:
            best = cost, plan
        elif best is None and (roomiest is None or room > roomiest[0] + EPSILON):
            roomiest = room, plan
    chosen = best or roomiest
    assert chosen is not None, "there is always at least one plan"
    return chosen[1]


def candidate_plans(home: int, start: int, out_spot: int) -> Iterator[tuple[float, SidePlan]]:
    """Every plan that a search may choose, with its cost."""
    low = NEAR_TRACK_START + start_reach(start)
    want = min(3, max(1, ceil(home / 2)))
    for inward in range(1, max(2, home)):
        for turn in (1, -1):
            shape = abs(inward - want) * 0.9 + (1.2 if turn < 0 else 0.0)
            for du in (shift / 4 for shift in range(-24, 25)):
                along = abs(du) + (0.1 if du < 0 else 0.0)
                for deeper in (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, -2 * low):
                    across = abs(deeper) * 1.5 + (6.0 if deeper < 0 else 0.0)
                    yield shape + along + across, SidePlan(inward, turn, out_spot + du, low + deeper)


@dataclass(frozen=True)
class _Search:
    track: Track
    in_spot: int
    home: int
    start: int

    def room(self, plan: SidePlan) -> float:
        """The room beyond the smallest accepted distances; negative if any holes are too near."""
        home, start = self._private(0, plan)
        room = min(nearest(home, start) - NEAR_HOME_START, smallest(home) - NEAR_HOME)
        if self.in_spot < self.track.bend:  # a bend has no inside past the center of its arc
            room = min(room, self.track.radius - 0.8 - plan.inward)
        if room < 0:
            return room
        mine = (*home, *start)
        room = self._room_to_ring(room, mine)
        return room if room < -0.5 else self._room_to_seats(room, mine, plan)

    def _private(self, side: int, plan: SidePlan) -> tuple[list[Point], tuple[Point, ...]]:
        spots = home_spots(self.track, self.in_spot, self.home, plan)
        return [self.track.at(side, u, d) for u, d in spots], start_points(self.track, side, self.start, plan)

    def _room_to_ring(self, room: float, mine: Sequence[Point]) -> float:
        length = self.track.length
        for side in range(self.track.sides):
            holes = self.track.ring[side * length : (side + 1) * length]
            room = min(room, nearest(holes, mine) - (NEAR_OTHER if side else NEAR_OWN))
            if room < -0.5:
                break
        return room

    def _room_to_seats(self, room: float, mine: Sequence[Point], plan: SidePlan) -> float:
        sides = self.track.sides
        for side in {1, sides - 1, sides // 2} - {0}:
            home, start = self._private(side, plan)
            room = min(room, nearest(mine, [*home, *start]) - NEAR_SEAT)
        return room
