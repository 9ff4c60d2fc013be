"""Every sentence a person reads comes from a catalog: ``locales/<language>/*.ftl``, in Fluent's format.

A file holds one topic, and its messages refer to no other file.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from pegs.core.errors import UsageError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).with_name("locales")
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
"""The longest text that is inserted into a sentence."""

_language = DEFAULT_LANGUAGE
_spoken_here: ContextVar[str | None] = ContextVar("spoken_here", default=None)


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a catalog for, by their two letters."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def language() -> str:
    """The language ``translate`` speaks now."""
    return _spoken_here.get() or _language


def use_language(language: str) -> None:
    """From now on speak this language (``"es"``, also ``"es_MX.UTF-8"``).

    Raises ``UsageError`` where there is no catalog for it.
    """
    global _language
    _language = _known(language)


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Within this block, in this thread or task alone, speak another language than the process does.

    Raises ``UsageError`` where there is no catalog for it.
    """
    token = _spoken_here.set(_known(language))
    try:
        yield
    finally:
        _spoken_here.reset(token)


def _known(language: str) -> str:
    short = language.replace("-", "_").split("_")[0].split(".")[0].lower()
    if short not in languages():
        raise UsageError(translate("language-unknown", language=language, languages=", ".join(languages())))
    return short


def translate(message_id: str, /, **args: str | int | float) -> str:
    """The sentence with this id in the language in use, its variables filled in.

    ``id.attribute`` says an attribute of a message.
    A missing id or variable is a mistake in the program and raises ``KeyError``.
    """
    name, _, attribute = message_id.partition(".")
    spoken = language()
    bundle = _catalog(spoken).bundle_with(name)
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"{message_id!r} has no text in the {spoken} catalog")
    text, errors = bundle.format_pattern(pattern, {key: _in_short(value) for key, value in args.items()})
    if errors:
        raise KeyError(f"{message_id!r} in the {spoken} catalog: {errors[0]}")
    return str(text)


def system_reason(error: OSError) -> str:
    """Why the system refused a file, in the language in use where that is one of the usual reasons."""
    name = _SYSTEM_REASONS.get(error.errno or 0)
    return translate(name) if name else error.strerror or str(error)


def _in_short(value: str | int | float) -> str | int | float:
    """Fluent refuses long texts, and nobody reads them: what a person typed may have any length."""
    return value[: MAX_ARGUMENT - 1] + "…" if isinstance(value, str) and len(value) > MAX_ARGUMENT else value


class _Catalog:
    """The messages of one language. A file is parsed when its first message is said: parsing is slow."""

    def __init__(self, language: str) -> None:
        # Slow to import, and many commands say nothing at all.
        from fluent.runtime import FluentBundle

        # The marks around inserted words only matter where left-to-right and right-to-left scripts mix.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._language = language
        self._parsing = Lock()
        self._texts = {file: file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl"))}
        self._unparsed = {name: file for file, text in self._texts.items() for name in _MESSAGE.findall(text)}

    def bundle_with(self, name: str) -> FluentBundle:
        if name in self._unparsed:
            with self._parsing:
                self._parse(self._unparsed.get(name))
        if not self._bundle.has_message(name):
            raise KeyError(f"the {self._language} catalog has no message {name!r}")
        return self._bundle

    def _parse(self, file: Path | None) -> None:
        if file is None:  # another thread has just done it
            return
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._texts[file]))
        self._unparsed = {name: other for name, other in self._unparsed.items() if other != file}


_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def _catalog(language: str) -> _Catalog:
    return _Catalog(language)
