"""The shuffles of a finished game, so that a browser can repeat them."""

from __future__ import annotations

from collections.abc import Iterator

from pegs.core.operations import Drawn, Reshuffled
from pegs.core.ply import TakeBack
from pegs.engine.game import Game
from pegs.protocol.rest import ReplayShuffle
from pegs.table.commit_reveal import pack_text, pile_text


def shuffles_of(game: Game) -> tuple[ReplayShuffle, ...]:
    """Every shuffle of a game, in order."""
    return tuple(_shuffles(game))


def _shuffles(game: Game) -> Iterator[ReplayShuffle]:
    deck, number = pack_text(game.at_start()), game.rules.n_piles(game.players)
    size = len(deck) // number
    for pile in range(number):
        yield ReplayShuffle(f"deck/{pile}", 0, pile, deck[pile * size : (pile + 1) * size])
    take_backs, count = list(game.take_backs), 0
    for number, ply in enumerate(game.plies):
        while take_backs and take_backs[0].plies == number:
            count = take_backs[0].number
            yield from _after_take_back(take_backs.pop(0))
        for index, operation in enumerate(ply.operations):
            if isinstance(operation, Reshuffled):
                drawn = next(each for each in ply.operations[index:] if isinstance(each, Drawn))
                pile, cards = game.rules.pile_of(drawn.seat), pile_text(operation.order)
                yield ReplayShuffle(f"reshuffle/{number}/{count}", number, pile, cards)


def _after_take_back(take_back: TakeBack) -> Iterator[ReplayShuffle]:
    for pile, cards in enumerate(take_back.piles):
        label = f"take-back/{take_back.number}/{pile}"
        yield ReplayShuffle(label, take_back.plies, pile, pile_text(cards))
