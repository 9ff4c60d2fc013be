"""Talk at a table, and people's coming and going, can't make its log grow without end."""

from __future__ import annotations

import msgspec
import pytest

from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.table import events as ev
from pegs.table.chat import REACTION_SECONDS, REACTIONS, REMEMBERED_MESSAGES
from pegs.table.command_errors import RefusedError
from pegs.table.event_log import MAX_LOG, REMEMBERED_NEWS
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from tests.table.sitting import WATCHER, Sitting, settings_of

ANN = Viewer("player", 0)
LONG = "é" * 197


def welcome_log(table: Table) -> tuple[log.AnyLogEvent, ...]:
    """The log that a newly connected player gets."""
    return table.log(ANN, None)


def size(table: Table) -> int:
    """The bytes of that log."""
    return len(msgspec.json.encode(welcome_log(table)))


def test_a_table_remembers_only_the_newest_talk() -> None:
    sitting = Sitting(settings_of(talk="open")).fill().start()
    quiet = size(sitting.table)
    for number in range(500):
        sitting.say(number % 4, do.Say(id="1", text=f"{number}{LONG}"))
    texts = [each.text for each in welcome_log(sitting.table) if isinstance(each, log.Said)]
    assert texts == [f"{number}{LONG}" for number in range(480, 500)]
    assert size(sitting.table) < quiet + 25_000
    entries = (entry.event for entry in sitting.table.state.entries)
    assert sum(isinstance(event, ev.Said) and event.text is not None for event in entries) == 20


def test_short_messages_are_limited_too() -> None:
    sitting = Sitting(settings_of()).fill().start()
    for _ in range(200):
        sitting.say(0, do.Say(id="1", phrase="hello"))
    said = [each for each in welcome_log(sitting.table) if isinstance(each, log.Said)]
    assert len(said) == REMEMBERED_MESSAGES


def test_a_restored_table_remembers_the_same_talk() -> None:
    sitting = Sitting(settings_of(talk="open")).fill().start()
    for number in range(100):
        sitting.say(0, do.Say(id="1", text=f"{number}{LONG}"))
    stored = [event for event in sitting.events if isinstance(event, ev.Said) and event.text]
    assert len(stored) == 100
    restored = Table.from_events(sitting.events)
    assert restored.version == sitting.table.version
    assert welcome_log(restored) == welcome_log(sitting.table)


def test_the_log_has_every_turn_but_only_the_newest_coming_and_going() -> None:
    sitting = Sitting(settings_of()).fill().start()
    for _ in range(40):
        sitting.play_any()
        for color in ("G", "R"):
            sitting.say(0, do.Rename(id="1", name="Ann", color=color))
    seen = welcome_log(sitting.table)
    assert sum(isinstance(each, log.TurnPlayed) for each in seen) == 40
    assert sum(isinstance(each, log.Happened) for each in seen) == REMEMBERED_NEWS
    assert seen[-1].version == sitting.table.version
    assert [each.version for each in seen] == sorted(each.version for each in seen)


def test_a_game_that_does_not_end_has_a_log_that_does() -> None:
    sitting = Sitting(settings_of(players=2)).fill().start()
    while sitting.table.version < MAX_LOG + 50:
        turns = [option.turn for option in sitting.options]
        sitting.play(next((turn for turn in turns if "discard" in turn), turns[0]))
    for seen in (welcome_log(sitting.table), sitting.table.log(ANN, sitting.table.state.dealt_at)):
        assert isinstance(seen[0], log.GameBegan)
        assert [each.version for each in seen[1:]] == list(range(51, MAX_LOG + 51))


def react(reaction: str = "whoa") -> do.Say:
    return do.Say(id="1", reaction=reaction)


def refusal(sitting: Sitting, seat: int, command: do.Say) -> str:
    """The code with which a command is refused; nothing may change."""
    before = sitting.table.version
    with pytest.raises(RefusedError) as refused:
        sitting.say(seat, command)
    assert sitting.table.version == before
    return refused.value.code


def test_a_seat_reacts_once_in_three_seconds() -> None:
    sitting = Sitting(settings_of()).fill().start()
    sitting.say(0, react("ha_ha"))
    sitting.say(1, react())
    sitting.now += REACTION_SECONDS - 0.01
    assert refusal(sitting, 0, react()) == "too_much"
    sitting.now += 0.01
    sitting.say(0, react())
    said = [each for each in welcome_log(sitting.table) if isinstance(each, log.Said)]
    assert [(each.seat, each.reaction, each.phrase, each.text) for each in said] == [
        (0, "ha_ha", None, None),
        (1, "whoa", None, None),
        (0, "whoa", None, None),
    ]
    assert said[0].lines[0].parts[0].phrase == "react_ha_ha"


@pytest.mark.parametrize("reaction", ["", "nope", "hello", "react_nice"])
def test_an_unknown_reaction_is_refused(reaction: str) -> None:
    assert refusal(Sitting(settings_of()).fill().start(), 0, react(reaction)) == "not_allowed"


def test_reactions_follow_the_rules_of_talk() -> None:
    silent = Sitting(settings_of(talk="none")).fill().start()
    assert refusal(silent, 0, react()) == "not_allowed"
    sitting = Sitting(settings_of()).fill().start()
    for reaction in REACTIONS:
        sitting.say(0, react(reaction))
        sitting.now += REACTION_SECONDS
    with pytest.raises(RefusedError):
        sitting.table.decide(WATCHER, react(), sitting.now, sitting.random.randbytes)


def test_only_the_newest_reactions_are_remembered() -> None:
    sitting = Sitting(settings_of()).fill().start()
    for _ in range(REMEMBERED_MESSAGES + 20):
        sitting.say(0, react())
        sitting.now += REACTION_SECONDS
    said = [each for each in welcome_log(sitting.table) if isinstance(each, log.Said)]
    assert len(said) == REMEMBERED_MESSAGES


def test_only_those_who_were_here_come_back() -> None:
    sitting = Sitting(settings_of()).fill()
    happened = [each for each in welcome_log(sitting.table) if isinstance(each, log.Happened)]
    arrivals = [each for each in happened if each.kind == "back"]
    assert [(each.seat, each.lines) for each in arrivals] == [(seat, ()) for seat in range(4)]
    sitting.apply(sitting.table.disconnected(1, sitting.now))
    sitting.apply(sitting.table.connected(1, sitting.now))
    again = welcome_log(Table.from_events(sitting.events))[-1]
    assert isinstance(again, log.Happened)
    assert again.kind == "back"
    assert again.lines[0].parts[0].verb == "comes-back"
