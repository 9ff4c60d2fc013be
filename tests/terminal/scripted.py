"""A screen without a terminal: answers come from a script or a function; everything shown is recorded."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from pegs.i18n import translate
from pegs.terminal.screen import Line, QuitError

MAX_QUESTIONS = 20_000
Answerer = Callable[[str, Sequence[str]], str]


class ScriptedScreen:
    def __init__(self, answerer: Answerer, width: int = 80, height: int = 50) -> None:
        self.answerer = answerer
        self.width = width
        self.height = height
        self.shown: list[str] = []
        self.asked: list[str] = []
        self.since_hidden = 0

    def print(self, text: str = "", style: str = "") -> None:
        assert style is not None
        self.shown.append(text)

    def show(self, lines: Sequence[Line]) -> None:
        self.shown += ["".join(piece.text for piece in line) for line in lines]

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        assert len(self.asked) < MAX_QUESTIONS, f"no end of questions: {self.asked[-5:]}"
        self.asked.append(prompt)
        answer = self.answerer(prompt, answers)
        self.shown.append(f"{prompt} {answer}")
        return answer.strip()

    def hide(self) -> None:
        self.since_hidden = len(self.shown)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    @property
    def visible(self) -> str:
        """What was shown since the screen was cleared."""
        return "\n".join(self.shown[self.since_hidden :])


def script(answers: Iterable[str]) -> Answerer:
    """Give these answers, then leave."""
    left = iter(answers)

    def answer(_prompt: str, _answers: Sequence[str]) -> str:
        try:
            return next(left)
        except StopIteration:
            raise QuitError from None

    return answer


def any_answer(seed: int) -> Answerer:
    """Pick from the answers offered; mostly honest and trusting, or bluffing games never end."""
    chance = random.Random(seed)
    again, accept = translate("play-again"), translate("play-word-accept")
    before = ""

    def answer(prompt: str, answers: Sequence[str]) -> str:
        nonlocal before
        if not answers:
            return ""
        if prompt == again:
            return translate("play-no")
        likely = [each for each in (accept, before) if each in answers]
        before = likely[0] if likely and chance.random() < 0.95 else chance.choice(answers)
        return before

    return answer
