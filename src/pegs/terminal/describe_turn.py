"""Turns and their steps in a few words, as menus and hints show them: "C4 to C8, bump Ben"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pegs.core.operations import Moved, Travel
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.orders import LegalStep
from pegs.i18n import translate
from pegs.rules.card_words import a_card
from pegs.story.choosing import OrderedTurn
from pegs.story.names import Names
from pegs.story.narrator import HITS, parts_of
from pegs.story.parts import Part
from pegs.story.sentences import Speaker

DECISION_WORDS = {
    Kind.ACCEPT: "accept",
    Kind.DOUBT: "doubt",
    Kind.EXTRA: "extra",
    Kind.DECLINE: "decline",
    Kind.DRAW: "draw",
    Kind.FORGET: "forget",
    Kind.PASS: "pass",
}
"""The turns without a card or a peg, and the ends of their message ids."""


@dataclass(frozen=True)
class TurnDescriber:
    """Describes turns of the seat to act, without its name and without the card."""

    names: Names
    game: Game

    def summary(self, turn: Turn) -> str:
        """Describe a legal turn."""
        orders = self.game.orders()
        choice = next(each for each in orders.choices if each.turn == turn)
        return self.turn(OrderedTurn(turn, tuple(orders.steps[number] for number in choice.orders[0])))

    def turn(self, ordered: OrderedTurn) -> str:
        """Describe a turn with its steps in this order."""
        match ordered.turn.kind:
            case Kind.DISCARD:
                return translate("play-does-discard")
            case Kind.DECLARE:
                return translate("play-does-declare", card=a_card(ordered.turn.declared))
            case kind if kind in DECISION_WORDS:
                return translate(f"play-word-{DECISION_WORDS[kind]}")
        return ", ".join(map(self.step, ordered.steps))

    def step(self, landing: LegalStep, *, with_origin: bool = True) -> str:
        """Describe a step: its origin, if wanted, its target, and what it does to other pegs."""
        clauses = self._clauses(self._parts(landing))
        first = landing.operations[0]
        if isinstance(first, Moved) and first.travel is not Travel.OUT:
            target = self.names.own_place(first.target, first.seat)
            origin = self.names.own_place(first.origin, first.seat)
            key = "play-step" if with_origin else "play-step-to"
            clauses[0] = translate(key, target=target, **({"origin": origin} if with_origin else {}))
        return ", ".join(clauses)

    def landing(self, landing: LegalStep, *, is_swap: bool) -> list[str]:
        """Clauses for a landing whose peg and target are shown already."""
        parts = self._parts(landing)
        if is_swap:
            return self._clauses(parts)
        effects = self._clauses(part for part in parts if part.verb in HITS)
        return [each for each in (self._distance(landing), *effects) if each]

    def _distance(self, landing: LegalStep) -> str:
        first = landing.operations[0]
        if not isinstance(first, Moved) or first.travel is Travel.JUMP:
            return ""
        if first.travel is Travel.OUT:
            return translate("play-comes-out")
        way = "forward" if first.travel is Travel.FORWARD else "back"
        return translate("play-count", count=first.holes, way=way)

    def _parts(self, landing: LegalStep) -> tuple[Part, ...]:
        return parts_of(self.game.rules, self.game.board, self.game.turn, landing.operations)

    def _clauses(self, parts: Iterable[Part]) -> list[str]:
        return Speaker(self.names).clauses(parts, self.game.turn)


def holes_moved(landing: LegalStep) -> int:
    """How many holes a step moves its peg."""
    first = landing.operations[0]
    return first.holes if isinstance(first, Moved) else 0
