"""The ways of pegs that are carried, as clear as possible of pegs, marks, plates, and one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from pegs.core.board import HOME, START, Board, Seat
from pegs.core.geometry import Layout, Point, gap, nearest
from pegs.printing.book import strokes
from pegs.printing.book.plates import plate_points
from pegs.story.sheet.model import Effect, Example

BOWS = (0.0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48)
"""How much a flight may bend, as a share of its length; a straight one is the best if it's clear."""
PEG_ROOM = 0.45
"""A flight that keeps this far from the middle of a peg doesn't cover it."""
ENOUGH = 0.8
"""Being farther than this from everything doesn't make a flight better."""
EDGE_ROOM = 1.2
"""How far the middle of a flight stays inside the wood."""
BEGIN_ROOM, END_ROOM = 1.3, 1.9
"""What's this near to the ends of a flight can't be in its way."""


class Flight(NamedTuple):
    """The points on the way of a peg through the air, and how clear it is."""

    effect: Effect
    points: tuple[Point, ...]
    clearance: float = 0.0


def is_walked(board: Board, effect: Effect) -> bool:
    """Whether a peg goes from hole to hole, and isn't carried."""
    if effect.kind != "move" or effect.origin < 0 or not effect.path:
        return False
    is_next = (effect.target - effect.origin) % board.ring in (1, board.ring - 1)
    return len(effect.path) > 1 or effect.target >= HOME or is_next


def start_hole(layout: Layout, example: Example, seat: Seat) -> Point:
    """The hole of a start that a peg leaves: empty after a legal turn, taken before a forbidden one.

    Of several taken ones, it's the farthest from which a peg comes out straight past the others.
    """
    holes, waiting = _start(layout, seat), example.after[seat].count(START)
    if example.rule is None:
        return holes[min(waiting, len(holes) - 1)]
    out = layout.hole(seat, layout.board.out_spots[seat])

    def is_clear(hole: Point) -> bool:
        others = [each for each in holes if each != hole]
        return nearest(strokes.flight_points(hole, out, bow=0.0), others) > PEG_ROOM

    taken = holes[: max(1, waiting)]
    return max(taken, key=lambda hole: (is_clear(hole), gap(hole, out)))


def _start(layout: Layout, seat: Seat) -> tuple[Point, ...]:
    return layout.start(layout.board.sides_of_seats[seat])


def _ends(layout: Layout, example: Example, effect: Effect) -> tuple[Point, Point]:
    """Where a flight begins and ends; in a start, that's the nearest peg."""
    seat = effect.seat
    is_out = effect.origin == START
    begin = start_hole(layout, example, seat) if is_out else layout.hole(seat, effect.origin)
    if effect.kind != "start":
        return begin, layout.hole(seat, effect.target)
    pegs = _start(layout, seat)[: max(1, example.after[seat].count(START))]
    return begin, min(pegs, key=partial(gap, begin))


def _begins_beside(example: Example, effect: Effect) -> float:
    """How far from its origin a flight begins: not on a peg that's there in the picture."""
    seat, place = effect.seat, effect.origin
    if place == START:
        has_peg = example.rule is not None
    elif place >= HOME:
        has_peg = place in _shown(example)[seat]
    else:
        has_peg = any(place in places for places in _shown(example))
    return strokes.BESIDE_PEG if has_peg else 0.0


def _shown(example: Example) -> Sequence[Sequence[int]]:
    """The pegs in a picture: before a forbidden turn, and after a legal one."""
    return example.pegs if example.rule is not None else example.after


def short_flights(layout: Layout, example: Example) -> Iterator[Flight]:
    """Flights within one side: coming out past the other pegs, and to the in-spot."""
    for effect in example.effects:
        if effect.kind == "start" or is_walked(layout.board, effect):
            continue
        ends = _ends(layout, example, effect)
        make = partial(strokes.flight_points, *ends, start=_begins_beside(example, effect))
        if effect.origin != START:
            yield Flight(effect, tuple(make(bow=0.22)))
            continue
        others = [hole for hole in _start(layout, effect.seat) if hole != ends[0]]
        ways = [make(bow=bow) for bow in BOWS]
        yield Flight(effect, tuple(max(ways, key=lambda way: min(ENOUGH, nearest(way, others)))))


def clearance(board: Board, example: Example) -> float:
    """How far the flights of an example keep from everything on a whole board."""
    return min((each.clearance for each in long_flights(Layout(board), example)), default=0.0)


def long_flights(layout: Layout, example: Example) -> Iterator[Flight]:
    """The effects that carry a peg across a whole board, each on the best of several ways."""
    earlier: list[Point] = []
    for effect in example.effects:
        if is_walked(layout.board, effect):
            continue
        ends = _ends(layout, example, effect)
        make = partial(strokes.flight_points, *ends, start=_begins_beside(example, effect))
        bowed = [make(bow=bow) for bow in BOWS]
        ways = [way for way in bowed if layout.bounds.holds(way[len(way) // 2], EDGE_ROOM)] or bowed
        solid, crossed = _between(ends, _solid(layout, example)), _between(ends, earlier)
        rated = [(_room(layout, solid, crossed, way), -k, way) for k, way in enumerate(ways)]
        best, _, points = max(rated)
        earlier += points
        yield Flight(effect, tuple(points), best)


def _between(ends: Sequence[Point], points: Iterable[Point]) -> list[Point]:
    """The points that a flight between two others mustn't cover."""
    return [at for at in points if gap(at, ends[0]) > BEGIN_ROOM and gap(at, ends[-1]) > END_ROOM]


def _room(layout: Layout, solid: Sequence[Point], crossed: Sequence[Point], flight: Sequence[Point]) -> float:
    """How good a flight is: above all clear of pegs, and then far from everything else."""
    near = [
        _distance(flight[::2], solid),
        nearest(flight[6:-5:3], layout.ring),
        nearest(flight[::2], crossed),
    ]
    first, *others = (min(ENOUGH, each) for each in near)
    return (first > PEG_ROOM) + first + sum(others) / 2


def _distance(line: Sequence[Point], points: Sequence[Point]) -> float:
    """The smallest distance of points from a line, also between its corners; nothing more than ``ENOUGH``."""
    closest = ENOUGH
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy or 1.0
        reach = sqrt(square) + ENOUGH
        for x, y in points:
            if abs(x - ax) < reach and abs(y - ay) < reach:
                share = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square))
                closest = min(closest, hypot(x - ax - share * dx, y - ay - share * dy))
    return closest


def _solid(layout: Layout, example: Example) -> list[Point]:
    """What flights and numbers keep clear of: pegs, marks, and plates."""
    board = layout.board
    points = [
        at
        for side in board.sides_of_seats
        for at in (*layout.home(side), *layout.start(side), *plate_points(layout, side))
    ]
    points += [layout.ring[spot] for spot in (*board.in_spots, *board.out_spots)]
    points += [layout.ring[place] for places in example.after for place in places if 0 <= place < HOME]
    return points
