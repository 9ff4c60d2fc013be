"""Draw the icons of the installed app from their SVG; run it after a change to them."""

from __future__ import annotations

from pathlib import Path

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


def draw(source: str, size: int) -> bytes:
    """A square PNG picture, ``size`` pixels wide, of an SVG file beside this folder."""
    svg = (ICONS / source).read_text("utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def main() -> None:
    """Write every picture beside its source."""
    for name, (source, size) in PICTURES.items():
        (ICONS / name).write_bytes(draw(source, size))


if __name__ == "__main__":
    main()
