"""Write ``data/geometry.json``, which the browser client's geometry is compared to.

It has the position of every hole on boards of 2 to 10 sides, and on some for house rules. Run
``python tests/make_geometry.py`` to write it again.
"""

from __future__ import annotations

import json
from pathlib import Path

from pegs.core.board import Board
from pegs.core.geometry import TALL_TURNS, Layout

FILE = Path(__file__).parent / "data" / "geometry.json"

USUAL = [Board(players=n, teams=n, sides=n) for n in range(2, 11)]
HOUSE = [
    Board(players=2, teams=2, sides=4),
    Board(players=4, teams=2, sides=4, side_length=20),
    Board(players=4, teams=2, sides=4, side_length=12, in_spot=2, out_spot=6, home_length=4, pegs=4),
    Board(players=3, teams=3, sides=3, side_length=12, in_spot=2, out_spot=6, home_length=4, pegs=4),
    Board(players=2, teams=2, sides=2, side_length=12, in_spot=2, out_spot=6, home_length=4, pegs=4),
    Board(players=4, teams=2, sides=4, side_length=16, in_spot=8, out_spot=4),
    Board(players=6, teams=3, sides=6, side_length=18, in_spot=1, out_spot=3),
    Board(players=4, teams=2, sides=4, home_length=6, pegs=7),
    Board(players=4, teams=4, sides=4, home_length=1, pegs=1),
    Board(players=10, teams=5, sides=10, side_length=24, in_spot=12, out_spot=0, home_length=8, pegs=8),
]
BOARDS = [*USUAL, *HOUSE]
TALL = [
    *(board for board in USUAL if board.sides in TALL_TURNS),
    Board(players=8, teams=4, sides=8, side_length=20),
]
"""Boards that can also stand tall."""

SHAPE = ("players", "teams", "sides", "side_length", "in_spot", "out_spot", "home_length", "pegs")


def rounded(value: object) -> object:
    """Numbers to a hundredth of what the comparison allows, tuples as lists."""
    if isinstance(value, float):
        return round(value, 8) + 0.0
    return [rounded(each) for each in value] if isinstance(value, tuple) else value


def drawn(board: Board, viewer_side: int, is_tall: bool) -> dict[str, object]:
    """One board with this side at the bottom."""
    layout, sides = Layout(board, viewer_side, is_tall), range(board.sides)
    plates = [layout.plate(side) for side in sides]
    facts = {
        "ring": layout.ring,
        "home": tuple(layout.home(side) for side in sides),
        "start": tuple(layout.start(side) for side in sides),
        "plates": tuple((*plate.middle, plate.angle, plate.width) for plate in plates),
        "bounds": layout.bounds,
        "opening": layout.opening,
    }
    shape = {name: getattr(board, name) for name in SHAPE}
    return {"shape": shape, "viewer_side": viewer_side, "is_tall": is_tall} | {
        name: rounded(value) for name, value in facts.items()
    }


def text() -> str:
    """What the file holds: one board a line."""
    ways = [*((board, False) for board in BOARDS), *((board, True) for board in TALL)]
    boards = [
        drawn(board, board.sides_of_seats[k % board.players], is_tall)
        for k, (board, is_tall) in enumerate(ways)
    ]
    lines = [json.dumps(board, separators=(",", ":")) for board in boards]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
