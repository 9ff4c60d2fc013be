"""The coach's "Are you sure?" before a turn is played.

Judging a turn takes a tenth of a second or less. If it takes long, because the server is busy, the turn is
played without it.
"""

from __future__ import annotations

import asyncio

from pegs.coach.second_thoughts import second_thoughts
from pegs.protocol.commands import Play
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.live.live_table import LiveTable
from pegs.table import live_coach
from pegs.table.command_errors import RefusedError
from pegs.table.timing import seconds_left
from pegs.table.viewer import Viewer


async def ask_if_sure(
    live: LiveTable, pool: WorkPool, viewer: Viewer, command: Play, time_limit: float
) -> None:
    """Raise RefusedError with ``are_you_sure`` if the coach is on, and the turn is a blunder beyond doubt, as
    far as it can find out within ``time_limit`` seconds.
    """
    state = live.table.state
    question = live_coach.question(state, viewer, command, seconds_left(state, live.now()))
    if question is None:
        return
    try:
        async with asyncio.timeout(time_limit):
            sentence = await pool.run(second_thoughts, question.game, question.names, question.turn)
    except (TimeoutError, BusyError):
        return
    if sentence is not None:
        await live.commit(live_coach.asked_now(state, question, live.now()))
        raise RefusedError("are_you_sure", sentence)
