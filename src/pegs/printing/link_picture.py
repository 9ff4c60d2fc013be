"""The picture that messengers show beside a link: a board with its pegs, and a few words."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Board, Place
from pegs.core.geometry import Box, Layout
from pegs.core.svg import picture
from pegs.i18n import translate
from pegs.printing.board_picture import board_picture
from pegs.printing.typesetter import typeset_pages

WIDTH, HEIGHT = 1200, 630
"""Pixels, as social networks ask for them."""
_PPI = 72
_ROOM = 0.3
"""Hole spacings around the board."""


def link_picture(
    board: Board, colors: Sequence[str], pegs: Sequence[Sequence[Place]], title: str, text: str
) -> bytes:
    """A PNG. ``colors`` are letters by seat."""
    layout = Layout(board)
    bounds = layout.bounds
    size = max(bounds.width, bounds.height) + 2 * _ROOM
    middle = bounds.x + bounds.width / 2, bounds.y + bounds.height / 2
    box = Box(middle[0] - size / 2, middle[1] - size / 2, size, size)
    drawn = picture(box, board_picture(layout, colors, dict(enumerate(pegs))), width_mm=100)
    data = {"board": drawn, "title": title, "text": text, "name": translate("preview-name")}
    (page,) = typeset_pages("preview", data, "png", _PPI)
    return page
