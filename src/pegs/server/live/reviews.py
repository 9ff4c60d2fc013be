"""Reviews of finished games, made in a thread of their own, and cached by the content of the game's record.

Games that people ask for take turns in the thread, a moment each, so no one waits for another's to finish. A
review is worth having before it's complete, so everyone who asks gets it as far as it has come, and asks
again. One that is no longer asked for stops after a while, and goes on at the next request.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections import OrderedDict

from pegs.coach.review import Reviewer
from pegs.protocol.review import Review
from pegs.record.reading import read_own_record
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.live.archive import Archive

CACHED = 30
"""Reviews in the cache."""
PATIENCE = 60.0
"""Seconds after which a review that nobody asks for stops."""
FIRST_WAIT = 2.0
"""Seconds that the first one who asks waits for the curve."""
_MOMENT = 0.3
"""Seconds for which a game is reviewed before it's another's turn, and the result so far can be seen."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, archive: Archive, pool: WorkPool) -> None:
        self._archive, self._pool = archive, pool
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    async def review(self, game: str) -> Review:
        """The review of a finished game as far as it has come; it goes on in the background.

        Raises NoTableError if there is no such game or it isn't over, and BusyError if too many games wait.
        """
        replay = await self._archive.replay(game)
        job = self._job(replay.record, len(replay.log))
        await job.ask(self._pool)
        return job.review

    def close(self) -> None:
        """Stop all reviews."""
        for job in self._jobs.values():
            job.stop()

    def _job(self, text: str, turns: int) -> _Job:
        key = hashlib.sha256(text.encode()).hexdigest()
        job = self._jobs.setdefault(key, _Job(text, turns))
        self._jobs.move_to_end(key)
        if len(self._jobs) > CACHED:
            self._jobs.popitem(last=False)[1].stop()
        return job


class _Job:
    """The review of one game. Everything but `_first` and `_more` runs in the event loop's thread."""

    def __init__(self, text: str, turns: int) -> None:
        self._text = text
        self.review = Review(is_known=True, turns=turns)
        self._reviewer: Reviewer | None = None
        self._task: asyncio.Task[None] | None = None
        self._begun = asyncio.Event()
        self._deadline = 0.0

    async def ask(self, pool: WorkPool) -> None:
        """Begin or resume the work, and wait a little for the first results."""
        self._deadline = time.monotonic() + PATIENCE
        if self._task is None or (self._task.done() and self._is_open()):
            self._begun.clear()
            self._task = asyncio.create_task(self._work(pool))
        begun = asyncio.ensure_future(self._begun.wait())
        await asyncio.wait({self._task, begun}, timeout=FIRST_WAIT, return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        if self._task.done():
            self._task.result()  # raises what a full pool raised

    def stop(self) -> None:
        """Stop the work after the turn that is looked at."""
        self._deadline = 0.0

    def _is_open(self) -> bool:
        return self.review.is_known and self.review.done < self.review.turns

    async def _work(self, pool: WorkPool) -> None:
        """Review the game: show the curve at once, and the rest now and then.

        Raises BusyError if there is no place in the queue to begin. Without one to go on, it waits to be
        asked again.
        """
        self.review = await pool.run(self._first)
        self._begun.set()
        with contextlib.suppress(BusyError):
            while self._is_open() and time.monotonic() < self._deadline:
                self.review = await pool.run(self._more)

    def _first(self) -> Review:
        """The review with the curve, or as far as it had come."""
        if self._reviewer is None:
            self._reviewer = Reviewer(read_own_record(self._text))
        return self._reviewer.review()

    def _more(self) -> Review:
        """The review after another moment's work."""
        assert self._reviewer is not None
        end = time.monotonic() + _MOMENT
        for _ in self._reviewer.run():
            if time.monotonic() > min(end, self._deadline):
                break
        return self._reviewer.review()
