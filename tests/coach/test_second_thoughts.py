"""Whether a turn is a blunder beyond doubt, and what's said about it."""

from __future__ import annotations

from pegs.coach.second_thoughts import second_thoughts
from pegs.engine.game import Game
from pegs.i18n import in_language
from pegs.players import decide
from pegs.story.names import Names
from pegs.view import view_of

BLUNDER = "2s,h2,h4,h5/B8,C2,C15,h4,h5/1s,A8,h3,h4,h5/1s,A5,D17,h2,h3 A 33444*/A26QK/22247/A456Q"
LOSES = "* Ah5-A8"
"""The joker takes a peg out of its home, and nearly once around the board."""


def game(position: str = BLUNDER) -> Game:
    return Game.from_position("basic", position, 4, 2, seed=1)


def asked(now: Game, turn: str) -> str | None:
    """What seat 0 is asked."""
    return second_thoughts(now, Names(now.board, now.ruleset.words_in(), (), 0), turn)


def test_a_blunder_is_asked_about_with_reasons() -> None:
    assert asked(game(), LOSES) == (
        "There’s a better turn. It keeps the joker for later. It leaves your peg in hole 5 of your home, "
        "where it’s safe."
    )
    with in_language("es"):
        assert "Guarda el comodín para más tarde." in (asked(game(), LOSES) or "")


def test_it_does_not_depend_on_the_cards_of_others() -> None:
    other = game(BLUNDER.replace("A26QK/22247/A456Q", "TTTJJ/QQ888/99557"))
    assert asked(other, LOSES) == asked(game(), LOSES)


def test_a_good_turn_is_played() -> None:
    now = game()
    assert asked(now, now.text(decide("hints", 0, view_of(now, 0)))) is None


def test_what_cannot_be_played_is_left_to_the_table() -> None:
    for turn in ("K As-A8", "rubbish", ""):
        assert asked(game(), turn) is None
