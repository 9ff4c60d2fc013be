"""Where the numbers of effects are on a whole board: beside what they count, covering nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import cos, pi, sin
from typing import NamedTuple

from pegs.core.geometry import Box, Point, gap

RADIUS = 0.56
"""The radius of a number's disc, in hole spacings."""
ENOUGH = 0.2
"""The distance between a number and other things beyond which more of it doesn't matter."""
AWAY = (0.95, 1.15, 1.35)
"""How far a number is from the way that it counts, at first."""
TURNS = 16
STRAY = 0.03
"""How much it counts against a spot if it's farther from the middle of the way."""


class Taken(NamedTuple):
    """Something round that a number mustn't cover."""

    at: Point
    radius: float


def beside(way: Sequence[Point], taken: Sequence[Taken], box: Box) -> Point:
    """The best spot for a number next to a way, near its middle, inside a picture."""
    middle = way[(len(way) - 1) // 2]
    spots = [each for each in _around(way) if _fits(box, each)]
    return max(spots or [middle], key=lambda each: _room(each, taken) - STRAY * gap(each, middle))


def along(way: Sequence[Point], taken: Sequence[Taken]) -> Point:
    """The best spot for a number on a way."""
    return max(way, key=lambda each: _room(each, taken))


def _around(way: Sequence[Point]) -> Iterator[Point]:
    for (x, y), away, k in product(way, AWAY, range(TURNS)):
        angle = 2 * pi * k / TURNS
        yield x + away * cos(angle), y + away * sin(angle)


def _fits(box: Box, at: Point) -> bool:
    x, y = at[0] - box.x, at[1] - box.y
    return RADIUS <= x <= box.width - RADIUS and RADIUS <= y <= box.height - RADIUS


def _room(at: Point, taken: Sequence[Taken]) -> float:
    """How far a number is from the nearest thing; less than 0 if it covers some of it."""
    return min(ENOUGH, min(gap(at, each.at) - each.radius for each in taken) - RADIUS)
