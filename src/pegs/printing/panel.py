"""The panel: one shape of wood or paper for any table. A ring of 4 to 10 equal panels is a board.

A panel is one side of the board, straight, with a round key at its hole 0 and a socket at the next panel's
hole 0. The key turns in the socket, so the same panels close to a square, a hexagon or a ring of ten. Unless
another unit is named, lengths are in hole spacings, and points are those of a `Straight` side: hole 0 is at
(0, 0), play runs to the left, and the middle of the board is above.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache, partial
from math import asin, ceil, cos, degrees, inf, pi, radians, sin, sqrt, tan

from pegs.core.board import Board
from pegs.core.errors import UnbuildableError
from pegs.core.geometry import (
    EPSILON,
    NEAR_HOME,
    NEAR_HOME_START,
    NEAR_OWN,
    OUTER,
    Point,
    SidePlan,
    Straight,
    candidate_plans,
    home_spots,
    nearest,
    smallest,
    start_points,
    start_reach,
)
from pegs.i18n import listed, translate
from pegs.printing.drawing import Drawing
from pegs.printing.outline import Outline, Pen, circle, clearance, ribbon
from pegs.printing.sizes import Size

KEY = 0.62
"""The radius of the key."""
NECK = 0.38
"""Half the width of the neck between the key and the panel."""
OPEN_FROM, OPEN_TO = 36 - 37 - 2, 90 + 37 + 2
"""The angles, in degrees, between which a socket is open for the necks of rings of ten and of four."""
SHOULDER_TO = -52
"""The angle to which the panel is hollowed around its key."""
BEYOND_HOLE = 0.8
"""How far the wide part reaches along the track past its last hole."""
ABOVE_HOLE = 1.05
"""How far the wide part reaches past its deepest hole."""
CORNER_RADIUS = 1.0
SWEEP_RADIUS = 1.5
"""The radius of both arcs that lead from the wide part back to the narrow one."""
SHARPEST = 0.3
"""The least radius of these arcs."""
FIRST_PRIVATE = 1.9
"""A hole of home or start nearer to the key has no wood around it."""
NEAREST_PANEL = 0.05
"""The room between the wide parts of neighbors that the search for a plan asks for."""
MIN_WOOD = 3.0
"""The least wood around a hole, in millimeters."""
RINGS = range(4, 11)
"""The numbers of panels that can close to a ring. The key of three panels would meet the socket's wall."""
MARKER_ROOM = 0.5
"""The least room around the marker's hole: to the edge, to painted marks, and half of that to other holes."""
MARKER_STEP = 0.25
"""How far apart, across the panel, the places are that the search for the marker's hole tries."""
FAR = 0.5
"""A gap between panels that's as good as any larger one."""
RIBBON, RING_MARK, SQUARE_MARK = 1.06, 0.6, 0.66
"""The painted marks: the width of home, the radius of the in-spot's ring, half the out spot's diagonal."""


@dataclass(frozen=True)
class Hole:
    """A hole of the panel: ``kind`` is "track", "home", "start" or "marker".

    ``number`` counts from 0 on the track and from 1 elsewhere.
    """

    kind: str
    number: int
    point: Point


