"""Turns as text: ``CARD ACTION``, and the words of the decisions that play no card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import NotationError, UnreachablePlaceError
from pegs.core.position import Pegs
from pegs.core.turn import MAX_STEPS, Kind, Step, Turn
from pegs.i18n import translate
from pegs.notation.errors import notation_error, shortened
from pegs.notation.hands import rank_text, read_rank
from pegs.notation.holes import place_text, read_place

WORDS = {
    Kind.ACCEPT: "accept",
    Kind.DOUBT: "doubt",
    Kind.EXTRA: "extra",
    Kind.DECLINE: "decline",
    Kind.DRAW: "draw",
    Kind.FORGET: "forget",
    Kind.PASS: "pass",
}
"""The turns that are one word."""
_KINDS = {word: kind for kind, word in WORDS.items()}
DISCARD, FREE, SEND = "discard", "free", "send"
DECLARED = (Kind.MOVE, Kind.SPLIT, Kind.SWAP, Kind.SEND)
"""The kinds that use the power of a card; in bluffing, of the declared rank."""

_PART = re.compile(r"([A-J][0-9a-z]{1,2})-([A-J][0-9a-z]{1,2}?|s|h[0-9])[x+]?", re.ASCII)
_SWAP = re.compile(r"([A-J][0-9a-z]{1,2})~([A-J][0-9a-z]{1,2})", re.ASCII)


# --- writing


def turn_text(board: Board, turn: Turn) -> str:
    """A turn as text, without marks for bumps and boosts."""
    if turn.kind in WORDS:
        return WORDS[turn.kind]
    if turn.kind is Kind.PENALTY:
        return f"{SEND} {action_text(board, turn)}"
    card = rank_text(turn.card)
    if turn.kind is Kind.DECLARE:
        return f"{card}={rank_text(turn.declared)}"
    if turn.declared not in (UNKNOWN, turn.card):
        card = f"{card}={rank_text(turn.declared)}"
    return f"{card} {action_text(board, turn)}"


def action_text(board: Board, turn: Turn) -> str:
    """The action of a turn, without its card."""
    if turn.kind is Kind.DISCARD:
        return DISCARD
    if turn.kind is Kind.SWAP:
        here, there = (place_text(board, step.seat, step.origin) for step in turn.steps)
        return f"{here}~{there}"
    steps = ",".join(_step_text(board, step) for step in turn.steps)
    return f"{FREE} {steps}" if turn.kind is Kind.FREE else steps


def _step_text(board: Board, step: Step) -> str:
    return f"{place_text(board, step.seat, step.origin)}-{place_text(board, step.seat, step.target)}"


# --- reading


def read_turn(board: Board, text: str, pegs: Pegs, *, bluffing: bool = False) -> Turn:
    """The first of `read_turns`."""
    return read_turns(board, text, pegs, bluffing=bluffing)[0]


def read_turns(board: Board, text: str, pegs: Pegs, *, bluffing: bool = False) -> list[Turn]:
    """The turns that a text can mean with these pegs on the board, the literal reading first.

    Nearly always there is one. A swap can be read in either order, and a split in more than one way if the
    first part may leave different pegs on the hole from which the second starts. In ``bluffing``, a card
    without a declared rank is honest, and ``?`` is a card that was never shown. The turns needn't be legal.
    Raises NotationError if the text isn't a turn, or if there's no peg to move.
    """
    if text in _KINDS:
        return [Turn(_KINDS[text])]
    head, space, action = text.partition(" ")
    if not space:
        return [_read_declaration(text)]
    reader = _Reader(board, pegs)
    if head == SEND:
        return [_single_step(Kind.PENALTY, step) for step in reader.steps(action)]
    card, declared = _read_card(head, bluffing)
    return [_with_card(turn, head, card, declared, bluffing) for turn in reader.actions(action)]


def _read_declaration(text: str) -> Turn:
    card, declared = _read_card(text, bluffing=True)
    if declared == UNKNOWN:
        raise notation_error(text, "notation-turn")
    return Turn(Kind.DECLARE, card, declared)


def _read_card(text: str, bluffing: bool) -> tuple[Rank, Rank]:
    card, equals, declared = text.partition("=")
    return read_rank(card, unknown=bluffing or bool(equals)), read_rank(declared) if equals else UNKNOWN


def _with_card(turn: Turn, head: str, card: Rank, declared: Rank, bluffing: bool) -> Turn:
    """An action with its card."""
    if turn.kind not in DECLARED:
        if declared != UNKNOWN:
            raise notation_error(head, "notation-undeclared")
        return turn._replace(card=card)
    if card == declared == UNKNOWN:
        raise notation_error(head, "notation-declared")
    return turn._replace(card=card, declared=card if bluffing and declared == UNKNOWN else declared)


def _single_step(kind: Kind, step: Step) -> Turn:
    return Turn(kind, steps=(step,))


class _Reader:
    """Reads the places of a turn, given the pegs on the board."""

    def __init__(self, board: Board, pegs: Pegs) -> None:
        self.board = board
        self.seat_at = {
            place: seat for seat, places in enumerate(pegs) for place in places if board.is_on_track(place)
        }

    def actions(self, text: str) -> list[Turn]:
        """The actions that a text can mean, without their cards."""
        if text == DISCARD:
            return [Turn(Kind.DISCARD)]
        if text.startswith(f"{FREE} "):
            return [_single_step(Kind.FREE, step) for step in self.steps(text.removeprefix(f"{FREE} "))]
        if "~" in text:
            return self.swaps(text)
        parts = text.split(",")
        if len(parts) > MAX_STEPS:
            raise notation_error(text, "notation-too-many-steps", most=MAX_STEPS)
        if len(parts) > 1:
            return [Turn(Kind.SPLIT, steps=steps) for steps in self.splits(parts, ())]
        return [
            _single_step(Kind.SEND if step.target == START else Kind.MOVE, step) for step in self.steps(text)
        ]

    def steps(self, text: str, before: tuple[Step, ...] = ()) -> list[Step]:
        """The steps that a text can mean after the steps ``before``: one for each possible seat."""
        match = _PART.fullmatch(text)
        if match is None:
            raise notation_error(text, "notation-step")
        origin, owners = self.origin(match[1], before)
        board = self.board
        targets = [(seat, *read_place(board, match[2], of=seat, beyond_home=True)) for seat in owners]
        end = HOME + board.home_length
        steps = [Step(seat, origin, at) for seat, owner, at in targets if owner in (None, seat) and at < end]
        if not steps:
            _, owner, target = targets[0]
            assert owner is not None
            raise self.unreachable(text, Step(owners[0], origin, target), owner)
        return steps

    def unreachable(self, text: str, step: Step, owner: Seat) -> UnreachablePlaceError:
        """The error for a step to another seat's place, or past the last home hole."""
        board, (seat, origin, target) = self.board, step
        place = place_text(board, owner, target)
        if target >= HOME + board.home_length:
            text, problem = place, translate("notation-home-hole", text=place, length=board.home_length)
        else:
            text, letter = shortened(text), board.letters[owner]
            problem = translate("notation-others-place", text=text, seat=letter, place=place)
        return UnreachablePlaceError(text, problem, seat=seat, origin=origin, owner=owner, target=target)

    def origin(self, text: str, before: tuple[Step, ...] = ()) -> tuple[Place, list[Seat]]:
        """The place that a peg starts from, and the seats whose peg it may be."""
        owner, place = read_place(self.board, text)
        owners = self.seats_on(place, before) if owner is None else [owner]
        if not owners:
            has_moved = any(step.origin == place for step in before)
            raise notation_error(text, "notation-peg-has-moved" if has_moved else "notation-no-peg")
        return place, owners

    def seats_on(self, hole: Place, before: tuple[Step, ...]) -> list[Seat]:
        """The seats whose peg may be on a hole of the track after some steps."""
        boards = [self.seat_at]
        for step in before:
            boards = [after for seat_at in boards for after in self.after(seat_at, step)]
        return list(dict.fromkeys(seat_at[hole] for seat_at in boards if hole in seat_at))

    def after(self, seat_at: dict[Place, Seat], step: Step) -> Iterator[dict[Place, Seat]]:
        """What may be on the track after a step.

        Without knowing the teams, a peg that is hit may go to start or to its in-spot, and so may the next
        one that it hits there.
        """
        seat_at = {place: seat for place, seat in seat_at.items() if place != step.origin}
        seat, hole = step.seat, step.target
        while True:
            hit = seat_at.get(hole)
            seat_at = {**seat_at, hole: seat} if self.board.is_on_track(hole) else seat_at
            yield seat_at
            if hit is None or hit == seat or hole == self.board.in_spots[hit]:
                return
            seat, hole = hit, self.board.in_spots[hit]

    def splits(self, parts: list[str], before: tuple[Step, ...]) -> list[tuple[Step, ...]]:
        """Every way to read the parts of a split that come after the steps ``before``.

        Raises NotationError if there is none.
        """
        if not parts:
            return [before]
        steps = self.steps(parts[0], before)
        readings, problems = [], []
        for step in steps:
            try:
                readings += self.splits(parts[1:], (*before, step))
            except NotationError as error:
                problems.append(error)
        if len(problems) == len(steps):
            raise problems[0]
        return readings

    def swaps(self, text: str) -> list[Turn]:
        """A swap as written, and in the other order."""
        match = _SWAP.fullmatch(text)
        if match is None:
            raise notation_error(text, "notation-swap")
        (here, (one,)), (there, (other,)) = self.origin(match[1]), self.origin(match[2])
        swap = Turn(Kind.SWAP, steps=(Step(one, here, there), Step(other, there, here)))
        return [swap, swap.reversed()]
