"""The errors that refuse a command or a request."""

from __future__ import annotations

from pegs.core.errors import PegsError
from pegs.protocol.messages import RefusalCode


class RefusedError(PegsError):
    """A command that the table refuses. Nothing has changed.

    ``code`` is for programs, ``sentence`` for people; ``rule`` cites the rule that forbids it, if one does.
    """

    def __init__(self, code: RefusalCode, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


class NoTableError(PegsError):
    """There is no such table, or game, or puzzle."""


class NoKeyError(PegsError):
    """A token or code is unknown, no longer valid, or doesn't allow this."""
