"""Clocks, absence, and the pace of bots. A table has no clock: the test passes in the time."""

from __future__ import annotations

import pytest

from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol.settings import Pace
from pegs.table.command_errors import RefusedError
from pegs.table.events import TurnPlayed
from pegs.table.state import DAY
from pegs.table.timing import BotTask
from tests.table.sitting import WATCHER, Sitting, settings_of


def people_and_bots(pace: Pace, bots: int = 2) -> Sitting:
    """A game of people and bots."""
    return Sitting(settings_of("basic", bots=bots, pace=pace), 5).fill().start()


def until_turn_of(sitting: Sitting, person: bool) -> Sitting:
    """Play on until a person, or a bot, is to act."""
    while sitting.table.state.seats[sitting.turn].person is not person:
        sitting.play_any() if not person else sitting.let_bot_play()
    return sitting


def task_of(sitting: Sitting) -> BotTask:
    """The decision that a bot is to make."""
    task = sitting.table.bot_to_move()
    assert task is not None
    return task


# --- bots


def test_a_bot_waits_for_the_pace_and_the_animation() -> None:
    sitting = until_turn_of(people_and_bots(Pace(bot_seconds=2)), person=False)
    sitting.now += 5
    sitting.table.state.moved_at = sitting.now
    task = task_of(sitting)
    assert task.by == "bot"
    assert sitting.now + 2 <= task.not_before <= sitting.now + 2 + 10


def test_a_bot_may_play_at_once() -> None:
    sitting = until_turn_of(people_and_bots(Pace(bot_seconds=0)), person=False)
    assert task_of(sitting).not_before == sitting.now


def test_a_bots_late_decision_is_dropped() -> None:
    sitting = until_turn_of(people_and_bots(Pace()), person=False)
    task = task_of(sitting)
    turn = task.choose()
    sitting.apply(sitting.table.bot_played(task, turn, sitting.now))
    assert sitting.table.bot_played(task, turn, sitting.now) == []


def test_the_same_decision_has_the_same_key_and_the_same_answer() -> None:
    sitting = until_turn_of(people_and_bots(Pace()), person=False)
    one = task_of(sitting)
    sitting.say(0, do.Say(id="s", phrase="nice"))
    other = task_of(sitting)
    assert one.key == other.key
    assert one.choose() == other.choose()


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    sitting = until_turn_of(people_and_bots(Pace()), person=False)
    task = task_of(sitting)
    assert task.view.seat == task.seat
    assert task.view.legal_turns


# --- clocks


def test_a_table_without_a_clock_has_no_deadline() -> None:
    sitting = until_turn_of(people_and_bots(Pace()), person=True)
    assert sitting.view(0).deadline is None
    assert sitting.table.bot_to_move() is None


def test_a_clock_that_runs_out_decides_once() -> None:
    sitting = until_turn_of(people_and_bots(Pace(seconds=30)), person=True)
    seat, begun = sitting.turn, sitting.table.state.moved_at
    assert sitting.view(0).deadline == begun + 30
    task = task_of(sitting)
    assert (task.by, task.not_before) == ("clock", begun + 30)
    events = sitting.let_bot_play()
    assert [(event.seat, event.by) for event in events if isinstance(event, TurnPlayed)] == [(seat, "clock")]
    assert sitting.view(0).seats[seat].stand_in is None


def test_a_clock_does_not_decide_what_a_person_has_decided() -> None:
    sitting = until_turn_of(people_and_bots(Pace(seconds=30), bots=0), person=True)
    task = task_of(sitting)
    sitting.play_any()
    assert sitting.table.bot_played(task, task.choose(), task.not_before) == []


def test_a_pause_stops_the_clock_and_the_bots() -> None:
    sitting = until_turn_of(people_and_bots(Pace(seconds=30)), person=True)
    sitting.say(0, do.Pause(id="p"))
    assert sitting.view(0).deadline is None
    assert sitting.table.bot_to_move() is None
    sitting.now += 1_000
    sitting.say(1, do.Resume(id="r"))
    assert sitting.view(0).deadline == sitting.now + 30


# --- absence


