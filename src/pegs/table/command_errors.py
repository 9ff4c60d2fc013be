"""Refusals: a code for programs, a sentence for people, and the rule where one forbids it."""

from __future__ import annotations

from pegs.core.errors import PegsError
from pegs.table.protocol.messages import RefusalCode


class RefusedError(PegsError):
    """A wish that a table does not grant. Nothing has changed."""

    def __init__(self, code: RefusalCode, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
