"""Cards in sentences: "the 9", "an ace", "a joker"."""

from __future__ import annotations

from pegs.core.cards import EIGHT, JOKER, RANK_TEXT, TEN, UNKNOWN, Rank
from pegs.i18n import translate

_KEYS = {EIGHT: "eight", JOKER: "joker", UNKNOWN: "unknown"}
"""The cards whose key in the catalog isn't what's printed on them."""


def card_face(rank: Rank) -> str:
    """A card in a list, by what's printed on it: "9", "K", "joker"."""
    return card_name(rank) if rank in (JOKER, UNKNOWN) else _arguments(rank)["card"]


def card_name(rank: Rank) -> str:
    """A card by its name alone: "9", "ace"."""
    return translate("card-name", **_arguments(rank))


def the_card(rank: Rank) -> str:
    """A certain card: "the 9", "the ace"; "a card" if it's unknown."""
    return translate("card-the", **_arguments(rank))


def a_card(rank: Rank) -> str:
    """Any card of a rank: "a 9", "an ace"."""
    return translate("card-a", **_arguments(rank))


def _arguments(rank: Rank) -> dict[str, str]:
    printed = "" if rank == UNKNOWN else "10" if rank == TEN else RANK_TEXT[rank]
    return {"key": _KEYS.get(rank, printed), "card": printed}
