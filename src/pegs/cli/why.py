"""``pegs why``: why a turn isn't legal, or why a hand can't move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli._options import PLAYERS, RULES, PlayersOption, RulesOption, TeamsOption, load_for
from pegs.cli._output import echo
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.core.board import Board
    from pegs.core.position import Position
    from pegs.core.turn import Turn
    from pegs.engine.why import Explanation
    from pegs.rules.ruleset import RuleSet


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("why", help="cli-why", epilog="cli-why-examples")(why)


def why(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="cli-why-position")],
    turn: Annotated[str, typer.Argument(metavar="TURN", help="cli-why-turn")] = "",
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
) -> None:
    """Print the rule that forbids a turn; without a turn, why each card of the hand can't move."""
    from pegs.notation import read_position

    ruleset, number_of_teams = load_for(rules, players, teams)
    current = read_position(ruleset.rules, players, number_of_teams, position)
    board = ruleset.rules.board(players, number_of_teams)
    lines = _why_turn(ruleset, board, current, turn) if turn else _why_cards(ruleset, board, current)
    for line in lines:
        echo(line)


def _why_turn(ruleset: RuleSet, board: Board, position: Position, text: str) -> list[str]:
    """The reason against a turn; if the text can mean two turns, one legal one is enough."""
    from pegs.core.errors import UnreachablePlaceError
    from pegs.engine.why import why_not_there, wording_of
    from pegs.notation import read_turns
    from pegs.story.written_turns import card_of, turn_in_notation

    written = turn_in_notation(text, ruleset.rules, board, position)
    try:
        turns = read_turns(board, written, position.pegs, bluffing=ruleset.rules.bluffing)
    except UnreachablePlaceError as error:
        rank = card_of(written)
        refusal = why_not_there(ruleset.rules, board, position, rank, error, wording_of(ruleset))
        return _lines(refusal.sentence, refusal.source)
    explanations = []
    for turn in turns:
        explanation = _explanation(ruleset, board, position, turn)
        if explanation is None:
            return [translate("why-not-forbidden", turn=text)]
        explanations.append(explanation)
    return _lines(explanations[0].sentence, explanations[0].source)


def _explanation(ruleset: RuleSet, board: Board, position: Position, turn: Turn) -> Explanation | None:
    from pegs.core.cards import UNKNOWN
    from pegs.core.position import Phase
    from pegs.core.turn import Kind
    from pegs.engine.why import why_not, why_not_declared, wording_of

    wording = wording_of(ruleset)
    if position.phase is Phase.PLAY and turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE:
        return why_not_declared(ruleset.rules, board, position, turn, wording)
    return why_not(ruleset.rules, board, position, turn, wording)


def _why_cards(ruleset: RuleSet, board: Board, position: Position) -> list[str]:
    """The reason for each card of the hand that can't move; one sentence if all of them can."""
    from pegs.engine.why import why_nothing_moves, wording_of
    from pegs.rules.card_words import card_face

    explanations = why_nothing_moves(ruleset.rules, board, position, wording_of(ruleset))
    if not explanations:
        return [translate("why-all-can-move")]
    return [
        line
        for rank, explanation in explanations
        for line in _lines(
            translate("why-card-cannot-move", card=card_face(rank), reason=explanation.sentence),
            explanation.source,
        )
    ]


def _lines(sentence: str, source: str | None) -> list[str]:
    return [sentence, f"  {source}"] if source else [sentence]
