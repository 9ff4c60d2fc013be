"""Text of scripts that run from right to left, among others.

A Hebrew or Arabic name in a sentence would drag the words and numbers beside it to its other side. Isolated,
it stands there like any other word (UAX 9: FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE).
"""

from __future__ import annotations

import re
import unicodedata

ISOLATE, POP = "\u2068", "\u2069"
ISOLATES = re.compile(f"[{ISOLATE}{POP}]")
_ISOLATED = re.compile(f"{ISOLATE}[^{ISOLATE}{POP}]*{POP}")
_RIGHT_TO_LEFT = ("R", "AL", "AN")


def isolated(text: str) -> str:
    """The text, isolated if anything in it runs from right to left and isn't isolated yet."""
    return text if text.isascii() or not _is_open(text) else f"{ISOLATE}{text}{POP}"


def _is_open(text: str) -> bool:
    """Whether something outside of all isolates runs from right to left."""
    rest = text
    while (inner := _ISOLATED.sub("", rest)) != rest:
        rest = inner
    return any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in rest)


def paired_isolates(text: str) -> set[int]:
    """The indexes of isolates that begin and end on the same line, and so only affect what's between them."""
    paired: set[int] = set()
    opened: list[int] = []
    for mark in re.finditer(f"[{ISOLATE}{POP}\n\r\u2028\u2029]", text):
        if mark[0] == ISOLATE:
            opened.append(mark.start())
        elif mark[0] != POP:
            opened.clear()
        elif opened:
            paired.update((opened.pop(), mark.start()))
    return paired
