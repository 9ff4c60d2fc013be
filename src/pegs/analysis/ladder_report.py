"""A ladder as a table and as a chart."""

from __future__ import annotations

from rich.table import Table

from pegs.analysis.chart_drawing import MARGIN, WIDTH, ChartDrawing
from pegs.analysis.chart_style import ACCENT, LINE, SOFT
from pegs.analysis.console_report import grouped, percent, plain_table
from pegs.analysis.ladder import LadderResult
from pegs.i18n import translate

_ROW = 38
_STEPS = (25, 50, 100, 200, 500, 1000)
_MAX_TICKS = 8


def headline(result: LadderResult) -> str:
    """What was played, in a sentence."""
    return translate(
        "ladder-games",
        games=grouped(result.games),
        rules=", ".join(result.rules),
        players=result.players,
        teams=result.teams,
        seed=result.seed,
    )


def ladder_table(result: LadderResult) -> Table:
    """Ratings with their intervals, and each player's share of the games against each."""
    table = plain_table("ladder-player", "ladder-rating", "simulate-interval")
    for rung in result.rungs:
        table.add_column(translate("ladder-against", player=rung.player), justify="right")
    for rung in result.rungs:
        ends = f"{rung.rating.low:.0f}–{rung.rating.high:.0f}"
        shares = [percent(rung.shares[other.player]) if other is not rung else "" for other in result.rungs]
        table.add_row(rung.player, f"{rung.rating.value:.0f}", ends, *shares)
    return table


def ladder_chart(result: LadderResult) -> str:
    """The ratings as SVG, with their intervals."""
    drawing = ChartDrawing()
    title = translate("ladder-title")
    drawing.text(MARGIN, 52, title, 22, weight=700)
    drawing.text(MARGIN, 76, headline(result), 13, SOFT)
    left, right, top = MARGIN + 130, WIDTH - MARGIN - 60, 104.0
    bottom = top + _ROW * len(result.rungs)
    least = min(rung.rating.low for rung in result.rungs)
    most = max(rung.rating.high for rung in result.rungs)
    step = next((each for each in _STEPS if (most - least) / each < _MAX_TICKS), _STEPS[-1])
    first, last = step * (least // step), step * (most // step + 1)

    def x(rating: float) -> float:
        return left + (right - left) * (rating - first) / (last - first)

    for tick in range(int(first), int(last) + 1, step):
        drawing.line(x(tick), top, x(tick), bottom, LINE)
        drawing.text(x(tick), bottom + 18, str(tick), 12, SOFT, "middle")
    for i, rung in enumerate(result.rungs):
        y = top + _ROW * (i + 0.5)
        drawing.text(left - 14, y + 5, rung.player, 14, anchor="end", weight=600)
        drawing.interval(x(rung.rating.low), x(rung.rating.high), y - 6, y + 6)
        drawing.box(x(rung.rating.value) - 4, y - 4, 8, 8, ACCENT, f"{rung.player}: {rung.rating.value:.0f}")
        drawing.text(WIDTH - MARGIN, y + 5, f"{rung.rating.value:.0f}", 13, anchor="end", weight=600)
    drawing.y = bottom + 20
    return drawing.svg(title, translate("ladder-description"))
