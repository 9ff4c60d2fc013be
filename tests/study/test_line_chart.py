"""Lines are drawn where their values are, between round numbers."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.study import LineChart

SVG = "{http://www.w3.org/2000/svg}"


def drawn(chart: LineChart) -> ET.Element:
    return ET.fromstring(chart.svg())


def texts(chart: LineChart) -> list[str]:
    return [each.text or "" for each in drawn(chart).iter(f"{SVG}text")]


def test_lines_have_their_names_and_round_numbers_beside_them() -> None:
    chart = LineChart("Won & lost", x="games", y="won")
    chart.add("learner", [0.5, 0.62, 0.88], [200, 400, 5000])
    chart.add("half", [0.5, 0.5], [200, 5000])
    shown = texts(chart)
    assert {"Won & lost", "games", "won", "learner", "half"} <= set(shown)
    assert {"0.5", "0.6", "0.7", "0.8", "0.9", "0", "1,000", "5,000"} <= set(shown)
    dashes = [line.get("stroke-dasharray") for line in drawn(chart).iter(f"{SVG}polyline")]
    assert len(set(dashes)) == 2


@pytest.mark.parametrize("values", [[1, 2, 3], [-5, 5], [0.001, 0.0012], [3, 3], [1e6, 2e9]])
def test_values_lie_inside_the_picture(values: list[float]) -> None:
    chart = LineChart("", x="", y="")
    chart.add("line", values)
    (line,) = drawn(chart).iter(f"{SVG}polyline")
    points = [tuple(map(float, each.split(","))) for each in (line.get("points") or "").split()]
    assert len(points) == len(values)
    assert all(0 < x < 640 and 0 < y < 360 for x, y in points)
    heights = [-y for _, y in points]
    assert sorted(heights) == heights
    assert all(re.fullmatch(r"-?[\d,.e+-]*|line", text) for text in texts(chart))


def test_a_chart_is_written_to_a_file(tmp_path: Path) -> None:
    chart = LineChart("", x="", y="")
    with pytest.raises(UsageError, match="no lines"):
        chart.svg()
    with pytest.raises(UsageError, match="values: 1, places: 1"):
        chart.add("point", [1])
    with pytest.raises(UsageError, match="values: 2, places: 3"):
        chart.add("point", [1, 2], [1, 2, 3])
    with pytest.raises(UsageError, match="finite"):
        chart.add("endless", [1, float("inf")])
    chart.add("line", [1, 2])
    chart.write(tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").read_text("utf-8") == chart.svg() == chart._repr_svg_()


def test_the_ending_of_the_file_decides_what_is_written(tmp_path: Path) -> None:
    chart = LineChart("Practice", "games", "won")
    chart.add("a learner", [0.5, 0.6])
    chart.write(tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(UsageError, match="svg"):
        chart.write(tmp_path / "chart.gif")
