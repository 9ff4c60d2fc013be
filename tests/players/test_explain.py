"""Hints in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs import i18n as words
from pegs.core.errors import UsageError
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import read_position, read_turn
from pegs.players.explain import MAX_SHOWN, TurnReason, explain, main_reasons
from pegs.players.hint_terms import HINT_TERMS
from pegs.rules.loader import as_ruleset
from pegs.view import view_of


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


def reasons(rules: str, position: str, turn: str) -> dict[str, TurnReason]:
    game = Game.from_position(rules, read_position(as_ruleset(rules).rules, 4, 2, position))
    explained = explain(view_of(game, game.turn), read_turn(game.board, turn, game.position.pegs))
    shares = [abs(reason.contribution) for reason in explained]
    assert shares == sorted(shares, reverse=True)
    return {reason.term: reason for reason in explained}


def sentence(term: str, position: str, turn: str, rules: str = "basic") -> str:
    return reasons(rules, position, turn)[term].sentence


def test_what_speaks_against_a_turn_takes_no_place_of_a_reason() -> None:
    against = [TurnReason(f"against-{number}", -90, "") for number in range(MAX_SHOWN)]
    given = [TurnReason(f"for-{number}", 9 - number, "", "It’s good") for number in range(MAX_SHOWN + 1)]
    assert main_reasons([*against, *given]) == given[:MAX_SHOWN]


PLAIN = "4s,A0/4s,D17/4s,A4/5s A {hand}/?5/?5/?5"


def test_it_keeps_the_joker() -> None:
    assert sentence("keep-joker", PLAIN.format(hand="29*"), "2 A0-A2") == "keeps the joker for later"
    assert sentence("keep-joker", PLAIN.format(hand="29*"), "* As-A4") == "spends a joker"
    assert "keep-joker" not in reasons("basic", PLAIN.format(hand="29"), "2 A0-A2")


def test_one_of_two_jokers_costs_half() -> None:
    only, spare = (
        reasons("basic", PLAIN.format(hand=hand), "* As-A4")["keep-joker"] for hand in ("29*", "2**")
    )
    assert only.contribution == 2 * spare.contribution < 0


def test_it_bumps_the_opponent_nearest_home() -> None:
    text = "4s,A5/3s,A8,A16/5s/5s A 3J/?5/?5/?5"
    assert (
        sentence("bump", text, "3 A5-A8")
        == "sends an opponent’s peg 13 holes from its in-spot back to its start"
    )
    assert reasons("basic", text, "3 A5-A8")["bump"].contribution > 0


def test_it_does_not_bump_out_of_spite() -> None:
    text = "4s,B5/4s,A15/5s/5s A 8{card}/?5/?5/?5"
    assert reasons("basic", text.format(card="K"), "8 B5-A15")["spite"].contribution < 0
    text = "4s,A13/4s,A15/5s/5s A 28/?5/?5/?5"
    assert "spite" not in reasons("basic", text, "2 A13-A15"), "it gains two holes, too"


LAST_PEG = "{peg},h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s A {hand}/?5/?5/?5"


def test_it_leaves_the_last_peg_where_tens_take_it_home() -> None:
    text = LAST_PEG.format(peg="D10", hand="23")
    assert (
        sentence("tens", text, "2 D10-D12") == "leaves the team’s last peg where tens take it into its home"
    )
    assert "tens" not in reasons("basic", text, "3 D10-D13")
    assert reasons("basic", LAST_PEG.format(peg="D12", hand="23"), "2 D12-D14")["tens"].contribution < 0


def test_late_in_the_game_it_does_not_creep_toward_home() -> None:
    text = LAST_PEG.format(peg="D17", hand="23")
    small, big = (reasons("basic", text, turn)["smallest"] for turn in ("2 D17-A1", "3 D17-A2"))
    assert small.sentence == "goes 2 holes without getting into its home, which leaves fewer cards that fit"
    assert big.contribution < small.contribution < 0
    assert "smallest" not in reasons("basic", "4s,D17/5s/5s/5s A 2/?5/?5/?5", "2 D17-A1"), "not late"


def test_it_boosts_the_partner() -> None:
    by_term = reasons("basic", "4s,A9/5s/4s,A13/5s A 4/?5/?5/?5", "4 A9-A13")
    assert by_term["boost"].sentence == "sends a teammate’s peg to its in-spot"
    assert by_term["boost"].contribution > 0
    assert by_term["far"].contribution > 0


def test_it_backs_up_from_the_out_spot() -> None:
    by_term = reasons("basic", "4s,A8/5s/5s/5s A 58/?5/?5/?5", "8 A8-A0")
    assert by_term["far"].sentence == "moves the team 51 holes closer to home"
    assert by_term["corner"].contribution < 0
    assert "back-up" in reasons("basic", "5s/5s/5s/5s A 8K/?5/?5/?5", "K As-A8")


def test_it_goes_home_deep() -> None:
    by_term = reasons("basic", "4s,A3/5s/5s/5s A 25/?5/?5/?5", "5 A3-Ah5")
    assert by_term["settled"].sentence == "puts a peg all the way into its home"
    assert "settled" not in reasons("basic", "4s,A3/5s/5s/5s A 25/?5/?5/?5", "2 A3-Ah2")


def test_it_does_not_pass_its_home() -> None:
    by_term = reasons("basic", "4s,A2/5s/5s/5s A T2/?5/?5/?5", "T A2-A12")
    assert by_term["far"].contribution < 0
    assert "sets the team back" in by_term["far"].sentence


def test_it_stays_off_spots_with_traffic() -> None:
    where = {"corner": "B0", "their-out-spot": "B8", "their-in-spot": "B3", "own-in-spot": "A3"}
    for term, hole in where.items():
        hand, start = ("2", f"{hole[0]}{int(hole[1:]) - 2}") if hole != "B0" else ("2", "A16")
        by_term = reasons("basic", f"4s,{start}/5s/5s/5s A {hand}/?5/?5/?5", f"{hand} {start}-{hole}")
        assert by_term[term].contribution < 0, term


def test_a_penalty_and_a_doubt_have_reasons() -> None:
    by_term = reasons(
        "bluffing", "4s,A8/4s,A2/5s/5s B ?5/A2345/?5/?5 phase=doubt player=A card=? declared=*", "doubt"
    )
    assert set(by_term) == {"doubt"}


def test_places_are_called_as_the_rule_set_calls_them() -> None:
    assert (
        sentence("out", "5s/5s/5s/5s A A/?5/?5/?5", "A As-A8", "liftbridge")
        == "brings a peg out of its HOME area"
    )


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_hint_has_words(language: str, way: str) -> None:
    words.use_language(language)
    for hint in HINT_TERMS:
        for count in (0, 1, 5):
            text = words.translate(
                f"hint-{hint.name}", way=way, count=count, start="S", home="H", in_spot="I", out_spot="O"
            )
            assert text
            assert "{" not in text


def test_names_of_hints_are_different() -> None:
    assert len({hint.name for hint in HINT_TERMS}) == len(HINT_TERMS)


def test_a_turn_that_is_not_legal_is_refused() -> None:
    game = Game.deal("basic", seed=1)
    with pytest.raises(UsageError, match="isn’t legal"):
        explain(view_of(game, game.turn), Turn(Kind.ACCEPT))
