"""The error that refuses a command."""

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
