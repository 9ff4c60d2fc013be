"""Pagat, the Arizona rules, and the Kilpatrick rules that differ from them."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, game_at, idle, legal, play, reason, why

HOME = "h1,h2,h3,h4,h5"


# --- Arizona


def test_arizona_1_play_move_then_draw() -> None:
    """Five cards each; a turn is to play, to move and to draw, so there are five cards to choose from."""
    game = Game.deal("arizona", 4, 2, seed=2, dealer=3)
    assert [game.position.hand_size(seat) for seat in range(4)] == [5] * 4
    game.play(game.legal_turns()[0])
    assert [game.position.hand_size(seat) for seat in range(4)] == [5] * 4


def test_arizona_four_full_decks() -> None:
    """Four full decks with 8 jokers."""
    assert (load("arizona").rules.decks_for(4), load("arizona").rules.pack(4)[-1]) == (4, 8)


def test_arizona_2_any_peg_of_the_team() -> None:
    """Any of the pegs belonging to your team, for example 20 in an 8-player game."""
    position = at("4s,A8/4s,B8/4s,C8/5s/4s,E8/5s/4s,G8/5s", "4")
    assert list(legal("arizona", position, 8)) == ["4 A8-A12", "4 C8-C12", "4 E8-E12", "4 G8-G12"]
    assert why("arizona", position, "4 B8-B12", 8) == "not-on-team"


def test_arizona_2_a_partner_comes_out() -> None:
    """A partner's peg comes out, to its own come-out hole."""
    assert list(legal("arizona", at("5s/5s/5s/5s", "K"))) == ["K As-A8", "K Cs-C8"]


def test_arizona_2_discard_only_if_no_peg_of_the_team_moves() -> None:
    """You may discard only if no card other than a joker moves any of your team's pegs."""
    assert why("arizona", at("5s/5s/4s,C8/5s", "4"), "4 discard") == "must-play-hand"
    assert set(legal("arizona", at("5s/4s,B8/5s/5s", "4*"))) == {
        "4 discard",
        "* discard",
        "* As-B8",
        "* Cs-B8",
    }


def test_arizona_3_not_onto_or_over_the_same_color() -> None:
    """A partner's peg can't pass or land on that partner's other pegs."""
    position = at("5s/5s/3s,C8,C11/5s", "34")
    assert why("arizona", position, "3 C8-C11") == "own-color-landed"
    assert why("arizona", position, "4 C8-C12") == "own-color-passed"


def test_arizona_3_a_partner_of_another_color_may_be_passed() -> None:
    """Only pegs of the same color are in the way."""
    assert "A8-A12" in by_card("4", "arizona", at("4s,A8/5s/4s,A10/5s", "4"))


def test_arizona_4_nine_whole_or_one_forward_and_one_backward() -> None:
    """For example one peg 3 holes forward and another 6 backward."""
    nines = by_card("9", "arizona", at("4s,A14/5s/4s,C14/5s", "9"))
    assert nines["A14-B5"] == "4s,B5/5s/4s,C14/5s"
    assert nines["A14-A17,C14-C8"] == "4s,A17/5s/4s,C8/5s"
    assert nines["A14-A8,C14-C17"] == "4s,A8/5s/4s,C17/5s"
    assert why("arizona", at("4s,A14/5s/4s,C14/5s", "9"), "9 A14-A17,C14-D2") == "split-both-ways"


def test_arizona_5_two_pegs_of_the_team_of_one_color_or_two() -> None:
    """Split moves take any two different pegs of the team."""
    sevens = by_card("7", "arizona", at("4s,A8/5s/3s,C8,D8/5s", "7"))
    assert {"A8-A9,C8-C14", "C8-C9,D8-D14"} <= set(sevens)


def test_arizona_6_a_start_peg_first() -> None:
    """With pegs in the team's start areas a joker must move one of these."""
    position = at("A8,h2,h3,h4,h5/4s,B1/4s,C14/5s", "*")
    assert list(by_card("*", "arizona", position)) == ["Cs-A8", "Cs-B1", "discard"]
    found = reason("arizona", position, "* A8-B1")
    assert found is not None
    assert (found.rule, found.source) == ("joker-start-first", "Pagat, Arizona Rules, 6")


def test_arizona_6_without_start_pegs_one_from_the_track() -> None:
    """If the start areas are all empty (but only then) a peg of the track may displace another color's."""
    position = at("A8,h2,h3,h4,h5/4s,B1/C14,h2,h3,h4,h5/5s", "*")
    assert set(by_card("*", "arizona", position)) == {"A8-B1", "A8-C14", "C14-A8", "C14-B1", "discard"}
    assert why("arizona", position, "* Ah2-B1") == "joker-not-from-here"


