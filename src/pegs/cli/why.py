"""``pegs why``: why a turn is not legal, or why a hand cannot move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli._options import (
    PLAYERS,
    RULES,
    TEAMS,
    PlayersOption,
    RulesOption,
    TeamsOption,
    load_for,
)
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.core.board import Board
    from pegs.core.position import Position
    from pegs.core.turn import Turn
    from pegs.engine.why import Reason
    from pegs.rules.ruleset import RuleSet

_TEN = re.compile(r"(?:^|(?<==))10(?=[ =]|$)")
"""A ten as people write it, and as the sentences of this command do."""


def register(app: typer.Typer) -> None:
    """Adds the command."""
    app.command("why", help="cli-why")(why)


def why(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="cli-why-position")],
    turn: Annotated[str, typer.Argument(metavar="TURN", help="cli-why-turn")] = "",
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = TEAMS,
) -> None:
    """Tells which rule forbids a turn; without a turn, why each card of the hand cannot move."""
    from pegs.notation import read_position

    ruleset = load_for(rules, players, teams)
    now = read_position(ruleset.rules, players, teams, position)
    board = ruleset.rules.board(players, teams)
    told = _why_turn(ruleset, board, now, turn) if turn else _why_cards(ruleset, board, now)
    for line in told:
        typer.echo(line)


def _why_turn(ruleset: RuleSet, board: Board, position: Position, text: str) -> list[str]:
    """The reason against a turn. Of two turns that the text can mean, a legal one is meant."""
    from pegs.notation import read_turns

    meant = read_turns(board, _TEN.sub("T", text), position.pegs, bluffing=ruleset.rules.bluffing)
    reasons = [_reason(ruleset, board, position, turn) for turn in meant]
    return [str(reasons[0]) if all(reasons) else translate("why-not-forbidden", turn=text)]


def _reason(ruleset: RuleSet, board: Board, position: Position, turn: Turn) -> Reason | None:
    from pegs.core.cards import UNKNOWN
    from pegs.core.position import Phase
    from pegs.core.turn import Kind
    from pegs.engine.why import why_not, why_not_declared, wording_of

    wording = wording_of(ruleset)
    if position.phase is Phase.PLAY and turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE:
        return why_not_declared(ruleset.rules, board, position, turn, wording)
    return why_not(ruleset.rules, board, position, turn, wording)


def _why_cards(ruleset: RuleSet, board: Board, position: Position) -> list[str]:
    """The reason for each card of the hand that cannot move; one sentence if all of them can."""
    from pegs.engine.why import why_nothing_moves, wording_of
    from pegs.rules.card_names import CARD_NAMES

    found = why_nothing_moves(ruleset.rules, board, position, wording_of(ruleset))
    if not found:
        return [translate("why-all-can-move")]
    return [
        translate("why-card-cannot-move", card=CARD_NAMES[rank], reason=str(reason)) for rank, reason in found
    ]
