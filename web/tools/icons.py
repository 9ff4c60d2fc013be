"""Draw the icons of the installed app from their SVG; run it after a change to them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import resvg_py

ICONS = Path(__file__).parents[1] / "public" / "icons"
PICTURES = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "badge-96.png": ("badge.svg", 96),
    "maskable-512.png": ("maskable.svg", 512),
    # An iPhone rounds the corners itself and shows black where a picture is transparent.
    "touch-180.png": ("maskable.svg", 180),
}
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLORS = 256
CHANNELS = 4


def draw(source: str, size: int) -> bytes:
    """A square PNG picture, ``size`` pixels wide, of an SVG file beside this folder."""
    svg = (ICONS / source).read_text("utf-8")
    return with_palette(pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)), size))


def pixels(png: bytes, size: int) -> Any:
    """The pixels (size x size x 4) of a PNG picture with a byte for each of red, green, blue and opacity."""
    packed, at = b"", len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(size, 1 + size * CHANNELS)
    above = np.zeros((size, CHANNELS), int)
    return np.array([above := _unfiltered(row[0], row[1:].reshape(size, CHANNELS), above) for row in rows])


def _unfiltered(method: int, row: Any, above: Any) -> Any:
    """A row's pixels from how they differ from those to the left, above, and between (PNG, section 9)."""
    left, corner, found = np.zeros(CHANNELS, int), np.zeros(CHANNELS, int), np.zeros_like(above)
    for i, difference in enumerate(row.astype(int)):
        up = above[i]
        if method == 4:
            distances = np.abs(np.stack([up - corner, left - corner, left + up - 2 * corner]))
            guess = np.choose(distances.argmin(0), [left, up, corner])
        else:
            guess = (0, left, up, (left + up) // 2)[method]
        found[i] = left = (difference + guess) % 256
        corner = up
    return found


def with_palette(picture: Any) -> bytes:
    """A PNG of its most frequent colors: half as large, and no eye sees which are missing."""
    colors, index, uses = np.unique(
        picture.reshape(-1, CHANNELS), axis=0, return_inverse=True, return_counts=True
    )
    kept = colors[np.argsort(-uses, kind="stable")[:COLORS]]
    kept = kept[np.argsort(kept[:, 3], kind="stable")]
    nearest = np.array([np.abs(kept - color).sum(1).argmin() for color in colors], np.uint8)
    rows = nearest[index.reshape(picture.shape[:2])]
    size = len(rows)
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    opacities = kept[kept[:, 3] < 255, 3].astype(np.uint8).tobytes()
    return SIGNATURE + b"".join(
        struct.pack(">I4s", len(data), kind) + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
            (b"PLTE", kept[:, :3].astype(np.uint8).tobytes()),
            (b"tRNS", opacities),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def main() -> None:
    """Write every picture beside its source."""
    for name, (source, size) in PICTURES.items():
        (ICONS / name).write_bytes(draw(source, size))


if __name__ == "__main__":
    main()