def test_a_bot_stands_in_for_an_absent_person_until_they_are_back() -> None:
    sitting = people_and_bots(Pace(absent_seconds=60), bots=0)
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    due = sitting.table.due()
    assert due == sitting.now + 60 == sitting.view(0).seats[2].away_until
    assert sitting.table.tick(due - 1) == []
    sitting.apply(sitting.table.tick(due))
    assert sitting.view(0).seats[2].stand_in == "hints"
    assert sitting.table.due() is None
    while sitting.turn != 2:
        sitting.play_any()
    task = task_of(sitting)
    assert (task.seat, task.by) == (2, "bot")
    sitting.apply(sitting.table.connected(2, sitting.now))
    assert sitting.view(0).seats[2].stand_in is None
    assert sitting.table.bot_played(task, task.choose(), sitting.now) == []
    sitting.play_any()


def test_a_person_back_in_time_gets_no_stand_in() -> None:
    sitting = people_and_bots(Pace(absent_seconds=60), bots=0)
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    sitting.apply(sitting.table.connected(2, sitting.now + 59))
    assert sitting.table.due() is None
    assert sitting.table.tick(sitting.now + 61) == []


def test_an_absent_seat_can_be_given_to_a_bot_at_once() -> None:
    sitting = people_and_bots(Pace(), bots=0)
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    sitting.say(0, do.SetSeat(id="s", seat=2, bot="greedy"))
    assert sitting.view(0).seats[2].stand_in == "greedy"
    sitting.say(2, do.ImBack(id="b"))
    assert sitting.view(0).seats[2].stand_in is None


def test_anyone_with_a_seat_can_let_a_bot_play_for_someone_absent() -> None:
    sitting = people_and_bots(Pace(absent_seconds=60), bots=0)
    assert sitting.say(1, do.LetBotPlay(id="b", seat=2)) == []
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    sitting.say(1, do.LetBotPlay(id="b", seat=2))
    assert sitting.view(0).seats[2].stand_in == "hints"
    with pytest.raises(RefusedError):
        sitting.table.decide(WATCHER, do.LetBotPlay(id="b", seat=2), sitting.now, sitting.random.randbytes)
    with pytest.raises(RefusedError):
        sitting.say(1, do.WaitLonger(id="w", seat=9))


def test_an_absent_person_gets_more_time_but_not_forever() -> None:
    sitting = people_and_bots(Pace(absent_seconds=60), bots=0)
    assert sitting.say(1, do.WaitLonger(id="w", seat=2)) == []
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    sitting.say(1, do.WaitLonger(id="w", seat=2))
    assert sitting.view(0).seats[2].away_until == sitting.now + 120 == sitting.table.due()
    for _ in range(9):
        sitting.say(3, do.WaitLonger(id="w", seat=2))
    with pytest.raises(RefusedError, match="waited long enough"):
        sitting.say(3, do.WaitLonger(id="w", seat=2))
    assert sitting.view(0).seats[2].away_until == sitting.now + 660
    # The next absence is short again.
    sitting.apply(sitting.table.connected(2, sitting.now))
    sitting.apply(sitting.table.disconnected(2, sitting.now))
    assert sitting.view(0).seats[2].away_until == sitting.now + 60


def test_connecting_twice_makes_no_event() -> None:
    sitting = people_and_bots(Pace())
    assert sitting.table.connected(0, sitting.now) == []


@pytest.mark.parametrize("pace", [Pace(), Pace(seconds=30)])
def test_bots_and_clocks_stop_while_no_one_is_connected(pace: Pace) -> None:
    sitting = people_and_bots(pace)
    for seat in (0, 1):
        sitting.apply(sitting.table.disconnected(seat, sitting.now))
    assert sitting.table.bot_to_move() is None
    assert sitting.table.due() is None
    sitting.now += 9_999
    sitting.apply(sitting.table.connected(1, sitting.now))
    assert sitting.table.due() == sitting.now + 60  # for the other person
    deadline = sitting.view(0).deadline
    assert deadline is None or deadline >= sitting.now + 30


def test_a_slow_game_continues_while_no_one_is_connected() -> None:
    sitting = people_and_bots(Pace(seconds=2 * DAY))
    for seat in (0, 1):
        sitting.apply(sitting.table.disconnected(seat, sitting.now))
    until_turn_of(sitting, person=True)
    assert sitting.table.due() is None  # no stand-in for a person who connects once a day
    task = task_of(sitting)
    assert (task.by, task.not_before) == ("clock", sitting.table.state.moved_at + 2 * DAY)


def test_a_bots_turn_is_stored_in_the_notation() -> None:
    sitting = until_turn_of(people_and_bots(Pace()), person=False)
    board, turn = sitting.table.state.board, task_of(sitting).choose()
    (event, *_) = sitting.let_bot_play()
    assert isinstance(event, TurnPlayed)
    assert event.turn == turn_text(board, turn)
