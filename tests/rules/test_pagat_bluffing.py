"""Pagat, the Bluffing Joker, paragraph by paragraph."""

from __future__ import annotations

import pytest

from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import turn_text
from tests.rules.helpers import at, by_card, game_at, legal, pegs_of, play, why

OUT = "4s,A8/4s,B1/4s,C9/4s,D2 A 5/22/33/44"
IN_START = "4s,A8/5s/4s,C9/5s A 5/22/33/44"
BLUFFER_IN_START = "5s/4s,B1/4s,C9/4s,D2 A 5/22/33/44"


def texts(game: Game) -> list[str]:
    """The legal turns of a game as text."""
    return [turn_text(game.board, turn) for turn in game.legal_turns()]


def after(position: str, *turns: str) -> Game:
    """The game after some turns from a position."""
    game = game_at("bluffing", position)
    play(game, *turns)
    return game


# --- Declaring


def test_declare_whatever_is_desired() -> None:
    """A card is played face down and declared as any rank that has a move."""
    game = game_at("bluffing", OUT)
    assert {text.partition("=")[2] for text in texts(game)} == set("A23456789TJQK*")


def test_declare_only_a_rank_with_a_move() -> None:
    """All pegs in start: only ranks that bring one out, and a joker if there is a peg to land on."""
    assert texts(game_at("bluffing", at("5s/5s/5s/5s", "5"))) == ["5 discard", "5=A", "5=J", "5=K", "5=Q"]
    assert "5=*" in texts(game_at("bluffing", at("5s/4s,B1/5s/5s", "5")))
    assert why("bluffing", at("5s/5s/5s/5s", "5"), "5=6") == "declared-cannot-move"


def test_declare_true_or_not_whatever_else_the_hand_could_do() -> None:
    """What else is in the hand doesn't matter."""
    turns = legal("bluffing", at("4s,A9/5s/5s/5s", "5K"))
    assert {"5 A9-A14", "5=K As-A8", "K As-A8", "K=5 A9-A14"} <= set(turns)


def test_declare_without_naming_the_move() -> None:
    """Only the rank is declared; the move follows."""
    game = after(OUT, "5=K")
    assert game.phase is Phase.DOUBT
    assert pegs_of(game) == "4s,A8/4s,B1/4s,C9/4s,D2"


def test_declare_or_discard_if_no_card_could_honestly_move() -> None:
    """Then a card may be discarded face down without declaring."""
    assert "5 discard" in legal("bluffing", at("5s/5s/5s/5s", "5"))
    assert why("bluffing", at("4s,A8/5s/5s/5s", "5"), "5 discard") == "must-play-hand"


def test_declare_or_discard_if_only_a_joker_could_honestly_move() -> None:
    """Jokers don't count, as usual."""
    assert {"5 discard", "* discard"} <= set(legal("bluffing", at("5s/4s,B1/5s/5s", "5*")))


def test_nothing_moves_before_a_declaration() -> None:
    """All cards are played face down."""
    game = game_at("bluffing", OUT)
    assert all("=" in text or "discard" in text for text in texts(game))


# --- Doubting


def test_doubt_the_next_opponent_clockwise_first() -> None:
    """The next opponent has the option first; if there is no doubt it passes to the next opponent."""
    game = after(OUT, "5=K")
    assert (game.turn, texts(game)) == (1, ["accept", "doubt"])
    play(game, "accept")
    assert (game.turn, texts(game)) == (3, ["accept", "doubt"])


def test_no_doubt_the_move_is_made_and_the_card_stays_hidden() -> None:
    """Then the peg is moved and the card is discarded face down, ending the turn."""
    game = after(OUT, "5=K", "accept", "accept")
    assert (game.turn, game.phase) == (0, Phase.MOVE)
    assert texts(game) == ["5=K A8-B0", "5=K As-A8"] or "5=K A8-B0" in texts(game)
    play(game, "5=K A8-B0")
    assert (game.turn, game.phase) == (1, Phase.PLAY)
    assert pegs_of(game) == "4s,B0/4s,B1/4s,C9/4s,D2"


def test_no_doubt_the_move_is_of_the_declared_rank() -> None:
    """The move is one of the rank that was declared, not of the card."""
    game = after(OUT, "5=8", "accept", "accept")
    assert texts(game) == ["5=8 A8-A0"]


def test_the_first_doubt_ends_the_asking() -> None:
    """No one else is asked."""
    game = after(OUT, "5=K", "doubt")
    assert game.phase is Phase.PENALTY


