"""The deal of the day: the same cards and bots everywhere on one date, marked as known, and counted once."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from pegs.cli import main
from pegs.core.errors import RecordError
from pegs.core.operations import Dealt
from pegs.protocol import commands as do
from pegs.protocol.settings import DailyDeal, RulesChoice, SeatChoice, Settings
from pegs.record import Record, read_records
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.command_errors import RefusedError
from pegs.table.daily import (
    MAX_TIME,
    DailyResult,
    chosen_day,
    daily_seed,
    daily_settings,
    day_of,
    opening_of,
    result_of,
)
from pegs.table.rules_vote import check_rules, suggest
from pegs.table.seat_requests import ask
from pegs.table.state import DAY
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from tests.table.daily_deals import dealt, play
from tests.table.sitting import WATCHER, Sitting

TODAY = "1970-01-01"
"""The date on a test's clock."""


def turns(sitting: Sitting) -> list[str]:
    return [event.turn for event in sitting.events if isinstance(event, ev.TurnPlayed)]


def hands(sitting: Sitting) -> dict[int, tuple[object, ...]]:
    opening = sitting.table.state.running.at_start().opening
    return {each.seat: each.cards for each in opening if isinstance(each, Dealt)}


def began(sitting: Sitting) -> ev.GameBegan:
    found = sitting.table.state.began
    assert found is not None
    return found


def result(sitting: Sitting) -> DailyResult | None:
    ended = sitting.events[-1]
    assert isinstance(ended, ev.GameEnded)
    return result_of(sitting.table.state, ended)


@pytest.fixture(scope="module")
def finished() -> Sitting:
    """A day's deal that was played to the end."""
    return play(dealt(TODAY))


def test_everyone_has_the_same_cards_and_the_bots_answer_the_same_turns_in_the_same_way() -> None:
    one, other = (play(dealt(TODAY, seed), turns=12) for seed in (1, 2))
    assert (began(one).seed, began(one).dealer) == (began(other).seed, began(other).dealer)
    assert hands(one) == hands(other)
    assert len(turns(one)) > 40
    assert turns(one) == turns(other)
    assert began(one).game != began(other).game


def test_another_date_has_other_cards() -> None:
    assert hands(dealt("2026-11-22")) != hands(dealt("2026-11-23"))


def test_the_seed_follows_from_the_date_as_documented() -> None:
    assert daily_seed("2026-11-22") == hashlib.sha256(b"pegs-daily-1 2026-11-22").hexdigest()
    assert began(dealt("2026-11-22")).seed == daily_seed("2026-11-22")
    assert day_of(DAY - 1) == "1970-01-01"
    assert day_of(DAY) == "1970-01-02"


def test_the_hand_is_known_before_the_deal() -> None:
    sitting = dealt("2026-11-22")
    assert opening_of("2026-11-22").position == sitting.table.state.running.position


def test_a_device_may_say_any_date_that_is_today_somewhere() -> None:
    now = 20_000.5 * DAY
    days = [day_of(now + ahead * DAY) for ahead in (-2, -1, 0, 1, 2)]
    assert chosen_day(None, now) == days[2]
    for day in days[1:4]:
        assert chosen_day(day, now) == day
    for day in (days[0], days[4], "", "today", "2024-13-01", "9" * 5000, f"{days[2]}\n"):
        with pytest.raises(RefusedError, match="date"):
            chosen_day(day, now)


@pytest.mark.parametrize(("ahead", "counts"), [(-2, False), (-1, True), (1, True), (2, False)])
def test_a_deal_counts_if_its_day_was_today_somewhere_when_it_began(ahead: int, counts: bool) -> None:
    sitting = dealt(TODAY)
    made = sitting.events[0]
    began_at = ahead * DAY + made.at
    table = Table.from_events([replace(made, at=began_at), *sitting.events[1:]])
    ended = ev.GameEnded(at=began_at + 1, number=1, winner=0)
    found = result_of(table.state, ended)
    assert (found is not None and found.counts) is counts


def test_no_one_takes_part_in_the_shuffle_and_the_next_one_is_as_always(finished: Sitting) -> None:
    gathering = Sitting(daily_settings(DailyDeal(TODAY))).fill()
    assert gathering.view(0).shuffle is None
    assert began(gathering.start()).contributions == ()
    table = Table.from_events(finished.events)
    assert table.view(WATCHER, 0).shuffle is not None


def test_there_are_no_hints_and_no_take_backs() -> None:
    sitting = play(dealt(TODAY), turns=1)
    assert sitting.view(0).can_take_back is None
    assert not sitting.view(0).settings.hints
    with pytest.raises(RefusedError):
        sitting.say(0, do.TakeBack(id="back", version=sitting.table.version))


@pytest.mark.parametrize(
    "command",
    [
        do.SetSeat(id="seat", seat=1, bot="random"),
        do.SetSeat(id="seat", seat=1, bot=None),
        do.SwapSeats(id="swap", one=0, other=1),
    ],
)
@pytest.mark.parametrize("has_begun", [False, True])
def test_the_bots_and_seats_stay_as_they_are(command: do.Command, has_begun: bool) -> None:
    sitting = dealt(TODAY) if has_begun else Sitting(daily_settings(DailyDeal(TODAY))).fill()
    with pytest.raises(RefusedError):
        sitting.say(0, command)
    with pytest.raises(RefusedError):
        ask(sitting.table.state, 1, "Eve", "Y", "0" * 64, sitting.now)


def test_no_one_can_suggest_other_rules() -> None:
    sitting = Sitting(daily_settings(DailyDeal(TODAY))).fill()
    state = sitting.table.state
    other = check_rules(state.settings, RulesChoice(name="paddle"))
    with pytest.raises(RefusedError):
        suggest(state, 0, other, sitting.now)


