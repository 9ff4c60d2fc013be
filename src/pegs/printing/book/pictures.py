"""Pictures of examples: a straight strip of track, one side of the board, or the whole board with numbers.

The smallest that shows everything is used. Pegs are shown after a legal turn, and before a forbidden one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.geometry import OUTER, Box, Layout, Point, gap, start_reach
from pegs.core.svg import circle, el, group, moved, picture, ring_path, through
from pegs.look import PALETTE, PAPER
from pegs.printing.board_picture import marks, pegs_on_board, way_marks, wood
from pegs.printing.book import numbers, strokes
from pegs.printing.book.flights import Flight, is_walked, long_flights, short_flights, start_hole
from pegs.printing.book.numbers import Taken
from pegs.printing.book.plates import BESIDE, has_plates_beside, plate, plate_points
from pegs.printing.peg_picture import peg
from pegs.printing.side_picture import COLORS
from pegs.story.sheet.model import BoardPlace, Effect, Example

MIN, MAX = 9, 16
"""The holes of a strip."""
DETAIL_MM, WHOLE_MM, TALLEST_MM = 74.0, 120.0, 46.0
_BEFORE, _AFTER = 1.0, 1.3
"""How much track the picture of a side shows: before its corner, and after its start."""
EDGE = 0.5
"""How far from the edge of a picture everything happens."""
CROSS_REACH = 0.6
"""How much room a cross needs around its middle."""
_PEG_TOP, _BURST_TOP, _ARC_TOP = 0.6, 1.05, 1.95
"""How far above the middle of a hole its peg, a burst around it, and the highest flight end."""
COUNTS = ("wrong-count", "wrong-way", "wrong-count-home")
"""The rules that a turn breaks where it ends."""


@dataclass(frozen=True)
class Drawn:
    """A picture, and its width and height in millimeters."""

    svg: str
    width: float
    height: float


def detail(board: Board, example: Example, names: Sequence[str]) -> tuple[Drawn, bool]:
    """The smallest picture of an example, and whether it's the whole board."""
    strip = _Strip.of(board, example)
    if strip is not None:
        return strip.drawn(), False
    side = _side(board, example)
    return (side, False) if side is not None else (whole(board, example, names), True)


def _ghosts(example: Example, at: _Spots) -> Iterator[str]:
    """Where pegs were that have moved, or have been sent away without another peg in their hole."""
    if example.rule is None:
        targets = {effect.target for effect in example.effects}
        for effect in example.effects:
            if effect.kind == "move" or (effect.kind == "start" and effect.origin not in targets):
                yield strokes.ghost(at.spot(effect.seat, effect.origin), COLORS[effect.seat])


def _ways(board: Board, example: Example, at: _Spots) -> Iterator[str]:
    for effect in example.effects:
        if effect.kind == "move" and is_walked(board, effect):
            places = (effect.origin, *_walked(board, effect))
            yield strokes.way([at.spot(effect.seat, place) for place in places])


def _walked(board: Board, effect: Effect) -> tuple[Place, ...]:
    """The holes on a peg's way, also if it may not go there.

    That's from hole to hole inside home, and into home by the shorter way to the in-spot.
    """
    if effect.target < HOME or len(effect.path) > 1:
        return effect.path
    if effect.origin >= HOME:
        step = 1 if effect.origin < effect.target else -1
        return tuple(range(effect.origin + step, effect.target + step, step))
    seat, in_spot = effect.seat, board.in_spots[effect.seat]
    ways = (board.walk(seat, effect.origin, in_spot, backward=back) for back in (False, True))
    return (*min(ways, key=len), *range(HOME, effect.target + 1))


def _bursts(example: Example, at: _Spots) -> Iterator[str]:
    for effect in example.effects:
        if effect.kind in ("start", "in_spot") and example.rule is None:
            yield strokes.burst(at.spot(effect.seat, effect.origin))


def _hit(example: Example) -> set[Place]:
    """The holes of the track from which pegs are sent away."""
    if example.rule is not None:
        return set()
    return {effect.origin for effect in example.effects if effect.kind in ("start", "in_spot")}


