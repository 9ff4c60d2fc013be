"""Turns an open question into a menu for the seat to act."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import JOKER, RANK_TEXT, UNKNOWN, Rank
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import place_text
from pegs.rules.card_words import a_card, card_face, card_name, the_card
from pegs.rules.switches import StuckDiscard
from pegs.story.choosing import DISCARD, FREE, OpenQuestion, OrderedTurn, PossibleAnswer, Question, Slot
from pegs.story.names import Names
from pegs.terminal.describe_turn import DECISION_WORDS, TurnDescriber, holes_moved
from pegs.terminal.menu import Menu, MenuItem
from pegs.terminal.parse_input import no_words, yes_words

_MAX_LABELS = 2
"""More turns than these are shown by their number only."""


@dataclass(frozen=True)
class MenuMaker:
    """Makes the menus for one position."""

    names: Names
    game: Game

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return self.game.turn

    @property
    def describer(self) -> TurnDescriber:
        """Describes the turns in the menus."""
        return TurnDescriber(self.names, self.game)

    def menu(self, open_question: OpenQuestion) -> Menu:
        """The question and its answers, the player's own pegs first, then the others' clockwise."""
        items = [self._item(open_question.slot, answer) for answer in open_question.answers]
        players = self.game.players
        items.sort(key=lambda item: players if item.owner < 0 else (item.owner - self.seat) % players)
        return Menu(open_question.slot, self._question(open_question), tuple(items))

    # --- questions

    def _question(self, open_question: OpenQuestion) -> str:
        match open_question.slot:
            case Slot(Question.DECISION, _):
                return self._decision_question()
            case Slot(Question.CARD, _):
                return self._card_question(open_question)
            case Slot(Question.DECLARED, _):
                card = next(each.turn.card for answer in open_question.answers for each in answer.turns)
                return translate("play-ask-declared", card=the_card(card))
            case Slot(Question.PEG, 0) if self.game.phase is Phase.PENALTY:
                loser = self.names.player(self.game.position.loser)
                return translate("play-ask-penalty", who=loser, start=self.names.words.start)
            case Slot(question, 0):
                return translate("play-ask-peg" if question is Question.PEG else "play-ask-landing")
            case Slot(question, step):
                key = "play-ask-next-peg" if question is Question.PEG else "play-ask-next-landing"
                return translate(key, left=self._holes_left(open_question, step))

    def _decision_question(self) -> str:
        position = self.game.position
        match position.phase:
            case Phase.DOUBT:
                return translate("play-ask-doubt", card=a_card(position.declared))
            case Phase.DRAW:
                return translate("play-ask-draw", count=position.draws)
            case Phase.EXTRA:
                return translate("play-ask-extra")
            case _:
                return translate("play-ask-pass")

    def _card_question(self, open_question: OpenQuestion) -> str:
        kinds = {each.turn.kind for answer in open_question.answers for each in answer.turns}
        if kinds == {Kind.DISCARD}:
            return translate(self._discard_question())
        return translate("play-ask-declare" if Kind.DECLARE in kinds else "play-ask-card")

    def _discard_question(self) -> str:
        if self.game.rules.stuck_discard is StuckDiscard.HAND:
            return "play-ask-discard-hand"
        has_drawn = self.game.position.drawn != UNKNOWN
        return "play-ask-discard-drawn" if has_drawn else "play-ask-discard"

    def _holes_left(self, open_question: OpenQuestion, step: int) -> int:
        """How much of a split is left before a step."""
        turns = (each for answer in open_question.answers for each in answer.turns if len(each.steps) > step)
        return sum(map(holes_moved, next(turns).steps[step:]))

    # --- answers

    def _item(self, slot: Slot, answer: PossibleAnswer) -> MenuItem:
        match slot.question:
            case Question.DECISION:
                return self._decision(answer)
            case Question.CARD:
                return self._card(answer)
            case Question.DECLARED:
                return self._declared(answer)
            case Question.PEG:
                return self._peg(answer, slot.step)
            case Question.LANDING:
                return self._landing(answer, slot.step)

    def _decision(self, answer: PossibleAnswer) -> MenuItem:
        assert isinstance(answer.key, Kind)
        word = DECISION_WORDS[answer.key]
        label = translate(f"play-word-{word}.means")
        return MenuItem(answer.key, translate(f"play-word-{word}"), label, (word, *_yes_or_no(answer.key)))

    def _card(self, answer: PossibleAnswer) -> MenuItem:
        assert isinstance(answer.key, Rank)
        turns = _one_order_each(answer.turns)
        is_declared = any(each.turn.kind is Kind.DECLARE for each in turns)
        label = (
            _declarations(turns) if is_declared else _either([self.describer.turn(each) for each in turns])
        )
        return MenuItem(answer.key, card_face(answer.key), label, _spellings(answer.key))

    def _declared(self, answer: PossibleAnswer) -> MenuItem:
        if answer.key == DISCARD:
            return self._discard(answer, "play-label-discard-face-down")
        rank = answer.key
        assert isinstance(rank, Rank)
        label = translate("play-label-honest") if answer.turns[0].turn.card == rank else ""
        return MenuItem(rank, card_face(rank), label, _spellings(rank))

    def _discard(self, answer: PossibleAnswer, label: str) -> MenuItem:
        return MenuItem(answer.key, translate("play-word-discard"), translate(label), (DISCARD,))

    def _peg(self, answer: PossibleAnswer, step: int) -> MenuItem:
        key = answer.key
        if key is None:
            return MenuItem(None, translate("play-word-done"), translate("play-label-done"), ("done",))
        if key == DISCARD:
            return self._discard(answer, "play-label-discard")
        assert isinstance(key, tuple)
        if key[0] == FREE:
            own = "yes" if key[1] == self.seat else "no"
            label = translate("play-label-free", own=own, who=self.names.player(key[1]))
            return MenuItem(key, translate("play-word-free"), label, (FREE,))
        seat, place = key
        label = self._peg_label(answer, step)
        if seat != self.seat:
            label = translate("play-label-peg-of", who=self.names.player(seat), what=label)
        return self._place_item(answer, seat, place, label, owner=seat)

    def _peg_label(self, answer: PossibleAnswer, step: int) -> str:
        if self.game.phase is Phase.PENALTY:
            return ""
        landings = dict.fromkeys(each.steps[step] for each in answer.turns)
        return _either([self.describer.step(landing, with_origin=False) for landing in landings])

    def _landing(self, answer: PossibleAnswer, step: int) -> MenuItem:
        first = answer.turns[0]
        landing = first.steps[step]
        clauses = self.describer.landing(landing, is_swap=first.turn.kind is Kind.SWAP)
        split = next((each for each in answer.turns if len(each.steps) > step + 1), None)
        if split is not None:
            left = sum(map(holes_moved, split.steps[step + 1 :]))
            clauses.append(translate("play-left", left=left))
        return self._place_item(answer, landing.step.seat, landing.step.target, ", ".join(clauses))

    def _place_item(
        self, answer: PossibleAnswer, seat: Seat, place: Place, label: str, *, owner: Seat = -1
    ) -> MenuItem:
        code = place_text(self.game.board, seat, place)
        if seat != self.seat:
            return MenuItem(answer.key, code, label, (code,), owner)
        spellings = [code]
        if place == START:
            spellings += ["s", "start"]
        elif place >= HOME:
            spellings.append(code[1:])
        return MenuItem(answer.key, self.names.label(place, seat), label, tuple(spellings), owner)


def _declarations(turns: list[OrderedTurn]) -> str:
    """What a card played face down can be called: "the truth, or a bluff: A, J, Q"."""
    ranks = sorted(each.turn.declared for each in turns if each.turn.kind is Kind.DECLARE)
    bluffs = [card_face(rank) for rank in ranks if rank != turns[0].turn.card]
    honest = "yes" if len(bluffs) < len(ranks) else "no"
    return translate("play-label-declare", honest=honest, count=len(bluffs), cards=", ".join(bluffs))


def _either(labels: list[str]) -> str:
    """The labels one after another, or how many there are."""
    return translate("play-ways", count=len(labels)) if len(labels) > _MAX_LABELS else "; ".join(labels)


def _one_order_each(turns: tuple[OrderedTurn, ...]) -> list[OrderedTurn]:
    """The first order of each turn."""
    first: dict[object, OrderedTurn] = {}
    for each in turns:
        first.setdefault(each.turn, each)
    return list(first.values())


def _yes_or_no(kind: Kind) -> tuple[str, ...]:
    """What a player can type for a decision if its question is answered with yes or no."""
    if kind in (Kind.ACCEPT, Kind.EXTRA, Kind.DRAW):
        return yes_words()
    return no_words() if kind in (Kind.DOUBT, Kind.DECLINE, Kind.FORGET) else ()


def _spellings(rank: Rank) -> tuple[str, ...]:
    """What a player can type for a card."""
    short = ("jo",) if rank == JOKER else ()
    return (RANK_TEXT[rank], card_name(rank), *short)
