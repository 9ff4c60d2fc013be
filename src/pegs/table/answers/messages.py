"""Reading a client's messages, and what answers them besides a table's own answers."""

from __future__ import annotations

import msgspec

from pegs.protocol.commands import AnyCommand
from pegs.protocol.messages import Refused, Welcome
from pegs.protocol.table_view import RulesCard
from pegs.table.answers.problems import UNREADABLE
from pegs.table.command_errors import RefusedError
from pegs.table.event_log import MAX_LOG
from pegs.table.table import Table
from pegs.table.viewer import Viewer

read_command = msgspec.json.Decoder(AnyCommand).decode
"""Decode a command. Raises one of `UNREADABLE`."""
MAX_ID = 64


class _WithId(msgspec.Struct):
    id: str = ""


def id_in(text: str) -> str:
    """The id of a command that can't be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:MAX_ID]
    except UNREADABLE:
        return ""


def refused(command_id: str, refusal: RefusedError) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=command_id, code=refusal.code, sentence=str(refusal), rule=refusal.rule)


def welcome(
    table: Table, viewer: Viewer, command_id: str, since: int | None, now: float, rules: RulesCard
) -> Welcome:
    """The reply to a hello, in the current language: the whole table, and the events since a version."""
    resumed = since is not None and 0 <= table.version - since <= MAX_LOG
    return Welcome(
        id=command_id,
        table=table.view(viewer, now),
        rules=rules,
        log=table.log(viewer, since if resumed else None),
        resumed=resumed,
    )
