"""The ready-made phrases of table talk."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good_luck",
    "nice",
    "well_played",
    "thanks",
    "sorry",
    "ouch",
    "your_turn",
    "one_moment",
    "good_game",
    "again",
    "bye",
)
"""The phrases by id. Each client shows them in its own language."""
MAX_TALK = 200
"""The most characters in a message."""
