"""What clients hear of everything that isn't a part of the game: what, whose, and lines to read."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from pegs.protocol import log
from pegs.protocol.settings import RulesChoice
from pegs.table import events as ev
from pegs.table.entries import LogEntry
from pegs.table.event_log import visible_event
from tests.table.sitting import WATCHER, Sitting, settings_of

HAPPENINGS: dict[log.Happening, ev.AnyEvent] = {
    "take_back_asked": ev.TakeBackAsked(at=1, seat=2, plies=1),
    "take_back_denied": ev.TakeBackEnded(at=1, seat=2),
    "discards_shuffled": ev.DiscardsShuffled(at=1, seat=2),
    "sat": ev.SeatTaken(at=1, seat=2, name="Cleo", color="G"),
    "renamed": ev.Renamed(at=1, seat=2, name="Cleo", color="G"),
    "left": ev.SeatGivenUp(at=1, seat=2, bot=None),
    "rules_suggested": ev.RulesSuggested(at=1, seat=2, rules=RulesChoice()),
    "rules_suggestion_ended": ev.RulesSuggestionEnded(at=1, suggestion=1, seat=2),
    "rules_changed": ev.RulesChanged(at=1, suggestion=1, yes=3, no=1),
    "away": ev.WentAway(at=1, seat=2),
    "back": ev.CameBack(at=1, seat=2),
    "stand_in": ev.BotStoodIn(at=1, seat=2, bot="greedy"),
    "paused": ev.Paused(at=1, seat=2),
    "resumed": ev.Resumed(at=1, seat=2),
}


def heard(event: ev.AnyEvent) -> log.AnyLogEvent:
    """What a watcher's client reads from the socket."""
    entry = LogEntry(7, event, name="Cleo")
    sent = msgspec.json.encode(visible_event(Sitting(settings_of()).table.state, entry, WATCHER))
    read: log.AnyLogEvent = msgspec.json.decode(sent, type=log.AnyLogEvent)
    return read


@pytest.mark.parametrize("kind", get_args(log.Happening))
def test_everything_that_happens_is_heard(kind: log.Happening) -> None:
    event = heard(HAPPENINGS[kind])
    assert isinstance(event, log.Happened)
    assert (event.kind, event.version, event.at) == (kind, 7, 1)
    assert event.seat == (None if kind == "rules_changed" else 2)
    assert bool(event.lines) == (kind != "renamed")


@pytest.mark.parametrize(
    ("ended", "verb"),
    [
        (ev.TakeBackEnded(at=1, seat=None), "take-back-lapses"),
        (ev.RulesSuggestionEnded(at=1, suggestion=1, seat=None), "rules-voted-down"),
    ],
)
def test_what_time_or_a_vote_ended_is_about_nobody(ended: ev.AnyEvent, verb: str) -> None:
    event = heard(ended)
    assert isinstance(event, log.Happened)
    assert event.seat is None
    assert event.lines[0].parts[0].verb == verb
