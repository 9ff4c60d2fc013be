"""Names contain nothing that hides or disturbs other text, and no two look alike."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pegs.core.cleaning import MAX_MARKS, clean_text, look_of
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.table.display_names import MAX_NAME, unique_name
from tests.table.sitting import Sitting

INVISIBLE = {
    "zero-width joiner": "\u200d",
    "zero-width non-joiner": "\u200c",
    "zero-width space": "\u200b",
    "word joiner": "\u2060",
    "soft hyphen": "\u00ad",
    "text style": "\ufe0e",
    "emoji style": "\ufe0f",
    "ideographic variation": "\U000e0100",
    "Mongolian variation": "\u180b",
    "combining joiner": "\u034f",
    "Hangul filler": "\u3164",
    "tag": "\U000e0041",
    "byte order mark": "\ufeff",
    "right to left": "\u200f",
    "override": "\u202e",
    "isolate": "\u2067",
    "bell": "\x07",
}


def clean(text: str) -> str:
    return clean_text(text, MAX_NAME)


@pytest.mark.parametrize(
    "text",
    [
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "\uffa0",
        "\u034f",
        "\u200b\u200d\ufeff",
        "\x00\x1b",
        "\ufe0f\ufe0e",
    ],
)
def test_invisible_text_is_no_name(text: str) -> None:
    assert clean(text) == ""
    assert clean(f"Ann{text}") == "Ann"


@pytest.mark.parametrize("hidden", INVISIBLE.values(), ids=INVISIBLE)
def test_names_contain_nothing_invisible(hidden: str) -> None:
    assert clean(f"A{hidden}n{hidden}n") == clean(f"{hidden}Ann{hidden}") == "Ann"


def test_marks_do_not_pile_up() -> None:
    assert len(clean("Z" + "\u0317" * 30 + "oe")) == 6


@pytest.mark.parametrize(
    "name", ["Zo\u00eb", "\u05e9\u05b8", "\u0e17\u0e35\u0e48", "\U0001f469", "\u4e2d\u6587"]
)
def test_names_of_all_scripts_stay(name: str) -> None:
    assert clean(name) == name


WITH_ROLE = {
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "a heart": "\u2764\ufe0f",
    "a heart on fire": "\u2764\ufe0f\u200d\U0001f525",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308 Ann",
    "a shrug in a color of skin": "\U0001f937\U0001f3fd\u200d\u2642\ufe0f",
    "a keycap": "1\ufe0f\u20e3",
    "the flag of Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "Alireza in Persian": "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "Alireza with a vowel": "\u0639\u0644\u06cc\u064e\u200c\u0631\u0636\u0627",
    "a half letter of Hindi": "\u0915\u094d\u200d\u0937",
    "a visible virama": "\u0915\u094d\u200c\u0937",
    "Sri in Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "a form of a Chinese character": "\u845b\U000e0100",
}


@pytest.mark.parametrize("name", WITH_ROLE.values(), ids=WITH_ROLE)
def test_an_invisible_character_stays_where_it_has_a_role(name: str) -> None:
    assert clean(name) == clean(f" {name}\u200b") == name
    bare = "".join(each for each in name if each not in INVISIBLE.values())
    assert look_of(name) == look_of(bare), "and yet two such names don't stand at one table"


WITHOUT_ROLE = {
    "between letters": "An\u200dn",
    "before a pictograph": "\u200d\U0001f680",
    "after a pictograph": "\U0001f680\u200d",
    "twice": "\U0001f469\u200d\u200d\U0001f680",
    "between a pictograph and a letter": "\U0001f469\u200dA",
    "after a letter that doesn't join": "\u0627\u200c\u0628",
    "between Arabic and Latin": "\u0628\u200cA",
    "a joiner between Arabic letters": "\u0628\u200d\u0628",
    "a style of a letter": "A\ufe0f",
    "a hidden message": "\U0001f3f4\U000e0068\U000e0069\U000e007f",
}


@pytest.mark.parametrize("name", WITHOUT_ROLE.values(), ids=WITHOUT_ROLE)
def test_the_same_character_goes_where_it_has_none(name: str) -> None:
    assert clean(name) == "".join(each for each in name if each.isprintable() and each != "\ufe0f")


def test_a_name_that_is_cut_ends_with_something_visible() -> None:
    family = WITH_ROLE["a family"]
    for length in range(1, 3 * len(family)):
        assert not clean_text(3 * family, length).endswith("\u200d")
    (long, *_) = [clean(f"{'a' * shift}{6 * family}") for shift in range(3) if shift]
    assert "\u200d " not in unique_name(long, [long])


def test_letters_and_marks_combine_across_what_was_invisible() -> None:
    assert clean("Zoe\u200d\u0308") == clean("Zo\u00eb") == "Zo\u00eb"


def test_a_name_stays_short() -> None:
    assert len(clean("a" * 1000)) == MAX_NAME


letters = st.characters() | st.sampled_from(
    [
        *INVISIBLE.values(),
        " ",
        "\u0301",
        "\u09c7",
        "\u09be",
        "\u1100",
        "\u094d",
        "\u0628",
        "\u2764",
        "\U0001f680",
    ]
)


@given(st.text(letters))
@example("a\u0301\u0316\u0301\u0316\u0301 ")
@example("a" * 39 + " b")
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    name = clean(text)
    assert clean(name) == name == name.strip()
    assert len(name) <= MAX_NAME
    assert unicodedata.is_normalized("NFC", name)


def test_a_long_run_of_marks_costs_no_more_than_a_short_one() -> None:
    """Normalizing takes quadratic time: only the beginning of a text is read."""
    marks = "\u0301\u0316" * 500_000
    assert clean(f"a{marks}") == clean(f"a{marks[:100]}")
    assert len(clean(f"a{marks}")) == 1 + MAX_MARKS


# --- names that look alike


@pytest.mark.parametrize("hidden", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_with_invisible_characters_looks_like_the_one_without(hidden: str) -> None:
    assert look_of(f"An{hidden}n") == look_of("ANN")
    assert unique_name(f"An{hidden}n", ["Ann"]) != f"An{hidden}n"


@pytest.mark.parametrize(
    ("name", "other"), [("ann", "Ann"), ("\uff21nn", "Ann"), ("Zoe\u0308", "Zo\u00eb"), ("STRASSE", "straße")]
)
def test_names_that_look_alike_get_numbers(name: str, other: str) -> None:
    assert unique_name(name, [other]) == f"{name} 2"
    assert unique_name(name, [other, f"{other} 2"]) == f"{name} 3"
    assert unique_name(name, ["Ben"]) == name


def test_no_two_people_at_a_table_look_alike() -> None:
    sitting = Sitting()
    for seat, name in ((1, "A\u200dnn"), (2, "Ann\ufe0f"), (3, "\uff21NN")):
        sitting.apply(sitting.table.sit(name, "R", seat, sitting.now)[1])
    assert [info.name for info in sitting.view(0).seats] == ["Ann", "Ann 2", "Ann 3", "\uff21NN 4"]


# --- titles and words of rules


def test_titles_and_words_of_rules_are_cleaned_as_names_are() -> None:
    hidden = "".join(f"\\U{ord(each):08x}" for each in INVISIBLE.values())
    toml = (
        f'extends = "basic"\ntitle = "{hidden} Our\\trules {"!" * 200}"\npegs = 4\n'
        f'[words]\nstart = "the{hidden}\\nyard"\nhome = "{hidden}"\nin_spot = "{"a" * 500}"\n'
    )
    seats = (SeatChoice(name="A\u200dnn"),)
    sitting = Sitting(Settings(rules=RulesChoice(toml=toml), seats=seats))
    card = sitting.table.rules_card()
    assert card.title == "Our rules " + "!" * 70
    assert card.words["start"] == "the yard"
    assert card.words["home"] == Sitting().table.rules_card().words["home"]
    assert card.words["in_spot"] == "a" * 40
    shown = card.toml + "".join(card.sentences)
    assert not any(each in shown for each in INVISIBLE.values())


def test_every_character_that_may_be_ignored_is_removed() -> None:
    """What Unicode calls default ignorable, and every control and format character."""
    ignorable = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2065, 0x3164, 0xFFA0)
    ranges = (range(0xFE00, 0xFE10), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))
    points = [*ignorable, *(point for each in ranges for point in each)]
    points += [point for point in range(sys.maxunicode) if unicodedata.category(chr(point)) == "Cf"]
    assert not [hex(point) for point in points if clean(f"A{chr(point)}") != "A"]
