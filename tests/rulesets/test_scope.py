"""A description mentions only what can come up: by these rules, and with these players."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pegs.core.cards import JOKER, N_RANKS, TEN
from pegs.i18n import in_language, languages
from pegs.rules.card_legend import legend
from pegs.rules.description import description
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.scope import ALL_SEATINGS, Scope
from pegs.rules.subjects import SECTIONS
from pegs.rules.summary import summarize
from pegs.rules.switches import Draw, Help, Powers, SplitWays, SplitWith, Swap
from tests.soak import combinations_of

IMPOSSIBLE: dict[str, tuple[Callable[[Scope], Any], dict[str, str]]] = {
    "partners": (
        lambda scope: scope.partners != "none",
        {"en": r"partner|team|\bhelp", "es": r"pareja|compañer|equipo|\bayud"},
    ),
    "players without partners": (
        lambda scope: scope.partners != "all",
        {"en": "without partners|first player", "es": "sin parejas|primer jugador|gana el primero"},
    ),
    "a choice of partners": (
        lambda scope: scope.has_several_partners,
        {"en": "any partner|next partner|partners to|of the partner", "es": "compañero"},
    ),
    "teammates' pegs at any time": (
        lambda scope: scope.moves_team,
        {"en": "always move|your team’s pegs", "es": "siempre puedes mover|una clavija de tu equipo"},
    ),
    "two players": (
        lambda scope: scope.two_players != "none",
        {"en": "two players|opposite|two sides", "es": "dos jugadores|frente al otro|dos lados"},
    ),
    "jokers": (
        lambda scope: scope.has_jokers or scope.rules.bluffing,
        {"en": "(?<!leave out the )joker", "es": "(?<!se juega sin )comod"},
    ),
    "a forgotten draw": (
        lambda scope: scope.rules.draw_by_hand,
        {"en": "forget|remember|too late", "es": "olvid|acuérdate"},
    ),
    "automatic draws": (
        lambda scope: not scope.rules.draw_by_hand,
        {"en": "drawn for you", "es": "se roban solas"},
    ),
    "getting stuck": (
        lambda scope: scope.rules.stuck_limit,
        {"en": "stuck|come out free|can’t play", "es": "sales? gratis|salir gratis|sin poder mover|no puedo"},
    ),
    "bluffing": (
        lambda scope: scope.rules.bluffing,
        {"en": "bluff|doubt|declare|extra turn", "es": "farol|dud|declara|turno extra"},
    ),
    "splits": (lambda scope: scope.has_splits, {"en": "split", "es": r"\bdivid(e|ir|ido)\b"}),
    "swaps": (
        lambda scope: scope.any_card(lambda row: row.swap is not Swap.NONE),
        {"en": "swap", "es": "cambia"},
    ),
    "moving backward": (
        lambda scope: scope.any_card(
            lambda row: row.backward or (row.split and row.split_ways is not SplitWays.FORWARD)
        ),
        {"en": r"\bback\b|backward", "es": "retroced|atrás"},
    ),
    "coming out": (
        lambda scope: scope.rules.stuck_limit or scope.any_card(lambda row: row.out),
        {"en": "come out of|bring one of your", "es": "salen de su|saca una"},
    ),
    "opponents' pegs": (
        lambda scope: scope.any_card(lambda row: row.split_with is SplitWith.ANY),
        {"en": "any two pegs on the board", "es": "cualesquiera del tablero"},
    ),
}
"""Whether something can happen, and the words that mention it (a regular expression in each language)."""

PLAIN = tuple(Powers(forward=(rank % TEN + 1,), out=rank == 0) for rank in range(N_RANKS))


def house(**switches: Any) -> RuleSet:
    basic = load("basic")
    return replace(basic, name="house", rules=replace(basic.rules, **switches))


HOUSES = {
    "plain cards": house(cards=PLAIN),
    "no jokers": house(jokers=(0,) * 9),
    "by hand": house(draw_by_hand=True),
    "by hand, after": house(draw_by_hand=True, draw=Draw.AFTER),
    "no help": house(help=Help.NONE),
    "one peg": house(pegs=1),
    "only in-spots": house(cards=(*PLAIN[1:], replace(PLAIN[0], out=False, forward=(1,)))),
}
SETS = {name: load(name) for name in NAMES} | HOUSES


@cache
def texts(name: str, seating: tuple[int, int], language: str) -> str:
    """Everything the rules card of a table shows."""
    with in_language(language):
        return _texts(SETS[name], seating)


def _texts(ruleset: RuleSet, seating: tuple[int, int]) -> str:
    cards = legend(ruleset, (seating,))
    has_joker = JOKER in Scope(ruleset.rules, (seating,)).ranks
    shown = [card.text for card in cards if card.card != "*" or has_joker]
    return "\n".join([description(ruleset, (seating,)), *summarize(ruleset, (seating,)), *shown])


@pytest.mark.parametrize(("name", "language"), combinations_of([*SETS], languages()))
def test_nothing_impossible_is_mentioned(name: str, language: str) -> None:
    found = []
    for seating in ALL_SEATINGS:
        scope = Scope(SETS[name].rules, (seating,))
        text = texts(name, seating, language)
        for what, (can_happen, words) in IMPOSSIBLE.items():
            mention = re.search(words[language], text, re.IGNORECASE)
            if mention and not can_happen(scope):
                found.append((seating, what, mention.group()))
    assert found == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_can_happen_is_mentioned_somewhere(what: str, language: str) -> None:
    can_happen, words = IMPOSSIBLE[what]
    assert any(
        re.search(words[language], texts(name, seating, language), re.IGNORECASE)
        for name, ruleset in SETS.items()
        for seating in ((2, 2), (4, 2), (4, 4), (6, 2))
        if can_happen(Scope(ruleset.rules, (seating,)))
    )


def test_a_set_is_described_for_the_seatings_of_its_source() -> None:
    assert "Two players" in description(load("paddle"))
    assert "Two players" not in description(load("basic"))


@pytest.mark.parametrize("name", NAMES)
def test_every_section_has_its_place(name: str) -> None:
    assert set(SECTIONS) >= {"winning", "board", "packs", "turn", "cards", "moving", "landing"}
    assert description(load(name)).startswith("The goal")
