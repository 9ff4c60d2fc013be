"""A table that teaches: one moment after another, each with its own position, and then a game for real."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pegs.core.board import START
from pegs.core.cards import RANK_TEXT
from pegs.engine.game import Game
from pegs.protocol import commands as do
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.protocol.table_view import LessonView
from pegs.rules.loader import load_named
from pegs.rules.ruleset import NAMES
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import piles_text
from pegs.table.encoded_update import EncodedUpdate
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.teaching import PLAYERS, TEAMS, plan, topics
from tests.soak import KINDS, sweep
from tests.table.sitting import WATCHER, Sitting

BOT = SeatChoice(who="bot", bot="random")


def lesson_settings(rules: str = "basic", topic: str = "first-game", **more: Any) -> Settings:
    seats = (SeatChoice(who="me"), BOT, BOT, BOT)
    return Settings(rules=RulesChoice(name=rules), seats=seats, lesson=topic, **more)


def taught(rules: str = "basic", topic: str = "first-game") -> Sitting:
    """A table at the first moment of a lesson."""
    return Sitting(lesson_settings(rules, topic)).fill().start()


def shown(sitting: Sitting) -> LessonView:
    lesson = sitting.view(0).lesson
    assert lesson is not None
    return lesson


def go_on(sitting: Sitting, **how: bool) -> list[ev.AnyEvent]:
    step = shown(sitting).step
    return sitting.say(0, do.Lesson(id=f"on-{step}", step=step, **how))


def do_moment(sitting: Sitting) -> None:
    """Play what the moment asks for, and let the bots play what belongs to it."""
    while not shown(sitting).is_done:
        if sitting.turn == 0:
            sitting.play(sitting.options[0].turn)
        else:
            sitting.let_bot_play()


def finish(sitting: Sitting) -> Sitting:
    """Go through all lessons, and on with another game if the last one wins."""
    while sitting.view(0).lesson is not None:
        do_moment(sitting)
        finish_moment(sitting)
    return sitting


def finish_moment(sitting: Sitting) -> None:
    if sitting.is_playing:
        go_on(sitting)
    else:
        sitting.say(0, do.Rematch(id="again", version=sitting.table.version))


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_the_first_game_goes_through_every_lesson_and_then_on_for_real(rules: str) -> None:
    sitting = taught(rules)
    seen: list[str] = []
    while sitting.view(0).lesson is not None:
        lesson = shown(sitting)
        assert (lesson.step, lesson.steps) == (len(seen), len(topics(load_named(rules))))
        seen.append(lesson.lesson)
        do_moment(sitting)
        finish_moment(sitting)
    assert tuple(seen) == topics(load_named(rules))
    while sitting.is_playing and sitting.turn != 0:
        sitting.let_bot_play()
    assert len(sitting.options) > 0


@pytest.mark.parametrize("rules", sweep(NAMES, ("arizona", "bluffing", "pegoo")))
def test_the_game_goes_on_for_real_with_a_card_that_brings_a_peg_out(rules: str) -> None:
    sitting = taught(rules, "home")
    do_moment(sitting)
    go_on(sitting)
    ended = [event for event in sitting.events if isinstance(event, ev.LessonEnded)]
    assert [event.skipped for event in ended] == [False]
    cards = load_named(rules).rules.cards
    for _ in range(20):
        game = sitting.game(0)
        if game.turn == 0 and game.phase == "play":
            break
        if game.turn == 0:
            sitting.play(sitting.options[0].turn)
        else:
            sitting.let_bot_play()
    assert any(cards[RANK_TEXT.index(card)].out for card in sitting.game(0).hand or ())


def test_a_single_lesson_has_one_moment() -> None:
    sitting = taught("arizona", "split-back")
    assert (shown(sitting).lesson, shown(sitting).steps) == ("split-back", 1)
    do_moment(sitting)
    go_on(sitting)
    assert sitting.view(0).lesson is None


def test_coming_out_is_followed_by_everyone_else_s() -> None:
    sitting = taught("basic", "out")
    do_moment(sitting)
    pegs = sitting.game(0).pegs
    assert [sum(place != START for place in places) for places in pegs] == [1, 1, 1, 1]


def test_only_the_turns_of_the_lesson_are_offered_and_accepted() -> None:
    sitting = taught("basic", "bump")
    assert [option.turn for option in sitting.game(0).options] == ["6 A8-A14"]
    assert shown(sitting).turn == "6 A8-A14"
    with pytest.raises(RefusedError, match=r"Try the 6 first\.") as refused:
        sitting.play("3 A8-A11")
    assert refused.value.code == "not_allowed"
    sitting.play("6 A8-A14")
    assert shown(sitting).is_done


def test_a_moment_goes_on_only_when_its_turn_was_played() -> None:
    sitting = taught("basic", "bump")
    with pytest.raises(RefusedError, match="Try the 6 first"):
        go_on(sitting)
    assert shown(sitting).step == 0


def test_a_command_for_another_moment_changes_nothing() -> None:
    sitting = taught()
    go_on(sitting)
    assert sitting.say(0, do.Lesson(id="late", step=0)) == []
    assert sitting.say(0, do.Lesson(id="early", step=7, skip=True)) == []
    assert shown(sitting).step == 1


def test_the_bots_wait_for_the_learner_between_moments() -> None:
    sitting = taught("basic", "bump")
    sitting.play("6 A8-A14")
    assert sitting.turn == 1
    assert sitting.table.bot_to_move() is None
    go_on(sitting)
    assert sitting.table.bot_to_move() is not None


def test_a_moment_begins_again_however_far_it_is() -> None:
    sitting = taught("basic", "bump")
    before = sitting.game(0).pegs
    for _ in range(2):
        sitting.play("6 A8-A14")
        assert shown(sitting).is_done
        sitting.say(0, do.Lesson(id="again", step=0, again=True))
        assert (shown(sitting).step, shown(sitting).is_done) == (0, False)
        assert sitting.game(0).pegs == before


def test_a_game_that_is_won_by_the_last_lesson_is_over() -> None:
    sitting = taught("basic", "partner")
    do_moment(sitting)
    assert not sitting.is_playing
    assert shown(sitting).is_done
    with pytest.raises(RefusedError):
        sitting.say(0, do.Lesson(id="on", step=0))
    sitting.say(0, do.Lesson(id="again", step=0, again=True))
    assert (sitting.is_playing, shown(sitting).is_done) == (True, False)
    do_moment(sitting)
    sitting.say(0, do.Rematch(id="more", version=sitting.table.version))
    assert sitting.view(0).lesson is None


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({"card": "9"}, "Try the 6 first."),
        ({"card": "6", "seat": 0, "origin": 8}, "Try what the lesson shows first."),
        ({"turn": "6 A8-A15"}, "That’s 7 forward, but a 6 moves 6 forward."),
    ],
)
def test_what_the_rules_allow_is_answered_with_what_to_try(question: dict[str, Any], answer: str) -> None:
    sitting = taught("basic", "bump")
    found = sitting.table.answer(Viewer("player", 0), do.Why(id="w", **question))
    assert [each.sentence for each in found.reasons or ()] == [answer]


def test_skipping_leads_to_the_next_lesson_and_from_the_last_one_to_the_game() -> None:
    sitting = taught()
    seen = []
    while (lesson := sitting.view(0).lesson) is not None:
        seen.append(lesson.lesson)
        go_on(sitting, skip=True)
    assert tuple(seen) == topics(load_named("basic"))
    assert [event.skipped for event in sitting.events if isinstance(event, ev.LessonEnded)] == [True]
    assert len(sitting.options) >= 1


def test_leaving_ends_all_lessons_where_they_are() -> None:
    sitting = taught()
    go_on(sitting)
    pegs = sitting.game(0).pegs
    go_on(sitting, leave=True)
    assert sitting.view(0).lesson is None
    assert sitting.game(0).pegs == pegs
    assert len(sitting.options) >= 1
    sitting.play_any()
    assert sitting.table.bot_to_move() is not None


def test_a_reload_comes_back_to_the_same_moment() -> None:
    sitting = taught("north-carolina")
    for _ in range(4):
        do_moment(sitting)
        go_on(sitting)
    sitting.play(sitting.options[0].turn)
    stored = [decode_event(encode_event(event)) for event in sitting.events]
    again = Table.from_events(stored)
    viewer = Viewer("player", 0)
    assert msgspec.json.encode(again.view(viewer, sitting.now)) == msgspec.json.encode(
        sitting.table.view(viewer, sitting.now)
    )
    assert again.state.running == sitting.table.state.running


OLD_SPLIT = "3s,A8,A13/4s,B8/4s,C8/4s,D8 A 35679T/3569T/3569T/3569T"
"""The sixth lesson of the basic game when there were ten."""


def began_at(sitting: Sitting, step: int, position: str) -> Sitting:
    """A table at a moment that began in an earlier version."""
    began = sitting.events[-1]
    assert isinstance(began, ev.GameBegan)
    game = Game.from_position("basic", position, PLAYERS, TEAMS, seed=began.seed)
    start = ev.StartPosition(position, piles_text(game.piles), piles_text(((),)))
    began = msgspec.structs.replace(began, start=start, lesson=step)
    stored = [decode_event(encode_event(event)) for event in (*sitting.events[:-1], began)]
    sitting.table = Table.from_events(stored)
    return sitting


def test_a_lesson_that_has_another_position_now_starts_over() -> None:
    sitting = began_at(taught(), 5, OLD_SPLIT)
    lesson = shown(sitting)
    assert (lesson.lesson, lesson.reads, lesson.turn, lesson.steps) == ("split", True, "", 11)
    assert sitting.options == ()
    assert sitting.table.bot_to_move() is None
    go_on(sitting)
    assert (shown(sitting).lesson, shown(sitting).turn) == ("split", "7 A13-A17,A8-A11")
    finish(sitting)


def test_a_half_finished_first_game_of_ten_lessons_goes_on_to_the_eleventh() -> None:
    (home,) = plan(load_named("basic"), "home")
    sitting = began_at(taught(), 9, home.position)
    assert (shown(sitting).lesson, shown(sitting).steps) == ("home", 11)
    do_moment(sitting)
    go_on(sitting)
    assert shown(sitting).lesson == "partner"


def test_a_lesson_that_the_rules_have_no_longer_lets_its_game_go_on() -> None:
    sitting = began_at(taught(), 11, OLD_SPLIT)
    assert sitting.view(0).lesson is None
    assert len(sitting.options) > 1


def test_only_the_learner_sees_the_lesson() -> None:
    sitting = taught()
    assert shown(sitting).lesson == "goal"
    assert sitting.table.view(WATCHER, sitting.now).lesson is None
    assert b'"lesson":null' in EncodedUpdate(sitting.table, sitting.table.version, sitting.now).tail(WATCHER)
    assert all(sitting.view(seat).lesson is None for seat in (1, 2, 3))


def test_a_hint_shows_the_turn_of_the_lesson() -> None:
    sitting = taught("basic", "bump")
    assert sitting.table.answer(Viewer("player", 0), do.Hint(id="h")).turn == "6 A8-A14"


def test_nothing_is_taken_back_and_no_seat_changes_during_a_lesson() -> None:
    sitting = taught("basic", "bump")
    sitting.play("6 A8-A14")
    assert sitting.view(0).can_take_back is None
    with pytest.raises(RefusedError):
        sitting.say(0, do.SetSeat(id="s", seat=1, bot=None))
    before = Sitting(lesson_settings()).fill()
    for command in (do.SetSeat(id="s", seat=1, bot=None), do.SwapSeats(id="s", one=0, other=1)):
        with pytest.raises(RefusedError):
            before.say(0, command)


def test_no_bot_plays_for_a_learner_who_is_away() -> None:
    sitting = taught()
    sitting.apply(sitting.table.disconnected(0, sitting.now))
    sitting.now += 10_000
    assert sitting.table.tick(sitting.now) == []


def test_a_game_that_began_as_a_lesson_has_no_record_replay_or_shuffle_check() -> None:
    sitting = finish(taught("basic", "home"))
    sitting.play_out()
    assert sitting.table.state.stage == "over"
    assert sitting.view(0).game_id is None
    number = sitting.table.state.games[-1][0].number
    for read in (game_record, game_replay, check):
        with pytest.raises(LookupError):
            read(sitting.table, number)
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version))
    assert sitting.view(0).lesson is None
    assert isinstance(sitting.events[-1], ev.GameBegan)
    assert sitting.events[-1].deck


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (lesson_settings("basic", "trade"), "don’t have that lesson"),
        (lesson_settings("basic", "nothing"), "don’t have that lesson"),
        (lesson_settings(players=6), "one person and three bots"),
        (lesson_settings(teams=4), "one person and three bots"),
        (msgspec.structs.replace(lesson_settings(), seats=()), "one person and three bots"),
    ],
)
def test_a_lesson_that_cannot_be_taught_is_refused(settings: Settings, sentence: str) -> None:
    with pytest.raises(RefusedError, match=sentence):
        Sitting(settings)


def test_the_bots_are_ben_ana_and_theo_unless_the_learner_is() -> None:
    names = [seat.name for seat in taught().view(0).seats]
    assert names == ["Ann", "Ben", "Ana", "Theo"]
    table, _ = Table.create(lesson_settings(), "ABCD", "Ana", "Y", 1.0, bytes)
    seats = table.view(Viewer("player", 0), 1.0).seats
    assert seats[0].name == "Ana"
    assert seats[0].color == "Y"
    assert len({seat.name for seat in seats}) == len({seat.color for seat in seats}) == 4
