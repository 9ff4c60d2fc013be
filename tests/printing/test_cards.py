"""Reference cards of all rules, in all formats."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from pypdf import PdfReader

from pegs.core.cards import RANK_TEXT
from pegs.i18n import in_language
from pegs.printing.card import card_data, card_pages, card_pdf
from pegs.printing.card_content import card_content
from pegs.printing.card_picture import fan
from pegs.printing.order import CardOrder
from pegs.printing.papers import FORMATS, CardFormat, Paper
from pegs.printing.typesetter import in_our_letters, typeset_pages
from pegs.rules.card_legend import CardMark
from pegs.rules.loader import PUBLISHED, load, named
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.scope import scope_of
from tests.printing.cards import MM, SLACK, descriptions, text_of, text_places, text_sizes
from tests.printing.page_ink import BLUR, PPI, ink_of
from tests.soak import sweep

DATA = Path(__file__).parents[1] / "data"
SHEETS = [
    PUBLISHED / f"{name}.toml" for name in ("hafthor", "hidden-valley-ranch", "texas-marbles", "parlor")
] + [
    DATA / "house" / f"{name}.toml"
    for name in ("pocket-board", "winter-cabin", "contrary", "contrary-bluffing", "contrary-helping")
]
SMALLEST, SOURCE = 6.79, 5.0
"""Points: what is read during a game, less a rounding, and the name of the source."""
TENT = 7.99
DAY = date(2026, 11, 28)
PAGES = {"sheet": 1, "half": 1, "pocket": 1, "tent": 1, "large": 2}


def printed(rules: str, card_format: CardFormat = "sheet", paper: Paper = "a4", *languages: str) -> bytes:
    return _printed(rules, CardOrder(card_format, languages or ("en",), paper, printed=DAY))


@cache
def _printed(rules: str, order: CardOrder) -> bytes:
    return card_pdf(load(rules), order)


# Every sheet, format, language and paper is met; the first five have every format.
COMBINATIONS: list[tuple[str, CardFormat, tuple[str, ...], Paper]] = [
    ("parlor", "pocket", ("en", "es"), "a4"),
    ("contrary", "half", ("en", "es"), "a4"),
    ("contrary", "large", ("en",), "a4"),
    ("contrary-bluffing", "tent", ("en", "es"), "letter"),
    ("contrary-bluffing", "sheet", ("es",), "letter"),
    ("hafthor", "sheet", ("en",), "a4"),
    ("hidden-valley-ranch", "half", ("es",), "letter"),
    ("texas-marbles", "pocket", ("en",), "letter"),
    ("parlor", "tent", ("es",), "a4"),
    ("pocket-board", "large", ("en",), "a4"),
    ("winter-cabin", "pocket", ("es",), "letter"),
]


@pytest.mark.parametrize(
    ("name", "card_format", "languages", "paper"), sweep(COMBINATIONS, COMBINATIONS[: len(FORMATS)])
)
def test_no_ink_is_outside_what_both_papers_can_print(
    name: str, card_format: CardFormat, languages: tuple[str, ...], paper: Paper
) -> None:
    order = CardOrder(card_format, languages, paper)
    is_wide = card_format in ("half", "pocket")
    marks = SLACK if card_format == "pocket" else 0
    (file,) = (each for each in SHEETS if each.stem == name)
    printed(str(file), card_format, paper, *languages)  # other tests read it; this one takes its layout
    for page in typeset_pages("card", card_data(load(str(file)), order), "png", PPI):
        left, top, right, bottom = ink_of(page)
        width, height = (259, 190) if is_wide else (190, 259)
        assert max(-left, right) <= width / 2 + marks + BLUR
        assert max(-top, bottom) <= height / 2 + marks + BLUR
        assert right - left > width / 2


SAID = [
    *((name, "en") for name in ("arizona", "basic", "bluffing", "liftbridge", "pegoo")),
    ("guide", "es"),
    ("north-carolina", "es"),
]


@pytest.mark.parametrize(("name", "language"), sweep(product(named(), ("en", "es")), SAID))
def test_a_card_says_what_every_rank_does(name: str, language: str) -> None:
    pdf = printed(name, "sheet", "a4", language)
    text = text_of(pdf)
    with in_language(language):
        card = card_content(load(name), (), language)
    assert {row.cards for row in card.rows} <= set(descriptions(pdf))
    for row in card.rows:
        assert all(chip.text in text for chip in row.chips), row.cards
        assert row.note in text, row.cards
    for box in card.boxes:
        assert all(words.replace("**", "") in text for words in (*box.steps, *box.paragraphs)), box.title
    assert (
        all(place.replace("**", "").replace("\N{NO-BREAK SPACE}", " ") in text for place in card.places)
        or len(card.rows) > 8
    )


@pytest.mark.parametrize("name", named())
def test_every_rank_that_comes_up_has_one_row(name: str) -> None:
    ruleset = load(name)
    rows = card_content(ruleset, (), "en").rows
    letters = [letter for row in rows for letter in row.ranks]
    assert sorted(letters) == sorted(RANK_TEXT[rank] for rank in scope_of(ruleset).ranks)


POCKETS = [SHEETS[3], SHEETS[7], SHEETS[8]]


@pytest.mark.parametrize("file", sweep(SHEETS, POCKETS), ids=lambda file: file.stem)
def test_a_familys_own_rules_fit_too(file: Path) -> None:
    ruleset = load(str(file))
    text = text_of(printed(str(file), "pocket", "a4", "en", "es"))
    assert text.count(in_our_letters(ruleset.title)) >= 2


@pytest.mark.parametrize(
    ("rules", "paper"),
    sweep(
        [("north-carolina", "letter"), ("bluffing", "a4"), *((str(file), "a4") for file in SHEETS)],
        [("north-carolina", "letter"), *((str(file), "a4") for file in POCKETS)],
    ),
    ids=lambda value: Path(value).stem,
)
def test_nothing_to_be_read_on_a_pocket_card_is_small(rules: str, paper: Paper) -> None:
    sizes = text_sizes(printed(rules, "pocket", paper, "en", "es"))
    assert min(sizes) == pytest.approx(SOURCE)
    assert min(size for size in sizes if size > SOURCE) >= SMALLEST


@pytest.mark.parametrize(
    ("rules", "has_board"), [("alaska", True), ("basic", False), ("north-carolina", False)]
)
def test_pocket_cards_show_the_board_if_they_have_room_to_spare(rules: str, has_board: bool) -> None:
    assert ("Corner, counts as hole 0" in text_of(printed(rules, "pocket"))) is has_board


def test_the_foot_of_a_covered_card_is_as_large_as_there_is_room() -> None:
    words = [f">+{rank}</text>" for rank in "2345"]
    few, many = (
        fan(tuple(ranks), [[CardMark("plain", f"+{rank}")] for rank in ranks], "Joker")
        for ranks in ("23", "2345")
    )
    assert all(word in many for word in words)
    assert foot_scales(few) == foot_scales(many) == {1.0}


def foot_scales(svg: str) -> set[float]:
    """The scales of the groups around what's written at the feet of a fan's cards."""
    groups = re.findall(
        r'<g transform="translate\([^)]*\)(?: scale\(([\d.]+)\))?"><g transform="[^"]*"><text[^>]*>\+', svg
    )
    assert groups
    return {float(scale or 1) for scale in groups}


TENTS: list[tuple[str, Paper]] = [
    ("arizona", "a4"),
    ("basic", "letter"),
    *((str(file), "letter") for file in SHEETS),
]


@pytest.mark.parametrize(
    ("rules", "paper"), sweep(TENTS, (TENTS[0], TENTS[-1])), ids=lambda value: Path(value).stem
)
def test_a_table_tent_can_be_read_from_across_the_table(rules: str, paper: Paper) -> None:
    assert min(text_sizes(printed(rules, "tent", paper, "en", "es"))) >= TENT


PAGED = [
    (name, paper, each)
    for name, paper in (("arizona", "a4"), ("north-carolina", "letter"))
    for each in FORMATS
]


@pytest.mark.parametrize(
    ("name", "paper", "card_format"), sweep(PAGED, lambda case: case[0] == "arizona" or case[2] == "pocket")
)
def test_every_format_has_its_pages_and_stays_in_the_printable_area(
    name: str, paper: Paper, card_format: CardFormat
) -> None:
    pdf = printed(name, card_format, paper, "en", "es")
    pages = PdfReader(BytesIO(pdf)).pages
    each_language = 2 if card_format in ("sheet", "large") else 1
    assert len(pages) == PAGES[card_format] * each_language
    sides = [float(side) * MM for side in pages[0].mediabox[2:]]
    assert sorted(sides) == pytest.approx([210, 297] if paper == "a4" else [215.9, 279.4], abs=0.01)
    area = (259, 190) if sides[0] > sides[1] else (190, 259)
    places = text_places(pdf)
    assert len(places) > 20
    for x, y, width, height in places:
        assert abs(x - width / 2) <= area[0] / 2 + 0.1
        assert abs(y - height / 2) <= area[1] / 2 + 0.1


def test_rules_with_much_to_say_have_a_half_sheet_for_the_cards_and_another_for_the_rest() -> None:
    file = str(next(file for file in SHEETS if file.stem == "contrary"))
    pages = PdfReader(BytesIO(printed(file, "half", "a4", "en", "es"))).pages
    english, spanish = (page.extract_text() for page in pages)
    assert "Split 12" in english
    assert "Corner, counts as hole 0" in english
    assert "Divide 12" in spanish


def test_rules_with_many_cards_have_a_third_page_of_large_print() -> None:
    file = str(next(file for file in SHEETS if file.stem == "contrary"))
    first, second, last = (page.extract_text() for page in PdfReader(BytesIO(printed(file, "large"))).pages)
    assert "Forward 1 or 11" in first
    assert "Land on a peg" in second
    assert "Your turn" in last


@pytest.mark.parametrize("card_format", FORMATS)
def test_both_languages_are_on_a_card_for_a_mixed_table(card_format: CardFormat) -> None:
    text = text_of(printed("arizona", card_format, "a4", "en", "es"))
    assert "Land on a peg" in text
    assert "Cae sobre otra" in text


def test_the_same_order_gives_the_same_bytes() -> None:
    assert card_pdf(load("arizona"), CardOrder("half", ("en", "es"), printed=DAY)) == printed(
        "arizona", "half", "a4", "en", "es"
    )
    png = CardOrder()
    assert card_pages(load("pegoo"), png, "png") == card_pages(load("pegoo"), png, "png")


@pytest.mark.parametrize("card_format", FORMATS)
def test_the_day_of_printing_tells_a_card_from_an_older_one(card_format: CardFormat) -> None:
    text = text_of(printed("arizona", card_format, "a4", "en", "es"))
    assert "Printed November 28, 2026" in text
    assert "Impreso el 28 de noviembre de 2026" in text
    assert "Printed" not in text_of(card_pdf(load("arizona"), CardOrder(card_format)))


def test_a_card_for_some_players_leaves_out_what_only_others_need() -> None:
    everyone = text_of(printed("liftbridge"))
    two = text_of(card_pdf(load("liftbridge"), CardOrder(players=2)))
    assert "Helping" in everyone
    assert "Helping" not in two
    assert "2 players" in two


def test_what_does_not_apply_is_not_mentioned() -> None:
    assert "Stuck?" not in text_of(printed("arizona"))
    assert "Stuck?" in text_of(printed("pegoo"))
    assert "Bluffing" in text_of(printed("bluffing"))
    assert "Every card moves any peg of your team" in text_of(printed("arizona"))
    assert "Every card moves any peg of your team" not in text_of(printed("basic"))


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "contrary",
            (
                "1 half deck and 1 joker per player",
                "A peg may pass **its own color**. Landing on it on the track sends it to its barn.",
                "Your whole team’s turns count.",
                "lone peg may go 12",
            ),
        ),
        (
            "contrary-helping",
            (
                "4 half decks with jokers",
                "You may discard any card instead of moving.",
                "turn in with the **exact** count if you can. If you can’t, go around again.",
                "Pegs of different partners can share a split.",
                "If you split a 6, a 7, or a 9 to bring your last peg in",
                "Land: on an opponent ahead on the track",
            ),
        ),
    ],
)
def test_house_rules_have_their_place_on_a_card(name: str, sentences: tuple[str, ...]) -> None:
    card = card_content(load(str(next(file for file in SHEETS if file.stem == name))), (), "en")
    paragraphs = [words for box in card.boxes for words in box.paragraphs]
    said = " ".join([*card.facts, *(row.note for row in card.rows), *paragraphs]).replace("\xa0", " ")
    assert [sentence for sentence in sentences if sentence not in said] == []


def test_the_places_have_the_rules_own_names() -> None:
    text = text_of(printed("liftbridge"))
    assert "HOME area: pegs wait here" in text
    assert "OUT SPOT, hole 8" in text
    assert "from its HOME area to its OUT SPOT" in text


def test_names_with_any_letters_and_long_ones_fit() -> None:
    words = Words("Warteraum " * 4, "Zielgerade " * 3, "Einfahrtsloch " * 2, "Ausfahrtsloch " * 2)
    long = replace(load("north-carolina"), title="Łódź Ω " + "Grandmother’s kitchen " * 3, words=words)
    assert "?ódz ?" in text_of(card_pdf(long, CardOrder("sheet")))
    assert card_pdf(long, CardOrder("pocket", ("en", "es"))).startswith(b"%PDF")


def test_a_board_with_other_measures_is_drawn_with_its_own() -> None:
    ruleset: RuleSet = load(str(next(file for file in SHEETS if file.stem == "pocket-board")))
    board = card_content(ruleset, (), "en").board
    assert board.count("<circle") != card_content(load("basic"), (), "en").board.count("<circle")
