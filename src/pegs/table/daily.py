"""The deal of the day: the same cards and the same bots for everyone in the world, on one date.

A day lasts until midnight where the player is, so the player's device says which day it is there. The server
accepts a date within a day of its own (UTC), since other dates are nowhere on Earth.

Everything follows from the date: the seed is the SHA-256 of ``pegs-daily-1 YYYY-MM-DD``, from which the cards
follow as in any other game (see `pegs.table.commit_reveal`), and so does all that the bots leave to chance.
Therefore the cards aren't secret, and the game's events, record and replay say so.
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct, structs

from pegs.core.board import Seat
from pegs.core.errors import UsageError
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.protocol.settings import DailyDeal, SeatChoice, Settings
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.chosen_rules import load_rules
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import shuffle_key
from pegs.table.dealing import deal_event
from pegs.table.state import DAY, State

METHOD = "pegs-daily-1"
"""The name of the construction."""
PLAYER: Seat = 0
"""The person's seat. The others are bots'."""
BOT = "hints"
MAX_TIME = 2 * DAY
"""How long after its beginning a game can end and count."""


class DailyResult(Struct, frozen=True):
    """How a deal of the day ended: whether the person's team won, in how many of the person's turns.

    ``counts`` is False for practice, for a game that was left for days, and if a bot played for the person.
    """

    day: str
    won: bool
    turns: int
    counts: bool


def day_of(moment: float) -> str:
    """The date (UTC) of a moment in seconds since 1970."""
    return datetime.datetime.fromtimestamp(moment, datetime.UTC).date().isoformat()


def is_near(day: str, moment: float) -> bool:
    """Whether a date is today somewhere: within a day of a moment's (UTC)."""
    return day in {day_of(moment + each) for each in (-DAY, 0, DAY)}


def chosen_day(day: str | None, now: float) -> str:
    """The date that a device calls today, or the server's own. Raises RefusedError if it's today nowhere."""
    if day is None:
        return day_of(now)
    if not is_near(day, now):
        raise RefusedError("not_allowed", translate("table-daily-date"))
    return day


def daily_seed(day: str) -> str:
    """The number that a day's cards and bots follow from."""
    return hashlib.sha256(f"{METHOD} {day}".encode()).hexdigest()


def daily_settings(deal: DailyDeal) -> Settings:
    """The settings of every table at which a deal of the day is played.

    There are no hints and no take-backs, so that results can be compared.
    """
    bot = SeatChoice(who="bot", bot=BOT)
    return Settings(seats=(SeatChoice(who="me"), bot, bot, bot), hints=False, take_back=False, daily=deal)


@lru_cache(maxsize=4)
def opening_of(day: str) -> Game:
    """The game that a day's deal begins with. Not to be played."""
    settings = daily_settings(DailyDeal(day))
    ruleset, key = load_rules(settings.rules), shuffle_key(daily_seed(day), 1, ())
    return Game.deal(ruleset, settings.players, settings.teams, seed=key)


def check_daily(settings: Settings) -> str | None:
    """Why settings aren't those of the deal of the day that they name, in words; None if they are."""
    if settings.daily is None:
        return None
    if settings == daily_settings(settings.daily) and _is_date(settings.daily.day):
        return None
    return translate("table-daily-settings")


def _is_date(text: str) -> bool:
    """Whether a text like 2026-11-31 is a day of the calendar."""
    try:
        return bool(datetime.date.fromisoformat(text))
    except ValueError:
        return False


def is_on(state: State) -> bool:
    """Whether a table's game is a deal of the day, or will be, so that no seat can change."""
    return state.settings.daily is not None and len(state.games) <= 1 and state.stage != "over"


def began_with(state: State, game_id: str, now: float) -> ev.GameBegan:
    """The event that deals the cards of the day that the table's settings name."""
    deal = state.settings.daily
    if deal is None:
        raise UsageError("the table has another game")
    asked = ev.DealAsked(at=now, number=1, game=game_id, dealer=None, people=(), awaited=())
    began = deal_event(state, asked, daily_seed(deal.day), (), now)
    return structs.replace(began, daily=deal.day)


def result_of(state: State, ended: ev.GameEnded) -> DailyResult | None:
    """The result of a deal of the day, which a decided but not yet applied event is about to end.

    None for another game, and for a deal whose day it was nowhere when the table was created. Whoever begins
    before midnight can finish after it.
    """
    deal, made = state.settings.daily, state.entries[0].event.at
    if deal is None or ended.number != 1 or not is_near(deal.day, made):
        return None
    game = state.pending.game if state.pending is not None else state.running
    alone = all(turn.by == "person" for turn in _turns(state) if turn.seat == PLAYER)
    return DailyResult(
        day=deal.day,
        won=game.board.team_of(PLAYER) == ended.winner,
        turns=statistics_of(game.board, game.plies)[PLAYER].turns,
        counts=alone and not deal.practice and ended.at - made <= MAX_TIME,
    )


def _turns(state: State) -> Iterator[ev.TurnPlayed]:
    for entry in state.entries_of_game:
        if isinstance(entry.event, ev.TurnPlayed):
            yield entry.event
    if state.pending is not None:
        yield state.pending.event
