"""The paddle sheet, sentence by sentence."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.rules import load
from tests.rules.helpers import at, by_card, each_card, game_at, idle, legal, play, reason, why

RULES = load("paddle").rules


# --- Object, Players, Dealing


def test_object_the_first_player_with_all_pegs_home_wins() -> None:
    """First player (or team) to have all their pegs in HOME wins."""
    game = game_at("paddle", at("A2,h2,h3,h4,h5/5s", "2"), 2)
    play(game, "2 A2-Ah1")
    assert game.outcome.winner == 0


@pytest.mark.parametrize(("players", "decks", "jokers"), [(2, 1, 0), (3, 2, 2), (4, 2, 2), (8, 3, 2)])
def test_players_and_decks(players: int, decks: int, jokers: int) -> None:
    """8 players use 3 decks with jokers, 4 players 2, two players 1 deck without jokers."""
    assert (RULES.decks_for(players), RULES.jokers[players - 2]) == (decks, jokers)


def test_players_two_players_use_four_paddles() -> None:
    """2 players sit at four paddles, opposite each other."""
    board = RULES.board(2, 2)
    assert (board.ring, board.letters, board.out_spots) == (72, ("A", "C"), (8, 44))
    assert legal("paddle", "4s,B17/5s A 3/?0", 2) == {"3 B17-C2": "4s,C2/5s"}


@pytest.mark.parametrize(("players", "teams"), [(4, 2), (8, 2), (8, 4), (3, 3)])
def test_players_in_teams(players: int, teams: int) -> None:
    """8 players make 2 teams of 4 or 4 teams of 2, 4 players two teams of 2; others play for themselves."""
    assert (players, teams) in {(count, number) for count, number in load("paddle").seatings}


def test_dealing_five_cards_each() -> None:
    """Each player is dealt 5 cards; the rest is the draw pile."""
    game = Game.deal("paddle", 4, 2, seed=1)
    assert {game.position.hand_size(seat) for seat in range(4)} == {5}
    assert len(game.pile) == 2 * 54 - 20


# --- Card Values


@pytest.mark.parametrize(("card", "target"), each_card("A15 A16 A17 B0 B1 B2 B3 A6 B5 B6 B6 B6 B6"))
def test_card_values_spaces(card: str, target: str) -> None:
    """Ace 1, pictures 10, 2 to 7, 9 and 10 their face value forward, 8 backward."""
    assert list(legal("paddle", at("A14,h2,h3,h4,h5/5s/5s/5s", card))) == [f"{card} A14-{target}"]


@pytest.mark.parametrize("card", "AJQK")
def test_card_values_ace_and_pictures_bring_one_man_out(card: str) -> None:
    """Ace, king, queen or jack bring one man out from START."""
    assert legal("paddle", at("5s/5s/5s/5s", card)) == {f"{card} As-A8": "4s,A8/5s/5s/5s"}


@pytest.mark.parametrize("card", "23456789T")
def test_card_values_no_other_card_brings_a_man_out(card: str) -> None:
    """The other numbers only move pegs that are in play."""
    assert idle("paddle", at("5s/5s/5s/5s", card))[card] in (
        "brings-nothing-out",
        "nothing-to-swap",
        "split-needs-two",
    )


def test_card_values_2_exchanges_with_another_peg() -> None:
    """A 2 moves 2 forward, or swaps one of your pegs with another on the playing board."""
    position = at("4s,A8/4s,B1/4s,C9/4s,h1", "2")
    assert by_card("2", "paddle", position) == {
        "A8-A10": "4s,A10/4s,B1/4s,C9/4s,h1",
        "A8~B1": "4s,B1/4s,A8/4s,C9/4s,h1",
        "A8~C9": "4s,C9/4s,B1/4s,A8/4s,h1",
    }


def test_card_values_2_exchanges_one_of_your_own() -> None:
    """The player's own peg is exchanged with someone else's."""
    position = at("3s,A8,A10/4s,B1/4s,C9/5s", "2")
    assert why("paddle", position, "2 B1~C9") == "swap-needs-own"
    assert why("paddle", position, "2 A8~A10") == "swap-own-color"


def test_card_values_an_exchange_bumps_no_peg() -> None:
    """The pegs only exchange positions, on an in-spot or an out spot too."""
    assert by_card("2", "paddle", at("4s,C8/5s/4s,C3/5s", "2"))["C8~C3"] == "4s,C3/5s/4s,C8/5s"


def test_card_values_7_split_between_two_pegs() -> None:
    """A 7 moves 7 forward, or two pegs 7 forward in all."""
    sevens = by_card("7", "paddle", at("3s,A8,B8/5s/4s,C8/5s", "7"))
    assert set(sevens) == {
        "A8-A15",
        "B8-B15",
        *(f"A8-A{8 + k},B8-B{15 - k}" for k in range(1, 7)),
    }


def test_card_values_7_is_split_between_your_own_pegs() -> None:
    """The sheet doesn't mention partners' pegs, so both are the player's own."""
    assert why("paddle", at("3s,A8,B8/5s/4s,C8/5s", "7"), "7 A8-A9,C8-C14") == "split-own-only"


