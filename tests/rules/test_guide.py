"""The Detailed Game Guide: its rules, its card table, and everything it pictures as possible or impossible.

Blue sits at A, its opponent yellow at B, its teammate white at C, the opponent orange at D.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.operations import Reshuffled
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, each_card, game_at, legal, pegs_of, play, reason, why

PICTURED = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"
"""Moving around the Track: blue on 8 and 14 of its own side, white on 11, yellow on 16 and on the corner."""


# --- Moving onto the Track


def test_onto_the_track_with_a_queen() -> None:
    """A face card or an ace moves a peg out of Start onto the Track."""
    assert legal("guide", at("5s/5s/5s/5s", "Q")) == {"Q As-A8": "4s,A8/5s/5s/5s"}


@pytest.mark.parametrize("card", "AJQK")
def test_onto_the_track_with_an_ace_or_face_card(card: str) -> None:
    """The ace, jack, queen and king bring a peg out."""
    assert by_card(card, "guide", at("5s/5s/5s/5s", card)) == {"As-A8": "4s,A8/5s/5s/5s"}


@pytest.mark.parametrize("card", "23456789T")
def test_onto_the_track_with_no_other_card(card: str) -> None:
    """No number card moves a peg out of Start."""
    assert legal("guide", at("5s/5s/5s/5s", card)) == {f"{card} discard": "5s/5s/5s/5s"}


def test_onto_the_track_an_opponent_there_goes_to_start() -> None:
    """An opponent's peg on that hole is sent to its Start area."""
    assert legal("guide", at("5s/4s,A8/5s/5s", "Q")) == {"Q As-A8": "4s,A8/5s/5s/5s"}


def test_onto_the_track_a_teammate_there_goes_beside_its_finish() -> None:
    """A teammate's peg on that hole is moved to the hole beside its Finish area."""
    assert legal("guide", at("5s/5s/4s,A8/5s", "Q")) == {"Q As-A8": "4s,A8/5s/4s,C3/5s"}


def test_onto_the_track_not_if_the_teammates_hole_is_taken() -> None:
    """If the teammate already has a peg beside its Finish area, the peg cannot come onto the Track."""
    position = at("5s/5s/3s,A8,C3/5s", "Q")
    assert legal("guide", position) == {"Q discard": "5s/5s/3s,A8,C3/5s"}
    assert why("guide", position, "Q As-A8") == "in-spot-taken"


# --- Moving around the Track


def test_pictured_all_cards() -> None:
    """Every card of the pictured hand can move something, so none can be discarded."""
    assert {text.split()[0] for text in legal("guide", PICTURED)} == set("3789T")
    assert all(why("guide", PICTURED, f"{card} discard") == "must-play-card" for card in "3789T")


def test_scenario_1_options() -> None:
    """A three moves either blue peg: the leading one past yellow, the trailing one onto white."""
    assert by_card("3", "guide", PICTURED) == {
        "A14-A17": "3s,A8,A17/3s,A0,A16/4s,A11/5s",
        "A8-A11": "3s,A11,A14/3s,A0,A16/4s,C3/5s",
    }


def test_scenario_1_note() -> None:
    """With a white peg already beside the Finish area, landing on white is not possible."""
    taken = "3s,A8,A14/3s,A0,A16/3s,A11,C3/5s A 3789T/?5/?5/?5"
    assert by_card("3", "guide", taken) == {"A14-A17": "3s,A8,A17/3s,A0,A16/3s,A11,C3/5s"}
    found = reason("guide", taken, "3 A8-A11")
    assert found is not None
    assert found.rule == "in-spot-taken"
    assert found.source == "Detailed Game Guide, Moving around the Track, scenario 1"


def test_scenario_2_only_the_leading_peg() -> None:
    """A ten moves the leading blue peg; the trailing one would jump it."""
    assert by_card("T", "guide", PICTURED) == {"A14-B6": "3s,A8,B6/3s,A0,A16/4s,A11/5s"}
    assert why("guide", PICTURED, "T A8-B0") == "own-color-passed"


def test_scenario_3_only_the_trailing_peg() -> None:
    """An eight moves the trailing blue peg back onto yellow; the leading one would pass it."""
    assert by_card("8", "guide", PICTURED) == {"A8-A0": "3s,A0,A14/4s,A16/4s,A11/5s"}
    assert why("guide", PICTURED, "8 A14-A6") == "own-color-passed"


