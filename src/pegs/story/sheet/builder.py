"""Builds a rules sheet from the switches of any rules."""

from __future__ import annotations

from functools import lru_cache

from pegs.core.board import Board
from pegs.i18n import in_language, language, translate
from pegs.rules.description import Describer, in_short
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES, DEFAULT_TEAMS, RuleSet, Seating
from pegs.rules.scope import Scope, scope_of
from pegs.rules.summary import title_of
from pegs.story.names import Names
from pegs.story.sheet.cards import card_lines
from pegs.story.sheet.chapters import chapters
from pegs.story.sheet.differences import differences
from pegs.story.sheet.model import RulesSheet
from pegs.story.sheet.stage import ME, Stage

MAX_CACHED = 64
PLAYERS = ("", "Ben", "Ana", "Theo")
"""The players of the examples, clockwise from the reader."""


def rules_sheet(ruleset: RuleSet, seatings: tuple[Seating, ...] = ()) -> RulesSheet:
    """The sheet for some rules, in the current language.

    Only what can come up is on it: by the rules, and in these seatings (by default those that the rule set's
    source names).
    """
    return _built(ruleset, seatings, language())


@lru_cache(MAX_CACHED)
def _built(ruleset: RuleSet, seatings: tuple[Seating, ...], speech: str) -> RulesSheet:
    with in_language(speech):
        scope = scope_of(ruleset, seatings)
        basic = load(DEFAULT_RULES)
        describer, base = Describer(ruleset, scope.seatings), Describer(basic, scope.seatings)
        board = example_board(ruleset, scope)
        stage = Stage(ruleset, board, Names(board, ruleset.words_in(), PLAYERS, ME))
        return RulesSheet(
            name=ruleset.name,
            title=title_of(ruleset),
            source=ruleset.source,
            facts=_facts(scope),
            differences=differences(describer, base),
            cards=card_lines(describer, base),
            chapters=chapters(describer, stage),
            players=board.players,
            teams=board.teams,
            base_title=title_of(basic),
        )


def example_board(ruleset: RuleSet, scope: Scope) -> Board:
    """The board of the examples: the usual four players in pairs, or the fewest players without partners."""
    if scope.partners != "none":
        return ruleset.rules.board(DEFAULT_PLAYERS, DEFAULT_TEAMS)
    players = min(min(scope.players), DEFAULT_PLAYERS)
    return ruleset.rules.board(players, players)


def _facts(scope: Scope) -> tuple[str, str]:
    players = list(scope.players)
    return (
        translate("sheet-fact-players", players=in_short(players), count=players[-1]),
        translate("sheet-fact-cards", count=scope.rules.hand_size),
    )
