"""A net with more units in its first layer that values boards just as a narrower one does.

    python -m tools.widen_net strong.net wide.net

Raise `HIDDEN_1` in ``src/pegs/players/net_layout.py`` first. The new units see the inputs through random
weights, and what they say counts for nothing until training (``pegs train --from wide.net``) finds a use for
it.
"""

from __future__ import annotations

import argparse
from math import prod
from pathlib import Path

import numpy as np

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, VERSION
from pegs.players.net_weights import LAYERS, new_nets, read_weights, to_bytes


def widened(data: bytes, seed: int = 0) -> bytes:
    """The file of a net with `HIDDEN_1` units, made from the file of one with as many or fewer.

    Raises UsageError if that file is damaged, or can't be widened.
    """
    version, sizes, weights = read_weights(data)
    values = np.array(weights, np.float32)
    units = sizes[1]
    if (version, sizes) != (VERSION, [N_FEATURES, units, HIDDEN_2]) or units > HIDDEN_1:
        raise UsageError(translate("net-other-inputs"))
    net, begin = new_nets(1), 0
    reach = N_FEATURES**-0.5
    added = N_FEATURES, HIDDEN_1 - units
    layers = net.numpy()
    layers["first"][0, :, units:] = np.random.default_rng(seed).uniform(-reach, reach, added)
    shapes = {"first": (N_FEATURES, units), "first_bias": (units,), "second": (units, HIDDEN_2)}
    for name in LAYERS:
        layer = layers[name][0]
        shape = shapes.get(name, layer.shape)
        end = begin + prod(shape)
        layer[tuple(map(slice, shape))] = values[begin:end].reshape(shape)
        begin = end
    return to_bytes(net)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("net", type=Path)
    parser.add_argument("to", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    given.to.write_bytes(widened(given.net.read_bytes(), given.seed))


if __name__ == "__main__":
    main()
