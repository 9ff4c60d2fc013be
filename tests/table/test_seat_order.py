"""The host rearranges the seats before the first deal."""

from __future__ import annotations

import pytest

from pegs.protocol import commands as do
from pegs.protocol.settings import Settings
from pegs.table import seat_requests
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from tests.table.sitting import Sitting, settings_of


def swap(sitting: Sitting, one: int, other: int, by: int = 0) -> None:
    sitting.say(by, do.SwapSeats(id="swap", one=one, other=other))


def names(sitting: Sitting) -> list[str]:
    return [each.name for each in sitting.view(None).seats]


def test_people_bots_and_open_seats_change_places() -> None:
    sitting = Sitting(settings_of(bots=1))
    sitting.apply(sitting.table.sit("Bo", "B", 1, sitting.now)[1])
    bot = names(sitting)[3]
    assert names(sitting) == ["Ann", "Bo", "", bot]
    swap(sitting, 1, 3)
    assert names(sitting) == ["Ann", bot, "", "Bo"]
    swap(sitting, 0, 2)
    assert names(sitting) == ["", bot, "Ann", "Bo"]
    assert [each.kind for each in sitting.view(None).seats] == ["open", "bot", "person", "person"]
    swap(sitting, 2, 2, by=2)
    assert sitting.view(2).me.host, "the host is the host at any seat"
    assert [each.color for each in sitting.view(2).seats][2:] == ["R", "B"]
    assert Table.from_events(sitting.events).seat_infos() == sitting.table.seat_infos()


def test_only_the_host_does_and_only_before_the_deal() -> None:
    sitting = Sitting().fill()
    with pytest.raises(RefusedError):
        swap(sitting, 1, 2, by=1)
    with pytest.raises(RefusedError) as refused:
        swap(sitting, 1, 4)
    assert refused.value.code == "no_such_seat"
    sitting.start()
    with pytest.raises(RefusedError):
        swap(sitting, 1, 2)
    assert names(sitting) == ["Ann", "Bo", "Cleo", "Dan"]


def test_what_belongs_to_a_person_moves_along() -> None:
    """The number for the shuffle, the youngest who deals, and a bot's seat that someone asks for."""
    sitting = Sitting(Settings(dealer="youngest", dealer_seat=1)).fill()
    sitting.say(1, do.Commit(id="commit", number=1, commitment="5" * 64))
    swap(sitting, 1, 2)
    shuffle = sitting.view(None).shuffle
    assert shuffle is not None
    assert [each.seat for each in shuffle.people] == [2]
    sitting.say(2, do.Leave(id="leave"))
    sitting.say(0, do.SetSeat(id="bot", seat=2, bot="greedy"))
    sitting.apply(seat_requests.ask(sitting.table.state, 2, "May", "P", "0" * 64, sitting.now))
    swap(sitting, 2, 3)
    assert sitting.view(0).seat_requests[0].seat == 3
    sitting.start()
    assert sitting.game().dealer == 3
