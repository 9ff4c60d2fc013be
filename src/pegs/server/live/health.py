"""Whether games can be played here now; and the numbers that are looked up when somebody asks for them."""

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
from pegs.server.hosting.engine_startup import Warming
from pegs.server.live.hub import Hub
from pegs.server.store.writer import CannotReadError

PATIENCE = 2.0
"""Seconds in which a database that is well answers."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why no game can be played here now."""

    code: Literal["starting", "shutting_down", "cannot_keep"]
    sentence: str


async def trouble(state: State) -> Trouble | None:
    """What is in the way of playing here; None: nothing."""
    hub: Hub = state.hub
    warming: Warming = state.warming
    if hub.is_closing:
        return Trouble("shutting_down", translate("server-closing"))
    if not await _answers(hub):
        return Trouble("cannot_keep", translate("hosting-database-away"))
    if not warming.ready.is_set():
        return Trouble("starting", translate("hosting-starting", share=round(100 * warming.share)))
    return None


async def _answers(hub: Hub) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.game("")
    except (CannotReadError, TimeoutError):
        return False
    return hub.store.is_well


@dataclass(frozen=True, slots=True)
class Present:
    """Who is there now: tables in memory by their stage, those of them that this process owns, and sockets by
    their role.
    """

    stages: dict[str, int]
    owned: int
    roles: dict[str, int]


def present(hub: Hub) -> Present:
    """Counts tables and sockets."""
    stages: Counter[str] = Counter(actor.table.state.stage for actor in hub.awake)
    roles = Counter(session.key.role for actor in hub.awake for session in actor.sessions)
    return Present(
        {stage: stages[stage] for stage in metrics.STAGES},
        sum(hub.peers.owns(actor.books.table_id) for actor in hub.awake),
        {role: roles[role] for role in metrics.ROLES},
    )


async def measure(state: State) -> None:
    """Set the metrics that nobody counts."""
    counted = present(state.hub)
    for stage, number in counted.stages.items():
        metrics.TABLES.labels(stage).set(number)
    for role, number in counted.roles.items():
        metrics.SOCKETS.labels(role).set(number)
    metrics.OWNED.set(counted.owned)
    metrics.READY.set(await trouble(state) is None)
    metrics.BUILD.labels(version("pegs-and-jokers"), platform.python_version()).set(1)
