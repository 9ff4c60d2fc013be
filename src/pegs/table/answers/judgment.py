"""The judge's answers in messages."""

from __future__ import annotations

from pegs.core.cleaning import clean_text
from pegs.core.errors import PositionError
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.protocol.judge import JudgeQuestion, JudgeTable, Judgment, Playable, Ruling
from pegs.protocol.messages import SecondBest
from pegs.protocol.wire_operations import encode
from pegs.rules.loader import is_named_set
from pegs.rules.playable import check_table
from pegs.rules.ruleset import PLACES, RuleSet
from pegs.rules.summary import title_of
from pegs.rules.toml.writer import write
from pegs.table.answers.disputes import Dispute, Verdict
from pegs.table.chosen_rules import load_rules
from pegs.table.display_names import MAX_NAME
from pegs.table.encode import board_shape
from pegs.table.options import offered, option_of
from pegs.table.rules_card import powers


def judgment(question: JudgeQuestion) -> Judgment:
    """Answer a question about a position, in the current language.

    Raises UsageError, RulesFileError or NotationError if the rules can't be read, or don't allow this number
    of players and teams, or if the turn can't be read. An impossible position is answered with its faults.
    """
    ruleset = load_rules(question.rules)
    check_table(ruleset.rules, question.players, question.teams)
    table = judge_table(ruleset, question.players, question.teams)
    if not question.position:
        return Judgment(table, (), "", None, None)
    names = [clean_text(name, MAX_NAME) for name in question.names]
    try:
        dispute = Dispute.of(ruleset, question.players, question.teams, question.position, names)
    except PositionError as error:
        return Judgment(table, tuple(map(str, error.faults)), "", None, None)
    position = dispute.game.position_text()
    if question.turn:
        return Judgment(table, (), position, _ruling(dispute, dispute.judge(question.turn)), None)
    return Judgment(table, (), position, None, _playable(dispute))


def judge_table(ruleset: RuleSet, players: int, teams: int) -> JudgeTable:
    """What's needed to set up a board by these rules."""
    rules, words = ruleset.rules, ruleset.words_in()
    return JudgeTable(
        name=ruleset.name,
        title=title_of(ruleset),
        toml="" if is_named_set(ruleset) else write(ruleset),
        board=board_shape(rules.board(players, teams)),
        powers=powers(ruleset, ((players, teams),)),
        words={place: getattr(words, place) for place in PLACES},
        hand_size=rules.hand_size,
        bluffing=rules.bluffing,
        stuck_limit=rules.stuck_limit or None,
    )


def _ruling(dispute: Dispute, verdict: Verdict) -> Ruling:
    game, turn, explanation = verdict.game, verdict.turn, verdict.explanation
    return Ruling(
        is_legal=verdict.is_legal,
        turn=verdict.text,
        paragraph=verdict.rule.id,
        rule=verdict.rule.text,
        source=(explanation.source if explanation else None) or verdict.rule.source,
        reason=dispute.why.reason(explanation, turn.power) if explanation else None,
        operations=tuple(map(encode, verdict.operations)),
        lines=dispute.lines(verdict),
        pegs=verdict.pegs,
        instead=None if verdict.instead is None else _second_best(game, verdict.instead),
    )


def _second_best(game: Game, turn: Turn) -> SecondBest:
    (option,), landings = option_of(game, turn)
    return SecondBest(option, landings)


def _playable(dispute: Dispute) -> Playable:
    game = dispute.game
    if game.phase is Phase.OVER:
        return Playable((), (), is_complete=True, idle=())
    offer = offered(game)
    reasons = dispute.why.stuck_ranks.items()
    idle = tuple(dispute.why.reason(each, rank) for rank, each in reasons)
    return Playable(offer.options, offer.landings, offer.is_complete, idle)
