"""Where ink is on a page: read from a picture of it, at a low resolution."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from math import ceil

PPI = 60
"""The resolution of the pictures."""
PIXEL = 25.4 / PPI
BLUR = 1.5 * PIXEL
"""How far ink may seem to reach, in millimeters: pages are whole pixels wide, and edges are blurred."""
PAPER = 250
"""How light a pixel is at least, of 255, that has no ink."""


def ink_of(png: bytes) -> tuple[float, float, float, float]:
    """The rectangle with everything that is printed, from the middle of the page, in millimeters."""
    width, height, rows = _pixels(png)
    marked = [
        (x, y) for y, row in enumerate(rows) for x in range(width) if min(row[4 * x : 4 * x + 3]) < PAPER
    ]
    columns, lines = [x for x, _ in marked], [y for _, y in marked]
    edges = (min(columns) - width / 2, min(lines) - height / 2)
    ends = (max(columns) + 1 - width / 2, max(lines) + 1 - height / 2)
    left, top, right, bottom = (each * PIXEL for each in (*edges, *ends))
    return left, top, right, bottom


def is_blank(png: bytes, box: tuple[float, float, float, float]) -> bool:
    """Whether a picture is see-through in a rectangle, given by its edges in shares of width and height."""
    width, height, rows = _pixels(png)
    left, top, right, bottom = (each * n for each, n in zip(box, (width, height) * 2, strict=True))
    inside = rows[max(0, ceil(top)) : int(bottom)]
    return not any(any(row[4 * max(0, ceil(left)) + 3 : 4 * int(right) : 4]) for row in inside)


@lru_cache(maxsize=1)
def _pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """The width, the height, and the rows of a picture with four bytes a pixel."""
    width, height, depth, color = struct.unpack(">IIBB", png[16:26])
    assert (depth, color) == (8, 6)
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw, stride = zlib.decompress(data), 4 * width
    rows, before = [], bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        before = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before)
        rows.append(before)
    return width, height, rows


def _unfiltered(kind: int, row: bytearray, above: bytes) -> bytes:
    for k in range(len(row)):
        left, up, corner = (row[k - 4], above[k], above[k - 4]) if k > 3 else (0, above[k], 0)
        if kind == 1:
            row[k] = (row[k] + left) & 255
        elif kind == 2:
            row[k] = (row[k] + up) & 255
        elif kind == 3:
            row[k] = (row[k] + (left + up) // 2) & 255
        elif kind == 4:
            row[k] = (row[k] + _paeth(left, up, corner)) & 255
    return bytes(row)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
