"""Rule books of all named sets in both languages, and of house rules."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import islice, product
from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from pegs.core.geometry import Layout, nearest
from pegs.look import PALETTE
from pegs.notation import read_turn
from pegs.printing.book import examples
from pegs.printing.book.booklet import SHEETS, sides
from pegs.printing.book.chapters import CHAPTERS, NOTES, QUESTIONS, SAID_ELSEWHERE
from pegs.printing.book.content import Book, book_content
from pegs.printing.book.document import book_pdf
from pegs.printing.book.flights import PEG_ROOM, short_flights, start_hole
from pegs.printing.book.pictures import detail
from pegs.printing.order import BookOrder
from pegs.printing.papers import Paper
from pegs.printing.typesetter import printable_characters
from pegs.rules.loader import load, named
from pegs.rules.scope import scope_of
from pegs.story.names import Names
from pegs.story.sheet.builder import PLAYERS, example_board
from pegs.story.sheet.chapters import CHAPTERS as SHEET
from pegs.story.sheet.examples import coming_out, out_spot_taken
from pegs.story.sheet.model import Example
from pegs.story.sheet.stage import ME, Setup, Stage
from tests.printing.cards import data_of_book, descriptions, printed_book, text_of
from tests.soak import sweep

DATA = Path(__file__).parents[1] / "data"
HOUSE = DATA / "house" / "pocket-board.toml"
CONTRARY = [
    str(DATA / "house" / f"{name}.toml") for name in ("contrary", "contrary-bluffing", "contrary-helping")
]
"""Every switch is off its default on one of them."""


def content(rules: str, language: str = "en") -> Book:
    return msgspec.convert(data_of_book(rules, language)["book"], Book)


def words_of(book: Book) -> str:
    """Everything that a book says in sentences."""
    found = [*book.settled, *(question.text for question in book.questions)]
    for chapter in book.chapters:
        found += [chapter.title, chapter.lead]
        for section in chapter.sections:
            found += [section.heading, *(each.text for each in section.paragraphs)]
            found += [each.caption for group in section.pictures for each in group]
    return " ".join(found)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("**", ""))


def test_every_paragraph_of_the_rules_sheet_is_in_one_section() -> None:
    written = [each for parts in CHAPTERS.values() for ids in parts.values() for each in ids]
    sheet = [entry.id for entries in SHEET.values() for entry in entries]
    assert sorted(each for each in written if each not in NOTES) == sorted(set(sheet) - set(SAID_ELSEWHERE))
    assert sorted(each for each in written if each in NOTES) == sorted(NOTES)
    assert set(QUESTIONS) <= set(written)


BOOKS = [(name, language) for name in (*named(), str(HOUSE), *CONTRARY) for language in ("en", "es")]
BLUFFING, CONTRARY_BLUFFING = ("bluffing", "es"), (CONTRARY[1], "en")
TYPESET = [("arizona", "en"), (str(HOUSE), "es"), BLUFFING, CONTRARY_BLUFFING, ("pegoo", "en")]
"""The books that `make test` makes: tests share them."""
READ = [
    *TYPESET,
    (CONTRARY[2], "es"),
    ("guide", "en"),
    ("kilpatrick", "es"),
    ("liftbridge", "en"),
    ("north-carolina", "en"),
]
"""And those of which it only reads what would be printed."""


@pytest.mark.parametrize(("name", "language"), sweep(BOOKS, TYPESET), ids=lambda value: Path(value).stem)
def test_every_set_has_a_book(name: str, language: str) -> None:
    assert printed_book(name, language).startswith(b"%PDF")


@pytest.mark.parametrize(("name", "language"), sweep(BOOKS, READ), ids=lambda value: Path(value).stem)
def test_the_fonts_have_the_letters_of_every_book(name: str, language: str) -> None:
    used = set(words_of(content(name, language)))
    assert {each for each in used if ord(each) not in printable_characters()} == set()


@pytest.mark.parametrize(("name", "language"), [("arizona", "en"), (str(HOUSE), "es")])
def test_a_book_says_everything_and_names_its_pictures(name: str, language: str) -> None:
    pdf, book = printed_book(name, language), content(name, language)
    text = text_of(pdf)
    for chapter in book.chapters:
        assert chapter.title in text
        for section in chapter.sections:
            assert section.heading in text
            assert all(plain(each.text) in plain(text) for each in section.paragraphs), section.id
    assert all(each in text for each in book.settled)
    groups = [each for chapter in book.chapters for part in chapter.sections for each in part.pictures]
    assert {each.description for group in groups for each in group} <= set(descriptions(pdf))
    # The template fails if a group is on two pages.
    assert {False, True} in [{each.is_forbidden for each in group} for group in groups]


@pytest.mark.parametrize(("name", "language"), sweep(product(named(), ("en", "es")), READ))
def test_what_does_not_apply_is_not_mentioned(name: str, language: str) -> None:
    rules, text = load(name).rules, words_of(content(name, language)).lower()
    absent = {
        "bluff": ("bluff", "farol"),
        "stuck turn": ("stuck turn", "gratis"),
        "trade": ("trade", "cambiar de lugar"),
        "free": ("come out free", "salir gratis"),
        "forget": ("forget", "olvida"),
    }
    if rules.bluffing:
        del absent["bluff"]
    if rules.stuck_limit:
        del absent["stuck turn"], absent["free"]
    if any(row.swap != "none" for row in rules.cards):
        del absent["trade"]
    assert [word for pair in absent.values() for word in pair if word in text] == []


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        (DATA / "house" / "winter-cabin.toml", "It may still back past its doorstep or be carried past it."),
        ("parlor", "It may still be carried past its castle turn."),  # No card of theirs goes back.
    ],
)
def test_the_small_print_names_only_ways_past_the_in_spot_that_there_are(
    sheet: str | Path, sentence: str
) -> None:
    assert sentence in words_of(content(str(sheet)))


def test_the_source_of_cards_that_only_this_house_plays_so_is_the_house() -> None:
    book = content(str(DATA / "house" / "winter-cabin.toml"))
    sources = {part.id: part.source for chapter in book.chapters for part in chapter.sections}
    assert sources["swap"] == "House rule for the 2"
    assert "House rule for the joker" in sources["joker"]
    assert sources["split"] == "Liftbridge, If you have a player out"


def stage_of(name: str) -> Stage:
    ruleset = load(name)
    board = example_board(ruleset, scope_of(ruleset))
    return Stage(ruleset, board, Names(board, ruleset.words_in(), PLAYERS, ME))


@pytest.mark.parametrize("name", [*named(), *CONTRARY], ids=lambda name: Path(name).stem)
def test_the_engine_agrees_with_every_example(name: str) -> None:
    stage = stage_of(name)
    boards = [example for make in examples.BOARDS.values() for example in islice(make(stage), 2)]
    makers = [each for makers in examples.MORE.values() for each in makers]
    found = [*boards, *(example for make in makers if (example := make(stage)) is not None)]
    assert len(found) >= 5
    for example in found:
        assert is_right(stage, example), example.turn


def is_right(stage: Stage, example: Example) -> bool:
    """Whether the engine forbids a crossed turn, for the same reason, and lets any other one be played."""
    turn = read_turn(stage.board, example.turn, example.pegs)
    setup = Setup(dict(enumerate(example.pegs)), turn, rule=example.rule or "")
    again = stage.example(setup)
    return again is not None and again.rule == example.rule and again.effects == example.effects


@pytest.mark.parametrize("name", [*named(), str(HOUSE), *CONTRARY], ids=lambda name: Path(name).stem)
def test_no_arrow_goes_over_pegs_that_stay_in_start(name: str) -> None:
    stage = stage_of(name)
    layout = Layout(stage.board)
    for make in (coming_out, out_spot_taken):
        example = make(stage)
        assert example is not None
        leaving = start_hole(layout, example, ME)
        others = [hole for hole in layout.start(layout.viewer_side) if hole != leaving]
        (flight,) = short_flights(layout, example)
        assert nearest(flight.points, others) > PEG_ROOM


def test_a_way_inside_home_follows_the_holes_also_if_it_is_forbidden() -> None:
    stage = stage_of("arizona")
    example = examples.count_too_big(stage)
    assert example is not None
    effect = example.effects[0]
    drawn, _ = detail(stage.board, example, ())
    dots = drawn.svg.count(f'r="0.2" fill="{PALETTE.peg_light}"')
    assert dots == effect.target - effect.origin > 1


def test_disputes_are_settled() -> None:
    arizona = words_of(content("arizona"))
    for answer in (
        "can’t pass or land on a peg of its own color",
        "It can’t jump to an empty hole",
        "you boost it to its in-spot",
        "The count has to be exact",
        "A peg may back past its own in-spot",
        "second one begins with the board as the first one left it",
    ):
        assert answer in arizona
    assert "your next turn is your free turn" in words_of(content("north-carolina"))


def test_a_book_says_how_many_teams_there_are_and_who_plays_in_the_examples() -> None:
    arizona, guide, alone = content("arizona"), content("guide"), content("kilpatrick", "es")
    assert "6 players form 2 or 3 teams. 8 players form 2 or 4 teams." in words_of(arizona)
    assert "2, 3, 5, or 7 players play alone." in words_of(guide)
    assert "6 jugadores forman 2 o 3 equipos." in words_of(alone)
    text = words_of(arizona)
    introduced = text.index("you and your partner Ana play against Ben, on your left, and Theo")
    assert all(text.index(name) >= introduced for name in ("Ana", "Ben", "Theo"))


def test_a_book_says_who_can_take_the_rest_of_the_split_that_finishes() -> None:
    """The engine agrees: ``test_switch_finishing_split_helps``."""
    assert "Your own pegs can’t take it" in words_of(content("north-carolina"))
    assert "Another peg of your own may take it instead" in words_of(content(CONTRARY[1]))
    assert "take it" not in words_of(content("arizona"))


def test_the_small_print_does_not_contradict_house_rules() -> None:
    contrary, helping = (content(CONTRARY[index]).settled for index in (0, 2))
    assert not any("yours alone" in ruling for ruling in contrary)
    assert any("Only moving forward makes a peg turn in." in ruling for ruling in helping)
    assert not any("the partner being helped" in ruling for ruling in helping)


def test_the_same_order_gives_the_same_bytes() -> None:
    assert book_pdf(load("pegoo"), BookOrder()) == printed_book("pegoo", "en")


def test_a_booklet_is_folded_in_order() -> None:
    assert sides(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]
    pages = PdfReader(BytesIO(book_pdf(load("pegoo"), BookOrder(booklet=True)))).pages
    single = PdfReader(BytesIO(printed_book("pegoo", "en"))).pages
    assert len(pages) == -(-len(single) // 4) * 2
    assert [round(float(side) * 25.4 / 72) for side in pages[0].mediabox[2:]] == [297, 210]
    assert "the rule book" in pages[0].extract_text()


@pytest.mark.parametrize(("paper", "inches"), [("letter", (11, 8.5)), ("a4", (297 / 25.4, 210 / 25.4))])
def test_two_pages_of_a_booklet_fill_a_sheet(paper: Paper, inches: tuple[float, float]) -> None:
    assert SHEETS[paper] == pytest.approx([25.4 * side for side in inches])


def test_a_book_for_two_has_no_partners() -> None:
    two = book_content(load("liftbridge"), ((2, 2),), "en")[0]
    assert "partner" not in words_of(two)
    assert "partner" in words_of(content("liftbridge"))
