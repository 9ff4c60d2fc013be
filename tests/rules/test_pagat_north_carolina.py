"""Pagat, the North Carolina rules, rule by rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, game_at, legal, pegs_of, play, reason, rules_of, why

NC = "north-carolina"
HOME = "h1,h2,h3,h4,h5"
STUCK = "5s/5s/5s/5s A 2345/5/5/5"


def test_1_draw_then_play_one_of_six() -> None:
    """A turn is to draw, to play one of six cards and to move."""
    game = Game.deal(NC, 4, 2, seed=4)
    assert game.position.hand_size(game.turn) == 6


def test_2_your_own_pegs_until_the_last_is_home() -> None:
    """You only move your own pegs until your last is home."""
    assert why(NC, at("4s,A8/5s/4s,C8/5s", "4"), "4 C8-C12") == "own-first"


def test_2_then_the_partners_nearest_to_the_left() -> None:
    """After that you move the pegs of the partner nearest to your left."""
    assert list(legal(NC, at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s", "4"), 6)) == ["4 C8-C12"]


def test_2_a_split_takes_the_last_peg_home_and_helps_with_the_rest() -> None:
    """You can move your left-hand partner's peg with the remainder."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "7")
    assert by_card("7", NC, position, 6) == {
        "A2-A9": "A9,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s",
        "A2-Ah1,C8-C13": f"{HOME}/5s/4s,C13/5s/4s,E8/5s",
    }


def test_2_not_the_next_but_one() -> None:
    """Only the partner who would be helped next."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "7")
    found = reason(NC, position, "7 A2-Ah1,E8-E13", 6)
    assert found is not None
    assert (found.rule, found.part, found.source) == (
        "finishing-split-whose",
        2,
        "Pagat, North Carolina Rules, 2",
    )


def test_2_nor_in_the_other_order() -> None:
    """Your last peg has to go home first."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
    assert why(NC, position, "7 C8-C13,A2-Ah1") == "own-first"


def test_2_a_helper_finishes_for_the_helped_partner_too() -> None:
    """Bringing the helped partner's last peg home, the next partner's may move."""
    position = at(f"{HOME}/5s/C2,h2,h3,h4,h5/5s/4s,E8/5s", "7")
    assert "C2-Ch1,E8-E13" in by_card("7", NC, position, 6)


def test_2_a_nine_finishes_too() -> None:
    """Any split may: here the rest is backward."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "9")
    assert "A2-Ah1,C8-C1" in by_card("9", NC, position)


def test_3_joker_from_anywhere_onto_any_peg_of_the_track() -> None:
    """A joker moves one of your pegs from anywhere to a hole of the main track that is occupied."""
    jokers = by_card("*", NC, at("3s,A8,h1/4s,B1/4s,C9/5s", "*"))
    assert set(jokers) - {"discard"} == {
        f"{origin}-{target}" for origin in ("A8", "Ah1", "As") for target in ("B1", "C9")
    }


def test_4_ace() -> None:
    """Come out, one forward, one backward, or 11 forward."""
    assert by_card("A", NC, at("4s,A14/5s/5s/5s", "A")) == {
        "A14-A13": "4s,A13/5s/5s/5s",
        "A14-A15": "4s,A15/5s/5s/5s",
        "A14-B7": "4s,B7/5s/5s/5s",
        "As-A8": "3s,A8,A14/5s/5s/5s",
    }


def test_4_ace_not_backward_into_the_castle() -> None:
    """One backward from the hole after the in-spot is the in-spot."""
    position = at("A4,h2,h3,h4,h5/5s/5s/5s", "A")
    assert "A4-A3" in by_card("A", NC, position)
    assert why(NC, position, "A A4-Ah1") == "wrong-count-home"


def test_5_two_exchanges_any_two_colors_on_the_track() -> None:
    """2 forward, or any two different colored pegs on the main track change places."""
    position = at("4s,A8/3s,B1,h1/4s,C9/4s,D2", "2")
    assert set(by_card("2", NC, position)) == {
        "A8-A10",
        "A8~B1",
        "A8~C9",
        "A8~D2",
        "B1~C9",
        "B1~D2",
        "C9~D2",
    }
    assert by_card("2", NC, position)["B1~D2"] == "4s,A8/3s,D2,h1/4s,C9/4s,B1"


def test_5_not_in_start_or_home() -> None:
    """Neither peg is in a start or home area."""
    assert why(NC, at("3s,A8,h1/4s,B1/5s/5s", "2"), "2 A8~B1") is None
    assert legal(NC, at("4s,h5/4s,B1/5s/5s", "2")) == {"2 discard": "4s,h5/4s,B1/5s/5s"}


def test_6_seven_two_of_your_own_pegs_forward() -> None:
    """Sevens are split as in the basic game."""
    assert "A8-A9,B8-B14" in by_card("7", NC, at("3s,A8,B8/5s/4s,C8/5s", "7"))
    assert why(NC, at("3s,A8,B8/5s/4s,C8/5s", "7"), "7 A8-A9,C8-C14") == "split-own-only"


def test_7_nine_one_forward_one_backward_both_your_own() -> None:
    """As in Arizona, but both must be your own pegs (until all your pegs are home)."""
    position = at("3s,A14,B14/5s/4s,C14/5s", "9")
    assert "A14-A17,B14-B8" in by_card("9", NC, position)
    assert why(NC, position, "9 A14-A17,C14-C8") == "split-own-only"


def test_7_nine_for_a_helped_partner() -> None:
    """Then both are the helped partner's."""
    assert "C14-C17,D14-D8" in by_card("9", NC, at(f"{HOME}/5s/3s,C14,D14/5s", "9"))


