"""Text for outputs that lack some of its letters, such as a pipe on Windows or an old terminal.

What can't be written is replaced by what comes closest: straight quotation marks, letters without accents.
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from unicodedata import normalize

PLAIN, JSON, TOML = "pegs-plain", "pegs-json", "pegs-toml"
"""Names of error handlers, for `str.encode` and streams: for people, and for programs that read the text."""

_NEAREST = {
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": "...",
    "\u2192": "->",
    "\u00b7": ".",
    "\u00d7": "x",
    "\u00b1": "+-",
    "\u00bf": "",
    "\u00a1": "",
}
_UNKNOWN = "?"


def encodable(text: str, encoding: str) -> str:
    """The text as an output with this encoding shows it."""
    return text.encode(encoding, PLAIN).decode(encoding)


def _plain(letter: str) -> str:
    if letter in _NEAREST:
        return _NEAREST[letter]
    return "".join(each for each in normalize("NFKD", letter) if each.isascii()) or _UNKNOWN


def _json(letter: str) -> str:
    return json.dumps(letter)[1:-1]


def _toml(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) <= 0xFFFF else f"\\U{ord(letter):08x}"


def _register(name: str, replace: Callable[[str], str]) -> None:
    def handle(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return "".join(map(replace, error.object[error.start : error.end])), error.end

    codecs.register_error(name, handle)


for _name, _replace in ((PLAIN, _plain), (JSON, _json), (TOML, _toml)):
    _register(_name, _replace)
