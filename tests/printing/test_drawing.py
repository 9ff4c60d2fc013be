"""Drawings for machines: outlines, and the DXF and SVG files read back."""

from __future__ import annotations

import re
from io import StringIO
from math import atan2, pi, tan
from typing import Any
from xml.etree.ElementTree import fromstring

import ezdxf.filemanagement
import pytest
from ezdxf.bbox import extents

from pegs.core.board import Board
from pegs.core.geometry import Layout
from pegs.core.svg import text
from pegs.printing.drawing import CUT, DRILL, PAINT, Drawing, below, outline_path, to_dxf, to_svg
from pegs.printing.frame import Frame, build_frame
from pegs.printing.outline import Outline, Pen, Vertex, circle, clearance, ribbon
from pegs.printing.panel import Panel, build_panel
from pegs.printing.sizes import SIZES

BOARD = Board(4, 2, 4)
PANEL = build_panel(BOARD, SIZES["standard"])
SQUARE = Pen((0, 0)).line((10, 0), (10, 10), (0, 10)).close()


def read(text: str) -> Any:
    return ezdxf.filemanagement.read(StringIO(text))


def dxf_area(polyline: Any) -> float:
    """The exact area from a polyline's vertices and bulges."""
    return abs(Outline(tuple(Vertex(*each) for each in polyline.get_points("xyb"))).area)


# -- outlines ---------------------------------------------------------------------------------------------


def test_areas_and_lengths_are_exact() -> None:
    assert SQUARE.area == 100
    assert SQUARE.length == 40
    assert circle((3, 4), 2).area == pytest.approx(4 * pi)
    assert circle((3, 4), 2).length == pytest.approx(4 * pi)
    assert ribbon([(0, 0), (4, 0)], 1).area == pytest.approx(4 + pi / 4)


@pytest.mark.parametrize("by", [0.1, 0.5])
def test_a_grown_outline_has_the_area_of_all_points_within_that_distance(by: float) -> None:
    assert SQUARE.grown(by).area == pytest.approx(100 + 40 * by + pi * by**2)
    assert circle((0, 0), 2).grown(by).area == pytest.approx(pi * (2 + by) ** 2)


def test_a_grown_panel_is_everywhere_half_a_kerf_larger() -> None:
    grown = PANEL.outline.grown(0.01)
    for point in grown.polygon():
        assert -PANEL.outline.distance(point) == pytest.approx(0.01, abs=1e-4)


def test_distances_are_positive_inside() -> None:
    assert SQUARE.distance((5, 5)) == 5
    assert SQUARE.distance((13, 14)) == -5
    assert circle((0, 0), 2).distance((0.5, 0)) == pytest.approx(1.5)


def test_clearance_measures_gaps_and_finds_overlaps() -> None:
    assert clearance(SQUARE, SQUARE.moved(0, 12, 0), 5) == pytest.approx(2)
    assert clearance(SQUARE, SQUARE.moved(0, 30, 0), 5) == 5
    assert clearance(SQUARE, SQUARE.moved(0, 9, 3), 5) == -1
    assert clearance(SQUARE, circle((5, 5), 1), 5) == -1


# -- files ------------------------------------------------------------------------------------------------


def drawing_of(what: str) -> Drawing:
    """The panel, or a frame with this number of sides."""
    if what == "panel":
        return PANEL.drawing()
    sides = int(what)
    return build_frame(Board(sides, sides, sides), SIZES["large"]).drawing()


@pytest.mark.parametrize("what", ["panel", "2", "3", "4", "7"])
def test_dxf_is_read_back_with_its_areas_holes_and_no_open_line(what: str) -> None:
    drawing = drawing_of(what)
    document = read(to_dxf(drawing))
    assert document.dxfversion == "AC1015"  # R2000
    assert document.units == 4  # millimeters
    assert not document.audit().errors
    space = document.modelspace()
    lines = space.query("LWPOLYLINE")
    assert all(line.closed for line in lines)
    assert {entity.dxftype() for entity in space} == {"LWPOLYLINE", "CIRCLE"}
    cuts = [line for line in lines if line.dxf.layer == CUT]
    assert [dxf_area(line) for line in cuts] == pytest.approx([abs(cut.area) for cut in drawing.cuts])
    holes = space.query("CIRCLE")
    assert len(holes) == len(drawing.drills)
    assert {hole.dxf.layer for hole in holes} == {DRILL}
    assert sum(line.dxf.layer == PAINT for line in lines) == len(drawing.paints)


@pytest.mark.parametrize("what", ["panel", "2", "7"])
def test_dxf_says_how_large_it_is_and_opens_on_all_of_it(what: str) -> None:
    document = read(to_dxf(drawing_of(what)))
    drawn = extents(document.modelspace())
    for least, largest in (("$EXTMIN", "$EXTMAX"), ("$LIMMIN", "$LIMMAX")):
        assert document.header[least][:2] == pytest.approx(drawn.extmin.vec2, abs=1e-3)
        assert document.header[largest][:2] == pytest.approx(drawn.extmax.vec2, abs=1e-3)
    (view,) = document.viewports.get("*Active")
    assert tuple(view.dxf.center)[:2] == pytest.approx(tuple(drawn.center)[:2], abs=1e-3)
    assert view.dxf.height > max(drawn.size)