def test_scenario_4_option_1() -> None:
    """A whole seven moves the leading peg; the trailing one would jump it."""
    sevens = by_card("7", "guide", PICTURED)
    assert [text for text in sevens if "," not in text] == ["A14-B3"]
    assert sevens["A14-B3"] == "3s,A8,B3/3s,A0,A16/4s,A11/5s"
    assert why("guide", PICTURED, "7 A8-A15") == "own-color-passed"


def test_scenario_4_option_2() -> None:
    """Three onto white, which goes beside its Finish area; then white moves four into it."""
    assert by_card("7", "guide", PICTURED)["A8-A11,C3-Ch4"] == "3s,A11,A14/3s,A0,A16/4s,h4/5s"


def test_scenario_4_option_3() -> None:
    """Four to an open hole; then white moves three onto the leading blue peg."""
    assert by_card("7", "guide", PICTURED)["A8-A12,A11-A14"] == "3s,A3,A12/3s,A0,A16/4s,A14/5s"


def test_scenario_4_option_4() -> None:
    """Two onto yellow, which goes to Start; then white moves five onto that blue peg."""
    assert by_card("7", "guide", PICTURED)["A14-A16,A11-A16"] == "3s,A3,A8/4s,A0/4s,A16/5s"


def test_scenario_4_other_options() -> None:
    """First a blue peg, then a blue or a white one, seven holes in all."""
    sevens = by_card("7", "guide", PICTURED)
    assert sevens["A8-A9,A11-A17"] == "3s,A9,A14/3s,A0,A16/4s,A17/5s"
    assert sevens["A14-A17,A8-A12"] == "3s,A12,A17/3s,A0,A16/4s,A11/5s"
    assert why("guide", PICTURED, "7 A11-A14,A8-A12") == "split-own-first"


def test_scenario_5_option_1() -> None:
    """A whole nine moves the trailing peg backward; the leading one would jump it."""
    nines = by_card("9", "guide", PICTURED)
    assert [text for text in nines if "," not in text] == ["A8-D17"]
    assert nines["A8-D17"] == "3s,A14,D17/3s,A0,A16/4s,A11/5s"
    assert why("guide", PICTURED, "9 A14-A5") == "own-color-passed"
    assert why("guide", PICTURED, "9 A14-B5") == "wrong-way"


def test_scenario_5_option_2() -> None:
    """Three onto white; then only the white peg can go back the six that are left."""
    nines = by_card("9", "guide", PICTURED)
    assert {text: nines[text] for text in nines if text.startswith("A8-A11,")} == {
        "A8-A11,C3-B15": "3s,A11,A14/3s,A0,A16/4s,B15/5s"
    }
    assert why("guide", PICTURED, "9 A8-A11,A14-A8") == "own-color-passed"


def test_scenario_5_option_3() -> None:
    """Eight back onto yellow; then the white or the leading blue peg goes one forward."""
    nines = by_card("9", "guide", PICTURED)
    assert nines["A8-A0,A11-A12"] == "3s,A0,A14/4s,A16/4s,A12/5s"
    assert nines["A14-A15,A8-A0"] == "3s,A0,A15/4s,A16/4s,A11/5s"
    assert why("guide", PICTURED, "9 A8-A0,A14-A15") is None


def test_scenario_5_option_4() -> None:
    """Two forward onto yellow; then the trailing blue peg goes back seven, close to its Finish area."""
    assert by_card("9", "guide", PICTURED)["A14-A16,A8-A1"] == "3s,A1,A16/4s,A0/4s,A11/5s"


def test_scenario_5_one_forward_and_one_backward() -> None:
    """A split nine moves one peg forward and one backward, never both the same way."""
    assert why("guide", PICTURED, "9 A8-A10,A11-B0") == "split-both-ways"
    assert why("guide", PICTURED, "9 A8-A6,A11-A4") == "split-both-ways"


# --- Playing Jokers


def test_joker_scenario_1() -> None:
    """From Start onto an opponent's peg, which goes to its Start."""
    assert by_card("*", "guide", at("5s/4s,B1/5s/5s", "*")) == {"As-B1": "4s,B1/5s/5s/5s"}


