"""Bounds what a TOML text can make a parser do, before it is parsed.

``tomllib`` takes quadratic time for keys of many parts, and every later step pays for each key and value.
They're counted in one pass, in linear time, once strings and comments are cut out.
"""

from __future__ import annotations

import re
from typing import Literal

MAX_LENGTH = 20_000
"""Characters of a text. The longest rule set of the package has 730."""
MAX_KEYS = 500
"""Keys and headings. There are 230 things to set."""
MAX_VALUES = 2_000
"""Commas: items of lists and of inline tables."""
MAX_DEPTH = 8
"""Parts of a dotted key, brackets open at the same time, keys on the way to a value. The rules need three."""

Excess = Literal["size", "many", "nested"]

_STRING_OR_COMMENT = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
"""Also one that isn't closed, so that nothing is read twice."""
_MARK = re.compile(r"[=,.\[\]{}\n]")


def excess(text: str) -> tuple[Excess, int] | None:
    """What a text has too much of, and in which line; None if it can be parsed quickly."""
    if len(text) > MAX_LENGTH:
        return "size", text.count("\n", 0, MAX_LENGTH) + 1
    line = 1
    keys = values = depth = parts = 0
    for mark in _MARK.findall(_STRING_OR_COMMENT.sub(_line_breaks, text)):
        if mark == ".":
            parts += 1
        elif mark in "]}":
            depth -= 1
        else:
            parts = 0
            line += mark == "\n"
            keys += mark == "=" or (mark == "[" and depth == 0)
            values += mark == ","
            depth += mark in "[{"
        if keys > MAX_KEYS or values > MAX_VALUES:
            return "many", line
        if depth > MAX_DEPTH or parts >= MAX_DEPTH:
            return "nested", line
    return None


def _line_breaks(match: re.Match[str]) -> str:
    """What is left of a string or comment: its lines."""
    return "\n" * match[0].count("\n")
