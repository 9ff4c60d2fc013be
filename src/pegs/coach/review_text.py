"""A review in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from pegs.coach import words
from pegs.coach.ranges_text import ranges_table
from pegs.core.board import Seat
from pegs.core.cards import RANK_TEXT, Rank
from pegs.i18n import translate
from pegs.protocol.review import DecidingTurn, Review, ReviewedTurn
from pegs.rules.card_words import card_face
from pegs.story.names import Names
from pegs.story.parts import Line
from pegs.story.sentences import Speaker, capitalized

CHOICE, CARDS = "●", "◇"
"""The marks of deciding turns: by a choice, and by the cards."""
_GRADE_STYLES = {"inaccuracy": "", "mistake": "yellow", "blunder": "bold red"}
_ROWS = 9
_LABEL = 22


class ReviewText:
    """Prints a review for one reader: ``team`` is at the top of the curve; with ``seat``, only that seat's
    costly turns are shown.
    """

    def __init__(self, console: Console, names: Names, team: int, seat: Seat | None = None) -> None:
        self._console, self._names, self._team, self._seat = console, names, team, seat
        self._speaker = Speaker(names)

    def curve(self, review: Review) -> None:
        """Print the curve."""
        width = min(self._console.width, 80) - _LABEL - 2
        chances = [point.curve[self._team] for point in review.points]
        columns = [_mean(chances, i, width) for i in range(width)]
        for row, line in enumerate(_plot(columns)):
            self._console.print(Text(f"{self._label(row):>{_LABEL}} ") + line)
        axis = Text(" " * (_LABEL + 1))
        axis.append(_axis(review.turns, width), "dim")
        self._console.print(axis)

    def rest(self, review: Review) -> None:
        """Print everything below the curve."""
        for part in (self._deciding, self._costly, self._players):
            self._console.print()
            part(review)
        self._console.print()
        self._console.print(translate("review-judge", version=review.judge), style="dim")

    def _label(self, row: int) -> str:
        teams = self._names.board.teams
        if row == 0:
            return _cut(translate("review-ahead", names=words.team_names(self._names, self._team)))
        if row == _ROWS // 2:
            return translate("review-even")
        if row == _ROWS - 1 and teams == 2:
            return _cut(translate("review-ahead", names=words.team_names(self._names, 1 - self._team)))
        return ""

    def _deciding(self, review: Review) -> None:
        count = len(review.deciding)
        if not count:
            self._title(translate("review-none-decided"))
            return
        self._title(translate("review-decided", count=count))
        for number, each in enumerate(review.deciding, 1):
            mark = CHOICE if each.by == "choice" else CARDS
            self._console.print(f" {mark} {number}  {self._deciding_title(each)}")
            self._console.print(Padding(Text(self._what(each)), (0, 0, 0, 6)))

    def _deciding_title(self, each: DecidingTurn) -> str:
        if each.by == "cards":
            return translate("review-by-cards", turn=each.ply)
        names = self._names
        return translate(
            "review-by-choice", turn=each.ply, you=names.you(each.seat), who=names.player(each.seat)
        )

    def _what(self, each: DecidingTurn) -> str:
        story = self._sentences(each.lines)
        if each.by == "choice":
            return story
        team = self._names.board.team_of(each.seat)
        if each.change < 0 and self._names.board.teams > 2:
            return story
        helped = team if each.change > 0 else 1 - team
        return f"{story} {translate('review-cards-helped', names=words.team_names(self._names, helped))}"

    def _costly(self, review: Review) -> None:
        shown = [turn for turn in review.costly if self._seat in (None, turn.seat)]
        if not shown:
            self._title(translate("review-all-fine"))
            return
        self._title(translate("review-costly", count=len(shown)))
        for turn in shown:
            for line in self._turn(turn, review.turns):
                self._console.print(line)

    def _turn(self, turn: ReviewedTurn, turns: int) -> Iterator[Text | Padding]:
        head = Text.assemble(
            (translate("review-turn", turn=turn.ply, turns=turns), "bold"),
            f" · {capitalized(self._names.player(turn.seat))} · ",
            (translate(f"review-grade-{turn.grade}"), _GRADE_STYLES[turn.grade]),
            "   ",
            ("  ".join(card_face(Rank(RANK_TEXT.index(card))) for card in turn.hand), "dim"),
        )
        yield head
        for message, each in (("review-played", turn.played), ("review-better", turn.better)):
            yield Padding(Text(translate(message, what=self._sentences(each.lines))), (0, 0, 0, 3))
        why = f"{words.cost_text(self._names, turn)} {words.reasons_text(self._names, turn.reasons)}"
        yield Padding(Text(why, "dim"), (0, 0, 1, 3))

    def _sentences(self, lines: Sequence[Line]) -> str:
        return " ".join(self._speaker.sentences(line for line in lines if not line.aside))

    def _players(self, review: Review) -> None:
        if not review.players:
            return
        self._title(translate("review-small-title"))
        self._console.print(translate("review-small-what"))
        rows = [(capitalized(self._names.player(each.seat)), each) for each in review.players]
        self._console.print(ranges_table(rows))
        if alike := words.cannot_tell_text(self._names, review):
            self._console.print(alike)
        self._console.print()
        self._console.print(f"{translate('review-luck')}: {words.luck_text(self._names, review.luck)}")

    def _title(self, text: str) -> None:
        self._console.print(text, style="bold")


def _mean(chances: Sequence[float], column: int, width: int) -> float:
    first = column * len(chances) // width
    part = chances[first : max(first + 1, (column + 1) * len(chances) // width)]
    return sum(part) / len(part)


def _plot(columns: Sequence[float]) -> Iterator[Text]:
    """Chances as lines of half blocks, from the top; the zone of even chances is dotted."""
    levels = [min(int(chance * 2 * _ROWS), 2 * _ROWS - 1) for chance in columns]
    for row in range(_ROWS):
        upper, lower = 2 * (_ROWS - row) - 1, 2 * (_ROWS - row) - 2
        line = Text()
        is_even = 0.5 - words.EVEN <= (lower + 1) / (2 * _ROWS) <= 0.5 + words.EVEN
        for level in levels:
            if level in (upper, lower):
                line.append("▀" if level == upper else "▄", "bold green")
            else:
                line.append("·" if is_even else " ", "dim")
        yield line


def _axis(turns: int, width: int) -> str:
    first, last = translate("review-first-turn"), str(turns)
    middle = str(turns // 2)
    gap = width - len(first) - len(last) - len(middle)
    return f"{first}{' ' * (gap // 2)}{middle}{' ' * (gap - gap // 2)}{last}"


def _cut(text: str) -> str:
    return text if len(text) <= _LABEL else text[: _LABEL - 1] + "…"
