"""Intervals, percentiles, histogram, and the forms a report is written in."""

from __future__ import annotations

import csv
import io
import json
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from pegs.analysis.chart import to_svg, write_chart
from pegs.analysis.columns import Use
from pegs.analysis.console_report import WIDTH, show
from pegs.analysis.export import HEADER, to_csv, to_json
from pegs.analysis.intervals import normal, trials_to_settle, wilson
from pegs.analysis.lineup import lineup
from pegs.analysis.report import BINS, Report, histogram, percentile, report
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.core.errors import UsageError
from pegs.i18n import use_language
from pegs.rules.loader import as_ruleset


@pytest.fixture(scope="module")
def found() -> Report:
    ruleset = as_ruleset("arizona")
    seats = lineup(("greedy", "random"), ruleset.rules.board(4, 2))
    settings, totals = SimulationSettings.of(ruleset, 4, 2, seats, "report", 400), Totals()
    for _ in play(settings, totals, 30, threading.Event(), 1):
        pass
    return report(settings, totals, 30)


def test_wilson_as_published() -> None:
    # Newcombe 1998, table I, method 3
    for successes, trials, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
    ):
        interval = wilson(successes, trials)
        assert interval.low == pytest.approx(low, abs=5e-5)
        assert interval.high == pytest.approx(high, abs=5e-5)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert wilson(7, 7).high == 1.0


def test_normal_and_what_settles_it() -> None:
    assert normal(10.0, 4.0, 100).low == pytest.approx(10 - 0.392, abs=1e-4)
    needed = trials_to_settle(0.1, 1.0)
    assert needed == 385
    assert normal(0.1, 1.0, needed).low > 0 > normal(0.1, 1.0, needed - 1).low
    assert trials_to_settle(0.0, 1.0) is None


def test_percentiles() -> None:
    lengths = Counter(range(1, 101))
    assert [percentile(lengths, percent) for percent in (5, 50, 95, 100)] == [5, 50, 95, 100]
    assert percentile(Counter({7: 3}), 5) == 7


@pytest.mark.parametrize("lengths", [Counter({7: 3}), Counter(range(90, 400)), Counter([10, 11, 5000])])
def test_a_histogram_holds_every_game_once(lengths: Counter[int]) -> None:
    bars = histogram(lengths)
    assert sum(bar.games for bar in bars) == lengths.total()
    assert len(bars) <= BINS + 1
    assert bars[0].first <= min(lengths)
    assert bars[-1].first <= max(lengths) <= bars[-1].last
    assert len({bar.width for bar in bars[:-1]}) <= 1
    for one, other in pairwise(bars):
        assert one.last + 1 == other.first


def test_the_parts_of_a_report_fit_together(found: Report) -> None:
    assert sum(team.wins for team in found.teams) == found.games - found.unfinished
    assert sum(start.wins for start in found.starts) == found.games - found.unfinished
    assert sum(seat.last_turns for seat in found.seats) == found.games - found.unfinished
    assert sum(seat.bumps for seat in found.seats) == pytest.approx(found.rates.bumps)
    assert sum(seat.bumped for seat in found.seats) == pytest.approx(found.rates.bumps)
    assert sum(card.per_game for card in found.cards) == pytest.approx(found.rates.turns)


def test_json(found: Report) -> None:
    read = json.loads(to_json(found))
    assert read["games"] == 30
    assert read["settings"]["seats"] == ["greedy", "random"] * 2
    assert set(read["teams"][0]["share"]) == {"value", "low", "high"}
    assert set(read["cards"][0]["uses"]) == {each.name.lower() for each in Use}


def test_csv(found: Report) -> None:
    rows = list(csv.reader(io.StringIO(to_csv(found))))
    assert tuple(rows[0]) == HEADER
    assert all(len(row) == len(HEADER) for row in rows)
    for row in rows[1:]:
        assert float(row[3]) >= 0
        assert (row[4] == "") == (row[5] == "")
    keys = [tuple(row[:3]) for row in rows]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_table_fits_80_columns(found: Report, language: str) -> None:
    use_language(language)
    try:
        console = Console(width=200, file=io.StringIO(), highlight=False, markup=False)
        show(console, found)
    finally:
        use_language("en")
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_chart_is_well_formed(found: Report, language: str) -> None:
    use_language(language)
    try:
        root = ElementTree.fromstring(to_svg(found))
    finally:
        use_language("en")
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    for box in root.iter("{http://www.w3.org/2000/svg}rect"):
        x, y, w, h = (float(box.attrib.get(name, 0)) for name in ("x", "y", "width", "height"))
        assert x + w <= width
        assert y + h <= height


def test_one_drawing_gives_svg_and_png(found: Report, tmp_path: Path) -> None:
    write_chart(to_svg(found), tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").read_text() == to_svg(found)
    write_chart(to_svg(found), tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(UsageError, match=r"something\.svg or something\.png"):
        write_chart(to_svg(found), tmp_path / "chart.gif")