# --- A bluff doubted


def test_a_bluff_doubted_costs_the_bluffer_a_peg_and_the_turn() -> None:
    """The doubting team chooses one of the bluffer's pegs to send back to start, and the turn ends."""
    game = after(OUT, "5=K", "doubt")
    assert (game.turn, texts(game)) == (1, ["send A8-As"])
    play(game, "send A8-As")
    assert (game.turn, game.phase, pegs_of(game)) == (1, Phase.PLAY, "5s/4s,B1/4s,C9/4s,D2")


def test_a_bluff_doubted_any_peg_out_of_start_may_be_chosen() -> None:
    """Also one at home."""
    game = after("2s,A8,B5,h2/4s,B1/4s,C9/4s,D2 A 5/22/33/44", "5=K", "doubt")
    assert texts(game) == ["send A8-As", "send Ah2-As", "send B5-As"]
    play(game, "send Ah2-As")
    assert pegs_of(game) == "3s,A8,B5/4s,B1/4s,C9/4s,D2"


def test_a_bluff_doubted_by_the_second_opponent() -> None:
    """The player who doubted chooses the peg."""
    game = after(OUT, "5=K", "accept", "doubt")
    assert (game.turn, game.phase) == (3, Phase.PENALTY)


def test_a_bluff_doubted_with_no_peg_out_gains_an_extra_turn() -> None:
    """The player who doubted may take an extra turn on the next chance to play."""
    game = after(BLUFFER_IN_START, "5=K", "doubt")
    assert (game.turn, game.phase) == (1, Phase.PLAY)
    assert game.position.extra == (0, 1, 0, 0)


# --- A true declaration doubted


def test_truth_doubted_costs_the_doubter_a_peg_and_the_move_follows() -> None:
    """The truthful player chooses one of the doubter's pegs to send back, then moves."""
    game = after(OUT, "5=5", "doubt")
    assert (game.turn, texts(game)) == (0, ["send B1-Bs"])
    play(game, "send B1-Bs")
    assert (game.phase, texts(game)) == (Phase.MOVE, ["5 A8-A13"])
    play(game, "5 A8-A13")
    assert (game.turn, pegs_of(game)) == (1, "4s,A13/5s/4s,C9/4s,D2")


def test_truth_doubted_and_no_move_is_left() -> None:
    """If the penalty took the peg that was to be landed on, the turn ends."""
    game = after("5s/4s,B1/5s/5s A */22/33/44", "*=*", "doubt", "send B1-Bs")
    assert (game.turn, game.phase, pegs_of(game)) == (1, Phase.PLAY, "5s/5s/5s/5s")


def test_truth_doubted_with_no_peg_out_gains_an_extra_turn() -> None:
    """The truthful player has the option of an extra turn on the next chance to play."""
    game = after(IN_START, "5=5", "doubt")
    assert game.phase is Phase.MOVE
    play(game, "5 A8-A13")
    assert game.position.extra == (1, 0, 0, 0)


# --- Extra turns


def test_an_extra_turn_is_taken_at_the_end_of_the_next_turn() -> None:
    """Another turn at once, or none."""
    game = game_at("bluffing", "5s/5s/5s/5s B ?0/6789/33/44 extra=0,1,0,0")
    play(game, "6 discard")
    assert (game.turn, set(texts(game))) == (1, {"decline", "extra"})
    taken, declined = game.copy(), game.copy()
    play(taken, "extra")
    assert (taken.turn, taken.phase, taken.position.extra) == (1, Phase.PLAY, (0, 0, 0, 0))
    play(declined, "decline")
    assert (declined.turn, declined.position.extra) == (2, (0, 0, 0, 0))


def test_extra_turns_add_up() -> None:
    """With two earned, two can be taken."""
    game = game_at("bluffing", "5s/5s/5s/5s B ?0/6789/33/44 extra=0,2,0,0")
    play(game, "6 discard", "extra")
    while game.turn == 1 and game.phase is not Phase.EXTRA:
        play(game, next(text for text in texts(game) if text != "doubt"))
        while game.phase is Phase.DOUBT:
            play(game, "accept")
    assert (game.turn, set(texts(game))) == (1, {"decline", "extra"})


# --- As in the regular game


@pytest.mark.parametrize("card", "A5J")
def test_the_basic_rules_are_those_of_the_regular_game(card: str) -> None:
    """An honest card does what it does in the basic game."""
    position = at("4s,A8/4s,B1/5s/5s", card)
    assert by_card(card, "bluffing", position) == by_card(card, "basic", position)
