"""The catalog is complete in every language, has no unused messages, and reads like spoken English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import pegs
from pegs import i18n as words
from pegs.core.errors import UsageError

BROWSER_ONLY = "card-face-joker"
BRITISH = r"colour|centre|grey|favour|neighbour|behaviour|honour|licence|catalogue|cancelled|towards|whilst"
STIFF = r"cannot|can not|does not|do not|is not|are not|was not|were not|will not|has not|have not|must not"
AWKWARD = (
    r"whoever|the one who|who is absent|so many|is told|are told|wish(?:es|ed)?|ways? out|mend(?:s|ed)?|"
    r"goe?s? on|is kept|any more|by lot|each for (?:itself|themselves)|round the board|of one’s own|"
    r"where (?:nothing|no one|none)"
)
"""Phrases that nobody says at a table: they read as translated."""
CODE = r"\b[a-z]+_[a-z_]+\b"
FOR_PLAYERS = ("web-*.ftl", "story.ftl", "cards.ftl", "table.ftl", "why.ftl", "hints.ftl")
"""The catalogs without any message for people who write files or type commands."""
SOURCE = Path(next(iter(pegs.__path__)))
LANGUAGES = words.languages()


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(file: Path) -> list[fluent.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


@cache
def catalog(language: str, files: str = "*.ftl", but: str = "") -> dict[str, set[str]]:
    """The variables of every message and of those it contains, by its id; attributes as ``id.attribute``."""
    found: dict[str, set[str]] = {}
    contained: dict[str, set[str]] = {}
    for file in sorted((words.LOCALES / language).glob(files)):
        if file.match(but or "-"):
            continue
        for entry in entries(file):
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                parts = {"": entry.value} | {f".{each.id.name}": each.value for each in entry.attributes}
                for suffix, pattern in parts.items():
                    name = entry.id.name + suffix
                    assert name not in found, f"{file}: {name} is defined twice"
                    found[name] = _variables(pattern)
                    contained[name] = _references(pattern)
    for name, others in contained.items():
        found[name] |= set().union(*(found.get(other, set()) for other in others))
    return found


def _variables(pattern: fluent.Pattern | None) -> set[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


def _references(pattern: fluent.Pattern | None) -> set[str]:
    visitor = _References()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def own_words(file: Path) -> dict[str, str]:
    """The text of every message of a file, without quotations, by its id."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, fluent.Message):
            visitor = _Texts()
            visitor.visit(entry)
            found[entry.id.name] = re.sub(r"“[^”]*”", "", " ".join(visitor.texts))
    return found


def matches(pattern: str, files: str) -> list[str]:
    """Where English messages match a pattern: ``file: id: match``."""
    found = []
    for file in sorted((words.LOCALES / "en").glob(files)):
        for name, text in own_words(file).items():
            found += [f"{file.name}: {name}: {each}" for each in re.findall(pattern, text, re.IGNORECASE)]
    return found


@dataclass
class Source:
    """What the source has to do with messages."""

    ids: set[str] = field(default_factory=set)
    """In ``translate(...)`` and ``help=...``."""
    families: set[str] = field(default_factory=set)
    """Patterns of the ids that are put together from a value, as ``switch-``, a field, and ``.rule``."""
    attributes: set[str] = field(default_factory=set)
    """Patterns of attributes of a message that's put together elsewhere, as a message and ``.fix``."""
    strings: set[str] = field(default_factory=set)
    """Every text: ids also stand in tables."""

    def add(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant):
            self.strings |= _text(node)
        elif isinstance(node, ast.JoinedStr):
            pattern = "".join(_pattern(each) for each in node.values)
            if any(text.endswith("-") for text in _text(node.values[0])):
                self.families.add(pattern)
            elif re.search(r"\\\.[a-z]", pattern):
                self.attributes.add(pattern)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            used = node.args[:1] if name == "translate" else []
            used += [each.value for each in node.keywords if each.arg == "help"]
            self.ids |= set().union(*map(_text, used))


def _pattern(node: ast.expr) -> str:
    """A part of a text that's put together: a value stands for anything but the dot before an attribute."""
    return "".join(map(re.escape, _text(node))) or "[^.]+"


def _text(node: ast.expr) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def source() -> Source:
    found = Source()
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            found.add(node)
    return found


