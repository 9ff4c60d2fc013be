"""Where ink is on a page: read from a picture of it, at a low resolution."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import lru_cache
from math import ceil

import numpy as np

PPI = 60
"""The resolution of the pictures."""
PIXEL = 25.4 / PPI
BLUR = 1.5 * PIXEL
"""How far ink may seem to reach, in millimeters: pages are whole pixels wide, and edges are blurred."""
PAPER = 250
"""How light a pixel is at least, of 255, that has no ink."""

Pixels = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
"""Rows of pixels of four bytes: red, green, blue, and how opaque it is."""


def ink_of(png: bytes) -> tuple[float, float, float, float]:
    """The rectangle with everything that is printed, from the middle of the page, in millimeters."""
    pixels = _pixels(png)
    height, width, _ = pixels.shape
    is_marked = pixels[:, :, :3].min(axis=2) < PAPER
    columns, lines = (np.flatnonzero(is_marked.any(axis=axis)) for axis in (0, 1))
    edges = (columns[0] - width / 2, lines[0] - height / 2)
    ends = (columns[-1] + 1 - width / 2, lines[-1] + 1 - height / 2)
    left, top, right, bottom = (float(each) * PIXEL for each in (*edges, *ends))
    return left, top, right, bottom


def is_blank(png: bytes, box: tuple[float, float, float, float]) -> bool:
    """Whether a picture is see-through in a rectangle, given by its edges in shares of width and height."""
    pixels = _pixels(png)
    height, width, _ = pixels.shape
    left, top, right, bottom = (each * n for each, n in zip(box, (width, height) * 2, strict=True))
    inside = pixels[max(0, ceil(top)) : int(bottom), max(0, ceil(left)) : int(right)]
    return not inside[:, :, 3].any()


@lru_cache(maxsize=1)
def _pixels(png: bytes) -> Pixels:
    """A picture with four bytes a pixel."""
    width, height, depth, color = struct.unpack(">IIBB", png[16:26])
    assert (depth, color) == (8, 6)
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 4 * width + 1)
    pixels = np.zeros((height + 1, width, 4), np.uint8)
    for y, row in enumerate(rows):
        pixels[y + 1] = _unfiltered(int(row[0]), row[1:].reshape(width, 4), pixels[y])
    return pixels[1:]


def _unfiltered(kind: int, row: Pixels, above: Pixels) -> Pixels:
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row, axis=0, dtype=np.uint8)
    if kind == 2:
        return row + above
    guess = _mean if kind == 3 else _paeth
    channels = [_guessed(guess, row[:, k].tolist(), above[:, k].tolist()) for k in range(4)]
    return np.array(channels, np.uint8).T


def _guessed(guess: Callable[[int, int, int], int], row: list[int], above: list[int]) -> list[int]:
    """A channel of a row whose bytes are the differences to guesses by their neighbors."""
    left = corner = 0
    for k, up in enumerate(above):
        row[k] = left = (row[k] + guess(left, up, corner)) & 255
        corner = up
    return row


def _mean(left: int, up: int, _corner: int) -> int:
    return (left + up) // 2


def _paeth(left: int, up: int, corner: int) -> int:
    if left == up == corner:
        return left
    from_left, from_up, from_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if from_left <= from_up and from_left <= from_corner:
        return left
    return up if from_up <= from_corner else corner
