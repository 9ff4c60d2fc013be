"""Turns as text: ``CARD ACTION``, and the words of the decisions that play no card."""

from __future__ import annotations

import re

from pegs.board import START, Board, Place, Seat
from pegs.cards import UNKNOWN, Rank
from pegs.errors import NotationError
from pegs.notation.hands import rank_text, read_rank
from pegs.notation.places import place_text, read_place
from pegs.position import Pegs
from pegs.turn import Kind, Step, Turn
from pegs.words import say

WORDS = {
    Kind.ACCEPT: "accept",
    Kind.DOUBT: "doubt",
    Kind.EXTRA: "extra",
    Kind.DECLINE: "decline",
    Kind.DRAW: "draw",
    Kind.FORGET: "forget",
    Kind.PASS: "pass",
}
"""The decisions that are one word."""
_KINDS = {word: kind for kind, word in WORDS.items()}

_PART = re.compile(r"([A-J][0-9a-z]{1,2})-([A-J][0-9a-z]{1,2})[x+]?", re.ASCII)
_SWAP = re.compile(r"([A-J][0-9]{1,2})~([A-J][0-9]{1,2})", re.ASCII)


# --- writing


def _step_text(board: Board, step: Step) -> str:
    return f"{place_text(board, step.seat, step.origin)}-{place_text(board, step.seat, step.target)}"


def action_text(board: Board, turn: Turn) -> str:
    """What a turn does, without its card."""
    if turn.kind is Kind.DISCARD:
        return "discard"
    if turn.kind is Kind.SWAP:
        return f"{place_text(board, turn.seat, turn.origin)}~{place_text(board, turn.seat, turn.target)}"
    steps = ",".join(_step_text(board, step) for step in turn.steps)
    return f"free {steps}" if turn.kind is Kind.FREE else steps


def turn_text(board: Board, turn: Turn) -> str:
    """A turn as it is written; what a landing hits is not marked."""
    if turn.kind in WORDS:
        return WORDS[turn.kind]
    if turn.kind is Kind.PENALTY:
        return f"send {action_text(board, turn)}"
    card = rank_text(turn.card)
    if turn.kind is Kind.DECLARE:
        return f"{card}={rank_text(turn.declared)}"
    if turn.declared not in (UNKNOWN, turn.card):
        card = f"{card}={rank_text(turn.declared)}"
    return f"{card} {action_text(board, turn)}"


# --- reading


class _Reader:
    """Reads the places of a turn against the pegs that stand on the board."""

    def __init__(self, board: Board, pegs: Pegs) -> None:
        self.board = board
        self.standing = {
            place: seat for seat, places in enumerate(pegs) for place in places if board.is_on_track(place)
        }

    def step(self, text: str, before: Step | None = None) -> list[Step]:
        """The step a text tells: one for each seat whose peg it could be, ``before`` being the first part of a split."""
        found = _PART.fullmatch(text)
        if found is None:
            raise NotationError(text, say("notation-step"))
        owner, origin = read_place(self.board, found[1])
        goal, target = read_place(self.board, found[2])
        seats = [owner] if owner is not None else self.seats_on(found[1], origin, before)
        if goal is not None and goal not in seats:
            raise NotationError(text, say("notation-others-place", place=found[2]))
        return [Step(seat, origin, target) for seat in seats if goal in (None, seat)]

    def seats_on(self, text: str, hole: Place, before: Step | None) -> list[Seat]:
        """Whose peg stands on a hole; after a first part also a peg that it bumped to its in-spot."""
        seats = []
        vacated = before is not None and hole in (before.origin, before.target)
        if hole in self.standing and not vacated:
            seats.append(self.standing[hole])
        if before is not None and hole in self.board.in_spots:
            guest = self.board.in_spots.index(hole)
            seats += [guest] if guest not in seats else []
        if not seats:
            raise NotationError(text, say("notation-nobody-there"))
        return seats

    def swap(self, text: str) -> Turn:
        """Two pegs that change places."""
        found = _SWAP.fullmatch(text)
        if found is None:
            raise NotationError(text, say("notation-swap"))
        here, there = (read_place(self.board, found[i])[1] for i in (1, 2))
        (one,), (other,) = self.seats_on(found[1], here, None), self.seats_on(found[2], there, None)
        return Turn(Kind.SWAP, UNKNOWN, UNKNOWN, one, here, there, other, there, here)

    def actions(self, text: str) -> list[Turn]:
        """The actions that a text could mean, cards left out."""
        if text == "discard":
            return [Turn(Kind.DISCARD)]
        if text.startswith("free "):
            return [_one(Kind.FREE, step) for step in self.step(text.removeprefix("free "))]
        if "~" in text:
            return [self.swap(text)]
        first, comma, second = text.partition(",")
        if not comma:
            return [_one(Kind.SEND if step.target == START else Kind.MOVE, step) for step in self.step(first)]
        return [
            Turn(Kind.SPLIT, UNKNOWN, UNKNOWN, *one, *other)
            for one in self.step(first)
            for other in self.step(second, one)
        ]


def _one(kind: Kind, step: Step) -> Turn:
    return Turn(kind, UNKNOWN, UNKNOWN, *step)


def _read_card(text: str) -> tuple[Rank, Rank]:
    card, equals, declared = text.partition("=")
    return read_rank(card, unknown=bool(equals)), read_rank(declared) if equals else UNKNOWN


def read_turns(board: Board, text: str, pegs: Pegs, *, bluffing: bool = False) -> list[Turn]:
    """The turns that a text can mean where these pegs stand: nearly always one.

    Two only for a split whose second part sets out from a hole where a peg stands and another may just have been bumped to. In
    ``bluffing`` a card without a declared rank is meant honestly. Raises NotationError where the text is no turn.
    """
    if text in _KINDS:
        return [Turn(_KINDS[text])]
    reader = _Reader(board, pegs)
    head, space, action = text.partition(" ")
    if head == "send":
        return [_one(Kind.PENALTY, step) for step in reader.step(action)]
    card, declared = _read_card(head)
    if not space:
        if declared == UNKNOWN:
            raise NotationError(text, say("notation-turn"))
        return [Turn(Kind.DECLARE, card, declared)]
    honest = card if bluffing and declared == UNKNOWN and action != "discard" else declared
    return [turn._replace(card=card, declared=honest) for turn in reader.actions(action)]


def read_turn(board: Board, text: str, pegs: Pegs, *, bluffing: bool = False) -> Turn:
    """The first of `read_turns`."""
    return read_turns(board, text, pegs, bluffing=bluffing)[0]
