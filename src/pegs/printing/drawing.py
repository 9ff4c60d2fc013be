"""Drawings for machines: what a saw, router or laser cuts, drills and paints, in millimeters.

The layers are CUT (outlines), DRILL (holes) and PAINT (the edges of painted marks). In SVG, one unit is one
millimeter. DXF is R2000, the oldest that says which unit it uses: every outline is one closed LWPOLYLINE of
lines and arcs, every hole is a CIRCLE.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING

from pegs.core.errors import UsageError
from pegs.core.geometry import Box, Point
from pegs.core.svg import circle, el, group, num, picture
from pegs.extras import require
from pegs.i18n import translate
from pegs.printing.outline import Outline

if TYPE_CHECKING:
    from ezdxf.document import Drawing as Document

CUT, DRILL, PAINT = "CUT", "DRILL", "PAINT"
COLORS = {CUT: ("#ff0000", 1), DRILL: ("#0000ff", 5), PAINT: ("#008000", 3)}
"""The colors of the layers: in SVG, and by AutoCAD's number."""
MAX_KERF = 5.0
"""The widest cut that a drawing can be corrected for, in millimeters."""
LINE = 0.1
MARGIN = 2.0
"""The room around a drawing in its SVG, and in the view on which its DXF opens."""


@dataclass(frozen=True)
class Drawing:
    """What to cut, drill and paint; y points down."""

    cuts: tuple[Outline, ...]
    drills: tuple[tuple[Point, float], ...]
    """Middles and radii of holes."""
    paints: tuple[Outline, ...] = ()

    def scaled(self, factor: float) -> Drawing:
        """The drawing ``factor`` times as large."""
        return Drawing(
            tuple(each.scaled(factor) for each in self.cuts),
            tuple(((x * factor, y * factor), radius * factor) for (x, y), radius in self.drills),
            tuple(each.scaled(factor) for each in self.paints),
        )

    def moved(self, dx: float, dy: float) -> Drawing:
        """The drawing, moved."""
        return Drawing(
            tuple(each.moved(0, dx, dy) for each in self.cuts),
            tuple(((x + dx, y + dy), radius) for (x, y), radius in self.drills),
            tuple(each.moved(0, dx, dy) for each in self.paints),
        )

    def with_kerf(self, kerf: float) -> Drawing:
        """The path of a beam that removes ``kerf``: outlines are larger by half of it, holes smaller.

        Raises UsageError if that's too wide, or negative.
        """
        if not 0 <= kerf <= MAX_KERF or any(kerf >= 2 * radius for _, radius in self.drills):
            raise UsageError(translate("board-kerf-range"))
        holes = tuple((at, radius - kerf / 2) for at, radius in self.drills)
        return Drawing(tuple(each.grown(kerf / 2) for each in self.cuts), holes, self.paints)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """The least x and y, and the largest, of everything that is cut."""
        lefts, tops, rights, bottoms = zip(*(each.bounds for each in self.cuts), strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)


def below(drawings: Iterable[Drawing], gap: float) -> Drawing:
    """Drawings one below the other, with a gap between them."""
    placed: list[Drawing] = []
    bottom = 0.0
    for each in drawings:
        left, top, _, low = each.bounds
        placed.append(each.moved(-left, bottom - top))
        bottom += low - top + gap
    return Drawing(
        tuple(cut for each in placed for cut in each.cuts),
        tuple(drill for each in placed for drill in each.drills),
        tuple(paint for each in placed for paint in each.paints),
    )


def outline_path(outline: Outline) -> str:
    """An outline as an SVG path."""
    parts = [f"M{num(outline.vertices[0].x)} {num(outline.vertices[0].y)}"]
    for piece in outline.pieces:
        end = f"{num(piece.end[0])} {num(piece.end[1])}"
        if piece.bulge:
            r, large = num(piece.radius), int(abs(piece.bulge) > 1)
            parts.append(f"A{r} {r} 0 {large} {int(piece.bulge > 0)} {end}")
        else:
            parts.append(f"L{end}")
    return "".join(parts) + "Z"


def to_svg(drawing: Drawing) -> str:
    """The drawing as SVG, in which the size is stated in millimeters."""
    left, top, right, bottom = drawing.bounds
    x, y, width, height = left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    layers = {
        CUT: [el("path", d=outline_path(each)) for each in drawing.cuts],
        DRILL: [circle(at, radius) for at, radius in drawing.drills],
        PAINT: [el("path", d=outline_path(each)) for each in drawing.paints],
    }
    drawn = (
        group(*layer, id=name, fill="none", stroke=COLORS[name][0], stroke_width=LINE)
        for name, layer in layers.items()
    )
    return picture(Box(x, y, width, height), *drawn, width_mm=width)


def to_dxf(drawing: Drawing) -> str:
    """The drawing as DXF text, the same for the same drawing."""
    require("print")
    from ezdxf import options, units  # type: ignore[attr-defined]  # documented; slow to import
    from ezdxf.filemanagement import new

    before = options.write_fixed_meta_data_for_testing
    options.write_fixed_meta_data_for_testing = True  # else the file has the time in it
    try:
        document = new("R2000", units=units.MM)
        for layer, (_, color) in COLORS.items():
            document.layers.add(layer, color=color)
        space = document.modelspace()
        for layer, outlines in ((CUT, drawing.cuts), (PAINT, drawing.paints)):
            for outline in outlines:
                vertices = outline.flipped().vertices
                space.add_lwpolyline(vertices, format="xyb", close=True, dxfattribs={"layer": layer})
        for (x, y), radius in drawing.drills:
            space.add_circle((x, -y), radius, dxfattribs={"layer": DRILL})
        _show_whole(document, drawing)
        written = StringIO()
        document.write(written)
        return written.getvalue()
    finally:
        options.write_fixed_meta_data_for_testing = before


def _show_whole(document: Document, drawing: Drawing) -> None:
    """Write how large the drawing is and open on all of it: CAD programs read this before any line."""
    left, top, right, bottom = drawing.bounds
    least, largest = (left, -bottom), (right, -top)
    space = document.modelspace()
    space.reset_extents((*least, 0), (*largest, 0))
    space.reset_limits(least, largest)
    middle = ((left + right) / 2, -(top + bottom) / 2)
    document.set_modelspace_vport(max(right - left, bottom - top) + 2 * MARGIN, middle)
