"""Whether a turn that someone is about to play is a blunder, and why, as far as their own seat can see."""

from __future__ import annotations

from pegs.coach.verdict import DOUBT, LIMITS, Class, judge
from pegs.core.board import Seat
from pegs.core.errors import PegsError
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.players.explain import TurnReason, explain
from pegs.view import SeatView, view_of

TRIES = 3000
MOST_REASONS = 2


def second_thoughts(game: Game, seat: Seat, text: str) -> str | None:
    """What to tell a person before a turn that loses more than 10 in 100 beyond doubt, in the current
    language; None if it doesn't, or it can't be played.
    """
    view = view_of(game, seat)
    try:
        turn = game.parse(text)
    except PegsError:
        return None
    if len(view.legal_turns) < 2 or turn not in view.legal_turns:
        return None
    verdict = judge(view, turn, tries=TRIES)
    played = verdict.played
    if played is None or played.difference - DOUBT * played.error <= LIMITS[Class.BLUNDER]:
        return None
    sentences = differences(view, turn, verdict.best.turn)
    return " ".join(sentences) or translate("coach-no-reason")


def differences(view: SeatView, played: Turn, best: Turn) -> list[str]:
    """What speaks against a turn compared with a better one: at most two sentences, the weightiest first."""
    worse = {each.term: each for each in explain(view, played)}
    better = {each.term: each for each in explain(view, best)}
    gaps = {term: _weight(better, term) - _weight(worse, term) for term in {**worse, **better}}
    terms = sorted((term for term, gap in gaps.items() if gap > 0), key=lambda term: -gaps[term])
    sentences = [_sentence(worse.get(term), better.get(term)) for term in terms]
    return [each for each in sentences if each][:MOST_REASONS]


def _weight(reasons: dict[str, TurnReason], term: str) -> int:
    return reasons[term].contribution if term in reasons else 0


def _sentence(worse: TurnReason | None, better: TurnReason | None) -> str:
    if worse is not None and worse.contribution < 0:
        return translate("coach-against", reason=worse.sentence)
    if better is not None and better.contribution > 0:
        return translate("coach-instead", reason=better.sentence)
    return ""
