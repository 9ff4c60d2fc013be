"""Whole boards on paper: tiles at full size that are glued to each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from pegs.core.errors import UnbuildableError
from pegs.core.geometry import Box, Layout, Point, smallest
from pegs.i18n import translate
from pegs.printing import palette
from pegs.printing.board_picture import board_picture
from pegs.printing.full_size import GLUE, PRINTABLE, full_size, label, seam, target
from pegs.printing.svg import el, group, moved

OVERLAP = 8.0
"""The width of a glue strip, in millimeters."""
MAP_CELL = 3.2
EDGE = 0.05
"""Half the width of the line around the wood, in hole spacings."""
AROUND_START = 1.2
"""How far the paint around a start reaches past its holes, in hole spacings."""
LEAST_APART = 0.92
"""The least distance of two holes, in hole spacings: pegs are as wide."""


def check_room(layout: Layout) -> None:
    """Raise UnbuildableError if two holes of a board would touch."""
    if smallest([*layout.ring, *_private(layout)]) < LEAST_APART:
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
    """A sheet of a board: its column and row from the top left, and its picture."""

    column: int
    row: int
    svg: str


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

    @cached_property
    def is_wide(self) -> bool:
        """Whether sheets lie on their side."""
        upright, wide = (self._counts(*area) for area in (PRINTABLE, PRINTABLE[::-1]))
        return wide[0] * wide[1] < upright[0] * upright[1]

    @property
    def sheet(self) -> tuple[float, float]:
        """The printed width and height of a sheet."""
        return (PRINTABLE[1], PRINTABLE[0]) if self.is_wide else PRINTABLE

    @cached_property
    def counts(self) -> tuple[int, int]:
        """The numbers of columns and of rows."""
        return self._counts(*self.sheet)

    def _counts(self, width: float, height: float) -> tuple[int, int]:
        return _tiles(self.width, width), _tiles(self.height, height)

    def tiles(self, colors: Sequence[str]) -> Iterator[Tile]:
        """Every sheet, row by row. ``colors`` are letters by seat."""
        columns, rows = self.counts
        drawn = board_picture(self.layout, colors)
        for row in range(rows):
            for column in range(columns):
                yield Tile(column, row, self._tile(column, row, drawn))

    def _tile(self, column: int, row: int, drawn: str) -> str:
        columns, rows = self.counts
        width, height = self.sheet
        step_x, step_y = width - OVERLAP, height - OVERLAP
        bounds, p = self.extent, self.pitch
        # The board is in the middle of all sheets.
        left = (columns * step_x + OVERLAP - bounds.width * p) / 2 - column * step_x
        top = (rows * step_y + OVERLAP - bounds.height * p) / 2 - row * step_y
        right_strip = column < columns - 1
        low_strip = row < rows - 1
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
        columns, rows = self.counts
        width, height = self.sheet
        xs = [width - OVERLAP] * (column < columns - 1) + [0.0] * (column > 0)
        ys = [height - OVERLAP] * (row < rows - 1) + [0.0] * (row > 0)
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
        is_upright_strip = row == rows - 1 and column < columns - 1
        size = min(MAP_CELL, (OVERLAP - 1.4) / (columns if is_upright_strip else rows))
        on_strip = column < columns - 1 or row < rows - 1
        x = 3.0 if row < rows - 1 else width - (OVERLAP - 0.7 if on_strip else columns * size + 8)
        y = height - rows * size - 0.7 if row < rows - 1 or not on_strip else 3.0
        return moved((x, y), sheet_map(columns, rows, size, (column, row)))


def sheet_map(columns: int, rows: int, size: float, here: tuple[int, int] | None = None) -> str:
    """The sheets as a grid of cells of a size, with one of them filled or all of them numbered."""
    cells = []
    for row in range(rows):
        for column in range(columns):
            is_here = (column, row) == here
            cells.append(
                el(
                    "rect",
                    x=column * size,
                    y=row * size,
                    width=size,
                    height=size,
                    fill=palette.FORBIDDEN if is_here else "#fff",
                    stroke=palette.FORBIDDEN,
                    stroke_width=size / 14,
                )
            )
            if here is None:
                middle = (column + 0.5) * size, (row + 0.5) * size
                cells.append(label(str(row * columns + column + 1), middle, size * 0.4))
    return group(*cells)


def _tiles(length: float, sheet: float) -> int:
    return max(1, ceil((length - OVERLAP) / (sheet - OVERLAP) - 1e-9))