# --- Rule 8: tens


def test_8_ten_must_be_split() -> None:
    """A single peg can't move 10 holes."""
    position = at("4s,A8/5s/5s/5s", "T")
    assert legal(NC, position) == {"T discard": "4s,A8/5s/5s/5s"}
    found = reason(NC, position, "T A8-B0")
    assert found is not None
    assert (found.rule, found.source) == ("must-be-split", "Pagat, North Carolina Rules, 8")


def test_8_ten_any_two_pegs_on_the_board() -> None:
    """Yours, your partner's or your opponents', including two of the same player's."""
    tens = by_card("T", NC, at("4s,A14/4s,B14/3s,C14,D14/4s,A1", "T"))
    for one, other in [
        ("A14-A16", "B14-C4"),
        ("C14-C16", "D14-A4"),
        ("A1-A3", "B14-C4"),
        ("A14-A16", "C14-D4"),
    ]:
        assert f"{one},{other}" in tens


@pytest.mark.parametrize("turn", ["A14-A17,B14-C3", "A14-A11,B14-B7", "A14-A17,B14-B7", "A14-A11,B14-C3"])
def test_8_ten_both_ways(turn: str) -> None:
    """Both forwards, both backwards, or one each."""
    assert turn in by_card("T", NC, at("3s,A14,B14/5s/5s/5s", "T"))


def test_8_ten_two_pegs_from_their_come_out_spots_back_to_the_in_spots() -> None:
    """Two of your team's pegs go back 5 each."""
    assert by_card("T", NC, at("4s,A8/5s/4s,C8/5s", "T"))["A8-A3,C8-C3"] == "4s,A3/5s/4s,C3/5s"


def test_8_ten_opponents_only_on_the_main_track() -> None:
    """An opponent's peg can't be moved into its safe area or within it."""
    position = at("4s,A14/3s,B1,h1/5s/5s", "T")
    assert why(NC, position, "T A14-B2,B1-Bh2") == "opponent-on-track-only"
    assert why(NC, position, "T A14-B5,Bh1-Bh2") == "opponent-on-track-only"
    assert why(NC, position, "T A14-B2,B1-B5") is None


