"""The bots at the table, and the one that gives hints."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Seat
from pegs.core.ply import Ply
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.i18n import say
from pegs.players import make_player
from pegs.players.player import Player
from pegs.terminal.describe_turn import deed
from pegs.terminal.names import Voice, a_card
from pegs.terminal.people import Chair
from pegs.view import seen, view_of

_HINTER = "hints"
_FOR, _AGAINST = 3, 1
"""How many reasons are told that speak for a turn, and against it."""


class Bots:
    """All bots of one game. Each sees what its seat may see, and no more."""

    def __init__(self, chairs: Sequence[Chair], seed: int | str) -> None:
        wishes = {seat: chair.bot for seat, chair in enumerate(chairs) if not chair.is_person}
        self._players: dict[Seat, Player] = {
            seat: make_player(bot, f"{seed}/{seat}") for seat, bot in wishes.items()
        }

    def choose(self, game: Game) -> Turn:
        """What the bot at the seat to act plays."""
        return self._players[game.turn].choose(view_of(game, game.turn))

    def told(self, game: Game, ply: Ply) -> None:
        """Let every bot know of a ply, as far as its seat sees it."""
        for seat, player in self._players.items():
            player.told(seen(game.rules, seat, ply.operations))


def hint(game: Game, voice: Voice) -> list[str]:
    """What the hints player would do at the seat to act, and why, a sentence each."""
    from pegs.players.explain import explain

    view = view_of(game, game.turn)
    turn = make_player(_HINTER).choose(view)
    reasons = explain(view, turn)
    good = [reason for reason in reasons if reason.contribution > 0][:_FOR]
    bad = [reason for reason in reasons if reason.contribution < 0][:_AGAINST]
    return [
        _advice(voice, turn),
        *(say("play-hint-for", reason=reason.sentence) for reason in good),
        *(say("play-hint-against", reason=reason.sentence) for reason in bad),
    ]


def _advice(voice: Voice, turn: Turn) -> str:
    does = deed(voice, turn, voice.listener if voice.listener is not None else turn.steps[0].seat)
    if turn.card < 0 or turn.kind is Kind.PENALTY:
        return say("play-hint-do", does=does)
    return say("play-hint-card", card=a_card(turn.card), does=does)
