"""The value net's weights as a file: a line that describes them, then their numbers in half precision."""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.engine.kernel.layout import Records
from pegs.engine.kernel.memory import Block
from pegs.i18n import translate
from pegs.players.net import NET
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, OLDER, VERSION
from pegs.players.versions import file_of, newest, versions_in
from pegs.rules.switches import Rules

STRONG = "strong"
"""The name of the player that plays by the net."""
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "linear", "bias")
"""The parts of a net, in the order of the file."""
_BY_INPUT = ("first", "linear")
"""The parts with weights for each input."""
_HEADER = {"inputs": VERSION, "sizes": [N_FEATURES, HIDDEN_1, HIDDEN_2]}


def new_nets(number: int) -> Records:
    """Nets whose weights are all zero."""
    return Block(NET, number)


def joined(nets: Sequence[Records]) -> Records:
    """Nets in one block, in this order."""
    together = new_nets(len(nets))
    for i, net in enumerate(nets):
        together[i : i + 1].write(net)
    return together


def to_bytes(net: Records) -> bytes:
    """The file of a net (a block of one)."""
    weights = [weight for name in LAYERS for weight in _numbers(net, name)]
    numbers = struct.pack(f"<{len(weights)}e", *weights)
    header = {**_HEADER, "sha256": hashlib.sha256(numbers).hexdigest()}
    return json.dumps(header).encode() + b"\n" + numbers


def _numbers(net: Records, name: str) -> memoryview[float]:
    """A part of a net as its numbers in a row, to read and to write."""
    return memoryview(net.field(name)).cast("B").cast("f")


def read_weights(data: bytes) -> tuple[int, list[int], tuple[float, ...]]:
    """Read a net's file: the version of its inputs, the sizes of its layers, and all weights in a row.

    Raises UsageError if the file is damaged.
    """
    line, _, numbers = data.partition(b"\n")
    try:
        header = json.loads(line)
        version, sizes = header["inputs"], header["sizes"]
        is_whole = header["sha256"] == hashlib.sha256(numbers).hexdigest()
    except (ValueError, KeyError, TypeError):
        raise UsageError(translate("net-damaged")) from None
    if not is_whole:
        raise UsageError(translate("net-damaged"))
    return version, sizes, struct.unpack(f"<{len(numbers) // 2}e", numbers)


def from_bytes(data: bytes) -> Records:
    """The net in a file, as a block of one.

    A net of an earlier version doesn't see later inputs. Raises UsageError if the file is damaged, or was
    made for other inputs.
    """
    version, sizes, values = read_weights(data)
    inputs = OLDER.get(version, N_FEATURES)
    if version not in (VERSION, *OLDER) or sizes != [inputs, HIDDEN_1, HIDDEN_2]:
        raise UsageError(translate("net-other-inputs"))
    net, begin = new_nets(1), 0
    for name in LAYERS:
        numbers = _numbers(net, name)
        # An older net has no weights for the inputs that were added at the end: they count nothing.
        size = len(numbers) // N_FEATURES * inputs if name in _BY_INPUT else len(numbers)
        numbers[:size] = memoryview(array("f", values[begin : begin + size]))
        begin += size
    return net


def nets_of(names: Iterable[str], rules: Rules) -> Records:
    """The nets these players use under these rules, oldest version first; one net of zeros if they use none.

    Raises UsageError if a version isn't installed.
    """
    return _nets(tuple(file_of(version, rules) for version in versions_in(names)))


def net_of(version: int | None, rules: Rules) -> Records:
    """The net with which a version, by default the newest, plays by these rules, as a block of one."""
    return _nets((file_of(version or newest(), rules),))


@cache
def _nets(files: tuple[Path, ...]) -> Records:
    if not files:
        return new_nets(1)
    return joined([from_bytes(file.read_bytes()) for file in files])
