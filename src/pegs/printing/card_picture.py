"""Cards on paper: a face with what the card does at its foot, and a fan of cards that do the same.

A face is 56 by 84 units, as in the client's ``cards/card.ts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pegs.core.geometry import Box, Point
from pegs.core.svg import circle, el, group, moved, picture, star, text
from pegs.printing import palette
from pegs.rules.card_legend import CardMark

WIDTH, HEIGHT = 56.0, 84.0
FOOT = 0.44 * WIDTH
_TINTS = ("joker", "split", "swap", "send", "out", "back")
"""The kinds that tint a foot, the rarest first."""

_SUITS = (
    "M0-5C3-1.5 5-.3 5 2A2.4 2.4 0 0 1 .8 3.4L1.8 6H-1.8L-.8 3.4A2.4 2.4 0 0 1-5 2C-5-.3-3-1.5 0-5Z",
    "M0 5.4C-3.4 2.4-5.2.6-5.2-1.6A2.7 2.7 0 0 1 0-2.7A2.7 2.7 0 0 1 5.2-1.6C5.2.6 3.4 2.4 0 5.4Z",
    "M0-5.2A2.6 2.6 0 0 1 2-1A2.6 2.6 0 1 1 .7 2.9L1.8 6H-1.8L-.7 2.9A2.6 2.6 0 1 1-2-1A2.6 2.6 0 0 1 0-5.2Z",
    "M0-5.6L4.2 0L0 5.6L-4.2 0Z",
)
_CAP = "M-13 8C-17 2-17-5-12-8C-9-10-6-7-5-3C-4-10 4-10 5-3C6-7 9-10 12-8C17-5 17 2 13 8L9 4L9 9H-9L-9 4Z"
_LINES = {
    "plain": "M-5 0H5M1-4L5 0L1 4",
    "back": "M5 0H-5M-1-4L-5 0L-1 4",
    "out": "M0 2V-6M-3.4-3L0-6.4L3.4-3",
    "split": "M-5.5 0H-2.5C0 0 0-4 3-4H5M-2.5 0C0 0 0 4 3 4H5M2.8-6L5.2-4L2.8-2M2.8 6L5.2 4L2.8 2",
    "swap": "M-5-2.6H5M2.4-5.2L5-2.6L2.4 0M5 2.6H-5M-2.4 0L-5 2.6L-2.4 5.2",
    "joker": "M-5.6 4C-5.2-5.4 2.4-6.6 4.2.6M.9-1.4L4.3 1.2L6-2.8",
}
_DOTS: dict[str, tuple[Point, float]] = {"out": ((0, 5.4), 1.9), "joker": ((4, 5), 1.7)}


def icon(kind: str, ink: str) -> str:
    """The sign of what a card does, 12 units wide around (0, 0); empty if the kind has none."""
    if kind == "send":
        return el("path", d=star((0, 0), 8, 6.4, 3.6), fill=ink)
    if kind not in _LINES:
        return ""
    line = el(
        "path",
        d=_LINES[kind],
        fill="none",
        stroke=ink,
        stroke_width=1.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return line + (circle(*_DOTS[kind], fill=ink) if kind in _DOTS else "")


def icon_picture(kind: str, ink: str) -> str:
    """The sign as an SVG of its own."""
    return picture(Box(-7, -7, 14, 14), icon(kind, ink), width_mm=4) if icon(kind, ink) else ""


def tint_of(marks: Sequence[CardMark]) -> str:
    """The kind that gives a card's foot its tint."""
    kinds = {mark.kind for mark in marks}
    return next((kind for kind in _TINTS if kind in kinds), "plain")


def face(card: str, suit: int, marks: Sequence[CardMark], joker_word: str) -> str:
    """A card's face. ``card`` is its letter; suits 0 to 3 are decoration, odd ones red."""
    return _plate() + (_joker(joker_word) if card == "*" else _rank(card, suit)) + _foot(marks)


def _plate() -> str:
    return el(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=HEIGHT - 1,
        rx=8.2,
        fill=palette.CARD,
        stroke=palette.CARD_EDGE,
        stroke_width=1,
    )


