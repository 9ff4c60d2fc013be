"""Closed outlines of lines and arcs, as saws, routers and lasers cut them.

A vertex is followed by a line or an arc to the next one; an arc is given by its *bulge*, as in DXF: the
tangent of a quarter of the angle it turns by, positive from the x axis toward the y axis.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import atan, atan2, ceil, cos, hypot, pi, sin, sqrt, tan, tau
from typing import NamedTuple

from pegs.core.geometry import EPSILON, Point, gap


class Vertex(NamedTuple):
    """A corner of an outline, and the bulge of the piece that begins there; 0 for a line."""

    x: float
    y: float
    bulge: float = 0.0

    @property
    def point(self) -> Point:
        """The place of the corner."""
        return self.x, self.y


@dataclass(frozen=True)
class Piece:
    """A line or an arc from ``start`` to ``end``."""

    start: Point
    end: Point
    bulge: float

    @cached_property
    def sweep(self) -> float:
        """The angle an arc turns by, in radians; 0 for a line."""
        return 4 * atan(self.bulge)

    @cached_property
    def center(self) -> Point:
        """The center of an arc."""
        (x0, y0), (x1, y1) = self.start, self.end
        reach = (1 - self.bulge**2) / (4 * self.bulge)
        return (x0 + x1) / 2 - (y1 - y0) * reach, (y0 + y1) / 2 + (x1 - x0) * reach

    @cached_property
    def radius(self) -> float:
        """The radius of an arc."""
        return gap(self.start, self.center)

    @property
    def first_angle(self) -> float:
        """The direction of an arc's start from its center."""
        return atan2(self.start[1] - self.center[1], self.start[0] - self.center[0])

    @cached_property
    def length(self) -> float:
        """The length along the piece."""
        return abs(self.sweep) * self.radius if self.bulge else gap(self.start, self.end)

    def points(self, sag: float) -> Iterator[Point]:
        """Points from the start up to, but without, the end; chords are at most ``sag`` off the arc."""
        if not self.bulge:
            yield self.start
            return
        step = 2 * sqrt(2 * min(sag / self.radius, 1.0))
        count = max(1, ceil(abs(self.sweep) / step))
        for k in range(count):
            turn = self.first_angle + self.sweep * k / count
            yield self.center[0] + self.radius * cos(turn), self.center[1] + self.radius * sin(turn)

    def distance(self, point: Point) -> float:
        """The distance of a point."""
        if not self.bulge:
            return _to_line(point, self.start, self.end)
        turn = atan2(point[1] - self.center[1], point[0] - self.center[0]) - self.first_angle
        along = turn % tau if self.bulge > 0 else -turn % tau
        if along <= abs(self.sweep):
            return abs(gap(point, self.center) - self.radius)
        return min(gap(point, self.start), gap(point, self.end))

    def heading(self, at_end: bool) -> Point:
        """The unit vector in which the piece leaves its start, or arrives at its end."""
        if not self.bulge:
            length = gap(self.start, self.end)
            return (self.end[0] - self.start[0]) / length, (self.end[1] - self.start[1]) / length
        x, y = self.end if at_end else self.start
        sign = 1 if self.bulge > 0 else -1
        return (
            -(y - self.center[1]) / self.radius * sign,
            (x - self.center[0]) / self.radius * sign,
        )


