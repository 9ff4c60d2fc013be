"""Subscriptions to notifications, and the notifications of people's turns."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

import msgspec

from pegs.core.errors import UsageError
from pegs.i18n import in_language, supported_language, translate
from pegs.protocol.game_name import GameName
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.push.contact import contact_of
from pegs.server.push.encryption import Receiver
from pegs.server.push.endpoints import EndpointError, read_endpoint
from pegs.server.push.sender import Notification, PushSender
from pegs.server.push.vapid import Vapid, new_private_key
from pegs.server.store import schema
from pegs.server.store.store import (
    Store,
    Subscription,
    add_subscription,
    delete_subscription,
    refuse_subscription,
)
from pegs.server.store.transaction_writer import ConflictError, ReadError, Transaction, WriteError
from pegs.table.game_name import title_without_people

log = logging.getLogger(__name__)
VAPID = "vapid"
"""The name of the private key among the server's secrets."""


class PushRefusedError(UsageError):
    """A push service refuses to notify this browser, and would again."""


class PushText(msgspec.Struct, frozen=True):
    """What a browser gets: the game's title, a sentence, and the page to open. No people, no cards."""

    title: str
    body: str
    path: str


class PushService:
    """Notifies the people of one server's tables."""

    def __init__(self, store: Store, settings: ServerSettings, private_key: str) -> None:
        """``private_key``: see `open_push`."""
        self._store, self._limits, self._local = store, settings.limits, settings.local_push
        contact = contact_of(settings)
        self.is_offered = bool(contact)
        """Whether people are offered notifications: not if a push service would refuse them."""
        vapid = Vapid(private_key, contact)
        self.public_key = vapid.public_key
        self._sender = PushSender(vapid, self._limits.waiting_pushes, self._local, self)
        a_minute = self._limits.pushes_a_minute
        self._seats = TokenBuckets(a_minute / 60, a_minute, time.monotonic)
        self._tasks: set[asyncio.Task[None]] = set()

    async def subscribe(self, subscription: Subscription) -> None:
        """Store a subscription. Raises UsageError if it can't be used, ReadError and WriteError.

        One that the push service has refused is deleted, and PushRefusedError raised: the person learns
        it, and may try again.
        """
        if not self.is_offered:
            raise UsageError(translate("server-no-push"))
        try:
            read_endpoint(subscription.endpoint, self._local)
            Receiver.read(subscription.p256dh, subscription.auth)
        except (EndpointError, ValueError):
            raise UsageError(translate("server-no-push-service")) from None
        if (status := await self._store.push_refusal(subscription.key, subscription.endpoint)) is not None:
            await self.unsubscribe(subscription.key, subscription.endpoint)
            raise PushRefusedError(translate("server-push-refused", status=str(status)))
        transaction = add_subscription(Transaction(), subscription, CLOCK.now(), self._limits.push_devices)
        await self._store.commit(transaction)

    async def unsubscribe(self, key_hash: str, endpoint: str) -> None:
        """Delete a subscription, if there is one. Raises WriteError."""
        await self._store.commit(delete_subscription(Transaction(), key_hash, endpoint))

    def notify_turn(self, table_id: str, seat: int, name: GameName) -> None:
        """Notify a seat's person in the background that it's their turn, unless there were too many."""
        if self._seats.of(f"{table_id}/{seat}").take():
            task = asyncio.create_task(self._notify_turn(table_id, seat, name))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify_turn(self, table_id: str, seat: int, name: GameName) -> None:
        try:
            for each in await self._store.subscriptions(table_id, seat):
                with in_language(supported_language(each.language)):
                    text = PushText(
                        title_without_people(name, seat), translate("server-your-turn"), f"/t/{table_id}"
                    )
                receiver = Receiver.read(each.p256dh, each.auth)
                body = msgspec.json.encode(text)
                self._sender.send(Notification(each.key, each.endpoint, receiver, body, _topic(table_id)))
        except ReadError:
            log.info("a turn wasn't announced, because the database doesn't answer")

    async def forget(self, notification: Notification) -> None:
        """Delete a subscription that the push service no longer knows."""
        try:
            await self.unsubscribe(notification.key, notification.endpoint)
        except WriteError:
            log.info("a subscription couldn't be deleted; the next notification tries again")

    async def refuse(self, notification: Notification, status: int) -> None:
        """Stop sending to a subscription that the push service refuses; `subscribe` reports it."""
        refusal = refuse_subscription(Transaction(), notification.key, notification.endpoint, status)
        try:
            await self._store.commit(refusal)
        except WriteError:
            log.info("a refusal couldn't be stored; the next notification tries again")

    async def close(self) -> None:
        """Stop, and drop what is waiting."""
        for task in self._tasks:
            task.cancel()
        await self._sender.close()


async def open_push(store: Store, settings: ServerSettings) -> PushService:
    """Start to notify, with the private key in the database; the first start makes one.

    Raises ReadError or WriteError.
    """
    while (key := await store.secret(VAPID)) is None:
        new = Transaction().insert(schema.server_secrets, name=VAPID, value=new_private_key())
        try:
            await store.commit(new)
        except ConflictError:  # another process was faster
            continue
    push = PushService(store, settings, key)
    if not push.is_offered:
        log.info("notifications are off: they need --public-url https://... or --push-contact")
    return push


def _topic(table_id: str) -> str:
    """A name for a table's notifications that means nothing to a push service: 32 letters at most."""
    return hashlib.sha256(f"topic of {table_id}".encode()).hexdigest()[:32]
