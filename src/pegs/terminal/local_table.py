"""The table behind a terminal game: its first events, and the record of its game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime

from pegs.i18n import translate
from pegs.protocol.settings import COLORS, Pace, SeatChoice, Settings
from pegs.record import write_record
from pegs.record.header import net_tag
from pegs.rules.ruleset import RuleSet
from pegs.table import events as ev
from pegs.table.chosen_rules import rules_choice
from pegs.table.dealing import deal_event
from pegs.table.display_names import free_color
from pegs.table.table import Table
from pegs.terminal.seat_list import SeatPlan

SEATS_TAG, SEED_TAG = "Seats", "Seed"
"""Record tags: who plays where, and the seed of the deal."""


def seat_people(
    ruleset: RuleSet,
    players: int,
    teams: int,
    seats: Sequence[SeatPlan],
    now: float,
    *,
    is_wooden: bool = False,
) -> list[ev.AnyEvent]:
    """The events of a new table with everyone seated."""
    choices = tuple(
        SeatChoice(who="invited") if seat.is_person else SeatChoice(who="bot", bot=seat.bot) for seat in seats
    )
    settings = Settings(
        rules=rules_choice(ruleset),
        players=players,
        teams=teams,
        seats=choices,
        pace=Pace(bot_seconds=0),
        talk="none",
        watchers=False,
        board="wooden" if is_wooden else "screen",
    )
    events: list[ev.AnyEvent] = [ev.TableMade(at=now, settings=settings, code="", seed=secrets.token_hex(16))]
    table = Table.from_events(events)
    for number, seat in enumerate(seats):
        taken = [seat_state.color for other, seat_state in enumerate(table.state.seats) if other != number]
        color = table.state.seats[number].color or free_color(COLORS[number], taken)
        news: list[ev.AnyEvent] = []
        if seat.is_person:
            host = not any(seat_state.host for seat_state in table.state.seats)
            news.append(ev.SeatTaken(at=now, seat=number, name=seat.name, color=color, host=host))
            news.append(ev.CameBack(at=now, seat=number))
        else:
            news.append(ev.Renamed(at=now, seat=number, name=seat.name, color=color))
        for event in news:
            table.apply(event)
        events += news
    return events


def deal(table: Table, seed: str, now: float) -> list[ev.AnyEvent]:
    """The event of the next game's deal, which follows from the seed alone.

    Raises DealError if the cards don't suffice.
    """
    number = len(table.state.games) + 1
    asked = ev.DealAsked(
        at=now, number=number, game=secrets.token_hex(16), dealer=None, people=(), awaited=()
    )
    return [deal_event(table.state, asked, seed, None, now)]


def seats_of(table: Table) -> tuple[SeatPlan, ...]:
    """The seats as a new game needs them."""
    return tuple(SeatPlan(seat_state.name, seat_state.bot or "") for seat_state in table.state.seats)


def record_text(table: Table) -> str:
    """The record of the game, finished or not, with its seats and seed."""
    state = table.state
    assert state.began is not None
    you = translate("play-name-you")
    seats = seats_of(table)
    names = ["" if seat.name == you else seat.name for seat in seats]  # a record is for others, too
    tags = {SEATS_TAG: ",".join(seat.text for seat in seats)}
    if state.began.seed:
        tags[SEED_TAG] = state.began.seed
    tags |= net_tag(state.began.net)
    date = f"{datetime.fromtimestamp(state.began.at):%Y-%m-%d}"
    return write_record(state.running, names=names, date=date, tags=tags)
