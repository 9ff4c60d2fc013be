"""The shuffle of a live game (commit and reveal): no one at the table, nor the server, can choose the cards.

Beforehand the server and every person's device lock in a secret number each, by publishing its SHA-256. When
the deal is asked for, the devices reveal theirs, and the shuffle follows from all numbers together. When the
game is over, the server reveals its own. Then anyone can repeat the deal and every reshuffle.

The construction is called ``pegs-shuffle-2``; docs/records.md describes it. Until November 2026 the shuffle
followed from the server's number alone, as it still does in the terminal.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterator, Sequence

from pegs.core.board import Board, Seat
from pegs.core.cards import N_RANKS, Rank
from pegs.core.operations import Drawn, Operation, Reshuffled
from pegs.engine.game import Game
from pegs.engine.shuffle_key import ShuffleKey, hkdf
from pegs.engine.shuffles import Seed
from pegs.notation import cards_text, read_position, read_rank
from pegs.protocol.shuffle import Contribution
from pegs.rules.ruleset import RuleSet
from pegs.table.events import GameBegan, StartPosition

METHOD = "pegs-shuffle-2"
"""The name of the construction."""


def commitment_of(secret: str) -> str:
    """The commitment to a secret number: the SHA-256 of its text, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def server_secret(table_seed: str, number: int) -> str:
    """The server's secret number for a table's game, fixed when the table is created."""
    return hmac.digest(table_seed.encode(), f"{METHOD} game {number}".encode(), "sha256").hex()


def shuffle_key(secret: str, number: int, contributions: Sequence[Contribution]) -> ShuffleKey:
    """The key of game ``number``'s shuffles: from the server's secret number and those that people revealed.

    HKDF-SHA-256 with the construction's name as salt and the game's number as context. Its input is the
    server's 32 bytes, then for each person, by seat, one byte with the seat and their 32 bytes.
    """
    revealed = sorted((each.seat, each.secret) for each in contributions if each.secret is not None)
    parts = [bytes([seat]) + bytes.fromhex(theirs) for seat, theirs in revealed]
    everything = bytes.fromhex(secret) + b"".join(parts)
    return ShuffleKey(hkdf(METHOD.encode(), everything, f"game {number}".encode()))


def seed_of(began: GameBegan) -> Seed:
    """What the shuffles of an event's game follow from."""
    if began.contributions is None:
        return began.seed
    return shuffle_key(began.seed, began.again or began.number, began.contributions)


def deal(ruleset: RuleSet, board: Board, began: GameBegan) -> Game:
    """Deal the game of an event. If this version of the engine shuffles differently, the stored deck wins."""
    if began.start is not None:
        return _from_position(ruleset, board, began.seed, began.start)
    seed = seed_of(began)
    if began.has_real_cards:
        deck = read_pile(began.deck)
        return Game.deal(ruleset, board.players, board.teams, seed=seed, dealer=began.dealer, deck=deck)
    game = Game.deal(ruleset, board.players, board.teams, seed=seed, dealer=began.dealer)
    if pack_text(game) == began.deck:
        return game
    pack = read_pile(began.deck)
    return Game.deal(ruleset, board.players, board.teams, seed=seed, dealer=began.dealer, deck=pack)


def _from_position(ruleset: RuleSet, board: Board, seed: str, start: StartPosition) -> Game:
    position = read_position(ruleset.rules, board.players, board.teams, start.position)
    return Game.from_position(
        ruleset,
        position,
        board.players,
        board.teams,
        seed=seed,
        piles=read_piles(start.pile),
        discard_piles=read_piles(start.discards),
    )


def pack_text(game: Game) -> str:
    """The whole deck from its top, as it was before a game that has just been dealt.

    Players' own decks come one after another.
    """
    drawn = {each.seat: (each.card,) for each in game.opening if isinstance(each, Drawn)}
    if len(game.piles) == 1:
        rounds = zip(*(dealt.cards for dealt in game.dealt), strict=True)
        dealt = [card for cards in rounds for card in cards]
        return pile_text([*dealt, *(card for cards in drawn.values() for card in cards), *game.pile])
    hands = {each.seat: each.cards for each in game.dealt}
    decks = ((*hands[seat], *drawn.get(seat, ()), *pile) for seat, pile in enumerate(game.piles))
    return "".join(map(pile_text, decks))


def pile_text(cards: Sequence[Rank]) -> str:
    """Cards as letters, in their order."""
    return cards_text(tuple(cards))


def read_pile(text: str) -> tuple[Rank, ...]:
    """Cards from letters."""
    return tuple(read_rank(letter, unknown=True) for letter in text)


def piles_text(piles: Sequence[Sequence[Rank]]) -> str:
    """The cards of one pile, or those of each seat's own with slashes between."""
    return "/".join(map(pile_text, piles))


def read_piles(text: str) -> tuple[tuple[Rank, ...], ...]:
    """The inverse of `piles_text`."""
    return tuple(map(read_pile, text.split("/")))


def reshuffled_pile(operations: Sequence[Operation]) -> str | None:
    """The new draw pile from its top; None if there was no reshuffle."""
    orders = [each.order for each in operations if isinstance(each, Reshuffled)]
    return pile_text(orders[-1]) if orders else None


def high_card(seed: Seed, players: int) -> Seat:
    """The dealer if everyone draws a card and the highest deals. Ties draw again."""
    cards = _high_cards(seed)
    seats = list(range(players))
    while len(seats) > 1:
        drawn = {seat: next(cards) for seat in seats}
        seats = [seat for seat in seats if drawn[seat] == max(drawn.values())]
    return seats[0]


def _high_cards(seed: Seed) -> Iterator[int]:
    if isinstance(seed, ShuffleKey):
        yield from seed.numbers(N_RANKS, "high-card")
    chance = random.Random(f"{seed}/high-card")
    while True:
        yield chance.randrange(N_RANKS)
