"""Notifications in a real browser: the offer, a real service worker that receives one, and the switch."""

from __future__ import annotations

import random
from typing import Any

import sqlalchemy as sa
from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import Pace
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.server.push_service import Phone, push_server

DAYS = Pace(seconds=86_400, bot_seconds=0)
SHOWN = "() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
SHOWN += """.then((all) => all.map(({ title, body, tag, badge, vibrate }) => (
    { title, body, tag, badge: new URL(badge).pathname, vibrate: [...vibrate] })))"""
CLICK = """() => self.registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification })))"""


def _can_move(game: GameView) -> bool:
    return game.phase == "play" and any(option.kind == "move" for option in game.options)


def subscribing(phone: Phone) -> str:
    """Makes the browser subscribe at the test's push service: its own is on the internet.

    As usual, the subscription outlasts the page.
    """
    keys = phone.keys
    return f"""
        const bytes = (key) => Uint8Array.from(
            atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        const subscription = (key) => key === null ? null : {{
            endpoint: "{keys["endpoint"]}",
            options: {{ applicationServerKey: bytes(key) }},
            toJSON: () => ({{ endpoint: "{keys["endpoint"]}",
                keys: {{ p256dh: "{keys["p256dh"]}", auth: "{keys["auth"]}" }} }}),
            unsubscribe: async () => localStorage.removeItem("subscribed"),
        }};
        PushManager.prototype.getSubscription = async () => subscription(localStorage.getItem("subscribed"));
        PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => {{
            localStorage.setItem("subscribed", applicationServerKey);
            return subscription(applicationServerKey);
        }};
    """


def deliver(page: Page, text: str) -> None:
    """Let the browser's own push client deliver a message to the service worker."""
    session = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(found["registrations"]),
    )
    session.send("ServiceWorker.enable")
    origin = page.evaluate("() => location.origin")
    message = {"origin": origin, "registrationId": registrations[0]["registrationId"], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)


def subscriptions(server: ServerProcess) -> int:
    engine = sa.create_engine(f"sqlite:///{server.data / 'pegs.sqlite3'}")
    with engine.connect() as connection:
        return int(connection.scalar(sa.text("SELECT count(*) FROM subscriptions")) or 0)


def test_a_phone_is_notified_when_its_persons_turn_comes(
    notified_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    seat = tables.at(settings_of("basic", people=2, pace=DAYS), _can_move, seed=160)
    theo = server.client(str(tables.key(seat, 1)["token"]))
    others = subscriptions(server)
    with push_server() as service:
        phone = Phone(service)
        page = notified_page(f"/t/{seat['table']}", PHONE, seat=seat, service_workers="allow")
        page.context.grant_permissions(["notifications"])
        page.context.add_init_script(subscribing(phone))
        page.reload()
        hand = Hand(page)
        hand.expect_my_turn()
        offer = page.get_by_role("region", name="Want to know when it’s your turn?")
        expect(offer).to_have_count(0)
        hand.take_turn()
        # Now that a day may pass until the next turn, and not before.
        expect(offer).to_be_visible()
        offer.get_by_role("button", name="Notify me").click()
        expect(page.get_by_text("We’ll notify you when it’s your turn.")).to_be_visible()
        expect(offer).to_have_count(0)

        page.goto("/settings")
        theo.wait_for_turn()
        theo.play(random.Random(1))
        text = phone.decrypt(service.receive().body).decode()
        deliver(page, text)
        path = f"/t/{seat['table']}"
        # Read once: where nothing shows notifications, Chromium may take this one for closed soon after.
        (shown,) = page.wait_for_function(
            f"() => ({SHOWN})().then((all) => all.length === 1 && all)"
        ).json_value()
        assert shown == {
            "title": "Family table",
            "body": "It’s your turn.",
            "tag": path.removeprefix("/"),
            "badge": "/icons/badge-96.png",
            "vibrate": [90, 70, 90],
        }
        page.context.service_workers[0].evaluate(CLICK)
        page.wait_for_url(f"**{path}")
        hand.expect_my_turn()
        page.wait_for_function(f"() => ({SHOWN})().then((all) => all.length === 0)")

        assert subscriptions(server) == others + 1
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="More").click()
        switch = page.get_by_role("switch", name="Notify me when it’s my turn")
        expect(switch).to_have_attribute("aria-checked", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "false")
        assert subscriptions(server) == others
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        assert subscriptions(server) == others + 1


def test_whoever_declines_the_offer_is_not_asked_again(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", people=2, pace=DAYS), _can_move, seed=161)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take_turn()
    offer = page.get_by_role("region", name="Want to know when it’s your turn?")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(offer).to_have_count(0)
