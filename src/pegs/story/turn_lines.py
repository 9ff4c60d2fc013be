"""Legal turns in one line each, with the numbers of their pegs: "King, peg 1, forward 10: bumps Ben"."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.operations import Moved, Travel
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.orders import LegalStep
from pegs.i18n import listed, translate
from pegs.rules.card_words import a_card, card_name
from pegs.story.choosing import OrderedTurn
from pegs.story.names import Names
from pegs.story.narrator import HITS, parts_of
from pegs.story.parts import Part
from pegs.story.peg_numbers import numbered_pegs
from pegs.story.sentences import Speaker, capitalized


@dataclass(frozen=True)
class TurnLines:
    """Puts turns of the seat to act into lines for its player."""

    game: Game
    names: Names

    def line(self, ordered: OrderedTurn) -> str:
        """A turn with its steps in this order, without a period."""
        turn, steps = ordered
        if not steps:
            return capitalized(self._without_pegs(turn))
        if turn.kind is Kind.SPLIT:
            parts = [self._does(self._part(step), step, "typed-and") for step in steps]
            return self._with_card(turn, "typed-split", ", ".join(parts))
        (step,) = steps
        if turn.kind is Kind.MOVE and self._counts(step):
            return self._with_card(turn, "typed-comma", self._does(self._move(step), step, "typed-colon"))
        return self._with_card(turn, "typed-colon", self._does(self._jump(turn, step), step, "typed-and"))

    def number(self, seat: Seat, place: Place) -> int | None:
        """The number of a peg; None if it has none, or if a step before has moved it there."""
        numbers = numbered_pegs(self.game.board, seat, self.game.position.pegs[seat])
        return numbers.index(place) + 1 if place in numbers else None

    def _without_pegs(self, turn: Turn) -> str:
        match turn.kind:
            case Kind.DISCARD:
                return translate("typed-discard", card=card_name(turn.card))
            case Kind.DECLARE:
                said = a_card(turn.declared)
                return translate("typed-declare", card=card_name(turn.card), said=said)
        word = f"play-word-{turn.kind.name.lower()}"
        return translate("typed-colon", first=translate(word), then=translate(f"{word}.means"))

    def _with_card(self, turn: Turn, message: str, does: str) -> str:
        """With the card in front, unless it lies on the table already."""
        if self.game.phase in (Phase.MOVE, Phase.PENALTY):
            return capitalized(does)
        return capitalized(translate(message, first=card_name(turn.card), then=does))

    def _does(self, moves: str, step: LegalStep, message: str) -> str:
        hits = [self._clause(part) for part in self._hits(step)]
        return translate(message, first=moves, then=listed(hits)) if hits else moves

    def _hits(self, step: LegalStep) -> tuple[Part, ...]:
        game = self.game
        parts = parts_of(game.rules, game.board, game.turn, step.operations)
        return tuple(part for part in parts if part.verb in HITS and step.step.target != START)

    def _clause(self, part: Part) -> str:
        """What a peg does, with the peg as the subject: "bumps Ben", "boosts you"."""
        owned = structs.replace(part, peg=self.game.turn if part.peg is None else part.peg)
        return Speaker(self.names).clause(owned, None)

    def _counts(self, step: LegalStep) -> bool:
        first = step.operations[0]
        return isinstance(first, Moved) and first.holes > 0

    def _move(self, step: LegalStep) -> str:
        """A peg that counts holes: "peg 1, forward 10"."""
        return translate("typed-move", peg=self._peg(step.step.seat, step.step.origin), **self._way(step))

    def _part(self, step: LegalStep) -> str:
        """A part of a split: "peg 2 goes 3", or a peg that comes out."""
        if not self._counts(step):
            return self._comes_out(step)
        return translate("typed-part", peg=self._peg(step.step.seat, step.step.origin), **self._way(step))

    def _way(self, step: LegalStep) -> dict[str, str | int]:
        first = step.operations[0]
        assert isinstance(first, Moved)
        return {
            "count": first.holes,
            "way": "back" if first.travel is Travel.BACKWARD else "forward",
            "enters": "yes" if first.target >= HOME > first.origin else "no",
            "home": self.names.words.home,
        }

    def _jump(self, turn: Turn, step: LegalStep) -> str:
        """What moves a peg without counting."""
        seat, origin, target = step.step
        if target == START:
            return translate("typed-send", peg=self._peg(seat, origin), start=self.names.words.start)
        if turn.kind is Kind.SWAP:
            return translate("typed-swap", peg=self._peg(seat, origin), other=self._peg_on(target))
        first = step.operations[0]
        if isinstance(first, Moved) and first.travel is Travel.OUT:
            return self._comes_out(step)
        return translate("typed-onto", peg=self._peg(seat, origin), other=self._peg_on(target))

    def _comes_out(self, step: LegalStep) -> str:
        game = self.game
        (part, *_) = parts_of(game.rules, game.board, game.turn, step.operations)
        return Speaker(self.names).clause(part, None)

    def _peg_on(self, place: Place) -> str:
        """The peg on a hole of the track, or the hole if there's none."""
        pegs = self.game.position.pegs
        owner = next((seat for seat, places in enumerate(pegs) if place in places), None)
        return self.names.own_place(place, self.game.turn) if owner is None else self._peg(owner, place)

    def _peg(self, seat: Seat, place: Place) -> str:
        """A peg by its number: "peg 2", "Ana’s peg 1"."""
        whose = {"you": self.names.you(seat), "owner": self.names.player(seat)}
        if place == START:
            return translate("typed-peg-in-start", **whose, start=self.names.words.start)
        number = self.number(seat, place)
        if number is None:
            return translate("typed-peg-at", place=self.names.own_place(place, seat, is_named=False))
        return translate("typed-peg", **whose, number=number)
