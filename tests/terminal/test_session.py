"""A game at the terminal: commands, taking back, sharing the keyboard, leaving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.core.operations import Reshuffled
from pegs.engine.game import Game
from pegs.terminal.saving import latest_unfinished, read_kept
from pegs.terminal.screen import LeftError
from pegs.terminal.session import Manner
from pegs.terminal.starting import Wishes, resume, start
from tests.terminal.scripted import ScriptedScreen, script

STUCK = Wishes(rules="liftbridge", seed="62")
"""The first hand moves nothing, so that any card can be thrown away."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PEGS_DATA_DIR", str(tmp_path))
    return tmp_path


def play(wishes: Wishes, *answers: str) -> ScriptedScreen:
    screen = ScriptedScreen(script(answers))
    with pytest.raises(LeftError):
        start(screen, wishes)
    return screen


def card_of(wishes: Wishes) -> str:
    """A card that can be thrown away or played at the first question."""
    screen = play(wishes)
    hand = next(line for line in screen.shown if line.startswith("Your hand: "))
    return hand.removeprefix("Your hand: ").split()[0]


def kept_plies(folder: Path) -> int:
    file = latest_unfinished(folder)
    assert file is not None
    return len(read_kept(file, ("hints",)).game.plies)


@pytest.mark.usefixtures("folder")
def test_every_command_answers() -> None:
    commands = [
        "help",
        "why",
        "board",
        "pegs",
        "hand",
        "rules",
        "rules all",
        "history",
        "hint",
        "undo",
        "save",
    ]
    screen = play(STUCK, *commands, "7 7", "quit")
    answers = [
        "what can be typed",
        "I would play",
        "nothing to go back to",
        "Say where to",
        "pegs in HOME area",
    ]
    for words in answers:
        assert words in screen.text
    assert "Your game is kept" in screen.text


@pytest.mark.usefixtures("folder")
def test_why_explains_a_turn_with_its_source() -> None:
    screen = play(STUCK, "why k as-b8", "why 12", "zzz")
    assert "(" in screen.text
    assert "is none of the answers" in screen.text


@pytest.mark.usefixtures("folder")
def test_a_turn_can_be_taken_back_before_it_ends() -> None:
    card = card_of(STUCK)
    screen = play(STUCK, card, "undo", card, "help", "")
    assert screen.text.count("Taken back") == 1
    assert screen.text.count("Enter ends your turn") == 3


def test_whoever_leaves_after_a_turn_has_played_it(folder: Path) -> None:
    card = card_of(STUCK)
    before = kept_plies(folder)
    play(STUCK, card)
    assert kept_plies(folder) == before + 1


@pytest.mark.usefixtures("folder")
def test_a_quick_game_does_not_stop() -> None:
    quick = Wishes(rules="liftbridge", seed="62", manner=Manner(quick=True))
    screen = play(quick, card_of(STUCK))
    assert "Enter ends your turn" not in screen.text


def test_an_unfinished_game_is_offered_and_gone_on_with(folder: Path) -> None:
    play(STUCK)
    plies = kept_plies(folder)
    screen = play(Wishes(), "yes")
    assert "There is a game that is not over: Liftbridge" in screen.text
    assert "The game goes on" in screen.text
    assert kept_plies(folder) == plies
    assert len(list((folder / "unfinished").iterdir())) == 1


def test_a_game_gone_on_with_is_shuffled_as_it_would_have_been(folder: Path) -> None:
    play(Wishes(rules="arizona", seed="pause"))
    file = latest_unfinished(folder)
    assert file is not None
    paused, whole = read_kept(file, ("hints",)).game, Game.deal("arizona", seed="pause")
    for ply in paused.plies:
        whole.play(ply.turn)
    for game in (paused, whole):
        while not any(isinstance(each, Reshuffled) for each in game.history):
            game.play(game.legal_turns()[0])
    assert paused == whole
    assert paused.history == whole.history


def test_a_record_whose_seed_does_not_deal_it_is_gone_on_with_all_the_same(folder: Path) -> None:
    play(STUCK)
    file = latest_unfinished(folder)
    assert file is not None
    file.write_text(file.read_text().replace('[Seed "62"]', '[Seed "63"]'))
    kept = read_kept(file, ("hints",))
    assert kept.seed == ""
    assert "It is your turn" in play(Wishes(), "yes").text
    assert "[Seed" not in file.read_text()


def test_what_was_half_written_is_left_out(folder: Path) -> None:
    card = card_of(STUCK)
    play(STUCK, card)
    file = latest_unfinished(folder)
    assert file is not None
    plies = kept_plies(folder)
    with file.open("a") as opened:
        opened.write("99. A 7 A8-")
    assert kept_plies(folder) == plies
    screen = ScriptedScreen(script([]))
    with pytest.raises(LeftError):
        resume(screen, "", Manner())
    assert "99." not in file.read_text()


def test_a_saved_game_can_be_gone_on_with(folder: Path) -> None:
    copy = folder / "copy.pegs"
    screen = play(STUCK, f"save {copy}", f"save {copy}")
    assert "is written to" in screen.text
    assert "There is a file" in screen.text
    again = ScriptedScreen(script([]))
    with pytest.raises(LeftError):
        resume(again, str(copy), Manner())
    assert "It is your turn" in again.text


def test_nothing_to_go_on_with_is_told(folder: Path) -> None:
    with pytest.raises(UsageError, match="no unfinished game"):
        resume(ScriptedScreen(script([])), "", Manner())
    wrong = folder / "wrong.pegs"
    wrong.write_text("no game\n")
    with pytest.raises(UsageError, match="holds no game"):
        resume(ScriptedScreen(script([])), str(wrong), Manner())


@pytest.mark.usefixtures("folder")
def test_hands_are_hidden_between_persons() -> None:
    wishes = Wishes(rules="liftbridge", players=2, seats="you,you", seed="62")
    first = play(wishes, "")
    hand = next(line for line in first.shown if line.startswith("Your hand: "))
    card = hand.removeprefix("Your hand: ").split()[0]
    screen = play(wishes, "", card, "", "")
    assert hand in screen.text
    assert hand not in screen.visible
    assert "Pass the keyboard to Anna" in screen.text
    assert "Pass the keyboard to Clara" in screen.text
    drawn = [line for line in screen.visible.splitlines() if line.startswith("You draw")]
    assert not drawn


@pytest.mark.usefixtures("folder")
def test_the_board_is_told_in_words_where_that_is_wished() -> None:
    screen = play(Wishes(rules="liftbridge", seed="62", manner=Manner(in_words=True)))
    assert "You, side A:" in screen.text
    assert "·" not in screen.text


def test_a_record_calls_nobody_you(folder: Path) -> None:
    play(STUCK)
    file = latest_unfinished(folder)
    assert file is not None
    assert '[A "' not in file.read_text()
    assert read_kept(file, ("hints",)).chairs[0].name == "You"
