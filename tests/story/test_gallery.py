"""Finding rules by what a family knows of them."""

from __future__ import annotations

import pytest

from pegs.i18n import in_language
from pegs.rules import load, named
from pegs.rules.loader import from_text, published
from pegs.story.sheet.gallery import MAX_SOUGHT, find_rules, gallery


def names_of(sought: str, speech: str = "en") -> set[str]:
    with in_language(speech):
        return {each.name for each in find_rules(sought)}


def test_every_published_sheet_is_on_show_with_its_publisher() -> None:
    for speech in ("en", "es"):
        with in_language(speech):
            shown = gallery()
        assert [each.name for each in shown] == published()
        assert all(each.voice and each.source and each.differences for each in shown)


def test_a_sheet_on_show_can_be_sent_to_a_table() -> None:
    for each in gallery():
        assert from_text(each.toml, each.name) == load(each.name)


def test_rules_are_found_by_what_a_place_is_called() -> None:
    assert names_of("castle") >= {"idaho-good-sam", "parlor"}
    assert names_of("CASTILLO", "es") >= {"idaho-good-sam", "parlor"}
    assert "basic" not in names_of("castle")


def test_rules_are_found_by_what_a_card_does() -> None:
    found = names_of("two trades pegs")
    assert {"paddle", "not-messy-just-busy"} <= found
    assert not found & {"basic", "idaho-good-sam"}


def test_rules_are_found_by_who_publishes_them() -> None:
    assert names_of("rv owners idaho") == {"idaho-good-sam"}
    assert names_of("fabricante", "es") >= {"the-marble-game", "texas-marbles"}


def test_accents_do_not_matter_and_the_beginning_of_a_word_is_enough() -> None:
    assert names_of("comodin", "es") == names_of("comodín", "es")
    assert "idaho-good-sam" in names_of("ida")


def test_rules_that_say_the_most_words_are_found() -> None:
    assert names_of("idaho zebra") == {"idaho-good-sam"}


@pytest.mark.parametrize("sought", ["zebra", "", "  ", "%$", "\x00", "x" * 100_000])
def test_nothing_is_found_by_what_no_rules_say(sought: str) -> None:
    assert names_of(sought) == set()


def test_only_the_beginning_of_a_long_text_is_read() -> None:
    assert names_of("castle " + "x " * MAX_SOUGHT) == names_of("castle " + "x " * 10)


def test_all_named_sets_can_be_found() -> None:
    assert set(named()) <= names_of("peg") | names_of("a")
