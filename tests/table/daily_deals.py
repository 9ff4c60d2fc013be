"""Deals of the day, played by a person who isn't one."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from pegs import players
from pegs.notation import turn_text
from pegs.players.player import Player
from pegs.protocol.settings import DailyDeal
from pegs.table import events as ev
from pegs.table.daily import PLAYER, daily_settings
from pegs.view import view_of
from tests.table.sitting import Sitting

MAX_TRIES = 50


def dealt(day: str, seed: int = 0, *, practice: bool = False) -> Sitting:
    """A table with a day's deal. ``seed`` is the table's own chance, on which nothing may depend."""
    return Sitting(daily_settings(DailyDeal(day, practice)), seed).fill().start()


def play(sitting: Sitting, turns: int | None = None) -> Sitting:
    """Play to the end, or some turns of the person, with the bots as they are."""
    person = players.make("greedy", "person")
    while sitting.is_playing and turns != 0:
        if sitting.turn != PLAYER:
            sitting.let_bot_play()
            continue
        _play(sitting, person)
        turns = None if turns is None else turns - 1
    return sitting


def _play(sitting: Sitting, player: Player) -> None:
    game = sitting.table.state.running
    sitting.play(turn_text(game.board, player.choose(view_of(game, PLAYER))))


def nearly_won(day: str, now: float, *, practice: bool = False) -> tuple[list[ev.AnyEvent], str]:
    """A table at which the person's next turn wins a day's deal, against opponents who play at random.

    Returns its events, as if they began at a time, and that turn.
    """
    made, *events, turn = _won(day)
    assert isinstance(made, ev.TableMade)
    assert isinstance(turn, ev.TurnPlayed)
    # Whether it's for practice changes nothing in the game.
    made = replace(made, settings=daily_settings(DailyDeal(day, practice)))
    return [replace(event, at=event.at + now - made.at) for event in (made, *events)], turn.turn


@cache
def _won(day: str) -> tuple[ev.AnyEvent, ...]:
    """All events until the person's turn that wins a day's deal. To find such a game takes seconds."""
    for seed in range(MAX_TRIES):
        sitting, person = dealt(day, seed), players.make("greedy", seed)
        careless = players.make("random", seed)
        while sitting.is_playing:
            if sitting.turn == PLAYER:
                _play(sitting, person)
            else:
                sitting.let_bot_play(careless if sitting.turn % 2 else person)
        *events, _ended = sitting.events
        if isinstance(events[-1], ev.TurnPlayed) and events[-1].seat == PLAYER:
            return tuple(events)
    raise AssertionError(f"no one wins the deal of {day}")
