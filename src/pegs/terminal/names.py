"""How players, pegs, holes and cards are called when the game speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import ACE, EIGHT, JACK, JOKER, KING, QUEEN, RANK_TEXT, TEN, Rank
from pegs.i18n import say
from pegs.notation import place_text
from pegs.rules.ruleset import RuleSet, Words
from pegs.terminal.people import Chair

YES, NO = "yes", "no"


_NAMED = {ACE: "ace", EIGHT: "eight", JACK: "jack", QUEEN: "queen", KING: "king", JOKER: "joker"}
"""Cards that some language has a word of its own for, or another article."""


def _key(card: Rank) -> str:
    return _NAMED.get(card, "other")


def _text(card: Rank) -> str:
    return "10" if card == TEN else RANK_TEXT[card]


def card_name(card: Rank) -> str:
    """A card as it is shown and typed: ``7``, ``10``, ``K``, ``joker``."""
    return say("play-card", card=_key(card), text=_text(card))


def a_card(card: Rank) -> str:
    """A card in a sentence: "an 8", "the jack"."""
    return say("play-a-card", card=_key(card), text=_text(card))


def listed(parts: Sequence[str]) -> str:
    """Things one after the other: "a, b and c"."""
    *most, last = parts
    return say("play-and", first=", ".join(most), last=last) if most else last


@dataclass(frozen=True)
class Voice:
    """Speaks to one person, who is then "you", or to everybody, where ``listener`` is None."""

    ruleset: RuleSet
    board: Board
    chairs: tuple[Chair, ...]
    listener: Seat | None = None

    @property
    def words(self) -> Words:
        """What this rule set calls start, home and the two spots."""
        return self.ruleset.words_in()

    def name(self, seat: Seat) -> str:
        """A player's name."""
        return self.chairs[seat].name

    def is_you(self, seat: Seat) -> str:
        """Whether the listener is meant, as messages want to know it."""
        return YES if seat == self.listener else NO

    def place(self, seat: Seat, place: Place) -> str:
        """Where a peg of a seat is: ``C4``, "start", "home 2"."""
        if place == START:
            return self.words.start
        if place >= HOME:
            return say("play-home-hole", home=self.words.home, number=place - HOME + 1)
        return place_text(self.board, seat, place)

    def peg(self, seat: Seat, place: Place, *, own: Seat | None = None) -> str:
        """A peg by its owner and place: "your peg on C4"; ``own``: whose pegs need no owner's name."""
        where = self.place(seat, place)
        if seat == own:
            return where
        return say("play-peg", you=self.is_you(seat), who=self.name(seat), where=where)

    def team(self, team: int) -> str:
        """The players of a team."""
        seats = self.board.team(team)
        return listed([say("play-you") if seat == self.listener else self.name(seat) for seat in seats])
