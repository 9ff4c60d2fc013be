"""The shuffle that can be checked: a secret seed is promised before the deal and told after the end.

Before the deal everybody receives the commitment, the SHA-256 of the seed's text. When the game is over the
seed is told: whoever has it can compute the commitment, deal the pack, and renew the draw pile again.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from pegs.core.board import Board, Seat
from pegs.core.cards import N_RANKS, RANK_TEXT, Rank
from pegs.core.errors import IllegalTurnError, RecordError
from pegs.core.operations import Drawn, Operation, Reshuffled
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import read_position
from pegs.record import Record
from pegs.record.header import SHUFFLE_TAGS
from pegs.rules.ruleset import RuleSet
from pegs.table.events import GameBegan, StartPosition


def commitment_of(seed: str) -> str:
    """The promise of a seed, told before the deal: SHA-256 in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def deal(ruleset: RuleSet, board: Board, began: GameBegan) -> Game:
    """The game as it began. The stored pack decides if this version of the engine shuffles differently."""
    if began.start is not None:
        return _taken_up(ruleset, board, began.seed, began.start)
    game = Game.deal(ruleset, board.players, board.teams, seed=began.seed, dealer=began.dealer)
    if pack_text(game) == began.deck:
        return game
    pack = [RANK_TEXT.index(letter) for letter in began.deck]
    return Game.deal(ruleset, board.players, board.teams, seed=began.seed, dealer=began.dealer, deck=pack)


def _taken_up(ruleset: RuleSet, board: Board, seed: str, start: StartPosition) -> Game:
    position = read_position(ruleset.rules, board.players, board.teams, start.position)
    return Game.from_position(
        ruleset,
        position,
        board.players,
        board.teams,
        seed=seed,
        pile=read_pile(start.pile),
        discards=read_pile(start.discards),
    )


def pack_text(game: Game) -> str:
    """The whole pack from its top, as it lay before the deal of a game that has just been dealt."""
    rounds = zip(*(dealt.cards for dealt in game.dealt), strict=True)
    dealt = [card for cards in rounds for card in cards]
    drawn = [each.card for each in game.opening if isinstance(each, Drawn)]
    return pile_text([*dealt, *drawn, *game.pile])


def pile_text(cards: Sequence[Rank]) -> str:
    """Cards as letters, in their order."""
    return "".join(RANK_TEXT[card] for card in cards)


def read_pile(text: str) -> tuple[Rank, ...]:
    """Cards from letters."""
    return tuple(RANK_TEXT.index(letter) for letter in text)


def renewed_pile(operations: Sequence[Operation]) -> str | None:
    """The draw pile from its top, where it was renewed."""
    orders = [each.order for each in operations if isinstance(each, Reshuffled)]
    return pile_text(orders[-1]) if orders else None


def high_card(seed: str, players: int) -> Seat:
    """Who deals where each draws a card and the highest deals; those who draw alike draw again."""
    chance = random.Random(f"{seed}/high-card")
    seats = list(range(players))
    while len(seats) > 1:
        drawn = {seat: chance.randrange(N_RANKS) for seat in seats}
        seats = [seat for seat in seats if drawn[seat] == max(drawn.values())]
    return seats[0]


def deals_alike(game: Game, seed: str) -> bool:
    """Whether a finished game follows from its seed: the deal, and every time the draw pile was renewed."""
    return dealt_again(game, seed) is not None


def dealt_again(game: Game, seed: str) -> Game | None:
    """A game that was dealt, dealt by a seed and played again, so that chance goes on where it stood; None
    where the game does not follow from this seed.
    """
    again = Game.deal(game.ruleset, game.players, game.teams, seed=seed, dealer=game.dealer)
    if again.opening != game.opening:
        return None
    try:
        follows = all(again.play(ply.turn) == ply.operations for ply in game.plies)
    except IllegalTurnError:
        return None
    return again if follows else None


def check_record(record: Record) -> bool:
    """Whether a record tells the seed of its shuffle; then all that chance did in it follows from that.

    Raises RecordError where a turn is not in order, or where the promise or the cards do not fit the seed.
    """
    game = record.game()
    tags = {tag.name: tag for tag in record.tags if tag.name in SHUFFLE_TAGS}
    if "Seed" not in tags:
        return False
    seed, promise = tags["Seed"], tags.get("Commitment")
    if game.dealer is None:
        raise RecordError(seed.line, translate("table-seed-without-deal"))
    if promise is not None and promise.value != commitment_of(seed.value):
        raise RecordError(promise.line, translate("table-seed-not-promised"))
    if not deals_alike(game, seed.value):
        raise RecordError(seed.line, translate("table-seed-deals-otherwise"))
    return True
