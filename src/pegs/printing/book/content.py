"""What stands in a rule book, in the current language. Everything comes from the switches.

Sentences are those of the rules sheet, and the book's own leads, headings and notes around them. Examples are
tried by the engine when the book is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from msgspec import Struct

from pegs.core.cards import RANK_TEXT, RANKS, Rank
from pegs.core.geometry import Box, Layout
from pegs.core.svg import picture
from pegs.i18n import translate
from pegs.printing.board_picture import board_picture
from pegs.printing.book import examples
from pegs.printing.book.arguments import arguments, cards_of
from pegs.printing.book.chapters import CHAPTERS, NOTES, QUESTIONS, board_of
from pegs.printing.book.flights import clearance
from pegs.printing.book.pictures import detail, whole
from pegs.printing.book.small_print import settled
from pegs.printing.card_content import Card, Row, card_content
from pegs.printing.card_picture import face
from pegs.printing.side_picture import COLORS
from pegs.printing.typesetter import in_our_letters
from pegs.rules.card_legend import marks_of
from pegs.rules.card_words import a_card
from pegs.rules.codec import SWITCHES
from pegs.rules.description import Describer
from pegs.rules.ruleset import RuleSet, Seating
from pegs.story.names import Names
from pegs.story.sentences import capitalized
from pegs.story.sheet.builder import PLAYERS, example_board
from pegs.story.sheet.chapters import chapters as sheet_chapters
from pegs.story.sheet.chapters import switch_of
from pegs.story.sheet.model import Example, Paragraph
from pegs.story.sheet.stage import ME, Stage

CARD_WIDTH = 11.0
"""The width of the card next to an example, in millimeters."""
MAX_TRIED = 32
"""The positions of which the clearest is shown on a whole board."""
FULL = 240
"""The characters of a paragraph of text that takes no more rules."""


class Shown(Struct, frozen=True):
    """A picture of a turn beside its verdict. ``steps`` are its numbered effects, only on a whole board."""

    svg: str
    width: float
    height: float
    description: str
    card: str
    verdict: str
    is_forbidden: bool
    caption: str
    title: str = ""
    steps: tuple[str, ...] = ()


class BookParagraph(Struct, frozen=True):
    """A rule, and the id that questions lead to. ``begins`` says whether it begins a new line."""

    id: str
    text: str
    begins: bool


class BookSection(Struct, frozen=True):
    """A few paragraphs with a heading, their pictures and their sources.

    Pictures that are seen together, a turn and what's not allowed like it, are a group.
    """

    id: str
    heading: str
    paragraphs: tuple[BookParagraph, ...]
    pictures: tuple[tuple[Shown, ...], ...]
    source: str
    board: Shown | None


class BookChapter(Struct, frozen=True):
    """A chapter: its title, a sentence or two to begin with, and its sections."""

    id: str
    title: str
    lead: str
    sections: tuple[BookSection, ...]


class CardRow(Struct, frozen=True):
    """Cards that do the same: a fan of them, their names, and what they do in sentences."""

    fan: str
    cards: str
    text: str


class Question(Struct, frozen=True):
    """A question, and the paragraph that answers it."""

    text: str
    paragraph: str


class Book(Struct, frozen=True):
    """A whole rule book."""

    language: str
    title: str
    document_title: str
    subtitle: str
    facts: tuple[str, ...]
    cover: str
    made: str
    running: str
    contents_title: str
    questions_title: str
    questions: tuple[Question, ...]
    chapters: tuple[BookChapter, ...]
    card_rows: tuple[CardRow, ...]
    settled_title: str
    settled_lead: str
    settled: tuple[str, ...]
    example: str
    source: str
    notes_title: str


def book_content(ruleset: RuleSet, seatings: tuple[Seating, ...], language: str) -> tuple[Book, Card]:
    """The book for some rules, and the reference card at its end, in the current language."""
    return _Builder(ruleset, seatings, language).made()


def _paired(pictures: Iterable[Shown]) -> Iterator[tuple[Shown, ...]]:
    """An allowed and a forbidden turn that follow one another in pairs, other pictures by themselves."""
    single: Shown | None = None
    for each in pictures:
        if single is None:
            single = each
        elif single.is_forbidden == each.is_forbidden:
            yield (single,)
            single = each
        else:
            yield single, each
            single = None
    if single is not None:
        yield (single,)


def _question(paragraph: str) -> str:
    """The message of the question that a paragraph answers."""
    switch = switch_of(paragraph)
    return f"switch-{switch}.question" if switch in SWITCHES else f"book-question-{paragraph}"


class _Stage(Stage):
    """A stage whose captions have each clause on a line of its own, for the numbers on a board."""

    def caption(self, card: Rank, clauses: list[str]) -> str:  # noqa: ARG002 - it has a picture
        return "\n".join(clauses)


class _Builder:
    """Collects a book's parts."""

    def __init__(self, ruleset: RuleSet, seatings: tuple[Seating, ...], language: str) -> None:
        self.ruleset, self.seatings, self.language = ruleset, seatings, language
        self.describer = Describer(ruleset, seatings)
        self.describer.args |= {name: in_our_letters(str(word)) for name, word in self.describer.args.items()}
        self.scope = self.describer.scope
        self.board = example_board(ruleset, self.scope)
        self.args = {**self.describer.args, **arguments(self.scope, self.board)}
        names = Names(self.board, ruleset.words_in(), PLAYERS, ME)
        self.stage = _Stage(ruleset, self.board, names)
        self.paragraphs = {
            each.id: each
            for chapter in sheet_chapters(self.describer, self.stage)
            for each in chapter.paragraphs
        }

    def made(self) -> tuple[Book, Card]:
        """The book, and its card."""
        card = card_content(self.ruleset, self.seatings, self.language)
        chapters = tuple(self._chapters())
        shown = {each.id for chapter in chapters for part in chapter.sections for each in part.paragraphs}
        book = Book(
            language=self.language,
            title=card.title,
            document_title=self._text("document-title", title=card.title),
            subtitle=self._text("subtitle"),
            facts=card.facts,
            cover=self._cover(),
            made=self._text("made"),
            running=self._text("running", title=card.title),
            contents_title=self._text("contents"),
            questions_title=self._text("questions"),
            questions=tuple(
                Question(self._words(_question(name)), name) for name in QUESTIONS if name in shown
            ),
            chapters=chapters,
            card_rows=tuple(self._row(row) for row in card.rows),
            settled_title=self._text("settled-title"),
            settled_lead=self._text("settled-lead"),
            settled=tuple(
                self._text(f"settled-{name}", **cards_of(name, self.scope))
                for name in settled(self.ruleset, self.scope)
            ),
            example=self._text("example"),
            source=card.source,
            notes_title=self._text("house-notes"),
        )
        return book, card

    def _text(self, message: str, **args: str | int) -> str:
        return self._words(f"book-{message}", **args)

    def _words(self, message: str, **args: str | int) -> str:
        return in_our_letters(translate(message, **self.args, **args))

    def _cover(self) -> str:
        layout = Layout(self.board)
        pegs = {seat: [-1] * self.board.pegs for seat in range(self.board.players)}
        bounds = layout.bounds
        box = Box(bounds.x - 0.1, bounds.y - 0.1, bounds.width + 0.2, bounds.height + 0.2)
        return picture(box, board_picture(layout, COLORS, pegs), width_mm=100)

    def _row(self, row: Row) -> CardRow:
        ranks = [rank for rank in RANKS if RANK_TEXT[rank] in row.ranks]
        text = " ".join(sentence.text for sentence in self.describer.card(*ranks))
        return CardRow(row.fan, row.cards, in_our_letters(text))

    # --- chapters

    def _chapters(self) -> Iterator[BookChapter]:
        for name, parts in CHAPTERS.items():
            sections = tuple(self._sections(parts))
            if any(each.id in self.paragraphs for part in sections for each in part.paragraphs):
                title, lead = self._text(f"chapter-{name}"), self._text(f"lead-{name}")
                yield BookChapter(name, title, lead, sections)

    def _sections(self, parts: dict[str, tuple[str, ...]]) -> Iterator[BookSection]:
        for name, ids in parts.items():
            applying = [each for each in ids if self._applies(each)]
            if not ids or any(each in self.paragraphs for each in applying) or applying == list(ids):
                yield self._section(name, applying)

    def _applies(self, name: str) -> bool:
        return name in self.paragraphs or (name in NOTES and NOTES[name](self.scope))

    def _section(self, name: str, ids: list[str]) -> BookSection:
        paragraphs = [self.paragraphs[each] for each in ids if each in self.paragraphs]
        shown = [self._shown(example) for paragraph in paragraphs for example in self._examples(paragraph)]
        boards = [each for each in (self._board(name), *(each for each in shown if each.steps)) if each]
        return BookSection(
            id=name,
            heading=self._text(f"heading-{name}"),
            paragraphs=tuple(self._set(ids)),
            pictures=tuple(_paired(each for each in shown if not each.steps)),
            source=in_our_letters(". ".join(dict.fromkeys(each.source.rstrip(".") for each in paragraphs))),
            board=boards[0] if boards else None,
        )

    def _set(self, ids: list[str]) -> Iterator[BookParagraph]:
        """Short rules follow one another in one paragraph of text."""
        length = 0
        for name in ids:
            text = self._paragraph(name)
            begins = not length or length + len(text) > FULL
            length = len(text) if begins else length + len(text)
            yield BookParagraph(name, text, begins)

    def _paragraph(self, name: str) -> str:
        if name in self.paragraphs:
            return in_our_letters(self.paragraphs[name].text)
        return self._text(f"note-{name}", **cards_of(name, self.scope))

    # --- examples

    def _examples(self, paragraph: Paragraph) -> list[Example]:
        more = (make(self.stage) for make in examples.MORE.get(paragraph.id, ()))
        return [each for each in (paragraph.example, *more) if each is not None]

    def _board(self, section: str) -> Shown | None:
        name = board_of(section, self.paragraphs)
        if not name:
            return None
        candidates = list(islice(examples.BOARDS[name](self.stage), MAX_TRIED))
        example = max(candidates, key=partial(clearance, self.board), default=None)
        return None if example is None else self._shown(example, name)

    def _shown(self, example: Example, title: str = "") -> Shown:
        """An example as a picture; on a whole board if it has a title, or doesn't fit on less."""
        names = tuple(name or self._text("you") for name in PLAYERS[: self.board.players])
        drawn, is_whole = (
            (whole(self.board, example, names), True) if title else detail(self.board, example, names)
        )
        rank = Rank(RANK_TEXT.index(example.turn.split()[0]))
        clauses = tuple(in_our_letters(capitalized(each)) for each in example.caption.split("\n"))
        caption = in_our_letters(capitalized(", ".join(example.caption.split("\n"))))
        verdict = self._text("forbidden" if example.rule else "allowed", card=a_card(rank))
        return Shown(
            svg=drawn.svg,
            width=drawn.width,
            height=drawn.height,
            description=f"{verdict}: {caption}",
            card=self._face(rank),
            verdict=verdict,
            is_forbidden=example.rule is not None,
            caption=caption,
            title=self._title(title, verdict, example) if is_whole else "",
            steps=clauses if is_whole else (),
        )

    def _title(self, name: str, verdict: str, example: Example) -> str:
        """The title of a whole board: what a forbidden turn isn't possible with, or the turn's own."""
        return verdict if example.rule else self._text(f"board-{name or 'turn'}")

    def _face(self, rank: Rank) -> str:
        marks = marks_of(self.scope.rules.cards[rank])
        drawn = face(RANK_TEXT[rank], rank, marks, translate("print-joker"))
        return picture(Box(0, 0, 56, 84), drawn, width_mm=CARD_WIDTH)
