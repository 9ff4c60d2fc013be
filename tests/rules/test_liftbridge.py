"""Liftbridge Furniture's rules, one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.position import Phase
from pegs.rules import load
from tests.rules.helpers import at, by_card, each_card, game_at, legal, play, reason, why

RULES = load("liftbridge").rules


# --- Objective, Players, Dealing, Penalty


def test_objective_all_pegs_in_the_safe_area() -> None:
    """The first team or individual with all pegs in the SAFE area wins."""
    game = game_at("liftbridge", at("A2,h2,h3,h4,h5/5s", "2"), 2)
    play(game, "2 A2-Ah1")
    assert game.outcome.winner == 0


@pytest.mark.parametrize(
    ("players", "sides", "decks"), [(2, 4, 2), (4, 4, 2), (6, 6, 3), (8, 8, 4), (10, 10, 5)]
)
def test_players_boards_and_decks(players: int, sides: int, decks: int) -> None:
    """Two players use 4 boards and 2 decks; then one board each and one deck for every two."""
    assert RULES.board(players, 2).sides == sides
    assert RULES.decks_for(players) == decks


@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_players_two_person_teams_sit_across(players: int) -> None:
    """Each two-person team sits across from each other."""
    board = RULES.board(players, players // 2)
    assert board.partners_of(0) == (players // 2,)
    assert {(players, players // 2), (players, players)} <= set(load("liftbridge").seatings)


def test_dealing_play_discard_then_draw() -> None:
    """A play is made, the card discarded, then one drawn."""
    game = game_at("liftbridge", "4s,A8/5s/5s/5s A 33456/?5/?5/?5")
    play(game, "3 A8-A11")
    assert (game.turn, game.position.hand_size(0), game.discards) == (1, 5, (2,))


def test_penalty_for_forgetting_to_draw() -> None:
    """The forgotten card is drawn, but the next turn is forfeited."""
    rules = replace(RULES, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 23/45", 2)
    play(game, "2 discard", "forget")
    assert game.position.hand_size(0) == 2
    assert game.position.forfeit == (1, 0)
    play(game, "4 discard", "draw")
    assert game.turn == 1
    assert game.position.forfeit == (0, 0)
    assert game.phase is Phase.PLAY


# --- Making a Play


@pytest.mark.parametrize("card", "AJQK*")
def test_making_a_play_ace_face_or_joker_gets_you_out(card: str) -> None:
    """Ace or face or joker gets a peg out, to the OUT SPOT."""
    assert legal("liftbridge", at("5s/5s/5s/5s", card)) == {f"{card} As-A8": "4s,A8/5s/5s/5s"}


@pytest.mark.parametrize("card", "AJQK*")
def test_making_a_play_nothing_else_than_the_out_spot(card: str) -> None:
    """All of them land in the OUT SPOT."""
    position = at("5s/4s,A9/5s/5s", card)
    assert why("liftbridge", position, f"{card} As-A9") is not None
    assert list(legal("liftbridge", position)) == [f"{card} As-A8"]


@pytest.mark.parametrize("card", "23456789T")
def test_making_a_play_no_other_card_gets_out(card: str) -> None:
    """Other cards bring no peg out."""
    assert legal("liftbridge", at("5s/5s/5s/5s", card)) == {f"{card} discard": "5s/5s/5s/5s"}


# --- If you have a player out


@pytest.mark.parametrize(("card", "target"), each_card("A15 A16 A17 B0 B1 B2 B3 A6 B5 B6 B7 B8 B9"))
def test_player_out_holes(card: str, target: str) -> None:
    """Ace 1, 2 to 7, 9 and 10 their number, jack 11, queen 12, king 13 forward; 8 backward."""
    assert list(legal("liftbridge", at("A14,h2,h3,h4,h5/5s/5s/5s", card))) == [f"{card} A14-{target}"]


def test_player_out_7_split_both_forward() -> None:
    """A 7 can be split between two pegs, both forward."""
    position = at("3s,A10,B10/5s/5s/5s", "7")
    assert "A10-A12,B10-B15" in by_card("7", "liftbridge", position)
    assert why("liftbridge", position, "7 A10-A12,B10-B5") == "split-all-forward"


def test_player_out_9_split_one_forward_one_backward() -> None:
    """A 9 can be split, one peg forward and the other backward."""
    position = at("3s,A10,B10/5s/5s/5s", "9")
    nines = by_card("9", "liftbridge", position)
    assert {"A10-B1", "B10-C1", "A10-A12,B10-B3", "A10-A8,B10-B17"} <= set(nines)
    assert why("liftbridge", position, "9 A10-A12,B10-B17") == "split-both-ways"


def test_player_out_joker_replaces_any_other_peg() -> None:
    """A joker puts a peg in play in place of any other peg in play."""
    assert by_card("*", "liftbridge", at("A10,h2,h3,h4,h5/4s,B1/4s,C9/5s", "*")) == {
        "A10-B1": "B1,h2,h3,h4,h5/5s/4s,C9/5s",
        "A10-C9": "C9,h2,h3,h4,h5/4s,B1/4s,C3/5s",
    }


def test_player_out_joker_from_home_only_to_the_out_spot() -> None:
    """A joker that gets a peg out of HOME takes it only to the OUT SPOT."""
    position = at("4s,A10/4s,B1/5s/5s", "*")
    assert set(by_card("*", "liftbridge", position)) == {"As-A8", "A10-B1"}
    assert why("liftbridge", position, "* As-B1") == "out-spot-only"


# --- Other Rules


def test_other_rules_landing_on_an_opponent() -> None:
    """An opponent's peg landed on returns to his HOME area."""
    assert by_card("5", "liftbridge", at("4s,A8/4s,A13/5s/5s", "5")) == {"A8-A13": "4s,A13/5s/5s/5s"}


