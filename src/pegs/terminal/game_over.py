"""The end of a game: who won, all hands open, and a few numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pegs.core.board import Seat
from pegs.core.cards import JOKER, UNKNOWN, cards_of
from pegs.core.operations import Penalized, Played, SentToInSpot, SentToStart
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.i18n import say
from pegs.terminal.names import card_name

if TYPE_CHECKING:
    from pegs.terminal.session import Session


@dataclass(frozen=True)
class Count:
    """What one player did in a game."""

    cards: int
    bumps: int
    boosts: int
    jokers: int
    lost: int
    """Own pegs that went back to start."""
    discards: int


def count_game(game: Game) -> list[Count]:
    """The numbers of every seat."""
    did: list[Counter[str]] = [Counter() for _ in range(game.players)]
    for ply in game.plies:
        for op in ply.operations:
            match op:
                case Played(seat, card, declared, kind):
                    did[seat]["cards"] += 1
                    did[seat]["discards"] += kind is Kind.DISCARD
                    did[seat]["jokers"] += JOKER in (card, declared) and kind is not Kind.DISCARD
                case SentToStart(seat):
                    did[ply.seat]["bumps"] += game.board.team_of(seat) != game.board.team_of(ply.seat)
                    did[seat]["lost"] += 1
                case Penalized(seat):
                    did[seat]["lost"] += 1
                case SentToInSpot():
                    did[ply.seat]["boosts"] += 1
                case _:
                    pass
    names = ("cards", "bumps", "boosts", "jokers", "lost", "discards")
    return [Count(*(each[name] for name in names)) for each in did]


def tell_end(session: Session) -> None:
    """Tell how the game ended."""
    game, screen = session.game, session.screen
    screen.say()
    session.show_board()
    screen.say()
    counts = count_game(game)
    screen.say(say("play-end-game", cards=sum(count.cards for count in counts)))
    for seat, count in enumerate(counts):
        screen.say(f"  {_line(session, seat, count)}")


def _line(session: Session, seat: Seat, count: Count) -> str:
    hand = session.game.position.hands[seat]
    cards = [] if isinstance(hand, int) else cards_of(hand)
    told = ", ".join(card_name(card) for card in cards if card != UNKNOWN) or say("play-no-cards")
    return say(
        "play-end-player",
        who=session.chairs[seat].name,
        hand=told,
        cards=count.cards,
        bumps=count.bumps,
        boosts=count.boosts,
        jokers=count.jokers,
        lost=count.lost,
        discards=count.discards,
    )
