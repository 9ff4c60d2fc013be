"""Names that run from right to left don't drag the words beside them to their other side."""

from __future__ import annotations

import pytest

from pegs.core.bidi import isolated
from pegs.core.printable import on_one_line, printable
from pegs.i18n import either, in_language, languages, listed, translate
from pegs.printing.typesetter import in_our_letters

SARAH, DAVID, ALI = "\u05e9\u05e8\u05d4", "\u05d3\u05d5\u05d3", "\u0639\u0644\u064a"


def alone(name: str) -> str:
    return f"\u2068{name}\u2069"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [SARAH, ALI, f"{SARAH} 2", f"Dr. {ALI}"])
def test_a_name_in_a_sentence_is_isolated(name: str, language: str) -> None:
    with in_language(language):
        sentence = translate("play-pass-keyboard", who=name)
        assert alone(name) in sentence
        assert sentence.replace(alone(name), "Ann") == translate("play-pass-keyboard", who="Ann")
        # A sentence in a sentence, and the terminal, leave it as it is.
        assert translate("story-two", first=sentence, last="Ben").startswith(sentence)
        assert printable(sentence) == on_one_line(sentence) == sentence


def test_every_name_of_a_list_is_isolated() -> None:
    names = [SARAH, "Ben", DAVID]
    assert listed(names) == f"{alone(SARAH)}, Ben, and {alone(DAVID)}"
    assert either(names[::2]) == f"{alone(SARAH)} or {alone(DAVID)}"


def test_other_names_need_nothing() -> None:
    for name in ("Ann", "Zo\u00eb", "\u4e2d\u6587", "\U0001f680", ""):
        assert isolated(name) == name
    assert isolated(alone(SARAH)) == alone(SARAH)


@pytest.mark.parametrize(
    "text", ["\u2068a", "a\u2069", "\u2068a\nb\u2069", "\u2067a\u2069", "\u2069a\u2068", "\u202ea"]
)
def test_what_would_affect_the_text_around_it_is_still_escaped(text: str) -> None:
    shown = printable(text)
    assert "\\u20" in shown
    assert not {"\u2067", "\u2068", "\u2069", "\u202e"} & set(shown)


def test_paper_has_no_boxes_for_what_is_invisible() -> None:
    assert in_our_letters(f"Ann, {alone('Ben')}, \u2764\ufe0fTom\u200d") == "Ann, Ben, ?Tom"
