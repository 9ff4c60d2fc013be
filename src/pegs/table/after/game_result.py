"""The result of a game as a club remembers it: who played, who won, and a few numbers."""

from __future__ import annotations

from msgspec import Struct

from pegs.engine.game import Game
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.state import State


class SeatResult(Struct, frozen=True):
    """Who sat at a seat when the game ended, and how many pegs of others they had bumped.

    As a club stores it, ``person`` is the id of one of its people, and ``name`` is empty then: people are
    called what they're called now, and nothing has to be found again when they leave.
    """

    name: str
    color: str
    team: int
    bot: bool
    bumps: int
    person: str = ""


class GameResult(Struct, frozen=True):
    """A finished game. ``began`` and ``ended`` are in seconds since 1970, ``turns`` is everyone's number."""

    seats: tuple[SeatResult, ...]
    winner: int
    turns: int
    began: float
    ended: float


def result_of(state: State, ended: ev.GameEnded) -> GameResult:
    """The result of the running game, which a decided but not yet applied event is about to end."""
    assert state.began is not None
    game = _last_position(state)
    statistics = statistics_of(game.board, game.plies)
    return GameResult(
        seats=tuple(
            SeatResult(
                name=seat_state.name,
                color=seat_state.color,
                team=game.board.team_of(seat),
                bot=not seat_state.person,
                bumps=statistics[seat].bumps,
            )
            for seat, seat_state in enumerate(state.seats)
        ),
        winner=ended.winner,
        turns=sum(each.turns for each in statistics),
        began=state.began.at,
        ended=ended.at,
    )


def _last_position(state: State) -> Game:
    """The game with the turn that ends it, which is still pending."""
    return state.pending.game if state.pending is not None else state.running
