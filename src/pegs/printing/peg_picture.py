"""Pegs on paper: ten colors, each with a symbol between a dark and a light ring, as on the screen.

A peg is drawn around (0, 0) in hole spacings, as in the client's ``look/pegs.ts``.
"""

from __future__ import annotations

from pegs.core.svg import circle
from pegs.look import PALETTE, PEGS, drawn

PEG = PEGS.rings.dark
"""The radius of a peg's outer ring, in hole spacings."""


def peg(color: str) -> str:
    """A peg around (0, 0), without a shadow."""
    is_white, has_dark_glyph = color == "W", color in PEGS.dark_glyphs
    edge: dict[str, str | float | None] = {"stroke": PALETTE.peg_dark, "stroke_width": PEGS.white_edge}
    return "".join(
        (
            circle((0, 0), PEGS.rings.dark, fill=PALETTE.peg_dark),
            circle((0, 0), PEGS.rings.light, fill=PALETTE.peg_light),
            circle((0, 0), PEGS.rings.face, fill=PALETTE.peg[color], **(edge if is_white else {})),
            drawn(PEGS.glyphs[color], PALETTE.peg_dark if has_dark_glyph else PALETTE.peg_light),
        )
    )
