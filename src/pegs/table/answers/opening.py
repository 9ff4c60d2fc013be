"""What a player sees of the deal of the day before playing it."""

from __future__ import annotations

from msgspec import structs

from pegs.protocol.rest import DailyDay, DailyOpening
from pegs.table.answers.judgment import judge_table
from pegs.table.daily import PLAYER, opening_of
from pegs.table.display_names import BOT_NAMES
from pegs.table.encode import hand_letters
from pegs.view import view_of


def daily_opening(results: DailyDay) -> DailyOpening:
    """The deal of the results' day, in the current language."""
    game = opening_of(results.day)
    view = view_of(game, PLAYER)
    assert view.hand is not None
    return DailyOpening(
        **structs.asdict(results),
        table=judge_table(game.ruleset, game.players, game.teams),
        hand=hand_letters(view.hand),
        pile=view.pile_size,
        bots=BOT_NAMES[PLAYER + 1 : game.players],
    )