def test_joker_scenario_2() -> None:
    """From Start onto a teammate's peg, which goes beside its Finish area, and orange from there to Start."""
    position = "5s/5s/4s,C8/4s,C3 A */?0/AA/?0"
    assert by_card("*", "guide", position)["As-C8"] == "4s,C8/5s/4s,C3/5s"
    follow = at("4s,C8/5s/4s,C3/5s", "4A", turn="C")
    assert by_card("A", "guide", follow)["Cs-C8"].startswith("4s,A3/5s/")
    assert "C3-Ch4" in by_card("4", "guide", follow)


def test_joker_scenario_3() -> None:
    """From the Track onto an opponent's peg, close to your own Finish area."""
    position = at("4s,B10/4s,A1/5s/5s", "*")
    assert by_card("*", "guide", position) == {
        "As-A1": "3s,A1,B10/5s/5s/5s",
        "B10-A1": "4s,A1/5s/5s/5s",
    }


def test_joker_scenario_4() -> None:
    """From the Track onto a teammate's peg, which goes beside its Finish area, and orange to Start."""
    position = at("4s,B10/5s/3s,C8,D5/4s,C3", "*")
    jokers = by_card("*", "guide", position)
    assert jokers["B10-C8"] == "4s,C8/5s/3s,C3,D5/5s"
    assert jokers["B10-D5"] == "4s,D5/5s/3s,C3,C8/5s"


def test_joker_only_onto_a_peg() -> None:
    """A joker's landing hole is occupied by a teammate or an opponent."""
    position = at("4s,B10/4s,A1/5s/5s", "*")
    assert why("guide", position, "* B10-B11") == "joker-onto-empty-hole"
    assert legal("guide", at("5s/5s/5s/5s", "*")) == {"* discard": "5s/5s/5s/5s"}


def test_joker_not_from_the_finish_area() -> None:
    """A joker takes a peg from the Start area or from the Track."""
    position = at("A10,h2,h3,h4,h5/4s,A1/5s/5s", "*")
    assert list(by_card("*", "guide", position)) == ["A10-A1"]
    assert why("guide", position, "* Ah2-A1") == "joker-not-from-here"


def test_joker_not_onto_your_own_peg() -> None:
    """A peg can't land on its own color, even with a joker."""
    assert why("guide", at("3s,A8,A9/4s,A1/5s/5s", "*"), "* A8-A9") == "own-color-landed"


# --- Moving into the Finish area


def test_finish_basic_movement() -> None:
    """A six takes the blue peg into the Finish area; it may also stay on the Track."""
    assert by_card("6", "guide", at("4s,A2/5s/5s/5s", "6")) == {
        "A2-A8": "4s,A8/5s/5s/5s",
        "A2-Ah5": "4s,h5/5s/5s/5s",
    }


def test_finish_with_a_split_card() -> None:
    """A nine takes one peg two places to the end of the Finish area and another seven backward."""
    nines = by_card("9", "guide", at("3s,A10,h3/5s/5s/5s", "9"))
    assert nines["A10-A3,Ah3-Ah5"] == "3s,A3,h5/5s/5s/5s"


def test_finish_mitigating_damage() -> None:
    """With no card that enters the Finish area, the peg has to go past it."""
    assert legal("guide", at("4s,A3/5s/5s/5s", "6T")) == {
        "6 A3-A9": "4s,A9/5s/5s/5s",
        "T A3-A13": "4s,A13/5s/5s/5s",
    }


def test_finish_up_with_a_split_card() -> None:
    """The last peg gets in with part of a split, and a teammate's peg moves the rest."""
    sevens = by_card("7", "guide", at("h1,h2,h3,h4,A2/5s/4s,B4/5s", "7"))
    assert "A2-Ah1,B4-B10" not in sevens
    position = at("A2,h2,h3,h4,h5/5s/4s,B4/5s", "7")
    assert by_card("7", "guide", position)["A2-Ah1,B4-B9"] == "h1,h2,h3,h4,h5/5s/4s,B9/5s"


# --- The Rules


def test_rule_1_a_card_that_can_move_must() -> None:
    """A discarded card that can move pegs must move them."""
    assert why("guide", at("4s,A8/5s/5s/5s", "3Q"), "3 discard") == "must-play-card"


