"""``pegs review``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pegs import players
from pegs.engine.game import Game
from pegs.record import write_record
from pegs.view import view_of
from tests.cli.test_usage import run
from tests.record.games import sample

NEARLY_OVER = "A3,h2,h3,h4,h5/B3,h2,h3,h4,h5/h1,h2,h3,h4,h5/h1,h2,h3,h4,h5 A A2269/34448/44458/34448"
OVERLOOKED = "9 A3-A12"
"""The ace would have won."""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The end of a game."""
    game, bot = Game.from_position("basic", NEARLY_OVER, seed=3), players.make("hints", 1)
    game.play(OVERLOOKED)
    while not game.is_over:
        game.play(bot.choose(view_of(game, game.turn)))
    path = tmp_path / "game.pegs"
    path.write_text(write_record(game, names=["Rosa", "Ben", "Ana", "Theo"]), encoding="utf-8")
    return path


def test_the_overlooked_win_decided(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "review", str(file))
    assert (status, err) == (0, "")
    assert "Turn 1 · Rosa’s choice" in out
    assert "Turn 1 of" in out
    assert "Big mistake" in out
    assert "Played: Rosa plays the 9: to A12." in out
    assert "Better: Rosa plays the ace: " in out


def test_a_seat_sees_its_own_turns(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Big mistake" in run(capsys, "review", str(file), "--seat", "a")[1]
    assert "Played: Rosa" not in run(capsys, "review", str(file), "--seat", "B")[1]
    status, out, err = run(capsys, "review", str(file), "--seat", "Q")
    assert (status, out) == (2, "")
    assert err == "This game has no seat “Q”. Its seats are A, B, C, D.\n"


def test_json_has_everything(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "review", str(file), "--json")
    found = json.loads(out)
    assert status == 0
    assert found["done"] == found["turns"] == len(found["points"])
    assert found["costly"][0]["played"]["turn"] == OVERLOOKED
    assert found["costly"][0]["better"]["turn"] == "A A3-Ah1"


def test_an_open_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.pegs"
    path.write_text(sample(), encoding="utf-8")
    assert run(capsys, "review", str(path)) == (
        2,
        "",
        "This game isn’t over. Only a finished game can be reviewed.\n",
    )
