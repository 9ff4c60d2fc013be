"""A report as a chart: SVG, and the same drawing as PNG."""

from __future__ import annotations

from pathlib import Path

from pegs.analysis.chart_drawing import MARGIN, WIDTH, ChartDrawing
from pegs.analysis.chart_style import ACCENT, FONT, INK, SOFT, TEAM_COLORS
from pegs.analysis.checkpoint import write_file
from pegs.analysis.columns import Use
from pegs.analysis.console_report import grouped, percent, uses_seen
from pegs.analysis.report import CardRow, Length, Report, TeamRow
from pegs.core.errors import UsageError
from pegs.core.svg import chart, el
from pegs.extras import require
from pegs.i18n import translate

INNER = WIDTH - 2 * MARGIN
USE_COLORS = {
    Use.OUT: "#2f6f9f",
    Use.FORWARD: "#8fbcdb",
    Use.BACKWARD: "#d1722b",
    Use.SPLIT: "#4c9a6a",
    Use.SWAP: "#8a5aa5",
    Use.LANDING: "#e3b341",
    Use.SEND: "#b04a5a",
    Use.DISCARD: "#c9d0d6",
    Use.FREE: "#54c0c0",
}
SCALE = 2
"""Pixels of the PNG per unit of the drawing."""

_TEAM_ROW, _CARD_ROW, _PLOT = 34, 24, 190
_DIGIT = 6.4
"""About the width of a digit in the small texts."""


def to_svg(report: Report) -> str:
    """The chart, in the current language: wins with intervals, lengths, and what cards are used for."""
    drawing = ChartDrawing()
    settings = report.settings
    individual = "yes" if settings.teams == settings.players else "no"
    title = translate("chart-title", rules=settings.ruleset.title, games=grouped(report.games))
    drawing.text(MARGIN, 52, title, 22, weight=700)
    subtitle = translate(
        "chart-subtitle",
        players=settings.players,
        teams=settings.teams,
        individual=individual,
        seed=settings.seed,
    )
    drawing.text(MARGIN, 76, subtitle, 13, SOFT)
    drawing.y = 76
    _draw_wins(drawing, report.teams)
    if report.length is not None:
        _draw_length(drawing, report.length)
    _draw_cards(drawing, report)
    return drawing.svg(title, translate("chart-description"))


def write_chart(svg: str, file: Path) -> None:
    """Write a chart as SVG or PNG, by the file extension. Raises UsageError if that fails."""
    check_chart(file)
    write_file(file, svg.encode() if file.suffix.lower() == ".svg" else to_png(svg))


def check_chart(file: Path) -> None:
    """Raise UsageError if a chart can't be written to a file with this name."""
    kind = file.suffix.lower()
    if kind not in (".svg", ".png"):
        raise UsageError(translate("simulate-chart-kind"))
    if not file.absolute().parent.is_dir():
        raise UsageError(translate("simulate-no-folder", file=str(file)))
    if kind == ".png":
        check_fonts()


def check_fonts() -> None:
    """Raise UsageError if a PNG can't be drawn, or would have no text because no font is found."""
    require("charts")
    import resvg_py

    drawn, blank = (
        resvg_py.svg_to_bytes(svg_string=chart(16, 16, el("text", "H", y=14, fill=fill), font_family=FONT))
        for fill in (None, "none")
    )
    if drawn == blank:
        raise UsageError(translate("simulate-no-fonts"))


def to_png(svg: str) -> bytes:
    """An SVG rendered as PNG. Raises UsageError if that can't be done."""
    check_fonts()
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE))


def _draw_wins(drawing: ChartDrawing, teams: tuple[TeamRow, ...]) -> None:
    drawing.heading(translate("chart-wins"))
    left, right = MARGIN + 250, WIDTH - MARGIN - 64
    most = max(min(max(team.share.high for team in teams) * 1.08, 1.0), 0.01)
    bottom = drawing.y + _TEAM_ROW * len(teams)
    fair = left + (right - left) * min(1 / len(teams) / most, 1.0)
    for i, team in enumerate(teams):
        y = drawing.y + _TEAM_ROW * i
        low, middle, high = (
            left + (right - left) * share / most
            for share in (team.share.low, team.share.value, team.share.high)
        )
        players = ", ".join(dict.fromkeys(team.players))
        label = translate("chart-team", team=team.team, seats=team.seats, players=players)
        drawing.text(left - 12, y + 22, label, 13, anchor="end")
        drawing.box(
            left,
            y + 6,
            middle - left,
            _TEAM_ROW - 12,
            TEAM_COLORS[i],
            f"{label}: {percent(team.share.value)}",
        )
        drawing.interval(low, high, y + 12, y + _TEAM_ROW - 12)
        drawing.text(WIDTH - MARGIN, y + 22, percent(team.share.value), 13, anchor="end", weight=600)
    drawing.line(fair, drawing.y, fair, bottom, SOFT, 1, "3 3")
    drawing.line(left, drawing.y, left, bottom, SOFT)
    drawing.y = bottom


