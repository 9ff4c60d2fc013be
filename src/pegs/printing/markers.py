"""Pegs and markers of paper, in millimeters: discs to cut out."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.geometry import Box, Point
from pegs.core.svg import circle, el, moved, num, picture, through
from pegs.look import PALETTE
from pegs.printing.full_size import PRINTABLE, full_size, label
from pegs.printing.peg_picture import PEG, peg

DISC = 40.0
"""The diameter of a table marker."""
CIRCLE = 3.8
"""How far the circles of a score sheet are apart, in millimeters: they're crossed out with a pen."""
CLOSE_CIRCLE = 3.3
"""The same if a whole team's circles are in one row then."""
SPARE = 1
"""Pegs of each color beyond those that play."""


def team_shape(team: int, width: float, height: float) -> str:
    """The path of a team's plate around (0, 0), as on the screen: round, pointed, square, cut, notched."""
    w, h = width / 2, height / 2
    p = min(0.5 * h, w)
    if team == 0:
        (start, end), arc = (num(h - w), num(w - h)), f"A{num(h)} {num(h)} 0 0 1 "
        return f"M{start} {num(-h)}H{end}{arc}{end} {num(h)}H{start}{arc}{start} {num(-h)}Z"
    half: dict[int, list[Point]] = {
        1: [(w - p, -h), (w, 0), (w - p, h)],
        3: [(w - p, -h), (w, p - h), (w, h - p), (w - p, h)],
        4: [(w, -h), (w - p, 0), (w, h)],
    }
    right = half.get(team, [(w, -h), (w, h)])
    return through([*right, *((-x, y) for x, y in reversed(right))], closed=True)


def word_marker(word: str, ground: str = PALETTE.primary, ink: str = PALETTE.on_primary) -> str:
    """A disc with a word."""
    return _disc(ground, label(word, (0, 0), _fitting(word), fill=ink))


def team_plate(team: int) -> str:
    """A small plate in a team's shape."""
    plate = el("path", d=team_shape(team, 9, 4.6), fill=PALETTE.plate, stroke=PALETTE.ink, stroke_width=0.4)
    return full_size(Box(-4.8, -2.6, 9.6, 5.2), plate)


def seat_peg(color: str) -> str:
    """A small peg of a color."""
    return full_size(Box(-2.6, -2.6, 5.2, 5.2), moved((0, 0), peg(color), scale=2.5 / PEG))


def team_marker(word: str, team: int) -> str:
    """A disc with a team's plate and its name."""
    plate = el(
        "path",
        d=team_shape(team, 30, 13),
        fill=PALETTE.plate,
        stroke=PALETTE.ink,
        stroke_width=0.6,
        stroke_linejoin="round",
    )
    return _disc(PALETTE.table_middle, plate + label(word, (0, 0), min(5.4, 22 / (0.6 * len(word)))))


def _fitting(word: str) -> float:
    return min(7.0, 32 / (0.6 * max(len(word), 1)))


def _disc(ground: str, *children: str) -> str:
    rim = circle((0, 0), DISC / 2 - 0.2, fill=ground, stroke=PALETTE.ink, stroke_width=0.3)
    inner = circle((0, 0), DISC / 2 - 2, fill="none", stroke=PALETTE.paper, stroke_width=0.4)
    return full_size(Box(-DISC / 2, -DISC / 2, DISC, DISC), rim, inner, *children)


def paper_pegs(colors: Sequence[str], pegs: int, pitch: float, width: float = PRINTABLE[0]) -> str:
    """Discs for every seat's pegs and one to spare, as large as holes of this pitch allow."""
    diameter = min(2 * PEG * pitch, 30.0)
    step = diameter + 2.5
    each = pegs + SPARE
    groups = max(1, int((width - 1) // (each * step + 6)))
    per_row = each if each * step <= width else int(width // step)
    drawn = []
    y = step / 2
    for k, color in enumerate(colors):
        x = (k % groups) * (each * step + 6)
        for number in range(each):
            at = x + (number % per_row + 0.5) * step, y + number // per_row * step
            drawn.append(moved(at, peg(color), scale=diameter / 2 / PEG))
        if k % groups == groups - 1 or k == len(colors) - 1:
            y += step * -(-each // per_row)
    return full_size(Box(0, 0, width, y - step / 2), *drawn)


def circles_to_cross(pegs: int, players: int, width: float) -> tuple[str, float]:
    """A circle for each peg of a team, and the height of all in millimeters; a player's stay together.

    Only if a player's circles are wider than there's room are they broken into rows too.
    """
    in_one_row = width / (players * (pegs + 0.5) - 0.5)
    step = min(CIRCLE, in_one_row) if in_one_row >= CLOSE_CIRCLE else CIRCLE
    own = min(pegs, int(width / step))
    together = max(1, int((width + step / 2) / ((own + 0.5) * step) + 1e-9))
    across = -(-players // -(-players // together))  # as many in each row
    rows = -(-pegs // own)
    drawn = []
    for player in range(players):
        left, top = player % across * (own + 0.5), player // across * rows
        drawn += [
            circle(
                (left + k % own + 0.5, top + k // own + 0.5),
                0.42,
                fill="none",
                stroke=PALETTE.ink,
                stroke_width=0.06,
            )
            for k in range(pegs)
        ]
    box = Box(0, 0, across * (own + 0.5) - 0.5, -(-players // across) * rows)
    return picture(box, *drawn, width_mm=box.width * step), box.height * step
