"""The review of a finished game: for everyone with its link, as far as it has come."""

from __future__ import annotations

import msgspec

from pegs.table.protocol.review import Review
from tests.server.clients import ServerProcess
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
