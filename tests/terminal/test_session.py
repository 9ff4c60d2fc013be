"""A game at the terminal: commands, taking back, sharing the keyboard, leaving and resuming."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.core.operations import Reshuffled
from pegs.engine.game import Game
from pegs.table.events import GameEnded
from pegs.table.stored_events import encode_event
from pegs.table.table import Table
from pegs.terminal.game_display import Options
from pegs.terminal.game_file import latest_unfinished, read_game
from pegs.terminal.screen import QuitError
from pegs.terminal.starting import Request, play_from, resume, start
from tests.terminal.scripted import ScriptedScreen, script

STUCK = Request(rules="liftbridge", seed="62")
"""The first hand moves nothing, so any card can be discarded."""
SHARED = Request(rules="liftbridge", players=2, seats="you,you", seed="62")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PEGS_DATA_DIR", str(tmp_path))
    return tmp_path


def play(request: Request, *answers: str) -> ScriptedScreen:
    screen = ScriptedScreen(script(answers))
    with pytest.raises(QuitError):
        start(screen, request)
    return screen


def resumed(file: Path | str) -> ScriptedScreen:
    screen = ScriptedScreen(script([]))
    with pytest.raises(QuitError):
        resume(screen, str(file), Options())
    return screen


def hand_line(screen: ScriptedScreen) -> str:
    return next(line for line in screen.shown if line.startswith("Your hand: "))


def card_of(request: Request) -> str:
    """A card that can be discarded or played at the first question."""
    return hand_line(play(request)).removeprefix("Your hand: ").split()[0]


def unfinished(folder: Path) -> Path:
    file = latest_unfinished(folder)
    assert file is not None
    return file


def saved_table(folder: Path) -> Table:
    return Table.from_events(read_game(unfinished(folder)).events)


def saved_plies(folder: Path) -> int:
    return len(saved_table(folder).state.running.plies)


@pytest.mark.usefixtures("folder")
def test_every_command_answers() -> None:
    commands = ["why", "board", "pegs", "hand", "rules", "rules all", "history", "hint", "undo", "save"]
    screen = play(STUCK, "help", *commands, "back", "7 7", "quit")
    answers = [
        "show this help",
        "I’d play",
        "There’s no turn to take back",
        "first question of your turn",
        "Type the name of a file",
        "pegs in HOME area",
        "That turn doesn’t work",
    ]
    for words in answers:
        assert words in screen.text
    assert "Your game is saved" in screen.text


@pytest.mark.usefixtures("folder")
def test_why_explains_a_turn() -> None:
    screen = play(STUCK, "why k as-b8", "why 12", "zzz")
    assert "K" in screen.text
    assert "isn’t one of the answers" in screen.text


@pytest.mark.usefixtures("folder")
def test_a_turn_may_be_typed_without_its_card() -> None:
    screen = play(Request(rules="basic", seed="5"), "K", "A8-A9", "A8-A11", "A11-B3", "why A11-A12")
    assert "None of your cards can do that." in screen.text
    assert "You play the 3: to A11." in screen.text
    assert "Type the card first, like this: J A11-B3" in screen.text
    assert "like this: 2 A11-A12" in screen.text


@pytest.mark.usefixtures("folder")
def test_a_question_takes_yes_or_no_for_an_answer() -> None:
    screen = play(Request(rules="bluffing", seed="7"), "no", "yes")
    assert "You doubt it." in screen.text
    assert "You believe it." in screen.text


@pytest.mark.usefixtures("folder")
def test_the_rules_of_one_card_are_shown() -> None:
    assert "  7: Move one of your pegs forward 7. Or split" in play(STUCK, "rules 7").text


@pytest.mark.usefixtures("folder")
def test_a_turn_can_be_taken_back_until_someone_sees_a_card() -> None:
    hand = hand_line(play(SHARED, ""))
    card = hand.removeprefix("Your hand: ").split()[0]
    screen = play(SHARED, "", card, "", "undo", "")
    assert screen.text.count("Pass the keyboard to Clara") == 2
    assert [line for line in screen.visible.splitlines() if line == hand]


def test_a_turn_is_saved_as_soon_as_it_is_played(folder: Path) -> None:
    card = card_of(STUCK)
    before = saved_plies(folder)
    play(STUCK, card)
    assert saved_plies(folder) > before


def test_an_unfinished_game_is_offered_and_resumed(folder: Path) -> None:
    play(STUCK)
    plies = saved_plies(folder)
    screen = play(Request(), "yes")
    assert "You have an unfinished game" in screen.text
    assert "Resuming your game: Liftbridge" in screen.text
    assert saved_plies(folder) == plies
    assert len(list((folder / "unfinished").iterdir())) == 1


def test_a_game_whose_deal_was_not_saved_is_skipped(folder: Path) -> None:
    play(STUCK)
    file = unfinished(folder)
    saved = file.read_bytes()
    file.write_bytes(
        saved[: saved.index(b'{"event":"game_began"') + 9]
    )  # the power failed while it was written
    assert "There’s no game in" in play(Request()).text
    with pytest.raises(UsageError, match="There’s no game in"):
        resume(ScriptedScreen(script([])), str(file), Options())


def test_a_resumed_game_shuffles_as_it_would_have(folder: Path) -> None:
    play(Request(rules="arizona", seed="pause"))
    paused, whole = saved_table(folder).state.running, Game.deal("arizona", seed="pause")
    for ply in paused.plies:
        whole.play(ply.turn)
    for game in (paused, whole):
        while not any(isinstance(each, Reshuffled) for each in game.history):
            game.play(game.legal_turns()[0])
    assert paused.position == whole.position
    assert paused.history == whole.history


def test_a_half_written_line_is_left_out(folder: Path) -> None:
    play(STUCK, card_of(STUCK))
    file = unfinished(folder)
    whole = read_game(file).events
    with file.open("ab") as opened:
        opened.write(b'{"type":"TurnPl')
    resumed("")
    assert read_game(file).events == whole
    assert b"TurnPl\n" not in file.read_bytes()


def test_a_damaged_line_ends_what_is_resumed(folder: Path) -> None:
    play(STUCK, card_of(STUCK))
    file = unfinished(folder)
    events = read_game(file).events
    lines = file.read_bytes().splitlines(keepends=True)
    damaged = b"".join(lines[:-1]) + b'{"type":"Nothing"}\n' + lines[-1]
    file.write_bytes(damaged)
    screen = resumed(file)
    assert f"Line {len(lines)} of {file} is damaged. You resume from the turn before it" in screen.text
    assert file.read_bytes() == damaged
    rest = unfinished(folder)
    assert rest != file
    assert read_game(rest).events[: len(events) - 1] == events[:-1]


def test_a_damaged_turn_of_a_copy_is_reported(folder: Path) -> None:
    copy = folder / "copy.pegs"
    play(STUCK, card_of(STUCK), f"save {copy}")
    lines = copy.read_text("utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    damaged = "".join([*lines[:first], "garbage\n", *lines[first + 1 :]])
    copy.write_text(damaged, "utf-8")
    assert f"Line {first + 1} of {copy} is damaged." in resumed(copy).text
    assert copy.read_text("utf-8") == damaged


def test_a_copy_can_be_resumed(folder: Path) -> None:
    copy = folder / "copy.pegs"
    screen = play(STUCK, f"save {copy}", f"save {copy}")
    assert "Saved a copy" in screen.text
    assert "There’s already a file" in screen.text
    before = copy.read_text("utf-8")
    assert "Your turn" in resumed(copy).text
    assert copy.read_text("utf-8") == before


def test_a_game_can_be_played_on_from_any_turn(folder: Path) -> None:
    copy = folder / "copy.pegs"
    card = card_of(STUCK)
    mine = saved_plies(folder) + 1
    play(STUCK, card, f"save {copy}")
    before, turns = copy.read_text("utf-8"), saved_plies(folder)
    screen = ScriptedScreen(script([]))
    with pytest.raises(QuitError):
        play_from(screen, str(copy), mine, "", Options())
    assert f"from turn {mine}" in screen.text
    assert card in hand_line(screen)
    assert saved_plies(folder) == mine - 1 < turns
    assert copy.read_text("utf-8") == before
    with pytest.raises(UsageError, match=f"has {turns} turns"):
        play_from(screen, str(copy), turns + 1, "", Options())


def test_others_can_play_on(folder: Path) -> None:
    copy = folder / "copy.pegs"
    play(STUCK, card_of(STUCK), f"save {copy}")
    screen = ScriptedScreen(script([]))
    with pytest.raises(QuitError):
        play_from(screen, str(copy), 2, "hints,you:Ann,hints,easy", Options())
    assert [seat_state.bot for seat_state in saved_table(folder).state.seats] == [
        "hints",
        None,
        "hints",
        "easy",
    ]


def test_nothing_to_resume_is_reported(folder: Path) -> None:
    screen = ScriptedScreen(script([]))
    with pytest.raises(UsageError, match="no unfinished game"):
        resume(screen, "", Options())
    wrong = folder / "wrong.pegs"
    wrong.write_text("no game\n")
    with pytest.raises(UsageError, match="no game in"):
        resume(screen, str(wrong), Options())
    with pytest.raises(UsageError, match="Can’t read"):
        resume(screen, str(folder / "none.pegs"), Options())


@pytest.mark.usefixtures("folder")
def test_hands_are_hidden_between_people() -> None:
    hand = hand_line(play(SHARED, ""))
    card = hand.removeprefix("Your hand: ").split()[0]
    screen = play(SHARED, "", card, "", "")
    assert hand in screen.text
    assert hand not in screen.visible
    assert "Pass the keyboard to Anna" in screen.text
    assert "Pass the keyboard to Clara" in screen.text
    assert not [line for line in screen.visible.splitlines() if line.startswith("You draw")]


@pytest.mark.usefixtures("folder")
def test_the_board_is_described_in_words_on_request() -> None:
    screen = play(Request(rules="liftbridge", seed="62", options=Options(in_words=True)))
    assert "You, side A:" in screen.text
    assert "·" not in screen.text


def test_a_record_has_no_player_named_you(folder: Path) -> None:
    copy = folder / "copy.pegs"
    play(STUCK, f"save {copy}")
    assert '[A "' not in copy.read_text("utf-8")
    assert Table.from_events(read_game(copy).events).state.names[0] == "You"


@pytest.mark.usefixtures("folder")
def test_a_bot_that_is_gone_is_replaced(folder: Path) -> None:
    card = card_of(STUCK)
    file = unfinished(folder)
    file.write_text(file.read_text("utf-8").replace('"bot":"hints"', '"bot":"gone:Bot"'), "utf-8")
    screen = play(Request(), "yes", card)
    assert "The bot gone:Bot isn’t installed here. Another bot plays for Ben" in screen.text
    assert "gone:Bot" not in [seat_state.bot for seat_state in saved_table(folder).state.seats]


def test_the_file_holds_one_event_a_line(folder: Path) -> None:
    play(STUCK)
    header, *events = unfinished(folder).read_text("utf-8").splitlines()
    assert json.loads(header) == {"format": "pegs-game", "version": 1}
    assert json.loads(events[0])["event"] == "made"
    assert len(events) == len(read_game(unfinished(folder)).events)


def test_an_unreadable_game_hides_no_older_one(folder: Path) -> None:
    play(STUCK, card_of(STUCK))
    good = unfinished(folder)
    broken = good.with_name("2999-broken.game")
    broken.write_bytes(b"nonsense")
    os.utime(good, (1, 1))
    screen = play(Request(), "yes")
    assert str(broken) in screen.text
    assert "Resuming your game" in screen.text
    assert "Resuming your game" in resumed("").text


def test_a_game_that_ended_before_its_file_moved_is_finished(folder: Path) -> None:
    play(STUCK)
    path = unfinished(folder)
    with path.open("ab") as file:
        file.write(encode_event(GameEnded(at=1.0, number=1, winner=0)) + b"\n")
    with pytest.raises(UsageError, match="no unfinished game"):
        resume(ScriptedScreen(script([])), "", Options())
    assert not path.exists()
    assert [each.stem for each in (folder / "finished").iterdir()] == [path.stem]


@pytest.mark.usefixtures("folder")
def test_on_a_wooden_board_the_screen_says_which_pegs_to_move() -> None:
    request = Request(rules="arizona", seed="7", is_wooden=True)
    screen = play(request, *[""] * 8)
    assert screen.shown.count("Put every peg in its start.") == 1
    assert screen.asked[0].startswith("Press Enter when the pegs are moved.")
    assert any(re.fullmatch(r"Move \w+ from its start to 8\.", line) for line in screen.shown)


def test_a_wooden_board_is_corrected_by_typing(folder: Path) -> None:
    request = Request(rules="arizona", seed="7", is_wooden=True)
    wrong = ["what", "a5-a6", "as-b5h", "as-bs", "as to b3 and bs-b4"]
    screen = play(request, *wrong, "")
    assert any(line.startswith("Type where a peg stands here") for line in screen.shown)
    assert "There’s no peg there. Look at the board again." in screen.shown
    assert any(line.startswith("A peg of A can only be on the track") for line in screen.shown)
    assert any("corrected the board" in line for line in screen.shown)
    table = saved_table(folder)
    assert [each.seat for each in table.state.running.between_turns] == [0]
    places = table.state.running.at_start().position.pegs
    assert all(place < 0 for each in places for place in each)
