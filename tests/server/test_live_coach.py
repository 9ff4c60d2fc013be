"""The coach's question at a table on the server, and that it never holds up a turn for long."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from pegs.protocol.commands import Play
from pegs.protocol.settings import Practice
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.live import coaching
from pegs.table.viewer import Viewer
from tests.coach.test_second_thoughts import BLUNDER, LOSES
from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.loops import run
from tests.table.sitting import Sitting, settings_of

BOT = {"who": "bot", "bot": "greedy"}
TABLE: dict[str, Any] = {
    "seats": [{"who": "me"}, BOT, BOT, BOT],
    "position": BLUNDER,
    "pace": NO_WAITING,
}


def sit_down(server: ServerProcess, **more: Any) -> Client:
    client = server.client(server.make(TABLE | more, start=True)["token"])
    client.wait_for_turn()
    return client


def test_before_a_blunder_it_asks_once(server: ServerProcess) -> None:
    client = sit_down(server, practice={"game": "0", "turn": 3})
    assert client.view["coach"] == {"agreeing": [0], "is_on": True}
    asked = client.do_with_retries("play", version=client.version, turn=LOSES)
    assert (asked["tell"], asked["code"]) == ("refused", "are_you_sure")
    assert "It keeps the joker for later." in asked["sentence"]
    ply = client.game["ply"]
    assert client.do_with_retries("play", version=client.version, turn=LOSES)["code"] == "are_you_sure", (
        "nothing was lost"
    )
    assert client.do_with_retries("play", version=client.version, turn=LOSES, sure=True)["tell"] == "done"
    client.receive_until(lambda view: view["game"]["ply"] > ply)
    client.close()


def test_elsewhere_it_is_off_until_one_agrees(server: ServerProcess) -> None:
    client = sit_down(server)
    assert client.view["coach"] == {"agreeing": [], "is_on": False}
    assert client.do_with_retries("set_coach", agree=True)["tell"] == "done"
    assert client.do_with_retries("play", version=client.version, turn=LOSES)["code"] == "are_you_sure"
    assert client.do_with_retries("set_coach", agree=False)["tell"] == "done"
    assert client.do_with_retries("play", version=client.version, turn=LOSES)["tell"] == "done"
    client.close()


def test_a_busy_coach_lets_the_turn_be_played() -> None:
    settings = settings_of("basic", bots=3, position=BLUNDER, practice=Practice(game="0", turn=3))
    table = Sitting(settings).fill().start().table
    blunder = Play(id="play", version=table.version, turn=LOSES)
    free = threading.Event()

    class Live:
        """What the question needs of a live table."""

        def __init__(self) -> None:
            self.table = table

        def now(self) -> float:
            return 1_000.0

    async def ask(waiting: int) -> None:
        pool = WorkPool("busy", 1, waiting)
        work = asyncio.ensure_future(pool.run(free.wait))
        await asyncio.sleep(0)
        live: Any = Live()
        await coaching.ask_if_sure(live, pool, Viewer("player", 0), blunder, 0.05)
        free.set()
        await work
        pool.close()

    run(ask(1))  # it would have to wait too long
    free.clear()
    run(ask(0))  # it can't even wait