def test_a_panel_has_the_holes_of_one_side_at_the_size_of_the_bit() -> None:
    holes = read(to_dxf(PANEL.drawing())).modelspace().query("CIRCLE")
    assert len(holes) == 18 + 5 + 5
    assert {hole.dxf.radius for hole in holes} == {1.7}


def test_a_kerf_grows_the_panel_and_shrinks_its_holes_by_half_of_it() -> None:
    plain, cut = PANEL.drawing(), PANEL.drawing().with_kerf(0.2)
    assert [radius for _, radius in cut.drills] == pytest.approx([1.6] * 28)
    growth = cut.cuts[0].area - plain.cuts[0].area
    assert growth == pytest.approx(plain.cuts[0].length * 0.1, rel=0.01)
    assert cut.paints == plain.paints


def test_files_are_the_same_bytes_twice() -> None:
    assert to_dxf(PANEL.drawing()) == to_dxf(Panel(BOARD, SIZES["standard"]).drawing())
    assert to_svg(PANEL.drawing()) == to_svg(Panel(BOARD, SIZES["standard"]).drawing())


def test_svg_is_in_millimeters_with_the_three_layers() -> None:
    svg = to_svg(PANEL.drawing())
    found = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm" viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"', svg)
    assert found is not None
    width, height, box_width, box_height = map(float, found.groups())
    assert (width, height) == (box_width, box_height)
    assert width == pytest.approx(PANEL.length + 4, abs=0.1)
    assert re.findall(r'<g id="(\w+)"', svg) == [CUT, DRILL, PAINT]
    assert svg.count("<circle") == 28


def test_what_a_label_says_is_not_read_as_svg() -> None:
    label = 'Tom & <b>"Jo"</b>'
    assert fromstring(text(label, (0, 0), fill="black")).text == label


def test_a_path_is_closed_and_has_arcs() -> None:
    path = outline_path(PANEL.outline)
    assert path.endswith("Z")
    assert path.count("A") == sum(piece.bulge != 0 for piece in PANEL.outline.pieces)


def test_a_floor_is_a_second_outline_without_holes() -> None:
    both = below((PANEL.drawing(), PANEL.drawing(is_floor=True)), 16)
    assert len(both.cuts) == 2
    assert both.cuts[0].area == pytest.approx(both.cuts[1].area)
    assert clearance(*both.cuts, 20) == pytest.approx(16, abs=0.01)
    assert len(both.drills) == 28


# -- the fixed frame --------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", range(4, 11))
def test_planks_and_keys_make_up_the_whole_board(sides: int) -> None:
    frame = Frame(Board(sides, sides, sides), SIZES["standard"])
    layout = frame.layout
    assert frame.key_middle is not None
    key = frame.key.grown(frame.size.play / frame.size.pitch / 2)
    sharp = sum(a[0] * b[1] - b[0] * a[1] for a, b in _around(layout)) / 2
    opening = _opening_area(frame)
    assert sides * (frame.plank.area + _key_hole_area()) == pytest.approx(sharp - opening, rel=2e-3)
    assert key.area == pytest.approx(_key_hole_area(), rel=0.03)


def _around(layout: Layout) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    points = [layout.track.at(0, k / 20, -1.2) for k in range(20 * layout.board.ring)]
    return list(zip(points, [*points[1:], points[0]], strict=True))


def _opening_area(frame: Frame) -> float:
    """A regular polygon with rounded corners."""
    sides, apothem = frame.board.sides, frame.layout.opening
    _, radius = frame._round
    corners = sides * tan(pi / sides) - pi
    return sides * apothem**2 * tan(pi / sides) - corners * radius**2


def _key_hole_area() -> float:
    return 1.04 * (0.64 + 0.26) / 2


def test_a_key_joins_two_planks_with_the_play_around_it() -> None:
    frame = build_frame(BOARD, SIZES["standard"])
    assert frame.key_middle is not None
    assert frame.least_wood >= 3
    # The key turned into the seam meets neither plank.
    outer, inner = frame._seam
    turn = atan2(inner[1] - outer[1], inner[0] - outer[0])
    key = frame.key.moved(turn, *frame.key_middle)
    assert clearance(key, frame.plank, 0.1) == pytest.approx(frame.size.play / frame.size.pitch / 2, abs=2e-3)


def test_boards_whose_seams_would_run_through_holes_are_in_one_piece() -> None:
    frame = build_frame(Board(2, 2, 2), SIZES["standard"])
    assert frame.is_one_piece
    drawing = frame.drawing()
    assert len(drawing.cuts) == 1
    assert len(drawing.drills) == 2 * (18 + 5 + 5)
    assert all(drawing.cuts[0].distance(at) > radius + 3 for at, radius in drawing.drills)
