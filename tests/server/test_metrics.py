"""Metrics and the status page: correct numbers, nothing about players, and limited access."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from pegs.i18n import in_language
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.hosting.load_stats import LoadStats
from pegs.server.http.app import make_app
from pegs.server.live.health import find_outage
from tests.server.clients import NO_LIMITS, NO_TLS, NO_WAITING, ServerProcess, serving
from tests.server.loops import run as in_a_loop

TOKEN = "open-sesame-and-more"
BY_PROXY = {"X-Forwarded-For": "203.0.113.9"}
AS_ANOTHER = {"Host": "pegs.example"}
PLACES = ("/metrics", "/status")


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that only this module uses, so that its numbers are predictable."""
    with serving(tmp_path_factory.mktemp("server"), limits=NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), PEGS_METRICS_TOKEN=TOKEN) as running:
        yield running


def numbers(server: ServerProcess) -> dict[str, float]:
    """Every sample by its name and labels, as ``name{label=value}``."""
    found = {}
    for family in text_string_to_metric_families(server.get("/metrics").text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def test_the_numbers_match_the_events(quiet: ServerProcess) -> None:
    before = numbers(quiet)
    made = quiet.make({"players": 2, "teams": 2, "pace": NO_WAITING})
    other = quiet.join(made["code"])
    ann, ben = quiet.client(made["token"]), quiet.client(other["token"])
    watcher = quiet.client(quiet.post(f"/api/tables/{made['code']}/watch").json()["token"])
    while not all(seat["here"] for seat in ann.view["seats"]):
        ann.receive()
    assert ann.do("start", version=ann.version)["tell"] == "done"
    while not (ann.to_move or ben.to_move):
        ben.receive()
        if ann.version < ben.version:
            ann.receive()
    mover = ann if ann.to_move else ben
    assert mover.do("play", version=mover.version, turn="nonsense")["tell"] == "refused"
    turn = mover.game["options"][0]["turn"]
    assert mover.do("play", version=mover.version, turn=turn)["tell"] == "done"
    stranger = quiet.client("x" * 43)
    assert stranger.welcome["code"] == "unknown_token"
    after = numbers(quiet)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["pegs_tables_awake{stage=playing}"] == 1
    assert grown["pegs_tables_owned{}"] == 1
    assert grown["pegs_sockets{role=player}"] == 2
    assert grown["pegs_sockets{role=watcher}"] == 1
    assert grown["pegs_sockets_opened_total{}"] == 4
    assert grown["pegs_games_begun_total{}"] == 1
    assert grown["pegs_turns_total{by=person}"] == 1
    assert grown["pegs_refusals_total{code=unreadable_turn}"] == 1
    assert grown["pegs_byes_total{code=unknown_token}"] == 1
    assert grown["pegs_commit_seconds_count{}"] >= 4
    assert grown["pegs_command_seconds_count{do=play}"] == 2
    assert grown["pegs_requests_total{method=POST,path=/api/tables/{code}/watch,status=201}"] == 1
    assert after["pegs_ready{}"] == 1
    assert after["process_resident_memory_bytes{}"] > 1e6
    for client in (ann, ben, watcher):
        client.close()


def test_bots_and_the_ends_of_games_are_counted(quiet: ServerProcess) -> None:
    seats = [{"who": "me"}, {"who": "bot"}]
    made = quiet.make({"players": 2, "teams": 2, "pace": NO_WAITING, "seats": seats})
    before = numbers(quiet)
    ann = quiet.client(made["token"])
    assert ann.do("start", version=ann.version)["tell"] == "done"
    while not ann.is_over:
        ann.wait_for_turn()
        if not ann.is_over:
            hint = ann.do_with_retries("hint")
            ann.do_with_retries("play", version=ann.version, turn=hint["turn"])
    after = numbers(quiet)
    turns = [each for each in ann.events if each["what"] == "turn"]
    for by in ("person", "bot"):
        name = f"pegs_turns_total{{by={by}}}"
        assert after[name] - before[name] == sum(each["by"] == by for each in turns)
    assert after["pegs_games_finished_total{}"] - before["pegs_games_finished_total{}"] == 1
    decided = after["pegs_bot_seconds_count{}"] - before["pegs_bot_seconds_count{}"]
    assert decided >= sum(each["by"] == "bot" for each in turns)
    ann.close()


def test_metrics_reveal_no_names_codes_or_tokens(quiet: ServerProcess) -> None:
    body = {"settings": {}, "name": "Zebulon", "color": "R"}
    made = quiet.post("/api/tables", body).json()
    client = quiet.client(made["token"])
    quiet.get(f"/api/tables/{made['code']}")
    quiet.get(f"/api/tables/{made['code']}?token={made['token']}")
    quiet.get(f"/j/{made['code']}")
    quiet.get(f"/api/nothing/{made['token']}")
    httpx.request("ZEBULON", quiet.url + "/", verify=NO_TLS)
    passage = quiet.post("/api/passages", {"token": made["token"]}).json()
    quiet.post("/api/passages/claim", {"code": passage["code"]})
    published = quiet.get("/metrics").text + quiet.get("/status").text
    for secret in ("Zebulon", "ZEBULON", made["code"], made["token"], made["table"], passage["code"]):
        assert secret not in published
    assert 'path="/api/tables/{code}' in published
    client.close()


def test_open_metrics_are_sent_on_request(quiet: ServerProcess) -> None:
    accept = "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5"
    answer = quiet.get("/metrics", headers={"Accept": accept})
    assert answer.headers["content-type"].startswith("application/openmetrics-text")
    assert answer.text.endswith("# EOF\n")
    for odd in ("", "application/openmetrics-text;version=x", "text/plain;version=1.x", ";,;", "*/*"):
        assert quiet.get("/metrics", headers={"Accept": odd}).status_code == 200


@pytest.mark.parametrize("path", PLACES)
def test_without_a_token_only_this_machine_has_access(quiet: ServerProcess, path: str) -> None:
    assert quiet.get(path).status_code == 200
    for elsewhere in (BY_PROXY, AS_ANOTHER, {"Forwarded": "for=203.0.113.9"}):
        answer = quiet.get(path, headers=elsewhere)
        assert answer.status_code == 403
        assert answer.json()["code"] == "not_allowed"
        assert "--metrics-open" in answer.json()["sentence"]


@pytest.mark.parametrize("path", PLACES)
def test_the_token_gives_access_from_elsewhere(guarded: ServerProcess, path: str) -> None:
    closed = guarded.get(path, headers=BY_PROXY)
    assert closed.status_code == 401
    assert closed.headers["www-authenticate"].startswith("Basic")
    assert guarded.get(path, headers=BY_PROXY, auth=("anybody", TOKEN)).status_code == 200
    assert guarded.get(path, headers={**BY_PROXY, "Authorization": f"Bearer {TOKEN}"}).status_code == 200
    for wrong in (
        "Bearer",
        "Bearer wrong",
        "Basic %%%",
        "Basic d3Jvbmc=",
        "Digest x",
        "Bearer " + TOKEN[:-1],
    ):
        answer = guarded.get(path, headers={**BY_PROXY, "Authorization": wrong})
        assert answer.status_code == 401, wrong


def test_guessing_the_token_is_limited(guarded: ServerProcess) -> None:
    def guess(number: int) -> int:
        headers = {"X-Forwarded-For": "198.51.100.7", "Authorization": f"Bearer {number}"}
        return guarded.get("/metrics", headers=headers).status_code

    assert 429 in {guess(number) for number in range(200)}


def test_with_metrics_open_everyone_has_access(tmp_path: Path) -> None:
    with serving(tmp_path, "--metrics-open") as server:
        for path in PLACES:
            assert server.get(path, headers={**BY_PROXY, **AS_ANOTHER}).status_code == 200


def test_a_server_is_ready_once_games_can_be_played(quiet: ServerProcess) -> None:
    assert quiet.get("/ready", headers=BY_PROXY).json() == {"status": "ready"}


def test_a_server_that_is_starting_or_stopping_is_not_ready(tmp_path: Path) -> None:
    async def run() -> None:
        app = make_app(ServerSettings(tmp_path, warm_up=False))
        async with app.lifespan():
            assert await find_outage(app.state) is None
            app.state.startup.ready.clear()
            starting = await find_outage(app.state)
            assert starting is not None
            assert starting.code == "starting"
            with in_language("es"):
                spanish = await find_outage(app.state)
            assert spanish is not None
            assert spanish.sentence != starting.sentence
            await app.state.hub.close()
            closing = await find_outage(app.state)
            assert closing is not None
            assert closing.code == "shutting_down"

    in_a_loop(run())


def test_a_failing_database_is_reported(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        errors = numbers(server)["pegs_database_errors_total{}"]
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
            database.execute("ALTER TABLE games RENAME TO gone")
        answer = server.get("/ready")
        assert answer.status_code == 503
        assert answer.json()["code"] == "cannot_keep"
        assert "database" in answer.json()["sentence"]
        # The process itself is healthy; restarting it wouldn't help.
        assert server.get("/health").status_code == 200
        after = numbers(server)
        assert after["pegs_ready{}"] == 0
        assert after["pegs_database_errors_total{}"] > errors
        assert 'class="banner trouble"' in server.get("/status").text


def test_the_status_page_is_in_the_browsers_language(quiet: ServerProcess) -> None:
    english = quiet.get("/status")
    assert english.headers["content-type"].startswith("text/html")
    assert '<html lang="en">' in english.text
    assert "Everything is working" in english.text
    spanish = quiet.get("/status", headers={"Accept-Language": "es"}).text
    assert '<html lang="es">' in spanish
    assert "Todo funciona" in spanish
    assert "<script" not in english.text
    assert "refresh" not in english.text
    assert 'http-equiv="refresh" content="10"' in quiet.get("/status?every=10").text


def test_the_status_page_shows_the_numbers(quiet: ServerProcess) -> None:
    made = quiet.make({"players": 2, "teams": 2, "pace": NO_WAITING})
    client = quiet.client(made["token"])
    shown = dict(re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", quiet.get("/status").text))
    counted = numbers(quiet)
    awake = sum(value for name, value in counted.items() if name.startswith("pegs_tables_awake"))
    assert int(shown["Tables in memory"]) == awake >= 1
    assert int(shown["Connections"]) >= 1
    assert shown["Average time to save"].endswith(" ms")
    assert shown["Rules engine"] == "ready"
    client.close()


def test_the_last_minute_is_empty_at_startup() -> None:
    async def run() -> None:
        stats = LoadStats()
        assert stats.last_minute().turns == 0
        assert stats.last_minute().commit is None
        await stats.close()

    in_a_loop(run())