def _draw_length(drawing: ChartDrawing, length: Length) -> None:
    """The histogram to scale: a bar's area is its number of games, also that of the wider last one."""
    drawing.heading(translate("chart-length"))
    bars = length.bars
    top, bottom = drawing.y + 32, drawing.y + _PLOT
    first, after = bars[0].first, bars[-1].last + 1
    most = max(bar.density for bar in bars)

    def x(turns: float) -> float:
        return MARGIN + INNER * (turns - first) / (after - first)

    for bar in bars:
        height = (bottom - top) * bar.density / most
        title = f"{bar.first}–{bar.last}: {grouped(bar.games)}"
        width = x(bar.last + 1) - x(bar.first)
        drawing.box(x(bar.first) + 1.5, bottom - height, width - 3, height, ACCENT, title)
    drawing.line(MARGIN, bottom, WIDTH - MARGIN, bottom, SOFT)
    _draw_mean(drawing, length, x(length.mean.value), top, bottom)
    for bar in bars:
        games, middle = grouped(bar.games), x((bar.first + bar.last + 1) / 2)
        if _DIGIT * len(games) < x(bar.last + 1) - x(bar.first):
            drawing.text(middle, bottom - (bottom - top) * bar.density / most - 5, games, 10, SOFT, "middle")
    _draw_scale(
        drawing, [(x(turns), grouped(turns)) for turns in (*(bar.first for bar in bars), after)], bottom
    )
    drawing.y = bottom + 20


def _draw_scale(drawing: ChartDrawing, marks: list[tuple[float, str]], bottom: float) -> None:
    """Label as many ends of the bars as there's room for, and always the last."""
    *others, (end, last) = marks
    drawing.text(end, bottom + 18, last, 11, SOFT, "middle")
    room = MARGIN - 1.0
    for x, label in others:
        half = _DIGIT * len(label) / 2 + 2
        if x >= room and x + half < end - _DIGIT * len(last) / 2:
            drawing.text(x, bottom + 18, label, 11, SOFT, "middle")
            room = x + 2 * half


def _draw_mean(drawing: ChartDrawing, length: Length, x: float, top: float, bottom: float) -> None:
    drawing.line(x, top - 30, x, bottom, INK, 1.2, "4 3")
    drawing.text(x + 6, top - 20, translate("chart-mean", mean=f"{length.mean.value:.1f}"), 12, INK)


def _draw_cards(drawing: ChartDrawing, report: Report) -> None:
    drawing.heading(translate("chart-cards"))
    uses = uses_seen(report)
    _draw_legend(drawing, uses)
    drawing.text(WIDTH - MARGIN, drawing.y - 4, translate("chart-per-game"), 11, SOFT, "end")
    for card in report.cards:
        _draw_card(drawing, card, uses)
        drawing.y += _CARD_ROW


def _draw_legend(drawing: ChartDrawing, uses: list[Use]) -> None:
    x: float = MARGIN
    drawing.y += 4
    for use in uses:
        word = translate(f"chart-use-{use.name.lower()}")
        room = 24 + 7.2 * len(word)
        if x + room > WIDTH - MARGIN:
            x = MARGIN
            drawing.y += 20
        drawing.box(x, drawing.y - 2, 12, 12, USE_COLORS[use])
        drawing.text(x + 18, drawing.y + 8, word, 12, SOFT)
        x += room + 10
    drawing.y += 30


def _draw_card(drawing: ChartDrawing, card: CardRow, uses: list[Use]) -> None:
    left, right = MARGIN + 34, WIDTH - MARGIN - 54
    name = "10" if card.card == "T" else "★" if card.card == "*" else card.card
    drawing.text(MARGIN + 22, drawing.y + 16, name, 13, anchor="end", weight=600)
    drawing.text(WIDTH - MARGIN, drawing.y + 16, f"{card.per_game:.1f}", 12, SOFT, "end")
    x: float = left
    for use in uses:
        times = card.uses[use.name.lower()]
        width = (right - left) * times / max(card.played, 1)
        if times:
            label = f"{name}, {translate(f'chart-use-{use.name.lower()}')}: {percent(times / card.played)}"
            drawing.box(x, drawing.y + 3, width, _CARD_ROW - 6, USE_COLORS[use], label)
        x += width
