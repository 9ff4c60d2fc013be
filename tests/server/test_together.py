"""Going through a replay together: who leads, who sees it, and what is refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from pegs.server.live import together
from pegs.server.store import schema
from tests.server.clients import ServerProcess
from tests.server.finished_games import NOBODY, Played, is_refused, played, stored
from tests.server.places import Place

FREE: dict[str, Any] = {"seat": None, "turn": 0}


@pytest.fixture(scope="module")
def family(unlimited: ServerProcess) -> Played:
    return stored(unlimited)


def lead(at: Played, token: object, turn: object, server: ServerProcess | None = None) -> httpx.Response:
    return (server or at.server).post(f"/api/games/{at.game}/lead", {"token": token, "turn": turn})


def leader(at: Played, server: ServerProcess | None = None) -> Any:
    answer = (server or at.server).get(f"/api/games/{at.game}/lead")
    assert answer.status_code == 200
    return answer.json()


def goes_together(at: Played, other: ServerProcess) -> None:
    """Followers see where the leader is, at any server; nobody takes the lead from someone who leads."""
    assert leader(at, other) == FREE
    assert lead(at, at.rosa, 3).json() == {"seat": 0, "turn": 3}
    assert leader(at, other) == {"seat": 0, "turn": 3}
    assert lead(at, at.rosa, 4, other).json() == {"seat": 0, "turn": 4}
    assert is_refused(lead(at, at.ben, 9, other), 409)
    assert leader(at) == {"seat": 0, "turn": 4}
    assert lead(at, at.ben, None).json() == {"seat": 0, "turn": 4}
    assert lead(at, at.rosa, None).json() == FREE
    assert lead(at, at.ben, 9, other).json() == {"seat": 1, "turn": 9}
    answer = other.get(f"/api/games/{at.game}/lead")
    assert at.ben not in answer.text
    assert lead(at, at.ben, None).json() == FREE


def test_followers_go_where_the_leader_goes(family: Played) -> None:
    goes_together(family, family.server)


def test_it_does_not_matter_at_which_server_people_are(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = two_servers
    at = played(one, two)
    goes_together(at, two)
    refuses_others(at)
    with ThreadPoolExecutor(2) as pool:  # both at once, each at another server
        both = [pool.submit(lead, at, at.rosa, 1, one), pool.submit(lead, at, at.ben, 2, two)]
        answers = [each.result() for each in both]
    assert sorted(each.status_code for each in answers) in ([200, 409], [200, 503])
    won = next(each.json() for each in answers if each.status_code == 200)
    assert leader(at, one) == leader(at, two) == won


def refuses_others(at: Played) -> None:
    """Someone who wasn't in the game, and nonsense, lead nobody anywhere."""
    for token in (NOBODY, at.server.make({})["token"]):
        assert is_refused(lead(at, token, 3), 403)
        assert is_refused(lead(at, token, None), 403)
    for token in ("", 5, None, [at.rosa], "x" * 200):
        assert is_refused(lead(at, token, 3), 400)
    turns: list[object] = [-1, 10_000, 10**12, 1.5, "x", [3], {}]
    for turn in turns:
        assert is_refused(lead(at, at.rosa, turn), 400, 409), turn
    more = {"token": at.rosa, "turn": 3, "seat": 1}
    assert is_refused(at.server.post(f"/api/games/{at.game}/lead", more), 400)
    for game in ("0" * 32, "nothing", "%00", "x" * 5000):
        assert at.server.get(f"/api/games/{game}/lead").status_code == 404
        assert at.server.post(f"/api/games/{game}/lead", {"token": at.rosa, "turn": 3}).status_code == 404
    assert leader(at) == FREE


def test_only_who_was_in_the_game_leads(family: Played) -> None:
    refuses_others(family)


def test_a_flood_of_positions_is_refused_and_followers_notice_nothing(family: Played) -> None:
    with ThreadPoolExecutor(8) as pool:
        many = [pool.submit(lead, family, family.rosa, turn % 50) for turn in range(200)]
        statuses = [each.result().status_code for each in many]
    assert set(statuses) <= {200, 409}
    assert statuses.count(409) > 100
    assert leader(family)["seat"] == 0
    # The other player isn't counted with them.
    assert lead(family, family.ben, None).status_code == 200


def test_everyone_is_free_when_the_leader_is_gone(place: Place) -> None:
    at = played(place.server)
    assert lead(at, at.rosa, 5).json() == {"seat": 0, "turn": 5}
    assert is_refused(lead(at, at.ben, 7), 409)
    leads = schema.leads
    place.write(sa.update(leads).filter_by(game=at.game).values(at=leads.c.at - together.GONE))
    assert leader(at) == FREE
    assert lead(at, at.ben, 7).json() == {"seat": 1, "turn": 7}