def test_arizona_6_no_start_peg_can_land() -> None:
    """If no start peg can land anywhere, the joker can't be played."""
    position = at("A8,h2,h3,h4,h5/5s/3s,C3,C14/5s", "*")
    assert by_card("*", "arizona", position) == {
        "Cs-A8": "A3,h2,h3,h4,h5/5s/2s,A8,C3,C14/5s",
        "discard": "A8,h2,h3,h4,h5/5s/3s,C3,C14/5s",
    }
    blocked = at("A3,h2,h3,h4,h5/5s/4s,C3/5s", "*")
    assert legal("arizona", blocked) == {"* discard": "A3,h2,h3,h4,h5/5s/4s,C3/5s"}


def test_arizona_a_split_needs_two_pegs_in_play() -> None:
    """With a single peg out, 7 and 9 only move forward that number."""
    position = at(f"A8,h2,h3,h4,h5/5s/{HOME}/5s", "79")
    assert list(legal("arizona", position)) == ["7 A8-A15", "9 A8-A17"]


def test_arizona_with_one_peg_left_a_split_needs_its_second_part() -> None:
    """Its last peg cannot take a part of the count and leave the rest."""
    position = at(f"A2,h2,h3,h4,h5/5s/{HOME}/5s", "7")
    assert list(legal("arizona", position)) == ["7 A2-A9"]


# --- Kilpatrick


def test_kilpatrick_three_cards() -> None:
    """Only 3 cards each are dealt."""
    game = Game.deal("kilpatrick", 4, 2, seed=2)
    assert [game.position.hand_size(seat) for seat in range(4)] == [3] * 4


def test_kilpatrick_not_forward_past_the_in_spot() -> None:
    """Moving forward a peg turns into home at its in-spot."""
    assert legal("kilpatrick", at("4s,A1/5s/5s/5s", "5")) == {"5 A1-Ah3": "4s,h3/5s/5s/5s"}
    found = reason("kilpatrick", at("4s,A1/5s/5s/5s", "5"), "5 A1-A6")
    assert found is not None
    assert (found.rule, found.source) == ("must-turn-in", "Pagat, Kilpatrick Rules")


def test_kilpatrick_exactly_onto_the_in_spot() -> None:
    """Landing on it isn't passing it."""
    assert legal("kilpatrick", at("4s,A1/5s/5s/5s", "2")) == {"2 A1-A3": "4s,A3/5s/5s/5s"}


@pytest.mark.parametrize("pegs", ["4s,A3/5s/5s/5s", "4s,A1/5s/5s/5s"])
def test_kilpatrick_without_enough_space_at_home_the_peg_cannot_move(pegs: str) -> None:
    """If home has no clear space for the full value, that peg cannot be moved."""
    assert legal("kilpatrick", at(pegs, "T")) == {"T discard": pegs}
    assert idle("kilpatrick", at(pegs, "T")) == {"T": "no-room-at-home"}


def test_kilpatrick_nor_past_a_peg_of_its_own_color() -> None:
    """The space has to be clear."""
    assert idle("kilpatrick", at("h1,h2,h3,h4,A3/5s/5s/5s", "5")) == {"5": "own-color-passed"}


def test_kilpatrick_the_parts_of_a_split_turn_in_too() -> None:
    """A forward part of a split is a forward move."""
    position = at("3s,A1,B8/5s/5s/5s", "7")
    assert "A1-Ah2,B8-B11" in by_card("7", "kilpatrick", position)
    assert why("kilpatrick", position, "7 A1-A5,B8-B11") == "must-turn-in"


def test_kilpatrick_a_partners_in_spot_may_be_passed() -> None:
    """Only its own in-spot turns a peg in."""
    assert "C1-C6" in by_card("5", "kilpatrick", at("4s,C1/5s/5s/5s", "5"))


def test_kilpatrick_backward_past_the_in_spot() -> None:
    """A backward move may pass it."""
    assert legal("kilpatrick", at("4s,A8/5s/5s/5s", "8")) == {"8 A8-A0": "4s,A0/5s/5s/5s"}


def test_kilpatrick_a_joker_beyond_the_in_spot() -> None:
    """A joker isn't a forward move."""
    position = at("A1,h2,h3,h4,h5/4s,B1/h1,h2,h3,h4,h5/5s", "*")
    assert "A1-B1" in by_card("*", "kilpatrick", position)


def test_arizona_game_is_played_to_its_end() -> None:
    """The first team with all its pegs home wins."""
    game = game_at("arizona", at(f"A2,h2,h3,h4,h5/5s/{HOME}/5s", "2"))
    play(game, "2 A2-Ah1")
    assert game.outcome.winner == 0
