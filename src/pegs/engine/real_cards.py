"""Games with real cards: people deal and hold them, and the game learns a card only when it's played.

All cards of the draw piles are UNKNOWN, and so are the hands. The discards are known until they become the
draw pile again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pegs.core.board import Board
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import DealError
from pegs.core.operations import Operation, Reshuffled
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.piles import read_discards, read_draw_piles, write_piles
from pegs.engine.kernel_state import KernelState
from pegs.i18n import translate
from pegs.rules.card_words import card_name
from pegs.rules.switches import Rules


def kernel_rules(rules: Rules) -> Rules:
    """The rules that the kernel plays by: it draws for everyone, as the game can't see who forgets to."""
    return replace(rules, draw_by_hand=False)


def hold(state: KernelState, seat: int, card: Rank, *, whole_hand: bool = False) -> int:
    """Make the card that a seat plays its only known one, and return the number of its other cards.

    Those are out of the game until `hold_again`; none are if the ``whole_hand`` may go with the card. Raises
    DealError if there's no such card, or all cards of this rank have been played since the discards were
    shuffled.
    """
    rules, board, g = state.rules, state.board, state.fields
    pile = rules.pile_of(seat)
    number = rules.pile_pack(board.players)[card] if card != UNKNOWN else 0
    if read_discards(g, rules, board)[pile].count(card) >= number:
        raise DealError(translate("real-cards-all-played", cards=number, name=card_name(card)))
    others = int(g.hidden[seat]) - 1
    g.hidden[seat] = others if whole_hand else 0
    g.hands[seat][card] = 1
    state.derive()
    state.changed()
    return 0 if whole_hand else others


def hold_again(state: KernelState, seat: int, others: int) -> None:
    """Give a seat the cards back that `hold` took out of the game."""
    state.fields.hidden[seat] += others
    state.changed()


def new_pile(operations: Sequence[Operation]) -> tuple[Rank, ...]:
    """The unknown cards of the draw pile after a turn that reshuffles it; empty if it doesn't."""
    sizes = [len(each.order) for each in operations if isinstance(each, Reshuffled)]
    return (UNKNOWN,) * sizes[-1] if sizes else ()


def shuffle_discards(g: Fields, rules: Rules, board: Board) -> None:
    """Put the discards under the draw piles: people have shuffled them. By some rules the top one stays."""
    piles, laid = read_draw_piles(g, rules, board), read_discards(g, rules, board)
    kept = [pile[-1:] if rules.keep_top_discard else () for pile in laid]
    sizes = [len(old) + len(new) - len(top) for old, new, top in zip(piles, laid, kept, strict=True)]
    write_piles(g, rules, board, [(UNKNOWN,) * size for size in sizes], kept)
