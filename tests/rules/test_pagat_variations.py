"""Pagat: Pegoo, Wizard Woodworks, and Alaska."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, game_at, idle, legal, play, reason, why

HOME = "h1,h2,h3,h4,h5"


# --- Pegoo


def test_pegoo_twenty_holes_on_each_side() -> None:
    """The board is slightly larger, with 20 holes on each side."""
    board = load("pegoo").rules.board(4, 2)
    assert (board.ring, board.in_spots, board.out_spots) == (80, (3, 23, 43, 63), (8, 28, 48, 68))
    assert legal("pegoo", at("4s,A18/5s/5s/5s", "3")) == {"3 A18-B1": "4s,B1/5s/5s/5s"}


def test_pegoo_joker_to_the_in_spot() -> None:
    """A joker moves one of your pegs from anywhere, even the start area, to its in-spot."""
    assert by_card("*", "pegoo", at("3s,B5,h2/5s/4s,C9/5s", "*")) == {
        "Ah2-A3": "3s,A3,B5/5s/4s,C9/5s",
        "As-A3": "2s,A3,B5,h2/5s/4s,C9/5s",
        "B5-A3": "3s,A3,h2/5s/4s,C9/5s",
        "discard": "3s,B5,h2/5s/4s,C9/5s",
    }


def test_pegoo_joker_moves_no_peg_to_an_in_spot_with_a_peg_of_its_color() -> None:
    """A peg on its in-spot stays there, and blocks the others of its color."""
    position = at("3s,A3,B5/5s/5s/5s", "*")
    assert idle("pegoo", position) == {"*": "own-color-landed"}
    assert why("pegoo", position, "* A3-A3") == "same-hole"


def test_pegoo_joker_bumps_the_peg_on_the_in_spot() -> None:
    """A peg of another color there is bumped, or boosted."""
    assert by_card("*", "pegoo", at("5s/4s,A3/5s/5s", "*"))["As-A3"] == "4s,A3/5s/5s/5s"
    assert by_card("*", "pegoo", at("5s/5s/4s,A3/5s", "*"))["As-A3"] == "4s,A3/5s/4s,C3/5s"


def test_pegoo_joker_sends_an_opponents_peg_to_its_start() -> None:
    """Or it sends one of your opponent's pegs back to its start area."""
    position = at("A3,h2,h3,h4,h5/3s,B1,h1/4s,C3/4s,D8", "*")
    assert by_card("*", "pegoo", position) == {
        "B1-Bs": "A3,h2,h3,h4,h5/4s,h1/4s,C3/4s,D8",
        "D8-Ds": "A3,h2,h3,h4,h5/3s,B1,h1/4s,C3/5s",
        "discard": "A3,h2,h3,h4,h5/3s,B1,h1/4s,C3/4s,D8",
    }


def test_pegoo_joker_sends_no_partner_and_no_peg_in_home() -> None:
    """Only an opponent's, and only from the track."""
    position = at("5s/4s,h1/4s,C8/5s", "*")
    assert why("pegoo", position, "* C8-Cs") == "send-opponents-only"
    assert why("pegoo", position, "* Bh1-Bs") == "send-from-track-only"


def test_pegoo_joker_does_not_replace_a_peg() -> None:
    """Pegoo's joker has other powers than the usual one."""
    assert why("pegoo", at("5s/4s,B1/5s/5s", "*"), "* As-B1") == "in-spot-only"


def test_pegoo_two_swaps_any_two() -> None:
    """2 forward, or two different colored pegs on the ring change places."""
    twos = by_card("2", "pegoo", at("4s,A8/4s,B1/5s/4s,D2", "2"))
    assert set(twos) == {"A8-A10", "A8~B1", "A8~D2", "B1~D2"}


def test_pegoo_seven_and_nine_are_split() -> None:
    """Seven into two forward moves; nine whole or one forward and one backward."""
    assert "A8-A9,B8-B14" in by_card("7", "pegoo", at("3s,A8,B8/5s/5s/5s", "7"))
    nines = by_card("9", "pegoo", at("3s,A14,B14/5s/5s/5s", "9"))
    assert {"A14-B3", "A14-A17,B14-B8"} <= set(nines)


def test_pegoo_on_the_third_stuck_turn_any_card_comes_out() -> None:
    """A player may use any card to come out; the earlier turns are counted in the can't play pile."""
    position = at("5s/5s/5s/5s", "24", stuck="2,0,0,0")
    assert set(legal("pegoo", position)) == {"2 discard", "2 free As-A8", "4 discard", "4 free As-A8"}