def test_card_values_9_split_one_forward_one_back() -> None:
    """A 9 moves 9 forward, or one peg forward and another back, 9 in all."""
    nines = by_card("9", "paddle", at("3s,A10,B10/5s/5s/5s", "9"))
    assert nines["A10-A12,B10-B3"] == "3s,A12,B3/5s/5s/5s"
    assert nines["A10-A8,B10-B17"] == "3s,A8,B17/5s/5s/5s"
    assert why("paddle", at("3s,A10,B10/5s/5s/5s", "9"), "9 A10-A12,B10-B17") == "split-both-ways"


def test_card_values_joker_moves_two_pegs() -> None:
    """A man from START or in play replaces another player; so two pegs are moved."""
    position = at("4s,A10/4s,B1/5s/5s", "*")
    assert by_card("*", "paddle", position) == {
        "A10-B1": "4s,B1/5s/5s/5s",
        "As-B1": "3s,A10,B1/5s/5s/5s",
    }
    assert why("paddle", position, "* As-A8") == "joker-onto-empty-hole"


def test_card_values_joker_sends_a_teammate_to_the_entrance_of_home() -> None:
    """The opponent's man goes to START; your team's man goes to the entrance of his HOME."""
    position = at("5s/4s,B1/4s,C9/5s", "*")
    assert by_card("*", "paddle", position) == {
        "As-B1": "4s,B1/5s/4s,C9/5s",
        "As-C9": "4s,C9/4s,B1/4s,C3/5s",
    }


def test_card_values_joker_takes_no_man_from_home() -> None:
    """The man comes from START or is in play: one that is HOME is not."""
    position = at("4s,h1/4s,B1/5s/5s", "*")
    assert why("paddle", position, "* Ah1-B1") == "joker-not-from-here"


# --- To play


def test_to_play_a_face_card_first() -> None:
    """An ace or face card brings the first man out; its player draws a new card."""
    game = game_at("paddle", "5s/5s/5s/5s A 3456K/?5/?5/?5")
    play(game, "K As-A8")
    assert game.turn == 1
    assert game.position.hand_size(0) == 5
    assert game.discards == (12,)


def test_to_play_unable_to_bring_a_man_out() -> None:
    """Then any card is discarded and a new one drawn."""
    turns = legal("paddle", "5s/5s/5s/5s A 34568/?5/?5/?5")
    assert set(turns) == {f"{card} discard" for card in "34568"}
    game = game_at("paddle", "5s/5s/5s/5s A 34568/?5/?5/?5")
    play(game, "8 discard")
    assert game.position.hand_size(0) == 5


def test_to_play_the_full_count() -> None:
    """The full count of the card is used."""
    assert why("paddle", at("4s,A8/5s/5s/5s", "6"), "6 A8-A12") == "wrong-count"


def test_to_play_move_if_you_have_a_play() -> None:
    """You must move if you have a play, a joker's too, even to your disadvantage."""
    found = reason("paddle", at("4s,A14/5s/5s/5s", "5*"), "* discard")
    assert found is not None
    assert (found.rule, found.source) == (
        "must-play-hand",
        "Paddle sheet, “You must move if you have a play”",
    )
    assert set(legal("paddle", at("5s/4s,B1/5s/5s", "5*"))) == {"* As-B1"}


@pytest.mark.parametrize("turn", ["5 A8-A13", "6 A8-A14"])
def test_to_play_no_jumping_over_your_own_man(turn: str) -> None:
    """You may not jump over your own man, nor land on him."""
    assert why("paddle", at("3s,A8,A13/5s/5s/5s", "56"), turn) in ("own-color-landed", "own-color-passed")


def test_to_play_other_men_are_jumped() -> None:
    """Only the player's own men can't be jumped over."""
    assert by_card("6", "paddle", at("4s,A8/4s,A10/4s,A11/5s", "6")) == {"A8-A14": "4s,A14/4s,A10/4s,A11/5s"}


# --- Landing


def test_landing_on_the_teams_man() -> None:
    """Forward or back, your team's man is bumped to the entrance of his HOME."""
    assert by_card("5", "paddle", at("4s,A8/5s/4s,A13/5s", "5")) == {"A8-A13": "4s,A13/5s/4s,C3/5s"}
    assert by_card("8", "paddle", at("4s,A8/5s/4s,A0/5s", "8")) == {"A8-A0": "4s,A0/5s/4s,C3/5s"}


