"""Practice tables: playing on from a moment of a finished game."""

from __future__ import annotations

from typing import get_args

from pegs import players
from pegs.core.board import Seat
from pegs.core.cleaning import look_of
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.protocol.rest import NewPractice
from pegs.protocol.settings import Color, Pace, Practice, SeatChoice, Settings
from pegs.table.after.finished_game import finished_game
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import piles_text
from pegs.table.daily import day_of
from pegs.table.handlers import STAND_IN
from pegs.table.seats import SeatState
from pegs.table.table import Table

PRACTICE_BOT = "strong"
"""The bot at the other seats of someone who practices alone."""


def practice_settings(table: Table, number: int, request: NewPractice) -> Settings:
    """The settings of a table that plays on from a moment of a game, with the hands as they were.

    Raises LookupError if the game isn't over, and RefusedError if it was over at that moment, or there is no
    such seat.
    """
    table, began, game = finished_game(table, number)
    game = moment_of(game, request.turn)
    if request.seat >= game.players:
        raise RefusedError("no_such_seat", translate("table-no-such-seat"))
    settings = table.state.settings
    seats = tuple(_choice(each, seat, request) for seat, each in enumerate(table.state.seats))
    return Settings(
        rules=settings.rules,
        players=settings.players,
        teams=settings.teams,
        seats=seats,
        pace=Pace(bot_seconds=settings.pace.bot_seconds),
        talk=settings.talk,
        watchers=settings.watchers,
        position=game.position_text(),
        discards="" if game.has_real_cards else piles_text(game.discard_piles),
        practice=Practice(began.game, request.turn, day_of(began.at)),
    )


def moment_of(game: Game, turn: int) -> Game:
    """A copy of a finished game as it was after its first ``turn`` decisions.

    Raises RefusedError if it was over then.
    """
    last = len(game.plies) - 1
    if not 0 <= turn <= last:
        raise RefusedError("not_allowed", translate("table-practice-over", last=last))
    moment = game.copy()
    while len(moment.plies) > turn:
        moment.undo()
    return moment


def _choice(was: SeatState, seat: Seat, request: NewPractice) -> SeatChoice:
    """Who sits at a seat: oneself, the same person or bot, or a bot in the place and the color of either."""
    if seat == request.seat:
        return SeatChoice(who="me")
    is_me = look_of(was.name) == look_of(request.name)
    color: Color | None = next((each for each in get_args(Color) if each == was.color), None)
    if request.together and was.person:
        return SeatChoice(who="invited", name="" if is_me else was.name)
    bot = PRACTICE_BOT
    if request.together:
        bot = was.bot if was.bot and players.is_listed(was.bot) else STAND_IN
    return SeatChoice(who="bot", bot=bot, name="" if is_me else was.name, color=color)
