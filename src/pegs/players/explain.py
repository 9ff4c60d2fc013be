"""Why ``hints`` likes a turn, in words: a sentence for each term that the turn changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from pegs.core.board import HOME, START
from pegs.core.errors import UsageError
from pegs.core.turn import Turn
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.i18n import translate
from pegs.players.compiled_player import ScoredTurn, consider
from pegs.players.hint_terms import (
    BUMP,
    HINT_TERMS,
    KEEP_BACK,
    KEEP_JOKER,
    KEEP_OUT,
    KEEP_SMALL,
    KEEP_SPLIT,
    KEEP_UNIT,
)
from pegs.rules.switches import Powers
from pegs.view import SeatView

_SMALL = 3


class TurnReason(NamedTuple):
    """One term of a turn: its name, its share of the score, and a sentence.

    A contribution of 10 is worth about a hole of progress.
    """

    term: str
    contribution: int
    sentence: str


def explain(view: SeatView, turn: Turn) -> list[TurnReason]:
    """The reasons for and against a legal turn, the weightiest first.

    The contributions of what a turn changes add up to its score. A card that it saves, such as a joker,
    counts in its favor by what spending it would cost. Raises UsageError if the turn isn't legal in the view.
    """
    scored = consider(view, "hints", np.array([1, 2, 3, 4], np.int64), turn)
    if scored is None:
        raise UsageError(translate("hint-not-legal"))
    reasons = [_reason(view, scored, term) for term, value in enumerate(scored.terms) if value]
    reasons += [_kept(view, scored, term) for term in _KEPT if _keeps(view, scored, term)]
    given = [reason for reason in reasons if reason.contribution]
    return sorted(given, key=lambda reason: -abs(reason.contribution))


def _reason(view: SeatView, scored: ScoredTurn, term: int) -> TurnReason:
    value = scored.terms[term]
    sentence = _sentence(view, scored, term, "more" if value > 0 else "less", abs(value))
    return TurnReason(HINT_TERMS[term].name, value * scored.weights[term], sentence)


def _kept(view: SeatView, scored: ScoredTurn, term: int) -> TurnReason:
    sentence = _sentence(view, scored, term, "more", 1)
    return TurnReason(HINT_TERMS[term].name, KEEP_UNIT * scored.weights[term], sentence)


def _sentence(view: SeatView, scored: ScoredTurn, term: int, way: str, count: int) -> str:
    words = view.ruleset.words_in()
    return translate(
        f"hint-{HINT_TERMS[term].name}",
        way=way,
        count=_holes_bumped(view, scored) if term == BUMP else count,
        start=words.start,
        home=words.home,
        in_spot=words.in_spot,
        out_spot=words.out_spot,
    )


def _holes_bumped(view: SeatView, scored: ScoredTurn) -> int:
    """The distance to its in-spot of the bumped opponent's peg that was closest to home."""
    board = view.board
    left = [board.ring]
    for seat in board.opponents_of(view.turn):
        for i, place in enumerate(view.pegs[seat]):
            after = scored.places[PEG_STRIDE * seat + i]
            if after == START and START < place < HOME:
                left.append(board.distance(place, board.in_spots[seat]))
    return min(left)


def _is_joker(row: Powers) -> bool:
    return bool(row.jump_from or row.in_spot_from or row.send_to_start)


_KEPT: dict[int, Callable[[Powers], bool]] = {
    KEEP_JOKER: _is_joker,
    KEEP_OUT: lambda row: row.out and not _is_joker(row),
    KEEP_BACK: lambda row: bool(row.backward),
    KEEP_SPLIT: lambda row: row.split > 0,
    KEEP_SMALL: lambda row: any(n <= _SMALL for n in row.forward),
}
"""The cards that each hint about saving cards is for."""


def _keeps(view: SeatView, scored: ScoredTurn, term: int) -> bool:
    """Whether a turn plays a card and leaves one in the hand that the hint would save."""
    if scored.turn.card < 0 or scored.terms[term] or view.hand is None:
        return False
    return any(number and _KEPT[term](view.rules.cards[rank]) for rank, number in enumerate(view.hand))
