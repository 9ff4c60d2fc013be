"""Refusals in words, for the player whose turn it is: the sentence, and where the rule is written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import N_RANKS, UNKNOWN, Rank
from pegs.core.turn import Turn
from pegs.engine.why.citations import Citation, cite
from pegs.engine.why.context import PlayContext
from pegs.engine.why.refusal import Argument, CardArg, CardsArg, CountsArg, HoleArg, Refusal, SeatArg
from pegs.i18n import either, has_message, translate
from pegs.notation import place_text
from pegs.rules.card_words import a_card, the_card
from pegs.rules.loader import PAGAT, origin_of
from pegs.rules.ruleset import PLACES, RuleSet, Words
from pegs.rules.switches import JumpOnto

USUAL = Words()
"""The usual words of the language."""


@dataclass(frozen=True)
class Explanation:
    """Why a turn isn't legal, or why a card can't move; ``rule`` is the short name of the rule behind it.

    ``str()`` gives the sentence without the source.
    """

    rule: str
    args: tuple[tuple[str, str | int], ...]
    citation: Citation | None
    part: int = 0
    """The part of a split that fails, 1 or 2; 0 for everything else."""
    hole: HoleArg | None = None
    """The hole that the sentence names first, if it names any."""
    turn: Turn | None = None
    """The turn that was tried; None if no turn comes near enough to be worth showing."""
    by_sight: bool = False
    """Whether the holes are called by what can be seen there."""

    @property
    def sentence(self) -> str:
        """The explanation in words, in the current language. "You" is the player whose turn it is."""
        seen = f"why-{self.rule}.seen"
        message = seen if self.by_sight and has_message(seen) else f"why-{self.rule}"
        sentence = translate(message, **dict(self.args))
        sentence = sentence[0].upper() + sentence[1:]
        return translate("why-part", part=self.part, sentence=sentence) if self.part else sentence

    @property
    def source(self) -> str | None:
        """Where the rule is written down, in the current language; None if it takes no rule to see why."""
        return None if self.citation is None else str(self.citation)

    def __str__(self) -> str:
        return self.sentence


class Naming(Protocol):
    """What players and holes are called."""

    @property
    def by_sight(self) -> bool:
        """Whether holes are called by what can be seen there, and not by numbers."""
        ...

    def place(self, place: Place, seat: Seat) -> str:
        """A hole that a seat's peg is on or goes to."""
        ...

    def player(self, seat: Seat) -> str:
        """A player."""
        ...


@dataclass(frozen=True)
class NotationNaming:
    """Holes as in the notation (``A14``), players by the letters of their seats."""

    board: Board
    by_sight: bool = False

    def place(self, place: Place, seat: Seat) -> str:
        """``A14``."""
        return place_text(self.board, seat, place)

    def player(self, seat: Seat) -> str:
        """``Player A``."""
        return translate("story-player", letter=self.board.letters[seat])


@dataclass(frozen=True)
class Wording:
    """The style of explanations.

    ``origin`` is the named rule set whose sources are cited, or ``PAGAT`` for those of its whole page,
    ``words`` what the rules call start, home, and the two spots, ``naming`` what holes and players are
    called (None: as in the notation).
    """

    origin: str = PAGAT
    words: Words = USUAL
    naming: Naming | None = None

    def explain(self, refusal: Refusal, context: PlayContext, rank: Rank = UNKNOWN) -> Explanation:
        """Put a refusal into words; ``rank`` is the card whose powers the turn uses."""
        naming = self.naming or NotationNaming(context.board)
        args: dict[str, str | int] = {
            "by": a_card(rank),
            "stuck_counts": context.rules.stuck_counts.value,
            "counted_for": "team" if context.rules.stuck_by_team else "you",
            "onto": _onto(context, rank).value,
        }
        for name, value in refusal.arguments.items():
            args |= _written(name, value, naming)
        args |= _owner(refusal, context, naming)
        for place in PLACES:
            args[place] = getattr(self.words, place) or translate(f"word-{place}")
        citation = cite(refusal.rule, context.rules, self.origin, rank)
        hole = refusal.arguments.get("hole")
        return Explanation(
            refusal.rule,
            tuple(sorted(args.items())),
            citation,
            refusal.part,
            hole if isinstance(hole, HoleArg) else None,
            refusal.turn,
            naming.by_sight,
        )


PLAIN = Wording()
"""Sources of the Pagat family, the usual words, holes as in the notation."""


def wording_of(ruleset: RuleSet, naming: Naming | None = None) -> Wording:
    """The sources and words of a rule set, with these names."""
    words = ruleset.words_in()
    return Wording(origin_of(ruleset), words.seen() if naming and naming.by_sight else words, naming)


def _written(name: str, value: Argument, naming: Naming) -> dict[str, str | int]:
    """The arguments of the message that stand for one argument of a refusal."""
    match value:
        case HoleArg():
            return {name: naming.place(value.place, value.seat)}
        case CardArg():
            rank = value.rank if 0 <= value.rank < N_RANKS else UNKNOWN
            return {name: a_card(rank), f"the-{name}": the_card(rank)}
        case CardsArg():
            return {name: either([a_card(rank) for rank in value.ranks])}
        case SeatArg():
            return {name: naming.player(value.seat)}
        case CountsArg():
            return {name: _counts(value), "direction": _direction(value)}
        case _:
            return {name: value}


def _onto(context: PlayContext, rank: Rank) -> JumpOnto:
    """Whose pegs a card's jump lands on."""
    return JumpOnto.ANY if rank == UNKNOWN else context.rules.cards[rank].jump_onto


def _owner(refusal: Refusal, context: PlayContext, naming: Naming) -> dict[str, str | int]:
    """Whose peg the sentence is about, whether that is the acting player's, and the area it is in."""
    hole = refusal.arguments.get("hole")
    about = refusal.arguments.get("seat", hole)
    if not isinstance(about, SeatArg | HoleArg):
        return {"you": "no", "seat": "", "area": ""}
    return {
        "you": "yes" if about.seat == context.seat else "no",
        "seat": naming.player(about.seat) if 0 <= about.seat < context.board.players else "?",
        "area": _area(hole.place) if isinstance(hole, HoleArg) else "",
    }


def _area(place: Place) -> str:
    if place == START:
        return "start"
    return "home" if place >= HOME else "track"


def _direction(counts: CountsArg) -> str:
    if counts.forward and counts.backward:
        return "both"
    return "backward" if counts.backward else "forward"


def _counts(counts: CountsArg) -> str:
    forward, backward = either(map(str, counts.forward)), either(map(str, counts.backward))
    if forward and backward:
        return translate("why-both-ways", forward=forward, backward=backward)
    if backward:
        return translate("why-backward", counts=backward)
    return translate("why-forward", counts=forward)
