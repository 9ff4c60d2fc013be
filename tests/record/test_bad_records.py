"""A malformed record is reported with its line and the reason, and reading continues with the next one."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.errors import RecordError
from pegs.record import BadRecord, Record, read_records, write_record
from pegs.rules.ruleset import NAMES
from tests.record.games import random_game, read_one, sample
from tests.soak import examples

LETTERS = st.text(alphabet='[]"\\ .|*#?=~-x+;,\n\x00ABCDJ0159hs', max_size=6) | st.text(max_size=4)


def line_of(beginning: str, text: str) -> int:
    """The number of the first line that starts like this, counted from 1."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def changed(beginning: str, new: str | None) -> tuple[str, int]:
    """The sample with one line replaced (None: removed), and that line's number."""
    text = sample()
    lines = text.splitlines()
    at = line_of(beginning, text)
    lines[at - 1 : at] = [] if new is None else new.split("\n")
    return "\n".join(lines), at


def only_fault(text: str) -> BadRecord:
    (record,) = read_records(text.splitlines())
    assert isinstance(record, BadRecord), record
    return record


@pytest.mark.parametrize(
    ("beginning", "new", "reason"),
    [
        ("[Pegs", '[Pegs "2"]', "version “2”"),
        ("[Players", '[Players "11"]', "from 2 to 10"),
        ("[Players", '[Players "four"]', "from 2 to 10"),
        ("[Teams", '[Teams "3"]', "teams of equal size"),
        ("[Dealer", '[Dealer "E"]', "these seats: A B C D"),
        ("[Result", '[Result "AB"]', r"\*, AC, BD"),
        ("[Date", "[Date 2026]", "expected a tag"),
        ("[Date", '[Date "a\\qb"]', "expected a tag"),
        ("[Date", '[Date "x"] and more', "expected a tag"),
        ("[Date", '[A "\x1b[31mred"]', "tag A contains a control character"),
        ("[Date", '[A "\\u001b[31mred"]', "tag A contains a control character"),
        ("[Date", '[Title "two\\nlines"]', "tag Title contains a control character"),
        ("[Rules", '[Rules "\\u202eours"]', "tag Rules contains a control character"),
        ("[Date", '[A "\\ud800"]', "expected a tag"),
        ("[Switches", f'[Switches "side_length={"9" * 32}"]', "is too large"),
        ("[Cards", f'[Cards "A forward=1,{"9" * 29}"]', "is too large"),
        ("[Switches", '[Switches "side_length=18 color=red"]', "newer program"),
        ("[Switches", '[Switches "side_length"]', "newer program"),
        ("[Switches", '[Switches "side_length=long"]', "whole number"),
        ("[Switches", '[Switches "side_length=18 side_length=18"]', "twice"),
        ("[Switches", '[Switches "decks=1,2,3"]', "for each number of players"),
        ("[Switches", '[Switches "draw=never"]', "after, before"),
        ("[Switches", '[Switches "bluffing=maybe"]', "true or false"),
        ("[Switches", '[Switches "side_length=999"]', "contradict"),
        ("[Cards", '[Cards "A out; A out"]', "twice"),
        ("[Cards", '[Cards "A out out"]', "twice"),
        ("[Cards", '[Cards "A flies"]', "newer program"),
        ("[Cards", '[Cards "1 out"]', "doesn’t start with a card"),
        ("[Cards", '[Cards "A out=perhaps"]', "true or false"),
        ("deal B", "deal E 23456", "isn’t a seat in this game"),
        ("deal B", "deal B 2345", "expected 5 cards"),
        ("deal B", "deal B 2345X", "isn’t a card"),
        ("deal C", "deal A 23456\ndeal A 23456", "already has its cards"),
        ("draw A", "draw A 22", "expected one card"),
        ("pile", "pile ", "isn’t a card"),
        ("pile", "heap A23", "deal, draw, pile or discards"),
        ("2. ", "3. B discard", "turn number 2"),
        ("2. ", "2 B discard", "expected a turn"),
        ("2. ", "2. B", "expected a turn"),
        ("2. ", "2. E 3 discard", "isn’t a seat in this game"),
        ("2. ", "deal A 23456", "expected a turn"),
        ("2. ", '[Table "late"]', "tags come before"),
        ("2. ", "pile A2345", "no new pile here"),
        ("end", "end AC", "result"),
        ("2. ", "2. " + "x" * 20_000, "longer than"),
    ],
)
def test_the_line_and_the_reason_are_reported(beginning: str, new: str, reason: str) -> None:
    text, at = changed(beginning, new)
    fault = only_fault(text)
    assert fault.line in (at, at + 1)
    with pytest.raises(AssertionError, match=reason):
        raise AssertionError(fault.reason)


