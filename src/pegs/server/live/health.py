"""Whether games can be played here now, and the metrics that are computed on request."""

from __future__ import annotations

import asyncio
import platform
from collections import Counter
from dataclasses import dataclass
from importlib.metadata import version
from typing import Literal

from litestar.datastructures import State

from pegs.i18n import translate
from pegs.server.hosting import metrics
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.live.hub import Hub
from pegs.server.store.transaction_writer import ReadError

DATABASE_TIMEOUT = 2.0
"""Seconds in which a healthy database answers."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Why no game can be played here now."""

    code: Literal["starting", "shutting_down", "cannot_keep"]
    sentence: str


async def find_outage(state: State) -> Outage | None:
    """What prevents games from being played here; None if nothing does."""
    hub: Hub = state.hub
    startup: EngineStartup = state.startup
    if hub.is_closing:
        return Outage("shutting_down", translate("server-closing"))
    if not await _is_database_healthy(hub):
        return Outage("cannot_keep", translate("hosting-database-away"))
    if not startup.ready.is_set():
        return Outage("starting", translate("hosting-starting", share=round(100 * startup.progress)))
    return None


async def _is_database_healthy(hub: Hub) -> bool:
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT):
            await hub.store.game("")
    except (ReadError, TimeoutError):
        return False
    return hub.store.accepts_writes


@dataclass(frozen=True, slots=True)
class Occupancy:
    """Tables in memory by stage, how many of them this process owns, and sockets by role."""

    stages: dict[str, int]
    owned: int
    roles: dict[str, int]


def occupancy(hub: Hub) -> Occupancy:
    """Count tables and sockets."""
    stages: Counter[str] = Counter(actor.live.table.state.stage for actor in hub.actors)
    roles = Counter(session.key.role for actor in hub.actors for session in actor.live.sessions)
    return Occupancy(
        {stage: stages[stage] for stage in metrics.STAGES},
        sum(hub.peers.owns(actor.table_id) for actor in hub.actors),
        {role: roles[role] for role in metrics.ROLES},
    )


async def update_gauges(state: State) -> None:
    """Set the metrics that aren't counted as they happen."""
    counted = occupancy(state.hub)
    for stage, number in counted.stages.items():
        metrics.TABLES.labels(stage).set(number)
    for role, number in counted.roles.items():
        metrics.SOCKETS.labels(role).set(number)
    metrics.OWNED.set(counted.owned)
    metrics.READY.set(await find_outage(state) is None)
    metrics.BUILD.labels(version("pegs-and-jokers"), platform.python_version()).set(1)
