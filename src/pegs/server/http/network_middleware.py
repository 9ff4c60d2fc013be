"""Notes from which network a request or socket comes, for what is done on its behalf."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from pegs.server.hosting.client_network import on_behalf_of
from pegs.server.hosting.limits import network_of


def network_of_scope(scope: Scope) -> str:
    """The network of a client."""
    client = scope["client"]
    return network_of(client[0] if client is not None else "")


class NetworkMiddleware(ASGIMiddleware):
    """Handles each request and socket on behalf of its client's network."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Handle a request or a socket."""
        with on_behalf_of(network_of_scope(scope)):
            await next_app(scope, receive, send)
