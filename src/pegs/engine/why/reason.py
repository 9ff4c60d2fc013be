"""A reason as people read it: the rule, a sentence that names holes and cards, and where the rule stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pegs.core.board import Board, Place, Seat
from pegs.core.cards import JOKER, TEN, UNKNOWN, Rank
from pegs.engine.why.citations import Cited, cite
from pegs.engine.why.context import Play
from pegs.engine.why.refusal import Card, Counts, Hole, Refusal, Said, Team, Who
from pegs.i18n import translate
from pegs.notation import place_text, rank_text, turn_text
from pegs.rules.resolve import PAGAT, family_of
from pegs.rules.ruleset import PLACES, RuleSet, Words

USUAL = Words()
"""The usual words of the language."""


@dataclass(frozen=True)
class Reason:
    """Why a turn is not legal. ``rule`` is the short name of the rule that forbids it."""

    rule: str
    args: tuple[tuple[str, str | int], ...]
    cited: Cited
    part: int = 0
    """1 or 2 where a part of a split is what fails."""

    @property
    def sentence(self) -> str:
        """The reason in words, in the language in use."""
        sentence = translate(f"why-{self.rule}", **dict(self.args))
        sentence = sentence[0].upper() + sentence[1:]  # it may begin with a card: "the joker"
        return translate("why-part", part=self.part, sentence=sentence) if self.part else sentence

    @property
    def source(self) -> str:
        """Where the rule stands, in the language in use."""
        cited = self.cited
        return translate(f"why-source-{cited.message}", switch=cited.switch, value=cited.value)

    def __str__(self) -> str:
        return translate("why-with-source", sentence=self.sentence, source=self.source)


class Naming(Protocol):
    """How players and holes are called."""

    def place(self, place: Place, seat: Seat) -> str:
        """Where a seat's peg is or goes."""
        ...

    def player(self, seat: Seat) -> str:
        """A player."""
        ...


@dataclass(frozen=True)
class NotationNaming:
    """Holes as in the notation (``A14``), players by their letters."""

    board: Board

    def place(self, place: Place, seat: Seat) -> str:
        """``A14``."""
        return place_text(self.board, seat, place)

    def player(self, seat: Seat) -> str:
        """``A``."""
        return self.board.letters[seat]


@dataclass(frozen=True)
class Wording:
    """How reasons are put: by which family of sources (one of ``FAMILIES``), with whose words for start, home
    and the rest, and with which names of holes and players (None: those of the notation).
    """

    family: str = PAGAT
    words: Words = USUAL
    naming: Naming | None = None

    def reason(self, refusal: Refusal, play: Play, rank: Rank = UNKNOWN) -> Reason:
        """A refusal put into words; ``rank`` is the card whose powers were asked for."""
        naming = self.naming or NotationNaming(play.board)
        said = refusal.said.items()
        args: dict[str, str | int] = {name: _said(value, play, naming) for name, value in said}
        args["mine"] = _mine(refusal, play.seat)
        args["by"] = _card(rank)
        args["of"] = _of_card(refusal.said.get("card"))
        for place in PLACES:
            args[place] = getattr(self.words, place) or translate(f"word-{place}")
        cited = cite(refusal.rule, play.rules, self.family, rank)
        return Reason(refusal.rule, tuple(sorted(args.items())), cited, refusal.part)


PLAIN = Wording()
"""Sources of the Pagat family, the usual words, notation."""


def wording_of(ruleset: RuleSet, naming: Naming | None = None) -> Wording:
    """The sources and words of a rule set, with these names."""
    return Wording(family_of(ruleset), ruleset.words_in(), naming)


def _said(value: Said, play: Play, naming: Naming) -> str | int:
    board = play.board
    match value:
        case Hole():
            return naming.place(value.place, value.seat)
        case Card():
            return _card(value.rank)
        case Who():
            return naming.player(value.seat) if 0 <= value.seat < board.players else "?"
        case Team():
            return ", ".join(naming.player(seat) for seat in board.team(value.number))
        case Counts():
            return _ways(value)
        case int() | str():
            return value
        case _:
            return _turn(turn_text(board, value))


def _mine(refusal: Refusal, seat: Seat) -> str:
    """Whether the peg that the sentence is about is the acting player's: ``yes`` or ``no``."""
    about = refusal.said.get("seat", refusal.said.get("hole"))
    return "yes" if isinstance(about, Who | Hole) and about.seat == seat else "no"


def _card(rank: Rank) -> str:
    """A card in a sentence: as it is printed on its face, the joker by its name."""
    if rank == JOKER:
        return translate("why-the-joker")
    return "10" if rank == TEN else rank_text(rank)


def _turn(text: str) -> str:
    """A turn in a sentence: in notation, but its ten as people write it."""
    head, space, action = text.partition(" ")
    return f"{head.replace(rank_text(TEN), _card(TEN))}{space}{action}"


def _of_card(card: Said | None) -> str:
    if not isinstance(card, Card):
        return ""
    return (
        translate("why-of-the-joker")
        if card.rank == JOKER
        else translate("why-of-card", card=_card(card.rank))
    )


def _ways(counts: Counts) -> str:
    forward, backward = _either(counts.forward), _either(counts.backward)
    if forward and backward:
        return translate("why-both-ways", forward=forward, backward=backward)
    return (
        translate("why-backward", counts=backward) if backward else translate("why-forward", counts=forward)
    )


def _either(numbers: tuple[int, ...]) -> str:
    *most, last = map(str, numbers or ("",))
    return translate("either", first=", ".join(most), last=last) if most else last
