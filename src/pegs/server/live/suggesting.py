"""Suggesting rules for a table before its first deal. Votes are commands (`pegs.protocol.commands`)."""

from __future__ import annotations

from pegs.i18n import translate
from pegs.protocol.settings import RulesChoice
from pegs.server.live.actor import Actor
from pegs.server.live.hub import Hub
from pegs.server.live.joining import seat_key
from pegs.server.store.store import NEWCOMER
from pegs.table import rules_vote
from pegs.table.command_errors import NoKeyError


async def suggest_rules(hub: Hub, token: str, choice: RulesChoice) -> None:
    """Suggest rules on behalf of a seat.

    Raises NoKeyError, BusyError if too many rules are being read, and RefusedError if the table can't be
    played by these, or its rules can't be changed any more.
    """
    key = await seat_key(hub, token)
    settings = (await hub.actor(key.table)).live.table.state.settings
    checked = await hub.pools.rules.run(rules_vote.check_rules, settings, choice)

    async def suggest(actor: Actor) -> None:
        live = actor.live
        seat = (await seat_key(hub, token)).seat  # again: the seats may have been swapped meanwhile
        assert seat is not None
        actor.rate_limits.count_change(seat)
        await live.commit(rules_vote.suggest(live.table.state, seat, checked, live.now()))

    await hub.run(key.table, suggest)


async def suggested_rules(hub: Hub, token: str, suggestion: int) -> RulesChoice:
    """The rules of a suggestion, for anyone at the table.

    Raises NoKeyError, and RefusedError if the vote is over.
    """
    key = await hub.store.key(token)
    if key is None or key.closed is not None or key.role == NEWCOMER:
        raise NoKeyError(translate("server-unknown-token"))

    async def read(actor: Actor) -> RulesChoice:
        return rules_vote.suggestion_of(actor.live.table.state, suggestion).choice

    return await hub.run(key.table, read)
