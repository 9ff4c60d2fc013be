"""Notifications: who gets them, when, what they reveal, and where requests are sent."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from pegs.core.errors import UsageError
from pegs.protocol.game_name import GameName
from pegs.server.cluster.peers import SingleProcess
from pegs.server.hosting.config import DATABASE_FILE, Limits, ServerSettings
from pegs.server.live.client_session import ClientSession
from pegs.server.live.mailbox import Mailbox
from pegs.server.live.turn_notices import TurnNotices
from pegs.server.push.contact import contact_of, read_contact
from pegs.server.push.encryption import CURVE, Receiver, decode, encode, encrypt_with, public_bytes
from pegs.server.push.endpoints import EndpointError, is_public, read_endpoint, resolve
from pegs.server.push.sender import outcome_of
from pegs.server.push.service import PushRefusedError, PushService, open_push
from pegs.server.push.vapid import VALID, Vapid, new_private_key
from pegs.server.store import schema
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.sqlite_backup import back_up
from pegs.server.store.store import Key, Store, Subscription
from pegs.server.store.transaction_writer import Transaction
from tests.server.clients import NO_LIMITS, TIMEOUT, Client, ServerProcess, serving
from tests.server.loops import run as in_a_loop
from tests.server.push_service import Phone, PushServer, claims_of, push_server
from tests.table.sitting import Sitting, settings_of

QUICK = NO_LIMITS + "\npush_delay = 0.05\npushes_a_minute = 1_000\nreload_grace = 0.1\n"
PAIR = {"players": 2, "teams": 2, "pace": {"bot_seconds": 0, "absent_seconds": 600}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("push"), limits=QUICK, PEGS_LOCAL_PUSH="1") as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushServer]:
    with push_server() as running:
        yield running


class Pair:
    """Ann at her page, and Ben, who has closed his."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        seated = server.make(PAIR)
        self.table, self.code = seated["table"], seated["code"]
        self.ann = server.client(seated["token"])
        self.ben = server.join(self.code)["token"]
        self.chance = random.Random(1)

    def subscribe(self, phone: Phone, token: str | None = None, **more: Any) -> int:
        body = {"token": token or self.ben, **phone.keys, **more}
        return self.server.post("/api/push/subscribe", body).status_code

    def start(self) -> None:
        self.ann.do("start", version=self.ann.version)

    def until_bens_turn(self) -> None:
        """Ann plays; Ben's turn begins, or has begun."""
        self.ann.receive_until(lambda view: view["game"] is not None)
        while self.ann.game["turn"] == 0:
            assert self.ann.play(self.chance)["tell"] == "done"
            self.ann.receive_until(lambda view: not view["game"]["options"])

    def play_for_ben(self, ben: Client) -> None:
        """Ben plays until it's Ann's turn."""
        while ben.game["turn"] == 1:
            ben.wait_for_turn()
            assert ben.play(self.chance)["tell"] == "done"
        self.ann.wait_for_turn()


def rows(server: ServerProcess, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.data / "pegs.sqlite3")) as database:
        return database.execute(query).fetchall()


def subscriptions(pair: Pair) -> int:
    query = f"SELECT 1 FROM subscriptions JOIN keys ON key = keys.hash WHERE table_id = '{pair.table}'"
    return len(rows(pair.server, query))


