"""What the coach would play at a moment of a finished game."""

from __future__ import annotations

from pegs import players
from pegs.coach.grading import GRADES
from pegs.coach.verdict import Class, Played, judge
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.players.explain import explain, main_reasons
from pegs.protocol.coach import CoachAdvice
from pegs.table.after.finished_game import finished_game
from pegs.table.after.practice import moment_of
from pegs.table.hints import short_reason
from pegs.table.options import option_of
from pegs.table.table import Table
from pegs.view import SeatView, view_of


def coach_advice(table: Table, number: int, turn: int) -> CoachAdvice:
    """What the coach would play after the first ``turn`` decisions of a game, in the current language.

    It sees only what the seat to act saw. Raises LookupError if the game isn't over or its hands aren't
    known, and RefusedError if it was over at that moment.
    """
    _, _, game = finished_game(table, number)
    if game.has_real_cards:
        raise LookupError(number)
    return advice_at(moment_of(game, turn), game.plies[turn].turn)


def advice_at(game: Game, played: Turn) -> CoachAdvice:
    """What the coach would play, compared with the turn that was played."""
    view = view_of(game, game.turn)
    verdict = judge(view, played)
    best = verdict.best.turn if verdict.is_known else _strong_turn(view)
    is_same = best == played
    (option,), landings = option_of(game, best)
    return CoachAdvice(
        seat=game.turn,
        option=option,
        landings=landings,
        reasons=tuple(map(short_reason, main_reasons(explain(view, best)))),
        is_known=verdict.is_known,
        is_same=is_same,
        grade="fine" if verdict.played is None or is_same else GRADES[verdict.played.grade],
        worse=_worse(verdict.played),
    )


def _strong_turn(view: SeatView) -> Turn:
    return players.decide("expert", 0, view)


def _worse(played: Played | None) -> tuple[int, int] | None:
    """The fewest and the most wins in 100 games that a turn cost; None if it may have cost nothing."""
    if played is None or played.grade is Class.FINE:
        return None
    margin = 2 * played.error
    return max(1, round(100 * (played.difference - margin))), max(
        1, round(100 * (played.difference + margin))
    )
