"""Whole boards on paper: tiles at full size that are glued to each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import ceil, cos

from pegs.core.errors import UnbuildableError
from pegs.core.geometry import OUTER, Box, Layout, Point, smallest
from pegs.core.svg import el, group, moved
from pegs.i18n import translate
from pegs.look import PAPER
from pegs.printing.board_picture import SOLID, board_picture, opening_radius
from pegs.printing.full_size import GLUE, PRINTABLE, full_size, label, seam, target

OVERLAP = 8.0
"""The width of a glue strip, in millimeters."""
MAP_CELL = 3.2
EDGE = 0.05
"""Half the width of the line around the wood, in hole spacings."""
AROUND_START = 1.2
"""How far the paint around a start reaches past its holes, in hole spacings."""
STEP = 0.5
"""The distance of the points that stand for the wood, in hole spacings."""
SHARES = (0.5, 0.3, 0.7, 0.1, 0.9)
"""Where a board is on its sheets: how much of the room beside it is on its left, and how much of it above."""
SLIVER = 50
"""A sheet with fewer of those points has just a sliver of the board."""
MIN_APART = 0.92
"""The least distance of two holes, in hole spacings: pegs are as wide."""


def check_room(layout: Layout) -> None:
    """Raise UnbuildableError if two holes of a board would touch."""
    if smallest([*layout.ring, *_private(layout)]) < MIN_APART:
        board = layout.board
        raise UnbuildableError(translate("board-no-room", sides=board.sides, length=board.side_length))


def extent(layout: Layout) -> Box:
    """The rectangle around a board, and around starts beside its wood."""
    x, y, width, height = layout.bounds
    xs = [x for x, _ in _private(layout)]
    ys = [y for _, y in _private(layout)]
    left, top = min(x, min(xs) - AROUND_START), min(y, min(ys) - AROUND_START)
    right, bottom = max(x + width, max(xs) + AROUND_START), max(y + height, max(ys) + AROUND_START)
    return Box(left - EDGE, top - EDGE, right - left + 2 * EDGE, bottom - top + 2 * EDGE)


def _private(layout: Layout) -> list[Point]:
    return [
        hole for side in layout.board.sides_of_seats for hole in (*layout.home(side), *layout.start(side))
    ]


@dataclass(frozen=True)
class Tile:
    """A sheet of a board: its number, its column and row from the top left, and its picture."""

    number: int
    column: int
    row: int
    svg: str


@dataclass(frozen=True)
class _Axis:
    """Sheets beside each other: how many, where the board begins on the first, and the sheet of each point.

    ``least`` and ``most`` are the sheets of the points moved by as much as the wood may reach past them.
    """

    count: int
    begin: float
    least: tuple[int, ...]
    sheets: tuple[int, ...]
    most: tuple[int, ...]

    @classmethod
    def of(cls, length: float, sheet: float, points: Sequence[float], share: float, reach: float) -> _Axis:
        """The axis of a board with a share of the room beside it before it."""
        count, step = _tiles(length, sheet), sheet - OVERLAP
        begin = (count * step + OVERLAP - length) * share
        least, sheets, most = (
            tuple(max(0, min(int((begin + at + moved) // step), count - 1)) for at in points)
            for moved in (-reach, 0.0, reach)
        )
        return cls(count, begin, least, sheets, most)


@dataclass(frozen=True)
class _Grid:
    """Sheets of a size in columns and rows under a board."""

    sheet: tuple[float, float]
    across: _Axis
    down: _Axis

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The columns and rows of sheets that show anything of the board beside strips to be covered."""
        columns, rows = ((axis.least, axis.most) for axis in (self.across, self.down))
        places = {place for pair in product(columns, rows) for place in zip(*pair, strict=True)}
        return tuple(sorted(places, key=lambda place: place[::-1]))

    def cost(self) -> tuple[int, int]:
        """How many sheets there are, and what the poorest of them lacks."""
        points = Counter(zip(self.across.sheets, self.down.sheets, strict=True))
        return len(self.places), max(0, SLIVER - min(points[place] for place in self.places))


