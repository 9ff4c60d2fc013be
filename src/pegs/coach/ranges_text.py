"""What players' choices cost, as a table in the terminal: ranges, drawn on a scale of small mistakes."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from pegs.coach import words
from pegs.coach.grading import LEVELS
from pegs.i18n import translate
from pegs.protocol.review import PlayerReview

_SCALE = 30
"""The length of the scale, in small mistakes."""


def ranges_table(players: Iterable[tuple[str, PlayerReview]]) -> Table:
    """A table of players by name, with their ranges, and the levels that these reach."""
    table = Table(box=None, pad_edge=False, show_header=True, header_style="dim")
    table.add_column(translate("review-table-player"))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(translate("review-table-like"))
    for name, player in players:
        low, high = round(player.low), round(player.high)
        table.add_row(
            name, translate("review-range", low=low, high=high), _bar(player), words.levels_text(player)
        )
    return table


def _bar(player: PlayerReview) -> str:
    """A player's range on the scale, with marks between the levels."""
    cells = [" "] * (_SCALE + 1)
    for _, end in LEVELS:
        if end < _SCALE:
            cells[int(end)] = "┊"
    low, high = (min(round(value), _SCALE) for value in (player.low, player.high))
    cells[low : high + 1] = ["━"] * (high + 1 - low)
    cells[low], cells[high] = "┣", "┫" if player.high <= _SCALE else "▸"
    return "".join(cells)
