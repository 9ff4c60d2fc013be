"""Players' totals over many games, and ``pegs review --players``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pegs import players
from pegs.coach.grading import MIN_WIDTH, Z90, Total
from pegs.coach.player_totals import PlayerTotals
from pegs.engine.game import Game
from pegs.record import write_record
from pegs.view import view_of
from tests.cli.test_usage import run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")


def text_of(rules: str, seed: str, *names: str, is_over: bool = True) -> str:
    """A game of two, as a record."""
    game = Game.deal(rules, 2, 2, seed=seed)
    bots = [players.make(name, seat) for seat, name in enumerate(("hints", "greedy"))]
    while not game.is_over and (is_over or len(game.plies) < 10):
        game.play(bots[game.turn].choose(view_of(game, game.turn)))
    return write_record(game, names=names) + "\n"


def test_more_games_say_more() -> None:
    totals = PlayerTotals()
    totals.add(("Rosa", "Ben"), (Total(40, 3.0, 4.0), Total(40, 12.0, 9.0)))
    ((name, games, once), _) = totals.players()
    assert (name, games, once.loss) == ("Rosa", 1, 3.0)
    assert once.high - once.low >= MIN_WIDTH
    for _ in range(8):
        totals.add(("Ben", "Rosa"), (Total(40, 12.0, 9.0), Total(40, 3.0, 4.0)))
    (best, other) = totals.players()
    assert (best[0], best[1], best[2].decisions, other[0]) == ("Rosa", 9, 360, "Ben")
    assert best[2].high - best[2].low == pytest.approx(2 * Z90 * 2 / 3, abs=0.1)
    assert best[2].high < other[2].low


def test_games_that_differ_say_less() -> None:
    steady, moody = PlayerTotals(), PlayerTotals()
    for small in (0.0, 20.0, 1.0, 19.0):
        steady.add(("Rosa",), (Total(40, 10.0, 4.0),))
        moody.add(("Rosa",), (Total(40, small, 4.0),))
    ((_, _, one),), ((_, _, other),) = steady.players(), moody.players()
    assert one.loss == other.loss
    assert other.high - other.low > 2 * (one.high - one.low)


def test_the_command_counts_what_can_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.pegs"
    games = (
        text_of("basic", "one", "Rosa", "Ben"),
        text_of("basic", "four", "Rosa", "Ben"),
        text_of("basic", "three", "Rosa", "Ben", is_over=False),
        text_of("wizard", "four", "Rosa", "Ben"),
        text_of("basic", "five"),
    )
    file.write_text("".join(games), encoding="utf-8")
    status, out, err = run(capsys, "review", str(file), "--players")
    assert (status, err) == (0, "")
    assert "the mean of 2 games" in out
    assert "Rosa (2 games)" in out
    assert "3 other games don’t count" in out
    assert max(map(len, out.splitlines())) <= 80
    file.write_text(text_of("wizard", "four", "Rosa", "Ben"), encoding="utf-8")
    status, out, err = run(capsys, "review", str(file), "--players")
    assert (status, out) == (2, "")
    assert "No game in" in err


def test_totals_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.pegs"
    file.write_text(text_of("basic", "one", "Rosa", "Ben"), encoding="utf-8")
    status, out, _ = run(capsys, "review", str(file), "--players", "--json")
    assert status == 0
    rows = [json.loads(line) for line in out.splitlines()]
    assert {row["player"] for row in rows} == {"Rosa", "Ben"}
    assert all(row["low"] <= row["loss"] <= row["high"] for row in rows)
