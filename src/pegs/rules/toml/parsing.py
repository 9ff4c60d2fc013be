"""Parses TOML from anyone, and reports what's wrong with it in plain words.

``tomllib`` alone takes minutes for a key of many parts, fails at deep nesting, and reads numbers of any size.
So what a text may contain is bounded first (`pegs.rules.toml.bounds`).
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from pegs.core.errors import RulesFileError
from pegs.i18n import translate
from pegs.rules.toml.bounds import MAX_DEPTH, excess
from pegs.rules.toml.key_lines import Path, lines_of_keys

MAX_KEY = 60
"""Characters of a key."""
INTEGERS = range(-(2**63), 2**63)
"""TOML promises 64 bits."""

_MANY_DIGITS = re.compile(r"\d[\d_]{999}")

_FAULTS = (
    ("Illegal character '\\n'", "open"),
    ("Illegal character", "control"),
    ("Unterminated string", "open"),
    ('Expected "\'"', "open"),
    ("Cannot overwrite a value", "twice"),
    ("Cannot declare", "twice"),
    ("Cannot mutate immutable", "twice"),
    ("Expected '=' after a key", "equals"),
    ("Expected ']'", "heading"),
    ("Unclosed array", "list"),
    ("Unclosed inline table", "list"),
    ("Invalid value", "value"),
    ("Invalid initial character", "name"),
    ("Invalid statement", "name"),
    ("Expected newline", "more"),
)
"""How the messages of ``tomllib`` begin, and the reason to show for each."""


def parse(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text. Raises ``RulesFileError`` with a reason in plain words."""
    try:
        return _parse(text)
    except _FaultError as error:
        problem = translate("rules-file-not-toml", fault=error.fault)
        raise RulesFileError([f"{where}:{error.line}: {problem}"]) from None


class _FaultError(Exception):
    def __init__(self, fault: str, line: int) -> None:
        self.fault, self.line = fault, line
        super().__init__(fault)


def _parse(text: str) -> dict[str, Any]:
    exceeded = excess(text)
    if exceeded:
        raise _FaultError(*exceeded)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _named_fault(text, str(error)) from None
    except ValueError:  # more digits than Python converts
        digits = _MANY_DIGITS.search(text)
        raise _FaultError("number", text.count("\n", 0, digits.start()) + 1 if digits else 1) from None
    _check_values(text, data)
    return data


def _named_fault(text: str, message: str) -> _FaultError:
    last = text.rstrip().count("\n") + 1
    match = re.search(r"at line (\d+)", message)
    fault = next((name for start, name in _FAULTS if message.startswith(start)), "other")
    return _FaultError(fault, min(int(match[1]), last) if match else last)


def _check_values(text: str, data: dict[str, Any]) -> None:
    """Raise _FaultError for a value that is nested too deeply, a long key, or a number of over 64 bits."""
    waiting: list[tuple[Path, Any]] = [((), data)]
    while waiting:
        path, value = waiting.pop()
        if len(path) > MAX_DEPTH:
            raise _FaultError("nested", _line_of(text, path))
        if path and len(path[-1]) > MAX_KEY:
            raise _FaultError("long", _line_of(text, path))
        if isinstance(value, dict):
            waiting += [((*path, key), each) for key, each in value.items()]
        elif isinstance(value, list):
            waiting += [((*path, ""), each) for each in value]
        elif isinstance(value, int) and value not in INTEGERS:
            raise _FaultError("number", _line_of(text, path))


def _line_of(text: str, path: Path) -> int:
    """The line of the nearest key on the way to a value."""
    lines = lines_of_keys(text)
    known = (path[:length] for length in range(len(path), 0, -1))
    return next((lines[key] for key in known if key in lines), 1)
