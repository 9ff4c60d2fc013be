"""Text from outside, made safe to print.

A file, a record or a command line can contain anything, and a terminal obeys the control characters that it
receives. They're written as JSON writes them (``\\u001b``), so that a JSON text stays one.
"""

from __future__ import annotations

import re

from pegs.core.bidi import ISOLATES, paired_isolates

_REVERSING = "\u202a-\u202e\u2066-\u2069"
"""These show the text after them in another order than it's written."""
_INVISIBLE = "\u200b\u2060-\u2064\ufeff"
_SURROGATES = "\ud800-\udfff"
_ALWAYS = rf"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029{_REVERSING}{_INVISIBLE}{_SURROGATES}"
_UNPRINTABLE = re.compile(f"[{_ALWAYS}]")
_NOT_ON_A_LINE = re.compile(rf"[{_ALWAYS}\t\n]")


def printable(text: str) -> str:
    """The text with control characters escaped, but not its tabs, line breaks, and names that are isolated.

    Bytes that weren't UTF-8, which Python keeps as half characters (surrogates), are escaped too.
    """
    return _escape(_UNPRINTABLE, text)


def on_one_line(text: str) -> str:
    """The text with control characters escaped, its tabs and line breaks among them."""
    return _escape(_NOT_ON_A_LINE, text)


def is_on_one_line(text: str) -> bool:
    """Whether a text is one line without control characters."""
    return _NOT_ON_A_LINE.search(text) is None


def _escape(unwanted: re.Pattern[str], text: str) -> str:
    if not ISOLATES.search(text):
        return unwanted.sub(_escaped, text)
    harmless = paired_isolates(text)
    return unwanted.sub(lambda match: match[0] if match.start() in harmless else _escaped(match), text)


def _escaped(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
