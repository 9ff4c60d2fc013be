"""JSON Schema of the socket's messages, made from the classes that decode them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from pegs.table.protocol.commands import AnyCommand
from pegs.table.protocol.messages import AnyMessage


@cache
def socket_schema() -> dict[str, Any]:
    """What a client may say (``command``) and what the server says (``message``)."""
    (command, message), components = msgspec.json.schema_components(
        (AnyCommand, AnyMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pegs and Jokers: messages of the socket /ws",
        "properties": {"command": command, "message": message},
        "$defs": components,
    }
