"""The panel: proofs by computing with its outline, and what can't be built."""

from __future__ import annotations

from dataclasses import replace
from math import asin, cos, degrees, isclose, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pegs.core.board import MAX_SIDE_LENGTH, Board
from pegs.core.errors import UnbuildableError, UsageError
from pegs.core.geometry import Layout, nearest, smallest
from pegs.printing.outline import clearance, is_inside
from pegs.printing.panel import (
    KEY,
    MIN_WOOD,
    OPEN_FROM,
    OPEN_TO,
    RINGS,
    Panel,
    build_panel,
    check_ring,
    ring_of,
)
from pegs.printing.sizes import PEGS, SIZES, Size, parse_size
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import MAX_HOME, MAX_PEGS
from pegs.rules.validation import MIN_SIDE_LENGTH
from tests.soak import examples, sweep

BOARD = Board(4, 2, 4)
STANDARD = Panel(BOARD, SIZES["standard"])
MARKED = ("tests/data/house/contrary.toml", "src/pegs/rules/published/parlor.toml")


def board_of(length: int, in_spot: int, out_spot: int, home: int, pegs: int) -> Board:
    return Board(4, 2, 4, length, in_spot, out_spot, home, pegs)


@pytest.mark.parametrize("size", sweep(SIZES, ("standard",)))
def test_rings_of_four_to_ten_leave_the_play_between_all_panels(size: str) -> None:
    panel = Panel(BOARD, SIZES[size])
    polygons = 2e-3 * panel.size.pitch  # arcs are measured as polygons
    for count in RINGS:
        assert (
            panel.size.play - polygons <= panel.clearance(count) * panel.size.pitch <= panel.size.play + 1e-6
        )
    assert panel.rings == tuple(range(4, 11))


def test_three_panels_overlap() -> None:
    assert STANDARD.clearance(3) == -1


def test_every_two_panels_of_a_ring_are_apart() -> None:
    """The ring's own proof looks at one panel and all others; this one at every pair."""
    for count in (4, 10):
        panels = ring_of(STANDARD, count)
        pairs = [(a, b) for i, a in enumerate(panels) for b in panels[:i]]
        assert min(clearance(a, b, 1.0) for a, b in pairs) > 0.0155


@pytest.mark.parametrize("count", RINGS)
def test_the_key_cannot_be_drawn_out_in_the_plane(count: int) -> None:
    first, second = ring_of(STANDARD, count)[:2]
    # The socket is open by less than the key is wide.
    opening = 2 * (KEY + STANDARD.play) * sin((OPEN_TO - OPEN_FROM) / 2 * pi / 180)
    assert opening < 2 * KEY
    # Pulled in any direction by more than the play, the panels collide.
    for k in range(24):
        way = 2 * pi * k / 24
        pulled = second.moved(0, 0.06 * cos(way), 0.06 * sin(way))
        assert clearance(first, pulled, 0.1) == -1, degrees(way)


def test_the_opening_is_just_wide_enough_for_the_necks_of_all_rings() -> None:
    half = degrees(asin(0.38 / 0.62))
    assert 36 - half > OPEN_FROM - 1
    assert 90 + half < OPEN_TO


def test_the_measures_are_those_of_the_overview() -> None:
    assert STANDARD.length == pytest.approx(317.1, abs=0.05)
    assert STANDARD.width == pytest.approx(86.4)
    assert STANDARD.plan == Layout(BOARD).plan
    (wood, hole), pitch = STANDARD.least_wood, STANDARD.size.pitch
    assert wood == pytest.approx(4.1, abs=0.05)
    assert hole.number == 17
    assert 2 * KEY * pitch == pytest.approx(19.8, abs=0.05)


@pytest.mark.parametrize(
    ("size", "length", "width"),
    sweep(
        [("travel", 257.6, 70.2), ("large", 396.4, 108), ("marbles", 503.4, 137.2)],
        [("marbles", 503.4, 137.2)],
    ),
)
def test_the_other_sizes_have_the_measures_of_the_table(size: str, length: float, width: float) -> None:
    panel = build_panel(BOARD, SIZES[size])
    assert panel.length == pytest.approx(length, abs=0.1)
    assert panel.width == pytest.approx(width, abs=0.1)


STANDARD_RINGS = [(16, 4, 326), (16, 6, 537), (16, 8, 734)]
TRAVEL_RINGS = [(13, 4, 265), (13, 6, 436), (13, 8, 596), (13, 10, 751)]


@pytest.mark.parametrize(("pitch", "count", "across"), STANDARD_RINGS + TRAVEL_RINGS)
def test_rings_are_as_wide_as_the_table_says(pitch: float, count: int, across: float) -> None:
    assert Panel(BOARD, Size(pitch, 3.4)).across(count)[1] == pytest.approx(across, abs=0.5)


@pytest.mark.parametrize(
    ("hole", "pitch"), sweep([(3.4, 13.1), (4.8, 14.9), (12.7, 25.3)], [(3.4, 13.1), (12.7, 25.3)])
)
def test_the_least_pitch_leaves_three_millimeters_of_wood(hole: float, pitch: float) -> None:
    assert Panel(BOARD, Size(20, hole)).least_pitch() == pytest.approx(pitch, abs=0.05)