@dataclass(frozen=True)
class Tiling:
    """A board at full size on as few sheets as possible. Lengths are in millimeters."""

    layout: Layout
    pitch: float

    @cached_property
    def extent(self) -> Box:
        """The rectangle around the board, in hole spacings."""
        return extent(self.layout)

    @property
    def width(self) -> float:
        """The width of the board."""
        return self.extent.width * self.pitch

    @property
    def height(self) -> float:
        """The height of the board."""
        return self.extent.height * self.pitch

    @property
    def is_wide(self) -> bool:
        """Whether sheets lie on their side."""
        return self.sheet != PRINTABLE

    @property
    def sheet(self) -> tuple[float, float]:
        """The printed width and height of a sheet."""
        return self._grid.sheet

    @property
    def counts(self) -> tuple[int, int]:
        """The numbers of columns and of rows."""
        return self._grid.across.count, self._grid.down.count

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The columns and rows of the sheets, row by row. Those in the free middle are left out."""
        return self._grid.places

    @cached_property
    def _grid(self) -> _Grid:
        """The grid with the fewest sheets, and without any that shows just a sliver if possible."""
        return min(self._grids(), key=_Grid.cost)

    def _grids(self) -> Iterator[_Grid]:
        """Sheets in both directions, and boards in the middle of them before those that are off it."""
        xs = [(x - self.extent.x) * self.pitch for x, _ in self._wood]
        ys = [(y - self.extent.y) * self.pitch for _, y in self._wood]
        for sheet in (PRINTABLE, PRINTABLE[::-1]):
            across = [_Axis.of(self.width, sheet[0], xs, share, self._reach) for share in SHARES]
            down = [_Axis.of(self.height, sheet[1], ys, share, self._reach) for share in SHARES]
            yield from (_Grid(sheet, *axes) for axes in product(across, down))

    @property
    def _reach(self) -> float:
        """How far the wood can reach past the nearest of its points, in millimeters."""
        return 0.75 * STEP * self.pitch

    @cached_property
    def _wood(self) -> tuple[Point, ...]:
        """Points all over the wood, and the private holes. Without a free middle, that's wood, too."""
        layout, track = self.layout, self.layout.track
        if layout.opening < SOLID:
            box = self.extent
            xs, ys = (range(ceil(length / STEP) + 1) for length in (box.width, box.height))
            return tuple((box.x + k * STEP, box.y + m * STEP) for k in xs for m in ys)
        rows = ceil((OUTER + layout.depth) / STEP)
        across = [(OUTER + layout.depth) * k / rows - OUTER for k in range(rows + 1)]
        along = [k * STEP for k in range(ceil(layout.board.side_length / STEP))]
        sides = range(layout.board.sides)
        points = [track.at(side, u, d) for side in sides for u in along for d in across]
        rounding = opening_radius(layout) * (1 / cos(max(track.corners) / 2) - 1)
        corners = [track.at(side, 0, layout.depth + rounding) for side in sides]
        return *points, *corners, *_private(layout)

    def tiles(self, colors: Sequence[str]) -> Iterator[Tile]:
        """Every sheet, row by row. ``colors`` are letters by seat."""
        drawn = board_picture(self.layout, colors)
        for number, (column, row) in enumerate(self.places, 1):
            yield Tile(number, column, row, self._tile(column, row, drawn))

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Where the board's left and upper edge are on a sheet."""
        step_x, step_y = (length - OVERLAP for length in self.sheet)
        return self._grid.across.begin - column * step_x, self._grid.down.begin - row * step_y

    def _strips(self, column: int, row: int) -> tuple[bool, bool]:
        """Whether a sheet is glued to this one on its right, and below."""
        return (column + 1, row) in self.places, (column, row + 1) in self.places

    def _tile(self, column: int, row: int, drawn: str) -> str:
        width, height = self.sheet
        step_x, step_y = width - OVERLAP, height - OVERLAP
        bounds, p = self.extent, self.pitch
        left, top = self.corner(column, row)
        right_strip, low_strip = self._strips(column, row)
        ground = []
        if right_strip:
            ground.append(el("rect", x=step_x, y=0.0, width=OVERLAP, height=height, fill=GLUE))
        if low_strip:
            ground.append(el("rect", x=0.0, y=step_y, width=width, height=OVERLAP, fill=GLUE))
        board = moved((left - bounds.x * p, top - bounds.y * p), drawn, scale=p)
        joints = [*self._joints(column, row)]
        return full_size(Box(0, 0, width, height), *ground, board, *joints, self._map(column, row))

    def _joints(self, column: int, row: int) -> Iterator[str]:
        """The seams with their targets: dashed where the next sheet begins, and where this one is cut."""
        width, height = self.sheet
        right_strip, low_strip = self._strips(column, row)
        xs = [width - OVERLAP] * right_strip + [0.0] * ((column - 1, row) in self.places)
        ys = [height - OVERLAP] * low_strip + [0.0] * ((column, row - 1) in self.places)
        thirds = (0.2, 0.5, 0.8)
        for x in xs:
            yield seam((x, 0), (x, height))
            yield from (target((x, height * part)) for part in thirds)
        for y in ys:
            yield seam((0, y), (width, y))
            yield from (target((width * part, y)) for part in thirds)

    def _map(self, column: int, row: int) -> str:
        """A small map with the sheet's place, on a strip that will be covered if there is one."""
        columns, rows = self.counts
        if columns * rows == 1:
            return ""
        width, height = self.sheet
        right_strip, low_strip = self._strips(column, row)
        size = min(MAP_CELL, (OVERLAP - 1.4) / (columns if right_strip and not low_strip else rows))
        on_strip = right_strip or low_strip
        x = 3.0 if low_strip else width - (OVERLAP - 0.7 if on_strip else columns * size + 8)
        y = height - rows * size - 0.7 if low_strip or not on_strip else 3.0
        return moved((x, y), sheet_map(self.places, size, (column, row)))


def sheet_map(places: Sequence[tuple[int, int]], size: float, here: tuple[int, int] | None = None) -> str:
    """The sheets as cells of a size, by column and row, with one of them filled or all of them numbered."""
    cells = []
    for number, (column, row) in enumerate(places, 1):
        cells.append(
            el(
                "rect",
                x=column * size,
                y=row * size,
                width=size,
                height=size,
                fill=PAPER.forbidden if (column, row) == here else "#fff",
                stroke=PAPER.forbidden,
                stroke_width=size / 14,
            )
        )
        if here is None:
            cells.append(label(str(number), ((column + 0.5) * size, (row + 0.5) * size), size * 0.4))
    return group(*cells)


def _tiles(length: float, sheet: float) -> int:
    return max(1, ceil((length - OVERLAP) / (sheet - OVERLAP) - 1e-9))