def test_pegoo_a_stuck_player_may_discard_and_keep_the_count() -> None:
    """A player who discards instead may come out the next turn."""
    game = game_at("pegoo", "5s/5s/5s/5s A 24/5/5/5 stuck=2,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 0, 0)


def test_pegoo_only_a_player_who_cannot_move_comes_out() -> None:
    """With a card that moves there is no free out, whatever else the hand holds."""
    position = at("4s,A8/5s/5s/5s", "4K", stuck="2,0,0,0")
    assert why("pegoo", position, "4 free As-A8") == "free-only-stuck"


def test_pegoo_helping_starts_once_all_of_a_players_pegs_are_home() -> None:
    """A player moves their partner's pegs only then, and not within a split that brings the last one home."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
    assert why("pegoo", position, "7 A2-Ah1,C8-C13") == "helps-next-turn"
    assert list(legal("pegoo", at(f"{HOME}/5s/4s,C8/5s", "4"))) == ["4 C8-C12"]


# --- Wizard Woodworks


def test_wizard_two_swaps_any_two() -> None:
    """A two moves a peg 2 forward or exchanges two different colored pegs on the main track."""
    twos = by_card("2", "wizard", at("4s,A8/4s,B1/5s/4s,D2", "2"))
    assert set(twos) == {"A8-A10", "A8~B1", "A8~D2", "B1~D2"}
    assert twos["B1~D2"] == "4s,A8/4s,D2/5s/4s,B1"


def test_wizard_plays_first_and_draws_after() -> None:
    """Players first play a card, then move, and draw at the end of their turn."""
    game = Game.deal("wizard", 4, 2, seed=4)
    assert game.position.hand_size(game.turn) == 5


def test_wizard_nines_are_split() -> None:
    """One peg forward and another backward."""
    nines = by_card("9", "wizard", at("3s,A14,B14/5s/5s/5s", "9"))
    assert {"A14-B5", "A14-A17,B14-B8"} <= set(nines)


def test_wizard_otherwise_follows_the_basic_game() -> None:
    """Otherwise the basic game: a joker from anywhere, your own pegs only, and never forced."""
    jokers = by_card("*", "wizard", at("3s,A8,h1/4s,B1/5s/5s", "*"))
    assert set(jokers) == {"A8-B1", "Ah1-B1", "As-B1", "discard"}


# --- Alaska


@pytest.mark.parametrize(("turn", "after"), [("T A14-B6", "4s,B6"), ("T A14-A13", "4s,A13")])
def test_alaska_ten_forward_or_one_backward(turn: str, after: str) -> None:
    """A 10 moves a peg 10 forward or 1 backward."""
    assert legal("alaska", at("4s,A14/5s/5s/5s", "T"))[turn] == f"{after}/5s/5s/5s"


def test_alaska_ten_is_not_split() -> None:
    """A ten isn't split, as in the basic game."""
    assert why("alaska", at("3s,A8,B8/5s/5s/5s", "T"), "T A8-A10,B8-B16") == "splits-nothing"


def test_alaska_a_stuck_player_comes_out_on_the_fourth_turn() -> None:
    """Any card comes out on the fourth turn after being stuck for three turns."""
    assert list(legal("alaska", at("5s/5s/5s/5s", "2", stuck="2,0,0,0"))) == ["2 discard"]
    assert list(legal("alaska", at("5s/5s/5s/5s", "2", stuck="3,0,0,0"))) == ["2 free As-A8"]


def test_alaska_coming_out_too_early_is_explained() -> None:
    """The reason has the count so far."""
    found = reason("alaska", at("5s/5s/5s/5s", "2", stuck="2,0,0,0"), "2 free As-A8")
    assert found is not None
    assert found.sentence == "A peg comes out free only after 3 stuck turns in a row. You’ve had 2."


def test_alaska_otherwise_follows_the_basic_game() -> None:
    """Nines aren't split, and twos don't swap."""
    assert why("alaska", at("3s,A8,B8/5s/5s/5s", "9"), "9 A8-A10,B8-B1") == "splits-nothing"
    assert why("alaska", at("4s,A8/4s,B8/5s/5s", "2"), "2 A8~B8") == "swaps-nothing"
