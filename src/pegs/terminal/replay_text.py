"""A recorded game as text: each turn, and the board after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap

from pegs.core.cards import cards_of
from pegs.core.ply import Correction, DiscardsShuffled, TakeBack
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.record import Record
from pegs.rules.card_words import card_face
from pegs.story.names import Names
from pegs.story.narrator import lines_of
from pegs.story.sentences import Speaker
from pegs.terminal.board_text import WIDTH, Drawing, in_words, plain
from pegs.terminal.last_moves import moved_pegs

_BETWEEN = {
    TakeBack: "replay-taken-back",
    Correction: "replay-corrected",
    DiscardsShuffled: "replay-shuffled",
}
"""The messages for what can happen between two turns."""


@dataclass(frozen=True)
class ReplayText:
    """Describes the states of one game, with the names of its players."""

    names: Names
    in_words: bool = False
    """Describe the board in sentences instead of drawing it."""

    @classmethod
    def of(cls, record: Record, *, in_words: bool = False) -> ReplayText:
        """Make one for a record."""
        words = record.ruleset.words_in()
        return cls(Names(record.board, words, record.names, letters=True), in_words)

    def lines(self, game: Game) -> Iterator[str]:
        """The last turn (or the deal), the board after it, and the next player with their cards.

        The legend comes with the first board.
        """
        yield from self._last_turn(game)
        yield from self._since_then(game)
        if self.in_words:
            yield from in_words(self.names, game.position.pegs)
        else:
            yield from self._board(game)
        if not game.is_over:
            yield self._next(game)

    def _since_then(self, game: Game) -> Iterator[str]:
        for each in game.between_turns:
            if each.plies == len(game.plies):
                yield translate(_BETWEEN[type(each)], who=self.names.player(each.seat))

    def _last_turn(self, game: Game) -> Iterator[str]:
        speaker = Speaker(self.names)
        if not game.plies and game.has_real_cards:
            yield translate("replay-real-cards")
            return
        if not game.plies:
            yield from speaker.sentences(lines_of(game.rules, game.board, 0, game.opening))
            return
        ply = game.plies[-1]
        lines = lines_of(game.rules, game.board, ply.seat, ply.operations, ply.turn.kind)
        number = f"{len(game.plies)}. "
        for sentence in speaker.sentences(lines):
            yield number + sentence
            number = " " * len(number)

    def _board(self, game: Game) -> Iterator[str]:
        drawing = Drawing(self.names, game.position.pegs, moved=moved_pegs(game, None))
        yield from (plain(line).rstrip() for line in drawing.lines())
        if not game.plies:
            yield from wrap(drawing.legend(), WIDTH)

    def _next(self, game: Game) -> str:
        hand = game.position.hands[game.turn]
        if isinstance(hand, int):
            return translate("replay-next-unseen", who=self.names.player(game.turn), count=hand)
        cards = [card_face(card) for card in cards_of(hand)]
        shown = "  ".join(cards) or translate("play-no-cards")
        return translate("replay-next", who=self.names.player(game.turn), cards=shown)