def _rank(card: str, suit: int) -> str:
    ink = palette.CARD_RED if suit % 2 else palette.INK
    shown, size = ("10", 31) if card == "T" else (card, 37)
    letter = text(shown, (28, 35), font_family="Caprasimo", font_size=size, text_anchor="middle", fill=ink)
    return letter + moved((28, 49), el("path", d=_SUITS[suit % 4], fill=ink))


def _joker(word: str) -> str:
    ink = palette.CARD_JOKER
    cap = (
        el("path", d=_CAP, fill=ink)
        + el("rect", x=-8, y=11, width=16, height=3.2, rx=1.6, fill=ink)
        + circle((-14, 9), 2.6, fill=ink)
        + circle((14, 9), 2.6, fill=ink)
    )
    size = min(14.0, 76 / len(word))
    name = text(word, (28, 53), font_family="Caprasimo", font_size=size, text_anchor="middle", fill=ink)
    return moved((28, 22), cap) + name


_SIZE = 11.5


def _foot(marks: Sequence[CardMark], room: float = WIDTH) -> str:
    """At most two marks, then a dot for more, in the middle of what's seen of the card from its left edge."""
    ground, ink = palette.FEET[tint_of(marks)]
    top = HEIGHT - FOOT
    shape = f"M1 {top:.2f}H55V75.6A7.4 7.4 0 0 1 47.6 83H8.4A7.4 7.4 0 0 1 1 75.6Z"
    pieces = [piece for mark in marks[:2] for piece in _pieces(mark, ink)]
    if len(marks) > 2:
        pieces.append((4, circle((0, 0), 1.7, fill=ink)))
    total = sum(width for width, _ in pieces) + 3 * (len(pieces) - 1)
    x, drawn = -total / 2, []
    for width, body in pieces:
        drawn.append(moved((x + width / 2, 0), body))
        x += width + 3
    scale = min(1.0, (room - 5) / max(total, 1))
    return el("path", d=shape, fill=ground) + moved((room / 2, top + FOOT / 2), *drawn, scale=scale)


def _pieces(mark: CardMark, ink: str) -> list[tuple[float, str]]:
    """The icon and the text of a mark, each with its width. A fork follows its count."""
    sign = "" if mark.kind == "plain" else icon(mark.kind, ink)
    shown = mark.text.replace("±", "")  # the fonts have no such sign; the fork says it
    style: dict[str, str | float | None] = {"font_size": _SIZE, "font_weight": 900, "font_family": "Nunito"}
    words = text(shown, (0, 4.1), text_anchor="middle", fill=ink, **style)
    found = [(12.5, sign)] if sign else []
    written = [(len(shown) * _SIZE * 0.66, words)] if shown else []
    return written + found if mark.kind == "split" else found + written


OVERLAP_FEW, OVERLAP_MANY = 36.0, 27.0
"""How much of each covered card a fan shows: for two or three cards, and for more."""
FAN_WIDTH = 35.0
"""The widest fan, in millimeters, for cards 14 mm tall."""


def fan(cards: Sequence[str], marks: Sequence[Sequence[CardMark]], joker_word: str) -> str:
    """Cards of a group, each partly covered by the next one; every rank is seen. 14 mm tall."""
    step = OVERLAP_FEW if len(cards) <= 3 else OVERLAP_MANY
    room = (FAN_WIDTH / 14 * HEIGHT - WIDTH) / (len(cards) - 1) if len(cards) > 1 else inf
    step = min(step, room)
    faces = [
        moved((k * step, 0), _fanned(card, k, marks[k], joker_word, step, is_last=k == len(cards) - 1))
        for k, card in enumerate(cards)
    ]
    box = Box(0, 0, WIDTH + step * (len(cards) - 1) if len(cards) > 1 else WIDTH, HEIGHT)
    return picture(box, *faces, width_mm=14 * box.width / HEIGHT)


def _fanned(
    card: str, suit: int, marks: Sequence[CardMark], joker_word: str, step: float, *, is_last: bool
) -> str:
    """A face; a covered one is drawn so that its rank, suit and foot stand in the part that's seen."""
    if is_last:
        return face(card, suit, marks, joker_word)
    scale = min(1.0, step / 40)
    x, y = step / 2 - 28 * scale, 10 * (1 - scale)
    inside = _joker(joker_word) if card == "*" else _rank(card, suit)
    return group(_plate(), moved((x, y), inside, scale=scale), _foot(marks, step))
