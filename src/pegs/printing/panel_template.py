"""The drilling template: a panel at full size, in pieces that fit on sheets, joined at targets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from pegs.core.geometry import OUTER, Box, Point, nearest
from pegs.core.svg import el, group, num
from pegs.look import PALETTE
from pegs.printing.drawing import outline_path
from pegs.printing.full_size import GLUE, PRINTABLE, full_size, label, pricked_hole, seam, target
from pegs.printing.outline import is_inside
from pegs.printing.panel import KEY, Panel
from pegs.printing.panel_picture import BLUE, BLUE_TINT
from pegs.rules.ruleset import Words

STRIP = 9.0
"""The width of a glue strip, in millimeters."""
MARGIN = 3.0
"""The room above and below a piece."""
WIDE_LETTER = 1.75
"""The width of a letter in the names of places, with room to spare."""
ARROW = 22.0
"""The length of the arrow that shows the way of play."""
ROOM = 205.0
"""The height for pieces on a sheet, beside the title and the rulers."""


@dataclass(frozen=True)
class Piece:
    """A part of the panel between two seams, with its picture; lengths in millimeters."""

    svg: str
    width: float
    height: float


@dataclass(frozen=True)
class Label:
    """A number or a name on a template, and how far it reaches to both sides, in millimeters."""

    svg: str
    left: float
    right: float

    @classmethod
    def at(cls, content: str, point: Point, size: float, fill: str) -> Label:
        """Text around a point."""
        half = WIDE_LETTER / 2 * len(content)
        return cls(label(content, point, size, fill=fill), point[0] - half, point[0] + half)


@dataclass(frozen=True)
class Template:
    """The template of a panel, with the words for its places."""

    panel: Panel
    words: Words
    way: str
    corner: str
    marker: str = ""

    @property
    def pitch(self) -> float:
        """The distance of two holes, in millimeters."""
        return self.panel.size.pitch

    @cached_property
    def seams(self) -> tuple[float, ...]:
        """Where the panel is parted, in hole spacings along the track, from socket to key, both included."""
        left, _, right, _ = self.panel.outline.bounds
        most = (PRINTABLE[0] - 2 * MARGIN - STRIP) / self.pitch
        count = ceil((right - left) / most)
        inner = [round(-left - (right - left) * k / count - 0.5) + 0.5 for k in range(1, count)]
        return (-left, *inner, -right)

    def pages(self) -> list[list[Piece]]:
        """The pieces, sheet by sheet."""
        pieces = [self._piece(k) for k in range(len(self.seams) - 1)]
        each = max(1, int(ROOM // pieces[0].height))
        return [pieces[k : k + each] for k in range(0, len(pieces), each)]

    def _piece(self, k: int) -> Piece:
        far, near = self.seams[k], self.seams[k + 1]
        is_first, is_last = k == 0, k == len(self.seams) - 2
        p = self.pitch
        left = -far * p - (MARGIN if is_first else 0)
        right = -near * p + (MARGIN if is_last else STRIP)
        top = -self.panel.wide.depth * p - MARGIN
        box = Box(left, top, right - left, (self.panel.wide.depth + OUTER) * p + 2 * MARGIN)
        parts = [] if is_last else [_strip(-near * p, box)]
        parts.append(self._drawn)
        # The glue strip has no words that belong to the next piece only: the paper's edge would cut them.
        parts += [word.svg for word in self._labels if word.left < -near * p and word.right > -far * p]
        parts += [part for u in self.seams[1:-1] if u in (far, near) for part in self._seam(u, box)]
        return Piece(full_size(box, *parts), box.width, box.height)

    def _seam(self, u: float, box: Box) -> Iterator[str]:
        x = -u * self.pitch
        yield seam((x, box.y), (x, box.y + box.height))
        yield from (target(at) for at in self._targets(u))

    def _targets(self, u: float) -> Iterator[Point]:
        """Three targets on a seam, away from holes."""
        outline = self.panel.outline.polygon()
        rows = [-self.panel.wide.depth + k / 20 for k in range(round((self.panel.wide.depth + OUTER) * 20))]
        inside = [(-u, y) for y in rows if is_inside((-u, y), outline)]
        holes = [hole.point for hole in self.panel.holes]
        third = len(inside) / 3
        for k in range(3):
            part = inside[int(k * third) : int((k + 1) * third)]
            middle = part[len(part) // 2]
            x, y = max(part, key=lambda at: min(nearest([at], holes), 0.45) - abs(at[1] - middle[1]) / 20)
            yield x * self.pitch, y * self.pitch

    @cached_property
    def _drawn(self) -> str:
        """The whole panel."""
        panel, p = self.panel, self.pitch
        edge = outline_path(panel.outline.scaled(p))
        parts = [el("path", d=edge, fill="#fffaf0", stroke="#111", stroke_width=0.4, stroke_linejoin="round")]
        for name, ground, width in (
            ("home", BLUE_TINT, 0.25),
            ("start", BLUE_TINT, 0.25),
            ("in_spot", "none", 0.5),
            ("out_spot", "none", 0.5),
        ):
            d = outline_path(panel.paint[name].scaled(p))
            parts.append(el("path", d=d, fill=ground, stroke=BLUE, stroke_width=width))
        parts.append(
            el(
                "path",
                d=f"M0 0H{num(-panel.board.side_length * p)}",
                stroke=PALETTE.wood_edge,
                stroke_width=0.2,
                stroke_dasharray="5 1.5 0.6 1.5",
            )
        )
        reach = min(panel.size.hole_radius + 1.0, p * 0.35)
        parts += [
            pricked_hole((x * p, y * p), panel.size.hole_radius, reach)
            for x, y in (hole.point for hole in panel.holes)
        ]
        return group(*parts, *self._way_of_play())

    @cached_property
    def _labels(self) -> tuple[Label, ...]:
        """The numbers of holes and the names of places."""
        return (*self._numbers(), *self._names())

    def _numbers(self) -> Iterator[Label]:
        below = self.panel.size.hole_radius + 3.2
        beside = self.panel.size.hole_radius + 2.5
        for k, (x, _) in enumerate(self.panel.track):
            # The key and the neck are too narrow for a number below the hole.
            at = (beside + 1.7, 0.0) if k == 0 else (x * self.pitch, below)
            if k == 1:
                at = (x * self.pitch + beside, -2.2)
            yield Label.at(str(k), at, 2.6, PALETTE.ink2)

    def _names(self) -> Iterator[Label]:
        panel, board, p, words = self.panel, self.panel.board, self.pitch, self.words
        deepest = min(y for _, y in panel.home)
        middle = sum(x for x, y in panel.home if y == deepest) / sum(y == deepest for _, y in panel.home)
        above = -1 if min(board.in_spot, board.out_spot) < 3 else 1
        yield Label.at(self.corner, (0, above * ((KEY + 0.25) * p + 1)), 3.1, BLUE)
        yield Label.at(words.home, (middle * p, (deepest - 0.79) * p), 3.1, BLUE)
        yield Label.at(words.start, (-panel.plan.u * p, (-panel.plan.d - 0.5) * p), 3.1, BLUE)
        crowded = abs(board.in_spot - board.out_spot) * p < 1.0 * (len(words.in_spot) + len(words.out_spot))
        for word, hole, d in (
            (words.in_spot, board.in_spot, 0.86),
            (words.out_spot, board.out_spot, 1.06 if crowded else 0.86),
        ):
            yield Label.at(word, (self._beside_seams(-hole * p, WIDE_LETTER * len(word)), d * p), 3.1, BLUE)
        for x, y in panel.marker:
            middle = self._beside_seams(x * p, WIDE_LETTER * len(self.marker))
            yield Label.at(self.marker, (middle, y * p - panel.size.hole_radius - 3.2), 3.1, BLUE)

    def _beside_seams(self, x: float, width: float) -> float:
        """The middle for a label of a width near x, moved if a seam would run through it."""
        for u in self.seams[1:-1]:
            off = x + u * self.pitch
            if abs(off) < width / 2 + 1:
                return -u * self.pitch + (width / 2 + 1) * (1 if off >= 0 else -1)
        return x

    def _way_of_play(self) -> Iterator[str]:
        p, board = self.pitch, self.panel.board
        free = max(board.in_spot, board.out_spot) + 2
        if board.side_length - 1 - free < 4:
            return
        x, y = -(free + board.side_length - 1) / 2 * p, 0.73 * p
        words = WIDE_LETTER * len(self.way)
        # The arrow and the words after it move together, and keep clear of a seam's targets.
        aside = (2 + words - ARROW) / 2
        x = self._beside_seams(x + aside, ARROW + 2 + words + 6) - aside
        arrow = f"M{num(x)} {num(y)}h{num(-ARROW)}m5 -3.2l-5 3.2l5 3.2"
        yield el(
            "path",
            d=arrow,
            stroke=PALETTE.wood_edge,
            stroke_width=0.8,
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        yield label(self.way, (x + 2, y), 3.1, text_anchor="start", fill=PALETTE.wood_edge)


def _strip(x: float, box: Box) -> str:
    return el("rect", x=x, y=box.y, width=STRIP, height=box.height, fill=GLUE)
