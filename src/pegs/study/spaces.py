"""The spaces of what seats see."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from pegs.rules.switches import MAX_CARDS
from pegs.study.observation_layout import SeatLayout


def observation_box(layout: SeatLayout) -> spaces.Box:
    """The space of a seat's observations: small integers, none larger than the number of cards can be."""
    return spaces.Box(0, MAX_CARDS, (layout.size,), np.int16)
