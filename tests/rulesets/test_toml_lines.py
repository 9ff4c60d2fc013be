"""The line of each key in a TOML text."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pegs.rules.toml.key_lines import lines_of_keys

TEXT = '''# comment with = and [brackets]
title = "a # \\" [x] = y"   # after
list = [
  1, # one ]
  { inner = "}" },
  """three
  quotes""" ,
]
'quoted key' = \'\'\'x
= "y" \'\'\'
decks = { 6 = 3, "8" = 4 }

[cards.9]
split = 9
a.b = 1979-05-27 07:32:00
[ "cards" . 'JQK' ]
  forward=[1,11]

[[many]]
x = 1
[[many]]
x = 2'''


def test_each_key_has_the_line_it_stands_on() -> None:
    assert lines_of_keys(TEXT) == {
        ("title",): 2,
        ("list",): 3,
        ("list", "", "inner"): 5,
        ("quoted key",): 9,
        ("decks",): 11,
        ("decks", "6"): 11,
        ("decks", "8"): 11,
        ("cards",): 13,
        ("cards", "9"): 13,
        ("cards", "9", "split"): 14,
        ("cards", "9", "a"): 15,
        ("cards", "9", "a", "b"): 15,
        ("cards", "JQK"): 16,
        ("cards", "JQK", "forward"): 17,
        ("many",): 19,
        ("many", "x"): 20,
    }


def test_line_ends_of_other_systems() -> None:
    assert lines_of_keys("a = 1\r\n\r\nb = 2\r\n") == {("a",): 1, ("b",): 3}


def paths(value: Any, path: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    if not isinstance(value, dict):
        return set()
    return {(*path, key) for key in value} | {
        inner for key, each in value.items() for inner in paths(each, (*path, key))
    }


PIECES = (
    *("\n", "\n\n", " ", "# x\n", "[a]\n", "[b.c]\n", '["d e"]\n', "a = 1\n", "b = 'x'\n"),
    *('c = """\n[x]\n"""\n', "d = [1, [2]]\n", "e = { f = 1 }\n", 'g."h i".j = true\n'),
    *("k = 1.5e3 # [l]\n", "m = '''\n'''\n"),
)


@given(st.lists(st.sampled_from(PIECES)).map("".join))
def test_every_key_of_any_text_is_found(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert lines_of_keys(text).keys() == paths(data)