@dataclass(frozen=True)
class Panel:
    """A panel for one side of a board, in a size.

    Panels of paper are joined by fasteners through their corner holes, so they have a disc for a socket.
    """

    board: Board
    size: Size
    is_paper: bool = False
    has_marker: bool = False
    """Whether there's a hole for one more peg, which shows whose panel it is."""

    # -- holes ------------------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> SidePlan:
        """The places of home and start."""
        board = self.board
        return find_panel_plan(
            board.side_length, board.in_spot, board.out_spot, board.home_length, board.pegs
        )

    @cached_property
    def track(self) -> tuple[Point, ...]:
        """The track's holes; hole 0 is in the key."""
        return tuple(SIDE.at(0, k) for k in range(self.board.side_length))

    @cached_property
    def home(self) -> tuple[Point, ...]:
        """The home holes, beginning next to the in-spot."""
        return _private(self.board, self.plan)[0]

    @cached_property
    def start(self) -> tuple[Point, ...]:
        """The start holes."""
        return _private(self.board, self.plan)[1]

    @cached_property
    def marker(self) -> tuple[Point, ...]:
        """The hole for the marker, if there is one: in the wide part, as far as possible from everything."""
        return (_marker_spot(self),) if self.has_marker else ()

    @cached_property
    def holes(self) -> tuple[Hole, ...]:
        """Every hole."""
        kinds = (
            ("track", self.track, 0),
            ("home", self.home, 1),
            ("start", self.start, 1),
            ("marker", self.marker, 1),
        )
        return tuple(
            Hole(kind, k, point) for kind, points, first in kinds for k, point in enumerate(points, first)
        )

    # -- the outline ------------------------------------------------------------------------------------

    @property
    def play(self) -> float:
        """The gap between a key and its socket."""
        return self.size.play / self.size.pitch

    @cached_property
    def wide(self) -> Wide:
        """The wide part."""
        return _wide_part(self.board.side_length, (*self.home, *self.start))

    @cached_property
    def outline(self) -> Outline:
        """The edge of the panel."""
        return _outline(self.board.side_length, self.wide, self.play, self.is_paper).moved(pi, 0, 0)

    @property
    def length(self) -> float:
        """The length of the whole panel, from key to socket, in millimeters."""
        left, _, right, _ = self.outline.bounds
        return (right - left) * self.size.pitch

    @property
    def width(self) -> float:
        """The width of the wide part, in millimeters."""
        return (self.wide.depth + OUTER) * self.size.pitch

    @cached_property
    def paint(self) -> dict[str, Outline]:
        """The painted marks by name: home, start, in_spot, out_spot."""
        board, plan = self.board, self.plan
        reach = start_reach(board.pegs) + 0.62
        middle = SIDE.at(0, plan.u, plan.d)
        start = circle(middle, reach) if board.pegs > 5 else _diamond(middle, max(reach + 0.07, 1.13))
        return {
            "home": ribbon(self.home, RIBBON),
            "start": start,
            "in_spot": circle(self.track[board.in_spot], RING_MARK),
            "out_spot": _diamond(self.track[board.out_spot], SQUARE_MARK),
        }

    def drawing(self, is_floor: bool = False) -> Drawing:
        """The panel for a machine, in millimeters; a floor to glue under it has no holes."""
        if is_floor:
            return Drawing((self.outline,), ()).scaled(self.size.pitch)
        radius = self.size.hole_radius / self.size.pitch
        holes = tuple((hole.point, radius) for hole in self.holes)
        return Drawing((self.outline,), holes, tuple(self.paint.values())).scaled(self.size.pitch)

    # -- what can be built ------------------------------------------------------------------------------

    @cached_property
    def least_wood(self) -> tuple[float, Hole]:
        """The least wood between a hole and the panel's edge in millimeters, and that hole."""
        wood = [(self.outline.distance(hole.point), k) for k, hole in enumerate(self.holes)]
        least, k = min(wood)
        return least * self.size.pitch - self.size.hole_radius, self.holes[k]

    @cached_property
    def least_between(self) -> float:
        """The least wood between two holes, in millimeters."""
        return smallest([hole.point for hole in self.holes]) * self.size.pitch - self.size.hole

    @cached_property
    def rings(self) -> tuple[int, ...]:
        """The numbers of panels that close to a ring without overlapping."""
        return tuple(count for count in RINGS if self.clearance(count) > 0)

    def clearance(self, count: int) -> float:
        """The smallest gap between any two panels of a ring, in hole spacings.

        It's -1 if they overlap, and at most `FAR`.
        """
        first, *others = ring_of(replace(self, is_paper=False), count)
        # All panels are alike, so the first one meets every kind of neighbor.
        return min(clearance(first, panel, FAR) for panel in others)

    def across(self, count: int) -> tuple[float, float]:
        """The width and height of a ring's tracks with the wood around them, in millimeters.

        Sockets reach a little past this where a corner sticks out.
        """
        corners = [(x, y) for x, y in _corners(self.board.side_length, count)]
        width, height = (max(values) - min(values) + 2 * OUTER for values in zip(*corners, strict=True))
        return width * self.size.pitch, height * self.size.pitch

    def reasons(self, least_wood: float = MIN_WOOD) -> tuple[str, ...]:
        """Why this panel can't be built, in sentences; empty if it can."""
        return tuple(self._reasons(least_wood))

    def _reasons(self, least_wood: float) -> Iterator[str]:
        if min(-x for x, _ in (*self.home, *self.start)) < FIRST_PRIVATE - 1e-6:
            yield translate("panel-hole-at-key", spot=self.board.in_spot)
            return
        if panel_room(self.board, self.plan) < -EPSILON:
            yield translate("panel-no-room", length=self.board.side_length)
            return
        wood, hole = self.least_wood
        if wood < least_wood - 1e-6:
            number = translate(f"panel-hole-{hole.kind}", number=hole.number)
            yield translate(
                "panel-little-wood",
                hole=number,
                wood=round(wood, 1),
                least=least_wood,
                pitch=_rounded_up(self.least_pitch(least_wood)),
            )
        if self.least_between < least_wood / 2:
            yield translate("panel-holes-touch", wood=round(self.least_between, 1))
        if self.marker and self._marker_room < MARKER_ROOM:
            yield translate("panel-no-marker")
        if not self.rings:
            yield translate("panel-no-ring")

    @property
    def _marker_room(self) -> float:
        return _room_around(self, self.marker[0])

    def least_pitch(self, least_wood: float = MIN_WOOD) -> float:
        """The smallest pitch, in millimeters, that leaves this much wood around every hole."""
        low, high = self.size.hole, 20 * self.size.hole + 20 * least_wood
        for _ in range(30):
            middle = (low + high) / 2
            wood, _ = replace(self, size=replace(self.size, pitch=middle)).least_wood
            low, high = (low, middle) if wood >= least_wood else (middle, high)
        return high