@cache
def references() -> frozenset[str]:
    """The messages that other messages contain."""
    visitor = _References()
    for file in (words.LOCALES / words.DEFAULT_LANGUAGE).glob("*.ftl"):
        for entry in entries(file):
            visitor.visit(entry)
    return frozenset(visitor.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = catalog(words.DEFAULT_LANGUAGE)
    other = catalog(language)
    assert other.keys() == english.keys()
    assert {name: each for name, each in other.items() if each != english[name]} == {}


def test_every_id_in_the_source_is_in_the_catalog() -> None:
    assert source().ids - catalog(words.DEFAULT_LANGUAGE).keys() == set()


def test_every_message_is_used() -> None:
    names = catalog(words.DEFAULT_LANGUAGE, but="web-*.ftl").keys()  # test_web_words.py knows those
    assert names - used_among(names) - {BROWSER_ONLY} == set()


def used_among(names: Iterable[str]) -> set[str]:
    """The messages that the source uses, and the attributes, of which each has to be used by itself."""
    return {name for name in names if is_used(name)}


def is_used(name: str) -> bool:
    whole, ends = put_together()
    is_whole = name in source().strings or name in references() or whole.fullmatch(name) is not None
    return is_whole or (ends.fullmatch(name) is not None and is_used(name.partition(".")[0]))


@cache
def put_together() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Ids that are put together from their beginning on, and attributes of such a message."""
    whole, ends = source().families, source().attributes
    return re.compile("|".join(whole)), re.compile("|".join(ends))


def test_an_attribute_that_nothing_reads_is_unused() -> None:
    used = {"switch-draw.rule", "switch-draw.choice-after"}
    unused = {"switch-draw.forgotten", "clash-order.tip", "switch-draw.rule.more"}
    assert used_among(used | unused) == used


@pytest.mark.parametrize("phrases", [BRITISH, STIFF, AWKWARD], ids=["spelling", "contractions", "phrases"])
def test_english_messages_are_plain_american(phrases: str) -> None:
    assert matches(rf"\b(?:{phrases})\b", "*.ftl") == []


@pytest.mark.parametrize("files", FOR_PLAYERS)
def test_messages_for_players_contain_no_code(files: str) -> None:
    assert matches(CODE, files) == []


def test_texts_on_switches_contain_no_code() -> None:
    """Contradictions do: they say what to write in a rules file."""
    found = matches(CODE, "switches.ftl")
    assert [each for each in found if not each.startswith("switches.ftl: clash-")] == []


def test_a_missing_message_raises() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-message'"):
        words.translate("no-such-message")


def test_a_missing_attribute_raises() -> None:
    with pytest.raises(KeyError, match=r"no message .word-start\.fix"):
        words.translate("word-start.fix")


def test_a_missing_variable_raises() -> None:
    with pytest.raises(KeyError, match="hole"):
        words.translate("clash-spots-same")


def test_inserted_text_has_no_invisible_marks() -> None:
    assert words.translate("story-either-two", first="1", last="2") == "1 or 2"


def test_long_input_is_cut_short() -> None:
    assert "x…”" in words.translate("rules-file-missing", file="x" * 5000)


@pytest.fixture
def _english_afterwards() -> Iterator[None]:
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


@pytest.mark.usefixtures("_english_afterwards")
@pytest.mark.parametrize("name", ["es", "ES", "es_MX.UTF-8", "es-419"])
def test_a_language_is_known_by_any_of_its_names(name: str) -> None:
    words.use_language(name)
    assert words.language() == "es"
    assert words.translate("card-joker") == "comodín"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UsageError, match=r"“xx”\. Use one of these: en, es"):
        words.use_language("xx")
    assert words.language() == words.DEFAULT_LANGUAGE


def test_a_block_can_have_its_own_language() -> None:
    before = words.language()
    with words.in_language("es_MX"):
        assert words.language() == "es"
        with words.in_language("en"):
            assert words.language() == "en"
        assert words.language() == "es"
    assert words.language() == before


def test_a_block_doesnt_change_other_threads() -> None:
    with words.in_language("es"), ThreadPoolExecutor(1) as pool:
        assert pool.submit(words.language).result() == words.DEFAULT_LANGUAGE
