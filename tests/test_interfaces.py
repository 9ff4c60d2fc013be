"""Each interface speaks for itself: no commands or files in the browser, nothing to tap in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.i18n import LOCALES, in_language, languages
from pegs.protocol.rulebooks import CheckRules
from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import load, load_named
from pegs.rules.ruleset import NAMES
from pegs.table.answers.rules_form import check

SOURCES = Path(load_named.__code__.co_filename).parents[1]
TERMINAL = re.compile(r"\.toml|(?<![-\w])--\w|PEGS_|[“: ]pegs (?:rules|play|replay) |press Enter|pulsa Intro")
BROWSER = re.compile(r"\b(?:[Tt]ap|[Tt]oca (?!a\b)|[Rr]eload|[Rr]ecarga|[Cc]lick|[Mm]enu button)\b")
FOR_BROWSERS = ("table", "story", "coach", "server/live", "server/http/routes", "server/club", "engine/why")
FOR_TERMINALS = ("terminal", "story", "coach", "remote", "cli")


def messages(language: str, folders: tuple[str, ...]) -> dict[str, str]:
    """The messages that the modules in some folders use, by id."""
    code = "\n".join(file.read_text("utf-8") for each in folders for file in (SOURCES / each).rglob("*.py"))
    used = set(re.findall(r'"([a-z]+(?:-[\w-]+)+)"', code))
    text = "\n".join(file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl")))
    found = re.findall(r"^([a-z][\w-]*) *=((?:.*\n(?:[ \t].*\n|\n(?=[ \t]))*))", text, re.MULTILINE)
    return {name: message for name, message in found if name in used}


@pytest.mark.parametrize("language", languages())
def test_the_browser_does_not_show_the_terminals_wording(language: str) -> None:
    shown = messages(language, FOR_BROWSERS)
    assert len(shown) > 150
    assert [name for name, text in shown.items() if TERMINAL.search(text)] == []


@pytest.mark.parametrize("language", languages())
def test_the_terminal_does_not_show_the_browsers_wording(language: str) -> None:
    shown = messages(language, (*FOR_TERMINALS, "table"))
    assert len(shown) > 150
    assert [name for name, text in shown.items() if BROWSER.search(text)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["", "arizonna", "grandmas", "ours.toml", "../basic"])
def test_rules_that_are_not_there_are_worded_for_whoever_asks(name: str, language: str) -> None:
    with in_language(language):
        with pytest.raises(UsageError) as browsers:
            load_named(name)
        with pytest.raises(UsageError) as terminals:
            load(name or "nothing")
    asked = f"“{name}”"
    sentence = str(browsers.value).replace(asked, "")
    assert not TERMINAL.search(sentence)
    assert sum(each in sentence for each in NAMES) <= 1, "names are for typing, except the one meant"
    assert name.endswith(".toml") or "/" in name or ".toml" in str(terminals.value)


def test_a_mistake_in_pasted_rules_names_its_line_and_no_file() -> None:
    (problem,) = check(CheckRules(rules=RulesChoice(toml='extends = "basic"\nhand = 5\n'))).problems
    assert problem.startswith("Line 2: “hand” isn’t the name of a switch.")
