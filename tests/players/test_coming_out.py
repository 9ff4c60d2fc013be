"""Rules by which few cards bring pegs out, and the net that the bots then play by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs import players
from pegs.core.cards import JACK, JOKER, KING, QUEEN, TWO, Rank
from pegs.engine.game import Game
from pegs.players.coming_out import few_come_out
from pegs.players.versions import FIRST, file_of, versions
from pegs.rules import load
from pegs.rules.loader import PUBLISHED
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Powers, Rules
from pegs.view import view_of
from tests.players.test_strength import match

BASIC = load("basic").rules
SHEETS = sorted(file.stem for file in PUBLISHED.glob("*.toml"))


def changed(**rows: Powers) -> Rules:
    """Basic rules in which some cards, by their names, have other powers."""
    return replace(
        BASIC,
        cards=tuple(rows.get(str(Rank(rank)), row) for rank, row in enumerate(BASIC.cards)),
    )


def without_out(*ranks: Rank) -> Rules:
    return changed(**{str(rank): replace(BASIC.cards[rank], out=False) for rank in ranks})


def test_of_the_sets_and_sheets_only_parlor_has_few_cards_that_bring_pegs_out() -> None:
    assert [name for name in (*NAMES, *SHEETS) if few_come_out(load(name).rules)] == ["parlor"]


@pytest.mark.parametrize("gone", [(JACK,), (QUEEN, JACK), (QUEEN, JACK, KING)])
def test_fewer_ranks_than_usual_are_few(gone: tuple[Rank, ...]) -> None:
    assert few_come_out(without_out(*gone))


def test_another_rank_in_place_of_a_jack_makes_as_many_as_usual() -> None:
    rules = without_out(JACK)
    cards = list(rules.cards)
    cards[TWO] = replace(cards[TWO], out=True)
    assert not few_come_out(replace(rules, cards=tuple(cards)))


def test_jokers_do_not_count() -> None:
    assert not few_come_out(changed(joker=replace(BASIC.cards[JOKER], jump_from=())))


def test_the_first_version_has_one_net_and_the_newest_another_where_few_come_out() -> None:
    few = without_out(JACK, QUEEN)
    assert file_of(FIRST, few) == file_of(FIRST, BASIC)
    assert all(file_of(version, BASIC) == file_of(FIRST, BASIC) for version in versions())
    assert file_of(versions()[-1], few) != file_of(FIRST, few)


@pytest.mark.parametrize("rules", ["basic", "parlor"])
def test_only_where_few_come_out_does_the_newest_play_otherwise(rules: str) -> None:
    game, differs = Game.deal(rules, seed="coming out"), False
    for number in range(120):
        view = view_of(game, game.turn)
        turn = players.decide("strong", number, view)
        differs |= turn != players.decide(f"strong@{FIRST}", number, view)
        game.play(turn)
    assert differs is (rules == "parlor")


def test_where_few_come_out_the_newest_is_stronger_than_the_first() -> None:
    assert match("parlor", "strong", f"strong@{FIRST}", 250).share.value > 0.55
