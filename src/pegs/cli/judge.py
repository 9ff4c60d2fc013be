"""``pegs judge``: settle a dispute about a position: what can be played, and whether a turn may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli._options import PLAYERS, RULES, PlayersOption, RulesOption, TeamsOption, load_for
from pegs.cli._output import echo
from pegs.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pegs.core.operations import Operation
    from pegs.core.position import Position
    from pegs.core.turn import Turn
    from pegs.engine.game import Game
    from pegs.rules.ruleset import RuleSet
    from pegs.table.answers.disputes import Dispute


PEG_COLORS = "BYRWGOPIKN"
"""The colors of seats in a link."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("judge", help="cli-judge", epilog="cli-judge-examples")(judge)


def judge(
    position: Annotated[
        str, typer.Option("--position", metavar="TEXT", help="cli-judge-position", show_default=False)
    ],
    card: Annotated[str, typer.Option("--card", metavar="CARD", help="cli-judge-card")] = "",
    turn: Annotated[str, typer.Option("--turn", metavar="TEXT", help="cli-judge-turn")] = "",
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    link: Annotated[bool, typer.Option("--link", help="cli-judge-link")] = False,
) -> None:
    """Print yes or no with the rule behind it; without a turn, everything that can be played."""
    from pegs.cli._warm import make_game_ready
    from pegs.notation import read_position
    from pegs.table.answers.disputes import Dispute

    ruleset, number_of_teams = load_for(rules, players, teams)
    current = read_position(ruleset.rules, players, number_of_teams, position)
    make_game_ready()
    shown = _holding(current, card) if card else current
    dispute = Dispute.of(ruleset, players, number_of_teams, shown, letters=True)
    for line in _ruling(dispute, turn) if turn else _playable(dispute):
        echo(line)
    if link:
        echo(translate("judge-link", link=_link(ruleset, dispute.game, turn)))


def _link(ruleset: RuleSet, game: Game, turn: str) -> str:
    """The path, on any server, of the judge's page with this board and this question."""
    from pegs.notation import position_text
    from pegs.rules import write
    from pegs.rules.loader import is_named_set
    from pegs.rules.sheet_link import packed_sheet

    rules = f"rules={ruleset.name}" if is_named_set(ruleset) else f"r={packed_sheet(write(ruleset))}"
    question = {
        "players": game.board.players,
        "teams": game.board.teams,
        "colors": PEG_COLORS[: game.board.players],
        "position": position_text(game.board, game.position),
    } | ({"turn": turn} if turn else {})
    parts = [f"{name}={str(value).replace(' ', '.')}" for name, value in question.items()]
    return f"/judge#{'&'.join([rules, *parts])}"


def _holding(position: Position, card: str) -> Position:
    """The position in which the seat to act has just this card."""
    from pegs.notation import read_rank
    from pegs.story.written_turns import card_in_notation
    from pegs.table.answers.disputes import with_hand

    return with_hand(position, position.turn, [read_rank(card_in_notation(card))])


def _ruling(dispute: Dispute, text: str) -> list[str]:
    from pegs.notation import turn_text
    from pegs.story.sentences import Speaker

    verdict = dispute.judge(text)
    rule = verdict.rule
    if verdict.explanation is None:
        does = Speaker(dispute.names).sentences(dispute.lines(verdict))
        answer = [translate("judge-verdict-yes"), *_indented(does)]
    else:
        answer = [translate("judge-verdict-no", reason=verdict.explanation.sentence)]
    if rule.text:
        source = verdict.explanation.source if verdict.explanation else None
        answer += _indented([translate("judge-verdict-rule", text=rule.text), source or rule.source])
    if verdict.instead is not None:
        answer.append(translate("judge-verdict-instead", turn=turn_text(dispute.game.board, verdict.instead)))
    return answer


def _playable(dispute: Dispute) -> list[str]:
    """Every legal turn with what it does, and why other cards can't be played."""
    from pegs.rules.card_words import card_face

    game = dispute.game
    turns = game.legal_turns()
    lines = [_line(dispute, turn, done) for turn, done in zip(turns, game.changes(turns), strict=True)]
    idle = [
        translate("why-card-cannot-move", card=card_face(rank), reason=explanation.sentence)
        for rank, explanation in dispute.why.stuck_ranks.items()
    ]
    return [*lines, *idle]


def _line(dispute: Dispute, turn: Turn, operations: Sequence[Operation]) -> str:
    """A legal turn, and what it does."""
    from pegs.notation import turn_text
    from pegs.story.narrator import parts_of
    from pegs.story.sentences import Speaker

    game, text = dispute.game, turn_text(dispute.game.board, turn)
    parts = parts_of(game.rules, game.board, game.turn, operations)
    does = ", ".join(Speaker(dispute.names).clauses(parts, game.turn))
    return translate("judge-verdict-turn", turn=text, does=does) if does else text


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines if line]
