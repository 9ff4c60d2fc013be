"""The rules sheet for a page: of a named set, of a house sheet, or of a table's rules."""

from __future__ import annotations

from dataclasses import replace

from pegs.protocol.rulebooks import SheetPage, SheetRequest
from pegs.rules.loader import is_named_set
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import RuleSet, Seating
from pegs.rules.scope import scope_of
from pegs.rules.toml.writer import write
from pegs.story.sheet.builder import example_board, rules_sheet
from pegs.table.chat import TABLE_TALK
from pegs.table.chosen_rules import load_rules
from pegs.table.encode import board_shape
from pegs.table.rules_card import powers


def sheet_page(request: SheetRequest) -> SheetPage:
    """The sheet that was asked for, in the current language.

    Raises UsageError or DealError if those players can't use the rules, RulesFileError if they can't be read.
    """
    ruleset = load_rules(request.rules)
    seatings = _seatings(ruleset, request)
    talk = ruleset.rules.table_talk if request.talk is None else TABLE_TALK[request.talk]
    shown = replace(ruleset, rules=replace(ruleset.rules, table_talk=talk))
    return SheetPage(
        sheet=rules_sheet(shown, seatings),
        board=board_shape(example_board(ruleset, scope_of(ruleset, seatings))),
        powers=powers(ruleset, seatings),
        toml="" if is_named_set(ruleset) else write(ruleset),
    )


def _seatings(ruleset: RuleSet, request: SheetRequest) -> tuple[Seating, ...]:
    if request.players is None or request.teams is None:
        return ()
    check_playable(ruleset.rules, request.players, request.teams)
    return ((request.players, request.teams),)
