"""Small screens, marks of the last moves, and the prompts of bluffing."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from pegs.engine.game import Game
from pegs.i18n import DEFAULT_LANGUAGE, use_language
from pegs.story.names import Names
from pegs.terminal.board_text import Drawing, plain
from pegs.terminal.last_moves import moved_pegs
from pegs.terminal.screen import QuitError, wrapped_prompt
from pegs.terminal.starting import Request, start
from tests.terminal.scripted import ScriptedScreen, any_answer, script

PATIENCE = 60.0
_STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_DATA_DIR", str(tmp_path))


def play(request: Request, *answers: str, width: int = 80, height: int = 50) -> ScriptedScreen:
    screen = ScriptedScreen(script(answers), width, height)
    with pytest.raises(QuitError):
        start(screen, request)
    return screen


# --- small screens


def test_prompts_wrap_between_words() -> None:
    lines = wrapped_prompt("Which of Grandma Ruth’s pegs goes back to the start area?", 40)
    assert lines == ["Which of Grandma Ruth’s pegs goes back", "to the start area?"]
    assert wrapped_prompt("", 40) == [""]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_narrow_terminal_breaks_no_word(language: str, tmp_path: Path) -> None:
    """What a person at a terminal with 40 columns sees, through a pseudoterminal."""
    environment = {**os.environ, "COLUMNS": "40", "PEGS_LANGUAGE": language, "PEGS_DATA_DIR": str(tmp_path)}
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "pegs", "play", "--rules", "bluffing", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=follower, stderr=follower, env=environment
    ) as process:
        os.close(follower)
        assert process.stdin is not None
        process.stdin.write(b"2\nhint\nhelp\nback\n")
        process.stdin.close()
        shown = b""
        while chunk := _read(leader):
            shown += chunk
        assert process.wait(60) == 0
    os.close(leader)
    text = _STYLES.sub("", shown.decode()).replace("\r", "")
    played, _, _ = text.partition("pegs play --resume")
    assert "?" in played
    assert max(len(line.rstrip()) for line in played.splitlines()) <= 40


def _read(leader: int) -> bytes:
    if not select.select([leader], [], [], PATIENCE)[0]:
        raise TimeoutError
    try:
        return os.read(leader, 4096)
    except OSError:  # the process has ended
        return b""


@pytest.mark.parametrize("rules", ["basic", "arizona", "guide"])
def test_a_turn_of_six_players_fits_in_24_lines(rules: str) -> None:
    choose = any_answer(3)
    heights: list[int] = []
    screen = ScriptedScreen(lambda prompt, answers: answer(prompt, answers), 80, 24)

    def answer(prompt: str, answers: Sequence[str]) -> str:
        turn = max((n for n, line in enumerate(screen.shown) if line == "Your turn."), default=None)
        if len(heights) == 20:
            raise QuitError
        if turn is not None and not any(line.startswith("Which card") for line in screen.shown[turn:]):
            board = max(n for n in range(turn) if not screen.shown[n])  # the blank line below it
            board = max(n for n in range(board) if not screen.shown[n])
            heights.append(len(screen.shown[board + 1 :]) + 1)
        return choose(prompt, answers)

    with pytest.raises(QuitError):
        start(screen, Request(rules=rules, players=6, seed="5"))
    assert len(heights) == 20
    assert max(heights) <= 24
    assert max(map(len, (line for line in screen.shown if line.startswith(("* A", "  B"))))) <= 80


def test_the_board_can_be_drawn_small_and_in_full() -> None:
    full = play(Request(rules="basic", seed="1"))
    small = play(Request(rules="basic", seed="1"), height=20)
    assert any(line.endswith("start   home") for line in small.shown)
    assert not any(line.endswith("start   home") for line in full.shown)
    switched = play(Request(rules="basic", seed="1"), "compact", "compact")
    headings = [line for line in switched.shown if line.split()[:3] in (["0", "1", "2"], ["0", "2", "4"])]
    assert [line.endswith("start   home") for line in headings] == [False, True, False]


def test_a_small_board_has_one_line_for_each_player() -> None:
    for rules, width, lines in (("basic", 80, 7), ("guide", 80, 7), ("basic", 40, 13)):
        game = Game.deal(rules, 6, 2, seed=1)
        board = game.board
        names = Names(board, game.ruleset.words_in(), ("Grandma Ruth", *"BCDEF"), reader=0, letters=True)
        drawn = Drawing(names, game.position.pegs, width, is_compact=True).lines()
        assert len(drawn) == lines
        assert max(len(plain(line)) for line in drawn) <= width
        assert all(any(name in plain(line) for line in drawn) for name in names.players)


# --- the last moves


def test_pegs_that_moved_since_the_last_turn_are_marked() -> None:
    game = Game.deal("basic", seed=3)
    mine = game.position.pegs
    for _ in range(33):
        is_own = game.turn == 0
        game.play(game.legal_turns()[0])
        if is_own:
            mine = game.position.pegs
            assert moved_pegs(game, 0) == frozenset()
    while game.turn != 0:
        game.play(game.legal_turns()[0])
    marked = moved_pegs(game, 0)
    changed = {
        (seat, place)
        for seat, (old, new) in enumerate(zip(mine, game.position.pegs, strict=True))
        for place in new
        if new.count(place) > old.count(place)
    }
    assert marked == changed
    assert marked


def test_marks_stand_before_the_pegs_and_are_explained() -> None:
    screen = play(Request(rules="basic", seed="3"))
    row = next(line for line in screen.shown if line.startswith("  C "))
    assert ">C" in row
    assert "marks the pegs that have just moved" in screen.text


# --- bluffing


def test_the_prompts_of_bluffing_show_the_cards() -> None:
    screen = play(Request(rules="bluffing", seed="1"), "2")
    shown = [line.split("  ") for line in screen.shown if line.startswith("  ")]
    cards = {line[1].strip(): line[-1] for line in shown if line[-1].startswith(("a bluff", "the truth"))}
    assert cards == {
        "2": "a bluff: A, J, Q, K",
        "4": "a bluff: A, J, Q, K",
        "7": "a bluff: A, J, Q, K",
        "K": "the truth, or a bluff: A, J, Q",
        "joker": cards["joker"],
    }
    assert screen.asked[-1] == "You play the 2 face down. What do you call it?"


@pytest.mark.parametrize(
    ("language", "seat", "hint", "reason"),
    [
        ("en", "you", "hint", "It lets a card stand that the player may well have."),
        ("es", "yo", "pista", "Eso acepta una carta que el jugador bien puede tener."),
    ],
)
def test_a_hint_to_believe_has_a_reason(language: str, seat: str, hint: str, reason: str) -> None:
    use_language(language)
    try:
        screen = play(Request(rules="bluffing", seed="2", seats=f"{seat},hints,hints,hints"), hint)
    finally:
        use_language(DEFAULT_LANGUAGE)
    assert reason in map(str.strip, screen.shown)
