"""Messages and numbers, compared with `fluent.runtime` and Babel, which have all of Fluent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import example, given
from hypothesis import strategies as st

from pegs import i18n
from pegs.i18n import LOCALES, in_language, languages, translate
from pegs.i18n.numerals import NUMERALS, number_text, plural_category
from pegs.i18n.patterns import parse

TRIED: list[str | int | float] = [1, 0, 2, 1234, 1_000_000, 2.5, "Ana"]
INSERTED: list[str | int | float] = [1234, "Ana"]
"""For messages that neither choose nor compute."""
CATEGORIES = {"one", "many", "other"}
"""Numbers choose by these. (A word that is spelled like one would match numbers in `fluent.runtime` only.)"""
MAX_COMBINATIONS = 60
"""For each message."""
numbers = st.one_of(
    st.integers(-(10**15), 10**15), st.floats(-1e9, 1e9, allow_nan=False).map(lambda number: round(number, 6))
)


class Variables(Visitor):
    """The variables of a message, and the words that it chooses by."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}
        self.computes = self.refers = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: ARG002, N802
        self.refers = True

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.computes = True
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.computes = True
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, []).extend(sorted(keys - CATEGORIES))
        self.generic_visit(node)


Values = tuple[str | int | float, ...]
Choices = list[list[str | int | float]]


def each_once(choices: Choices) -> Iterator[Values]:
    """Values of a message's variables in which each of them occurs."""
    for k in range(max(map(len, choices), default=1)):
        yield tuple(values[(k + i) % len(values)] for i, values in enumerate(choices))


def many(choices: Choices) -> Iterator[Values]:
    """Many combinations of values."""
    return islice(product(*choices), MAX_COMBINATIONS)


@pytest.mark.parametrize("combine", [each_once, pytest.param(many, marks=pytest.mark.soak)])
@pytest.mark.parametrize("language", languages())
def test_every_message_reads_as_fluent_says(
    language: str, combine: Callable[[Choices], Iterator[Values]]
) -> None:
    for file in (LOCALES / language).glob("*.ftl"):
        source = file.read_text("utf-8")
        ours, theirs = parse(source, language), FluentBundle([language], use_isolating=False)
        resource = FluentResource(source)
        theirs.add_resource(resource)
        messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
        found = Variables()
        for entry in messages:
            found.visit(entry)
        for entry in messages:
            name, own = entry.id.name, Variables()
            own.visit(entry)
            message = theirs.get_message(name)
            patterns = {f"{name}.{key}": pattern for key, pattern in message.attributes.items()}
            patterns |= {name: message.value} if message.value else {}
            choices = [
                [*dict.fromkeys(words), *(TRIED if own.computes else INSERTED)]
                for words in own.words.values()
            ]
            for values in combine(choices):
                needed = found.words if own.refers else own.words
                given_values = dict.fromkeys(needed, 1) | dict(zip(own.words, values, strict=True))
                for key, pattern in patterns.items():
                    text, errors = theirs.format_pattern(pattern, given_values)
                    if errors:  # NUMBER() of a word
                        with pytest.raises(TypeError):
                            ours[key](given_values)
                    else:
                        assert ours[key](given_values) == str(text), key


@example(-1, "en", 0)
@example(-1.0, "es", 0)
@example(-1_000_000, "es", 0)
@given(numbers, st.sampled_from(languages()), st.integers(0, 4))
def test_numbers_are_written_as_unicode_says(number: float, language: str, decimals: int) -> None:
    theirs = fluent_number(number, maximumFractionDigits=decimals).format(Locale(language))
    assert number_text(number, language, decimals) == ("0" if theirs == "-0" else theirs)
    assert plural_category(number, language) == Locale(language).plural_form(number)


def test_every_language_has_its_numerals() -> None:
    assert set(NUMERALS) == set(languages())


def test_a_missing_variable_or_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="'extra-missing' in the en catalog needs 'extra'"):
        translate("extra-missing")
    with pytest.raises(KeyError, match="no message 'no-such-message'"):
        translate("no-such-message")
    with pytest.raises(KeyError, match=r"no message 'extra-missing\.title'"):
        translate("extra-missing.title", extra="print")


def test_messages_that_the_catalogs_cannot_have_are_refused() -> None:
    with pytest.raises(ValueError, match="can't have a TermReference"):
        parse("-brand = Pegs\nmessage = { -brand }\n", "en")


def test_what_people_type_stays_on_one_line_and_has_an_end() -> None:
    with in_language("en"):
        text = translate("language-unknown", language="x\ny" * 1000, languages="en")
    assert "\n" not in text
    assert len(text) < 2 * i18n.MAX_ARGUMENT
