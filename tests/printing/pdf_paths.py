"""The lines that a PDF's pages draw, in millimeters from the page's top left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
Rect = tuple[float, float, float, float]
EVERYWHERE: Rect = (-1e9, -1e9, 1e9, 1e9)


@dataclass
class Path:
    """The points of a path, and the part of the page that it's clipped to."""

    points: list[tuple[float, float]]
    clip: Rect

    @property
    def visible(self) -> Rect | None:
        """The rectangle around what can be seen of the path."""
        return _common(_around(self.points), self.clip)


@dataclass(frozen=True)
class _State:
    matrix: Matrix
    clip: Rect = EVERYWHERE


@dataclass
class _Walk:
    reader: PdfReader
    height: float
    paths: list[Path] = field(default_factory=list)

    def run(self, content: Any, resources: Any, state: _State) -> None:
        stack: list[_State] = []
        points: list[tuple[float, float]] = []
        clips = False
        for operands, operator in ContentStream(content, self.reader).operations:
            match operator:
                case b"q":
                    stack.append(state)
                case b"Q":
                    state = stack.pop()
                case b"cm":
                    state = replace(state, matrix=_times(tuple(map(float, operands)), state.matrix))
                case b"m" | b"l" | b"c" | b"v" | b"y":
                    points += [self._place(state, *map(float, operands[-2:]))]
                case b"re":
                    x, y, width, height = map(float, operands)
                    points += [self._place(state, *at) for at in ((x, y), (x + width, y + height))]
                case b"W" | b"W*":
                    clips = True
                case b"Do":
                    self._form(resources["/XObject"][operands[0]], state)
                case b"n" | b"f" | b"f*" | b"S" | b"s" | b"B" | b"B*" | b"b" | b"b*":
                    if clips:
                        state = replace(state, clip=_common(_around(points), state.clip) or (0, 0, 0, 0))
                    if operator != b"n":
                        self.paths.append(Path(points, state.clip))
                    points, clips = [], False

    def _form(self, form: Any, state: _State) -> None:
        if form["/Subtype"] != "/Form":
            return
        matrix = tuple(map(float, form.get("/Matrix", (1, 0, 0, 1, 0, 0))))
        inner = replace(state, matrix=_times(matrix, state.matrix))
        x, y, x2, y2 = map(float, form["/BBox"])
        corners = [self._place(inner, *at) for at in ((x, y), (x2, y), (x, y2), (x2, y2))]
        inner = replace(inner, clip=_common(_around(corners), state.clip) or (0, 0, 0, 0))
        self.run(form, form.get("/Resources", {}), inner)

    def _place(self, state: _State, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = state.matrix
        return (a * x + c * y + e) * MM, self.height - (b * x + d * y + f) * MM


def page_paths(pdf: bytes) -> Iterator[list[Path]]:
    """The paths of every page."""
    reader = PdfReader(BytesIO(pdf))
    for page in reader.pages:
        walk = _Walk(reader, float(page.mediabox.height) * MM)
        walk.run(page.get_contents(), page["/Resources"], _State((1, 0, 0, 1, 0, 0)))
        yield walk.paths


def _times(first: Any, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def _around(points: list[tuple[float, float]]) -> Rect:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys)) if points else (0, 0, 0, 0)


def _common(a: Rect, b: Rect) -> Rect | None:
    left, top, right, bottom = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    return (left, top, right, bottom) if left <= right and top <= bottom else None
