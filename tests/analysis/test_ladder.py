"""Ladders: ratings from paired games, as a table, JSON and a chart."""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from pegs.analysis import ladder as ladders
from pegs.analysis.ladder import Ladder, LadderResult
from pegs.analysis.ladder_report import ladder_chart
from pegs.cli import main
from pegs.core.errors import UsageError
from pegs.players import find
from pegs.rules.loader import load

SETS = [load("basic"), load("guide")]


def run(words: list[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(words)
    assert not exit_.value.code


def climb(names: list[str], pairs: int = 6) -> LadderResult:
    ladder = Ladder(names, SETS, 4, None, "ladder", 4000)
    games = list(ladder.play(pairs, threading.Event(), threads=2))
    assert games[-1] == 2 * pairs * ladder.matches
    return ladder.result()


def test_better_players_stand_higher() -> None:
    found = climb(["greedy", "strong", "random", "hints"])
    assert [rung.player for rung in found.rungs] == [find("strong"), "hints", "greedy", "random"]
    assert found.games == 2 * 6 * 6 * 2
    assert found.rungs[1].rating.value == 1000
    assert found.rungs[0].shares["random"] == 1.0
    assert all(rung.rating.low <= rung.rating.value <= rung.rating.high for rung in found.rungs)
    assert climb(["greedy", "strong", "random", "hints"]) == found


def test_100_points_are_64_percent() -> None:
    won = np.array([[0, 6400.0], [3600.0, 0]])
    one, other = ladders._ratings(won)
    assert one - other == pytest.approx(100, abs=1)


def test_every_match_counts_for_its_two_players() -> None:
    ladder = Ladder(["greedy", "hints", "random"], SETS, 4, 2, "x", 4000)
    for (_, match), outcome in zip(ladder._matches, (1, 2, -1, 1, 2, -1), strict=True):
        match.outcomes = Counter({outcome: 3})
    assert ladder._outcomes() == {(0, 1): {1: 6}, (0, 2): {2: 6}, (1, 2): {-1: 6}}


def test_a_ladder_takes_two_players_named_once() -> None:
    for names in (["hints"], ["hints", "hints"]):
        with pytest.raises(UsageError, match="each named once"):
            Ladder(names, SETS, 4, 2, "x", 400)


def test_a_ladder_that_was_stopped_too_soon_says_so() -> None:
    ladder, stop = Ladder(["greedy", "hints", "random"], SETS[:1], 4, 2, "x", 4000), threading.Event()
    for _ in ladder.play(1, stop):
        stop.set()
    with pytest.raises(UsageError, match="Stopped before"):
        ladder.result()


def test_the_command_prints_a_table_or_json_and_draws_a_chart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chart = tmp_path / "ladder.svg"
    words = ["ladder", "greedy,hints", "--games", "8", "--chart", str(chart)]
    run(words)
    table = capsys.readouterr().out
    assert table.index("hints  ") < table.index("greedy  ")
    assert "vs. hints" in table
    texts = [each.text for each in ElementTree.fromstring(chart.read_text()).iter() if each.text]
    assert {"hints", "greedy", "1000"} <= set(texts)
    run([*words, "--json"])
    found = msgspec.json.decode(capsys.readouterr().out)
    assert [rung["player"] for rung in found["rungs"]] == ["hints", "greedy"]


def test_a_clean_sweep_is_not_certain() -> None:
    ladder = Ladder(["hints", "random"], SETS[:1], 4, 2, "x", 4000)
    ((_, match),) = ladder._matches
    match.outcomes, match.trials = Counter({2: 10}), 10
    random = ladder.result().rungs[1].rating
    assert random.high - random.low > 100


def test_everything_on_the_chart_is_inside_it() -> None:
    root = ElementTree.fromstring(ladder_chart(climb(["hints", "strong"], pairs=2)))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    lines = [each.attrib for each in root if each.tag.endswith("line")]
    assert len(lines) > 10
    assert all(0 < float(line[x]) < width for line in lines for x in ("x1", "x2"))
    assert all(0 < float(line[y]) < height for line in lines for y in ("y1", "y2"))


def test_a_chart_that_cannot_be_written_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["ladder", "--chart", "ladder.gif"])
    assert "something.svg" in capsys.readouterr().err
