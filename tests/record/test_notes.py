"""Notes in a record: written, read back, and skipped if they aren't notes."""

from __future__ import annotations

import pytest

from pegs.core.board import HOME, START
from pegs.core.errors import UsageError
from pegs.record import write_record
from pegs.record.header import KNOWN_TAGS
from pegs.record.notes import Arrow, Note, Ring, Spot
from tests.record.games import random_game, read_one, sample

NOTES = (
    Note(0, 1, "Nobody has a way out."),
    Note(
        3,
        0,
        'She said "no" | \\ (A3) B4-B5, \u05d0 and went.',
        (Arrow(Spot(0, 8), Spot(2, START), second=True), Arrow(Spot(1, HOME + 2), Spot(0, 20))),
        (Ring(Spot(0, 17)), Ring(Spot(3, HOME), second=True)),
    ),
    Note(3, 2, "", (), (Ring(Spot(0, 0)),)),
    Note(4, 3, "B3-B4 is what I meant."),
)


def with_tags(*values: str) -> str:
    """The sample record with these notes."""
    head, rest = sample().split("\n", 1)
    return "\n".join([head, *(f'[Note "{value}"]' for value in values), rest])


def test_notes_are_read_as_they_were_written() -> None:
    game = random_game("basic", plies=20)
    text = write_record(game, notes=NOTES)
    record = read_one(text)
    assert record.notes == NOTES
    assert record.game().same_table(game)
    assert '[Note "3 A A8-Cs! Bh3-B2 (A17) (Dh1)! | She said' in text


def test_a_reader_that_knows_no_notes_keeps_them_as_extra_tags() -> None:
    """That's what was promised for tags with other names, before there were notes."""
    assert "Note" not in KNOWN_TAGS
    record = read_one(write_record(random_game("basic", plies=20), notes=NOTES))
    assert [tag.name for tag in record.tags].count("Note") == len(NOTES)
    assert read_one(sample()).notes == ()


@pytest.mark.parametrize(
    "value",
    [
        "",
        "kitchen",
        "3",
        "3 K | x",
        "x A | x",
        "99999999 A | x",
        "61 A | x",
        "3 A x",
        "3 A |",
        "3 A A8 | x",
        "3 A A8-A99 | x",
        "3 A A8-Eh1 | x",
        "3 A (A8)(A9) | x",
        "3 A (A1) (A2) (A3) (A4) | x",
        "3 A A1-A2 A1-A3 A1-A4 A1-A5 | x",
        "3 A | " + "x" * 281,
        "3 A | \\u0007",
        "3 A | \\u202e",
    ],
)
def test_what_is_no_note_is_an_extra_tag_and_no_error(value: str) -> None:
    record = read_one(with_tags(value, "3 A | A note."))
    assert record.notes == (Note(3, 0, "A note."),)
    assert len(record.plies) == 60


def test_notes_are_not_given_as_tags() -> None:
    with pytest.raises(UsageError):
        write_record(random_game("basic", plies=2), tags={"Note": "3 A | x"})


def test_a_comment_is_read_without_isolates() -> None:
    text = write_record(random_game("basic", plies=20), notes=[Note(1, 0, "\u2068שרה\u2069 3")])
    assert read_one(text).notes == (Note(1, 0, "שרה 3"),)


def test_a_comment_cant_break_out_of_its_line() -> None:
    text = write_record(random_game("basic", plies=20), notes=[Note(1, 0, 'x"]\nend *\r\u2028[Pegs "1"]')])
    record = read_one(text)
    assert len(record.plies) == 20
    assert record.notes == (Note(1, 0, r'x"]\u000aend *\u000d\u2028[Pegs "1"]'),)
