"""Whole games at the terminal, played to their end by a scripted person: all rules, two to ten players."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs.core.errors import RecordError
from pegs.record import Record, read_records
from pegs.rules.loader import named
from pegs.terminal.game_display import Options
from pegs.terminal.starting import Request, start
from tests.soak import sweep
from tests.terminal.scripted import ScriptedScreen, any_answer

TABLES = [(name, 4, "") for name in named() if name != "bluffing"] + [
    ("bluffing", 4, "you,greedy,greedy,greedy"),
    ("bluffing", 2, "you,greedy"),
    ("guide", 2, ""),
    ("paddle", 3, ""),
    ("liftbridge", 2, "you,you"),
    ("pegoo", 6, ""),
    ("alaska", 4, "you,you:Bo,hints,you"),
    ("kilpatrick", 8, ""),
    ("liftbridge", 10, ""),
    ("guide", 5, ""),
    ("arizona", 7, "hints,hints,hints,hints,hints,hints,hints"),
    ("wizard", 9, ""),
]


def play(folder: Path, monkeypatch: pytest.MonkeyPatch, request: Request, seed: int = 1) -> ScriptedScreen:
    monkeypatch.setenv("PEGS_DATA_DIR", str(folder))
    screen = ScriptedScreen(any_answer(seed))
    start(screen, request)
    return screen


def recorded(folder: Path) -> Record:
    (file,) = (folder / "finished").iterdir()
    record = next(read_records(file.read_text("utf-8").splitlines()))
    assert isinstance(record, Record)
    return record


SHORT = [("basic", 4), ("bluffing", 2), ("paddle", 3), ("pegoo", 6), ("guide", 4)]


@pytest.mark.parametrize(("rules", "players", "seats"), sweep(TABLES, lambda table: table[:2] in SHORT))
def test_a_game_is_played_to_its_end(
    rules: str, players: int, seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = Request(rules=rules, players=players, seats=seats, seed="whole")
    screen = play(tmp_path, monkeypatch, request)
    assert "The game took" in screen.text
    assert not list((tmp_path / "unfinished").iterdir())
    record = recorded(tmp_path)
    try:
        assert record.game().outcome.winner is not None
    except RecordError as error:
        pytest.fail(str(error))


@pytest.mark.parametrize("rules", sweep(["guide", "liftbridge", "basic"], ["liftbridge"]))
def test_a_game_with_drawing_by_hand(rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request = Request(rules=rules, seed="hand", draw_by_hand=True, options=Options(in_words=True))
    screen = play(tmp_path, monkeypatch, request)
    assert "Do you draw" in screen.text
    assert recorded(tmp_path).ruleset.rules.draw_by_hand
