"""Pegs on paper: ten colors, each with a symbol between a dark and a light ring, as on the screen.

A peg is drawn around (0, 0) in hole spacings, as in the client's ``look/pegs.ts``.
"""

from __future__ import annotations

from pegs.core.svg import circle, el, star, through
from pegs.printing.palette import PEG_COLORS, PEG_DARK, PEG_LIGHT

PEG = 0.46
"""The radius of a peg's outer ring, in hole spacings."""
_DARK_GLYPHS = "WNYOI"


def glyph(color: str) -> str:
    """A color's symbol, within 0.23 of the middle."""
    ink = PEG_DARK if color in _DARK_GLYPHS else PEG_LIGHT
    match color:
        case "W":
            return circle((0, 0), 0.17, fill="none", stroke=ink, stroke_width=0.06)
        case "N":
            bars = "M-0.12 -0.18V0.18M0.12 -0.18V0.18"
            return el("path", d=bars, stroke=ink, stroke_width=0.09, stroke_linecap="round")
        case "Y":
            return el("path", d=star((0, 0.01), 5, 0.215, 0.09), fill=ink)
        case "O":
            return el("path", d=through([(0, -0.19), (0.2, 0.15), (-0.2, 0.15)], closed=True), fill=ink)
        case "G":
            return el("rect", x=-0.165, y=-0.165, width=0.33, height=0.33, rx=0.03, fill=ink)
        case "B":
            return circle((0, 0), 0.135, fill=ink)
    return el("path", d=_GLYPHS[color], fill=ink, fill_rule="evenodd")


_GLYPHS = {
    "R": "M0-.23L.19 0L0 .23L-.19 0ZM0-.1L-.08 0L0 .1L.08 0Z",
    "K": "M-.06-.2H.06V-.06H.2V.06H.06V.2H-.06V.06H-.2V-.06H-.06Z",
    "P": "M-.19-.2H.19L.05 0L.19 .2H-.19L-.05 0Z",
    "I": "M0 .21C-.12 .1-.22 .03-.22-.08A.115.115 0 0 1 0-.12A.115.115 0 0 1 .22-.08C.22 .03 .12 .1 0 .21Z",
}


def peg(color: str) -> str:
    """A peg around (0, 0), without a shadow."""
    hairline = {"stroke": PEG_DARK, "stroke_width": 0.035} if color == "W" else {}
    return "".join(
        (
            circle((0, 0), PEG, fill=PEG_DARK),
            circle((0, 0), 0.405, fill=PEG_LIGHT),
            circle((0, 0), 0.335, fill=PEG_COLORS[color], **hairline),  # type: ignore[arg-type]
            glyph(color),
        )
    )
