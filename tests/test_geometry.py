"""Every board has room for its pegs, and the file that the browser's geometry is compared to is current."""

from __future__ import annotations

from itertools import chain

import pytest

from pegs.core.board import HOME, START, Board
from pegs.core.geometry import Layout, Point, gap, nearest, smallest, start_pattern
from tests.make_geometry import BOARDS, FILE, text

FEW = {"side_length": 12, "in_spot": 2, "out_spot": 6, "home_length": 4, "pegs": 4}


def board(sides: int, **more: int) -> Board:
    return Board(players=sides, teams=sides, sides=sides, **more)


# any two holes, home to track, start to track, home to start, seat to seat, free middle, width, height
MEASURED = [
    (board(2), (0.99, 1.00, 1.15, 1.85, 3.55, 0.66, 14.9, 12.0)),
    (board(3), (0.99, 1.00, 1.15, 2.17, 5.17, 2.00, 20.1, 18.4)),
    (board(4), (1.00, 1.00, 1.15, 2.17, 6.86, 5.54, 21.8, 21.8)),
    (board(5), (1.00, 1.00, 1.15, 2.17, 7.85, 8.78, 31.4, 30.4)),
    (board(6), (1.00, 1.00, 1.15, 2.17, 8.57, 11.89, 38.0, 34.5)),
    (board(7), (1.00, 1.00, 1.15, 2.17, 9.10, 14.92, 42.7, 42.0)),
    (board(8), (1.00, 1.00, 1.15, 2.17, 9.49, 17.91, 46.5, 46.5)),
    (board(9), (1.00, 1.00, 1.15, 2.17, 9.80, 20.87, 54.2, 53.6)),
    (board(10), (1.00, 1.00, 1.15, 2.17, 10.04, 23.81, 60.4, 58.3)),
    (board(4, side_length=20), (1.00, 1.00, 1.15, 2.17, 8.91, 6.62, 23.9, 23.9)),
    (board(4, **FEW), (0.99, 1.00, 1.18, 1.98, 2.99, 2.77, 15.3, 15.3)),
]


# The same for boards that stand tall.
TALL = [
    (board(6), (1.00, 1.00, 1.15, 2.17, 7.62, 9.36, 29.6, 38.3)),
    (board(8), (1.00, 1.00, 1.15, 2.17, 8.75, 15.05, 40.8, 51.2)),
    (board(10), (1.00, 1.00, 1.15, 2.17, 8.88, 18.08, 47.0, 68.0)),
]


def measured(board: Board, is_tall: bool = False) -> tuple[float, ...]:
    layout, sides = Layout(board, is_tall=is_tall), range(board.sides)
    home, start = [layout.home(side) for side in sides], [layout.start(side) for side in sides]
    own = [home[side] + start[side] for side in sides]
    homes, starts = list(chain(*home)), list(chain(*start))
    return (
        smallest([*layout.ring, *homes, *starts]),
        nearest(homes, layout.ring),
        nearest(starts, layout.ring),
        nearest(homes, starts),
        min(nearest(own[i], own[j]) for i in sides for j in range(i)),
        layout.opening,
        layout.bounds.width,
        layout.bounds.height,
    )


@pytest.mark.parametrize(("board", "expected"), MEASURED, ids=lambda value: getattr(value, "sides", ""))
def test_distances_are_those_once_measured(board: Board, expected: tuple[float, ...]) -> None:
    assert measured(board) == pytest.approx(expected, abs=0.06)
    assert measured(board)[:5] == pytest.approx(expected[:5], abs=0.0051)


@pytest.mark.parametrize(("board", "expected"), TALL, ids=lambda value: getattr(value, "sides", ""))
def test_tall_boards_keep_the_distances_of_regular_ones(board: Board, expected: tuple[float, ...]) -> None:
    assert measured(board, is_tall=True) == pytest.approx(expected, abs=0.06)
    assert measured(board, is_tall=True)[:5] == pytest.approx(expected[:5], abs=0.0051)


@pytest.mark.parametrize("board", [*BOARDS, board(2, **FEW)], ids=str)
def test_no_two_holes_are_nearer_than_a_peg_is_wide(board: Board) -> None:
    assert measured(board)[0] >= 0.93


def test_the_shared_file_is_what_the_boards_are_now() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python tests/make_geometry.py"


def test_play_runs_clockwise_with_the_viewer_at_the_bottom_run_from_right_to_left() -> None:
    ring = Layout(board(4)).ring
    assert ring[5][0] > ring[12][0]
    assert ring[5][1] == pytest.approx(ring[12][1])
    assert ring[5][1] > 0
    assert ring[27][0] < 0


def test_a_viewer_sees_the_same_board_turned() -> None:
    mine, other = Layout(board(4)), Layout(board(4), viewer_side=1)
    assert other.ring[18 + 5] == pytest.approx(mine.ring[5])
    assert other.home(1)[4] == pytest.approx(mine.home(0)[4])


def test_two_players_on_four_sides_sit_opposite() -> None:
    layout = Layout(Board(players=2, teams=2, sides=4))
    x, y = layout.hole(0, HOME)
    assert layout.hole(1, HOME) == pytest.approx((-x, -y))
    assert layout.hole(1, START) == pytest.approx(tuple(-value for value in layout.hole(0, START)))


def test_plates_are_never_upside_down_and_keep_off_holes() -> None:
    for each in BOARDS:
        layout = Layout(each)
        holes: list[Point] = [*layout.ring]
        for side in range(each.sides):
            plate = layout.plate(side)
            assert -90 <= plate.angle <= 90 or 270 <= plate.angle <= 360
            assert plate.width == 0 or nearest([plate.middle], holes) > 0.9


@pytest.mark.parametrize("count", range(2, 11))
def test_pegs_in_start_are_a_spacing_apart(count: int) -> None:
    points = start_pattern(count)
    assert len(points) == count
    assert smallest(points) >= 0.93
    assert gap((0, 0), points[0]) < 1.5
