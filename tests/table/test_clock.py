"""The clock: time banks, and seconds that others give."""

from __future__ import annotations

import pytest

from pegs.protocol import commands as do
from pegs.protocol.settings import Pace
from pegs.table.clock import GIFT, MAX_GIVEN
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from tests.table.sitting import Sitting, settings_of

PACE = Pace(seconds=30, bank_seconds=60)


def a_game(pace: Pace = PACE) -> Sitting:
    return Sitting(settings_of(pace=pace), 1).fill().start()


def left(sitting: Sitting, seat: int) -> float:
    return sitting.view(None).banks[seat]


def give(sitting: Sitting, seat: int) -> None:
    sitting.say(seat, do.GiveTime(id="give", version=sitting.table.version))


def test_a_turn_in_time_leaves_the_bank_alone() -> None:
    sitting = a_game()
    seat, begun = sitting.turn, sitting.now
    view = sitting.view(seat)
    assert (view.bank_from, view.deadline) == (begun + 30, begun + 90)
    sitting.now += 30
    sitting.play_any()
    assert left(sitting, seat) == 60


def test_a_longer_turn_uses_the_bank_and_then_the_clock_decides() -> None:
    sitting = a_game()
    seat = sitting.turn
    sitting.now += 50
    sitting.play_any()
    assert left(sitting, seat) == 40
    others = [each for other, each in enumerate(sitting.view(None).banks) if other != seat]
    assert others == [60, 60, 60]
    while sitting.turn != seat:
        sitting.play_any()
    begun = sitting.now
    task = sitting.table.bot_to_move()
    assert task is not None
    assert (task.by, task.not_before) == ("clock", begun + 30 + 40)
    sitting.let_bot_play()
    assert left(sitting, seat) == 0
    assert Table.from_events(sitting.events).state.clock == sitting.table.state.clock


def test_a_pause_or_a_request_does_not_refill_the_bank() -> None:
    sitting = a_game()
    seat = sitting.turn
    sitting.now += 45
    sitting.say(seat, do.Pause(id="p"))
    sitting.now += 1000
    sitting.say(seat, do.Resume(id="r"))
    assert left(sitting, seat) == 45
    assert sitting.view(seat).deadline == sitting.now + 30 + 45


def test_each_game_begins_with_full_banks() -> None:
    sitting = a_game()
    sitting.now += 50
    sitting.play_any()
    sitting.play_out()
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version))
    assert sitting.view(None).banks == (60, 60, 60, 60)


def test_without_a_bank_there_is_only_the_turns_own_time() -> None:
    sitting = a_game(Pace(seconds=30))
    view = sitting.view(None)
    assert (view.banks, view.bank_from, view.deadline) == ((), None, sitting.now + 30)


def test_others_give_fifteen_seconds_for_one_turn() -> None:
    sitting = a_game()
    seat, begun = sitting.turn, sitting.now
    giver = (seat + 1) % 4
    early = sitting.table.bot_to_move()
    give(sitting, giver)
    view = sitting.view(seat)
    assert (view.bank_from, view.deadline) == (begun + 45, begun + 105)
    late = sitting.table.bot_to_move()
    assert early is not None
    assert late is not None
    assert early.key != late.key, "the server's timer is set again"
    sitting.now += 45
    sitting.play_any()
    assert left(sitting, seat) == 60
    assert sitting.view(None).bank_from == sitting.now + 30, "the next turn has its usual time"


def test_no_one_gives_time_to_themselves_or_without_a_clock_or_without_end() -> None:
    sitting = a_game()
    with pytest.raises(RefusedError):
        give(sitting, sitting.turn)
    giver = (sitting.turn + 1) % 4
    for _ in range(int(MAX_GIVEN // GIFT)):
        give(sitting, giver)
    with pytest.raises(RefusedError) as refused:
        give(sitting, giver)
    assert refused.value.code == "too_much"
    untimed = a_game(Pace())
    with pytest.raises(RefusedError):
        give(untimed, (untimed.turn + 1) % 4)