def test_rule_1_a_dead_card_may_be_discarded() -> None:
    """Only the discarded card has to be used: a dead card may be discarded even if another could move."""
    turns = legal("guide", at("4s,h4/5s/5s/5s", "3Q"))
    assert set(turns) == {"3 discard", "Q As-A8"}


def test_rule_1_a_joker_too() -> None:
    """A joker that is discarded while it can move must move."""
    assert why("guide", at("5s/4s,B1/5s/5s", "3*"), "* discard") == "must-play-card"
    assert why("guide", at("5s/4s,B1/5s/5s", "3*"), "3 discard") is None


def test_rule_2_an_opponent_landed_on_goes_to_start() -> None:
    """Landing on an opponent's peg returns it to Start."""
    assert by_card("3", "guide", at("4s,A8/4s,A11/5s/5s", "3"))["A8-A11"] == "4s,A11/5s/5s/5s"


def test_rule_3_a_teammate_landed_on_goes_beside_its_finish() -> None:
    """Landing on a teammate's peg moves it to the hole beside its Finish area."""
    assert by_card("3", "guide", at("4s,A8/5s/4s,A11/5s", "3"))["A8-A11"] == "4s,A11/5s/4s,C3/5s"


def test_rule_4_a_peg_landed_on_passes_nothing() -> None:
    """White goes from 11 to its Finish area even though other white pegs are in the way."""
    position = at("4s,A8/5s/2s,A11,B5,C1/5s", "3")
    assert by_card("3", "guide", position)["A8-A11"] == "4s,A11/5s/2s,B5,C1,C3/5s"


@pytest.mark.parametrize(
    ("pegs", "turn", "rule"),
    [
        ("3s,A8,A11/5s/5s/5s", "3 A8-A11", "own-color-landed"),
        ("3s,A8,A10/5s/5s/5s", "3 A8-A11", "own-color-passed"),
        ("3s,A2,h2/5s/5s/5s", "3 A2-Ah2", "own-color-landed"),
        ("3s,A2,h1/5s/5s/5s", "3 A2-Ah2", "own-color-passed"),
        ("3s,h1,h2/5s/5s/5s", "3 Ah1-Ah4", "own-color-passed"),
    ],
)
def test_rule_5_neither_land_on_nor_pass_your_own_peg(pegs: str, turn: str, rule: str) -> None:
    """Both on the Track and in the Finish area."""
    assert why("guide", at(pegs, "3"), turn) == rule


def test_rule_6_not_the_same_peg_twice() -> None:
    """A card that moves two pegs can't move the same one twice."""
    assert why("guide", PICTURED, "7 A14-A17,A17-B3") == "split-two-pegs"


def test_rule_7_your_own_peg_first() -> None:
    """One of the player's pegs moves first, then a teammate's may."""
    assert why("guide", PICTURED, "7 A11-A12,A14-B2") == "split-own-first"
    assert why("guide", PICTURED, "7 A14-B2,A11-A12") is None


def test_rule_7_never_two_of_the_teammates() -> None:
    """Only the second peg may be a teammate's."""
    position = at("4s,h5/5s/3s,A11,B4/5s", "7")
    assert why("guide", position, "7 A11-A12,B4-B10") == "split-own-first"


def test_rule_7_not_an_opponents() -> None:
    """The second peg is the player's or a teammate's."""
    assert why("guide", PICTURED, "7 A14-A15,A16-B4") == "opponents-peg"


def test_rule_8_forward_is_clockwise_and_some_cards_go_backward() -> None:
    """Eights and nines go backward past the corner and the Finish area."""
    assert by_card("8", "guide", at("4s,A5/5s/5s/5s", "8"))["A5-D15"] == "4s,D15/5s/5s/5s"
    assert why("guide", at("4s,A5/5s/5s/5s", "8"), "8 A5-A13") == "wrong-way"


def test_rule_9_not_backward_into_the_finish_area() -> None:
    """A peg does not back into the Finish area, nor move backward inside it."""
    assert why("guide", at("4s,A8/5s/5s/5s", "8"), "8 A8-Ah3") == "backward-into-home"
    assert legal("guide", at("4s,h5/5s/5s/5s", "8")) == {"8 discard": "4s,h5/5s/5s/5s"}


