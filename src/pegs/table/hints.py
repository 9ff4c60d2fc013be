"""Hints: the turn that the ``hints`` player would play, why, and the next best."""

from __future__ import annotations

from pegs import players
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.players.explain import TurnReason, explain, main_reasons, second_best
from pegs.protocol.messages import Answer, Reason, SecondBest
from pegs.table.options import option_of
from pegs.view import SeatView


def hint(game: Game, view: SeatView, command: str) -> Answer:
    """The answer to the `Hint` command with this id, for the seat to act, as far as it can see."""
    turn = players.decide("hints", 0, view)
    (option,), landings = option_of(game, turn)
    reasons = explain(view, turn)
    return Answer(
        id=command,
        turn=option.turn,
        reasons=tuple(Reason(each.sentence, weight=each.contribution) for each in reasons),
        option=option,
        landings=landings,
        main_reasons=tuple(map(short_reason, main_reasons(reasons))),
        second=_second_best(game, view, turn),
    )


def short_reason(reason: TurnReason) -> Reason:
    """A main reason in a message."""
    return Reason(
        reason.sentence, weight=reason.contribution, lead=reason.lead, rest=reason.rest, term=reason.term
    )


def _second_best(game: Game, view: SeatView, best: Turn) -> SecondBest | None:
    turn = second_best(view, best)
    if turn is None:
        return None
    (option,), landings = option_of(game, turn)
    return SecondBest(option, landings)
