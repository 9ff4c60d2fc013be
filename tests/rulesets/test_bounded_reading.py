"""Rules that are as long and as wrong as they may be cost hardly more work than showing those of a family."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.errors import PegsError, RulesFileError
from pegs.protocol.rulebooks import CheckRules
from pegs.protocol.settings import RulesChoice
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.loader import from_text
from pegs.rules.toml.bounds import MAX_DEPTH, MAX_KEYS, MAX_LENGTH, MAX_VALUES, excess
from pegs.rules.toml.reader import MAX_MISTAKES
from pegs.table.answers import rules_form
from tests.soak import sweep

BASIC = 'extends = "basic"\n'
FAMILY = f'{BASIC}title = "Ours"\npegs = 4\ndraw = "after"\n[words]\nstart = "yard"\n[cards.9]\nsplit = 9\n'


def repeat(piece: Callable[[int], str], head: str = BASIC, most: int = MAX_KEYS - 10) -> str:
    """A text of as many numbered pieces as there may be."""
    text = head
    for number in range(most):
        if len(text) + len(piece(number)) > MAX_LENGTH:
            break
        text += piece(number)
    return text


def every_card(powers: str) -> str:
    return BASIC + "".join(f"[cards.{card}]\n{powers}\n" for card in CARD_NAMES)


ATTACKS = {
    "dots": f"{BASIC}a{'.a' * 9900} = 1",
    "dots with spaces": f"{BASIC}a{' . a' * 4900} = 1",
    "quoted dots": BASIC + '"a"' + ".'a'" * 4900 + " = 1",
    "escaped quotes with dots": BASIC + r'"\""' + r'."\""' * 3900 + " = 1",
    "empty keys with dots": BASIC + '""' + '.""' * 6500 + " = 1",
    "dots in a list": BASIC + r'a = { "\""' + r'."\""' * 3900 + " = 1 }",
    "a long heading": f"{BASIC}[{'a.' * 9900}a]",
    "short dots": repeat(lambda i: f"a.b.c.d.e.f.k{i} = 1\n"),
    "unknown keys": "".join(f"key_{i} = 1\n" for i in range(1100)),
    "unknown keys that fit": repeat(lambda i: f"key_{i} = 1\n"),
    "keys like a switch": repeat(lambda i: f"free_out_with_cards{i} = 1\n"),
    "quoted keys": repeat(lambda i: f'"k{i}" = 1\n'),
    "long keys": repeat(lambda i: f"k{i:058} = 1\n"),
    "a long key": f"{BASIC}{'k' * 19_000} = 1",
    "headings": repeat(lambda i: f"[section{i}]\n"),
    "headings of lists": BASIC + "[[a]]\n[a.b]\n" * 240,
    "cards": repeat(lambda i: f"[cards.x{i}]\n"),
    "cards in one": f"{BASIC}[cards.{'23456789JQKA' * 1600}]\n",
    "the same cards": repeat(lambda i: f"[cards.{'23456789JQKA' * (1 + i % 4)}{'A' * (i // 4)}]\n"),
    "powers": repeat(lambda i: f"p{i} = 1\n", f"{BASIC}[cards.7]\n"),
    "places": repeat(lambda i: f'p{i} = ""\n', f"{BASIC}[words]\n"),
    "languages": repeat(lambda i: f'[words.{chr(97 + i % 26)}{chr(97 + i // 26)}]\nstart = "a"\n', most=240),
    "numbers of players": repeat(lambda i: f"s{i} = 2\n", f"{BASIC}[seatings]\n"),
    "a list": f"{BASIC}[cards.7]\nforward = [{','.join(map(str, range(1990)))}]",
    "lists": every_card(f"forward = {[*range(21, 41)]}\nbackward = {[*range(21, 41)]}"),
    "empty lists": f"{BASIC}pegs = [{'[],' * 1900}]",
    "tables in a list": f"{BASIC}pegs = [{'{a = 1},' * 490}]",
    "brackets": f"{BASIC}pegs = {'[' * 9900}{']' * 9900}",
    "brackets that fit": repeat(lambda i: f"a{i} = [[[[[[[]]]]]]]\n"),
    "control characters": repeat(lambda i: f'a{i} = "\\u0001"\n'),
    "a long text": f'{BASIC}title = "{"a" * 19_900}"',
    "a text of marks": f'{BASIC}title = "{chr(0x301) + chr(0x316)}{(chr(0x301) + chr(0x316)) * 9000}"',
    "an open text": f'{BASIC}title = "{"a" * 19_900}',
    "open texts": f"{BASIC}title = '''{(chr(39) * 2 + 'a') * 6000}",
    "a long word": f'{BASIC}draw = "{"a" * 19_900}"',
    "long rules to extend": f'extends = "{"a" * 19_900}"',
    "digits": f"{BASIC}pegs = {'9' * 19_900}",
    "hexadecimal digits": f"{BASIC}pegs = 0x{'f' * 19_900}",
    "comments": BASIC + "#" * 5000 + "#\n" * 7000,
    "splits of thousands": f"{BASIC}[cards.7]\nsplit = 999_999\nsplit_pegs = 999_999",
    "splits of every card": every_card('split = 20\nsplit_pegs = 5\nsplit_with = "any"\nsplit_ways = "any"'),
    "a huge board": f"{BASIC}side_length = 999_999\nin_spot = 8\nout_spot = 8",
    "everything wrong": every_card('out = 1\nforward = "x"\nsplit = "x"\nswap = "x"\njump_from = "x"'),
}


def work(task: Callable[[], object]) -> int:
    """The number of calls, of Python and of C functions, that a task makes."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        task()
    finally:
        sys.setprofile(None)
    return calls


