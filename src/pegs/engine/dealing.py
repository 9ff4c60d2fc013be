"""Set the draw piles and the discards of a game that the kernel doesn't shuffle itself."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Board
from pegs.core.cards import N_RANKS, UNKNOWN, Rank, hand_of
from pegs.core.errors import DealError
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.piles import read_discards, read_draw_piles, write_piles
from pegs.i18n import translate
from pegs.rules.switches import Rules


def set_deck(g: Fields, rules: Rules, board: Board, deck: Sequence[Rank]) -> None:
    """Make a deck, from its top card, the draw piles: one after another, seat by seat.

    Raises DealError if it isn't the rules' pack, nor a deck of as many unknown cards.
    """
    pack = rules.pile_pack(board.players)
    size = sum(pack)
    piles = [deck[start : start + size] for start in range(0, len(deck), size)]
    expected = sum(rules.pack(board.players))
    is_pack = is_unknown(deck) or all(_is_pack(pile, pack) for pile in piles)
    if len(deck) != expected or not is_pack:
        raise DealError(translate("deal-not-the-pack", cards=expected, given=len(deck)))
    write_piles(g, rules, board, piles)


def is_unknown(deck: Sequence[Rank]) -> bool:
    """Whether no card of a deck is known: people hold real cards."""
    return all(card == UNKNOWN for card in deck)


def _is_pack(cards: Sequence[Rank], pack: tuple[int, ...]) -> bool:
    return all(0 <= card < N_RANKS for card in cards) and hand_of(tuple(cards)) == pack


def set_draw_piles(g: Fields, rules: Rules, board: Board, piles: Sequence[Sequence[Rank]]) -> None:
    """Put the draw piles into another order. Raises DealError if these aren't their cards."""
    current = read_draw_piles(g, rules, board)
    if [sorted(pile) for pile in piles] != [sorted(pile) for pile in current]:
        raise DealError(translate("deal-other-piles"))
    write_piles(g, rules, board, piles, read_discards(g, rules, board))


def set_piles(
    g: Fields,
    rules: Rules,
    board: Board,
    piles: Sequence[Sequence[Rank]],
    discards: Sequence[Sequence[Rank]],
    unseen: Sequence[Sequence[Rank]],
) -> None:
    """Set all piles: the draw piles from their tops, the discards from the oldest.

    ``unseen`` are, for each draw pile, the cards of its pack outside the known hands. Raises DealError if the
    piles hold others, or too few.
    """
    number = rules.n_piles(board.players)
    given = sum(map(len, (*piles, *discards)))
    sizes = [int(size) for size in g.n_pile[:number]]
    rows = zip(piles, discards or [()] * number, unseen, sizes, strict=False)
    if len(piles) != number or not all(_are_left(pile, laid, left, size) for pile, laid, left, size in rows):
        raise DealError(translate("position-not-the-rest", cards=sum(sizes), given=given))
    write_piles(g, rules, board, piles, discards)


def _are_left(pile: Sequence[Rank], discards: Sequence[Rank], left: Sequence[Rank], size: int) -> bool:
    """Whether a pile and its discards are cards that are left, and as many as there have to be."""
    given = (*pile, *discards)
    return len(given) == size and all(given.count(card) <= left.count(card) for card in given)
