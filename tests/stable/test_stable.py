"""What earlier versions wrote can still be read, and what they offered is still there: docs/stability.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs import players
from pegs.engine.game import Game
from pegs.record import Record, read_records, write_record
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.table.stored_events import decode_event
from pegs.table.table import Table
from tests.stable import make
from tests.stable.interfaces import message_fields, public_names, requests

HERE = Path(__file__).parent
RELEASES = sorted(each for each in HERE.iterdir() if (each / "api.txt").exists())


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def release(request: pytest.FixtureRequest) -> Path:
    """The folder of a release."""
    folder: Path = request.param
    return folder


def lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def test_there_is_a_release() -> None:
    assert RELEASES


def test_public_names_stay(release: Path) -> None:
    assert set(lines(release / "api.txt")) - public_names() == set()


def test_requests_stay(release: Path) -> None:
    assert set(lines(release / "requests.txt")) - requests() == set()


def test_messages_keep_their_fields(release: Path) -> None:
    """A field that was always there still is; one that could be missing may always be there."""
    now = message_fields("message")
    offered = now | {field.removesuffix("!") for field in now}
    assert set(lines(release / "messages.txt")) - offered == set()


def test_commands_are_understood_as_before(release: Path) -> None:
    """Every field is still known, and none has become necessary."""
    before, now = set(lines(release / "commands.txt")), message_fields("command")
    known = {field.removesuffix("!") for field in now}
    assert {field.removesuffix("!") for field in before} - known == set()
    commands = {field.partition(" ")[0] for field in before}
    needed = {field for field in now if field.endswith("!") and field.partition(" ")[0] in commands}
    assert {field for field in needed if field not in before and "." not in field} == set()


def test_rule_sets_and_bots_keep_their_names(release: Path) -> None:
    assert set(lines(release / "rule-sets.txt")) - {*NAMES} == set()
    assert set(lines(release / "bots.txt")) - {*players.names()} == set()


def test_records_are_read_and_replayed(release: Path) -> None:
    records = list(read_records(lines(release / "games.pegs")))
    assert len(records) > 10
    for record in records:
        assert isinstance(record, Record), record
        assert len(record.game().plies) == make.PLIES
        assert len(list(read_records(write_record(record.game()).splitlines()))) == 1


def test_positions_and_turns_are_written_as_before(release: Path) -> None:
    for line in lines(release / "notation.txt"):
        seating, position, turn = line.split(" | ")
        rules, n_players, teams = seating.split()
        game = Game.from_position(rules, position, int(n_players), int(teams))
        assert game.position_text() == position
        assert game.text(game.parse(turn)) == turn


def test_rule_files_mean_what_they_meant(release: Path) -> None:
    files = list((release / "rules").glob("*.toml"))
    assert len(files) > 10
    for file in files:
        assert set(lines(file.with_suffix(".txt"))) - {*make.switches(load(file).rules)} == set(), file.stem


def test_a_stored_table_is_the_same_again(release: Path) -> None:
    """Its events are never rewritten, so every later version has to fold them to the same game."""
    events = [decode_event(line.encode()) for line in lines(release / "table.jsonl")]
    table = Table.from_events(events)
    assert table.version == len(events)
    assert [table.state.running.position_text()] == lines(release / "table.txt")