SIDE = Straight()


def build_panel(
    board: Board,
    size: Size,
    least_wood: float = MIN_WOOD,
    *,
    is_paper: bool = False,
    has_marker: bool = False,
) -> Panel:
    """The panel for a board in a size. Raises UnbuildableError, with the reasons, if it can't be built."""
    panel = Panel(board, size, is_paper, has_marker)
    reasons = panel.reasons(least_wood)
    if reasons:
        raise UnbuildableError(" ".join(reasons))
    return panel


def check_ring(panel: Panel, count: int) -> None:
    """Raise UnbuildableError if this many panels don't close to a ring."""
    if count < RINGS[0]:
        raise UnbuildableError(translate("panel-three" if count > 2 else "panel-two"))
    if count not in panel.rings:
        message = translate("panel-ring-too-small", count=count, rings=listed(map(str, panel.rings)))
        raise UnbuildableError(message)


def ring_of(panel: Panel, count: int) -> list[Outline]:
    """The panels of a ring, in hole spacings around the middle of the board, the first at the bottom."""
    half = panel.board.side_length / 2
    placed = panel.outline.moved(0, half, half / tan(pi / count))
    return [placed.moved(2 * pi * k / count, 0, 0) for k in range(count)]


def _corners(length: int, count: int) -> list[Point]:
    radius = length / 2 / sin(pi / count)
    return [
        (radius * sin(pi * (2 * k + 1) / count), radius * cos(pi * (2 * k + 1) / count)) for k in range(count)
    ]


def _rounded_up(value: float) -> float:
    return int(value * 10 + 0.9999) / 10


# -- the wide part ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wide:
    """The wide part of a panel, which holds home and start.

    It ends ``end`` along the track and ``depth`` inward, and two arcs of radius ``sweep`` lead back.
    """

    end: float
    depth: float
    sweep: float


def _wide_part(length: int, private: tuple[Point, ...]) -> Wide:
    end = max(-x for x, _ in private) + BEYOND_HOLE
    depth = max(-y for _, y in private) + ABOVE_HOLE
    full = min(SWEEP_RADIUS, (depth - OUTER) / 2)
    before_neighbor = (length - depth - 0.2 - end) / 2
    before_socket = (length - 1.05 - end) / 2
    return Wide(end, depth, min(full, max(before_neighbor, SHARPEST), before_socket))


def _outline(length: int, wide: Wide, play: float, is_paper: bool) -> Outline:
    """The panel counterclockwise in board coordinates, from the key's lower end of the neck."""
    throat, hollow = sqrt(KEY**2 - NECK**2), OUTER + play
    low = radians(-SHOULDER_TO)
    pen = Pen((throat, -NECK))
    pen.line((sqrt(hollow**2 - NECK**2), -NECK)).arc((0, 0), SHOULDER_TO + degrees(asin(NECK / hollow)))
    pen.line((OUTER / tan(low), -OUTER), (length, -OUTER))
    if is_paper:
        pen.arc((length, 0), 180)
    else:
        _draw_socket(pen, length, KEY + play)
    _draw_wide(pen, wide, hollow)
    pen.line((hollow, NECK), (throat, NECK))
    return pen.arc((0, 0), 360 - 2 * degrees(asin(NECK / KEY))).close()