def test_rule_10_play_on_behalf_of_a_teammate_of_choice() -> None:
    """With all your pegs home, you choose a teammate to help, again each turn."""
    position = at("h1,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "3")
    assert legal("guide", position, 6) == {
        "3 C8-C11": "h1,h2,h3,h4,h5/5s/4s,C11/5s/4s,E8/5s",
        "3 E8-E11": "h1,h2,h3,h4,h5/5s/4s,C8/5s/4s,E11/5s",
    }


def test_rule_10_only_on_each_following_turn() -> None:
    """With one of your own pegs still out, you can't move only a teammate's peg."""
    assert why("guide", at("A14,h2,h3,h4,h5/5s/4s,C8/5s", "3"), "3 C8-C11") == "own-first"


def test_rule_10_a_helpers_split() -> None:
    """On behalf of one teammate: first a peg of that teammate, then any of the team's."""
    position = at("h1,h2,h3,h4,h5/5s/4s,C8/5s/3s,E8,F4/5s", "7")
    sevens = by_card("7", "guide", position, 6)
    assert "C8-C9,E8-E14" in sevens
    assert "E8-E14,F4-F5" in sevens
    assert why("guide", position, "7 Ah1-Ah2,C8-C14", 6) == "own-all-home"


def test_rule_11_the_discards_become_the_draw_pile() -> None:
    """With no card left to draw, the discard pile is shuffled into a new draw pile."""
    game = Game.deal("guide", 4, 2, seed=11)
    while not any(isinstance(operation, Reshuffled) for operation in game.history):
        game.play(game.legal_turns()[0])
    held = sum(game.position.hand_size(seat) for seat in range(4))
    assert held == 20
    assert game.discards == ()
    assert len(game.pile) == 2 * 54 - held


def test_rule_12_a_missed_card_is_drawn_after_the_next_turn() -> None:
    """A player who forgot to draw may draw one additional card at the end of the next turn."""
    rules = replace(load("guide").rules, draw_by_hand=True, hand_size=2)
    game = game_at(rules, "5s/5s A 23/45", 2)
    play(game, "2 discard", "forget")
    assert game.position.hand_size(0) == 1
    assert game.position.owed == (1, 0)
    play(game, "4 discard", "draw", "3 discard")
    assert (game.phase, game.position.draws) == (Phase.DRAW, 2)
    play(game, "draw", "draw")
    assert game.turn == 1
    assert (game.position.hand_size(0), game.position.owed) == (2, (0, 0))


def test_rule_12_never_more_than_one_additional_card() -> None:
    """Missing twice does not add up."""
    rules = replace(load("guide").rules, draw_by_hand=True, hand_size=3)
    game = game_at(rules, "5s/5s A 236/459", 2)
    play(game, "2 discard", "forget", "4 discard", "forget", "3 discard", "forget", "5 discard", "forget")
    assert game.position.owed == (1, 1)
    play(game, "6 discard", "draw", "draw")
    assert (game.turn, game.position.hand_size(0)) == (1, 2)


# --- Card Movement Rules


@pytest.mark.parametrize(("card", "target"), each_card("A15 A16 A17 B0 B1 B2 B3 A6 A5 B6 B6 B6 B6"))
def test_cards_move_one_peg(card: str, target: str) -> None:
    """How many places each card moves a peg, and in which direction."""
    assert list(legal("guide", at("A14,h2,h3,h4,h5/5s/5s/5s", card))) == [f"{card} A14-{target}"]


def test_cards_any_card_can_be_blocked() -> None:
    """A card that can move nothing is only discarded."""
    assert legal("guide", at("h1,h2,h3,h4,A14/5s/5s/5s", "2")) == {"2 A14-A16": "A16,h1,h2,h3,h4/5s/5s/5s"}


# --- Objective


def test_objective_the_first_team_all_home_wins() -> None:
    """The game ends with the last peg of the team."""
    game = game_at("guide", at("A2,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s", "2"))
    play(game, "2 A2-Ah1")
    assert game.is_over
    assert game.outcome.winner == 0
    assert game.legal_turns() == ()
    assert pegs_of(game) == "h1,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s"
