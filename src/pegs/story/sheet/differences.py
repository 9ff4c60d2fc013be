"""What differs from the basic game, in a sentence each: what you do, and what the basic game says."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal

from pegs.core.cards import JOKER, RANK_TEXT, Rank
from pegs.i18n import either, translate
from pegs.rules.card_words import card_face
from pegs.rules.description import Describer, numbers_by_players
from pegs.rules.subjects import comes_up
from pegs.rules.switches import MIN_PLAYERS, Movers, Rules
from pegs.story.sentences import capitalized
from pegs.story.sheet.cards import in_short, is_changed
from pegs.story.sheet.model import Difference

Picture = Literal["cards", "pegs", "deck", "board", "people"]

PICTURES: dict[str, Picture] = {
    "move": "pegs",
    "cards": "cards",
    "bump_partner": "pegs",
    "land_on_own": "pegs",
    "in_spot_taken": "pegs",
    "bump_chain": "pegs",
    "pass_in_spot": "board",
    "must_turn_in": "board",
    "pass_own": "pegs",
    "pass_in_home": "board",
    "bluffing": "deck",
    "must_play": "deck",
    "joker_exempt": "deck",
    "stuck_limit": "pegs",
    "stuck_counts": "deck",
    "stuck_by_team": "people",
    "stuck_discard": "cards",
    "stuck_starts_over": "pegs",
    "free_out": "pegs",
    "free_out_bumps": "pegs",
    "free_out_with_card": "pegs",
    "help": "people",
    "finishing_split_helps": "people",
    "helper_shares_split": "people",
    "draw": "deck",
    "draw_by_hand": "deck",
    "forgotten_draw": "deck",
    "hand_size": "deck",
    "decks": "deck",
    "half_decks": "deck",
    "jokers": "deck",
    "draw_piles": "deck",
    "keep_top_discard": "deck",
    "stuck_pile": "deck",
    "pegs": "pegs",
    "side_length": "board",
    "home_length": "board",
    "in_spot": "board",
    "out_spot": "board",
    "two_player_sides": "board",
    "table_talk": "people",
}
"""The picture of each difference. They are in the order of a sheet: what changes play most comes first."""


def differences(describer: Describer, base: Describer) -> tuple[Difference, ...]:
    """Everything in which rules differ from the basic game, in the seatings that they're described for."""
    rows: list[Difference] = []
    for switch in PICTURES:
        if switch == "cards":
            rows += _cards(describer, base)
        elif _differs(describer, base, switch):
            rows.append(_difference(describer, switch))
    return tuple(rows)


def _differs(describer: Describer, base: Describer, switch: str) -> bool:
    if _values(describer, switch) == _values(base, switch):
        return False
    rules = describer.rules
    if switch == "help" and rules.move is Movers.TEAM:
        return False  # the difference in ``move`` includes it
    if switch == "must_play" and rules.bluffing:
        return False
    return comes_up(describer.scope, switch)


def _values(describer: Describer, switch: str) -> Any:
    value = getattr(describer.rules, switch)
    if not isinstance(value, tuple):
        return value
    return tuple(value[players - MIN_PLAYERS] for players in describer.scope.players)


def _difference(describer: Describer, switch: str) -> Difference:
    args = describer.args | _arguments(describer, switch)
    now = translate(f"switch-{switch}.differs", **args)
    base = translate(f"switch-{switch}.base", **args).strip("-")
    return Difference(switch, PICTURES[switch], now, base)


def _arguments(describer: Describer, switch: str) -> dict[str, str | int]:
    """The value of a switch, for its message: ``count`` is -1 if it depends on the number of players."""
    value = getattr(describer.rules, switch)
    if isinstance(value, tuple):
        counts = set(_values(describer, switch))
        count = counts.pop() if len(counts) == 1 else -1
        return {"count": count, "numbers": numbers_by_players(value, describer.scope.players)}
    if isinstance(value, int) and not isinstance(value, bool):
        return {"count": value}
    return {}


# --- cards


def _cards(describer: Describer, base: Describer) -> list[Difference]:
    """A difference for each group of cards that changed in the same way."""
    groups: dict[object, list[Rank]] = {}
    for rank in describer.scope.ranks:
        if is_changed(describer, base, rank):
            old = in_short(base, (rank,)) if rank in base.scope.ranks else ("", "")
            groups.setdefault((describer.rules.cards[rank], old), []).append(rank)
    return [_card(describer, base, tuple(ranks)) for ranks in groups.values()]


def _card(describer: Describer, base: Describer, ranks: tuple[Rank, ...]) -> Difference:
    text, _ = in_short(describer, (ranks[0],))
    cards, now = card_sentence(describer, ranks)
    return Difference(f"cards.{cards}", "cards", now, _base(base, ranks[0], text), tuple(map(_letter, ranks)))


def card_sentence(describer: Describer, ranks: tuple[Rank, ...]) -> tuple[str, str]:
    """The names of some cards that do the same, and a sentence on what they do."""
    text, detail = in_short(describer, (ranks[0],))
    does = f"{text[0].lower()}{text[1:]}"
    cards = either([translate("card-joker") if rank == JOKER else card_face(rank) for rank in ranks])
    has_detail = "yes" if detail else "no"
    now = translate("sheet-differs-card", cards=cards, does=does, detail=detail, has_detail=has_detail)
    return cards, capitalized(now)


def _base(base: Describer, rank: Rank, now: str) -> str:
    """What the basic game says about a card; only the detail if that's all that differs."""
    if rank not in base.scope.ranks:
        return ""
    text, detail = in_short(base, (rank,))
    if text == now and detail:
        return translate("sheet-differs-card.base-detail", detail=detail)
    return translate("sheet-differs-card.base", does=f"{text[0].lower()}{text[1:]}")


def _letter(rank: Rank) -> str:
    return RANK_TEXT[rank]


assert {each.name for each in fields(Rules)} == PICTURES.keys()