def test_other_rules_landing_on_a_teammate() -> None:
    """A teammate's peg landed on goes to his IN SPOT."""
    assert by_card("5", "liftbridge", at("4s,A8/5s/4s,A13/5s", "5")) == {"A8-A13": "4s,A13/5s/4s,C3/5s"}


@pytest.mark.parametrize(
    ("pegs", "turn"),
    [
        ("3s,A8,A13/5s/5s/5s", "5 A8-A13"),
        ("3s,A8,A12/5s/5s/5s", "5 A8-A13"),
        ("3s,A1,h1/5s/5s/5s", "5 A1-Ah3"),
        ("3s,A1,h3/5s/5s/5s", "5 A1-Ah3"),
    ],
)
def test_other_rules_not_pass_or_land_on_your_own_peg(pegs: str, turn: str) -> None:
    """On the main track or in the SAFE area."""
    found = reason("liftbridge", at(pegs, "5"), turn)
    assert found is not None
    assert found.rule in ("own-color-landed", "own-color-passed")
    assert found.source == "Liftbridge, Other Rules"


def test_other_rules_the_safe_area_is_safe() -> None:
    """A peg in the SAFE area cannot be removed."""
    assert list(by_card("*", "liftbridge", at("4s,A9/4s,h1/4s,C9/5s", "*"))) == ["A9-C9", "As-A8"]


def test_other_rules_no_backing_in() -> None:
    """Not even with an 8 card."""
    assert why("liftbridge", at("4s,A8/5s/5s/5s", "8"), "8 A8-Ah2") == "backward-into-home"


def test_other_rules_more_holes_than_the_safe_area_allows() -> None:
    """Then the peg must go past it; an 8 or a 9 can bring it back."""
    assert legal("liftbridge", at("4s,A3/5s/5s/5s", "6")) == {"6 A3-A9": "4s,A9/5s/5s/5s"}
    assert by_card("8", "liftbridge", at("4s,A9/5s/5s/5s", "8")) == {"A9-A1": "4s,A1/5s/5s/5s"}


def test_other_rules_move_if_you_have_a_play() -> None:
    """You must move if you have a play."""
    assert why("liftbridge", at("4s,A14/5s/5s/5s", "4*"), "4 discard") == "must-play-hand"
    assert set(legal("liftbridge", at("5s/5s/5s/5s", "4*"))) == {"* As-A8"}


def test_other_rules_the_full_count() -> None:
    """A 4 card requires four moves, even into the SAFE position."""
    assert set(by_card("4", "liftbridge", at("4s,A3/5s/5s/5s", "4"))) == {"A3-A7", "A3-Ah4"}
    assert why("liftbridge", at("4s,A3/5s/5s/5s", "4"), "4 A3-Ah3") == "wrong-count-home"


def test_other_rules_your_own_pegs_until_all_are_safe() -> None:
    """Then he can help his teammate and play their remaining pegs."""
    assert why("liftbridge", at("A14,h2,h3,h4,h5/5s/4s,C8/5s", "4"), "4 C8-C12") == "own-first"
    helping = at("h1,h2,h3,h4,h5/5s/4s,C8/5s", "4")
    assert legal("liftbridge", helping) == {"4 C8-C12": "h1,h2,h3,h4,h5/5s/4s,C12/5s"}


def test_other_rules_a_split_between_two_of_your_own_pegs() -> None:
    """Until all are safe, a split takes two of your own pegs, even if it brings the last one home."""
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
    assert why("liftbridge", position, "7 A2-Ah1,C8-C13") == "helps-next-turn"


def test_other_rules_no_table_talk() -> None:
    """Teammates never discuss their cards."""
    assert RULES.table_talk == "none"