def test_landing_on_an_opponents_man() -> None:
    """He returns to his START and begins again."""
    assert by_card("5", "paddle", at("4s,A8/4s,A13/5s/5s", "5")) == {"A8-A13": "4s,A13/5s/5s/5s"}


# --- HOME


def test_home_the_exact_number() -> None:
    """The exact number of spaces takes a man into HOME."""
    assert set(by_card("6", "paddle", at("4s,A1/5s/5s/5s", "6"))) == {"A1-A7", "A1-Ah4"}
    assert why("paddle", at("4s,A1/5s/5s/5s", "6"), "6 A1-Ah3") == "wrong-count-home"


def test_home_a_7_or_9_is_split_to_fit() -> None:
    """Except with a 7 or 9, of which a part can go into HOME."""
    assert "A1-Ah1,B8-B12" in by_card("7", "paddle", at("3s,A1,B8/5s/5s/5s", "7"))
    assert "A1-Ah2,B8-B3" in by_card("9", "paddle", at("3s,A1,B8/5s/5s/5s", "9"))


def test_home_no_jumping_over_your_own_man() -> None:
    """You cannot jump over your own man to move further into HOME."""
    assert why("paddle", at("3s,A1,h2/5s/5s/5s", "5"), "5 A1-Ah3") == "own-color-passed"
    assert why("paddle", at("3s,h1,h2/5s/5s/5s", "3"), "3 Ah1-Ah4") == "own-color-passed"


def test_home_is_safe() -> None:
    """Once a man is HOME, he cannot be bumped."""
    assert list(by_card("*", "paddle", at("5s/4s,h1/4s,C9/5s", "*"))) == ["As-C9"]


def test_home_no_backing_in() -> None:
    """You cannot back into HOME; you go past it and forward into it on the next turn."""
    position = at("4s,A8/5s/5s/5s", "8")
    assert why("paddle", position, "8 A8-Ah1") == "backward-into-home"
    assert legal("paddle", position) == {"8 A8-A0": "4s,A0/5s/5s/5s"}
    assert "A0-Ah2" in by_card("5", "paddle", at("4s,A0/5s/5s/5s", "5"))


def test_home_more_spaces_than_home_has() -> None:
    """Then the man cannot enter HOME and must go around again."""
    assert legal("paddle", at("4s,A3/5s/5s/5s", "6")) == {"6 A3-A9": "4s,A9/5s/5s/5s"}


# --- Teams


def test_teams_first_your_own_pegs() -> None:
    """In teams, first get all your own pegs HOME."""
    assert why("paddle", at("A14,h2,h3,h4,h5/5s/4s,C8/5s", "5"), "5 C8-C13") == "own-first"


def test_teams_then_the_teammate_on_your_left() -> None:
    """Then help the teammate on the left; once all of his men are HOME, the remaining one."""
    home = "h1,h2,h3,h4,h5"
    position = at(f"{home}/5s/4s,C8/5s/4s,E8/5s", "5")
    assert list(legal("paddle", position, 6)) == ["5 C8-C13"]
    assert why("paddle", position, "5 E8-E13", 6) == "help-in-order"
    assert list(legal("paddle", at(f"{home}/5s/{home}/5s/4s,E8/5s", "5"), 6)) == ["5 E8-E13"]


def test_teams_the_left_teammate_is_counted_from_your_own_seat() -> None:
    """E's left-hand teammate is A, then C."""
    home = "h1,h2,h3,h4,h5"
    position = at(f"4s,A8/5s/4s,C8/5s/{home}/5s", "5", turn="E")
    assert list(legal("paddle", position, 6)) == ["5 A8-A13"]


def test_teams_an_exchange_for_the_helped_teammate() -> None:
    """A helper can exchange the helped teammate's peg."""
    position = at("h1,h2,h3,h4,h5/4s,B1/4s,C8/4s,D1", "2")
    assert set(by_card("2", "paddle", position)) == {"C8-C10", "C8~B1", "C8~D1"}


def test_teams_the_first_team_home_wins() -> None:
    """First team to have all their men HOME wins."""
    game = game_at("paddle", at("h1,h2,h3,h4,h5/5s/C2,h2,h3,h4,h5/5s", "2"))
    play(game, "2 C2-Ch1")
    assert game.outcome.winner == 0


def test_dealing_discards_return_as_the_pile_is_depleted() -> None:
    """Discards are shuffled and used again; no card is lost."""
    game = Game.deal("paddle", 2, 2, seed=5)
    for _ in range(120):
        game.play(game.legal_turns()[0])
    assert len(game.pile) + len(game.discards) + 10 == 52
