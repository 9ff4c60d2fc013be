"""Every rule that code and tests refer to is in docs/rules.md, and links between documents work."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules.md"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SOURCES = [
    file for folder in ("src", "tests", "bench", "tools") for file in sorted((ROOT / folder).rglob("*.py"))
]

_LIST = r"\d+(?:\.\d+)?(?:(?:, | and | to | or )\d+(?:\.\d+)?)*"
_REFERENCE = re.compile(rf"\b(?:sections?|rules?(?:,|,? section)?) ({_LIST})", re.IGNORECASE)
_PERHAPS = re.compile(r"\b(?:sections?|rules?),?\s+(?:section\s+)?\d|\(\d+\.\d+\)", re.IGNORECASE)
"""Is in every file with a reference: the others needn't be read as Python."""
_IN_PARENTHESES = re.compile(r"\(((?:[1-9]|1[0-2])\.\d{1,2})\)")
_LINK = re.compile(r"\]\(([\w./-]*)#([\w-]+)\)")


def anchors(document: Path) -> set[str]:
    """The targets of links in a document: its anchors and its headings."""
    text = document.read_text("utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = (re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings)
    return {*re.findall(r'<a id="([\w-]+)">', text), *slugs}


RULE_ANCHORS = anchors(RULES)


def prose(source: Path) -> Iterator[str]:
    """The comments and strings of a Python file."""
    text = source.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            yield " ".join(token.string.split())


def references(text: str) -> Iterator[str]:
    """The anchors that a text refers to: of sections (``8``) and of paragraphs with a point (``5.7``).

    A rule without a point, as in "Guide, rule 5", is one of a source.
    """
    found = [part for match in _REFERENCE.finditer(text) for part in _numbers(match)]
    for number in [*found, *_IN_PARENTHESES.findall(text)]:
        yield f"rule-{number.replace('.', '-')}" if "." in number else f"section-{number}"


def _numbers(match: re.Match[str]) -> list[str]:
    numbers = re.findall(r"\d+(?:\.\d+)?", match[1])
    is_section = "section" in match[0].lower()
    return [number for number in numbers if is_section or "." in number]


@cache
def references_in_code() -> dict[Path, set[str]]:
    found = {}
    for source in SOURCES:
        if _PERHAPS.search(source.read_text("utf-8")):
            found[source] = {each for text in prose(source) for each in references(text)}
    return found


def test_references_in_code() -> None:
    missing = {file: found - RULE_ANCHORS for file, found in references_in_code().items()}
    assert {str(file.relative_to(ROOT)): each for file, each in missing.items() if each} == {}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents(document: Path) -> None:
    missing = [
        f"{path}#{anchor}"
        for path, anchor in _LINK.findall(document.read_text("utf-8"))
        if anchor not in anchors((document.parent / path) if path else document)
    ]
    assert missing == []


def test_the_rules_are_linked_from_the_readme() -> None:
    assert "(docs/rules.md)" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Winning (rules, section 6).", ["section-6"]),
        ("see rules, sections 2 and 3", ["section-2", "section-3"]),
        ("(rules 9.1 to 9.3)", ["rule-9-1", "rule-9-3"]),
        ("a chain (5.7)", ["rule-5-7"]),
        ("Detailed Game Guide, rule 5", []),
        ("within (0.05) of it", []),
    ],
)
def test_what_counts_as_a_reference(text: str, found: list[str]) -> None:
    assert list(references(text)) == found


def test_references_are_found_in_the_code() -> None:
    found = set().union(*references_in_code().values())
    assert len(found & RULE_ANCHORS) > 15
