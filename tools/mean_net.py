"""The mean of several nets, which often plays better than each of them.

    python -m tools.mean_net mean.net nets/fifth/strong.net nets/sixth/strong.net

The nets must come from one another, as by ``pegs train --from``: the means of strangers are worth nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from pegs.players.net_weights import LAYERS, from_bytes, new_nets, to_bytes


def mean_of(files: list[Path]) -> bytes:
    """The file of the mean of the nets in these files."""
    nets, mean = [from_bytes(file.read_bytes()).numpy() for file in files], new_nets(1)
    for layer in LAYERS:
        mean.numpy()[layer][:] = np.mean([net[layer] for net in nets], axis=0)
    return to_bytes(mean)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("to", type=Path)
    parser.add_argument("nets", type=Path, nargs="+")
    given = parser.parse_args()
    given.to.write_bytes(mean_of(given.nets))


if __name__ == "__main__":
    main()
