"""One JSON text in, one out: how a browser's Web Worker talks to a device.

A message names what to ``do``: see the subclasses of `Message`. The reply to one that leads to a step says
what to store (``store``) and delete (``drop``). If there is either, nothing has changed yet, and the next
message is ``apply`` or ``cancel``. If there's neither, the step is applied already.
"""

from __future__ import annotations

import secrets
import time
from typing import Annotated, TypeAlias

import msgspec

from pegs.here.device import Device
from pegs.here.steps import Answer, Step, Told


class Message(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base class of the worker's messages."""


class Open(Message, frozen=True, tag="open"):
    """Add a stored table: its lines, in order."""

    table: str
    lines: list[str]


class Ask(Message, frozen=True, tag="request"):
    """A request to the REST API."""

    method: str
    path: str
    body: str = ""
    language: str = "en"


class Receive(Message, frozen=True, tag="receive"):
    """A page sent a message to a table, on a port."""

    table: str
    port: int
    text: str


class Closed(Message, frozen=True, tag="closed"):
    """A port was closed."""

    table: str
    port: int


class Forget(Message, frozen=True, tag="forget"):
    """The worker deleted a stored table to make room."""

    table: str


class PassTime(Message, frozen=True, tag="pass_time"):
    """Do the next thing that is due, such as a bot's turn."""


class Apply(Message, frozen=True, tag="apply"):
    """Make the change of the open step: it was stored."""


class Cancel(Message, frozen=True, tag="cancel"):
    """Discard the open step: it couldn't be stored."""


AnyMessage: TypeAlias = Open | Ask | Receive | Closed | Forget | PassTime | Apply | Cancel


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reply to a message.

    ``told`` are messages for ports, in order; ``answer`` is a request's status, media type and body. ``wait``
    is the number of seconds until the worker should send ``pass_time``. It's missing if only people can act,
    and while a step is open.
    """

    store: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Tables by id, each with the lines to add to it; a table that isn't stored yet begins with them."""
    drop: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    """Tables whose game ends with this step."""
    told: tuple[Told, ...] = ()
    answer: Answer | None = None
    wait: Annotated[float, msgspec.Meta(ge=0)] | None = None


_read = msgspec.json.Decoder(AnyMessage).decode
_encode = msgspec.json.Encoder().encode


class Bridge:
    """The device's end of the bridge."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._open: Step | None = None

    def handle(self, text: str) -> str:
        """Answer a message. Raises ``msgspec.MsgspecError`` if it can't be read."""
        return _encode(self._reply(_read(text))).decode()

    def _reply(self, message: AnyMessage) -> Reply:
        match message:
            case Apply():
                return self._apply()
            case Cancel():
                self._close().cancel()
            case Open():
                self._device.open(message.table, message.lines)
            case Closed():
                self._device.closed(message.table, message.port)
            case Forget():
                self._device.forget(message.table)
            case Ask():
                asked = self._device.request(message.method, message.path, message.body, message.language)
                return self._begin(asked)
            case Receive():
                return self._begin(self._device.receive(message.table, message.port, message.text))
            case PassTime():
                return self._begin(self._device.pass_time())
        return Reply(wait=self._device.wait())

    def _begin(self, step: Step) -> Reply:
        assert self._open is None, "the last step is neither applied nor cancelled"
        self._open = step
        if not (step.store or step.drop):
            return self._apply()
        store = tuple((each.table, tuple(each.lines)) for each in step.store)
        return Reply(store, step.drop, step.over)

    def _apply(self) -> Reply:
        told, answer = self._close().apply()
        return Reply(told=tuple(told), answer=answer, wait=self._device.wait())

    def _close(self) -> Step:
        step, self._open = self._open, None
        assert step is not None, "no step is open"
        return step


_bridge = Bridge(Device(time.time, secrets.token_bytes))
handle = _bridge.handle
"""Answer a message about this process's own device."""