@pytest.mark.parametrize(
    ("beginning", "new", "reason"),
    [
        ("[Players", None, "tag Players is missing"),
        ("[Result", None, "tag Result is missing"),
        ("[Cards", None, "What these cards can do is missing"),
        ("[Players", '[Players "4"]\n[Players "4"]', "appears twice"),
        ("deal B", None, "dealt to B are missing"),
        ("draw A", None, "draw A"),
        ("pile", None, "aren’t the cards of these rules"),
        ("pile", "discards AAAA", "no discards"),
        ("end", None, "stops early"),
    ],
)
def test_missing_lines_are_reported(beginning: str, new: str | None, reason: str) -> None:
    assert reason in only_fault(changed(beginning, new)[0]).reason


def test_an_opening_draw_is_refused_if_the_rules_have_none() -> None:
    text = write_record(random_game("guide", plies=3)).replace("\npile", "\ndraw A 3\npile", 1)
    assert "doesn’t draw before" in only_fault(text).reason


def test_a_deal_cannot_be_combined_with_a_position() -> None:
    text = changed("[Date", '[Position "5s/5s/5s/5s A 234/?5/?5/?5"]')[0]
    assert "not with both" in only_fault(text).reason


def test_a_malformed_position_is_reported() -> None:
    text = sample()
    body = [line for line in text.splitlines() if line.startswith("[") and "Dealer" not in line]
    record = only_fault("\n".join([*body, '[Position "6s/5s A"]', "end *"]))
    assert record.line == len(body) + 1


def test_a_missing_switch_has_its_default() -> None:
    text = sample().replace(" table_talk=none", "")
    assert read_one(text).game().same_table(read_one(sample()).game())


def test_reading_continues_after_every_kind_of_error() -> None:
    good = sample()
    cut_short = good[: len(good) // 2]
    wrong = good.replace('[Players "4"]', '[Players "44"]')
    text = "\n".join([good, "noise", "more noise", wrong, cut_short, "", "# a remark", good])
    records = list(read_records(text.splitlines(keepends=True)))
    kinds = [isinstance(record, Record) for record in records]
    assert kinds == [True, False, False, False, True]
    starts = [record.start if isinstance(record, BadRecord) else record.line for record in records]
    assert starts == sorted(starts)


def test_reading_is_lazy() -> None:
    def lines() -> object:
        yield from sample().splitlines()
        raise AssertionError("read too far")

    assert isinstance(next(read_records(lines())), Record)  # type: ignore[arg-type]


def test_empty_text_has_no_record() -> None:
    assert list(read_records([])) == []
    assert list(read_records(["", "# only a remark", "   "])) == []


def test_comments_blank_lines_and_marks_are_ignored() -> None:
    text = "\ufeff" + sample().replace("\n2. ", "\n\n# good!\n2. ").replace("x |", " |").replace("\n", "\r\n")
    assert read_one(text).game().same_table(read_one(sample()).game())


# --- errors that only replaying finds


def replay_fault(text: str) -> RecordError:
    record = read_one(text)
    with pytest.raises(RecordError) as caught:
        record.game()
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1. A", "1. B", "seat A’s turn"),
        ("As-A8", "As-A7", ""),
        ("As-A8", "dance", ""),
        ("B draws", "C draws", "the record says “C draws"),
        (" | B draws Q", "", "the record says “nothing”"),
        (" | B draws Q", " | B draws Q | A sits out", "“B draws Q, A sits out”"),
        (" | B draws Q", " | B draws Q | B draws Q", "“B draws Q, B draws Q”"),
    ],
)
def test_a_wrong_turn_is_reported(old: str, new: str, reason: str) -> None:
    text = sample()
    line = "1. A K As-A8 | B draws Q"
    assert text.count(line) == 1
    fault = replay_fault(text.replace(line, line.replace(old, new)))
    assert fault.line == line_of("1. ", text)
    assert reason in fault.reason
    assert "\n" not in fault.reason


