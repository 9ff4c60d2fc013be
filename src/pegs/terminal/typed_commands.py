"""Commands that a player can type at any question: help, hint, why, board, and so on."""

from __future__ import annotations

from collections.abc import Callable

from pegs.core.errors import NotationError, UsageError
from pegs.core.position import Phase
from pegs.i18n import translate
from pegs.protocol import commands as do
from pegs.rules.card_legend import legend
from pegs.rules.card_words import card_face, the_card
from pegs.story.written_turns import read_card
from pegs.table.viewer import Viewer
from pegs.terminal.board_text import in_words
from pegs.terminal.decision import Decision
from pegs.terminal.game_display import GameDisplay
from pegs.terminal.game_file import save_copy
from pegs.terminal.local_table import record_text
from pegs.terminal.parse_input import read_typed
from pegs.terminal.screen import QuitError

NAMES = (
    *("help", "hint", "why", "back", "undo", "board", "compact", "pegs"),
    *("hand", "rules", "history", "save", "quit"),
)
_SHORT = {"?": "help", "b": "back", "exit": "quit"}
HISTORY_LENGTH = 20
"""How many sentences ``history`` shows if no number is given."""
_MAX_PROS, _MAX_CONS = 3, 1
"""How many reasons a hint gives for its turn, and against it."""


def command_of(text: str) -> tuple[str, str]:
    """Split typed text into a command's English name, empty if it isn't a command, and the rest."""
    word, _, rest = text.strip().partition(" ")
    word = word.casefold()
    if word in _SHORT:
        return _SHORT[word], rest.strip()
    for name in NAMES:
        if word in (name, translate(f"play-command-{name}")):
            return name, rest.strip()
    return "", ""


class TypedCommands:
    """Runs the commands."""

    def __init__(self, display: GameDisplay) -> None:
        self.display = display
        self.screen = display.screen

    def run(self, name: str, rest: str, decision: Decision) -> None:
        """Run a command during a decision. ``quit`` raises QuitError."""
        actions: dict[str, Callable[[], None]] = {
            "help": self._help,
            "board": lambda: self.display.show_board(explained=True),
            "compact": self._switch_size,
            "pegs": self._pegs,
            "hand": lambda: self.display.show_hand(decision.game.turn),
            "rules": lambda: self._rules(rest),
            "history": lambda: self._history(rest),
            "save": lambda: self._save(rest),
            "quit": _quit,
            "why": lambda: self._why(rest, decision),
            "hint": lambda: self._hint(decision),
        }
        actions[name]()

    def _help(self) -> None:
        self.screen.print(translate("play-help-answers"))
        for name in NAMES:
            word = translate(f"play-command-{name}")
            self.screen.print(f"  {word:<10} {translate(f'play-command-{name}.means')}")

    def _switch_size(self) -> None:
        if self.display.switch_size():
            self.display.show_board()
        else:
            self.screen.print(translate("play-one-size"))

    def _pegs(self) -> None:
        display = self.display
        for sentence in in_words(display.names(display.reader), display.game.position.pegs):
            self.screen.print(sentence)

    def _rules(self, rest: str) -> None:
        card = read_card(rest)
        if card is None:
            self._rules_on(rest)
            return
        game = self.display.game
        cards = legend(game.ruleset, ((game.board.players, game.board.teams),))
        self.screen.print(f"  {card_face(card)}: {cards[card].text}")

    def _rules_on(self, rest: str) -> None:
        from pegs.rules.description import describe

        game = self.display.game
        sections = describe(game.ruleset, ((game.board.players, game.board.teams),))
        wanted = rest.casefold()
        chosen = [each for each in sections if wanted and each.title.casefold().startswith(wanted)]
        if wanted in (translate("play-all"), "all"):
            chosen = list(sections)
        if not chosen:
            chosen = [section for section in sections if section.name in ("turn", "cards")]
        for section in chosen:
            self.screen.print(section.title, "bold")
            for sentence in section.sentences:
                self.screen.print(f"  {sentence}")
        if len(chosen) < len(sections):
            titles = ", ".join(section.title for section in sections)
            self.screen.print(translate("play-rules-more", titles=titles))

    def _history(self, rest: str) -> None:
        number = int(rest) if rest.isdecimal() and int(rest) else HISTORY_LENGTH
        for sentence in self.display.history()[-number:]:
            self.screen.print(f"  {sentence}")

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.print(translate("play-save-which"))
            return
        try:
            file = save_copy(rest, record_text(self.display.table))
        except UsageError as error:
            self.screen.print(str(error))
        else:
            self.screen.print(translate("play-saved", file=str(file)))

    def _why(self, rest: str, decision: Decision) -> None:
        if not rest:
            for sentence in self._why_hand(decision):
                self.screen.print(f"  {sentence}")
            return
        card = read_card(rest)
        if card is not None:
            self.screen.print(decision.why_card(card))
            return
        try:
            self.screen.print(self._why_turn(rest, decision))
        except NotationError as error:
            self.screen.print(translate("play-not-a-turn", problem=str(error)))

    def _why_turn(self, text: str, decision: Decision) -> str:
        if not decision.lacks_card(text):
            return decision.why.turn_sentence(read_typed(decision.game, text, decision.card))
        turns = decision.read_without_card(text)
        return decision.why.turn_sentence(turns[0]) if len(turns) == 1 else decision.which_card(text, turns)

    def _why_hand(self, decision: Decision) -> list[str]:
        if decision.game.phase is not Phase.PLAY:
            return [translate("play-why-no-card-now")]
        return [decision.why_card(card) for card in decision.why.stuck_ranks] or [
            translate("play-why-all-move")
        ]

    def _hint(self, decision: Decision) -> None:
        answer = self.display.table.answer(Viewer("player", decision.game.turn), do.Hint(id="hint"))
        weights = [(reason.weight or 0, reason.sentence) for reason in answer.reasons]
        good = [sentence for weight, sentence in weights if weight > 0][:_MAX_PROS]
        bad = [sentence for weight, sentence in weights if weight < 0][:_MAX_CONS]
        self.screen.print(f"  {self._advice(decision, answer.turn or '')}")
        for sentence in good:
            self.screen.print(f"  {translate('play-hint-for', reason=sentence)}")
        for sentence in bad:
            self.screen.print(f"  {translate('play-hint-against', reason=sentence)}")

    def _advice(self, decision: Decision, text: str) -> str:
        """The hinted turn as a person would put it: "I'd play the 7: C2 to C9, bump Ben"."""
        turn = read_typed(decision.game, text)
        does = decision.menus.describer.summary(turn)
        if turn.card < 0:
            return translate("play-hint-do", does=does)
        return translate("play-hint-card", card=the_card(turn.card), does=does)


def _quit() -> None:
    raise QuitError
