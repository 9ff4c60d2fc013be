"""Cards on paper: a face with what the card does at its foot, and a fan of cards that do the same.

A face is 56 by 84 units, as in the client's ``cards/card.ts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from msgspec.structs import replace

from pegs.core.geometry import Box
from pegs.core.svg import circle, el, group, moved, picture, text
from pegs.look import CARDS, PALETTE, PAPER, drawn
from pegs.rules.card_legend import CardMark

WIDTH, HEIGHT = 56.0, 84.0
FOOT = 0.44 * WIDTH


_SWAP = tuple(replace(shape, stroke_width=CARDS.swap_line_on_paper) for shape in CARDS.marks["swap"])
_SIGNS = CARDS.marks | {"plain": CARDS.plain, "swap": _SWAP}


def icon_picture(kind: str, ink: str) -> str:
    """The sign of what a card does, as an SVG of its own."""
    return picture(Box(-7, -7, 14, 14), drawn(_SIGNS[kind], ink), width_mm=4)


def tint_of(marks: Sequence[CardMark]) -> str:
    """The kind that gives a card's foot its tint."""
    kinds = {mark.kind for mark in marks}
    return next((kind for kind in CARDS.marks if kind in kinds), "plain")


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
        fill=PALETTE.card,
        stroke=PAPER.card_edge,
        stroke_width=1,
    )


def _rank(card: str, suit: int) -> str:
    ink = PALETTE.card_red if suit % 2 else PALETTE.ink
    shown, size = ("10", 31) if card == "T" else (card, 37)
    letter = text(shown, (28, 35), font_family="Caprasimo", font_size=size, text_anchor="middle", fill=ink)
    return letter + moved((28, 49), el("path", d=CARDS.suits[suit % 4], fill=ink))


def _joker(word: str) -> str:
    ink = PALETTE.card_joker
    size = min(14.0, 76 / len(word))
    name = text(word, (28, 53), font_family="Caprasimo", font_size=size, text_anchor="middle", fill=ink)
    return moved((28, 22), drawn(CARDS.cap, ink)) + name


_SIZE = 11.5


def _foot(marks: Sequence[CardMark], room: float = WIDTH) -> str:
    """At most two marks, then a dot for more, in the middle of what's seen of the card from its left edge."""
    ground, ink = PALETTE.foot[tint_of(marks)]
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
    sign = "" if mark.kind == "plain" else drawn(_SIGNS[mark.kind], ink)
    shown = mark.text.replace("±", "")  # the fonts have no such sign; the fork says it
    style: dict[str, str | float | None] = {"font_size": _SIZE, "font_weight": 900, "font_family": "Nunito"}
    words = text(shown, (0, 4.1), text_anchor="middle", fill=ink, **style)
    pictured = [(12.5, sign)] if sign else []
    written = [(len(shown) * _SIZE * 0.66, words)] if shown else []
    return written + pictured if mark.kind == "split" else pictured + written


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
