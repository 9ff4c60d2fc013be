"""The review of a finished game: for everyone with its link, as far as it has come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace

import msgspec
import pytest

from pegs.protocol.review import Review
from pegs.server.hosting.client_network import on_behalf_of
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.live import reviews
from tests.server.clients import ServerProcess
from tests.server.loops import run
from tests.server.test_records import BOTS, play_out


def review_of(server: ServerProcess, game: str) -> Review:
    answer = server.get(f"/api/games/{game}/review")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Review)


def test_a_finished_game_is_reviewed(unlimited: ServerProcess) -> None:
    server = unlimited
    seated = server.make(BOTS, start=True)
    client = server.client(seated["token"])
    play_out(client)
    client.close()
    (finished,) = server.post("/api/mine", {"tokens": [seated["token"]]}).json()[0]["table"]["games"]
    game = finished["game"]
    review = review_of(server, game)
    assert review.is_known
    seen = [review.done]
    while review.done < review.turns:
        review = review_of(server, game)
        seen.append(review.done)
    assert seen == sorted(seen)
    assert len(review.points) == review.turns
    assert review.players == (), "totals haven't been compared with matches by these rules"
    assert review_of(server, game) == review, "it's cached"
    for turn in review.puzzles:
        assert server.get(f"/api/games/{game}/turns/{turn - 1}/puzzle").json()["puzzle"]["right"]
    for turn in (0, review.turns):
        assert server.get(f"/api/games/{game}/turns/{turn}/puzzle").status_code in (404, 409)
    assert server.get(f"/api/games/{'0' * len(game)}/review").status_code == 404


class Endless:
    """A reviewer of a game without end."""

    def __init__(self, _: object) -> None:
        self.done = 0

    def run(self) -> Iterator[int]:
        while True:
            self.done += 1
            yield self.done

    def review(self) -> Review:
        return Review(is_known=True, turns=10**12, done=self.done)


def test_games_are_reviewed_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async def replay(game: str) -> SimpleNamespace:
            return SimpleNamespace(record=game, log=())

        pool = WorkPool("reviews", 1, 10)
        made = reviews.Reviews(SimpleNamespace(replay=replay), pool)  # type: ignore[arg-type]
        for network, games in {"1.1.1.1": 10, "2.2.2.2": 1}.items():
            with on_behalf_of(network):
                for number in range(games):
                    await made.review(f"{network} {number}")
        while not (await made.review("2.2.2.2 0")).done or not (await made.review("1.1.1.1 9")).done:
            await asyncio.sleep(0)
        made.close()
        pool.close()

    monkeypatch.setattr(reviews, "Reviewer", Endless)
    monkeypatch.setattr(reviews, "read_own_record", str)
    monkeypatch.setattr(reviews, "_MOMENT", 0.001)
    run(work())
