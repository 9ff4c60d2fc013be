"""Turns a question about the legal turns into a menu: for one seat, in one position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import JOKER, RANK_TEXT, Rank
from pegs.core.operations import Moved, Travel
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.orders import Landing
from pegs.i18n import translate
from pegs.notation import place_text, turn_text
from pegs.rules.card_words import a_card, card_face, card_name
from pegs.story.choosing import DISCARD, FREE, Answer, Asked, Question, Stage, Way
from pegs.story.names import Names
from pegs.story.narrator import parts_of
from pegs.story.parts import Part
from pegs.story.sentences import Speaker
from pegs.terminal.menu import Entry, Menu

_FEW = 2
"""More turns than these are shown by their number only."""
_HITS = ("bumps", "boosts", "sends", "goes-back", "goes-up")
_WORDS = {
    Kind.ACCEPT: "accept",
    Kind.DOUBT: "doubt",
    Kind.EXTRA: "extra",
    Kind.DECLINE: "decline",
    Kind.DRAW: "draw",
    Kind.FORGET: "forget",
    Kind.PASS: "pass",
}
"""The decisions without a card, as their messages are called."""


@dataclass(frozen=True)
class MenuMaker:
    """Puts questions to the seat to act."""

    names: Names
    game: Game

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.game.turn

    def menu(self, asked: Asked) -> Menu:
        """The question with its answers: one's own pegs first, then clockwise."""
        entries = [self._entry(asked.stage, answer) for answer in asked.answers]
        players = self.game.players
        entries.sort(key=lambda entry: players if entry.owner < 0 else (entry.owner - self.seat) % players)
        return Menu(asked.stage, self._question(asked), tuple(entries))

    # --- questions

    def _question(self, asked: Asked) -> str:
        match asked.stage:
            case Stage(Question.WORD, _):
                return self._word_question()
            case Stage(Question.CARD, _):
                return self._card_question(asked)
            case Stage(Question.DECLARED, _):
                return translate("play-ask-declared")
            case Stage(Question.PEG, 0) if self.game.phase is Phase.PENALTY:
                loser = self.names.player(self.game.position.loser)
                return translate("play-ask-penalty", who=loser, start=self.names.words.start)
            case Stage(question, 0):
                return translate("play-ask-peg" if question is Question.PEG else "play-ask-landing")
            case Stage(question, step):
                key = "play-ask-next-peg" if question is Question.PEG else "play-ask-next-landing"
                return translate(key, left=self._left(asked, step))

    def _word_question(self) -> str:
        position = self.game.position
        match position.phase:
            case Phase.DOUBT:
                who, card = self.names.player(position.player), a_card(position.declared)
                return translate("play-ask-doubt", who=who, card=card)
            case Phase.DRAW:
                return translate("play-ask-draw", count=position.draws)
            case Phase.EXTRA:
                return translate("play-ask-extra")
            case _:
                return translate("play-ask-pass")

    def _card_question(self, asked: Asked) -> str:
        kinds = {way.turn.kind for answer in asked.answers for way in answer.ways}
        if kinds == {Kind.DISCARD}:
            return translate("play-ask-discard")
        return translate("play-ask-declare" if Kind.DECLARE in kinds else "play-ask-card")

    def _left(self, asked: Asked, step: int) -> int:
        """How much of a split is left from a step on."""
        ways = (way for answer in asked.answers for way in answer.ways if len(way.steps) > step)
        return sum(map(_holes, next(ways).steps[step:]))

    # --- answers

    def _entry(self, stage: Stage, answer: Answer) -> Entry:
        match stage.question:
            case Question.WORD:
                return self._word(answer)
            case Question.CARD:
                return self._card(answer)
            case Question.DECLARED:
                return self._declared(answer)
            case Question.PEG:
                return self._peg(answer, stage.step)
            case Question.LANDING:
                return self._landing(answer, stage.step)

    def _word(self, answer: Answer) -> Entry:
        assert isinstance(answer.key, Kind)
        word = _WORDS[answer.key]
        return Entry(
            answer.key, translate(f"play-word-{word}"), translate(f"play-word-{word}.means"), (word,)
        )

    def _card(self, answer: Answer) -> Entry:
        assert isinstance(answer.key, int)
        ways = _by_turn(answer.ways)
        label = "" if ways[0].turn.kind is Kind.DECLARE else self._few([self._does(way) for way in ways])
        return Entry(answer.key, card_face(answer.key), label, typed_cards(answer.key))

    def _few(self, labels: list[str]) -> str:
        """Labels one after another, or how many there are."""
        return translate("play-ways", count=len(labels)) if len(labels) > _FEW else "; ".join(labels)

    def _declared(self, answer: Answer) -> Entry:
        if answer.key == DISCARD:
            return self._discard(answer, "play-label-discard-face-down")
        rank = answer.key
        assert isinstance(rank, int)
        honest = answer.ways[0].turn.card == rank
        return Entry(
            rank, card_face(rank), translate("play-label-honest") if honest else "", typed_cards(rank)
        )

    def _discard(self, answer: Answer, label: str) -> Entry:
        return Entry(answer.key, translate("play-word-discard"), translate(label), (DISCARD,))

    def _peg(self, answer: Answer, step: int) -> Entry:
        key = answer.key
        if key is None:
            return Entry(None, translate("play-word-done"), translate("play-label-done"), ("done",))
        if key == DISCARD:
            return self._discard(answer, "play-label-discard")
        assert isinstance(key, tuple)
        if key[0] == FREE:
            own = "yes" if key[1] == self.seat else "no"
            label = translate("play-label-free", own=own, who=self.names.player(key[1]))
            return Entry(key, translate("play-word-free"), label, (FREE,))
        seat, place = key
        return self._place_entry(answer, seat, place, self._about(seat, self._peg_does(answer, step)), seat)

    def _peg_does(self, answer: Answer, step: int) -> str:
        if self.game.phase is Phase.PENALTY:
            return ""
        landings = dict.fromkeys(way.steps[step] for way in answer.ways)
        return self._few([self._step(landing) for landing in landings])

    def _about(self, seat: Seat, what: str) -> str:
        if seat == self.seat:
            return what
        return translate("play-label-peg-of", who=self.names.player(seat), what=what)

    def _landing(self, answer: Answer, step: int) -> Entry:
        way = answer.ways[0]
        landing = way.steps[step]
        parts = self._parts(landing)
        told = [self._count(landing), *self._clauses(part for part in parts if part.verb in _HITS)]
        if way.turn.kind is Kind.SWAP:
            told = self._clauses(parts)
        left = [
            sum(map(_holes, each.steps[step + 1 :])) for each in answer.ways if len(each.steps) > step + 1
        ]
        if left:
            told.append(translate("play-left", left=left[0]))
        seat, target = landing.step.seat, landing.step.target
        return self._place_entry(answer, seat, target, ", ".join(filter(None, told)))

    def _count(self, landing: Landing) -> str:
        first = landing.operations[0]
        if not isinstance(first, Moved):
            return ""
        match first.travel:
            case Travel.FORWARD | Travel.BACKWARD:
                way = "forward" if first.travel is Travel.FORWARD else "back"
                return translate("play-count", count=first.holes, way=way)
            case Travel.OUT:
                return translate("play-comes-out")
            case Travel.JUMP:
                return ""

    def _place_entry(self, answer: Answer, seat: Seat, place: Place, label: str, owner: Seat = -1) -> Entry:
        code = place_text(self.game.board, seat, place)
        also = [code]
        if seat == self.seat:
            also += ["s", "start"] if place == START else [code[1:]] if place >= HOME else []
        name = self.names.place(place, seat) if seat == self.seat else code
        return Entry(answer.key, name, label, tuple(also), owner)

    # --- what a turn does

    def text(self, turn: Turn) -> str:
        """A turn in the notation."""
        return turn_text(self.game.board, turn)

    def summary(self, turn: Turn, speaker: Speaker) -> str:
        """What a turn does, without its card: "C4 to C8, bump Ben"."""
        landings = self.game.orders()
        choice = next(each for each in landings.choices if each.turn == turn)
        way = Way(turn, tuple(landings.landings[number] for number in choice.orders[0]))
        return self._does(way, speaker)

    def _does(self, way: Way, speaker: Speaker | None = None) -> str:
        match way.turn.kind:
            case Kind.DISCARD:
                return translate("play-does-discard")
            case Kind.DECLARE:
                return translate("play-does-declare", card=a_card(way.turn.declared))
            case kind if kind in _WORDS:
                return translate(f"play-word-{_WORDS[kind]}")
        return ", ".join(self._step(landing, speaker) for landing in way.steps)

    def _step(self, landing: Landing, speaker: Speaker | None = None) -> str:
        """One step: from where to where, and what it does to others."""
        parts = self._parts(landing)
        first = landing.operations[0]
        clauses = self._clauses(parts, speaker)
        if isinstance(first, Moved) and first.travel is not Travel.OUT:
            origin = self.names.place(first.origin, first.seat)
            target = self.names.place(first.target, first.seat)
            clauses[0] = translate("play-step", origin=origin, target=target)
        return ", ".join(clauses)

    def _parts(self, landing: Landing) -> tuple[Part, ...]:
        return parts_of(self.game.rules, self.game.board, self.seat, landing.operations)

    def _clauses(self, parts: Iterable[Part], speaker: Speaker | None = None) -> list[str]:
        return (speaker or Speaker(self.names)).clauses(parts, self.seat)


def _holes(landing: Landing) -> int:
    first = landing.operations[0]
    return first.holes if isinstance(first, Moved) else 0


def _by_turn(ways: tuple[Way, ...]) -> list[Way]:
    """One way for each turn."""
    return list({way.turn: way for way in reversed(ways)}.values())[::-1]


def typed_cards(rank: Rank) -> tuple[str, ...]:
    """How a card can be typed."""
    more = ("jo",) if rank == JOKER else ()
    return (RANK_TEXT[rank], card_name(rank), *more)
