"""Pagat, the basic game, paragraph by paragraph."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, each_card, game_at, idle, legal, pegs_of, play, reason, why

RULES = load("basic").rules
HOME = "h1,h2,h3,h4,h5"


# --- Players and Equipment


@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 2), (8, 2), (6, 3), (8, 4)])
def test_players_sit_alternately_or_opposite(players: int, teams: int) -> None:
    """Two teams sit alternately; three or four teams of two have partners opposite."""
    board = RULES.board(players, teams)
    assert (players, teams) in load("basic").seatings
    if teams == 2:
        assert board.partners_of(0) == tuple(range(2, players, 2))
    else:
        assert board.partners_of(0) == (players // 2,)


def test_players_need_three_or_four_decks() -> None:
    """Three decks (162 cards, 6 jokers) up to six players, four (216 cards, 8 jokers) for eight."""
    assert (sum(RULES.pack(6)), RULES.pack(6)[-1]) == (162, 6)
    assert (sum(RULES.pack(8)), RULES.pack(8)[-1]) == (216, 8)


def test_equipment_the_board() -> None:
    """A side has a corner and 17 holes; the 8th is the come-out, the 3rd the in-spot; home has 5."""
    board = RULES.board(4, 2)
    assert (board.ring, board.home_length, board.pegs) == (72, 5, 5)
    assert board.out_spots == (8, 26, 44, 62)
    assert board.in_spots == (3, 21, 39, 57)


# --- Deal and play of cards


def test_deal_five_cards_then_draw_one() -> None:
    """Five cards each; at your turn draw one, so that you hold six."""
    game = Game.deal("basic", 4, 2, seed=3, dealer=0)
    assert game.turn == 1
    assert [game.position.hand_size(seat) for seat in range(4)] == [5, 6, 5, 5]


def test_deal_one_card_is_played_onto_the_pile() -> None:
    """One of the six is played, and the next player draws."""
    game = Game.deal("basic", 4, 2, seed=3, dealer=0)
    game.play(game.legal_turns()[0])
    assert len(game.discards) == 1
    assert [game.position.hand_size(seat) for seat in range(4)] == [5, 5, 6, 5]


def test_deal_a_card_that_moves_must_be_played() -> None:
    """A card that allows a move must be played, even if the move is disadvantageous."""
    position = at("4s,A14/5s/5s/5s", "458*")
    assert set(legal("basic", position)) == {"4 A14-B0", "5 A14-B1", "8 A14-A6"}
    found = reason("basic", position, "* discard")
    assert found is not None
    assert (found.rule, found.source) == ("must-play-hand", "Pagat, deal and play of cards")


def test_deal_without_a_card_that_moves_any_is_discarded() -> None:
    """If no card but jokers moves, any card is discarded without moving."""
    assert set(legal("basic", at("5s/5s/5s/5s", "2347"))) == {f"{card} discard" for card in "2347"}


def test_deal_discarding_happens_at_the_start() -> None:
    """Without an ace or picture no peg comes out of the start area."""
    assert set(idle("basic", at("5s/5s/5s/5s", "2589T")).values()) == {"brings-nothing-out"}


def test_deal_a_joker_is_never_forced() -> None:
    """If only a joker moves, it may be kept and another card discarded; or it is played or discarded."""
    turns = legal("basic", at("5s/4s,B1/5s/5s", "23*"))
    assert set(turns) == {"2 discard", "3 discard", "* discard", "* As-B1"}


def test_deal_a_joker_may_be_played_though_another_card_moves() -> None:
    """Playing a joker satisfies the rule that a card that can move must be played."""
    assert set(legal("basic", at("4s,A14/4s,B1/5s/5s", "4*"))) == {"4 A14-B0", "* A14-B1", "* As-B1"}


# --- Movement of pegs: general rules


def test_general_from_start_to_the_come_out_hole_then_clockwise() -> None:
    """Pegs begin in start, move to the neighboring come-out hole and then around clockwise."""
    game = game_at("basic", "5s/5s/5s/5s A K/5/5/5", 4)
    play(game, "K As-A8")
    assert pegs_of(game) == "4s,A8/5s/5s/5s"
    assert by_card("5", "basic", at("4s,D15/5s/5s/5s", "5"))["D15-A2"] == "4s,A2/5s/5s/5s"


def test_general_at_the_in_spot_the_branch_may_be_taken() -> None:
    """A peg may turn into home at its own in-spot, or stay on the track."""
    assert set(by_card("4", "basic", at("4s,A3/5s/5s/5s", "4"))) == {"A3-A7", "A3-Ah4"}


def test_general_no_peg_turns_into_another_home() -> None:
    """No peg moves into any start or home but its own."""
    assert list(by_card("4", "basic", at("4s,B3/5s/5s/5s", "4"))) == ["B3-B7"]


def test_general_only_your_own_pegs() -> None:
    """In the basic game you move only your own pegs."""
    position = at("4s,A8/4s,B8/4s,C8/5s", "4")
    assert list(legal("basic", position)) == ["4 A8-A12"]
    assert why("basic", position, "4 C8-C12") == "own-first"
    assert why("basic", position, "4 B8-B12") == "opponents-peg"


@pytest.mark.parametrize(
    ("turn", "rule"), [("4 A8-A12", "own-color-landed"), ("5 A8-A13", "own-color-passed")]
)
def test_general_neither_land_on_nor_pass_your_own_peg(turn: str, rule: str) -> None:
    """Never onto or over a hole occupied by one of your own pegs."""
    assert why("basic", at("3s,A8,A12/5s/5s/5s", "45"), turn) == rule


def test_general_nor_going_backward() -> None:
    """The same goes for moving backward."""
    assert why("basic", at("3s,A8,A12/5s/5s/5s", "8"), "8 A12-A4") == "own-color-passed"


def test_general_other_pegs_may_be_passed() -> None:
    """Passing over a peg of another color has no effect on it."""
    assert by_card("4", "basic", at("4s,A8/4s,A9/4s,A10/4s,A11", "4")) == {
        "A8-A12": "4s,A12/4s,A9/4s,A10/4s,A11"
    }


def test_general_landing_on_an_opponent() -> None:
    """An opponent's peg is moved back to its start area."""
    assert by_card("4", "basic", at("4s,A8/4s,A12/5s/5s", "4")) == {"A8-A12": "4s,A12/5s/5s/5s"}


