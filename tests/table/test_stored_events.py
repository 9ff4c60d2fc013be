"""Stored events stay readable, whatever version wrote them."""

from __future__ import annotations

import msgspec
import pytest

from pegs.table.events import Renamed, Said, SeatTaken
from pegs.table.stored_events import decode_event, encode_event


def test_an_event_is_read_as_it_was_written() -> None:
    event = SeatTaken(at=1.5, seat=2, name="Ruth", color="B", host=True)
    assert decode_event(encode_event(event)) == event


def test_events_written_with_the_british_spelling_are_read() -> None:
    stored = b'{"event":"seat_taken","at":1.0,"seat":0,"name":"Ruth","colour":"B"}'
    assert decode_event(stored) == SeatTaken(at=1.0, seat=0, name="Ruth", color="B")
    stored = b'{"event":"renamed","at":1.0,"seat":0,"name":"Ruth","colour":"G"}'
    assert decode_event(stored) == Renamed(at=1.0, seat=0, name="Ruth", color="G")


def test_peoples_own_text_is_never_changed() -> None:
    said = Said(at=1.0, seat=0, phrase=None, text='my "colour": blue')
    assert decode_event(encode_event(said)) == said


def test_other_text_is_refused() -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_event(b'{"event":"unheard-of"}')
