"""Why ``hints`` likes a turn, in words: a sentence for each term that the turn changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from pegs.core.board import HOME, START
from pegs.core.cards import UNKNOWN
from pegs.core.errors import UsageError
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.i18n import translate
from pegs.players.compiled_player import ScoredTurn, consider
from pegs.players.hint_terms import (
    BUMP,
    DOUBT,
    HINT_TERMS,
    KEEP_BACK,
    KEEP_JOKER,
    KEEP_OUT,
    KEEP_SMALL,
    KEEP_SPLIT,
    KEEP_UNIT,
)
from pegs.rules.ruleset import PLACES
from pegs.rules.switches import Powers
from pegs.view import SeatView

_SMALL = 3


class TurnReason(NamedTuple):
    """One term of a turn: its name, its share of the score, and a sentence.

    A contribution of 10 is worth about a hole of progress. A reason for the turn also has a short form:
    ``lead`` is how it begins, ``rest`` what follows; both are empty for a reason against it.
    """

    term: str
    contribution: int
    sentence: str
    lead: str = ""
    rest: str = ""


MAX_SHOWN = 3
"""The most reasons in a short hint."""


def main_reasons(reasons: list[TurnReason]) -> list[TurnReason]:
    """At most three reasons for a turn, the strongest first; if there are none, that it costs the least."""
    main = [reason for reason in reasons if reason.lead][:MAX_SHOWN]
    if main:
        return main
    return [TurnReason("nothing", 0, "", translate("reason-nothing"), translate("reason-nothing.rest"))]


def explain(view: SeatView, turn: Turn) -> list[TurnReason]:
    """The reasons for and against a legal turn, the weightiest first.

    The contributions of what a turn changes add up to its score. A card that it saves, such as a joker,
    counts in its favor by what spending it would cost, and believing a declaration counts by what doubting
    it would cost. Raises UsageError if the turn isn't legal in the view.
    """
    if turn.kind is Kind.ACCEPT and turn in view.legal_turns:
        return _why_believe(view)
    scored = _scored(view, turn)
    reasons = [_reason(view, scored, term) for term, value in enumerate(scored.terms) if value]
    reasons += [_kept(view, scored, term) for term in _KEPT if _keeps(view, scored, term)]
    given = [reason for reason in reasons if reason.contribution]
    return sorted(given, key=lambda reason: -abs(reason.contribution))


def second_best(view: SeatView, best: Turn) -> Turn | None:
    """The turn to prefer if the best turn's card weren't in hand; None if no other card can be played."""
    if view.hand is None or best.card == UNKNOWN or view.phase is not Phase.PLAY:
        return None
    others = tuple(0 if rank == best.card else number for rank, number in enumerate(view.hand))
    if not any(others):
        return None
    scored = consider(replace(view, hand=others), "hints")
    return scored.turn if scored is not None and scored.turn in view.legal_turns else None


def _scored(view: SeatView, turn: Turn) -> ScoredTurn:
    scored = consider(view, "hints", turn)
    if scored is None:
        raise UsageError(translate("hint-not-legal"))
    return scored


def _why_believe(view: SeatView) -> list[TurnReason]:
    """The reason against a doubt, as one for believing."""
    doubt = next(turn for turn in view.legal_turns if turn.kind is Kind.DOUBT)
    scored = _scored(view, doubt)
    value = -scored.terms[DOUBT]
    sentence = translate("hint-believe", way="more" if value >= 0 else "less")
    contribution = value * scored.weights[DOUBT]
    short = _in_short(view, "believe", 1) if contribution >= 0 else ("", "")
    return [TurnReason("believe", contribution, sentence, *short)]


def _reason(view: SeatView, scored: ScoredTurn, term: int) -> TurnReason:
    value = scored.terms[term]
    sentence = _sentence(view, scored, term, "more" if value > 0 else "less", abs(value))
    return _made(view, scored, term, value * scored.weights[term], sentence, abs(value))


def _kept(view: SeatView, scored: ScoredTurn, term: int) -> TurnReason:
    sentence = _sentence(view, scored, term, "more", 1)
    return _made(view, scored, term, KEEP_UNIT * scored.weights[term], sentence, 1)


def _made(
    view: SeatView, scored: ScoredTurn, term: int, contribution: int, sentence: str, count: int
) -> TurnReason:
    count = _holes_bumped(view, scored) if term == BUMP else count
    name = HINT_TERMS[term].name
    short = _in_short(view, name, count) if contribution > 0 and name not in _AGAINST else ("", "")
    return TurnReason(name, contribution, sentence, *short)


def _in_short(view: SeatView, name: str, count: int) -> tuple[str, str]:
    words = view.ruleset.words_in()
    args: dict[str, str | int] = {place: getattr(words, place) for place in PLACES} | {"count": count}
    return translate(f"reason-{name}", **args), translate(f"reason-{name}.rest", **args)


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


_AGAINST = ("spite", "smallest", "bluff")
"""The terms that only ever count against a turn."""

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
