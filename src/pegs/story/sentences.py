"""Turns lines into sentences for one reader, as web/src/story/sentences.ts does in the browser."""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core.board import Seat
from pegs.core.cards import RANK_TEXT, UNKNOWN, Rank
from pegs.i18n import listed, translate
from pegs.rules.card_words import a_card, the_card
from pegs.story.names import NO, YES, Names
from pegs.story.parts import Line, Part


class Speaker:
    """Turns lines into sentences in the current language."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def sentences(self, lines: Iterable[Line]) -> list[str]:
        """Each line as a sentence with its period."""
        return [translate("story-sentence", text=self.sentence(line)) for line in lines]

    def sentence(self, line: Line) -> str:
        """A line as a sentence without its period."""
        clauses = self.clauses(line.parts, line.seat)
        does = ", ".join(clauses)
        if line.head is not None:
            head = self.clause(line.head, line.seat)
            does = translate("story-so", head=head, clauses=does) if clauses else head
        if line.seat is not None:
            names = self.names
            does = translate("story-does", you=names.you(line.seat), who=names.player(line.seat), does=does)
        return capitalized(does)

    def clauses(self, parts: Iterable[Part], seat: Seat | None) -> list[str]:
        """Parts as clauses about ``seat``, without their subject."""
        return [self.clause(part, seat) for part in parts]

    def clause(self, part: Part, seat: Seat | None) -> str:
        """One part as a clause without its subject."""
        return translate(f"story-{part.verb}", **self._arguments(part, seat))

    def _arguments(self, part: Part, seat: Seat | None) -> dict[str, str | int]:
        names = self.names
        owner = seat if part.peg is None else part.peg
        card = _rank(part.card)
        return {
            "you": self._team_has_reader(part.team) if part.team is not None else names.you(seat),
            "whose": self._whose(part.peg, seat),
            "owner": "" if owner is None else names.player(owner),
            "whose2": self._whose(part.peg2, seat),
            "owner2": "" if part.peg2 is None else names.player(part.peg2),
            "hole": self._hole(part, owner),
            **self._by_hand(part, owner),
            "count": part.count or 0,
            "limit": part.limit or 0,
            "card": the_card(card),
            "a-card": a_card(card),
            "said": a_card(_rank(part.said)),
            "cards": listed([a_card(_rank(each)) for each in part.cards]) if part.cards else "",
            "start": names.words.start,
            "home": names.words.home,
            "spot": names.words.in_spot,
            "text": translate(f"phrase-{part.phrase.replace('_', '-')}") if part.phrase else part.text or "",
            **self._team(part.team),
        }

    def _hole(self, part: Part, owner: Seat | None) -> str:
        """The hole where a part's peg goes; empty if it doesn't."""
        if part.target is None:
            return ""
        is_named = part.peg is not None or owner is None
        return self.names.own_place(part.target, owner or 0, is_named=is_named)

    def _by_hand(self, part: Part, owner: Seat | None) -> dict[str, str]:
        """The colors and places of a peg that is moved by hand."""
        if part.origin is None or part.target is None or owner is None:
            return {}
        names = self.names
        return {
            "color": names.color(owner),
            "color2": names.color(part.peg2),
            "from": names.place_by_hand(part.origin, owner),
            "to": names.place_by_hand(part.target, owner),
        }

    def _whose(self, peg: Seat | None, seat: Seat | None) -> str:
        """The owner of a peg, as the ``$whose`` of messages."""
        if peg is None:
            return "own"
        if peg == seat:
            return "self"
        if peg == self.names.reader:
            return "you"
        board = self.names.board
        is_mine = seat is not None and seat == self.names.reader
        return "partner" if is_mine and board.team_of(peg) == board.team_of(seat or 0) else "other"

    def _team_has_reader(self, team: int) -> str:
        reader = self.names.reader
        return YES if reader is not None and self.names.board.team_of(reader) == team else NO

    def _team(self, team: int | None) -> dict[str, str]:
        if team is None:
            return {"team": "", "alone": NO}
        others = self.names.team(team)
        alone = len(self.names.board.team(team)) == 1
        return {"team": listed(others) if others else "", "alone": YES if alone else NO}


def _rank(letter: str | None) -> Rank:
    return UNKNOWN if letter is None or letter == "?" else Rank(RANK_TEXT.index(letter))


def capitalized(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
