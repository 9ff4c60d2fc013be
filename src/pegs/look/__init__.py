"""What screen and paper both draw: pegs' glyphs, cards' suits and marks, and the colors that they share.

The client imports ``pegs.json`` and ``cards.json``. Its ``tokens.css`` repeats the colors of ``colors.json``,
which ``tests/test_look.py`` compares.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from pegs.core.svg import el

COLORS_FILE = Path(__file__).with_name("colors.json")


class Shape(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An SVG element without its color."""

    name: Literal["path", "circle", "rect"]
    d: str | None = None
    cx: float | None = None
    cy: float | None = None
    r: float | None = None
    x: float | None = None
    y: float | None = None
    width: float | None = None
    height: float | None = None
    rx: float | None = None
    stroke_width: float | None = None
    """With it, the shape is a line with round ends; without it, it's filled."""


Shapes = tuple[Shape, ...]


class Rings(Struct, frozen=True, forbid_unknown_fields=True):
    """The radii of a peg's circles, in hole spacings; the later ones are on top."""

    dark: float
    light: float
    face: float


class Pegs(Struct, frozen=True, forbid_unknown_fields=True):
    """Pegs around (0, 0), in hole spacings."""

    rings: Rings
    white_edge: float
    """The width of the line around a white peg's face."""
    dark_glyphs: str
    """The colors whose glyph is dark."""
    glyphs: dict[str, Shapes]
    """A symbol for each color, within 0.23 of the middle."""


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """What's drawn on cards of 56 by 84 units."""

    suits: tuple[str, str, str, str]
    """The outlines of spades, hearts, clubs, and diamonds around (0, 0)."""
    cap: Shapes
    """A joker's."""
    marks: dict[str, Shapes]
    """The signs of what a card does, 12 units wide around (0, 0). The first of a card tints its foot."""
    plain: Shapes
    """The sign of a plain count, which only lists on paper have."""
    swap_line_on_paper: float
    """The screen's is thinner, or the heads of the two arrows would run into each other there."""


class Palette(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The colors of the screen's light theme that paper has, too, by their names in ``tokens.css``."""

    paper: str
    ink: str
    ink2: str
    line: str
    primary: str
    on_primary: str
    table_middle: str
    burst: str
    wood_edge: str
    groove: str
    hole: str
    inlay_edge: str
    plate: str
    card: str
    card_red: str
    card_joker: str
    peg_dark: str
    peg_light: str
    peg: dict[str, str]
    foot: dict[str, tuple[str, str]]
    """The ground and the ink of a card's foot, by what the card does."""


class PaperColors(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What only paper has: lighter wood that saves ink, darker edges of cards, and a red for what fails."""

    wood: str
    corner: str
    card_edge: str
    forbidden: str


class Colors(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of colors."""

    shared: Palette
    paper: PaperColors


_COLORS = msgspec.json.decode(COLORS_FILE.read_bytes(), type=Colors)
PEGS = msgspec.json.decode(COLORS_FILE.with_name("pegs.json").read_bytes(), type=Pegs)
CARDS = msgspec.json.decode(COLORS_FILE.with_name("cards.json").read_bytes(), type=Cards)
PALETTE, PAPER = _COLORS.shared, _COLORS.paper


def drawn(shapes: Shapes, ink: str) -> str:
    """Shapes in one color."""
    return "".join(el(**msgspec.structs.asdict(shape), **_inked(shape, ink)) for shape in shapes)


def _inked(shape: Shape, ink: str) -> dict[str, str]:
    if shape.stroke_width is None:
        return {"fill": ink}
    return {"fill": "none", "stroke": ink, "stroke_linecap": "round", "stroke_linejoin": "round"}
