"""A late cousin takes over a bot's seat, if the host agrees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pegs.protocol import commands as do
from pegs.protocol.settings import Pace
from pegs.table import seat_requests
from pegs.table.command_errors import RefusedError
from pegs.table.events import SeatRequestAnswered, SeatTaken
from pegs.table.table import Table
from tests.table.sitting import WATCHER, Sitting, settings_of

KEY = "0" * 64


def a_game_with_bots(**more: Any) -> Sitting:
    """Ann and Bo, and bots at seats 2 and 3, after some turns."""
    sitting = Sitting(settings_of(bots=2, **more), 3).fill().start()
    for _ in range(6):
        sitting.play_any() if sitting.turn < 2 else sitting.let_bot_play()
    return sitting


def ask(sitting: Sitting, seat: int | None = 2, name: str = "May", key: str = KEY) -> int:
    """Ask for a bot's seat. Returns the request's id."""
    sitting.apply(seat_requests.ask(sitting.table.state, seat, name, "P", key, sitting.now))
    return sitting.table.version


def answer(sitting: Sitting, request: int, agree: bool, seat: int = 0) -> None:
    sitting.say(seat, do.AnswerSeatRequest(id="answer", request=request, agree=agree))


def test_with_the_hosts_agreement_a_newcomer_plays_the_bots_hand() -> None:
    sitting = a_game_with_bots()
    before = sitting.table.state.running.position.hands[2]
    request = ask(sitting)
    (shown,) = sitting.view(1).seat_requests
    assert (shown.id, shown.seat, shown.name, shown.color) == (request, 2, "May", "P")
    assert sitting.view(None).seats[2].kind == "bot"
    answer(sitting, request, True)
    assert sitting.view(0).seat_requests == ()
    seat = sitting.view(0).seats[2]
    assert (seat.kind, seat.name, seat.color, seat.here) == ("person", "May", "P", False)
    assert sitting.table.state.running.position.hands[2] == before
    sitting.apply(sitting.table.connected(2, sitting.now))
    while sitting.turn != 2:
        sitting.play_any() if sitting.turn < 2 else sitting.let_bot_play()
    assert sitting.table.bot_to_move() is None, "nobody plays for May"
    sitting.play_any()
    assert Table.from_events(sitting.events).view(WATCHER, sitting.now) == sitting.view(None)


def test_a_request_gives_nothing_away_and_changes_nothing() -> None:
    """The newcomer's key opens nothing, so all that can be sent is what others get: the request itself."""
    sitting = a_game_with_bots()
    before = {seat: sitting.game(seat) for seat in (None, 0, 1)}
    ask(sitting)
    assert {seat: sitting.game(seat) for seat in (None, 0, 1)} == before
    assert KEY not in msgspec.json.encode(sitting.view(0)).decode()
    assert KEY not in msgspec.json.encode(sitting.table.log(WATCHER, None)).decode()


def test_a_refused_request_leaves_the_bot() -> None:
    sitting = a_game_with_bots()
    answer(sitting, ask(sitting), False)
    assert sitting.view(0).seat_requests == ()
    assert sitting.view(0).seats[2].kind == "bot"


def test_only_the_host_answers_unless_away_for_a_minute() -> None:
    sitting = a_game_with_bots()
    request = ask(sitting)
    with pytest.raises(RefusedError):
        answer(sitting, request, True, seat=1)
    assert sitting.view(1).seat_requests[0].all_from is None
    began = sitting.now
    sitting.apply(sitting.table.disconnected(0, began))
    for absence in (3.0, seat_requests.HOST_ABSENCE - 1):
        sitting.now = began + absence
        with pytest.raises(RefusedError):
            answer(sitting, request, True, seat=1)
    assert sitting.view(1).seat_requests[0].answering == (0,)
    assert sitting.view(1).seat_requests[0].all_from == began + seat_requests.HOST_ABSENCE
    sitting.now = began + seat_requests.HOST_ABSENCE
    answer(sitting, request, True, seat=1)
    assert sitting.view(0).seats[2].name == "May"


