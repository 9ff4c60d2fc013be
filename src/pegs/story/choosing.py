"""From a player's answers to a turn: a card, then a peg, where it goes, the next peg of a split, and so on.

Nothing here knows a screen or a rule: the legal turns come in with every order of their steps, questions with
their possible answers come out. The browser narrows the same way (web/src/pages/table/turn/choosing.ts).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from pegs.core.turn import Kind, Turn
from pegs.engine.orders import Landing, Orders

Key = Hashable
"""An answer: a rank, a peg as (seat, place), a landing as (kind, place), or one of the words below."""

DISCARD = "discard"
"""The answer that moves nothing."""
FREE = "free"
"""With a seat: the answer that brings a peg out free."""


class Question(IntEnum):
    """What is asked, in this order; the last two once for every step."""

    WORD = 0
    """A decision without a card: doubt or accept, draw or not."""
    CARD = 1
    DECLARED = 2
    """Bluffing: what the card is said to be; DISCARD if nothing."""
    PEG = 3
    """A peg, or DISCARD, or FREE with a seat; None if no other peg moves."""
    LANDING = 4


class Stage(NamedTuple):
    """A question, and the step it is about."""

    question: Question
    step: int = 0


WORDS = (Kind.ACCEPT, Kind.DOUBT, Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.PASS)
"""The decisions without a card or a peg."""
_ALWAYS_ASKED = (Question.WORD, Question.CARD)
"""Asked even if there is one answer only: a person's card is never played unasked."""
_ONCE = (Stage(Question.WORD), Stage(Question.CARD), Stage(Question.DECLARED))


class Way(NamedTuple):
    """A legal turn with its steps in one of the orders in which they may be made."""

    turn: Turn
    steps: tuple[Landing, ...]


class Answer(NamedTuple):
    """A possible answer, and what it leaves open."""

    key: Key
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Asked:
    """A question with at least one answer."""

    stage: Stage
    answers: tuple[Answer, ...]


class Pick(NamedTuple):
    """An answer that was given, by the player or (``forced``) because there was no other."""

    stage: Stage
    key: Key
    forced: bool


def ways_of(orders: Orders) -> tuple[Way, ...]:
    """Every order in which a player may name the steps of the legal turns."""
    return tuple(
        Way(choice.turn, tuple(orders.landings[number] for number in order))
        for choice in orders.choices
        for order in choice.orders
    )


def key_of(stage: Stage, way: Way) -> Key:
    """What a way answers at a stage; None if the stage doesn't concern it."""
    turn = way.turn
    match stage.question:
        case Question.WORD:
            return turn.kind if turn.kind in WORDS else None
        case Question.CARD:
            return turn.card if turn.kind not in WORDS and turn.kind is not Kind.PENALTY else None
        case Question.DECLARED:
            return turn.declared if turn.kind is Kind.DECLARE else DISCARD
        case Question.PEG:
            return _peg_key(way, stage.step)
        case Question.LANDING:
            return _landing_key(way, stage.step)


def _peg_key(way: Way, number: int) -> Key:
    if way.turn.kind is Kind.DISCARD:
        return DISCARD if number == 0 else None
    if number >= len(way.steps):
        return None
    step = way.steps[number].step
    return (FREE, step.seat) if way.turn.kind is Kind.FREE else (step.seat, step.origin)


def _landing_key(way: Way, number: int) -> Key:
    if number >= len(way.steps) or way.turn.kind in (Kind.FREE, Kind.PENALTY):
        return None
    kind = Kind.MOVE if way.turn.kind is Kind.SPLIT else way.turn.kind
    return kind, way.steps[number].step.target


def _concerns(stage: Stage, ways: tuple[Way, ...]) -> bool:
    """Whether a stage has anything to ask of these ways."""
    if stage.question is Question.DECLARED:
        return any(way.turn.kind is Kind.DECLARE for way in ways)
    return any(key_of(stage, way) is not None for way in ways)


def _answers(stage: Stage, ways: tuple[Way, ...]) -> tuple[Answer, ...]:
    found: dict[Key, list[Way]] = {}
    for way in ways:
        found.setdefault(key_of(stage, way), []).append(way)
    return tuple(Answer(key, tuple(each)) for key, each in sorted(found.items(), key=_place_in_list))


def _place_in_list(item: tuple[Key, list[Way]]) -> tuple[int, tuple[int, ...]]:
    """Ranks and pegs in their order; what moves no peg comes last."""
    key = item[0]
    if isinstance(key, int):
        return 0, (key,)
    if isinstance(key, tuple) and key[0] != FREE:
        return 0, tuple(map(int, key))
    return (1, (key[1],)) if isinstance(key, tuple) else (2, ())


@dataclass
class Chooser:
    """The way through the questions, forward and back."""

    ways: tuple[Way, ...]
    picks: list[Pick] = field(default_factory=list)
    asks_card: bool = True
    """False if the card is on the table already (bluffing)."""

    @property
    def open_ways(self) -> tuple[Way, ...]:
        """What the answers so far leave open."""
        ways = self.ways
        for pick in self.picks:
            ways = tuple(way for way in ways if key_of(pick.stage, way) == pick.key)
        return ways

    def ask(self) -> Asked | Turn:
        """The next question with more than one answer (a card is always asked for), or the turn chosen."""
        ways = self.open_ways
        for stage in self._stages_left(ways):
            if not _concerns(stage, ways):
                continue
            answers = _answers(stage, ways)
            if len(answers) > 1 or stage.question in _ALWAYS_ASKED:
                return Asked(stage, answers)
            self.picks.append(Pick(stage, answers[0].key, True))
        return ways[0].turn

    def pick(self, stage: Stage, key: Key) -> None:
        """Answer the question."""
        self.picks.append(Pick(stage, key, False))

    def back(self) -> bool:
        """Take the last given answer back; False if there is none."""
        while self.picks and self.picks[-1].forced:
            self.picks.pop()
        if not self.picks:
            return False
        self.picks.pop()
        return True

    def picked(self, stage: Stage) -> Key:
        """The answer given at a stage; None if there is none yet."""
        return next((pick.key for pick in self.picks if pick.stage == stage), None)

    def _stages_left(self, ways: tuple[Way, ...]) -> Iterator[Stage]:
        last = max((_rank(pick.stage) for pick in self.picks), default=(-1, -1))
        for stage in _stages(ways):
            if _rank(stage) > last and (self.asks_card or stage.question is not Question.CARD):
                yield stage


def _rank(stage: Stage) -> tuple[int, int]:
    """The place of a stage in the order of questions."""
    return stage.step, stage.question


def _stages(ways: tuple[Way, ...]) -> Iterator[Stage]:
    yield from _ONCE
    for step in range(max(len(way.steps) for way in ways) or 1):
        yield Stage(Question.PEG, step)
        yield Stage(Question.LANDING, step)
