"""Games saved as records, before a terminal game was a table, can still be resumed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pegs.engine.game import Game
from pegs.record import Record, read_records
from pegs.table.table import Table
from pegs.terminal.game_display import Options
from pegs.terminal.game_file import latest_unfinished, read_game
from pegs.terminal.screen import QuitError
from pegs.terminal.starting import resume
from tests.terminal.scripted import ScriptedScreen, script

OLD_SAVES = Path(__file__).with_name("old_saves")


@pytest.fixture(params=["liftbridge", "bluffing"])
def save(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PEGS_DATA_DIR", str(tmp_path))
    (tmp_path / "unfinished").mkdir()
    return Path(shutil.copy(OLD_SAVES / f"{request.param}.pegs", tmp_path / "unfinished"))


def recorded(file: Path) -> Record:
    lines = [*file.read_text("utf-8").splitlines(), "end *"]
    record = next(read_records(lines))
    assert isinstance(record, Record)
    return record


def test_an_old_save_is_the_same_game(save: Path) -> None:
    game = Table.from_events(read_game(save).events).state.running
    then = recorded(save).game()
    assert game.position == then.position
    assert [ply.operations for ply in game.plies] == [ply.operations for ply in then.plies]
    assert game.legal_turns() == then.legal_turns()


def test_an_old_save_is_shuffled_as_it_would_have_been(save: Path) -> None:
    record = recorded(save)
    game = Table.from_events(read_game(save).events).state.running
    whole = Game.deal(record.ruleset, record.players, record.teams, seed=record.tag("Seed"))
    for ply in game.plies:
        whole.play(ply.turn)
    for each in (game, whole):
        while not each.is_over and len(each.plies) < 400:
            each.play(each.legal_turns()[0])
    assert game.position == whole.position


def test_an_old_save_becomes_a_file_of_events(save: Path) -> None:
    text = save.read_text("utf-8")
    screen = ScriptedScreen(script([""]))
    with pytest.raises(QuitError):
        resume(screen, "", Options())
    assert "Resuming your game" in screen.text
    assert not save.exists()
    now = latest_unfinished(save.parent.parent)
    assert now is not None
    assert now == save.with_suffix(".game")
    plies = len(Table.from_events(read_game(now).events).state.running.plies)
    assert plies >= text.count("\n1. ") + sum(line[0].isdigit() for line in text.splitlines() if line) - 1


def test_a_save_with_a_wrong_seed_is_resumed_all_the_same(save: Path) -> None:
    save.write_text(save.read_text("utf-8").replace('[Seed "', '[Seed "x'), "utf-8")
    table = Table.from_events(read_game(save).events)
    assert table.state.began is not None
    assert table.state.began.seed == ""
    assert table.state.running.position == recorded(save).game().position


def test_a_half_written_save_is_resumed_from_its_last_whole_turn(save: Path) -> None:
    plies = len(Table.from_events(read_game(save).events).state.running.plies)
    with save.open("a") as opened:
        opened.write("99. A 7 A8-")
    assert len(Table.from_events(read_game(save).events).state.running.plies) == plies
