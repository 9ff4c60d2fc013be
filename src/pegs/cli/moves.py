"""``pegs moves``: list the legal turns of a position."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli._options import PLAYERS, RULES, PlayersOption, RulesOption, TeamsOption, load_for
from pegs.cli._output import echo

if TYPE_CHECKING:
    from pegs.core.position import Pegs, Position
    from pegs.core.turn import Turn
    from pegs.engine.game import Game
    from pegs.rules.ruleset import RuleSet

STANDARD_INPUT = "-"
REFUSED_EXIT = 2
"""The exit status if any line wasn't a position."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("moves", help="cli-moves", epilog="cli-moves-examples")(moves)


def moves(
    position: Annotated[str, typer.Argument(metavar="POSITION|-", help="cli-moves-position")],
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-moves-json")] = False,
) -> None:
    """Print the legal turns, or answer every line of standard input with a JSON list."""
    ruleset, number_of_teams = load_for(rules, players, teams)
    lister = Lister(ruleset, players, number_of_teams)
    if position == STANDARD_INPUT:
        _answer_lines(lister, sys.stdin.buffer)
        return
    turns = lister.turns(position)
    if as_json:
        echo(json.dumps(_objects(turns)))
        return
    for text, _ in turns:
        echo(text)


@dataclass(frozen=True)
class Lister:
    """Lists legal turns under some rules, for a number of players and teams."""

    ruleset: RuleSet
    players: int
    teams: int

    def turns(self, text: str) -> list[tuple[str, str]]:
        """The legal turns of a position and the pegs after each, as texts sorted by their bytes.

        Raises NotationError if the text isn't a position, or if the hand of the player to act is hidden.
        """
        from pegs.notation import pegs_text, turn_text

        board, position = self.ruleset.rules.board(self.players, self.teams), self._read(text)
        outcomes = self._outcomes(position)
        return [(turn_text(board, turn), pegs_text(board, pegs)) for turn, pegs in outcomes]

    def _read(self, text: str) -> Position:
        from pegs.core.position import Phase
        from pegs.notation import hand_text, read_position
        from pegs.notation.errors import notation_error

        position = read_position(self.ruleset.rules, self.players, self.teams, text)
        hand = position.hands[position.turn]
        if isinstance(hand, int) and position.phase is Phase.PLAY:
            raise notation_error(hand_text(hand), "notation-hand-unknown")
        return position

    def _game(self, position: Position) -> Game:
        from pegs.cli._warm import make_game_ready
        from pegs.engine.game import Game

        make_game_ready()
        return Game.from_position(self.ruleset, position, self.players, self.teams)

    def _outcomes(self, position: Position) -> list[tuple[Turn, Pegs]]:
        game = self._game(position)
        return [(turn, game.after(turn)) for turn in game.compound_turns()]


def _objects(turns: list[tuple[str, str]]) -> list[dict[str, str]]:
    return [{"turn": turn, "after": after} for turn, after in turns]


def _answer_lines(lister: Lister, lines: Iterable[bytes]) -> None:
    """Write one JSON value per line, as soon as it's known. Exits with 2 if any line wasn't a position."""
    refused = False
    for line in lines:
        answer = _answer(lister, line.decode("utf-8", "replace").rstrip("\r\n"))
        refused |= isinstance(answer, dict)
        echo(json.dumps(answer))
    if refused:
        raise typer.Exit(REFUSED_EXIT)


def _answer(lister: Lister, text: str) -> list[dict[str, str]] | dict[str, str]:
    from pegs.core.errors import PegsError

    try:
        return _objects(lister.turns(text))
    except PegsError as error:
        return {"error": str(error)}
