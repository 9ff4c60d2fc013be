"""Puzzles: a clear position is one, an even one isn't, and equal seeds give equal puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pegs.coach.puzzle_file import puzzle_of_day, shipped_puzzles, write_puzzles
from pegs.coach.puzzle_maker import PuzzleMaker
from pegs.coach.puzzle_ring import ring_of
from pegs.coach.puzzle_task import puzzle_task
from pegs.coach.puzzle_themes import fits
from pegs.coach.puzzles import GAP, SURE, puzzle_at
from pegs.core.operations import Moved, SentToStart, Travel
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.players.versions import newest
from pegs.protocol.puzzles import Puzzle
from pegs.record import read_records
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES
from pegs.story.parts import Line, Part
from tests.cli.test_usage import run
from tests.record.games import sample

CLEAR = "1s,A8,B6,h4,h5/A5,B8,C4,h4,h5/2s,C8,D6,h5/C17,h2,h3,h4,h5 D 23456/34567/34567/35558J"
"""A 5 takes D's last peg home, and then D helps its partner."""
EVEN = "5s/5s/5s/5s A 34567/?5/?5/?5"
"""Nobody can move, so it's about which card to keep."""
WON_AT_ONCE = "A3,h2,h3,h4,h5/B3,h2,h3,h4,h5/h1,h2,h3,h4,h5/h1,h2,h3,h4,h5 A A2269/?5/?5/?5"


def at(position: str, rules: str = "basic", seed: str = "test") -> Puzzle | None:
    return puzzle_at(load(rules), 4, 2, position, seed, newest())


def test_a_clear_position_is_a_puzzle() -> None:
    puzzle = at(CLEAR)
    assert puzzle is not None
    assert (puzzle.theme, puzzle.right) == ("home", ("5 C17-Dh1",))
    assert puzzle.gap > max(GAP, SURE * puzzle.error)
    assert puzzle.reasons[0].parts[0].verb == "why-finishes"
    assert puzzle == at(CLEAR)


def test_a_puzzle_shows_and_uses_only_what_the_seat_knows() -> None:
    puzzle = at(CLEAR)
    assert puzzle is not None
    assert puzzle.position.split(" ")[2] == "?5/?5/?5/35558J"
    others = CLEAR.replace("23456/34567/34567", "AA22*/889TT/QQQ**")
    assert puzzle == at(others)


@pytest.mark.parametrize("position", [EVEN, WON_AT_ONCE])
def test_an_even_position_and_a_turn_that_wins_at_once_are_no_puzzles(position: str) -> None:
    assert at(position) is None


def test_the_theme_is_among_the_reasons() -> None:
    home, far = Line(parts=(Part("why-home", peg=0),)), Line(parts=(Part("why-gains", count=9),))
    assert fits("home", (home,))
    assert not fits("home", (far,))
    assert fits("split", (far,))
    assert not fits("split", ())


@pytest.mark.soak  # the command's test has one puzzle with equal seeds
def test_equal_seeds_make_equal_puzzles() -> None:
    def make() -> tuple[list[Puzzle], int]:
        maker = PuzzleMaker([load("basic"), load("arizona")], 2, "x")
        for _ in maker.from_bots():
            pass
        return maker.puzzles, maker.games

    found, games = make()
    assert (found, games) == make()
    assert [each.rules for each in found] in (["basic", "arizona"], ["arizona", "basic"])


def test_recorded_games_are_looked_through() -> None:
    (record,) = read_records(sample().splitlines(keepends=True))
    maker = PuzzleMaker([], 3, "x")
    assert len(list(maker.from_records([record]))) == 1  # type: ignore[list-item]
    assert maker.games == 1


@pytest.mark.parametrize("number", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_themes_can_be_chosen(number: int) -> None:
    maker = PuzzleMaker([load("basic")], number, "v", ("home",))
    for _ in maker.from_bots():
        pass
    assert [each.theme for each in maker.puzzles] == ["home"] * number


def test_the_command_knows_its_themes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    status, out, _ = run(capsys, "puzzles", "make", "--number", "1", "--theme", "split, joker", "--seed", "h")
    assert status == 0
    assert json.loads(out)["theme"] in ("joker", "split")
    status, _, err = run(capsys, "puzzles", "make", "--theme", "jokers")
    assert status == 2
    assert "“jokers”" in err
    assert "bump, joker, split, home, and partner" in err


def test_shipped_puzzles_can_be_solved() -> None:
    puzzles = shipped_puzzles()
    assert 100 <= len(puzzles) <= 200
    # Every set but bluffing, whose turns can't be judged.
    assert {each.rules for each in puzzles.values()} == {*NAMES} - {"bluffing"}
    assert {each.theme for each in puzzles.values()} == {"bump", "joker", "split", "home", "partner"}
    for puzzle_id, puzzle in puzzles.items():
        task = puzzle_task(puzzle_id)
        turns = {option.turn for option in task.playable.options}
        assert task.playable.is_complete
        assert set(puzzle.right) < turns
        assert puzzle.gap > max(GAP, SURE * puzzle.error)
        game = Game.from_position(load(puzzle.rules), puzzle.position, puzzle.players, puzzle.teams)
        assert task.ring.place in game.position.pegs[task.ring.seat]


@pytest.mark.parametrize(
    ("theme", "verb"), [("bump", "why-bumps"), ("home", "why-finishes"), ("partner", "why-finishes")]
)
def test_the_ring_is_around_the_peg_of_the_reason(theme: str, verb: str) -> None:
    for puzzle in shipped_puzzles().values():
        (reason,) = puzzle.reasons[0].parts
        if (puzzle.theme, reason.verb) == (theme, verb):
            assert puzzle_task(puzzle.id).ring.seat == reason.peg


def test_a_ring_is_around_the_peg_that_moves_if_nothing_else_happens() -> None:
    step = Step(2, 5, 9)
    best = Turn(Kind.MOVE, steps=(step,))
    moved = Moved(2, 5, 9, Travel.FORWARD, (6, 7, 8, 9))
    assert ring_of(best, [moved], [Line(parts=(Part("why-gains", peg=2),))]) == (2, 5)
    bumped = [SentToStart(1, 9), SentToStart(3, 8)]
    assert ring_of(best, [moved, *bumped], [Line(parts=(Part("why-bumps", peg=3),))]) == (3, 8)
    assert ring_of(best, [moved, *bumped], []) == (1, 9)


def test_the_puzzle_of_the_day_changes_daily_until_all_have_been_shown() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in (1, 3) for day in range(1, 29)]
    shown = [puzzle_of_day(day).id for day in days]
    assert len(set(shown[:28])) == len(set(shown[28:])) == 28
    assert puzzle_of_day(days[0]) == puzzle_of_day(days[0])


def test_the_command_writes_puzzles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    file = tmp_path / "puzzles.jsonl"
    status, out, err = run(capsys, "puzzles", "make", "--number", "1", "--seed", "v", "-o", str(file))
    assert (status, out) == (0, "")
    assert err.startswith("One puzzle in ")
    (puzzle,) = map(json.loads, file.read_text("utf-8").splitlines())
    assert puzzle["rules"] == "basic"
    again = run(capsys, "puzzles", "make", "--number", "1", "--seed", "v")[1]
    assert again == file.read_text("utf-8")
    assert write_puzzles([]) == ""


def test_the_command_refuses_house_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    sheet = tmp_path / "ours.toml"
    sheet.write_text('extends = "basic"\n[rules]\nhand_size = 4\n', encoding="utf-8")
    status, _, err = run(capsys, "puzzles", "make", "--rules", str(sheet))
    assert status == 2
    assert err