def test_general_landing_on_a_partner() -> None:
    """A partner's peg is moved to its in-spot."""
    assert by_card("4", "basic", at("4s,A8/5s/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_general_not_on_a_partner_with_a_peg_on_the_in_spot() -> None:
    """It is illegal if that partner already has a peg on their in-spot."""
    position = at("4s,A8/5s/3s,A12,C3/5s", "4")
    found = reason("basic", position, "4 A8-A12")
    assert found is not None
    assert (found.rule, found.source) == ("in-spot-taken", "Pagat, general rules")


def test_general_nor_on_that_peg_itself() -> None:
    """The partner's peg on the in-spot cannot be landed on."""
    assert why("basic", at("4s,B17/5s/4s,C3/5s", "4"), "4 B17-C3") == "partner-on-in-spot"


# --- Movement of pegs: effects of individual cards


@pytest.mark.parametrize("card", "AJQK")
def test_cards_out_of_start(card: str) -> None:
    """Jack, queen, king and ace move a peg to the come-out hole."""
    assert legal("basic", at("5s/5s/5s/5s", card)) == {f"{card} As-A8": "4s,A8/5s/5s/5s"}


def test_cards_a_joker_out_of_start() -> None:
    """A joker moves one to a hole occupied by a peg of a different color."""
    assert list(legal("basic", at("5s/4s,B1/5s/5s", "*"))) == ["* As-B1", "* discard"]


@pytest.mark.parametrize(("card", "target"), each_card("A15 A16 A17 B0 B1 B2 B3 A6 B5 B6 B6 B6 B6"))
def test_cards_how_far(card: str, target: str) -> None:
    """2 to 6, 9 and 10 their number, ace 1, pictures 10, 7 forward; 8 backwards."""
    assert list(legal("basic", at("A14,h2,h3,h4,h5/5s/5s/5s", card))) == [f"{card} A14-{target}"]


def test_cards_an_ace_does_either() -> None:
    """An ace moves a peg out or one forward."""
    assert list(legal("basic", at("4s,A14/5s/5s/5s", "A"))) == ["A A14-A15", "A As-A8"]


def test_cards_an_8_must_go_backwards() -> None:
    """An 8 moves a peg backwards."""
    assert why("basic", at("4s,A14/5s/5s/5s", "8"), "8 A14-B4") == "wrong-way"


def test_cards_7_whole_or_split() -> None:
    """A 7 moves one peg 7, or two of the player's pegs 1 and 6, 2 and 5, or 3 and 4."""
    sevens = by_card("7", "basic", at("3s,A8,B8/5s/4s,C8/5s", "7"))
    assert set(sevens) == {"A8-A15", "B8-B15", *(f"A8-A{8 + k},B8-B{15 - k}" for k in range(1, 7))}


def test_cards_7_needs_two_pegs_in_play_to_split() -> None:
    """A split is only made with at least two pegs in play."""
    assert list(by_card("7", "basic", at("4s,A8/5s/4s,C8/5s", "7"))) == ["A8-A15"]


def test_cards_9_is_not_split() -> None:
    """In the basic game a 9 moves one peg."""
    assert why("basic", at("3s,A8,B8/5s/5s/5s", "9"), "9 A8-A10,B8-B1") == "splits-nothing"


def test_cards_joker_any_of_your_own_pegs() -> None:
    """A joker moves any one of your pegs, for example from start, onto another player's peg on the track."""
    assert by_card("*", "basic", at("3s,A8,h2/4s,B1/4s,C9/5s", "*")) == {
        "discard": "3s,A8,h2/4s,B1/4s,C9/5s",
        "A8-B1": "3s,B1,h2/5s/4s,C9/5s",
        "A8-C9": "3s,C9,h2/4s,B1/4s,C3/5s",
        "Ah2-B1": "3s,A8,B1/5s/4s,C9/5s",
        "Ah2-C9": "3s,A8,C9/4s,B1/4s,C3/5s",
        "As-B1": "2s,A8,B1,h2/5s/4s,C9/5s",
        "As-C9": "2s,A8,C9,h2/4s,B1/4s,C3/5s",
    }


def test_cards_joker_not_to_an_empty_hole() -> None:
    """With no pegs on the main track a joker cannot be played."""
    assert idle("basic", at("5s/4s,h1/5s/5s", "*")) == {"*": "joker-nothing-to-land-on"}
    assert why("basic", at("5s/4s,B1/5s/5s", "*"), "* As-B2") == "joker-onto-empty-hole"


def test_cards_joker_not_onto_a_partner_with_a_taken_in_spot() -> None:
    """It sends that peg to its in-spot as described above, and can't if that's illegal."""
    assert why("basic", at("5s/5s/3s,C3,C9/5s", "*"), "* As-C9") == "in-spot-taken"


def test_cards_the_full_value() -> None:
    """With a 6 and a peg on the in-spot, the peg stays on the track: home has no room for 6."""
    position = at("4s,A3/5s/5s/5s", "6")
    assert legal("basic", position) == {"6 A3-A9": "4s,A9/5s/5s/5s"}
    assert why("basic", position, "6 A3-Ah5") == "wrong-count-home"


# --- Endgame


def test_endgame_along_the_home_track() -> None:
    """Pegs move along home as usual, without landing on or passing each other."""
    assert by_card("2", "basic", at("3s,h1,h2/5s/5s/5s", "2")) == {"Ah2-Ah4": "3s,h1,h4/5s/5s/5s"}
    assert why("basic", at("3s,h1,h2/5s/5s/5s", "2"), "2 Ah1-Ah3") == "own-color-passed"


def test_endgame_backing_in_is_not_allowed() -> None:
    """Pegs cannot turn into home while moving backwards, nor move backwards there."""
    assert why("basic", at("4s,A8/5s/5s/5s", "8"), "8 A8-Ah3") == "backward-into-home"
    assert idle("basic", at("4s,h5/5s/5s/5s", "8")) == {"8": "backward-in-home"}


@pytest.mark.parametrize(("card", "hole"), [("4", "Ah1"), ("5", "Ah2"), ("6", "Ah3"), ("7", "Ah4")])
def test_endgame_home_by_way_of_the_corner(card: str, hole: str) -> None:
    """Out, back 8 to the corner, then home with a 4, 5, 6 or 7."""
    game = game_at("basic", f"5s/5s/5s/5s A 8{card}K/5/5/5")
    play(game, "K As-A8")
    assert by_card("8", "basic", at("4s,A8/5s/5s/5s", "8")) == {"A8-A0": "4s,A0/5s/5s/5s"}
    assert f"A0-{hole}" in by_card(card, "basic", at("4s,A0/5s/5s/5s", card))


def test_endgame_when_all_are_home_the_left_hand_partners_pegs() -> None:
    """When, and only when, all five are home, the turn moves the left-hand partner's pegs."""
    assert list(legal("basic", at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s", "4"), 6)) == ["4 C8-C12"]
    assert list(legal("basic", at(f"{HOME}/5s/4s,C9/5s/4s,E8/5s", "K"), 6)) == ["K C9-D1", "K Cs-C8"]


def test_endgame_then_the_next_partners() -> None:
    """If the left partner's are home too, the next partner's around the table."""
    assert list(legal("basic", at(f"{HOME}/5s/{HOME}/5s/4s,E8/5s", "4"), 6)) == ["4 E8-E12"]


def test_endgame_not_within_the_turn_that_brings_the_last_home() -> None:
    """Helping begins with the next turn."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
    assert why("basic", position, "7 A2-Ah1,C8-C13") == "helps-next-turn"


def test_endgame_a_helped_partners_pegs_land_like_your_own() -> None:
    """Landing on the helper's opponent or partner counts from the acting player's team."""
    assert by_card("4", "basic", at(f"{HOME}/4s,C12/4s,C8/5s", "4")) == {"C8-C12": f"{HOME}/5s/4s,C12/5s"}


def test_endgame_the_first_team_home_wins() -> None:
    """The first team with all its pegs home wins, and no more turns are played."""
    game = game_at("basic", at(f"{HOME}/5s/C2,h2,h3,h4,h5/5s", "2"))
    play(game, "2 C2-Ch1")
    assert (game.outcome.winner, game.legal_turns()) == (0, ())


# --- Notes on Strategy: what they say about the board and about chains


def test_strategy_8_backward_from_the_come_out_is_the_corner() -> None:
    """The corner is 10 holes from the neighbor's come-out hole."""
    board = RULES.board(4, 2)
    assert (board.out_spots[0] - 8) % 72 == 0
    assert (board.out_spots[3] + 10) % 72 == 0


def test_strategy_one_two_or_three_further_8_back_reaches_the_in_spot_or_beyond() -> None:
    """3 forward from the come-out hole is 8 beyond the in-spot, and 10 before the next in-spot."""
    board = RULES.board(4, 2)
    assert board.out_spots[0] + 3 - 8 == board.in_spots[0]
    assert board.out_spots[0] + 3 + 10 == board.in_spots[1]


def test_strategy_10_before_the_partners_come_out_is_8_before_an_opponents() -> None:
    """10 before a come-out hole is 8 in front of the come-out hole before it."""
    board = RULES.board(4, 2)
    assert board.out_spots[2] - 10 == board.out_spots[1] + 8


def test_strategy_a_home_run() -> None:
    """A runner on a partner's come-out hole goes to its own in-spot when a peg comes out there."""
    assert by_card("K", "basic", at("4s,C8/5s/5s/5s", "K", turn="C")) == {"Cs-C8": "4s,A3/5s/4s,C8/5s"}


def test_strategy_a_double_play() -> None:
    """The runner sends the peg on the come-out hole to its in-spot; the next out sends the runner home."""
    assert by_card("5", "basic", at("4s,C3/5s/4s,C8/5s", "5"))["C3-C8"] == "4s,C8/5s/4s,C3/5s"


def test_strategy_a_chain_reaction() -> None:
    """Pegs of different colors displace each other in a single move."""
    chain = at("4s,A8/5s/4s,A12/5s/4s,C3/5s/4s,E3/5s", "4")
    assert by_card("4", "basic", chain, 8) == {"A8-A12": "4s,A12/5s/4s,C3/5s/4s,E3/5s/4s,G3/5s"}


def test_strategy_a_chain_that_comes_back() -> None:
    """The peg that began a chain can be sent to its own in-spot by it."""
    ring = at("4s,B17/5s/4s,E3/5s/4s,C3/5s", "*")
    assert by_card("*", "basic", ring, 6)["B17-C3"] == "4s,A3/5s/4s,C3/5s/4s,E3/5s"


def test_strategy_a_chain_cannot_land_on_its_own_color() -> None:
    """A link that would land on its own color makes the whole move illegal."""
    chain = at("4s,A8/5s/4s,A12/5s/3s,C3,E3/5s", "4")
    assert why("basic", chain, "4 A8-A12", 6) == "in-spot-taken"
