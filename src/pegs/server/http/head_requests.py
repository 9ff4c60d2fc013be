"""HEAD requests: whatever can be fetched can also be asked for without its content, as monitors do."""

from __future__ import annotations

from typing import cast

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """An application that answers HEAD as it answers GET, without the content."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await app(scope, receive, send)
            return

        async def send_without_content(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(cast(Scope, {**scope, "method": HttpMethod.GET}), receive, send_without_content)

    return answer