def test_a_wrong_result_is_reported() -> None:
    text = sample().replace('[Result "*"]', '[Result "AC"]').replace("end *", "end AC")
    fault = replay_fault(text)
    assert fault.line == len(text.splitlines())
    assert "playing its turns gives *" in fault.reason


def test_a_turn_after_the_end_is_reported() -> None:
    game = random_game("kilpatrick", plies=5000)
    text = write_record(game)
    extra = f"{len(game.plies) + 1}. A 3 discard\nend "
    assert "over before" in replay_fault(text.replace("\nend ", f"\n{extra}")).reason


def reshuffled() -> str:
    """A record with a reshuffle."""
    return write_record(random_game("guide", plies=140))


def test_a_reshuffle_is_replayed() -> None:
    text = reshuffled()
    assert text.count("reshuffled") == 1
    assert read_one(text).game().same_table(random_game("guide", plies=140))


def test_a_new_pile_must_be_the_discards() -> None:
    lines = reshuffled().splitlines()
    at = next(i for i, line in enumerate(lines) if "reshuffled" in line) + 1
    pile = lines[at].removeprefix("pile ")
    other = "2" if pile[-1] != "2" else "3"
    for wrong in (pile[:-1], pile + "A", pile[:-1] + other):
        text = "\n".join([*lines[:at], f"pile {wrong}", *lines[at + 1 :]])
        fault = replay_fault(text)
        assert fault.line == at
        assert "must be all the discards" in fault.reason or "the record says" in fault.reason


def test_a_new_pile_must_be_written() -> None:
    lines = reshuffled().splitlines()
    at = next(i for i, line in enumerate(lines) if "reshuffled" in line) + 1
    remaining = [line for line in lines[at:] if not line.startswith("pile")]
    assert "makes a new draw pile" in only_fault("\n".join([*lines[:at], *remaining])).reason


# --- random changes


def replayed_to(record: Record) -> int:
    """The line up to which a record replays: that of its first error, or its last line."""
    try:
        record.game()
    except RecordError as error:
        return error.line
    return record.end_line


HOLES = st.from_regex("[A-D]([0-9]|1[0-7]|s|h[1-5])[x+]?", fullmatch=True)
STEPS = st.lists(st.tuples(HOLES, HOLES).map("-".join), min_size=1, max_size=2).map(",".join)
ACTIONS = STEPS | STEPS.map("free {}".format) | st.tuples(HOLES, HOLES).map("~".join) | st.just("discard")
CARDS = st.from_regex("[A2-9TJQK*](=[A2-9TJQK*])?", fullmatch=True)
WORDS = st.sampled_from(["accept", "doubt", "extra", "decline", "draw", "forget", "pass"])
TURNS = st.tuples(CARDS, ACTIONS).map(" ".join) | CARDS | WORDS | STEPS.map("send {}".format)


@cache
def long_record(name: str) -> str:
    return write_record(random_game(name, plies=200))


@examples(120)
@given(st.sampled_from(NAMES), st.integers(1, 200), TURNS)
def test_another_turn_is_played_or_refused(name: str, number: int, turn: str) -> None:
    lines = long_record(name).splitlines()
    numbered = [at for at, line in enumerate(lines) if line.startswith(f"{number}. ")]
    for at in numbered:
        head = " ".join(lines[at].split(" ")[:2])
        events = lines[at].partition(" | ")
        lines[at] = f"{head} {turn}{events[1]}{events[2]}"
        assert replayed_to(read_one("\n".join(lines))) >= at + 1


@examples(300)
@given(st.data())
def test_any_damage_to_a_record_is_reported(data: st.DataObject) -> None:
    text = sample()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 30)))
        text = text[:at] + data.draw(LETTERS) + text[end:]
    for record in read_records(text.splitlines()):
        if isinstance(record, BadRecord):
            assert 1 <= record.start <= record.line <= len(text.splitlines()) + 1
            assert record.reason
            assert "\n" not in record.reason
        else:
            assert 1 <= replayed_to(record) <= len(text.splitlines())


@examples(200)
@given(st.lists(st.text(max_size=40) | st.sampled_from(sample().splitlines()), max_size=60))
def test_any_lines_can_be_read(lines: list[str]) -> None:
    assert sum(1 for _ in read_records(lines)) <= len(lines)