def _draw_socket(pen: Pen, length: int, radius: float) -> None:
    last, first = radians(OPEN_FROM), radians(OPEN_TO)
    pen.arc((length, 0), 90 + OPEN_FROM).line((length + radius * cos(last), radius * sin(last)))
    pen.arc((length, 0), OPEN_TO - OPEN_FROM - 360).line((length + OUTER / tan(first), OUTER))


def _draw_wide(pen: Pen, wide: Wide, first: float) -> None:
    """Draw the wide part, which begins ``first`` along the track, against play."""
    corner, r = min(CORNER_RADIUS, wide.depth - OUTER), wide.sweep
    pen.line((wide.end + 2 * r, OUTER)).arc((wide.end + 2 * r, OUTER + r), -90)
    if wide.depth - OUTER - 2 * r > EPSILON:
        pen.line((wide.end + r, wide.depth - r))
    pen.arc((wide.end, wide.depth - r), 90)
    pen.line((first + corner, wide.depth)).arc((first + corner, wide.depth - corner), 90)


def _marker_spot(panel: Panel) -> Point:
    """The place in the wide part with the most room around it, where no seam of a template runs."""
    across = range(ceil(OUTER / MARKER_STEP), int(panel.wide.depth / MARKER_STEP) + 1)
    along = range(ceil(OUTER), int(panel.wide.end) + 1)
    spots = [SIDE.at(0, u, d * MARKER_STEP) for u in along for d in across]
    return max(spots, key=partial(_room_around, panel))


def _room_around(panel: Panel, spot: Point) -> float:
    """The room around a spot: to the edge, to painted marks, and half of that to other holes."""
    room = nearest([spot], (*panel.track, *panel.home, *panel.start)) / 2
    if room < MARKER_ROOM / 2:
        return room
    return min(room, panel.outline.distance(spot), *(-mark.distance(spot) for mark in panel.paint.values()))


def _diamond(middle: Point, reach: float) -> Outline:
    x, y = middle
    return Pen((x, y - reach)).line((x + reach, y), (x, y + reach), (x - reach, y)).close()


# -- the places of home and start -------------------------------------------------------------------------


@lru_cache(maxsize=64)
def find_panel_plan(length: int, in_spot: int, out_spot: int, home: int, start: int) -> SidePlan:
    """The cheapest plan for a panel that closes to a square, or else to the smallest ring that's possible.

    It's the board's own plan if that fits. If no plan leaves enough room, it's the roomiest.
    """
    board = Board(4, 2, 4, length, in_spot, out_spot, home, start)
    plans = [(cost, plan) for cost, plan in candidate_plans(home, start, out_spot) if plan.d > 0]
    plans.sort(key=lambda each: each[0])
    room = cache(partial(panel_room, board))
    for count in RINGS:
        for _, plan in plans:
            if room(plan) >= -EPSILON and _room_to_neighbor(board, plan, count) >= 0:
                return plan
    return max((plan for _, plan in plans), key=room)


def panel_room(board: Board, plan: SidePlan) -> float:
    """The room on a panel beyond the smallest accepted distances.

    Negative if holes are too near to each other, to the key or to the socket.
    """
    home, start = _private(board, plan)
    room = min(-x for x, _ in (*home, *start)) - FIRST_PRIVATE
    room = min(room, _wide_part(board.side_length, (*home, *start)).sweep - SHARPEST)
    if room < -EPSILON:
        return room
    track = [SIDE.at(0, k) for k in range(board.side_length + 1)]
    room = min(room, nearest(home, start) - NEAR_HOME_START, smallest(home) - NEAR_HOME)
    return min(room, nearest((*home, *start), track) - NEAR_OWN)


def _private(board: Board, plan: SidePlan) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The holes of home and start."""
    spots = home_spots(SIDE, board.in_spot, board.home_length, plan)
    return tuple(SIDE.at(0, u, d) for u, d in spots), start_points(SIDE, 0, board.pegs, plan)


def _room_to_neighbor(board: Board, plan: SidePlan, count: int) -> float:
    """The room between the wide part of a panel and the one before it in a ring."""
    home, start = _private(board, plan)
    wide = _wide_part(board.side_length, (*home, *start))
    turn, r = 2 * pi / count, wide.sweep
    room = inf
    for u, d in ((wide.end, wide.depth), (wide.end + r, wide.depth - r), (wide.end + 2 * r, OUTER)):
        x = d * sin(turn) - (board.side_length - u) * cos(turn)
        y = d * cos(turn) + (board.side_length - u) * sin(turn)
        room = min(room, max(OUTER - x, y - wide.depth))
    return room - NEAREST_PANEL
