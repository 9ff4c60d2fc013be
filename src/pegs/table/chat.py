"""What may be said at a table without words of one's own."""

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
"""Canned phrases by id; every client says them in its reader's language."""
MAX_TALK = 200
