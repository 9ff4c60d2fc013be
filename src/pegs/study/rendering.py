"""A table as text, for people who watch an environment."""

from __future__ import annotations

import sys

from pegs.core.plain_letters import encodable
from pegs.notation import hand_text, turn_text
from pegs.story.names import Names
from pegs.study.part_game import PartGame
from pegs.terminal.board_text import Drawing, plain

RENDER_MODES = ("ansi", "human")
_NO_LIMIT = 1_000
"""Columns: the reader can scroll."""


def render(table: PartGame, mode: str | None) -> str | None:
    """Draw a table; with the mode ``human``, print it instead of returning it. Nothing without a mode."""
    if mode == "ansi":
        return drawn(table)
    if mode == "human":
        sys.stdout.write(encodable(drawn(table), sys.stdout.encoding or "utf-8") + "\n")
    return None


def drawn(table: PartGame) -> str:
    """The board, the last turn, all hands, and who is to act."""
    game, board = table.game, table.board
    names = Names(board, game.ruleset.words_in(), letters=True)
    lines = [plain(line) for line in Drawing(names, game.position.pegs, _NO_LIMIT).lines()]
    hands = [f"{board.letters[seat]} {hand_text(game.position.hands[seat])}" for seat in range(board.players)]
    lines.append("  ".join(hands))
    if game.plies:
        last = game.plies[-1]
        lines.append(f"{board.letters[last.seat]}: {turn_text(board, last.turn)}")
    lines.append(f"{board.letters[table.seat]}?" if not table.is_over else ".")
    return "\n".join(lines)
