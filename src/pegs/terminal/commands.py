"""The words that can be typed at any question: help, hint, why, board and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pegs.core.errors import NotationError, UsageError
from pegs.i18n import say
from pegs.terminal.board_text import in_words
from pegs.terminal.bots import hint
from pegs.terminal.parse_input import read_card, read_typed
from pegs.terminal.screen import LeftError

if TYPE_CHECKING:
    from pegs.terminal.prompt import Asking
    from pegs.terminal.session import Session

NAMES = ("help", "hint", "why", "back", "undo", "board", "pegs", "hand", "rules", "history", "save", "quit")
_SHORT = {"?": "help", "b": "back", "exit": "quit"}
LAST = 20
"""How many sentences of the history are told if no number is asked for."""


def command_of(text: str) -> tuple[str, str]:
    """The command that a text begins with, and what follows it; an empty one where it is none."""
    word, _, rest = text.strip().partition(" ")
    word = word.casefold()
    if word in _SHORT:
        return _SHORT[word], rest.strip()
    for name in NAMES:
        if word in (name, say(f"play-command-{name}")):
            return name, rest.strip()
    return "", ""


class Commands:
    """What the commands do."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen

    def run(self, name: str, rest: str, asking: Asking | None = None) -> None:
        """Run a command; ``asking`` is the decision that waits for an answer. Raises LeftError on quit."""
        does: dict[str, Callable[[], None]] = {
            "help": self._help,
            "board": self._board,
            "pegs": self._pegs,
            "rules": lambda: self._rules(rest),
            "history": lambda: self._history(rest),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        if name in does:
            does[name]()
        elif asking is None:
            self.screen.say(say("play-not-now"))
        elif name == "why":
            self._why(rest, asking)
        elif name == "hint":
            self._hint(asking)
        else:
            self.session.show_hand(asking.position.turn)

    def _help(self) -> None:
        self.screen.say(say("play-help-answers"))
        for name in NAMES:
            word = say(f"play-command-{name}")
            self.screen.say(f"  {word:<10} {say(f'play-command-{name}.means')}")

    def _board(self) -> None:
        self.session.show_board(explained=True)

    def _pegs(self) -> None:
        session = self.session
        seat = session.listener
        for sentence in in_words(session.voice(seat), session.game.position.pegs, seat):
            self.screen.say(sentence)

    def _rules(self, rest: str) -> None:
        from pegs.rules.description import tell

        sections = tell(self.session.game.ruleset)
        titles = ", ".join(section.title for section in sections)
        wanted = rest.casefold()
        chosen = [each for each in sections if wanted and each.title.casefold().startswith(wanted)]
        if wanted == say("play-all") or wanted == "all":
            chosen = list(sections)
        if not chosen:
            chosen = [section for section in sections if section.name in ("turn", "cards")]
        for section in chosen:
            self.screen.say(section.title, "bold")
            for sentence in section.sentences:
                self.screen.say(
                    f"  {sentence.about}: {sentence.text}" if sentence.about else f"  {sentence.text}"
                )
        if len(chosen) < len(sections):
            self.screen.say(say("play-rules-more", titles=titles))

    def _history(self, rest: str) -> None:
        number = int(rest) if rest.isdecimal() and int(rest) else LAST
        sentences = self.session.whole_story()
        if not sentences:
            self.screen.say(say("play-no-history"))
        for sentence in sentences[-number:]:
            self.screen.say(f"  {sentence}")

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.say(say("play-save-which"))
            return
        try:
            file = self.session.autosave.copy(self.session.game, self.session.chairs, rest)
        except UsageError as error:
            self.screen.say(str(error))
        else:
            self.screen.say(say("play-saved", file=str(file)))

    def _quit(self) -> None:
        raise LeftError

    def _why(self, rest: str, asking: Asking) -> None:
        if not rest:
            for sentence in asking.reasons.of_hand():
                self.screen.say(f"  {sentence}")
            return
        card = read_card(rest)
        if card is not None:
            self.screen.say(asking.reasons.of_card(card))
            return
        try:
            turn = read_typed(self.session.game, rest, asking.card)
        except NotationError as error:
            self.screen.say(say("play-not-a-turn", problem=str(error)))
        else:
            self.screen.say(asking.reasons.of_turn(turn))

    def _hint(self, asking: Asking) -> None:
        for sentence in hint(self.session.game, asking.voice):
            self.screen.say(f"  {sentence}")
