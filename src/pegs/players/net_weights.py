"""The value net's weights as a file: a line that describes them, then their numbers in half precision."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.players.net import NET
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, OLDER, VERSION

STRONG = "strong"
"""The name of the player that plays by the net."""
_FILE = "strong.net"
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "linear", "bias")
"""The parts of a net, in the order of the file."""
_BY_INPUT = ("first", "linear")
"""The parts with weights for each input."""
_HEADER = {"inputs": VERSION, "sizes": [N_FEATURES, HIDDEN_1, HIDDEN_2]}


def new_nets(number: int) -> Any:
    """Nets whose weights are all zero."""
    return np.zeros(number, NET)


def to_bytes(net: Any) -> bytes:
    """The file of a net (an array of one)."""
    numbers = np.concatenate([net[name].ravel() for name in LAYERS]).astype("<f2").tobytes()
    header = {**_HEADER, "sha256": hashlib.sha256(numbers).hexdigest()}
    return json.dumps(header).encode() + b"\n" + numbers


def read_weights(data: bytes) -> tuple[int, list[int], Any]:
    """Read a net's file: the version of its inputs, the sizes of its layers, and all weights as a flat array.

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
    return version, sizes, np.frombuffer(numbers, "<f2").astype(np.float32)


def from_bytes(data: bytes) -> Any:
    """The net in a file, as an array of one.

    A net of an earlier version doesn't see later inputs. Raises UsageError if the file is damaged, or was
    made for other inputs.
    """
    version, sizes, values = read_weights(data)
    inputs = OLDER.get(version, N_FEATURES)
    if version not in (VERSION, *OLDER) or sizes != [inputs, HIDDEN_1, HIDDEN_2]:
        raise UsageError(translate("net-other-inputs"))
    net, begin = new_nets(1), 0
    for name in LAYERS:
        # An older net has no weights for the inputs that were added at the end: they count nothing.
        layer = net[name][0, :inputs] if name in _BY_INPUT else net[name]
        layer[:] = values[begin : begin + layer.size].reshape(layer.shape)
        begin += layer.size
    return net


def nets_of(names: Iterable[str]) -> Any:
    """The nets that players with these names need, as an array of one; zeros if none needs any."""
    return _strong_net() if STRONG in names else _no_net()


@cache
def _strong_net() -> Any:
    net = from_bytes(files("pegs.players").joinpath(_FILE).read_bytes())
    net.flags.writeable = False
    return net


@cache
def _no_net() -> Any:
    return new_nets(1)