@dataclass(frozen=True)
class Outline:
    """A closed outline."""

    vertices: tuple[Vertex, ...]

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The lines and arcs in order."""
        around = pairwise((*self.vertices, self.vertices[0]))
        return tuple(Piece(a.point, b.point, a.bulge) for a, b in around)

    @cached_property
    def area(self) -> float:
        """The exact area; negative if the outline turns from the y axis toward the x axis."""
        polygon = sum(p.start[0] * p.end[1] - p.end[0] * p.start[1] for p in self.pieces) / 2
        arcs = (p for p in self.pieces if p.bulge)
        return polygon + sum(p.radius**2 / 2 * (p.sweep - sin(p.sweep)) for p in arcs)

    @property
    def length(self) -> float:
        """The length all around, which is how far the blade goes."""
        return sum(piece.length for piece in self.pieces)

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """The least x and y, and the largest."""
        points = self.polygon(1e-4)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def polygon(self, sag: float = 1e-3) -> list[Point]:
        """The outline as a polygon whose edges are at most ``sag`` off the arcs."""
        return [point for piece in self.pieces for point in piece.points(sag)]

    def distance(self, point: Point) -> float:
        """The distance of a point to the outline, positive inside it."""
        least = min(piece.distance(point) for piece in self.pieces)
        return least if is_inside(point, self.polygon()) else -least

    def moved(self, turn: float, dx: float, dy: float) -> Outline:
        """The outline turned around (0, 0) by an angle in radians, then moved."""
        c, s = cos(turn), sin(turn)
        return Outline(tuple(Vertex(x * c - y * s + dx, x * s + y * c + dy, b) for x, y, b in self.vertices))

    def scaled(self, factor: float) -> Outline:
        """The outline ``factor`` times as large."""
        return Outline(tuple(Vertex(x * factor, y * factor, bulge) for x, y, bulge in self.vertices))

    def flipped(self) -> Outline:
        """The outline with y pointing the other way."""
        return Outline(tuple(Vertex(x, -y, -bulge) for x, y, bulge in self.vertices))

    def grown(self, by: float) -> Outline:
        """The outline moved outward by a distance (inward if negative), as the middle of a blade goes.

        The corners that stick out are rounded, since the blade goes around them.
        """
        return _Growth(self, by if self.area > 0 else -by).outline() if by else self


class _Corner(NamedTuple):
    """The end of one piece, the start of the next, and the turn of the arc between them, if any."""

    end: Point
    start: Point
    turn: float


@dataclass(frozen=True)
class _Growth:
    """Moves every piece to its right by ``by``, and joins the pieces again."""

    old: Outline
    by: float

    def outline(self) -> Outline:
        pieces = [self._beside(piece) for piece in self.old.pieces]
        corners = [self._corner(k, pieces[k - 1], piece) for k, piece in enumerate(pieces)]
        vertices: list[Vertex] = []
        for piece, corner, following in zip(pieces, corners, [*corners[1:], corners[0]], strict=True):
            if corner.turn:
                vertices.append(Vertex(*corner.end, tan(corner.turn / 4)))
            vertices.append(Vertex(*corner.start, _bulge_between(piece, corner.start, following.end)))
        return Outline(tuple(vertices))

    def _corner(self, k: int, before: Piece, after: Piece) -> _Corner:
        """How the pieces before and after vertex ``k`` meet, once they are moved."""
        turn = self._turn(self.old.pieces[k - 1], self.old.pieces[k])
        if gap(before.end, after.start) < EPSILON:
            return _Corner(after.start, after.start, 0.0)
        if turn * self.by > 0:
            return _Corner(before.end, after.start, turn)
        meeting = _crossing(before, after, self.old.pieces[k].start)
        return _Corner(meeting, meeting, 0.0)

    def _beside(self, piece: Piece) -> Piece:
        def shifted(point: Point, at_end: bool) -> Point:
            x, y = piece.heading(at_end)
            return point[0] + y * self.by, point[1] - x * self.by

        return Piece(shifted(piece.start, False), shifted(piece.end, True), piece.bulge)

    def _turn(self, before: Piece, after: Piece) -> float:
        """By how much the outline turns at a corner."""
        (ax, ay), (bx, by) = before.heading(True), after.heading(False)
        turn = atan2(ax * by - ay * bx, ax * bx + ay * by)
        return turn if turn > EPSILON - pi else pi


def _bulge_between(piece: Piece, start: Point, end: Point) -> float:
    """The bulge of a piece that begins and ends elsewhere on its circle."""
    if not piece.bulge:
        return 0.0
    first, last = (atan2(y - piece.center[1], x - piece.center[0]) for x, y in (start, end))
    turn = (last - first) % tau if piece.bulge > 0 else -((first - last) % tau)
    return tan(turn / 4)


def _crossing(a: Piece, b: Piece, near: Point) -> Point:
    """Where two pieces, drawn on past their ends, meet nearest to a point."""
    crossings = _crossings(a, b)
    assert crossings, "pieces that meet at a corner still meet when they are moved a little"
    return min(crossings, key=lambda point: gap(point, near))


def _crossings(a: Piece, b: Piece) -> list[Point]:
    if not a.bulge and not b.bulge:
        return _line_line(a, b)
    if a.bulge and b.bulge:
        return _circle_circle(a, b)
    line, arc = (b, a) if a.bulge else (a, b)
    return _line_circle(line, arc.center, arc.radius)


def _line_line(a: Piece, b: Piece) -> list[Point]:
    (ax, ay), (bx, by) = a.heading(False), b.heading(False)
    across = ax * by - ay * bx
    if abs(across) < EPSILON:
        return []
    t = ((b.start[0] - a.start[0]) * by - (b.start[1] - a.start[1]) * bx) / across
    return [(a.start[0] + t * ax, a.start[1] + t * ay)]


def _line_circle(line: Piece, center: Point, radius: float) -> list[Point]:
    x, y = line.heading(False)
    foot = (center[0] - line.start[0]) * x + (center[1] - line.start[1]) * y
    px, py = line.start[0] + foot * x, line.start[1] + foot * y
    inside = radius**2 - gap((px, py), center) ** 2
    if inside < 0:
        return []
    return [(px + side * sqrt(inside) * x, py + side * sqrt(inside) * y) for side in (-1, 1)]


def _circle_circle(a: Piece, b: Piece) -> list[Point]:
    apart = gap(a.center, b.center)
    if apart < EPSILON:
        return []
    along = (apart**2 + a.radius**2 - b.radius**2) / (2 * apart)
    inside = a.radius**2 - along**2
    if inside < 0:
        return []
    x, y = (b.center[0] - a.center[0]) / apart, (b.center[1] - a.center[1]) / apart
    px, py = a.center[0] + along * x, a.center[1] + along * y
    return [(px - side * sqrt(inside) * y, py + side * sqrt(inside) * x) for side in (-1, 1)]


class Pen:
    """Draws an outline piece by piece."""

    def __init__(self, start: Point) -> None:
        self._vertices = [Vertex(*start)]

    def line(self, *points: Point) -> Pen:
        """Draw lines to these points."""
        self._vertices += [Vertex(*point) for point in points]
        return self

    def arc(self, center: Point, sweep: float) -> Pen:
        """Draw an arc around a center that turns by ``sweep`` degrees."""
        x, y = self._vertices[-1].point
        turn = sweep * pi / 180
        dx, dy = x - center[0], y - center[1]
        end = center[0] + dx * cos(turn) - dy * sin(turn), center[1] + dx * sin(turn) + dy * cos(turn)
        self._vertices[-1] = Vertex(x, y, tan(turn / 4))
        self._vertices.append(Vertex(*end))
        return self

    def close(self) -> Outline:
        """The outline, whose last piece ends where the first began."""
        first, last = self._vertices[0], self._vertices[-1]
        if gap(first.point, last.point) < 1e-6:
            return Outline(tuple(self._vertices[:-1]))
        return Outline(tuple(self._vertices))


def circle(center: Point, radius: float) -> Outline:
    """A circle as an outline of two arcs."""
    x, y = center
    return Outline((Vertex(x - radius, y, 1.0), Vertex(x + radius, y, 1.0)))


def ribbon(points: Sequence[Point], width: float) -> Outline:
    """A band of a width along straight lines through points, with round ends."""
    if len(points) == 1:
        return circle(points[0], width / 2)
    there_and_back = (*points, *reversed(points[1:-1]))
    return _Growth(Outline(tuple(Vertex(*point) for point in there_and_back)), width / 2).outline()


def is_inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point is inside a polygon."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in pairwise((*polygon, polygon[0])):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def clearance(a: Outline, b: Outline, most: float, sag: float = 1e-3) -> float:
    """The smallest gap between two outlines, to within 2 ``sag``.

    It's -1 if they overlap, and ``most`` if it's larger than that.
    """
    box = _common_box(a, b, most)
    one, other = a.polygon(sag), b.polygon(sag)
    edges, others = _edges_in(one, box), _edges_in(other, box)
    if is_inside(one[0], other) or is_inside(other[0], one):
        return -1.0
    if any(_cross(*edge, *another) for edge in edges for another in others):
        return -1.0
    gaps = (_to_line(edge[0], *another) for edge in edges for another in others)
    gaps_back = (_to_line(another[0], *edge) for edge in edges for another in others)
    return min([most, *gaps, *gaps_back])


def _common_box(a: Outline, b: Outline, margin: float) -> tuple[float, float, float, float]:
    """The part of the plane in which both outlines, with a margin, may be: least x and y, largest x and y."""
    (ax, ay, ax2, ay2), (bx, by, bx2, by2) = a.bounds, b.bounds
    return max(ax, bx) - margin, max(ay, by) - margin, min(ax2, bx2) + margin, min(ay2, by2) + margin


def _edges_in(polygon: Sequence[Point], box: tuple[float, float, float, float]) -> list[tuple[Point, Point]]:
    """The edges of a polygon that may reach into a box."""
    left, top, right, bottom = box
    return [
        (start, end)
        for start, end in pairwise((*polygon, polygon[0]))
        if max(start[0], end[0]) >= left
        and min(start[0], end[0]) <= right
        and max(start[1], end[1]) >= top
        and min(start[1], end[1]) <= bottom
    ]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _to_line(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    t = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length if length else 0.0
    t = max(0.0, min(1.0, t))
    return hypot(point[0] - start[0] - t * dx, point[1] - start[1] - t * dy)
