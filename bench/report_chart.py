"""The chart of `report.py`, as SVG: a bar for each result, from what was required to what was measured."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from results import Result, Section, beside, figure, load_text, required_text

from pegs.core import svg
from pegs.core.svg import el, tenths

ROW, PEER, HEADING, TOP, MARGIN = 24, 17, 38, 84, 24
NAMES, BARS, GAP, MEASURED, REQUIRED, PEERS = 270, 280, 90, 170, 120, 330
"""Widths of the columns; after the bars there's a gap for their figures."""
MIN, MAX = 0.5, 4.0
"""The factors of what was required at which the scale begins and ends."""
INK, SOFT, LINE, GOOD, MISSED = "#1f2933", "#5b6875", "#d5dbe1", "#2f6f9f", "#c2571a"
SMALL: dict[str, str | float] = {"fill": SOFT, "font_size": 12}


def at(factor: float) -> float:
    """Where a factor of what was required is on the chart; equal ratios are equally far apart."""
    share = math.log(min(max(factor, MIN), MAX) / MIN) / math.log(MAX / MIN)
    return MARGIN + NAMES + share * BARS


def text(x: float, y: float, words: str, **style: str | float | None) -> str:
    """A line of text."""
    return el("text", escape(words), x=tenths(x), y=tenths(y), **style)


def bar(result: Result, y: float) -> list[str]:
    """The bar of a result, and its factor; nothing if nothing was required."""
    if result.factor is None:
        return []
    left, right = sorted((at(1), at(result.factor)))
    color = MISSED if result.is_missed else GOOD
    words = f"{result.factor:.2f}×" + (" missed" if result.is_missed else "")
    length = tenths(max(right - left, 1))
    return [
        el("rect", x=tenths(left), y=tenths(y - 12), width=length, height=14, fill=color),
        text(max(right, at(1)) + 6, y, words, fill=color, font_size=12),
    ]


def line(result: Result, peers: list[str], y: float) -> list[str]:
    """One line of the chart."""
    x = MARGIN + NAMES + BARS + GAP
    return [
        text(MARGIN, y, result.name),
        *bar(result, y),
        text(x, y, f"{figure(result.measured)} {result.unit}"),
        text(x + MEASURED, y, required_text(result)),
        *(text(x + MEASURED + REQUIRED, y + PEER * k, peer, **SMALL) for k, peer in enumerate(peers)),
    ]


def scale(bottom: float) -> list[str]:
    """The lines of the scale; the one for what was required is dark."""
    parts = []
    for factor in (0.5, 1, 2, 4):
        x, is_required = at(factor), factor == 1
        color = INK if is_required else LINE
        parts.append(el("path", d=f"M{tenths(x)} {TOP}V{tenths(bottom)}", stroke=color))
        label = "required" if is_required else f"{factor:g}×"
        parts.append(text(x, TOP - 8, label, text_anchor="middle", **SMALL))
    return parts


def headings() -> list[str]:
    """The headings of the columns after the bars."""
    x = MARGIN + NAMES + BARS + GAP
    columns = {x: "measured", x + MEASURED: "required", x + MEASURED + REQUIRED: "in the same run"}
    return [text(x, TOP - 8, words, **SMALL) for x, words in columns.items()]


def chart(title: str, where: str, sections: Sequence[Section]) -> str:
    """The whole chart; ``where`` says what machine it was measured on."""
    y, parts = float(TOP), list[str]()
    for section in sections:
        y += HEADING
        parts.append(text(MARGIN, y - 10, section.title, font_weight="bold"))
        parts.append(text(MARGIN + NAMES + BARS + GAP, y - 10, load_text(section), **SMALL))
        for result, peers in zip(section.results, beside(section.results), strict=True):
            y += ROW
            parts += line(result, peers, y - 8)
            y += PEER * (len(peers) - 1)
    width, height = 2 * MARGIN + NAMES + BARS + GAP + MEASURED + REQUIRED + PEERS, round(y + MARGIN)
    body = [
        "",
        el("rect", width=width, height=height, fill="#fff"),
        text(MARGIN, 34, title, font_size=18, font_weight="bold"),
        text(MARGIN, 54, where, **SMALL),
        *scale(y),
        *headings(),
        *parts,
        "",
    ]
    font = "Helvetica, Arial, sans-serif"
    return svg.chart(width, height, "\n".join(body), fill=INK, font_family=font, font_size=13) + "\n"
