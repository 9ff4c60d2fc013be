"""Every verb of the narrator has a message, and every message is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pegs
from pegs import i18n
from pegs.coach.facts import KEPT
from tests.test_words import catalog, references

SOURCE = Path(next(iter(pegs.__path__)))
NARRATORS = (
    "story/narrator.py",
    "story/instructions.py",
    "table/event_log.py",
    "table/instruction.py",
    "coach/facts.py",
    "coach/neighbors.py",
    "coach/played_game.py",
)
BUILT = {
    *(f"why-{verb}-{how}" for verb in ("not", "away") for how in ("front", "back", "out")),
    *(f"why-keeps-{use}" for use in KEPT),
}
"""Verbs of reasons that are put together."""
SENTENCES = (
    "story/sentences.py",
    "story/names.py",
    "story/landmarks.py",
    "rules/ruleset.py",
    "table/game_name.py",
    "i18n/__init__.py",
)


def strings(files: tuple[str, ...]) -> Iterator[str]:
    for file in files:
        for node in ast.walk(ast.parse((SOURCE / file).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def verbs() -> set[str]:
    """Every verb in the narrators' sources: those of ``Part("…")``, and all that stand in tables."""
    known = {name.removeprefix("story-") for name in story(i18n.DEFAULT_LANGUAGE)}
    written = set(strings(NARRATORS))
    called = {
        match
        for file in NARRATORS
        for match in re.findall(r"Part\(\s*\"([\w-]+)\"", (SOURCE / file).read_text("utf-8"))
    }
    return called | (written & known) | BUILT


def story(language: str) -> dict[str, set[str]]:
    return catalog(language, files="story.ftl") | catalog(language, files="web-reasons.ftl")


@pytest.mark.parametrize("language", i18n.languages())
def test_every_verb_has_words(language: str) -> None:
    assert {f"story-{verb}" for verb in verbs()} - story(language).keys() == set()


def test_every_message_of_the_story_is_a_verb_or_part_of_a_sentence() -> None:
    used = {f"story-{verb}" for verb in verbs()} | set(strings(SENTENCES)) | references()
    assert story(i18n.DEFAULT_LANGUAGE).keys() - used == set()
