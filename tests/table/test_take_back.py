"""Taking back a turn: free while no one has seen anything new, otherwise by agreement and a new shuffle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from pegs.core.errors import RecordError
from pegs.core.operations import Drawn
from pegs.engine.shuffle_key import ShuffleKey
from pegs.protocol import commands as do
from pegs.protocol.settings import Pace, RulesChoice, Settings
from pegs.record import Record, read_records
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import read_pile, seed_of
from pegs.table.state import DAY
from pegs.table.stored_events import decode_event
from pegs.table.table import Table
from pegs.table.take_back import ANSWER_SECONDS
from pegs.table.viewer import Viewer
from pegs.table.waiting_turn import last_turn
from tests.soak import sweep
from tests.table.sitting import Sitting, settings_of
from tests.table.test_fold import looks, stored

AGREE, REFUSE = do.AnswerTakeBack(id="a", agree=True), do.AnswerTakeBack(id="a", agree=False)
BY_HAND = Settings(rules=RulesChoice(toml='extends = "arizona"\ndraw_by_hand = true\n'), players=4, teams=2)
"""Rules with a draw after playing that is a decision of its own."""


def playing(rules: str = "arizona", players: int = 4, bots: int = 0, **settings: Any) -> Sitting:
    return Sitting(settings_of(rules, players, 2, bots=bots, **settings), 1).fill().start()


def ask(sitting: Sitting, seat: int) -> list[ev.AnyEvent]:
    return sitting.say(seat, do.TakeBack(id="b", version=sitting.table.version))


def refusal(sitting: Sitting, seat: int, command: do.Command) -> str:
    with pytest.raises(RefusedError) as error:
        sitting.say(seat, command)
    return error.value.code


def drawn(sitting: Sitting) -> list[int]:
    """The cards drawn in the last decision."""
    operations = sitting.table.state.running.plies[-1].operations
    return [each.card for each in operations if isinstance(each, Drawn)]


def asked(**settings: Any) -> tuple[Sitting, int]:
    """A table of four people whose first player asks to take back a turn."""
    sitting = playing(**settings)
    seat = sitting.turn
    sitting.play(sitting.options[0].turn)
    ask(sitting, seat)
    return sitting, seat


def others(seat: int) -> list[int]:
    return [other for other in range(4) if other != seat]


# --- free take-backs


def test_before_anyone_sees_a_card_a_decision_is_taken_back_freely() -> None:
    sitting = Sitting(BY_HAND, 1).fill().start()
    seat, before, hand = sitting.turn, sitting.table.state.running.copy(), sitting.game(sitting.turn).hand
    sitting.play(sitting.options[0].turn)
    assert sitting.turn == seat
    assert drawn(sitting) == []
    assert sitting.view(seat).can_take_back == "now"
    (event,) = ask(sitting, seat)
    assert isinstance(event, ev.TakenBack)
    assert event.piles is None
    assert sitting.table.state.running == before
    assert sitting.game(seat).hand == hand


def test_after_a_take_back_there_is_no_last_turn() -> None:
    sitting = Sitting(BY_HAND, 1).fill().start()
    assert last_turn(sitting.table.state) is None
    seat = sitting.turn
    sitting.play(sitting.options[0].turn)
    last = last_turn(sitting.table.state)
    assert last is not None
    assert last.seat == seat
    ask(sitting, seat)
    assert last_turn(sitting.table.state) is None


def test_a_drawn_card_is_something_new_even_for_the_player_alone() -> None:
    sitting = Sitting(BY_HAND, 1).fill().start()
    seat = sitting.turn
    sitting.play(sitting.options[0].turn)
    sitting.play(next(each.turn for each in sitting.options if each.kind == "draw"))
    assert drawn(sitting)
    assert sitting.view(seat).can_take_back == "ask"


def test_a_decision_before_one_that_was_taken_back_is_not_free() -> None:
    """Its draw pile would be the one from before the shuffle, whose top card was seen."""
    sitting = Sitting(BY_HAND, 1).fill().start()
    seat = sitting.turn
    sitting.play(sitting.options[0].turn)
    sitting.play(next(each.turn for each in sitting.options if each.kind == "draw"))
    sitting.take_back(seat)
    assert sitting.view(seat).can_take_back == "ask"
    first = sitting.table.state.running.pile
    sitting.take_back(seat)
    assert len(sitting.table.state.running.plies) == 0
    assert sitting.table.state.running.pile != first


def test_someone_elses_choice_is_not_interrupted_without_asking() -> None:
    sitting = playing("bluffing")
    seat = sitting.turn
    sitting.play(next(each.turn for each in sitting.options if each.kind == "declare"))
    assert drawn(sitting) == []
    assert sitting.turn != seat
    assert sitting.view(seat).can_take_back == "ask"


def test_a_stand_ins_turn_is_not_rolled_back_without_asking() -> None:
    sitting = playing()
    seat, away = sitting.turn, (sitting.turn + 1) % 4
    sitting.play(sitting.options[0].turn)
    sitting.apply(sitting.table.disconnected(away, sitting.now))
    sitting.now += 1_000
    sitting.apply(sitting.table.tick(sitting.now))
    sitting.let_bot_play()
    (event,) = ask(sitting, seat)
    assert event == ev.TakeBackAsked(at=sitting.now, seat=seat, plies=2)
    request = sitting.view(None).take_back
    assert request is not None
    assert set(request.waiting) == set(others(seat))


def test_bots_never_object() -> None:
    sitting = playing(bots=3)
    while sitting.turn != 0:
        sitting.let_bot_play()
    sitting.play_any()
    while sitting.turn != 0:
        sitting.let_bot_play()
    assert sitting.view(0).can_take_back == "now"
    pile = sitting.table.state.running.pile
    (event,) = ask(sitting, 0)
    assert isinstance(event, ev.TakenBack)
    assert event.piles is not None
    assert sitting.turn == 0
    assert sitting.table.state.running.pile[: len(pile)] != pile


# --- asking


def test_with_everyones_agreement_the_cards_go_back_and_the_draw_pile_is_shuffled() -> None:
    sitting = playing()
    seat, before = sitting.turn, sitting.table.state.running.copy()
    turn = sitting.options[0].turn
    sitting.play(turn)
    card = drawn(sitting)
    ask(sitting, seat)
    for other in others(seat)[:-1]:
        assert [type(event) for event in sitting.say(other, AGREE)] == [ev.TakeBackAgreed]
        assert sitting.say(other, AGREE) == []
    events = sitting.say(others(seat)[-1], AGREE)
    assert [type(event) for event in events] == [ev.TakeBackAgreed, ev.TakenBack]
    game = sitting.table.state.running
    assert game.position == before.position
    assert sorted(game.pile) == sorted(before.pile)
    assert game.pile != before.pile
    assert sitting.view(None).take_back is None
    cards = set()
    for _ in range(12):  # the next card is another one every time
        sitting.play(turn)
        cards.update(drawn(sitting))
        sitting.take_back(seat)
    assert len(cards) > 1
    assert card


def test_one_no_is_enough() -> None:
    sitting, seat = asked()
    other = others(seat)[1]
    sitting.say(others(seat)[0], AGREE)
    assert sitting.say(other, REFUSE) == [ev.TakeBackEnded(at=sitting.now, seat=other)]
    assert len(sitting.table.state.running.plies) == 1
    assert refusal(sitting, others(seat)[2], AGREE) == "stale"
    assert sitting.view(seat).can_take_back is None
    assert refusal(sitting, seat, do.TakeBack(id="b", version=sitting.table.version)) == "not_allowed"


def test_the_person_who_asks_can_withdraw() -> None:
    sitting, seat = asked()
    assert sitting.say(seat, AGREE) == []
    assert sitting.say(seat, REFUSE) == [ev.TakeBackEnded(at=sitting.now, seat=seat)]


def test_without_an_answer_the_request_lapses() -> None:
    sitting, seat = asked()
    sitting.apply(sitting.table.disconnected(others(seat)[0], sitting.now))
    for other in others(seat)[1:]:
        sitting.say(other, AGREE)
    due = sitting.now + ANSWER_SECONDS
    request = sitting.view(seat).take_back
    assert request is not None
    assert (request.seat, request.waiting, request.until) == (seat, (others(seat)[0],), due)
    assert sitting.table.due() == due
    assert sitting.table.tick(due - 0.1) == []
    assert sitting.table.tick(due) == [ev.TakeBackEnded(at=due, seat=None)]


def test_slow_games_have_a_day_to_answer() -> None:
    sitting, _ = asked(pace=Pace(seconds=3 * DAY))
    request = sitting.view(None).take_back
    assert request is not None
    assert request.until == sitting.now + DAY


def test_if_the_last_person_to_answer_leaves_the_turn_is_taken_back() -> None:
    sitting, seat = asked()
    for other in others(seat)[1:]:
        sitting.say(other, AGREE)
    sitting.say(others(seat)[0], do.Leave(id="l"))
    assert sitting.table.due() == sitting.now
    (event,) = sitting.table.tick(sitting.now)
    assert isinstance(event, ev.TakenBack)


def test_if_the_person_who_asked_leaves_the_game_continues() -> None:
    sitting, seat = asked()
    sitting.say(seat, do.Leave(id="l"))
    assert sitting.view(None).take_back is None


def test_playing_on_is_a_no() -> None:
    sitting, seat = asked()
    sitting.play_any()
    assert sitting.view(None).take_back is None
    assert sitting.view(seat).can_take_back is None


def test_bots_and_clocks_wait_for_the_answers() -> None:
    sitting = playing(bots=2, pace=Pace(seconds=60, bot_seconds=0))
    while not sitting.table.state.seats[sitting.turn].person:
        sitting.let_bot_play()
    seat = sitting.turn
    sitting.play_any()
    ask(sitting, seat)
    assert sitting.view(None).take_back is not None
    assert sitting.table.bot_to_move() is None
    assert sitting.view(None).deadline is None
    sitting.now += 20
    sitting.say(seat, REFUSE)
    task = sitting.table.bot_to_move()
    assert task is not None
    assert task.not_before >= sitting.now


def test_a_bot_that_had_chosen_before_the_request_waits_too() -> None:
    sitting = playing(bots=2, pace=Pace(bot_seconds=0))
    while (seat := sitting.turn) != 1:  # the last person before the bots
        if sitting.table.state.seats[seat].person:
            sitting.play_any()
        else:
            sitting.let_bot_play()
    sitting.play_any()
    task = sitting.table.bot_to_move()
    assert task is not None
    turn = task.choose()
    ask(sitting, seat)
    assert sitting.table.bot_played(task, turn, sitting.now) == []
    assert sitting.view(None).take_back is not None


def test_a_turn_chosen_before_the_request_still_counts() -> None:
    sitting = playing()
    seat = sitting.turn
    sitting.play_any()
    version = sitting.table.version
    ask(sitting, seat)
    sitting.say(others(seat)[0], REFUSE)
    sitting.play(sitting.options[0].turn, version=version)


def test_watchers_and_second_requests_are_refused() -> None:
    sitting, seat = asked()
    assert refusal(sitting, seat, do.TakeBack(id="b", version=sitting.table.version)) == "not_allowed"
    sitting.say(seat, REFUSE)
    assert refusal(sitting, others(seat)[0], REFUSE) == "stale"


# --- limits


def test_a_turn_cant_be_taken_back_after_another_person_played() -> None:
    sitting = playing()
    seat = sitting.turn
    sitting.play_any()
    sitting.play_any()
    assert sitting.view(seat).can_take_back is None
    assert refusal(sitting, seat, do.TakeBack(id="b", version=sitting.table.version)) == "not_allowed"


def test_turns_taken_back_twice_are_stale() -> None:
    sitting = playing()
    seat, version = sitting.turn, sitting.table.version
    sitting.play_any()
    sitting.take_back(seat)
    assert refusal(sitting, seat, do.TakeBack(id="b", version=version + 1)) == "stale"
    again = do.Play(id="p", version=version, turn=sitting.options[0].turn)
    assert refusal(sitting, seat, again) == "stale"


def test_a_table_may_forbid_taking_back() -> None:
    sitting = playing(take_back=False)
    seat = sitting.turn
    sitting.play_any()
    assert refusal(sitting, seat, do.TakeBack(id="b", version=sitting.table.version)) == "not_allowed"


def test_a_turn_cant_be_taken_back_after_a_card_was_shown() -> None:
    """After a doubt, the other players know the card."""
    for seed in range(20):
        sitting = Sitting(settings_of("bluffing"), seed).fill().start()
        for _ in range(30):
            doubts = [each.turn for each in sitting.options if each.kind == "doubt"]
            if doubts:
                seat = sitting.turn
                sitting.play(doubts[0])
                assert sitting.view(seat).can_take_back is None
                return
            sitting.play_any()
    raise AssertionError("nothing could be doubted")


# --- the record of it


def finished(rules: str) -> Sitting:
    """A finished game of two people who often take turns back."""
    sitting = playing(rules, 2)
    for number in range(60):
        seat = sitting.turn
        sitting.play_any()
        if number % 4 == 0 and sitting.view(seat).can_take_back:
            sitting.take_back(seat)
    return sitting.play_out()


@pytest.mark.parametrize(
    "rules", sweep(("arizona", "basic", "liftbridge", "bluffing"), ("liftbridge", "bluffing"))
)
def test_the_new_shuffles_follow_from_the_numbers_and_are_in_the_record(rules: str) -> None:
    sitting = finished(rules)
    game = sitting.table.state.running
    assert len(game.take_backs) > 5
    result = check(sitting.table, 1)
    assert (result.commitment_holds, result.contributions_hold, result.deal_holds) == (True, True, True)
    (record,) = read_records(game_record(sitting.table, 1).splitlines())
    assert isinstance(record, Record)
    assert record.game().take_backs == game.take_backs
    assert check_record(record) is not None
    again = Table.from_events(stored(sitting.events))
    assert again.state == sitting.table.state
    assert looks(again) == looks(sitting.table)


def test_a_stacked_pile_after_a_take_back_fails_the_check() -> None:
    sitting = playing(players=2)
    seat = sitting.turn
    sitting.play_any()
    ask(sitting, seat)
    agreed, back = sitting.table.decide(Viewer("player", 1 - seat), AGREE, sitting.now, bytes)
    assert isinstance(back, ev.TakenBack)
    assert back.piles is not None
    sitting.apply([agreed, replace(back, piles=back.piles[::-1])])
    sitting.play_out()
    assert not check(sitting.table, 1).deal_holds
    (record,) = read_records(game_record(sitting.table, 1).splitlines())
    assert isinstance(record, Record)
    with pytest.raises(RecordError):
        check_record(record)


def test_a_take_back_from_before_piles_were_shuffled_still_loads() -> None:
    sitting = playing()
    before = sitting.table.state.running.copy()
    seat = sitting.turn
    sitting.play_any()
    sitting.apply([decode_event(b'{"event":"taken_back","at":1001.0,"seat":%d,"plies":1}' % seat)])
    assert sitting.table.state.running == before


def test_a_replay_has_every_shuffle_with_its_label() -> None:
    sitting = finished("paddle")
    game = sitting.table.state.running
    replay = game_replay(sitting.table, 1)
    assert [shuffle.label for shuffle in replay.shuffles if shuffle.label.startswith("take-back")] == [
        f"take-back/{take_back.number}/0" for take_back in game.take_backs
    ]
    began = sitting.table.state.began
    assert began is not None
    key = seed_of(began)
    assert isinstance(key, ShuffleKey)
    labels = {shuffle.label.split("/")[0] for shuffle in replay.shuffles}
    assert labels == {"deck", "take-back", "reshuffle"}
    for shuffle in replay.shuffles:
        assert key.shuffled(read_pile(shuffle.cards), shuffle.label) == read_pile(shuffle.cards)