def _cross(example: Example, at: _Spots) -> str:
    return "".join(strokes.cross(spot) for spot in _cross_spots(example, at))


def _cross_spots(example: Example, at: _Spots) -> list[Point]:
    """Where a forbidden turn is crossed out: above the hole in which it fails."""
    if example.cross is None:
        return []
    place = example.cross
    if example.rule in COUNTS:
        last = example.effects[-1]
        place = BoardPlace(last.seat, last.target)
    x, y = at.spot(place.seat, place.place)
    return [(x + 0.42, y - 0.5)]


class _Spots(ABC):
    """Where the places of a board are in a picture."""

    @abstractmethod
    def spot(self, seat: Seat, place: Place) -> Point:
        """The middle of a place."""


@dataclass(frozen=True)
class _Strip(_Spots):
    """A straight piece of track, from left to right in the direction of play."""

    board: Board
    example: Example
    first: Place
    count: int

    @classmethod
    def of(cls, board: Board, example: Example) -> _Strip | None:
        """The strip that an example fits on, or None."""
        places = list(_places(example))
        if not places or any(place >= HOME or place < 0 for place in places):
            return None
        ring = board.ring
        offsets = [(place - places[0] + ring // 2) % ring - ring // 2 for place in places]
        low, high = min(offsets) - 1, max(offsets) + 1
        missing = max(0, MIN - (high - low + 1))
        low, high = low - missing // 2, high + missing - missing // 2
        if high - low + 1 > min(MAX, ring):
            return None
        return cls(board, example, (places[0] + low) % ring, high - low + 1)

    def spot(self, seat: Seat, place: Place) -> Point:  # noqa: ARG002 - all holes are on the track
        """A hole's place on the strip."""
        return float((place - self.first) % self.board.ring), 0.0

    def drawn(self) -> Drawn:
        """The picture of the strip."""
        has_arc = any(True for _ in self._arcs())
        top = -2.2 if has_arc else -1.15
        box = Box(-0.9, top - 0.05, self.count + 0.8, 1.2 - top)
        body = group(
            el(
                "rect",
                x=-0.75,
                y=-0.88,
                width=self.count + 0.5,
                height=1.76,
                rx=0.5,
                fill=PAPER.wood,
                stroke=PALETTE.wood_edge,
                stroke_width=0.08,
            ),
            el("path", d=f"M-0.75 0H{self.count - 0.25}", stroke=PALETTE.groove, stroke_width=0.11),
            *self._marks(),
            *_ways(self.board, self.example, self),
            *self._arcs(),
            *_bursts(self.example, self),
            *_ghosts(self.example, self),
            *self._pegs(),
            _cross(self.example, self),
        )
        return Drawn(picture(box, body, width_mm=DETAIL_MM), DETAIL_MM, DETAIL_MM * box.height / box.width)

    def _marks(self) -> Iterator[str]:
        for k in range(self.count):
            place = (self.first + k) % self.board.ring
            if place % self.board.side_length == 0:
                yield el(
                    "rect",
                    x=k - 0.36,
                    y=-0.36,
                    width=0.72,
                    height=0.72,
                    fill=PAPER.corner,
                    stroke=PALETTE.groove,
                    stroke_width=0.08,
                )
            for seat in range(self.board.players):
                if place == self.board.in_spots[seat]:
                    yield _ring_mark(ring_path((k, 0), 0.58), COLORS[seat])
                if place == self.board.out_spots[seat]:
                    square = [(k, -0.66), (k + 0.66, 0.0), (k, 0.66), (k - 0.66, 0.0)]
                    yield _ring_mark(through(square, closed=True), COLORS[seat])
            yield circle((k, 0), 0.19, fill=PALETTE.hole)

    def _arcs(self) -> Iterator[str]:
        hit = _hit(self.example)
        for effect in self.example.effects:
            if effect.kind == "start":
                continue
            begin, end = (self.spot(effect.seat, place) for place in (effect.origin, effect.target))
            end = (end[0], end[1] - _BURST_TOP) if effect.target in hit else (end[0], end[1] - _PEG_TOP)
            if effect.kind == "in_spot" or (effect.kind == "move" and not is_walked(self.board, effect)):
                yield _arc(begin, end)
            elif effect.kind == "swap":
                yield _arc(begin, end, both=True)

    def _pegs(self) -> Iterator[str]:
        shown = self.example.pegs if self.example.rule is not None else self.example.after
        for seat, places in enumerate(shown):
            for place in places:
                if 0 <= place < HOME and (place - self.first) % self.board.ring < self.count:
                    yield moved(self.spot(seat, place), peg(COLORS[seat]))


def _arc(begin: Point, end: Point, both: bool = False) -> str:
    """A flight above the strip to a point above a hole, not too high; there and back if ``both``."""
    begin = begin[0], begin[1] - (_PEG_TOP if both else 0.4)
    reach = abs(end[0] - begin[0]) or 1.0
    side = 1 if end[0] > begin[0] else -1
    most = 2 * (_ARC_TOP + (begin[1] + end[1]) / 2)
    bow = side * min(max(0.5, 2.2 / reach), most / reach)
    return strokes.flight(strokes.flight_points(begin, end, bow=bow, stop=0.0), both=both)


def _ring_mark(d: str, color: str) -> str:
    line = {"d": d, "fill": "none", "stroke_linejoin": "round"}
    return el("path", stroke=PALETTE.inlay_edge, stroke_width=0.26, **line) + el(
        "path", stroke=PALETTE.peg[color], stroke_width=0.17, **line
    )


def _places(example: Example) -> Iterator[Place]:
    """The places that a picture has to show: all but the start of pegs that are sent there."""
    for effect in example.effects:
        yield effect.origin
        if effect.kind != "start":
            yield effect.target
        yield from effect.path
    if example.cross is not None:
        yield example.cross.place


# --- real boards


@dataclass(frozen=True)
class _OnBoard(_Spots):
    """A board, or a part of it, with its holes where they are."""

    layout: Layout
    example: Example
    flights: tuple[Flight, ...] = ()

    def spot(self, seat: Seat, place: Place) -> Point:
        """The middle of a hole, or of the one in a start that a peg leaves.

        Holes past the end of home, where no peg goes, follow it.
        """
        board = self.layout.board
        if place == START:
            return start_hole(self.layout, self.example, seat)
        beyond = place - HOME - board.home_length + 1
        if beyond <= 0:
            return self.layout.hole(seat, place)
        last = self.layout.hole(seat, HOME + board.home_length - 1)
        before = self.layout.hole(
            seat, HOME + board.home_length - 2 if board.home_length > 1 else board.in_spots[seat]
        )
        return last[0] + (last[0] - before[0]) * beyond, last[1] + (last[1] - before[1]) * beyond

    def body(self, names: Sequence[str] = ()) -> str:
        """Wood, marks, pegs, and what happens."""
        example = self.example
        shown = example.pegs if example.rule is not None else example.after
        pegs = dict(enumerate(shown))
        return group(
            wood(self.layout),
            marks(self.layout, COLORS),
            *(plate(self.layout, seat, name) for seat, name in enumerate(names)),
            *_ways(self.layout.board, example, self),
            *_bursts(example, self),
            *_ghosts(example, self),
            pegs_on_board(self.layout, COLORS, pegs),
            *(strokes.flight(each.points) for each in self.flights),
            _cross(example, self),
        )


def _side(board: Board, example: Example) -> Drawn | None:
    """The part of a side with its start and home; None if something happens elsewhere."""
    layout = Layout(board, board.sides_of_seats[example.focus])
    last = max(layout.plan.u + start_reach(board.pegs), board.out_spot) + _AFTER
    first_mark, last_mark = way_marks(board.side_length)
    if first_mark < last < last_mark:
        last = last_mark
    drawn = (_part(layout, example, end) for end in (last, board.side_length - 1.0))
    return next((each for each in drawn if each is not None), None)


def _part(layout: Layout, example: Example, last: float) -> Drawn | None:
    """A side from its corner to a hole; None if something happens elsewhere."""
    points = [
        layout.track.at(layout.viewer_side, u, d)
        for u in (-_BEFORE, last)
        for d in (-OUTER, layout.depth - 0.2)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    on_board = _OnBoard(layout, example, tuple(short_flights(layout, example)))
    top = min([*ys, *(y - CROSS_REACH for _, y in _cross_spots(example, on_board))])
    box = Box(min(xs), top, max(xs) - min(xs), max(ys) - top + 0.1)
    seats = [(effect.seat, place) for effect in example.effects for place in _spots_of(effect)]
    if not all(box.holds(on_board.spot(*each), EDGE) for each in seats):
        return None
    width = min(DETAIL_MM, TALLEST_MM * box.width / box.height)
    rounded = el("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=0.8)
    body = group(on_board.body(), clip_path="url(#part)")
    svg = picture(box, body, width_mm=width, defs=el("clipPath", rounded, id="part"))
    return Drawn(svg, width, width * box.height / box.width)


def _spots_of(effect: Effect) -> tuple[Place, ...]:
    targets = () if effect.kind == "start" else (effect.target,)
    return (effect.origin, *targets, *effect.path)


SHORT = 6.0
"""A flight up to this long, in hole spacings, has its number beside it."""
ROOM = 0.45
"""The room around the wood, in hole spacings: numbers reach beyond its edge."""


def whole(board: Board, example: Example, names: Sequence[str]) -> Drawn:
    """The whole board, with plates, flights through the middle, and a number for each effect."""
    layout = Layout(board)
    on_board = _OnBoard(layout, example, tuple(long_flights(layout, example)))
    bounds = layout.bounds
    room = 2 * BESIDE + 0.15 if names and has_plates_beside(layout) else ROOM
    box = Box(bounds.x - room, bounds.y - room, bounds.width + 2 * room, bounds.height + 2 * room)
    counts = _numbers(on_board, box) if example.rule is None else ()
    body = on_board.body(names) + "".join(counts)
    return Drawn(picture(box, body, width_mm=WHOLE_MM), WHOLE_MM, WHOLE_MM * box.height / box.width)


def _numbers(on_board: _OnBoard, box: Box) -> Iterator[str]:
    """The number of each effect, next to what it does."""
    flights = {each.effect: each.points for each in on_board.flights}
    taken = list(_taken(on_board))
    for count, effect in enumerate(on_board.example.effects, 1):
        flight = flights.get(effect)
        if flight is not None and gap(flight[0], flight[-1]) > SHORT:
            at = numbers.along(flight[6:19], [each for each in taken if each.at not in flight])
        else:
            way = flight or [on_board.spot(effect.seat, place) for place in effect.path]
            at = numbers.beside(way, taken, box)
        taken.append(Taken(at, numbers.RADIUS))
        yield strokes.number(count, at)


def _taken(on_board: _OnBoard) -> Iterator[Taken]:
    """What numbers mustn't cover: holes, pegs and marks, plates, flights, and landings."""
    layout, example = on_board.layout, on_board.example
    for side in layout.board.sides_of_seats:
        yield from (Taken(at, 0.62) for at in (*layout.home(side), *layout.start(side)))
        yield from (Taken(at, 0.4) for at in plate_points(layout, side))
    yield from (Taken(at, 0.25) for at in layout.ring)
    yield from (Taken(layout.ring[spot], 0.75) for spot in (*layout.board.in_spots, *layout.board.out_spots))
    yield from (Taken(layout.ring[at], 0.5) for pegs in example.after for at in pegs if 0 <= at < HOME)
    yield from (Taken(at, 0.2) for flight in on_board.flights for at in flight.points)
    yield from (
        Taken(on_board.spot(each.seat, each.origin), 0.9) for each in example.effects if each.kind != "move"
    )
