"""The browser's messages: every id in its sources is in the catalog, and every message is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pegs import i18n as words
from pegs.table.chat import PHRASES, REACTIONS
from tests.test_words import catalog

WEB = Path(__file__).parents[1] / "web" / "src"
T = re.compile(r"(?<![\w.])t\(\s*")
LITERAL = re.compile(r"([\"'])(?P<id>[\w-]+)\1\s*(?P<next>[,)])\s*")
CHOICE = re.compile(r"[^\"'`,)]*\?\s*\"(?P<one>[\w-]+)\"\s*:\s*\"(?P<other>[\w-]+)\"\s*,")
VERB = "`story-${part.verb}`"
"""The one id built from a value: the narrator's verbs (see tests/story/test_catalog.py)."""
REASONS = "web-reasons.ftl"
"""The narrator's, too: its verbs about turns that were better."""
FILES = ("web-*.ftl", "cards.ftl", "story.ftl")
CORE = ("app", "pages", "table")
"""Catalogs that every page has; each other ``web-*.ftl`` comes with the page or part that needs it."""


class Call(NamedTuple):
    """One ``t(...)`` in the browser's sources; ``values`` is None unless they are written there."""

    source: str
    id: str
    values: set[str] | None


def sources() -> Iterator[Path]:
    for file in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if not file.name.endswith(".test.ts"):
            yield file


def code(file: Path) -> str:
    """The text of a source file without comments."""
    text = file.read_text("utf-8")
    return re.sub(r"(?<!\w)/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def calls(file: Path) -> Iterator[Call]:
    text = code(file)
    for match in T.finditer(text):
        if text[: match.start()].endswith("function "):
            continue
        source = f"{file.relative_to(WEB)}: {text[match.start() : match.end() + 40]}"
        literal, choice = LITERAL.match(text, match.end()), CHOICE.match(text, match.end())
        if text.startswith(VERB, match.end()):
            continue
        if choice is not None:
            yield Call(source, choice["one"], None)
            yield Call(source, choice["other"], None)
        elif literal is None:
            yield Call(source, "", None)
        elif literal["next"] == ")":
            yield Call(source, literal["id"], set())
        else:
            yield Call(source, literal["id"], values_of(text[literal.end() :]))


def values_of(text: str) -> set[str] | None:
    """The keys of the object literal at the beginning of a text; None if there is none."""
    if not text.startswith("{"):
        return None
    keys, depth, part = set(), 0, ""
    for char in text:
        depth += (char in "{[(") - (char in "}])")
        if depth == 0 or (depth == 1 and char == ","):
            keys.add(part.split(":")[0].strip().strip("{").strip())
            part = ""
            if depth == 0:
                break
        elif not (depth == 1 and char == "{"):
            part += char
    keys.discard("")
    return None if any(key.startswith("...") for key in keys) else keys


def browser_catalog(language: str) -> dict[str, set[str]]:
    return {name: each for files in FILES for name, each in catalog(language, files=files).items()}


ALL = [call for file in sources() for call in calls(file)]


def test_every_id_is_a_literal() -> None:
    assert [call.source for call in ALL if not call.id] == []


@pytest.mark.parametrize("language", words.languages())
def test_every_id_is_in_the_browser_catalog(language: str) -> None:
    assert {call.id for call in ALL} - browser_catalog(language).keys() == set()


def sections_of(source: str) -> set[str]:
    """The sections that are there when a source file runs; see ``web/src/app/i18n.ts``."""
    page = re.match(r"pages/(\w+)/", source)
    return {*CORE, *([page[1]] if page else [])}


def test_messages_of_a_section_are_only_used_where_it_is_loaded() -> None:
    section_of = {
        name: file.stem.removeprefix("web-")
        for file in (words.LOCALES / words.DEFAULT_LANGUAGE).glob("web-*.ftl")
        for name in catalog(words.DEFAULT_LANGUAGE, files=file.name)
    }
    # Parts in folders named `lazy` name their sections themselves.
    missing = [
        call.source
        for call in ALL
        if call.id in section_of
        and "/lazy/" not in call.source
        and section_of[call.id] not in sections_of(call.source)
    ]
    assert missing == []


def test_every_browser_message_is_used() -> None:
    known = catalog(words.DEFAULT_LANGUAGE, files="web-*.ftl", but=REASONS).keys()
    assert known - {call.id for call in ALL} == set()


@pytest.mark.parametrize("language", words.languages())
def test_every_call_gives_all_variables_of_its_message(language: str) -> None:
    known = browser_catalog(language)
    wrong = [
        (call.source, sorted(known[call.id] ^ call.values))
        for call in ALL
        if call.id in known and call.values is not None and not known[call.id] <= call.values
    ]
    assert wrong == []


def test_every_table_talk_phrase_has_a_text() -> None:
    source = (WEB / "story" / "phrases.ts").read_text("utf-8")
    assert tuple(re.findall(r"^  (\w+): \(\) => t\(", source, re.MULTILINE)) == PHRASES + REACTIONS
