"""Every sentence a person reads comes from a catalogue: ``locales/<language>/*.ftl``, in Fluent's format."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from pegs.errors import UsageError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).with_name("locales")
DEFAULT_LANGUAGE = "en"

_language = DEFAULT_LANGUAGE


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for, by their two letters."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def language() -> str:
    """The language ``say`` speaks now."""
    return _language


def use(language: str) -> None:
    """From now on speak this language (``"es"``, also ``"es_MX.UTF-8"``).

    Raises ``UsageError`` where there is no catalogue for it.
    """
    global _language
    short = language.replace("-", "_").split("_")[0].split(".")[0].lower()
    if short not in languages():
        raise UsageError(say("language-unknown", language=language, languages=", ".join(languages())))
    _language = short


def say(message_id: str, /, **args: str | int | float) -> str:
    """The sentence with this id in the language in use, its variables filled in.

    A missing id or variable is a mistake in the program and raises ``KeyError``.
    """
    bundle = _bundle(_language)
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        raise KeyError(f"the {_language} catalogue has no message {message_id!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"the {_language} catalogue has no text for {message_id!r}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{message_id!r} in {_language}: {errors[0]}")
    return str(text)


@lru_cache(maxsize=None)
def _bundle(language: str) -> FluentBundle:
    # Fluent is slow to import, and most commands say nothing that needs it before their work is done.
    from fluent.runtime import FluentBundle, FluentResource

    # The marks around inserted words only matter where left-to-right and right-to-left scripts mix.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