def test_8_ten_the_team_may_go_into_and_inside_home() -> None:
    """Your own and your partner's pegs may go forward into and inside their castles."""
    tens = by_card("T", NC, at("4s,A2/5s/4s,h1/5s", "T"))
    assert tens["A2-A10,Ch1-Ch3"] == "4s,A10/5s/4s,h3/5s"
    assert "A2-Ah5,Ch1-Ch5" in tens


def test_8_ten_backwards_only_on_the_track() -> None:
    """Not into, within or out of a safe area."""
    position = at("4s,A14/5s/4s,h3/5s", "T")
    assert why(NC, position, "T A14-B5,Ch3-Ch2") == "second-part-forward"


def test_8_ten_hitting_the_team_sends_to_the_in_spot_whichever_peg_hits() -> None:
    """One of your team's goes to its in spot even if an opponent's peg hits it."""
    tens = by_card("T", NC, at("4s,A14/4s,B14/4s,B17/5s", "T"))
    assert tens["A14-B3,B14-B17"] == "4s,B3/4s,B17/4s,C3/5s"


def test_8_ten_hitting_an_opponent_sends_to_start_whichever_peg_hits() -> None:
    """An opponent's goes to start even if a peg of the same team hits it."""
    tens = by_card("T", NC, at("4s,A14/4s,B14/5s/4s,B17", "T"))
    assert tens["A14-B3,B14-B17"] == "4s,B3/4s,B17/5s/5s"


def test_8_ten_two_hits_on_the_same_partner() -> None:
    """The second would have to go to the in-spot that the first has just been sent to."""
    position = at("5s/3s,B2,B15/3s,B3,B6/5s", "T")
    assert "B2-B3,B15-B6" not in by_card("T", NC, position)
    assert why(NC, position, "T B2-B3,B15-B6") == "in-spot-taken"


def test_8_ten_a_peg_can_clear_the_way_for_its_own_color() -> None:
    """B hits A, whose peg goes to its in-spot and sends B's there to start, so another of B's can pass."""
    tens = by_card("T", NC, "4s,B3/2s,A2,A3,B2 A T/?0", 2)
    assert tens["B2-B3,A2-A11"] == "4s,A3/3s,A11,B3"


def test_8_ten_of_a_player_with_nothing_in_play() -> None:
    """It can move any two pegs, so a player who holds one normally cannot count."""
    position = at("5s/4s,B8/5s/4s,D8", "2T", stuck="2,0,0,0")
    turns = legal(NC, position)
    assert "T B8-B12,D8-D14" in turns
    assert not any("free" in text or "discard" in text for text in turns)


def test_8_ten_if_no_two_pegs_can_share_it() -> None:
    """Pegs at start and in their final positions are the exception."""
    assert legal(NC, at("4s,h5/4s,h3/5s/5s", "T")) == {"T discard": "4s,h5/4s,h3/5s/5s"}


# --- Rule 9: counting


def test_9_unable_to_move_a_card_is_discarded() -> None:
    """All pegs in start or castle, no come-out card, no ten, no small card: that is counting."""
    game = game_at(NC, STUCK)
    assert set(legal(NC, STUCK)) == {"2 discard", "3 discard", "4 discard", "5 discard"}
    play(game, "2 discard")
    assert game.position.stuck == (1, 0, 0, 0)


def test_9_on_the_third_turn_a_peg_must_come_out() -> None:
    """After discarding any card you must move one of your pegs to your come-out hole."""
    position = f"{STUCK} stuck=2,0,0,0"
    assert legal(NC, position) == {f"{card} free As-A8": "4s,A8/5s/5s/5s" for card in "2345"}
    assert why(NC, position, "2 discard") == "must-come-out"
    game = game_at(NC, position)
    play(game, "3 free As-A8")
    assert (pegs_of(game), game.position.stuck) == ("4s,A8/5s/5s/5s", (0, 0, 0, 0))


def test_9_three_consecutive_turns() -> None:
    """A turn in which something can move resets the count."""
    game = game_at(NC, "4s,h4/5s/5s/5s A AQ/5/5/5 stuck=1,0,0,0")
    play(game, "A Ah4-Ah5")
    assert game.position.stuck == (0, 0, 0, 0)


