"""Other versions of the bots' net than those of the package, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from pegs.players import versions
from pegs.players.net_weights import LAYERS, net_of, new_nets, to_bytes
from pegs.rules.loader import load

BASIC = load("basic").rules


@contextmanager
def only_the_first_net() -> Iterator[None]:
    """For a while, there is no version but the first, as it once was."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "NETS", {versions.FIRST: versions.NETS[versions.FIRST]})
        yield


@contextmanager
def second_net(folder: Path) -> Iterator[None]:
    """For a while, version 2 is a net that plays worse than the first, by all rules."""
    net, rng = new_nets(1), np.random.default_rng(2)
    for layer in LAYERS:
        weights = net_of(versions.FIRST, BASIC).numpy()[layer]
        net.numpy()[layer] = weights * rng.choice([0, 1], weights.shape, p=[0.3, 0.7])
    file = folder / "strong-2.net"
    file.write_bytes(to_bytes(net))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            versions,
            "NETS",
            {versions.FIRST: versions.NETS[versions.FIRST], 2: versions.Nets(str(file), str(file))},
        )
        yield
