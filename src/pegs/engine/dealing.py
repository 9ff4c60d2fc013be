"""Set the draw pile and the discards of a game that isn't dealt at random."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.cards import N_RANKS, Hand, Rank, hand_of
from pegs.core.errors import DealError
from pegs.engine.kernel.fields import Fields
from pegs.i18n import translate
from pegs.rules.switches import MAX_CARDS


def set_draw_pile(g: Fields, deck: Sequence[Rank], pack: Hand) -> None:
    """Make a deck, from its top card, the draw pile. Raises DealError if it isn't the rules' pack."""
    if any(not 0 <= card < N_RANKS for card in deck) or hand_of(tuple(deck)) != pack:
        raise DealError(translate("deal-not-the-pack", cards=sum(pack), given=len(deck)))
    g.cards[: len(deck)] = list(deck)[::-1]
    g.n_pile[0] = len(deck)


def set_piles(g: Fields, pile: Sequence[Rank], discards: Sequence[Rank], unseen: Sequence[Rank]) -> None:
    """Set both piles: the draw pile from its top, the discards from the oldest.

    ``unseen`` are the cards outside the known hands. Raises DealError if the piles hold others, or too few.
    """
    given = (*pile, *discards)
    are_unseen = all(given.count(card) <= unseen.count(card) for card in given)
    if not are_unseen or len(given) != g.n_pile[0]:
        raise DealError(translate("position-not-the-rest", cards=int(g.n_pile[0]), given=len(given)))
    g.cards[: len(pile)] = list(pile)[::-1]
    g.n_pile[0] = len(pile)
    g.cards[MAX_CARDS - len(discards) :] = list(discards)[::-1]
    g.n_discards[0] = len(discards)
