"""The browser's part of the catalog: what its sources say is there, and what is there is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pegs import i18n as words
from pegs.table.chat import PHRASES
from tests.test_words import catalog

WEB = Path(__file__).parents[1] / "web" / "src"
CALL = re.compile(r"(?<![\w.])t\(\s*")
LITERAL = re.compile(r"([\"'])(?P<id>[\w-]+)\1\s*(?P<next>[,)])\s*")
CHOICE = re.compile(r"[^\"'`,)]*\?\s*\"(?P<one>[\w-]+)\"\s*:\s*\"(?P<other>[\w-]+)\"\s*,")
VERB = "`story-${part.verb}`"
"""The one id that is put together: the verbs are the narrator's (tests/story/test_catalog.py)."""
FILES = ("web-*.ftl", "cards.ftl", "story.ftl")


class Saying(NamedTuple):
    """One ``t(...)`` of the browser's sources; ``values`` is None where they are put together elsewhere."""

    where: str
    id: str
    values: set[str] | None


def sources() -> Iterator[Path]:
    for file in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if not file.name.endswith(".test.ts"):
            yield file


def code(file: Path) -> str:
    """A source without its comments."""
    text = file.read_text("utf-8")
    return re.sub(r"(?<!\w)/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def sayings(file: Path) -> Iterator[Saying]:
    text = code(file)
    for call in CALL.finditer(text):
        if text[: call.start()].endswith("function "):
            continue
        line = f"{file.relative_to(WEB)}: {text[call.start() : call.end() + 40]}"
        literal, choice = LITERAL.match(text, call.end()), CHOICE.match(text, call.end())
        if text.startswith(VERB, call.end()):
            continue
        if choice is not None:
            yield Saying(line, choice["one"], None)
            yield Saying(line, choice["other"], None)
        elif literal is None:
            yield Saying(line, "", None)
        elif literal["next"] == ")":
            yield Saying(line, literal["id"], set())
        else:
            yield Saying(line, literal["id"], values_of(text[literal.end() :]))


def values_of(text: str) -> set[str] | None:
    """The keys of an object that is written out at the beginning of a text."""
    if not text.startswith("{"):
        return None
    keys, depth, part = set(), 0, ""
    for sign in text:
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0 or (depth == 1 and sign == ","):
            keys.add(part.split(":")[0].strip().strip("{").strip())
            part = ""
            if depth == 0:
                break
        elif not (depth == 1 and sign == "{"):
            part += sign
    keys.discard("")
    return None if any(key.startswith("...") for key in keys) else keys


def browser_catalog(language: str) -> dict[str, set[str]]:
    return {name: each for files in FILES for name, each in catalog(language, files=files).items()}


ALL = [saying for file in sources() for saying in sayings(file)]


def test_every_id_is_written_out() -> None:
    assert [saying.where for saying in ALL if not saying.id] == []


@pytest.mark.parametrize("language", words.languages())
def test_every_id_is_in_the_catalog_of_the_browser(language: str) -> None:
    assert {saying.id for saying in ALL} - browser_catalog(language).keys() == set()


def test_every_message_of_the_browser_is_said() -> None:
    known = catalog(words.DEFAULT_LANGUAGE, files="web-*.ftl").keys()
    assert known - {saying.id for saying in ALL} == set()


@pytest.mark.parametrize("language", words.languages())
def test_every_saying_gives_the_variables_of_its_message(language: str) -> None:
    known = browser_catalog(language)
    wrong = [
        (saying.where, sorted(known[saying.id] ^ saying.values))
        for saying in ALL
        if saying.id in known and saying.values is not None and not known[saying.id] <= saying.values
    ]
    assert wrong == []


def test_every_phrase_of_table_talk_has_words() -> None:
    source = (WEB / "story" / "phrases.ts").read_text("utf-8")
    assert tuple(re.findall(r"^  (\w+): \(\) => say", source, re.MULTILINE)) == PHRASES
