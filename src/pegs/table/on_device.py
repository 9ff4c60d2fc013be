"""Tables and games of a device that plays without a server: their ids have a prefix of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import structs

from pegs.table.events import AnyEvent, DealAsked, GameBegan, TableMade
from pegs.table.state import State

PREFIX = "here-"
FROM_RECORD = f"{PREFIX}record-"
"""The prefix of a game that came here as a record, and that no device shuffled."""


def on_device(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """New events with ids of games that say that they are on a device."""
    return [_with_game(event, lambda game: PREFIX + game.removeprefix(PREFIX)) for event in events]


def off_device(events: Iterable[AnyEvent], code: str) -> list[AnyEvent]:
    """Events of a device's table as those of a server's with this join code."""
    moved = [_with_game(event, lambda game: game.removeprefix(PREFIX)) for event in events]
    return [structs.replace(each, code=code) if isinstance(each, TableMade) else each for each in moved]


def is_of_device(state: State, began: GameBegan) -> bool:
    """Whether a device shuffled a game, on which nobody else could have an eye."""
    if began.game.startswith(FROM_RECORD):
        return False
    return began.game.startswith(PREFIX) or (began.again or began.number) <= state.games_of_device


def _with_game(event: AnyEvent, rename: Callable[[str], str]) -> AnyEvent:
    return (
        structs.replace(event, game=rename(event.game)) if isinstance(event, DealAsked | GameBegan) else event
    )
