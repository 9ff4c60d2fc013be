"""Tables and games of a device that plays without a server: their ids have a prefix of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import structs

from pegs.table.events import AnyEvent, DealAsked, GameBegan, TableMade
from pegs.table.state import State

PREFIX = "here-"
FROM_RECORD = f"{PREFIX}record-"
"""The prefix of a game that was opened from a record, unless a device shuffled it."""


def on_device(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """Events with ids of games that say they're on a device."""
    return [_with_game(event, lambda game: PREFIX + game.removeprefix(PREFIX)) for event in events]


def off_device(events: Iterable[AnyEvent], code: str) -> list[AnyEvent]:
    """A device's events as a server stores them, with its ids of games and this join code."""
    moved = [_with_game(event, lambda game: game.removeprefix(PREFIX)) for event in events]
    return [structs.replace(each, code=code) if isinstance(each, TableMade) else each for each in moved]


def is_of_device(state: State, began: GameBegan) -> bool:
    """Whether a device shuffled a game alone, so that its owner could have chosen the cards."""
    if began.game.startswith(FROM_RECORD):
        return False
    return began.game.startswith(PREFIX) or (began.again or began.number) <= state.games_of_device


def _with_game(event: AnyEvent, rename: Callable[[str], str]) -> AnyEvent:
    return (
        structs.replace(event, game=rename(event.game)) if isinstance(event, DealAsked | GameBegan) else event
    )
