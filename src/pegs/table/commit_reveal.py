"""The shuffle, and how players can verify it afterward (commit and reveal).

Before the deal everyone gets the commitment, the SHA-256 of a secret seed. When the game is over the seed is
published. With it, anyone can recompute the commitment, the deal, and every reshuffle.
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
    """The commitment to a seed: the SHA-256 of its text, in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def deal(ruleset: RuleSet, board: Board, began: GameBegan) -> Game:
    """Deal the game of an event. If this version of the engine shuffles differently, the stored deck wins."""
    if began.start is not None:
        return _from_position(ruleset, board, began.seed, began.start)
    game = Game.deal(ruleset, board.players, board.teams, seed=began.seed, dealer=began.dealer)
    if pack_text(game) == began.deck:
        return game
    pack = [RANK_TEXT.index(letter) for letter in began.deck]
    return Game.deal(ruleset, board.players, board.teams, seed=began.seed, dealer=began.dealer, deck=pack)


def _from_position(ruleset: RuleSet, board: Board, seed: str, start: StartPosition) -> Game:
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
    """The whole deck from its top, as it was before a game that has just been dealt."""
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


def reshuffled_pile(operations: Sequence[Operation]) -> str | None:
    """The new draw pile from its top; None if there was no reshuffle."""
    orders = [each.order for each in operations if isinstance(each, Reshuffled)]
    return pile_text(orders[-1]) if orders else None


def high_card(seed: str, players: int) -> Seat:
    """The dealer if everyone draws a card and the highest deals. Ties draw again."""
    chance = random.Random(f"{seed}/high-card")
    seats = list(range(players))
    while len(seats) > 1:
        drawn = {seat: chance.randrange(N_RANKS) for seat in seats}
        seats = [seat for seat in seats if drawn[seat] == max(drawn.values())]
    return seats[0]


def follows_from_seed(game: Game, seed: str) -> bool:
    """Whether the deal and every reshuffle of a game follow from a seed."""
    return redealt(game, seed) is not None


def redealt(game: Game, seed: str) -> Game | None:
    """Deal by a seed and play the turns of ``game`` again, so that its generator is where that game left it.

    None if the deal or a reshuffle doesn't follow from the seed.
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
    """Verify a record's shuffle by its seed. False if the record has no seed.

    Raises RecordError if a turn is wrong, or if the commitment or the cards don't match the seed.
    """
    game = record.game()
    tags = {tag.name: tag for tag in record.tags if tag.name in SHUFFLE_TAGS}
    if "Seed" not in tags:
        return False
    seed, commitment = tags["Seed"], tags.get("Commitment")
    if game.dealer is None:
        raise RecordError(seed.line, translate("table-seed-without-deal"))
    if commitment is not None and commitment.value != commitment_of(seed.value):
        raise RecordError(commitment.line, translate("table-seed-not-promised"))
    if not follows_from_seed(game, seed.value):
        raise RecordError(seed.line, translate("table-seed-deals-otherwise"))
    return True
