"""What a program in a person's seat answers without deciding anything: the shuffle, and take-backs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from pegs.protocol import commands as do
from pegs.protocol.messages import Welcome
from pegs.remote import playing
from pegs.table.commit_reveal import commitment_of
from pegs.table.viewer import Viewer
from tests.table.sitting import Sitting, settings_of

ME = Viewer("player", 1)
_read = msgspec.json.Decoder(do.AnyCommand).decode


class Line:
    """A connection that shows a program the table once, and keeps what it sends."""

    def __init__(self, sitting: Sitting) -> None:
        table = sitting.table
        view, rules = table.view(ME, sitting.now), table.rules_card()
        self.welcome = Welcome(id="hello", table=view, rules=rules, log=table.log(ME, None), resumed=False)
        self.sent: list[do.Command] = []

    def __iter__(self) -> Iterator[str]:
        yield msgspec.json.encode(self.welcome).decode()

    def send(self, text: str) -> None:
        self.sent.append(_read(text))


def answers(seat: Any, sitting: Sitting) -> list[do.Command]:
    """What a program sends after its hello when it sees the table."""
    line = Line(sitting)
    with suppress(playing._RetryError):
        seat.play(cast("ClientConnection", line))
    return line.sent[1:]


def program() -> Any:
    return playing._Seat("t" * 40, "greedy", print)


def test_a_program_locks_in_a_number_and_reveals_it_when_asked() -> None:
    sitting, seat = Sitting(settings_of("basic", 2)).fill(), program()
    (commit,) = answers(seat, sitting)
    assert isinstance(commit, do.Commit)
    sitting.say(1, commit)
    assert answers(seat, sitting) == []
    sitting.start()
    (reveal,) = answers(seat, sitting)
    assert isinstance(reveal, do.Reveal)
    assert commitment_of(reveal.secret) == commit.commitment
    sitting.say(1, reveal)
    assert sitting.is_playing


def test_a_program_that_sits_down_after_a_game_stays_for_the_next_one() -> None:
    sitting = Sitting(settings_of("basic", 2, 2), 2).fill().start()
    while sitting.table.state.stage != "over":
        sitting.play_any()
    seat = program()
    with pytest.raises(playing._RetryError):
        seat.play(cast("ClientConnection", Line(sitting)))
    seat._has_played = True
    assert seat.play(cast("ClientConnection", Line(sitting))) in (True, False)


def test_a_program_agrees_to_a_take_back_and_does_not_play_meanwhile() -> None:
    sitting = Sitting(settings_of("basic", 3, 3), 1).fill().start()
    while sitting.turn != 0:
        sitting.play_any()
    sitting.play_any()
    assert sitting.turn == 1
    assert [type(each) for each in answers(program(), sitting)] == [do.Play]
    sitting.say(0, do.TakeBack(id="b", version=sitting.table.version))
    (agree,) = answers(program(), sitting)
    assert isinstance(agree, do.AnswerTakeBack)
    sitting.say(1, agree)
    assert answers(program(), sitting) == []
