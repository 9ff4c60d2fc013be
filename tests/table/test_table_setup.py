"""What the host changes before the first deal: the number of seats, and the options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pegs.protocol import commands as do
from pegs.protocol.settings import DailyDeal, Options, Pace, RulesChoice
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.daily import daily_settings
from pegs.table.rules_vote import check_rules, suggest
from pegs.table.table import Table
from pegs.table.table_setup import MAX_CHANGES
from pegs.table.unshared import HOST_ABSENCE, is_closed
from tests.table.sitting import Sitting, settings_of
from tests.table.test_fold import looks, stored
from tests.table.test_lessons import lesson_settings

HOST = 0


def resize(players: int, teams: int = 2) -> do.ResizeTable:
    return do.ResizeTable(id="t", players=players, teams=teams)


def set_options(**options: object) -> do.SetOptions:
    return do.SetOptions(id="o", options=Options(**options))  # type: ignore[arg-type]  # as a client sends them


def refused(sitting: Sitting, seat: int, command: do.Command) -> str:
    before = sitting.table.version
    with pytest.raises(RefusedError) as error:
        sitting.say(seat, command)
    assert sitting.table.version == before
    return error.value.code


def test_a_table_grows_and_shrinks_around_its_people() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    sitting.apply(sitting.table.sit("Ben", "Y", 3, sitting.now)[1])
    sitting.say(HOST, do.SetSeat(id="b", seat=1, bot="hints"))
    sitting.say(HOST, resize(6, 3))
    view = sitting.view(HOST)
    assert (view.board.players, view.board.teams, view.settings.players) == (6, 3, 6)
    assert [each.kind for each in view.seats] == ["person", "bot", "open", "person", "open", "open"]
    # Ben's seat goes; he moves to the first one without a person, and the bot there makes room.
    sitting.say(HOST, resize(2))
    view = sitting.view(HOST)
    assert [(each.kind, each.name) for each in view.seats] == [
        ("person", view.seats[0].name),
        ("person", "Ben"),
    ]
    sitting.say(HOST, do.Start(id="s", version=sitting.table.version))
    assert sitting.view(HOST).board.players == 2


def test_nobody_loses_a_seat() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1).fill()
    assert refused(sitting, HOST, resize(2)) == "not_allowed"


def test_numbers_that_the_rules_cannot_be_played_by_are_refused() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    assert refused(sitting, HOST, resize(5, 3)) == "not_allowed"
    assert sitting.say(HOST, resize(4)) == []


MANY_CARDS = RulesChoice(toml='extends = "basic"\nhand_size = 7\ndecks = 1\n')
"""Rules with too few cards for ten."""


def test_rules_that_people_vote_on_have_to_suit_the_table_too() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    sitting.apply(sitting.table.sit("Ben", "Y", 1, sitting.now)[1])
    checked = check_rules(sitting.table.state.settings, MANY_CARDS)
    sitting.apply(suggest(sitting.table.state, 1, checked, sitting.now))
    assert refused(sitting, HOST, resize(10)) == "not_allowed"
    sitting.say(1, do.WithdrawRules(id="w"))
    sitting.say(HOST, resize(10))
    # They were read for four, before the table had ten.
    with pytest.raises(RefusedError):
        suggest(sitting.table.state, 1, checked, sitting.now)
    bluffing = check_rules(sitting.table.state.settings, RulesChoice("bluffing"))
    sitting.apply(suggest(sitting.table.state, 1, bluffing, sitting.now))
    assert refused(sitting, HOST, set_options(board="wooden", cards="real")) == "not_allowed"


def test_options_are_changed_and_everyone_sees_them() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    sitting.say(
        HOST, set_options(dealer="chosen", dealer_seat=2, hints=False, talk="open", pace=Pace(seconds=30))
    )
    shown = sitting.view(HOST).settings
    assert (shown.dealer, shown.dealer_seat, shown.hints, shown.talk) == ("chosen", 2, False, "open")
    assert shown.pace.seconds == 30
    same = set_options(dealer="chosen", dealer_seat=2, hints=False, talk="open", pace=Pace(seconds=30))
    assert sitting.say(HOST, same) == []
    # Without a choice, table talk follows the rules again.
    sitting.say(HOST, set_options())
    assert sitting.view(HOST).settings.talk == Sitting(settings_of("basic", 4, 2), 1).view(HOST).settings.talk


def test_bots_cannot_hold_real_cards() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    real = set_options(board="wooden", cards="real", pace=Pace(seconds=30))
    assert refused(sitting, HOST, set_options(cards="real")) == "not_allowed"
    sitting.say(HOST, do.SetSeat(id="b", seat=1, bot="hints"))
    assert refused(sitting, HOST, real) == "not_allowed"
    sitting.say(HOST, do.SetSeat(id="b", seat=1, bot=None))
    sitting.say(HOST, real)
    settings = sitting.view(HOST).settings
    assert (settings.cards, settings.hints, settings.pace.seconds) == ("real", False, None)


@pytest.mark.parametrize(
    "change", [lambda: resize(6), lambda: set_options(hints=False)], ids=["seats", "options"]
)
def test_only_the_host_and_only_before_the_deal(change: Callable[[], do.Command]) -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1).fill()
    assert refused(sitting, 1, change()) == "not_allowed"
    sitting.start()
    assert refused(sitting, HOST, change()) == "not_allowed"


def test_tables_that_are_made_for_something_stay_as_they_are() -> None:
    daily = Sitting(daily_settings(DailyDeal("2026-11-27")), 1)
    assert refused(daily, HOST, set_options(hints=False)) == "not_allowed"
    lesson = Sitting(lesson_settings())
    assert refused(lesson, HOST, resize(6)) == "not_allowed"


def unshared() -> Sitting:
    """A table to which nobody was invited, whose host is here."""
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    chance = sitting.random.randbytes
    made = Table.create(settings_of("basic", 4, 2), "ABCD", "Ann", "R", sitting.now, chance, keep=False)
    sitting.table, sitting.events = made
    sitting.apply(sitting.table.connected(HOST, sitting.now))
    return sitting


def is_kept(sitting: Sitting) -> bool:
    return sitting.table.state.is_kept


def leave_for(sitting: Sitting, seconds: float) -> None:
    """The host goes away, and comes back if the table is still there."""
    sitting.apply(sitting.table.disconnected(HOST, sitting.now))
    sitting.now += seconds
    sitting.apply(sitting.table.tick(sitting.now))


def test_a_tap_that_led_nowhere_leaves_no_table() -> None:
    sitting = unshared()
    assert sitting.table.due() is None
    leave_for(sitting, HOST_ABSENCE - 1)
    assert not is_closed(sitting.table.state)
    sitting.now += 2
    sitting.apply(sitting.table.tick(sitting.now))
    assert is_closed(sitting.table.state)
    assert sitting.table.tick(sitting.now + 1) == []


def test_a_table_that_was_shared_or_joined_or_dealt_stays() -> None:
    shared = unshared()
    shared.say(HOST, do.Share(id="s"))
    joined = unshared()
    joined.apply(joined.table.sit("Ben", "Y", 2, joined.now)[1])
    joined.say(2, do.Leave(id="l"))
    dealt = unshared()
    dealt.say(HOST, do.Start(id="d", version=dealt.table.version))
    for sitting in (shared, joined, dealt):
        leave_for(sitting, 2 * HOST_ABSENCE)
        assert sitting.view(HOST).seats[HOST].kind == "person"


def test_a_table_is_shared_once() -> None:
    sitting = unshared()
    assert not is_kept(sitting)
    sitting.say(HOST, do.Share(id="s"))
    assert is_kept(sitting)
    assert sitting.say(HOST, do.Share(id="t")) == []


def test_an_open_seat_is_planned_for_someone() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    plan = do.PlanSeat(id="p", seat=2, name=" Grandma\n")
    sitting.say(HOST, plan)
    assert (sitting.view(HOST).seats[2].name, sitting.view(HOST).seats[2].kind) == ("Grandma", "open")
    assert sitting.say(HOST, plan) == []
    assert refused(sitting, HOST, do.PlanSeat(id="q", seat=0, name="Me")) == "seat_taken"
    assert refused(sitting, HOST, do.PlanSeat(id="q", seat=9, name="No one")) == "no_such_seat"


def test_changes_are_bounded() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    for number in range(MAX_CHANGES):
        sitting.say(HOST, set_options(hints=number % 2 == 1))
    assert refused(sitting, HOST, set_options(hints=False)) == "too_much"


def test_a_stored_table_has_its_seats_and_options_again() -> None:
    sitting = Sitting(settings_of("basic", 4, 2), 1)
    sitting.say(HOST, resize(6, 3))
    sitting.say(HOST, set_options(talk="open", watchers=False))
    events = [entry.event for entry in sitting.table.state.entries]
    assert any(isinstance(each, ev.TableResized) for each in events)
    assert looks(Table.from_events(stored(events))) == looks(sitting.table)
