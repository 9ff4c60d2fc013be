"""Tables and games of a device that plays without a server: their ids have a prefix of their own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from pegs.table.events import AnyEvent, DealAsked, GameBegan

PREFIX = "here-"


def on_device(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """New events with ids of games that say that they are on a device."""
    return [_renamed(event) for event in events]


def _renamed(event: AnyEvent) -> AnyEvent:
    if isinstance(event, DealAsked | GameBegan) and not event.game.startswith(PREFIX):
        return structs.replace(event, game=PREFIX + event.game)
    return event