def read(text: str) -> None:
    with suppress(PegsError):
        from_text(text)


def checked(text: str) -> None:
    rules_form.check(CheckRules(rules=RulesChoice(toml=text)))


@cache
def usual_work() -> int:
    """What a family's rules take, when the named sets and the catalog have been read."""
    checked(FAMILY)
    return work(lambda: checked(FAMILY))


@pytest.mark.parametrize("reads", sweep([read, checked], [checked]))  # the second begins with the first
@pytest.mark.parametrize("text", ATTACKS.values(), ids=ATTACKS)
def test_hostile_rules_are_little_work(text: str, reads: Callable[[str], None]) -> None:
    usual = usual_work()
    checked(text)  # it may be the first to need a message
    assert work(lambda: reads(text)) < 3 * usual


CHANGES: dict[str, dict[str, Any]] = {
    "unknown switches": {f"free_out_with_cards{i}": 1 for i in range(1100)},
    "a long name": {"a" * 100_000: 1},
    "a long word": {"draw": "a" * 100_000},
    "a long list": {"cards": {"7": {"forward": list(range(20_000))}}},
    "long lists": {"cards": {card: {"forward": list(range(21, 41))} for card in CARD_NAMES}},
    "splits of thousands": {"cards": {"7": {"split": 999_999, "split_pegs": 999_999}}},
    "a huge board": {"side_length": 999_999, "in_spot": 8, "out_spot": 8},
    "conflicts": {"in_spot": 8, "out_spot": 8, "pegs": 6, "hand_size": 100, "stuck_limit": 100},
}


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_hostile_changes_are_little_work(changes: dict[str, Any]) -> None:
    def check(changes: dict[str, Any]) -> None:
        rules_form.check(CheckRules(base="basic", changes=changes))

    for each in ({}, changes):
        check(each)
    assert work(lambda: check(changes)) < 3 * work(lambda: check({}))


def test_only_the_first_mistakes_are_listed() -> None:
    with pytest.raises(RulesFileError) as caught:
        from_text(ATTACKS["unknown keys that fit"])
    *mistakes, last = caught.value.messages
    assert len(mistakes) == MAX_MISTAKES
    assert last == f"These are the first {MAX_MISTAKES} mistakes; there may be more."


@pytest.mark.parametrize(
    ("fits", "is_too_much", "what"),
    [
        ("#" * MAX_LENGTH, "#" * (MAX_LENGTH + 1), "size"),
        ("a = 1\n" * MAX_KEYS, "a = 1\n" * (MAX_KEYS + 1), "many"),
        ("[a]\n" * MAX_KEYS, "[a]\n" * (MAX_KEYS + 1), "many"),
        (f"a = [{'1,' * MAX_VALUES}]", f"a = [{'1,' * (MAX_VALUES + 1)}]", "many"),
        (f"a{'.a' * (MAX_DEPTH - 1)} = 1", f"a{'.a' * MAX_DEPTH} = 1", "nested"),
        (f"a = {'[' * MAX_DEPTH}", f"a = {'[' * (MAX_DEPTH + 1)}", "nested"),
    ],
)
def test_the_bounds(fits: str, is_too_much: str, what: str) -> None:
    assert excess(fits) is None
    assert excess(is_too_much) == (what, is_too_much.rstrip().count("\n") + 1)


AROUND = ("'?'", '"?"', "'''\n?'''", '"""\n?"""', "#?\n")


@given(st.text("=,.[]{}ab#", max_size=40), st.sampled_from(AROUND))
def test_nothing_in_texts_and_comments_is_counted(inner: str, around: str) -> None:
    line = around.replace("?", inner * 100)
    assert excess(line) is None
    assert excess(line + "[" * (MAX_DEPTH + 1)) == ("nested", line.count("\n") + 1)
