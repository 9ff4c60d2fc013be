"""The browser's messages: every id in its sources is in the catalog, and every message is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pegs import i18n as words
from pegs.table.chat import PHRASES, REACTIONS
from tests.test_words import catalog, references
from tests.web_sources import WEB, Imports, code, imported, imports, path_of, sources

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

    @property
    def file(self) -> str:
        """The path of the source file."""
        return self.source.split(":")[0]


def calls(file: Path) -> Iterator[Call]:
    text = code(file)
    for match in T.finditer(text):
        if text[: match.start()].endswith("function "):
            continue
        source = f"{path_of(file)}: {text[match.start() : match.end() + 40]}"
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


WITH_MESSAGES = re.compile(
    r"(?:withMessages|optionalPart)\(\s*\"(?P<section>\w+)\",\s*(?:lazyPart(?:<[\w<>]+>)?\()?"
    r"\(\) => import\(\"(?P<path>[^\"]+)\""
)
TYPES = re.compile(r"import type [^;]*? from \"(?P<path>\.[^\"]+)\"")
"""Imports that run nothing."""
USE_SECTION = re.compile(r"useSection\(\"(\w+)\"\)")


class Source(NamedTuple):
    """What a source file imports, and the sections it names for its parts and itself."""

    imports: Imports
    given: dict[str, set[str]]
    used: set[str]


def read(file: Path) -> Source:
    text = code(file)
    given: dict[str, set[str]] = {}
    for match in WITH_MESSAGES.finditer(text):
        given.setdefault(imported(file, match["path"]), set()).add(match["section"])
    found = imports(file)
    types = {imported(file, match["path"]) for match in TYPES.finditer(text)}
    return Source(found._replace(now=found.now - types), given, set(USE_SECTION.findall(text)))


SOURCES = {path_of(file): read(file) for file in sources()}


def reached_from(start: str) -> set[str]:
    """The files that run when this one does."""
    reached, todo = set[str](), [start]
    while todo:
        if (name := todo.pop()) not in reached and name in SOURCES:
            reached.add(name)
            todo += SOURCES[name].imports.run
    return reached


FRAME = "embed/main.ts"
STARTS = {FRAME, *(name for name in SOURCES if name.endswith("/Page.svelte"))}.union(
    *(source.imports.later for source in SOURCES.values())
)
"""Pages, the frame on other sites' pages, and parts that are downloaded later."""
REACHED = {start: reached_from(start) for start in STARTS}


def own_sections(start: str) -> set[str]:
    """The sections that a page or a part names, or that are named for it; see ``web/src/lib/i18n.ts``."""
    folders = start.split("/")[:-1]
    given = {each for source in SOURCES.values() for each in source.given.get(start, ())}
    return {*CORE, *(folders if "pages" in folders else ()), *given}.union(
        *(SOURCES[name].used for name in REACHED[start])
    )


def sections_of(start: str) -> set[str]:
    """The sections that are there when a page or a part runs: its own, and what all have that download it."""
    above = [
        own_sections(other)
        for other in STARTS
        if any(start in SOURCES[name].imports.later for name in REACHED[other])
    ]
    return own_sections(start).union(set[str].intersection(*above) if above else ())


def test_messages_of_a_section_are_only_used_where_it_is_loaded() -> None:
    section_of = {
        name: file.stem.removeprefix("web-")
        for file in (words.LOCALES / words.DEFAULT_LANGUAGE).glob("web-*.ftl")
        for name in catalog(words.DEFAULT_LANGUAGE, files=file.name)
    }
    used = {
        name: {section_of[call.id] for call in ALL if call.file == name and call.id in section_of}
        for name in SOURCES
    }
    assert len(STARTS) > 40
    missing = [
        (start, name, section)
        for start, reached in sorted(REACHED.items())
        for name in sorted(reached)
        for section in used[name] - sections_of(start)
    ]
    assert missing == []


def test_every_browser_message_is_used() -> None:
    known = catalog(words.DEFAULT_LANGUAGE, files="web-*.ftl", but=REASONS).keys()
    assert known - {call.id for call in ALL} - references() == set()


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
