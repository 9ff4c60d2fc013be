"""Times in which nobody could act: no one's clock, bank or patience runs on in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.protocol import commands as do
from pegs.protocol.settings import Pace
from pegs.table import events as ev
from pegs.table.outages import Outages
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from tests.table.sitting import Sitting, settings_of
from tests.table.test_shuffle import gathered
from tests.table.test_take_back import asked as take_back_asked

MOMENTS = st.integers(0, 100)
SPANS = st.lists(st.tuples(MOMENTS, MOMENTS).map(sorted), max_size=6)
HOUR = 3600.0
DAY = 24 * HOUR


def a_game(pace: Pace) -> Sitting:
    return Sitting(settings_of(pace=pace), 1).fill().start()


def break_down(sitting: Sitting, seconds: float) -> None:
    """Let the server stand still for a while."""
    since = sitting.now
    sitting.now += seconds
    sitting.apply(sitting.table.interrupted([(since, sitting.now)], sitting.now))


@given(SPANS, MOMENTS, st.integers(0, 50))
def test_a_deadline_is_when_enough_time_has_counted(spans: list[list[int]], began: int, seconds: int) -> None:
    outages = Outages()
    for since, until in sorted(spans, key=lambda span: span[1]):
        outages.add(since, until)
    lost = {second for since, until in spans for second in range(since, until)}
    for now in range(began, 101):
        counted = sum(second not in lost for second in range(began, now))
        assert outages.elapsed(began, now) == counted
    assert outages.elapsed(began, outages.after(began, seconds)) == seconds


@pytest.mark.parametrize("bank", [0, 60])
def test_a_turn_has_as_much_time_left_as_before(bank: int) -> None:
    sitting = a_game(Pace(seconds=20, bank_seconds=bank))
    seat = sitting.turn
    sitting.now += 12
    break_down(sitting, HOUR)
    assert sitting.view(seat).deadline == sitting.now + 8 + bank
    assert (sitting.view(seat).bank_from or sitting.now + 8) == sitting.now + 8
    sitting.now += 8 + bank / 2
    sitting.play_any()
    assert sitting.view(seat).banks[seat : seat + 1] == ((bank / 2,) if bank else ())
    assert Table.from_events(sitting.events).view(Viewer("player", seat), sitting.now) == sitting.view(seat)


def test_a_turn_of_days_waits_too() -> None:
    sitting = a_game(Pace(seconds=int(DAY)))
    sitting.now += HOUR
    break_down(sitting, 3 * DAY)
    assert sitting.view(None).deadline == sitting.now + 23 * HOUR


def test_a_clock_that_was_about_to_play_does_not() -> None:
    sitting = a_game(Pace(seconds=20))
    task = sitting.table.bot_to_move()
    assert task is not None
    break_down(sitting, 30)
    assert sitting.table.bot_played(task, task.choose(), sitting.now) == []
    later = sitting.table.bot_to_move()
    assert later is not None
    assert later.key != task.key
    assert later.not_before == task.not_before + 30


def test_the_absent_have_as_long_to_come_back() -> None:
    sitting = a_game(Pace(absent_seconds=60))
    sitting.apply(sitting.table.disconnected(1, sitting.now))
    sitting.now += 50
    break_down(sitting, HOUR)
    assert sitting.table.due() == sitting.now + 10
    assert sitting.table.tick(sitting.now) == []


def test_people_have_as_long_to_answer_a_take_back() -> None:
    sitting, _ = take_back_asked()
    asked = sitting.view(None).take_back
    assert asked is not None
    break_down(sitting, HOUR)
    later = sitting.view(None).take_back
    assert later is not None
    assert later.until == asked.until + HOUR
    assert sitting.table.tick(sitting.now) == []


def test_devices_have_as_long_to_reveal_their_numbers() -> None:
    sitting = gathered(players=4)
    sitting.say(0, do.Start(id="start", version=sitting.table.version))
    break_down(sitting, HOUR)
    assert sitting.table.tick(sitting.now) == []
    assert sitting.table.due() == sitting.now + 5


def test_without_a_clock_nothing_is_written() -> None:
    sitting = a_game(Pace())
    assert sitting.table.interrupted([(sitting.now, sitting.now + 10)], sitting.now + 10) == []


def test_it_is_not_in_the_log_that_people_see() -> None:
    sitting = a_game(Pace(seconds=20))
    seen = sitting.table.log(Viewer("player", 0), None)
    break_down(sitting, 30)
    assert isinstance(sitting.events[-1], ev.Interrupted)
    assert sitting.table.log(Viewer("player", 0), None) == seen