def test_other_settings_are_refused() -> None:
    deal = DailyDeal(TODAY)
    bot = SeatChoice(who="bot", bot="random")
    for settings in (
        Settings(daily=deal),
        replace(daily_settings(deal), hints=True),
        replace(daily_settings(deal), take_back=True),
        replace(daily_settings(deal), seats=(SeatChoice(who="me"), bot, bot, bot)),
        daily_settings(DailyDeal("2026-11-31")),
    ):
        with pytest.raises(RefusedError):
            Sitting(settings)


def test_a_date_is_nothing_but_a_date() -> None:
    """In Python, the ``$`` of a pattern also matches before a line break at the end."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"day": "2026-11-22\n"}, DailyDeal)


def test_the_game_is_marked_in_its_log_replay_and_record(finished: Sitting) -> None:
    table = finished.table
    verbs = [part.verb for entry in table.log(WATCHER, None) for line in entry.lines for part in line.parts]
    assert "deal-of-the-day" in verbs
    replay = game_replay(table, 1)
    assert (replay.daily, replay.seed, replay.contributions) == (TODAY, daily_seed(TODAY), ())
    fair = check(table, 1)
    assert (fair.commitment_holds, fair.deal_holds, fair.date_holds) == (True, True, True)
    text = game_record(table, 1)
    assert f'[Daily "{TODAY}"]' in text
    (record,) = read_records(text.splitlines(keepends=True))
    assert isinstance(record, Record)
    shuffle = check_record(record)
    assert shuffle is not None
    assert shuffle.day == TODAY


def test_pegs_verify_says_that_the_cards_were_known(
    finished: Sitting, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "daily.pegs"
    file.write_text(game_record(finished.table, 1), "utf-8")
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    assert not end.value.code
    assert f"The deal of the day {TODAY}: everyone could know the cards." in capsys.readouterr().out


def test_another_deal_cannot_pass_as_a_days(finished: Sitting) -> None:
    stacked = [
        replace(event, daily="1970-01-02") if isinstance(event, ev.GameBegan) else event
        for event in finished.events
    ]
    table = Table.from_events(stacked)
    assert not check(table, 1).date_holds
    (record,) = read_records(game_record(table, 1).splitlines(keepends=True))
    assert isinstance(record, Record)
    with pytest.raises(RecordError):
        check_record(record)


def test_it_is_stored_and_read_again_and_older_games_too(finished: Sitting) -> None:
    table = Table.from_events(decode_event(encode_event(event)) for event in finished.events)
    assert table.state.running.pile == finished.table.state.running.pile
    assert table.state.settings.daily == DailyDeal(TODAY)
    made, first = finished.events[0], began(finished)
    old = encode_event(first).replace(b',"daily":"1970-01-01"', b"")
    assert decode_event(old) == replace(first, daily=None)
    assert isinstance(made, ev.TableMade)
    stored = encode_event(made).replace(b',"daily":{"day":"1970-01-01","practice":false}', b"")
    assert decode_event(stored) == replace(made, settings=replace(made.settings, daily=None))


def test_the_result_is_the_persons_turns_and_whether_they_won(finished: Sitting) -> None:
    found, mine = result(finished), [turn for turn in finished.events if isinstance(turn, ev.TurnPlayed)]
    ended = finished.events[-1]
    assert isinstance(ended, ev.GameEnded)
    won = ended.winner == finished.table.state.board.team_of(0)
    assert found == DailyResult(TODAY, won, sum(turn.seat == 0 for turn in mine), True)


def test_practice_and_a_late_end_do_not_count(finished: Sitting) -> None:
    ended = finished.events[-1]
    made = finished.events[0]
    assert isinstance(ended, ev.GameEnded)
    assert isinstance(made, ev.TableMade)
    practice = replace(made, settings=daily_settings(DailyDeal(TODAY, practice=True)))
    table = Table.from_events([practice, *finished.events[1:]])
    found = result_of(table.state, ended)
    assert found is not None
    assert not found.counts
    for late, counts in ((MAX_TIME, True), (MAX_TIME + 1.0, False)):
        found = result_of(finished.table.state, replace(ended, at=made.at + late))
        assert found is not None
        assert found.counts is counts


def test_a_game_in_which_a_bot_played_for_the_person_does_not_count(finished: Sitting) -> None:
    index = next(
        number
        for number, event in enumerate(finished.events)
        if isinstance(event, ev.TurnPlayed) and event.seat == 0
    )
    events = list(finished.events)
    turn = events[index]
    assert isinstance(turn, ev.TurnPlayed)
    events[index] = replace(turn, by="bot")
    ended = events[-1]
    assert isinstance(ended, ev.GameEnded)
    found = result_of(Table.from_events(events).state, ended)
    assert found is not None
    assert not found.counts


def test_a_deal_of_another_day_than_the_tables_has_no_result() -> None:
    sitting = dealt("2026-11-22")
    ended = ev.GameEnded(at=sitting.now, number=1, winner=0)
    assert result_of(sitting.table.state, ended) is None


def test_the_next_game_at_the_table_is_an_ordinary_one(finished: Sitting) -> None:
    sitting = Sitting(daily_settings(DailyDeal(TODAY)))
    sitting.table = Table.from_events(finished.events)
    sitting.events = list(finished.events)
    sitting.say(0, do.Rematch(id="next", version=sitting.table.version))
    assert began(sitting).daily is None
    assert began(sitting).seed != daily_seed(TODAY)
    ended = ev.GameEnded(at=sitting.now, number=2, winner=0)
    assert result_of(sitting.table.state, ended) is None
    sitting.say(0, do.SetSeat(id="seat", seat=1, bot="random"))