def test_9_coming_out_bumps_as_usual() -> None:
    """A peg on the come-out hole is hit."""
    assert legal(NC, at("5s/5s/4s,A8/5s", "2", stuck="2,0,0,0")) == {"2 free As-A8": "4s,A8/5s/4s,C3/5s"}


def test_9_each_player_counts_alone() -> None:
    """If several players of a team cannot move, they each count separately."""
    game = game_at(NC, "5s/5s/5s/5s C 5/5/2/5 stuck=1,0,1,0")
    play(game, "2 discard")
    assert game.position.stuck == (1, 0, 2, 0)


def test_9_two_players_of_the_same_pegs_count_separately() -> None:
    """Even if one has brought all pegs home and moves the other's."""
    game = game_at(NC, f"{HOME}/5s/5s/5s A 22/3/4/5 stuck=0,0,2,0")
    play(game, "2 discard")
    assert game.position.stuck == (1, 0, 2, 0)


def test_9_a_helper_brings_out_the_helped_partners_peg() -> None:
    """The helper brings out the peg they'd otherwise play."""
    assert legal(NC, at(f"{HOME}/5s/5s/5s", "2", stuck="2,0,0,0")) == {"2 free Cs-C8": f"{HOME}/5s/4s,C8/5s"}


def test_9_the_privilege_with_a_come_out_card() -> None:
    """On the third turn any card may be discarded to come out free even with a come-out card in the hand."""
    turns = legal(NC, at("5s/5s/5s/5s", "2K", stuck="2,0,0,0"))
    assert set(turns) == {"2 free As-A8", "K As-A8"}


def test_9_the_privilege_with_a_joker_that_cannot_be_played() -> None:
    """The come-out card counts whether playable or not."""
    turns = legal(NC, at("4s,h4/5s/5s/5s", "A*", stuck="2,0,0,0"))
    assert {"* free As-A8", "A As-A8", "A Ah4-Ah5"} <= set(turns)
    stuck = legal(NC, at("5s/4s,B1/5s/5s", "2*", stuck="2,0,0,0"))
    assert set(stuck) == {"* As-B1", "* discard", "* free As-A8", "2 discard", "2 free As-A8"}


def test_9_a_small_card_that_moves_in_the_castle_must_be_moved() -> None:
    """The count then starts from 1 again the next time."""
    position = at("4s,h3/5s/5s/5s", "26", stuck="2,0,0,0")
    assert legal(NC, position) == {"2 Ah3-Ah5": "4s,h5/5s/5s/5s"}
    assert why(NC, position, "6 free As-A8") == "free-needs-card"
    game = game_at(NC, position)
    play(game, "2 Ah3-Ah5")
    assert game.position.stuck == (0, 0, 0, 0)


def test_9_not_before_the_third_turn() -> None:
    """On the first and second stuck turn a card is only discarded."""
    for counted in ("0", "1"):
        position = at("5s/5s/5s/5s", "2", stuck=f"{counted},0,0,0")
        assert legal(NC, position) == {"2 discard": "5s/5s/5s/5s"}


def test_9_coming_out_is_impossible() -> None:
    """Then a card is discarded without moving, and the count stays."""
    position = "5s/5s/3s,A8,C3/5s A 22/3/4/5 stuck=2,0,0,0"
    assert set(legal(NC, position)) == {"2 discard"}
    game = game_at(NC, position)
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 0, 0)


def test_9_some_play_the_fourth_turn() -> None:
    """A house option: not until the fourth turn."""
    rules = replace(rules_of(NC), stuck_limit=4)
    assert set(legal(rules, f"{STUCK} stuck=2,0,0,0")) == {f"{card} discard" for card in "2345"}
    assert set(legal(rules, f"{STUCK} stuck=3,0,0,0")) == {f"{card} free As-A8" for card in "2345"}


def test_the_castle_is_the_word_for_home() -> None:
    """Home is known as the castle."""
    assert load(NC).words_in("en").home == "castle"
