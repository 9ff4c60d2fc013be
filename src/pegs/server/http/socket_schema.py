"""JSON Schema of the WebSocket messages, from the classes that decode them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from pegs.protocol.commands import AnyCommand
from pegs.protocol.messages import AnyMessage


@cache
def socket_schema() -> dict[str, Any]:
    """The schema of what a client sends (``command``) and receives (``message``)."""
    (command, message), components = msgspec.json.schema_components(
        (AnyCommand, AnyMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pegs and Jokers: messages of the socket /ws",
        "properties": {"command": command, "message": message},
        "$defs": components,
    }
