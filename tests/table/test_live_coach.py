"""The coach at a table: who has to agree, when it may ask, and that no one else sees what it asked."""

from __future__ import annotations

from typing import Any

import pytest

from pegs.coach.verdict import can_judge
from pegs.players.net_layout import LARGEST_TEAM
from pegs.protocol import commands as do
from pegs.protocol.settings import DailyDeal, Practice, Settings
from pegs.protocol.table_view import CoachSwitch
from pegs.rules.loader import load_named
from pegs.table import live_coach
from pegs.table.command_errors import RefusedError
from pegs.table.viewer import Viewer
from tests.table.sitting import Sitting, settings_of

START = "5s/5s/5s/5s A ?5/?5/?5/?5"
PRACTICE = Practice(game="0", turn=4)


def agree(sitting: Sitting, seat: int, yes: bool = True) -> None:
    sitting.say(seat, do.SetCoach(id="coach", agree=yes))


def question(
    sitting: Sitting, turn: str = "", seat: int | None = None, *, seconds: float | None = None, **more: bool
) -> object:
    seat = sitting.turn if seat is None else seat
    command = do.Play(id="play", version=sitting.table.version, turn=turn or sitting.options[0].turn, **more)
    return live_coach.question(sitting.table.state, Viewer("player", seat), command, seconds)


def ask(sitting: Sitting, turn: str = "") -> None:
    """The coach asks about the turn of the seat to act."""
    about = question(sitting, turn)
    assert isinstance(about, live_coach.Question)
    sitting.apply(live_coach.asked_now(sitting.table.state, about, sitting.now))


def alone(**more: Any) -> Sitting:
    """A person whose turn it is, with three bots and the coach."""
    sitting = Sitting(settings_of("basic", bots=3, **more)).fill().start()
    while sitting.turn:
        sitting.let_bot_play()
    agree(sitting, 0)
    return sitting


def test_it_is_off_until_everyone_agrees() -> None:
    sitting = Sitting(settings_of("basic", bots=2)).fill().start()
    assert sitting.view(0).coach == CoachSwitch((), is_on=False)
    agree(sitting, 0)
    assert sitting.view(1).coach == CoachSwitch((0,), is_on=False)
    agree(sitting, 1)
    assert sitting.view(None).coach == CoachSwitch((0, 1), is_on=True)
    agree(sitting, 0, yes=False)
    assert sitting.view(0).coach == CoachSwitch((1,), is_on=False)


def test_at_a_practice_table_it_is_on_until_someone_objects() -> None:
    sitting = Sitting(settings_of("basic", bots=2, position=START, practice=PRACTICE)).fill().start()
    assert sitting.view(0).coach == CoachSwitch((0, 1), is_on=True)
    agree(sitting, 1, yes=False)
    assert sitting.view(0).coach == CoachSwitch((0,), is_on=False)


@pytest.mark.parametrize(
    "settings",
    [
        settings_of("basic", bots=3, coach=False),
        settings_of("bluffing", bots=3),
        settings_of("basic", 10, 2, bots=9),
        settings_of("basic", board="wooden", cards="real"),
    ],
)
def test_some_tables_cannot_have_it(settings: Settings) -> None:
    sitting = Sitting(settings)
    assert sitting.view(0).coach is None
    with pytest.raises(RefusedError):
        agree(sitting, 0)


@pytest.mark.parametrize("more", [{"daily": DailyDeal(day="2026-11-23")}, {"lesson": "first-game"}])
def test_neither_the_deal_of_the_day_nor_a_lesson_has_it(more: dict[str, Any]) -> None:
    state = Sitting(settings_of("basic", bots=3)).table.state
    assert live_coach.switch(state) is not None
    state.settings = settings_of("basic", bots=3, **more)
    assert live_coach.switch(state) is None


def test_it_judges_teams_as_large_as_the_judge_knows() -> None:
    rules, largest = load_named("basic").rules, LARGEST_TEAM
    assert can_judge(rules, 2 * largest, 2)
    assert not can_judge(rules, 2 * largest + 2, 2)


def test_it_asks_at_most_once_in_a_decision_and_twice_in_a_game() -> None:
    sitting = alone()
    for _ in range(live_coach.QUESTIONS):
        while sitting.turn or len({each.turn for each in sitting.options}) < 2:
            if sitting.turn:
                sitting.let_bot_play()
            else:
                sitting.play_any()
        one, other = sitting.options[0].turn, sitting.options[1].turn
        ask(sitting, one)
        assert question(sitting, other) is None, "one chose again"
        again = question(sitting, one)
        assert isinstance(again, live_coach.Question), "its question was lost on the way"
        assert live_coach.asked_now(sitting.table.state, again, sitting.now) == []
        assert question(sitting, one, sure=True) is None
        sitting.play(one)
    while sitting.turn:
        sitting.let_bot_play()
    assert question(sitting) is None


def test_a_new_game_is_a_new_game() -> None:
    sitting = alone()
    ask(sitting)
    sitting.play_out()
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version))
    assert sitting.table.state.coach_asked == []
    assert sitting.view(0).coach == CoachSwitch((0,), is_on=True)


def test_it_asks_only_whose_turn_it_is_about_the_present_decision() -> None:
    sitting = alone()
    assert question(sitting, seat=1) is None
    stale = do.Play(id="play", version=0, turn=sitting.options[0].turn)
    assert live_coach.question(sitting.table.state, Viewer("player", 0), stale, None) is None
    assert live_coach.question(sitting.table.state, Viewer("watcher"), stale, None) is None


def test_it_does_not_ask_when_the_clock_runs_out() -> None:
    sitting = alone()
    assert question(sitting, seconds=live_coach.MIN_SECONDS) is not None
    assert question(sitting, seconds=live_coach.MIN_SECONDS - 0.1) is None


def test_no_one_sees_that_it_asked() -> None:
    sitting = alone()
    before = sitting.table.version
    ask(sitting)
    for viewer in (Viewer("player", 0), Viewer("player", 1), Viewer("watcher")):
        assert sitting.table.log(viewer, before) == ()
    assert sitting.table.state.decided_at <= before
