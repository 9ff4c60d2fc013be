"""Cards in a sentence: "the 9", "an ace", "a joker"."""

from __future__ import annotations

from pegs.core.cards import EIGHT, JOKER, RANK_TEXT, TEN, UNKNOWN, Rank
from pegs.i18n import translate

_KEYS = {EIGHT: "eight", JOKER: "joker", UNKNOWN: "unknown"}
"""Cards whose keys in the catalog aren't what is printed on them."""


def card_face(rank: Rank) -> str:
    """What is printed on the card, for lists: "9", "K", "joker"."""
    return card_name(rank) if rank in (JOKER, UNKNOWN) else _arguments(rank)["card"]


def card_name(rank: Rank) -> str:
    """The card by itself: "9", "ace"."""
    return translate("card-name", **_arguments(rank))


def the_card(rank: Rank) -> str:
    """A certain card: "the 9", "the ace"; "a card" for one that isn't known."""
    return translate("card-the", **_arguments(rank))


def a_card(rank: Rank) -> str:
    """Any card of a rank: "a 9", "an ace"."""
    return translate("card-a", **_arguments(rank))


def _arguments(rank: Rank) -> dict[str, str]:
    printed = "" if rank == UNKNOWN else "10" if rank == TEN else RANK_TEXT[rank]
    return {"key": _KEYS.get(rank, printed), "card": printed}
