"""Colors on paper: those of the screen's light theme, with a lighter wood that saves ink."""

from __future__ import annotations

PEG_COLORS = {
    "W": "#ffffff",
    "N": "#a58857",
    "Y": "#f8d900",
    "O": "#dd680e",
    "R": "#8c030a",
    "G": "#006654",
    "B": "#001899",
    "K": "#0a0a0a",
    "P": "#57316c",
    "I": "#f582d5",
}
"""The ten colors of pegs, by letter; the client's ``--peg-`` tokens."""
PEG_DARK = "#17120d"
PEG_LIGHT = "#fffdf8"

INK = "#1d2b28"
INK2 = "#4a5b54"
RULE = "#d9d4c5"
PRIMARY = "#17493d"
FORBIDDEN = "#b3261e"
BURST = "#ffd25e"

WOOD = "#f4e2c0"
WOOD_EDGE = "#b68a50"
GROOVE = "#b88f5c"
HOLE = "#4b321b"
CORNER = "#f4e2c0"
INLAY_EDGE = "#17120d"

FEET = {
    "plain": ("#e9eee6", "#1d2b28"),
    "out": ("#cfe5d8", "#0e3b2e"),
    "back": ("#e6d6ea", "#41204b"),
    "split": ("#fbe1b0", "#553300"),
    "swap": ("#cfe3ee", "#0d3a52"),
    "send": ("#fbe1b0", "#553300"),
    "joker": ("#2b2140", "#ffe9a8"),
}
"""The ground and the ink of a card's foot, by what the card does; the client's ``--foot-`` tokens."""
CARD = "#fffdf8"
CARD_RED = "#b3261e"
CARD_JOKER = "#57316c"
CARD_EDGE = "#cfc6b0"