# --- what is sent


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    receiver = Receiver.read(theirs, "BTBZMqHH6r4Tts7J_aSIgg")
    sealed = encrypt_with(
        b"When I grow up, I want to be a watermelon", receiver, own, decode("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_verify_who_asks() -> None:
    vapid = Vapid(new_private_key(), "https://pegs.example")
    claims = claims_of(vapid.authorization("https://push.example"), vapid.public_key)
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "https://pegs.example"
    assert time.time() < claims["exp"] <= time.time() + VALID <= time.time() + 24 * 3600
    assert vapid.authorization("https://push.example") == vapid.authorization("https://push.example")


def test_keys_that_are_none_are_refused() -> None:
    phone = encode(public_bytes(ec.generate_private_key(CURVE)))
    auth = encode(bytes(16))
    Receiver.read(phone, auth)
    for p256dh, secret in ((phone, ""), (phone, encode(bytes(15))), ("", auth), (encode(b"\4" * 65), auth)):
        with pytest.raises(ValueError):  # noqa: PT011 - libraries word it differently
            Receiver.read(p256dh, secret)


def test_someone_whose_page_is_closed_is_notified(server: ServerProcess, service: PushServer) -> None:
    pair, phone = Pair(server), Phone(service)
    assert pair.subscribe(phone) == 204
    pair.start()
    pair.until_bens_turn()
    pushed = service.receive()
    # The whole text: no name, no card.
    assert phone.read(pushed) == {
        "title": "Family table",
        "body": "It’s your turn.",
        "path": f"/t/{pair.table}",
    }
    assert pushed.path == "/phone"
    assert pushed.headers["Content-Encoding"] == "aes128gcm"
    assert 0 < int(pushed.headers["TTL"]) <= 24 * 3600
    key = server.get("/api/push").json()["key"]
    assert claims_of(pushed.headers["Authorization"], key)["aud"] == service.url
    # What the service itself can read says nothing of the table.
    sent = repr(pushed.headers) + repr(pushed.body)
    assert pair.table not in sent
    assert pair.code not in sent


def test_the_notification_is_in_the_persons_language(server: ServerProcess, service: PushServer) -> None:
    pair, phone = Pair(server), Phone(service)
    pair.subscribe(phone, language="es-MX")
    pair.start()
    pair.until_bens_turn()
    assert phone.read(service.receive())["body"] == "Te toca."


def test_someone_who_looks_at_the_table_is_not_notified(server: ServerProcess, service: PushServer) -> None:
    pair, phone = Pair(server), Phone(service)
    watching, away = Phone(service, "watching"), phone
    ben = server.client(pair.ben)
    pair.subscribe(watching)
    pair.start()
    pair.until_bens_turn()
    ben.wait_for_turn()
    pair.play_for_ben(ben)
    # Ben puts his phone into his pocket: the page is still connected, but hidden.
    assert ben.do("look", visible=False)["tell"] == "done"
    pair.subscribe(away)
    pair.until_bens_turn()
    assert {service.receive().path, service.receive().path} == {"/watching", "/phone"}
    assert service.is_quiet, "the first turn was not announced"


@pytest.mark.parametrize(
    ("whose", "is_looking", "is_notified"),
    [("their own", True, False), ("their own", False, True), ("the other's", True, True)],
)
def test_only_those_whose_own_page_is_out_of_sight_are_notified_however_long_they_think(
    whose: str, is_looking: bool, is_notified: bool
) -> None:
    notified: list[int] = []
    sitting = Sitting(settings_of("basic", 2, 2)).fill()
    live = SimpleNamespace(
        table=sitting.table, sessions=set[ClientSession](), repository=SimpleNamespace(table_id="t")
    )
    push = SimpleNamespace(notify_turn=lambda _table, seat, _name: notified.append(seat))

    async def run() -> None:
        mailbox, worked = Mailbox("t"), asyncio.Queue[None]()
        mailbox.start(lambda: None, lambda: worked.put_nowait(None))
        await worked.get()
        notices = TurnNotices(cast("Any", live), mailbox, SingleProcess(), cast("Any", push), delay=0.0)
        sitting.start()
        seat = sitting.turn if whose == "their own" else 1 - sitting.turn
        key = Key("hash", "t", "player", seat, host=False, closed=None)
        live.sessions.add(ClientSession(key, "en", cast("Any", None), is_looking=is_looking))
        notices.update()
        await worked.get()
        await mailbox.close()

    in_a_loop(run())
    assert notified == ([sitting.turn] if is_notified else [])


# --- what will never arrive


@pytest.mark.parametrize("status", [400, 401, 403])
def test_a_refusal_for_good_reaches_the_operator_and_the_person(
    status: int, tmp_path: Path, service: PushServer, caplog: pytest.LogCaptureFixture
) -> None:
    phone = Phone(service)
    service.status = status
    subscription = Subscription("k", **phone.keys, language="en")

    async def run() -> None:
        store, push = await opened(tmp_path, ServerSettings(tmp_path, local_push=True))
        await store.commit(a_seat())
        await push.subscribe(subscription)
        push.notify_turn("t", 0, GameName("table", "Basic game"))
        async with asyncio.timeout(TIMEOUT):
            while await store.push_refusal("k", phone.endpoint) is None:
                await asyncio.sleep(0.01)
        assert await store.subscriptions("t", 0) == (), "nothing more is sent in vain"
        with pytest.raises(PushRefusedError, match=str(status)):
            await push.subscribe(subscription)
        # The person was told, and tries again.
        await push.subscribe(subscription)
        assert len(await store.subscriptions("t", 0)) == 1
        await push.close()
        await store.close()

    in_a_loop(run())
    (warning,) = [each for each in caplog.records if each.levelname == "WARNING"]
    assert f"127.0.0.1 refuses notifications with status {status}" in warning.getMessage()
    assert "/phone" not in warning.getMessage(), "an endpoint is a secret"


def test_what_a_push_service_answers_is_tried_again_only_if_that_may_help() -> None:
    assert {outcome_of(status) for status in (200, 201, 204)} == {"sent"}
    assert {outcome_of(status) for status in (404, 410)} == {"gone"}
    assert {outcome_of(status) for status in (429, 500, 503)} == {"failed"}
    assert {outcome_of(status) for status in (301, 400, 401, 403, 413)} == {"refused"}


INTERNET = ("https://pegs.example", "https://pegs.example:8443/x", "https://142.250.1.1")
NOT_ON_THE_INTERNET = (
    "",
    "http://pegs.example",
    "https://localhost",
    "https://pegs",
    "https://pegs.local",
    "https://192.168.1.5:8722",
    "https://[::1]",
    "https://100.64.0.1",
)


@pytest.mark.parametrize("url", NOT_ON_THE_INTERNET)
def test_notifications_are_offered_only_with_a_contact_that_every_push_service_accepts(
    url: str, tmp_path: Path
) -> None:
    """Apple's answers 403 to `mailto:pegs@localhost`, and to addresses that aren't on the internet."""
    assert contact_of(ServerSettings(tmp_path, public_url=url)) == ""

    async def run() -> None:
        store, push = await opened(tmp_path, ServerSettings(tmp_path, public_url=url))
        assert not push.is_offered
        await push.close()
        await store.close()

    in_a_loop(run())


def test_a_contact_is_the_public_address_or_what_the_operator_gives(tmp_path: Path) -> None:
    for url in INTERNET:
        assert contact_of(ServerSettings(tmp_path, public_url=url)) == url
        assert read_contact(url) == url
    assert (
        read_contact("ruth@pegs.example")
        == read_contact("mailto:ruth@pegs.example")
        == "mailto:ruth@pegs.example"
    )
    with_both = ServerSettings(tmp_path, public_url=INTERNET[0], push_contact="mailto:ruth@pegs.example")
    assert contact_of(with_both) == "mailto:ruth@pegs.example"
    for wrong in (
        "ruth",
        "ruth@localhost",
        "ruth@pegs",
        "Ruth <ruth@pegs.example>",
        *NOT_ON_THE_INTERNET[1:],
    ):
        with pytest.raises(UsageError, match="contact"):
            read_contact(wrong)


# --- how long it lasts


def test_a_subscription_that_is_gone_is_deleted(server: ServerProcess, service: PushServer) -> None:
    pair = Pair(server)
    pair.subscribe(Phone(service))
    service.status = 410
    pair.start()
    pair.until_bens_turn()
    service.receive()
    end = time.monotonic() + TIMEOUT
    while subscriptions(pair) and time.monotonic() < end:
        time.sleep(0.02)
    assert subscriptions(pair) == 0


def test_unsubscribing_ends_it_and_needs_the_seats_own_token(
    server: ServerProcess, service: PushServer
) -> None:
    pair, phone = Pair(server), Phone(service)
    stranger = server.post(f"/api/tables/{pair.code}/watch").json()["token"]
    assert pair.subscribe(phone, stranger) == 403, "watchers have no turns"
    assert pair.subscribe(phone) == 204
    anns = server.make(PAIR)["token"]
    for token, left in ((anns, 1), (pair.ben, 0)):
        body = {"token": token, "endpoint": phone.endpoint}
        assert server.post("/api/push/unsubscribe", body).status_code == 204
        assert subscriptions(pair) == left


def test_leaving_ends_it(server: ServerProcess, service: PushServer) -> None:
    pair = Pair(server)
    pair.subscribe(Phone(service))
    assert server.client(pair.ben).do("leave")["tell"] == "done"
    assert subscriptions(pair) == 0
    assert pair.subscribe(Phone(service)) == 403


def test_moving_to_another_device_ends_it(server: ServerProcess, service: PushServer) -> None:
    pair = Pair(server)
    pair.subscribe(Phone(service))
    code = server.post("/api/passages", {"token": pair.ben}).json()["code"]
    assert server.post("/api/passages/claim", {"code": code}).status_code == 201
    assert subscriptions(pair) == 0


def test_a_seat_has_a_few_devices(server: ServerProcess, service: PushServer) -> None:
    pair = Pair(server)
    for number in range(8):
        assert pair.subscribe(Phone(service, f"phone-{number}")) == 204
    assert subscriptions(pair) == 5
    newest = rows(server, "SELECT endpoint FROM subscriptions ORDER BY made DESC LIMIT 5")
    assert {row[0].rpartition("-")[2] for row in newest} == {"3", "4", "5", "6", "7"}


def test_a_player_cannot_have_a_flood_sent(tmp_path: Path, service: PushServer) -> None:
    limits = Limits(pushes_a_minute=2)
    phone = Phone(service)

    async def run() -> None:
        store, push = await opened(tmp_path, ServerSettings(tmp_path, limits=limits, local_push=True))
        await store.commit(a_seat())
        await push.subscribe(Subscription("k", **phone.keys, language="en"))
        for _ in range(5):
            push.notify_turn("t", 0, GameName("table", "Basic game"))
        await asyncio.to_thread(service.receive)
        await asyncio.to_thread(service.receive)
        await push.close()
        await store.close()

    in_a_loop(run())
    assert service.is_quiet


# --- the server's key


def a_seat() -> Transaction:
    """A table with one seat, whose key is k."""
    row = {"table_id": "t", "role": "player", "seat": 0, "host": False, "made": 0.0, "closed": None}
    table = Transaction().insert(schema.tables, id="t", code="C", made=0.0, wake=None)
    return table.insert(schema.keys, hash="k", **row)


async def opened(folder: Path, settings: ServerSettings) -> tuple[Store, PushService]:
    store = Store(await open_database(sqlite_url(folder / DATABASE_FILE)))
    return store, await open_push(store, settings)


def test_the_key_lasts_and_is_in_backups_but_not_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def public_key(folder: Path) -> str:
        store, push = await opened(folder, ServerSettings(folder))
        await push.close()
        await store.close()
        return push.public_key

    caplog.set_level("DEBUG")
    key = in_a_loop(public_key(tmp_path))
    assert in_a_loop(public_key(tmp_path)) == key
    copy = tmp_path / "copy"
    copy.mkdir()
    back_up(tmp_path, copy / DATABASE_FILE)
    assert in_a_loop(public_key(copy)) == key
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        ((private,),) = database.execute("SELECT value FROM server_secrets").fetchall()
    assert Vapid(private, "").public_key == key
    assert private not in caplog.text


# --- where requests may go

PRIVATE = (
    "http://push.example/x",
    "https://push.example:8443/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[fd00::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[2002:7f00:1::]/x",
    "https://0.0.0.0/x",
    "https://[64:ff9b::10.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[64:ff9b:1::8.8.8.8]/x",
    "https://[::127.0.0.1]/x",
    "https://[::192.168.1.1]/x",
    "https://[fec0::1]/x",
    "https://192.0.0.8/x",
    "https://192.0.0.192/x",
    "https://[::ffff:192.0.0.8]/x",
    "https://user@push.example/x",
    "https://push.example/x\r\nHost: elsewhere",
    "https://push.example/a b",
    "ftp://push.example/x",
    "https:///x",
    "https://push.example:port/x",
    "https://push.example/" + "x" * 1000,
)


@pytest.mark.parametrize("url", PRIVATE)
def test_requests_do_not_go_into_private_networks(url: str) -> None:
    with pytest.raises(EndpointError):
        read_endpoint(url, local=False)


def test_push_services_are_reached() -> None:
    for url in (
        "https://fcm.googleapis.com/fcm/send/x:y",
        "https://updates.push.services.mozilla.com/wpush/v2/g",
    ):
        assert read_endpoint(url, local=False).port == 443
    assert is_public("142.250.1.1")
    assert is_public("64:ff9b::142.250.1.1"), "through a network's NAT64"
    assert is_public("2a00:1450:4001::1")
    assert not is_public("100.64.0.1")


def test_a_name_that_leads_into_a_private_network_is_refused() -> None:
    """Also a name that was harmless when it was subscribed."""
    endpoint = read_endpoint("https://localhost/x", local=False)
    with pytest.raises(EndpointError):
        in_a_loop(resolve(endpoint, local=False))


def test_a_server_without_the_setting_refuses_local_push_services(
    tmp_path: Path, service: PushServer
) -> None:
    async def run() -> None:
        store, push = await opened(tmp_path, ServerSettings(tmp_path, public_url="https://pegs.example"))
        with pytest.raises(UsageError, match="push service"):
            await push.subscribe(Subscription("k", **Phone(service).keys, language="en"))
        await push.close()
        await store.close()

    in_a_loop(run())