def test_too_little_wood_is_refused_with_the_pitch_that_would_do() -> None:
    with pytest.raises(UnbuildableError, match=r"2\.2 mm of wood around hole 17.*15\.2 mm apart"):
        build_panel(BOARD, parse_size("13", hole=5.0))


def test_two_and_three_panels_are_refused_with_what_to_do_instead() -> None:
    with pytest.raises(UnbuildableError, match="Three panels don’t close"):
        check_ring(STANDARD, 3)
    with pytest.raises(UnbuildableError, match="two opposite panels of four"):
        check_ring(STANDARD, 2)


def test_a_home_at_the_key_is_refused() -> None:
    for in_spot in (0, 1):
        with pytest.raises(UnbuildableError, match="in the joint"):
            build_panel(board_of(18, in_spot, 8, 5, 5), SIZES["standard"])


def test_a_deep_side_says_how_many_panels_it_takes() -> None:
    panel = build_panel(board_of(13, 9, 8, 3, 2), SIZES["standard"])
    assert panel.rings == (5, 6, 7, 8, 9, 10)
    with pytest.raises(UnbuildableError, match=r"4 panels would get in each other’s way"):
        check_ring(panel, 4)


def test_every_named_set_has_a_panel_for_every_ring() -> None:
    for board in {load(name).rules.board(4, 2) for name in NAMES}:
        assert build_panel(board, SIZES["standard"]).rings == tuple(RINGS)


@some.composite
def boards(draw: some.DrawFn) -> Board:
    length = draw(some.integers(MIN_SIDE_LENGTH, MAX_SIDE_LENGTH))
    spots = some.integers(0, length - 1)
    in_spot = draw(spots)
    out_spot = draw(spots.filter(lambda spot: spot != in_spot))
    home = draw(some.integers(1, MAX_HOME))
    return board_of(length, in_spot, out_spot, home, draw(some.integers(1, min(MAX_PEGS, home))))


@examples(12)
@given(boards())
def test_a_board_has_a_sound_panel_or_a_stated_reason(board: Board) -> None:
    panel = Panel(board, SIZES["standard"])
    reasons = panel.reasons()
    if reasons:
        assert all(reason.endswith(".") for reason in reasons)
        with pytest.raises(UnbuildableError):
            build_panel(board, SIZES["standard"])
        return
    points = [hole.point for hole in panel.holes]
    polygon = panel.outline.polygon()
    assert len(points) == board.side_length + board.home_length + board.pegs
    assert all(is_inside(point, polygon) for point in points)
    assert panel.least_wood[0] >= MIN_WOOD
    assert smallest(points) >= 0.93
    assert nearest(panel.home, panel.start) >= 1.7
    assert panel.rings == tuple(range(panel.rings[0], 11))


def test_a_panel_of_paper_ends_in_a_disc_that_is_as_long() -> None:
    paper = replace(STANDARD, is_paper=True)
    assert paper.length == pytest.approx(STANDARD.length, abs=0.1)
    assert paper.outline.distance((-18, 0)) == pytest.approx(1.2)
    assert STANDARD.outline.distance((-18, 0)) < 0


@pytest.mark.parametrize(
    "name",
    sweep([*NAMES, *MARKED], ("basic", "pegoo", *MARKED)),
)
def test_a_markers_hole_is_in_the_wide_part_with_room_around_it(name: str) -> None:
    board = load(name).rules.board(4, 2)
    panel = build_panel(board, SIZES["large"], has_marker=True)
    (spot,) = panel.marker
    others = [hole.point for hole in panel.holes if hole.kind != "marker"]
    assert len(panel.holes) == len(others) + 1
    assert panel.outline.distance(spot) >= 0.5
    assert nearest([spot], others) >= 1
    assert all(mark.distance(spot) <= -0.5 for mark in panel.paint.values())
    assert spot[0] == round(spot[0]), "seams are between whole holes"
    assert len(panel.drawing().drills) == len(panel.holes)


def test_a_markers_hole_without_room_is_refused() -> None:
    board = board_of(8, 2, 5, 3, 2)
    assert not Panel(board, SIZES["large"]).reasons()
    with pytest.raises(UnbuildableError, match="no room for a marker"):
        build_panel(board, SIZES["large"], has_marker=True)


def test_sizes_are_read_by_name_or_pitch_with_known_pegs_or_a_hole_of_ones_own() -> None:
    assert parse_size("large") == SIZES["large"]
    assert parse_size("18", "tee") == Size(18, PEGS["tee"].hole, peg="tee")
    assert parse_size("standard", hole=4.0) == Size(16, 4.0)
    refused = [("huge", None, None), ("16", "nail", None), ("4", None, None), ("16", None, 16.0)]
    for text, peg, hole in refused:
        with pytest.raises(UsageError):
            parse_size(text, peg, hole)
    assert all(isclose(SIZES[name].hole, PEGS[SIZES[name].peg].hole) for name in SIZES)
