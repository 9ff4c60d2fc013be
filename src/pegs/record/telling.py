"""Operations told: as a sentence for people, as plain values for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core import operations as ops
from pegs.core.board import START, Board, Place, Seat
from pegs.core.cards import JOKER, UNKNOWN, Rank
from pegs.core.turn import Kind
from pegs.i18n import say
from pegs.notation import place_text, rank_text, seat_text
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.ruleset import RuleSet

_PLAIN: dict[type, str] = {
    ops.Accepted: "told-accepted",
    ops.Doubted: "told-doubted",
    ops.GainedExtra: "told-gained-extra",
    ops.TookExtra: "told-took-extra",
    ops.DeclinedExtra: "told-declined-extra",
    ops.Forgot: "told-forgot",
    ops.SatOut: "told-sat-out",
}
"""What only needs somebody who did it."""


def card_words(card: Rank) -> str:
    """What people call a card."""
    if card == JOKER:
        return say("card-joker")
    return rank_text(card) if card == UNKNOWN else CARD_NAMES[card]


@dataclass(frozen=True)
class Teller:
    """Tells what happens in one game, with the words of its rule set and the players' names."""

    board: Board
    ruleset: RuleSet
    names: Sequence[str] = ()

    def who(self, seat: Seat) -> str:
        """A seat's letter, with the player's name before it where there is one."""
        letter = seat_text(self.board, seat)
        name = self.names[seat] if seat < len(self.names) else ""
        return f"{name} ({letter})" if name else letter

    def sentence(self, operation: ops.Operation) -> str:
        """What happened, as one sentence in the language in use."""
        match operation:
            case ops.Played():
                return self._played(operation)
            case ops.Moved():
                return self._moved(operation)
            case ops.Swapped():
                return self._swapped(operation)
            case ops.SentToStart() | ops.SentToInSpot() | ops.Penalized():
                return self._sent(operation)
            case ops.Dealt(seat, cards):
                return say("told-dealt", who=self.who(seat), cards=", ".join(map(card_words, cards)))
            case ops.Drawn(seat, card):
                return say("told-drawn", who=self.who(seat), card=card_words(card))
            case ops.Revealed(seat, card):
                return say("told-revealed", who=self.who(seat), card=card_words(card))
            case ops.CountedStuck(seat, count):
                return say("told-stuck", who=self.who(seat), count=count)
            case ops.Reshuffled(order):
                return say("told-reshuffled", cards=len(order))
            case ops.Won(team):
                return say("told-won", who=", ".join(map(self.who, self.board.team(team))))
            case _:
                return say(_PLAIN[type(operation)], who=self.who(operation.seat))

    def _played(self, played: ops.Played) -> str:
        who, card = self.who(played.seat), card_words(played.card)
        if played.declared != UNKNOWN:
            return say("told-declared", who=who, card=card, declared=card_words(played.declared))
        names = {Kind.DISCARD: "told-discarded", Kind.FREE: "told-free"}
        return say(names.get(played.kind, "told-played"), who=who, card=card)

    def _moved(self, moved: ops.Moved) -> str:
        who, to = self.who(moved.seat), self._place(moved.seat, moved.target)
        if moved.origin == START:
            return say("told-out", who=who, start=self.ruleset.words_in().start, to=to)
        return say("told-moved", who=who, origin=self._place(moved.seat, moved.origin), to=to)

    def _sent(self, sent: ops.SentToStart | ops.SentToInSpot | ops.Penalized) -> str:
        who, words = self.who(sent.seat), self.ruleset.words_in()
        origin = self._place(sent.seat, sent.origin)
        if isinstance(sent, ops.SentToInSpot):
            spot = self._place(sent.seat, sent.target)
            return say("told-to-in-spot", who=who, origin=origin, in_spot=words.in_spot, to=spot)
        name = "told-penalized" if isinstance(sent, ops.Penalized) else "told-to-start"
        return say(name, who=who, origin=origin, start=words.start)

    def _swapped(self, swapped: ops.Swapped) -> str:
        here = self._place(swapped.seat, swapped.origin)
        there = self._place(swapped.seat2, swapped.origin2)
        other = self.who(swapped.seat2)
        return say("told-swapped", who=self.who(swapped.seat), origin=here, other=other, to=there)

    def _place(self, seat: Seat, place: Place) -> str:
        return place_text(self.board, seat, place)