def test_the_host_who_is_back_in_time_is_asked() -> None:
    sitting = a_game_with_bots()
    request = ask(sitting)
    sitting.apply(sitting.table.disconnected(0, sitting.now))
    sitting.now += seat_requests.HOST_ABSENCE - 1
    sitting.apply(sitting.table.connected(0, sitting.now))
    sitting.now += seat_requests.HOST_ABSENCE
    with pytest.raises(RefusedError):
        answer(sitting, request, True, seat=1)


def test_the_bots_partner_answers_at_once_while_the_host_is_away() -> None:
    sitting = a_game_with_bots()
    request = ask(sitting, 3)
    sitting.apply(sitting.table.disconnected(0, sitting.now))
    assert sitting.view(1).seat_requests[0].answering == (0, 1)
    answer(sitting, request, True, seat=1)
    assert sitting.view(1).seats[3].name == "May"


def test_of_two_who_ask_for_a_seat_one_gets_it() -> None:
    sitting = a_game_with_bots()
    first, second, other = (
        ask(sitting),
        ask(sitting, name="Zoe", key="1" * 64),
        ask(sitting, 3, "Kit", "2" * 64),
    )
    answer(sitting, second, True)
    assert sitting.view(0).seats[2].name == "Zoe"
    assert [each.id for each in sitting.view(0).seat_requests] == [other]
    with pytest.raises(RefusedError) as refused:
        answer(sitting, first, True)
    assert refused.value.code == "stale"


def test_only_bots_seats_can_be_asked_for() -> None:
    sitting = a_game_with_bots()
    for seat in (0, 1, 7):
        with pytest.raises(RefusedError):
            ask(sitting, seat)
    ask(sitting, None)
    assert sitting.view(0).seat_requests[0].seat == 2


def test_a_seat_that_was_taken_meanwhile_is_not_given_twice() -> None:
    sitting = a_game_with_bots()
    request = ask(sitting)
    sitting.say(0, do.SetSeat(id="open", seat=2, bot=None))
    sitting.apply(sitting.table.sit("Zoe", "G", 2, sitting.now)[1])
    with pytest.raises(RefusedError):
        answer(sitting, request, True)
    assert sitting.view(0).seats[2].name == "Zoe"
    answer(sitting, request, False)
    assert sitting.view(0).seat_requests == ()


def test_strangers_can_ask_only_a_few_times() -> None:
    sitting = a_game_with_bots()
    for number in range(seat_requests.MAX_REQUESTS):
        ask(sitting, key=str(number) * 64)
    with pytest.raises(RefusedError) as refused:
        ask(sitting, key="a" * 64)
    assert refused.value.code == "too_much"
    sitting.now += seat_requests.PATIENCE
    ask(sitting, key="a" * 64)
    assert len(sitting.view(0).seat_requests) == seat_requests.MAX_REQUESTS


def test_a_newcomer_may_change_their_mind() -> None:
    sitting = a_game_with_bots()
    ask(sitting)
    sitting.apply(seat_requests.withdraw(sitting.table.state, KEY, sitting.now))
    assert sitting.view(0).seat_requests == ()
    assert seat_requests.withdraw(sitting.table.state, KEY, sitting.now) == []


def test_a_newcomer_has_the_whole_time_for_a_turn() -> None:
    sitting = a_game_with_bots(pace=Pace(seconds=30))
    while sitting.turn != 2:
        sitting.play_any() if sitting.turn < 2 else sitting.let_bot_play()
    request = ask(sitting)
    sitting.now += 500
    answer(sitting, request, True)
    assert sitting.view(0).deadline == sitting.now + 30


def test_names_stay_different() -> None:
    sitting = a_game_with_bots()
    answer(sitting, ask(sitting, name="Ann"), True)
    assert sitting.view(0).seats[2].name == "Ann 2"


def test_the_key_opens_the_seat_only_after_the_answer() -> None:
    sitting = a_game_with_bots()
    request = ask(sitting)
    answer(sitting, request, True)
    granted = next(each for each in sitting.events if isinstance(each, SeatRequestAnswered))
    assert (granted.key, granted.seat, granted.granted) == (KEY, 2, True)
    assert isinstance(sitting.events[sitting.events.index(granted) + 1], SeatTaken)
