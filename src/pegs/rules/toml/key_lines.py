"""The line of each key in a TOML text, for error messages: ``tomllib`` doesn't keep them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable

Path = tuple[str, ...]
"""The keys from the top of the document down, as ``("cards", "9", "split")``."""

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN_VALUE = re.compile(r"[^,\]}#\n]+")


def lines_of_keys(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every key and table of a valid TOML text."""
    return _Scanner(text).scan()


class _Scanner:
    """Scans a valid document once. The items of an array have the line of its key."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line, self.counted_to = 1, 0
        self.lines: dict[Path, int] = {}

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        while self._more():
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
        return self.lines

    def _header(self) -> Path:
        line = self._line()
        self.at += 2 if self.text.startswith("[[", self.at) else 1
        path = self._key()
        self._note((), path, line)
        while self.at < len(self.text) and self.text[self.at] == "]":
            self.at += 1
        return path

    def _pair(self, table: Path) -> None:
        line = self._line()
        key = self._key()
        self._note(table, key, line)
        self.at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(table + key)

    def _note(self, table: Path, key: Path, line: int) -> None:
        for length in range(1, len(key) + 1):
            self.lines.setdefault(table + key[:length], line)

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._skip(_SPACE)
            quoted = self.text[self.at] in "\"'"
            raw = self._skip(_STRING if quoted else _BARE_KEY)
            parts.append(str(tomllib.loads(f"key = {raw}")["key"]) if quoted else raw)
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _value(self, path: Path) -> None:
        first = self.text[self.at]
        if first in "\"'":
            self._skip(_STRING)
        elif first == "[":
            self._items("]", lambda: self._value((*path, "")))
        elif first == "{":
            self._items("}", lambda: self._pair(path))
        else:
            self._skip(_PLAIN_VALUE)

    def _items(self, closing: str, item: Callable[[], None]) -> None:
        self.at += 1
        while self._more() and self.text[self.at] != closing:
            item()
            if self._more() and self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def _more(self) -> bool:
        self._skip(_BLANK)
        return self.at < len(self.text)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match is not None, f"not TOML at character {self.at}"
        self.at = match.end()
        return match.group()

    def _line(self) -> int:
        """The line of the current character, counted from the last one asked for."""
        self.line += self.text.count("\n", self.counted_to, self.at)
        self.counted_to = self.at
        return self.line
