"""Translation of every sentence people read, from the Fluent catalogs in ``locales/<language>/*.ftl``.

A file covers one topic, and its messages don't refer to messages in other files.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from pegs.core.bidi import isolated
from pegs.core.errors import UsageError
from pegs.core.printable import on_one_line

if TYPE_CHECKING:
    from pegs.i18n.patterns import Written

LOCALES = Path(__file__).parents[1] / "locales"
DEFAULT_LANGUAGE = "en"
_SYSTEM_REASONS = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EROFS: "system-denied",
    errno.ENOSPC: "system-full",
    errno.ENAMETOOLONG: "system-long-name",
}
MAX_ARGUMENT = 900
"""The longest text that is inserted into a message."""
MAX_NUMBER = 10**15
"""The largest number whose digits are grouped. Larger ones are inserted as plain text."""

_language = DEFAULT_LANGUAGE
_local_language: ContextVar[str | None] = ContextVar("local_language", default=None)


@cache
def languages() -> tuple[str, ...]:
    """The two-letter codes of the languages with a catalog."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def language() -> str:
    """The language ``translate`` uses now."""
    return _local_language.get() or _language


def use_language(language: str) -> None:
    """Set the language of this process (``"es"`` or, for example, ``"es_MX.UTF-8"``).

    Raises UsageError if there is no catalog for it.
    """
    global _language
    _language = _known(language)


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Use a language within this block, in the current thread or task only.

    Raises UsageError if there is no catalog for it.
    """
    token = _local_language.set(_known(language))
    try:
        yield
    finally:
        _local_language.reset(token)


def supported_language(language: str) -> str:
    """A language if there is a catalog for it, or else the default one."""
    try:
        return _known(language)
    except UsageError:
        return DEFAULT_LANGUAGE


@lru_cache(64)
def _known(language: str) -> str:
    short = language.replace("-", "_").split("_")[0].split(".")[0].lower()
    if short not in languages():
        raise UsageError(translate("language-unknown", language=language, languages=", ".join(languages())))
    return short


def translate(message_id: str, /, **args: str | int | float) -> str:
    """The message with this id in the current language, with its variables filled in.

    ``id.attribute`` gives an attribute of a message. A missing id or variable is a bug and raises KeyError.
    """
    used = language()
    message = _catalog(used).message(message_id)
    try:
        return message({key: _shown(value) for key, value in args.items()})
    except KeyError as missing:
        raise KeyError(f"{message_id!r} in the {used} catalog needs {missing}") from None


def has_message(message_id: str) -> bool:
    """Whether the current language has a message or an attribute with this id."""
    return _catalog(language()).has(message_id)


def listed(names: Iterable[str]) -> str:
    """Join names: "Ana", "Ana and Ben", "Ana, Ben, and Theo"."""
    return _joined(names, "story-two", "story-many")


def either(names: Iterable[str]) -> str:
    """Join alternatives: "2", "2 or 4", "2, 3, or 6"; nothing for none."""
    return _joined(names, "story-either-two", "story-either-many")


def _joined(names: Iterable[str], two: str, many: str) -> str:
    *most, last = [isolated(each) for each in names] or [""]
    return translate(two if len(most) == 1 else many, first=", ".join(most), last=last) if most else last


def system_reason(error: OSError) -> str:
    """Why the system refused a file; translated for the usual reasons."""
    name = _SYSTEM_REASONS.get(error.errno or 0)
    return translate(name) if name else error.strerror or str(error)


def _shown(value: str | int | float) -> str | int | float:
    """Cut a long text or number, put text on one line, and isolate what runs from right to left.

    A person may type anything.
    """
    if isinstance(value, int) and abs(value) > MAX_NUMBER:
        value = str(value) if abs(value) < 10**MAX_ARGUMENT else "…"
    if not isinstance(value, str):
        return value
    text = on_one_line(value[:MAX_ARGUMENT])
    return isolated(text if max(len(value), len(text)) <= MAX_ARGUMENT else text[: MAX_ARGUMENT - 1] + "…")


class _Catalog:
    """The messages of one language. Parsing is slow, so each message is parsed when it's first used."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._parsed: dict[str, Written] = {}
        self._sources = {
            name: source
            for file in sorted((LOCALES / language).glob("*.ftl"))
            for name, source in _messages(file.read_text("utf-8"))
        }

    def message(self, message_id: str) -> Written:
        """A message or an attribute, by its id. Raises KeyError if there's none."""
        if not self.has(message_id):
            raise KeyError(f"the {self._language} catalog has no message {message_id!r}")
        return self._parsed[message_id]

    def has(self, message_id: str) -> bool:
        """Whether there's a message or an attribute with this id."""
        if message_id not in self._parsed:
            self._parse(message_id.partition(".")[0])
        return message_id in self._parsed

    def _parse(self, name: str) -> None:
        from pegs.i18n.patterns import parse  # slow to import, and many commands never print a message

        if name in self._sources:  # threads may parse the same message at once, to the same effect
            self._parsed.update(parse(self._sources[name], self._language, self.message))


_MESSAGE = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """The ids of a file's messages, and the source of each."""
    _, *parts = _MESSAGE.split(text)
    return zip(parts[::2], parts[1::2], strict=True)


@cache
def _catalog(language: str) -> _Catalog:
    return _Catalog(language)
