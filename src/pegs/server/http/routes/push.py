"""Notifications of one's turns: the server's key, subscribing, and unsubscribing."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.protocol.rest import PushKey, Subscribe, Unsubscribe
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import LONG, Limited, RateLimits
from pegs.server.live import joining
from pegs.server.push.service import PushService
from pegs.server.store.store import Subscription


@get("/api/push", responses=PROBLEMS)
async def key(state: State) -> PushKey:
    """The public key with which a browser subscribes."""
    push: PushService = state.push
    return PushKey(push.public_key if push.is_offered else "")


@post("/api/push/subscribe", status_code=204, responses=PROBLEMS)
async def subscribe(data: JSONBody[Subscribe], request: AnyRequest, state: State) -> None:
    """Notify a browser of a seat's turns."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.REQUESTS, LONG)
    push: PushService = state.push
    seat = await joining.seat_key(state.hub, data.token)
    await push.subscribe(Subscription(seat.hash, data.endpoint, data.p256dh, data.auth, data.language))


@post("/api/push/unsubscribe", status_code=204, responses=PROBLEMS)
async def unsubscribe(data: JSONBody[Unsubscribe], state: State) -> None:
    """Stop notifying a browser of a seat's turns."""
    push: PushService = state.push
    seat = await joining.seat_key(state.hub, data.token)
    await push.unsubscribe(seat.hash, data.endpoint)


HANDLERS = (key, subscribe, unsubscribe)
