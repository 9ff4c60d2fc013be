"""From a player's answers to a turn: a card, a peg, its landing, the next peg of a split, and so on.

The legal turns go in, with every order of their steps; questions with their possible answers come out. This
module knows neither the rules nor the screen. The browser narrows the turns down in the same way
(web/src/turn/selection.ts), which ``tests/story/choosing.json`` holds to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from pegs.core.turn import Kind, Turn
from pegs.engine.orders import LegalStep, Orders

Key = Hashable
"""Identifies an answer: a rank, a peg as (seat, place), a landing as (kind, place), or DISCARD or FREE."""

DISCARD = "discard"
"""The answer that moves no peg."""
FREE = "free"
"""With a seat: the answer that brings one of its pegs out free."""


class Question(IntEnum):
    """The questions in the order they are asked. The last two are asked for each step."""

    DECISION = 0
    """A decision without a card: doubt or accept, draw or not."""
    CARD = 1
    DECLARED = 2
    """Bluffing: which card to declare; DISCARD for none."""
    PEG = 3
    """A peg, DISCARD, or FREE with a seat; None if no other peg moves."""
    LANDING = 4


class Slot(NamedTuple):
    """One thing to choose: a question, and the step it is about."""

    question: Question
    step: int = 0


DECISIONS = (Kind.ACCEPT, Kind.DOUBT, Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.PASS)
"""The turns without a card or a peg."""
_ALWAYS_ASKED = (Question.DECISION, Question.CARD)
"""Asked even if there is only one answer: a person's card is never played for them."""
_ONCE = (Slot(Question.DECISION), Slot(Question.CARD), Slot(Question.DECLARED))


class OrderedTurn(NamedTuple):
    """A legal turn with its steps in one of their possible orders."""

    turn: Turn
    steps: tuple[LegalStep, ...]


class PossibleAnswer(NamedTuple):
    """An answer, and the turns that remain after it."""

    key: Key
    turns: tuple[OrderedTurn, ...]


@dataclass(frozen=True)
class OpenQuestion:
    """A question with its possible answers, at least one."""

    slot: Slot
    answers: tuple[PossibleAnswer, ...]


class Pick(NamedTuple):
    """An answer that was given; ``forced`` if it was the only one and the player wasn't asked."""

    slot: Slot
    key: Key
    forced: bool


def ordered_turns(orders: Orders) -> tuple[OrderedTurn, ...]:
    """The legal turns with their steps in every order in which a player might name them."""
    return tuple(
        OrderedTurn(choice.turn, tuple(orders.steps[number] for number in order))
        for choice in orders.choices
        for order in choice.orders
    )


def key_of(slot: Slot, candidate: OrderedTurn) -> Key:
    """The answer at a slot that leads to this turn; None if the slot doesn't concern it."""
    turn = candidate.turn
    match slot.question:
        case Question.DECISION:
            return turn.kind if turn.kind in DECISIONS else None
        case Question.CARD:
            return turn.card if turn.kind not in DECISIONS and turn.kind is not Kind.PENALTY else None
        case Question.DECLARED:
            return turn.declared if turn.kind is Kind.DECLARE else DISCARD
        case Question.PEG:
            return _peg_key(candidate, slot.step)
        case Question.LANDING:
            return _landing_key(candidate, slot.step)


def _peg_key(candidate: OrderedTurn, number: int) -> Key:
    if candidate.turn.kind is Kind.DISCARD:
        return DISCARD if number == 0 else None
    if number >= len(candidate.steps):
        return None
    step = candidate.steps[number].step
    return (FREE, step.seat) if candidate.turn.kind is Kind.FREE else (step.seat, step.origin)


def _landing_key(candidate: OrderedTurn, number: int) -> Key:
    kind = candidate.turn.kind
    if number >= len(candidate.steps) or kind in (Kind.FREE, Kind.PENALTY):
        return None
    return Kind.MOVE if kind is Kind.SPLIT else kind, candidate.steps[number].step.target


def _concerns(slot: Slot, candidates: tuple[OrderedTurn, ...]) -> bool:
    """Whether there is anything to choose at a slot."""
    if slot.question is Question.DECLARED:
        return any(each.turn.kind is Kind.DECLARE for each in candidates)
    return any(key_of(slot, each) is not None for each in candidates)


def _answers(slot: Slot, candidates: tuple[OrderedTurn, ...]) -> tuple[PossibleAnswer, ...]:
    by_key: dict[Key, list[OrderedTurn]] = {}
    for each in candidates:
        by_key.setdefault(key_of(slot, each), []).append(each)
    keys = sorted(by_key, key=_sort_key)
    return tuple(PossibleAnswer(key, tuple(by_key[key])) for key in keys)


def _sort_key(key: Key) -> tuple[int, tuple[int, ...]]:
    """Ranks and pegs in ascending order; answers that move no peg come last."""
    if isinstance(key, int):
        return 0, (key,)
    if isinstance(key, tuple) and key[0] != FREE:
        return 0, tuple(map(int, key))
    return (1, (key[1],)) if isinstance(key, tuple) else (2, ())


@dataclass
class Chooser:
    """Asks the questions one after another, forward and back, until one turn remains."""

    candidates: tuple[OrderedTurn, ...]
    picks: list[Pick] = field(default_factory=list)
    asks_card: bool = True
    """False if the card is on the table already (bluffing)."""

    @property
    def remaining(self) -> tuple[OrderedTurn, ...]:
        """The turns that fit all answers so far."""
        candidates = self.candidates
        for pick in self.picks:
            candidates = tuple(each for each in candidates if key_of(pick.slot, each) == pick.key)
        return candidates

    def ask(self) -> OpenQuestion | Turn:
        """The next question with more than one answer (a card is always asked for), or the turn chosen."""
        remaining = self.remaining
        for slot in self._open_slots(remaining):
            if not _concerns(slot, remaining):
                continue
            answers = _answers(slot, remaining)
            if len(answers) > 1 or slot.question in _ALWAYS_ASKED:
                return OpenQuestion(slot, answers)
            self.picks.append(Pick(slot, answers[0].key, True))
        return remaining[0].turn

    def pick(self, slot: Slot, key: Key) -> None:
        """Answer the question."""
        self.picks.append(Pick(slot, key, False))

    def back(self) -> bool:
        """Undo the player's last answer; False if there is none."""
        while self.picks and self.picks[-1].forced:
            self.picks.pop()
        if not self.picks:
            return False
        self.picks.pop()
        return True

    def picked(self, slot: Slot) -> Key:
        """The answer given at a slot; None if there is none yet."""
        return next((pick.key for pick in self.picks if pick.slot == slot), None)

    def _open_slots(self, candidates: tuple[OrderedTurn, ...]) -> Iterator[Slot]:
        last = max((_order(pick.slot) for pick in self.picks), default=(-1, -1))
        for slot in _slots(candidates):
            if _order(slot) > last and (self.asks_card or slot.question is not Question.CARD):
                yield slot


def _order(slot: Slot) -> tuple[int, int]:
    """Sorts slots in the order in which they are asked."""
    return slot.step, slot.question


def _slots(candidates: tuple[OrderedTurn, ...]) -> Iterator[Slot]:
    yield from _ONCE
    for step in range(max(len(each.steps) for each in candidates) or 1):
        yield Slot(Question.PEG, step)
        yield Slot(Question.LANDING, step)
