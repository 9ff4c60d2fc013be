"""A table's bots keep the version of the net that its first game began with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from pegs.players.versions import Nets
from pegs.protocol import commands as do
from pegs.protocol.settings import SeatChoice, Settings
from pegs.record import Record, read_records
from pegs.rules.loader import load
from pegs.table import events as ev
from pegs.table.after.finished_game import game_record
from pegs.table.command_errors import RefusedError
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from pegs.terminal.local_table import deal, record_text, seat_people
from pegs.terminal.old_games import events_of_record
from pegs.terminal.seat_list import read_seats
from tests.players.second_net import only_the_first_net, second_net
from tests.table.sitting import Sitting


@pytest.fixture
def two_nets(tmp_path: Path) -> Iterator[None]:
    with second_net(tmp_path):
        yield


def begun(bot: str = "strong") -> Sitting:
    """A table with one person and three bots, dealt."""
    seats = (SeatChoice(who="me"), *[SeatChoice(who="bot", bot=bot)] * 3)
    return Sitting(Settings(seats=seats)).fill().start()


def bot_of(table: Table) -> str:
    """The bot that decides next."""
    task = table.bot_to_move()
    assert task is not None
    return task.bot


def until_bot(sitting: Sitting) -> Sitting:
    while sitting.table.bot_to_move() is None:
        sitting.play_any()
    return sitting


def without_versions(events: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """Events as they were stored before there were versions."""
    stored = [msgspec.json.decode(encode_event(event)) for event in events]
    return [
        decode_event(msgspec.json.encode({key: value for key, value in each.items() if key != "net"}))
        for each in stored
    ]


def test_a_game_from_before_versions_goes_on_with_the_first(tmp_path: Path) -> None:
    old = without_versions(until_bot(begun()).events)
    with second_net(tmp_path):
        assert bot_of(Table.from_events(old)) == "strong@1"


@pytest.mark.usefixtures("two_nets")
def test_a_new_game_is_played_by_the_newest() -> None:
    sitting = until_bot(begun())
    assert bot_of(sitting.table) == "strong@2"
    assert bot_of(Table.from_events(sitting.events)) == "strong@2"
    assert {seat.bot for seat in sitting.view(0).seats} == {None, "strong"}


def test_the_next_game_at_a_table_has_the_same_bots(tmp_path: Path) -> None:
    with only_the_first_net():
        sitting = begun("greedy").play_out()
    with second_net(tmp_path):
        sitting.say(0, do.SetSeat(id="1", seat=1, bot="strong"))
        sitting.say(0, do.Rematch(id="again", version=sitting.table.version))
        assert sitting.table.state.began is not None
        assert sitting.table.state.began.number == 2
        assert sitting.table.state.began.net == 1


@pytest.mark.usefixtures("two_nets")
def test_a_seat_can_have_an_older_version() -> None:
    sitting = until_bot(begun("strong@1"))
    assert bot_of(sitting.table) == "strong@1"
    assert {seat.bot for seat in sitting.view(0).seats} == {None, "strong"}


@pytest.mark.usefixtures("two_nets")
def test_a_version_that_isnt_installed_is_refused() -> None:
    with pytest.raises(RefusedError, match="There’s strong@1, strong@2"):
        begun("strong@3")
    sitting = begun()
    with pytest.raises(RefusedError, match="There’s expert@1, expert@2"):
        sitting.say(0, do.SetSeat(id="1", seat=1, bot="expert@3"))


def test_where_the_old_version_is_missing_the_newest_plays(tmp_path: Path) -> None:
    sitting = until_bot(begun())
    with second_net(tmp_path), pytest.MonkeyPatch.context() as patch:
        patch.setattr("pegs.players.versions.NETS", {2: Nets(*[str(tmp_path / "strong-2.net")] * 2)})
        assert bot_of(sitting.table) == "strong@2"


@pytest.mark.usefixtures("two_nets")
def test_a_record_says_which_version_played() -> None:
    assert record_of(game_record(begun("greedy").play_out().table, 1)).net == 2


def test_a_record_that_says_no_version_or_nonsense_is_from_the_first() -> None:
    with only_the_first_net():
        text = game_record(begun("greedy").play_out().table, 1)
    assert "[Net " not in text
    assert record_of(text).net == 1
    assert record_of(text.replace("[Rules ", '[Net "x"]\n[Rules ')).net == 1


def test_a_terminal_game_goes_on_from_its_record_with_its_bots(tmp_path: Path) -> None:
    basic, seats = load("basic"), read_seats("you,strong,expert,strong@1", "ABCD")
    table = Table.from_events(seat_people(basic, 4, 2, seats, 0.0))
    with only_the_first_net():
        before = after_deal(table)
    with second_net(tmp_path):
        for text, net in ((before, 1), (after_deal(table), 2)):
            again = Table.from_events(events_of_record(record_of(text)))
            assert again.state.began is not None
            assert again.state.began.net == net
            assert [each.bot for each in again.state.seats] == [None, "strong", "expert", "strong@1"]


def after_deal(table: Table) -> str:
    """The record of a game that has just been dealt at a copy of a table."""
    dealt = Table.from_events([entry.event for entry in table.state.entries])
    dealt.apply(deal(dealt, "seed", 0.0)[0])
    return record_text(dealt)


def record_of(text: str) -> Record:
    (record,) = read_records(text.splitlines(keepends=True))
    assert isinstance(record, Record)
    return record
