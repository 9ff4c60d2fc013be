"""Commands: what they do, and that a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pegs.table import events as ev
from pegs.table.protocol import commands as do
from pegs.table.protocol.choices import Pace, RulesChoice, SeatChoice, Settings
from pegs.table.protocol.messages import RefusalCode
from pegs.table.refusing import RefusedError
from pegs.table.table import Table
from pegs.table.timing import DAY
from pegs.table.who import Who
from tests.table.play import Host, table_settings


def refused(host: Host, code: RefusalCode, act: Callable[[], object]) -> RefusedError:
    """The refusal of an act, which leaves everything as it was."""
    before = [host.table.view(host.who(seat), 0.0) for seat in range(len(host.table.state.chairs))]
    with pytest.raises(RefusedError) as refusal:
        act()
    assert refusal.value.code == code
    assert refusal.value.sentence
    after = [host.table.view(host.who(seat), 0.0) for seat in range(len(host.table.state.chairs))]
    assert before == after
    return refusal.value


def my_turn(*, seed: int = 1, rules: str = "basic") -> Host:
    """A table where seat 0, a person, is to act; the others are bots."""
    host = Host.of(table_settings(rules, 0), seed)
    host.start()
    host.play_on(8, until=lambda table: table.state.running.turn == 0)
    assert host.table.state.running.turn == 0
    return host


def options(host: Host, seat: int = 0) -> list[str]:
    game = host.table.view(host.who(seat), host.now).game
    assert game is not None
    return [option.turn for option in game.options]


def test_a_legal_turn_is_played_in_any_spelling() -> None:
    host = my_turn()
    ply = len(host.table.state.running.plies)
    host.play(0, options(host)[0])
    assert len(host.table.state.running.plies) == ply + 1


def test_an_illegal_turn_is_refused_with_its_rule_and_names() -> None:
    host = my_turn()
    card = next(iter(options(host)[0]))
    refusal = refused(host, "illegal_turn", lambda: host.play(0, f"{card} As-A9"))
    assert refusal.rule
    assert "A9" not in refusal.sentence  # people read "your 9"


def test_what_is_no_turn_is_refused() -> None:
    host = my_turn()
    refused(host, "unreadable_turn", lambda: host.play(0, "hello there"))


def test_nobody_plays_in_anothers_turn() -> None:
    host = my_turn()
    refused(host, "not_your_turn", lambda: host.play(1, options(host)[0]))


def test_a_turn_made_against_an_older_board_is_refused() -> None:
    host = my_turn()
    version, turn = host.table.version, options(host)[0]
    host.play(0, turn)
    host.play_on(8, until=lambda table: table.state.running.turn == 0)
    stale = do.Play(id="late", version=version, turn=options(host)[0])
    refused(host, "stale", lambda: host.do(0, stale))


def test_talk_does_not_make_a_turn_stale() -> None:
    host = my_turn()
    version = host.table.version
    host.do(0, do.Say(id="talk", phrase="hello"))
    host.do(0, do.Play(id="play", version=version, turn=options(host)[0]))


def test_a_watcher_only_watches() -> None:
    host = my_turn()
    command = do.Play(id="x", version=host.table.version, turn=options(host)[0])
    with pytest.raises(RefusedError) as refusal:
        host.table.decide(Who("watcher"), command, host.now, host.chance.randbytes)
    assert refusal.value.code == "not_allowed"


def test_only_the_host_deals() -> None:
    host = Host.of(table_settings("basic", 0, 2))
    host.sit("Ben", 2)
    refused(host, "not_allowed", lambda: host.do(2, do.Start(id="s", version=host.table.version)))


def test_open_seats_become_bots_when_cards_are_dealt() -> None:
    host = Host.of(Settings())
    host.start()
    assert [seat.kind for seat in host.table.seats()] == ["person", "bot", "bot", "bot"]


def test_a_pause_stops_everything() -> None:
    host = my_turn()
    host.do(0, do.Pause(id="p"))
    refused(host, "paused", lambda: host.play(0, "K As-A8"))
    assert host.table.bot_to_move() is None
    host.do(0, do.Resume(id="r"))
    host.play(0, options(host)[0])


def test_taking_back_restores_the_very_state() -> None:
    host = my_turn()
    before = host.table.state.running.copy()
    host.play(0, options(host)[0])
    host.play_on(2, until=lambda table: table.state.running.turn == 0)
    assert host.table.view(host.who(0), host.now).can_take_back
    host.do(0, do.TakeBack(id="b", version=host.table.version))
    assert host.table.state.running == before


def test_nobody_takes_back_what_another_person_has_answered() -> None:
    host = Host.of(table_settings("basic", 0, 1, players=2))
    host.sit("Ben", 1)
    host.start()
    host.play_on(1)
    mover = host.table.state.running.plies[-1].seat
    host.play_on(1)
    back = do.TakeBack(id="b", version=host.table.version)
    refused(host, "not_allowed", lambda: host.do(mover, back))


def test_a_table_may_play_without_taking_back_and_without_hints() -> None:
    settings = table_settings("basic", 0)
    strict = Settings(players=4, seats=settings.seats, pace=settings.pace, take_back=False, hints=False)
    host = Host.of(strict)
    host.start()
    host.play_on(8, until=lambda table: table.state.running.turn == 0)
    refused(host, "not_allowed", lambda: host.table.answer(host.who(0), do.Hint(id="h")))
    host.play(0, options(host)[0])
    refused(host, "not_allowed", lambda: host.do(0, do.TakeBack(id="b", version=host.table.version)))


def test_a_hint_is_a_legal_turn_with_reasons() -> None:
    host = my_turn()
    answer = host.table.answer(host.who(0), do.Hint(id="h"))
    assert answer.turn in options(host)
    assert answer.reasons


def test_every_card_that_cannot_move_has_a_reason() -> None:
    host = my_turn()
    game = host.table.view(host.who(0), host.now).game
    assert game is not None
    for card in set(game.hand or ()):
        answer = host.table.answer(host.who(0), do.Why(id="w", card=card))
        assert answer.reasons[0].sentence
        assert answer.reasons[0].card == card


def test_why_is_answered_for_pegs_and_turns_too() -> None:
    host = my_turn()
    for asked in (do.Why(id="w"), do.Why(id="w", seat=0, origin=-1), do.Why(id="w", turn="5 As-A8")):
        assert host.table.answer(host.who(0), asked).reasons


def test_a_preview_tells_what_the_options_tell() -> None:
    host = my_turn()
    game = host.table.view(host.who(0), host.now).game
    assert game is not None
    turns = tuple(option.turn for option in game.options)[:10]
    preview = do.Preview(id="p", version=host.table.version, turns=turns)
    assert host.table.answer(host.who(0), preview).effects == tuple(
        option.effects for option in game.options[:10]
    )


@pytest.mark.parametrize("rules", ["basic", "arizona", "pegoo", "alaska", "bluffing"])
def test_effects_are_what_then_happens(rules: str) -> None:
    host = Host.of(table_settings(rules, 0, 1, players=2))
    host.sit("Ben", 1)
    host.start()
    for _ in range(120):
        seat = host.table.state.running.turn
        game = host.table.view(host.who(seat), host.now).game
        if game is None or not game.options:
            break
        option = host.chance.choice(game.options)
        assert option.effects is not None
        before = host.table.version
        host.play(seat, option.turn)
        happened = host.table.log(host.who(seat), before)[0]
        kinds = {type(effect) for effect in option.effects}
        operations = [op for op in getattr(happened, "operations", ()) if type(op) in kinds]
        assert tuple(operations) == option.effects


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana \n Maria ", "Ana Maria"),
        ("Ana\u202eneB", "AnaneB"),
        ("\u200b\u200b", "Somebody"),
        ("Zoë", "Zoë"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    host = Host.of(Settings())
    host.do(0, do.Rename(id="n", name=given, colour="R"))
    assert host.table.state.names[0] == shown


def test_names_and_colours_are_told_apart() -> None:
    host = Host.of(Settings())
    seat = host.sit("ana")
    chairs = host.table.state.chairs
    assert chairs[seat].name == "ana 2"
    third = host.sit("Cy")
    assert chairs[third].colour not in (chairs[0].colour, chairs[seat].colour)


def test_a_seat_is_taken_once() -> None:
    host = Host.of(Settings())
    host.sit("Ben", 1)
    refused(host, "seat_taken", lambda: host.sit("Cy", 1))
    refused(host, "no_such_seat", lambda: host.sit("Cy", 9))


def test_talk_keeps_to_the_manners_of_the_table() -> None:
    host = my_turn()
    refused(host, "not_allowed", lambda: host.do(0, do.Say(id="t", text="I have a joker")))
    refused(host, "not_allowed", lambda: host.do(0, do.Say(id="t", phrase="nonsense")))


def test_settings_that_cannot_be_played_are_refused() -> None:
    for settings in (
        Settings(players=5, teams=2),
        Settings(rules=RulesChoice("no such rules")),
        Settings(rules=RulesChoice(toml="extends = 'basic'\npegz = 4\n")),
        Settings(rules=RulesChoice(toml="extends = '/etc/passwd'\n")),
    ):
        with pytest.raises(RefusedError):
            Table.made(settings, "X", "Ana", "B", 0.0, lambda number: bytes(number))


# --- time


def test_a_bot_stands_in_for_who_is_away_and_the_person_comes_back() -> None:
    host = Host.of(table_settings("basic", 0, 2))
    host.sit("Ben", 2)
    host.start()
    host.happen(host.table.disconnected(2, host.now))
    due = host.table.due()
    assert due == host.now + 60
    host.happen(host.table.tick(due - 1))
    assert host.table.seats()[2].stand_in is None
    host.happen(host.table.tick(due))
    assert host.table.seats()[2].stand_in == "hints"
    host.play_on(12, until=lambda table: table.state.running.turn == 2)
    task = host.table.bot_to_move()
    assert task is not None
    assert (task.seat, task.by) == (2, "bot")
    host.happen(host.table.connected(2, host.now))
    assert host.table.seats()[2].stand_in is None
    assert host.table.bot_played(task, task.choose(), host.now) == []


def test_nobody_plays_on_while_everybody_is_away() -> None:
    host = Host.of(table_settings("basic", 0))
    host.start()
    host.happen(host.table.disconnected(0, host.now))
    assert host.table.bot_to_move() is None
    assert host.table.due() is None


def test_a_clock_that_runs_out_lets_a_bot_decide_once() -> None:
    seats = (SeatChoice("me"), SeatChoice("bot"), SeatChoice("bot"), SeatChoice("bot"))
    host = Host.of(Settings(seats=seats, pace=Pace(seconds=30, bot_seconds=0)))
    host.start()
    host.play_on(8, until=lambda table: table.state.running.turn == 0)
    task = host.table.bot_to_move()
    assert task is not None
    assert task.by == "clock"
    assert task.not_before == host.table.state.moved_at + 30
    host.happen(host.table.bot_played(task, task.choose(), task.not_before))
    last = host.table.log(host.who(0), host.table.version - 1)[-1]
    assert getattr(last, "by", "") == "clock"
    assert host.table.seats()[0].stand_in is None


def test_a_turn_a_day_needs_nobody_there() -> None:
    seats = (SeatChoice("me"), SeatChoice("bot"), SeatChoice("bot"), SeatChoice("bot"))
    host = Host.of(Settings(seats=seats, pace=Pace(seconds=2 * DAY, bot_seconds=0)))
    host.start()
    host.happen(host.table.disconnected(0, host.now))
    host.play_on(8, until=lambda table: table.state.running.turn == 0)
    assert host.table.due() is None  # nobody stands in for who comes once a day
    task = host.table.bot_to_move()
    assert task is not None
    assert task.by == "clock"


def test_leaving_a_game_gives_the_seat_to_a_bot_and_the_table_to_another() -> None:
    host = Host.of(table_settings("basic", 0, 2))
    host.sit("Ben", 2)
    host.start()
    host.do(0, do.Leave(id="l"))
    assert host.table.seats()[0].kind == "bot"
    assert host.maker == 2
    told = host.table.log(host.who(2), host.table.version - 1)
    assert getattr(told[0], "name", "") == "Ana"


@pytest.mark.parametrize("dealer", ["random", "host", "high_card", "youngest", "chosen"])
def test_the_dealer_is_found_as_the_table_wishes(dealer: str) -> None:
    seats = (SeatChoice("me"), SeatChoice("bot"), SeatChoice("bot"), SeatChoice("bot"))
    settings = Settings(seats=seats, dealer=dealer, dealer_seat=2)  # type: ignore[arg-type]
    host = Host.of(settings)
    host.start()
    began = next(event for event in host.kept if isinstance(event, ev.GameBegan))
    wanted = {"host": 0, "youngest": 2, "chosen": 2}.get(dealer)
    assert wanted is None or began.dealer == wanted
