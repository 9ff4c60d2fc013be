"""Rule sheets that families, clubs and makers of boards publish: the files in ``rules/published``."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Event

import pytest

from pegs.analysis.lineup import lineup
from pegs.analysis.simulation import SimulationSettings, Totals
from pegs.analysis.simulation import play as simulate
from pegs.core.cards import Rank
from pegs.core.operations import Played, Reshuffled
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.rules import Rules, RuleSet, faults, load, write
from pegs.rules.loader import PUBLISHED
from pegs.rules.toml.reader import read_text
from tests.rules.helpers import at, by_card, game_at, idle, legal, play, why

SHEETS = sorted(PUBLISHED.glob("*.toml"))
MAX_TURNS = 5000


def sheet(name: str) -> RuleSet:
    return load(name)


def rules_of(name: str) -> Rules:
    return sheet(name).rules


LAST_PEG = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
NOT_THE_LAST_PEG = at("1s,A2,h3,h4,h5/5s/4s,C8/5s", "7")

every_sheet = pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)


@every_sheet
def test_every_sheet_makes_sense_and_is_written_back_as_it_was_read(path: Path) -> None:
    ruleset = load(path)
    assert faults(ruleset.rules) == ()
    assert read_text(write(ruleset), "again.toml", ruleset.name, load) == ruleset


@every_sheet
def test_every_sheet_names_its_title_and_address(path: Path) -> None:
    title, address = path.read_text("utf-8").splitlines()[:2]
    assert title.startswith("# ")
    assert address.startswith("# http")
    assert load(path).source


@every_sheet
def test_greedy_bots_finish_a_game(path: Path) -> None:
    ruleset = load(path)
    players, teams = ruleset.seatings[0]
    seats = lineup(("greedy",), ruleset.rules.board(players, teams))
    settings = SimulationSettings.of(ruleset, players, teams, seats, "sheets", MAX_TURNS)
    totals = Totals()
    for _ in simulate(settings, totals, 2, Event(), 1):
        pass
    assert (totals.games, totals.unfinished) == (2, 0)


# --- Idaho Good Sam


IDAHO = rules_of("idaho-good-sam")


def test_idaho_a_ten_moves_one_peg_or_two_of_different_colors_either_way() -> None:
    """Each turn, 10."""
    tens = by_card("T", IDAHO, at("4s,A10/4s,B5/5s/5s", "T"))
    assert {"A10-B2", "A10-A14,B5-A17", "A10-A6,B5-B11"} <= set(tens)
    assert why(IDAHO, at("3s,A10,A14/5s/5s/5s", "T"), "T A10-A13,A14-B3") == "split-two-colors"


def test_idaho_a_nine_takes_two_pegs_of_the_team_one_forward_and_one_back() -> None:
    """Each turn, 9; and its opening rule that you may move a partner's peg at any time."""
    nines = by_card("9", IDAHO, at("4s,A10/5s/4s,C10/5s", "9"))
    assert {"A10-A14,C10-C5", "A10-A5,C10-C14"} <= set(nines)
    assert all("," in turn for turn in nines)


def test_idaho_a_lone_peg_goes_the_whole_nine_forward() -> None:
    """Each turn, 9: with only one peg in play."""
    assert set(by_card("9", IDAHO, at("4s,A10/5s/5s/5s", "9"))) == {"A10-B1"}
    assert "A10-B1" not in by_card("9", IDAHO, at("4s,A10/5s/4s,C10/5s", "9"))


def test_idaho_the_team_counts_its_stuck_turns_together() -> None:
    """The last paragraph: until you and your partner have discarded three times."""
    game = game_at(IDAHO, at("5s/5s/5s/5s", "2", stuck="1,0,1,0"))
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 2, 0)


def test_idaho_who_cannot_move_discards_the_card_just_drawn() -> None:
    """Each turn: if you can't move, you discard the card you just drew."""
    assert set(legal(IDAHO, at("5s/5s/5s/5s", "235", drawn="3"))) == {"3 discard"}
    assert why(IDAHO, at("5s/5s/5s/5s", "235", drawn="3"), "5 discard") == "discard-drawn"
    assert set(legal(IDAHO, at("5s/5s/4s,C10/5s", "25", drawn="5"))) == {"2 C10-C12", "5 C10-C15"}


def test_idaho_a_joker_comes_out_to_the_start_or_onto_a_peg() -> None:
    """The joker is a wild card."""
    jokers = set(by_card("*", IDAHO, at("5s/4s,B5/5s/5s", "*")))
    assert jokers == {"As-A8", "As-B5", "Cs-C8", "Cs-B5", "discard"}


def test_idaho_a_peg_may_come_out_on_the_fourth_stuck_turn() -> None:
    """The last paragraph."""
    third = at("5s/5s/5s/5s", "2", stuck="2,0,0,0")
    fourth = at("5s/5s/5s/5s", "2", stuck="3,0,0,0")
    assert set(legal(IDAHO, third)) == {"2 discard"}
    assert {"2 discard", "2 free As-A8"} <= set(legal(IDAHO, fourth))


# --- The Marble Game


MARBLE_GAME = rules_of("the-marble-game")


def test_the_marble_game_everyone_has_a_deck_and_six_cards() -> None:
    """Its opening lines."""
    game = Game.deal(MARBLE_GAME, 6, 2, seed=1)
    assert [game.position.hand_size(seat) for seat in range(6)] == [6] * 6
    assert [len(pile) for pile in game.piles] == [54 - 6] * 6


def test_the_marble_game_a_nine_splits_any_way() -> None:
    """Its line on the 9: one or both forward, or backward."""
    nines = by_card("9", MARBLE_GAME, at("3s,A10,C10/5s/5s/5s", "9"))
    assert {"A10-B1", "A10-A14,C10-C15", "A10-A6,C10-C5", "A10-A14,C10-C5"} <= set(nines)


def test_the_marble_game_only_the_rest_of_a_seven_is_the_partners() -> None:
    """Its line on the 7; the one on the 9 says nothing of a partner."""
    last = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "9")
    assert not any("C8" in turn for turn in by_card("9", MARBLE_GAME, last))


def test_the_marble_game_a_joker_has_to_be_played() -> None:
    """You must play if you can, even an 8, 9, or a joker."""
    assert set(legal(MARBLE_GAME, at("5s/4s,B5/5s/5s", "2*"))) == {"* As-B5"}


def test_the_marble_game_the_rest_of_a_seven_is_the_partners() -> None:
    """Its line on the 7."""
    assert "A2-Ah1,C8-C13" in by_card("7", MARBLE_GAME, LAST_PEG)
    assert "A2-Ah1,C8-C13" not in by_card("7", MARBLE_GAME, NOT_THE_LAST_PEG)


def test_the_marble_game_a_marble_sent_to_its_taken_in_spot_goes_to_start() -> None:
    """On having a marble in front of home already."""
    turns = by_card("3", MARBLE_GAME, at("4s,A10/5s/3s,A13,C3/5s", "3"))
    assert turns == {"A10-A13": "4s,A13/5s/4s,C3/5s"}


# --- Hidden Valley Ranch


HIDDEN_VALLEY = rules_of("hidden-valley-ranch")
SOME_PLAY = rules_of("hidden-valley-some-play")


def test_hidden_valley_ranch_the_last_peg_shares_a_seven_with_the_partner() -> None:
    """Seven."""
    assert "A2-Ah1,C8-C13" in by_card("7", HIDDEN_VALLEY, LAST_PEG)
    assert "A2-Ah1,C8-C13" not in by_card("7", HIDDEN_VALLEY, NOT_THE_LAST_PEG)


def test_hidden_valley_ranch_any_play_has_to_be_made() -> None:
    """Play, the last line: a joker too."""
    assert set(legal(HIDDEN_VALLEY, at("5s/4s,B5/5s/5s", "2*"))) == {"* As-B5"}


def test_hidden_valley_ranch_a_peg_without_room_goes_past_its_castle_but_some_wait() -> None:
    """Play: if you can't enter by the full count."""
    position = at("4s,A3/5s/5s/5s", "6")
    assert set(legal(HIDDEN_VALLEY, position)) == {"6 A3-A9"}
    assert set(legal(SOME_PLAY, position)) == {"6 discard"}


def test_hidden_valley_ranch_some_split_a_nine_and_count_a_king_13() -> None:
    """Nine; Face cards."""
    position = at("3s,A10,C10/5s/5s/5s", "9K")
    assert set(by_card("9", HIDDEN_VALLEY, position)) == {"A10-B1", "C10-D1"}
    assert "A10-A14,C10-C5" in by_card("9", SOME_PLAY, position)
    assert why(SOME_PLAY, position, "9 C10-C5,A10-A14") == "split-forward-first"
    assert "A10-B2" in by_card("K", HIDDEN_VALLEY, position)
    assert "A10-B5" in by_card("K", SOME_PLAY, position)


def test_hidden_valley_ranch_where_a_nine_splits_only_a_seven_finishes_and_helps() -> None:
    """Seven; Nine."""
    assert "A2-Ah1,C8-C13" in by_card("7", SOME_PLAY, LAST_PEG)
    nines = by_card("9", SOME_PLAY, at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "9"))
    assert not any("C8" in turn for turn in nines)


# --- Joker, a marble and card game


JOKER = rules_of("joker-by-lhanney")


def test_joker_the_exit_is_8_holes_from_one_corner_and_10_from_the_other() -> None:
    """The paragraph on the board."""
    position = at("4s,A8/5s/5s/5s", "8T")
    assert set(legal(JOKER, position)) == {"8 A8-A0", "T A8-B0"}


def test_joker_a_joker_replaces_a_partners_marble_or_sends_an_opponents_home() -> None:
    """Its line on the joker."""
    jokers = by_card("*", JOKER, at("4s,A10/4s,B5/4s,C5/5s", "*"))
    assert jokers["A10-C5"] == "4s,C5/4s,B5/4s,C3/5s"
    assert jokers["B5-Bs"] == "4s,A10/5s/4s,C5/5s"
    assert "A10-B5" not in jokers


def test_joker_a_joker_brings_a_marble_out_onto_a_partners() -> None:
    """Its line on the joker."""
    assert by_card("*", JOKER, at("5s/5s/4s,C10/5s", "*"))["As-C10"] == "4s,C10/5s/4s,C3/5s"


# --- Jokers and Marbles, Texas version


TEXAS = rules_of("texas-marbles")


def test_texas_the_last_marble_shares_a_seven_with_the_partner() -> None:
    """Game play, on helping your partner."""
    assert "A2-Ah1,C8-C13" in by_card("7", TEXAS, LAST_PEG)
    assert "A2-Ah1,C8-C13" not in by_card("7", TEXAS, NOT_THE_LAST_PEG)


def test_texas_players_draw_by_hand_and_can_forget() -> None:
    """Game play, on forgetting to draw."""
    game = game_at(TEXAS, "5s/5s/5s/5s A 23456/23456/23456/23456")
    play(game, "2 discard")
    assert (game.turn, game.phase) == (0, Phase.DRAW)
    play(game, "forget", "2 discard", "draw", "2 discard", "draw", "2 discard", "draw", "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


def test_texas_who_is_all_home_plays_for_the_partner() -> None:
    """Game play, on helping your partner."""
    assert by_card("4", TEXAS, at("h1,h2,h3,h4,h5/4s,B8/4s,C8/5s", "4")) == {
        "C8-C12": "h1,h2,h3,h4,h5/4s,B8/4s,C12/5s"
    }


# --- Not Messy Just Busy


NOT_MESSY = rules_of("not-messy-just-busy")


def test_not_messy_just_busy_a_marble_may_come_out_on_the_fifth_discard() -> None:
    """Its paragraph on how play begins."""
    fourth = at("5s/5s/5s/5s", "2", stuck="3,0,0,0")
    fifth = at("5s/5s/5s/5s", "2", stuck="4,0,0,0")
    assert set(legal(NOT_MESSY, fourth)) == {"2 discard"}
    assert set(legal(NOT_MESSY, fifth)) == {"2 discard", "2 free As-A8"}


def test_not_messy_just_busy_every_discard_counts() -> None:
    """Its paragraph on how play begins: a joker that could move doesn't start the count over."""
    game = game_at(NOT_MESSY, "5s/4s,B5/5s/5s A 3*/?5/?5/?5 stuck=3,0,0,0")
    play(game, "3 discard")
    assert game.position.stuck == (4, 0, 0, 0)


def test_not_messy_just_busy_a_two_trades_places_with_another_marble() -> None:
    """2 card."""
    twos = set(by_card("2", NOT_MESSY, at("4s,A10/4s,B5/4s,C5/5s", "2")))
    assert twos == {"A10-A12", "A10~B5", "A10~C5"}


# --- Parlor


PARLOR = rules_of("parlor")


def test_parlor_only_an_ace_a_king_or_a_joker_comes_out() -> None:
    """Rules: what brings a marble out of start."""
    turns = legal(PARLOR, at("5s/5s/5s/5s", "A8JQK*"))
    assert set(turns) == {"A As-A7", "K As-A7", "* As-A7"}
    assert idle(PARLOR, at("5s/5s/5s/5s", "8JQ")).keys() == {"8", "J", "Q"}


def test_parlor_an_eight_goes_forward_on_sides_of_12_holes() -> None:
    """Rules: pips move forward; ``HPS``, track holes per player panel."""
    assert set(legal(PARLOR, at("4s,A7/5s/5s/5s", "8"))) == {"8 A7-B3"}


def test_parlor_a_teammates_marble_cannot_be_landed_on() -> None:
    """Rules: you can never land on a teammate's marble."""
    assert why(PARLOR, at("4s,A7/5s/4s,A10/5s", "3"), "3 A7-A10") == "partner-protected"
    jokers = by_card("*", PARLOR, at("4s,A9/4s,B5/4s,C5/5s", "*"))
    assert set(jokers) == {"As-A7", "As-B5", "A9-B5"}


def test_parlor_a_marble_turns_into_its_castle_or_waits() -> None:
    """Rules: castle entry needs an exact count."""
    turns = by_card("5", PARLOR, at("4s,A3/5s/5s/5s", "5"))
    assert set(turns) == {"A3-Ah2"}
    assert set(legal(PARLOR, at("4s,A6/5s/5s/5s", "6"))) == {"6 discard"}


def test_parlor_a_marble_passes_its_own_color_on_the_track() -> None:
    """Moving."""
    assert "5 A8-B1" in legal(PARLOR, at("3s,A8,A10/5s/5s/5s", "5"))


def test_parlor_a_helper_shares_a_seven_between_two_partners() -> None:
    """Helping, with three partners in a team of six."""
    position = at("h1,h2,h3,h4,h5/5s/4s,C7/5s/4s,E7/5s", "7")
    assert "C7-C10,E7-E11" in by_card("7", PARLOR, position, 6, 2)


def test_parlor_a_marble_passes_its_own_color_inside_the_castle() -> None:
    """Rules, the last line."""
    assert "A5-Ah2" in by_card("3", PARLOR, at("3s,A5,h1/5s/5s/5s", "3"))


# --- Hafthor's Jokers and Marbles


HAFTHOR = rules_of("hafthor")


def test_hafthor_a_ten_is_split_between_two_colors_either_way() -> None:
    """The comment on the rank Ten."""
    tens = by_card("T", HAFTHOR, at("4s,A10/4s,B5/5s/5s", "T"))
    assert {"A10-A14,B5-A17", "A10-A6,B5-B11"} <= set(tens)
    assert all("," in turn for turn in tens if turn != "discard")
    assert idle(HAFTHOR, at("3s,A10,A14/5s/5s/5s", "T")) == {"T": "split-needs-two-colors"}


def test_hafthor_three_cards_and_a_jack_goes_11_with_any_marble_of_the_team() -> None:
    """The comments on the ranks Jack, Queen, King; ``Player``; ``TeamMarbles``."""
    assert HAFTHOR.hand_size == 3
    assert set(by_card("J", HAFTHOR, at("h1,h2,h3,h4,A10/5s/h1,h2,h3,h4,C8/5s", "J"))) >= {"A10-B3", "C8-D1"}


def test_hafthor_any_card_may_be_discarded() -> None:
    """``Board.Play``: a discard is checked for nothing but the card."""
    assert {"5 A8-A13", "5 discard", "9 discard"} <= set(legal(HAFTHOR, at("4s,A8/5s/5s/5s", "59")))


def test_hafthor_a_partner_on_its_own_gate_stays_and_the_other_moves_up() -> None:
    """``Board.Play``, chain of clicks: the second marble clicked is the one that landed. Another of the
    partner's color on the gate can't be clicked.
    """
    assert by_card("4", HAFTHOR, at("4s,B17/5s/4s,C3/5s", "4"))["B17-C3"] == "4s,A3/5s/4s,C3/5s"
    assert why(HAFTHOR, at("4s,A8/5s/3s,A12,C3/5s", "4"), "4 A8-A12") == "in-spot-taken"


def test_hafthor_a_marble_cannot_go_past_its_castle() -> None:
    """``Marble.Move``."""
    assert idle(HAFTHOR, at("4s,A2/5s/5s/5s", "9T")) == {"9": "no-room-at-home", "T": "split-needs-two"}


# --- Joker Pursuit


PURSUIT = rules_of("joker-pursuit")


def test_joker_pursuit_everyone_adds_a_deck() -> None:
    """Setup."""
    assert [sum(PURSUIT.pack(players)) for players in (2, 4, 8)] == [108, 216, 432]


def test_joker_pursuit_a_nine_goes_forward_or_one_forward_and_one_back() -> None:
    """Card actions, Nine."""
    nines = by_card("9", PURSUIT, at("3s,A10,B2/5s/5s/5s", "9"))
    assert {"A10-B1", "A10-A15,B2-A16", "A10-A5,B2-B6"} <= set(nines)
    assert "A10-A15,B2-B6" not in nines


def test_joker_pursuit_a_joker_comes_from_the_circle_or_the_track_and_has_to() -> None:
    """Card actions, Joker; special rules, Castle and Discard."""
    assert set(legal(PURSUIT, at("5s/4s,B5/5s/5s", "2*"))) == {"* As-B5"}
    assert set(by_card("*", PURSUIT, at("h2,h3,h4,h5,A10/4s,B5/5s/5s", "*"))) == {"A10-B5"}


def test_joker_pursuit_an_ace_goes_from_corner_to_corner_over_any_peg() -> None:
    """Card actions, Ace."""
    aces = by_card("A", PURSUIT, at("2s,B0,B5,C1/5s/5s/5s", "A"))
    assert {"As-A8", "B0-B1", "B0-C0", "B5-B6"} <= set(aces)
    assert "B5-C0" not in aces


def test_joker_pursuit_a_hand_without_a_move_is_traded_in() -> None:
    """Special rules, Discard."""
    game = game_at(PURSUIT, at("5s/5s/5s/5s", "22345"))
    play(game, "2 discard")
    assert game.position.hand_size(0) == 5
    assert len(game.discard_piles[0]) == 5


# --- Jokers and Coins


COINS = rules_of("jokers-and-coins")


def test_jokers_and_coins_two_players_have_no_jokers() -> None:
    """Board and set up."""
    assert [sum(COINS.pack(players)) for players in (2, 3, 6)] == [156, 162, 162]


def test_jokers_and_coins_four_coins_fill_home() -> None:
    """Object."""
    game = game_at(COINS, at("A3,h2,h3,h4/3s,B8/h1,h2,h3,h4/4s", "A"))
    play(game, "A A3-Ah1")
    assert game.phase is Phase.OVER


def test_jokers_and_coins_a_coin_goes_only_as_deep_as_there_is_room() -> None:
    """Object: HOME has four holes."""
    position = at("3s,A3/4s/4s/4s", "45")
    assert set(by_card("4", COINS, position)) == {"A3-Ah4", "A3-A7"}
    assert set(by_card("5", COINS, position)) == {"A3-A8"}


def test_jokers_and_coins_a_forgotten_draw_is_made_up_after_the_next_play() -> None:
    """Penalty: the next turn is played from four cards."""
    game = game_at(COINS, "4s/4s/4s/4s A 3456/23456/23456/23456 owed=1,0,0,0")
    assert game.phase is Phase.PLAY
    play(game, "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


# --- It's Alive in the Lab


LAB = rules_of("alive-in-the-lab")


def test_alive_in_the_lab_a_joker_moves_a_marble_thats_out() -> None:
    """Play: what comes out, and the lines on the joker."""
    jokers = by_card("*", LAB, at("4s,A10/4s,B5/4s,C5/5s", "*"))
    assert jokers == {"A10-B5": "4s,B5/5s/4s,C5/5s", "A10-C5": "4s,C5/4s,B5/4s,C3/5s"}
    assert set(legal(LAB, at("5s/4s,B5/5s/5s", "*"))) == {"* discard"}


def test_alive_in_the_lab_a_joker_goes_no_farther_than_the_gate() -> None:
    """Play: the joker can't move a marble clockwise beyond the marble's castle."""
    beside = "/3s,A2,A4/4s,A12/5s"
    assert set(by_card("*", LAB, at("4s,A10" + beside, "*"))) == {"A10-A2", "A10-A12"}
    assert set(by_card("*", LAB, at("4s,A1" + beside, "*"))) == {"A1-A2"}
    assert set(by_card("*", LAB, at("4s,A5" + beside, "*"))) == {"A5-A2", "A5-A12"}
    assert why(LAB, at("4s,A10" + beside, "*"), "* A10-A4") == "joker-not-ahead"


def test_alive_in_the_lab_a_marble_may_jump_onto_its_gate() -> None:
    """Play: that isn't beyond the castle. From the gate itself there's nowhere to jump."""
    assert by_card("*", LAB, at("4s,B10/4s,A3/5s/5s", "*")) == {"B10-A3": "4s,A3/5s/5s/5s"}
    assert idle(LAB, at("4s,A3/4s,B5/5s/5s", "*")) == {"*": "joker-not-ahead"}


def test_alive_in_the_lab_any_play_has_to_be_made() -> None:
    """Play: a player who has a play takes it. The 2 would land on a partner whose gate is taken."""
    assert set(legal(LAB, at("4s,A10/4s,B5/3s,A12,C3/5s", "2*"))) == {"* A10-B5"}


# --- Heirloom Evolution


HEIRLOOM = rules_of("heirloom-evolution")


def test_heirloom_evolution_two_players_use_four_boards_and_no_jokers() -> None:
    """Game set up."""
    assert [sum(HEIRLOOM.pack(players)) for players in (2, 4, 6, 8)] == [156, 162, 162, 216]
    assert HEIRLOOM.board(2, 2).sides == 4


def test_heirloom_evolution_a_joker_replaces_a_peg_but_brings_none_out() -> None:
    """How to move pieces along the board."""
    jokers = by_card("*", HEIRLOOM, at("4s,A10/4s,B5/4s,C5/5s", "*"))
    assert set(jokers) == {"A10-B5", "A10-C5", "discard"}
    assert jokers["A10-C5"] == "4s,C5/4s,B5/4s,C3/5s"
    assert set(legal(HEIRLOOM, at("5s/4s,B5/5s/5s", "JQKA*"))) == {"J As-A8", "Q As-A8", "K As-A8", "A As-A8"}


def test_heirloom_evolution_only_a_seven_is_divided() -> None:
    """How to move pieces along the board: no other card may be."""
    position = at("3s,A10,B2/5s/5s/5s", "79")
    assert "A10-A13,B2-B6" in by_card("7", HEIRLOOM, position)
    assert set(by_card("9", HEIRLOOM, position)) == {"A10-B1", "B2-B11"}


# --- Rolling Jokers


ROLLING = rules_of("rolling-jokers")


def test_rolling_jokers_three_decks_of_55_with_three_jokers_each() -> None:
    """Setup and equipment."""
    assert [sum(ROLLING.pack(players)) for players in (2, 5, 8)] == [165, 165, 165]
    assert ROLLING.pack(8)[Rank.JOKER] == 9


def test_rolling_jokers_a_card_is_drawn_before_one_is_played() -> None:
    """Turn sequence."""
    game = Game.deal(ROLLING, 3, 3, seed=1)
    assert game.position.hand_size(game.turn) == 6


def test_rolling_jokers_a_peg_goes_home_or_past_it() -> None:
    """What we know of the sheet says no more about moving, so this is the basic game's."""
    assert set(by_card("4", ROLLING, at("4s,A2/5s/5s/5s", "4"))) == {"A2-Ah3", "A2-A6"}


def test_rolling_jokers_a_bumped_peg_goes_to_start_and_a_partners_to_its_in_spot() -> None:
    """The same."""
    assert by_card("4", ROLLING, at("4s,A10/4s,A14/5s/5s", "4")) == {"A10-A14": "4s,A14/5s/5s/5s"}
    assert by_card("4", ROLLING, at("4s,A10/5s/4s,A14/5s", "4")) == {"A10-A14": "4s,A14/5s/4s,C3/5s"}


# --- Durbin


DURBIN = rules_of("durbin")


def test_durbin_a_nine_is_split_with_the_partner_too_and_a_seven_isnt() -> None:
    """Its paragraph on restrictions."""
    position = at("3s,A10,B2/4s,B10/4s,C10/5s", "79")
    nines = set(by_card("9", DURBIN, position))
    assert {"A10-B1", "A10-A14,C10-C5", "A10-A5,C10-C14", "A10-A15,B2-A16"} <= nines
    assert {step.partition("-")[0] for turn in nines for step in turn.split(",")} == {"A10", "B2", "C10"}
    assert "C10-D1" not in nines
    assert not any("C10" in turn for turn in by_card("7", DURBIN, position))


def test_durbin_a_joker_has_to_be_played() -> None:
    """If you can move, you must."""
    assert set(legal(DURBIN, at("5s/4s,B5/5s/5s", "2*"))) == {"* As-B5"}


def test_durbin_who_is_all_home_plays_for_the_partner() -> None:
    """Its paragraph on helping your partner."""
    position = at("h1,h2,h3,h4,h5/5s/4s,C8/5s", "4")
    assert by_card("4", DURBIN, position) == {"C8-C12": "h1,h2,h3,h4,h5/5s/4s,C12/5s"}


# --- Dan Logan's Pegs and Jokers


LOGAN = rules_of("dan-logan")


def test_dan_logan_six_cards_from_two_decks() -> None:
    """``HAND_SIZE`` and ``deck.js``."""
    game = Game.deal(LOGAN, 4, 4, seed=1)
    assert [game.position.hand_size(seat) for seat in range(4)] == [6] * 4
    assert sum(LOGAN.pack(4)) == 108


def test_dan_logan_a_nine_has_to_be_split_and_a_jack_goes_11() -> None:
    """``CARD_VALUES``."""
    assert idle(LOGAN, at("4s,A10/5s/5s/5s", "9")) == {"9": "split-needs-two"}
    assert set(by_card("J", LOGAN, at("4s,A10/5s/5s/5s", "J"))) == {"As-A8", "A10-B3"}


def test_dan_logan_a_peg_that_can_turn_in_has_to() -> None:
    """``getForwardPosition``: a count that fits turns in, and goes on along the track otherwise."""
    assert set(by_card("5", LOGAN, at("4s,A1/5s/5s/5s", "5"))) == {"A1-Ah3"}
    assert set(by_card("5", LOGAN, at("3s,A1,h2/5s/5s/5s", "5"))) == {"A1-A6"}


def test_dan_logan_a_partner_on_its_own_entrance_stays_and_the_other_moves_up() -> None:
    """``resolveDisplacement``: "A peg can't block itself", and the cascade from the mover's own entrance."""
    assert by_card("4", LOGAN, at("4s,B17/5s/4s,C3/5s", "4")) == {"B17-C3": "4s,A3/5s/4s,C3/5s"}
    bumping = at("4s,B17/4s,A3/4s,C3/5s", "4")
    assert by_card("4", LOGAN, bumping) == {"B17-C3": "4s,A3/5s/4s,C3/5s"}
    assert why(LOGAN, at("3s,A3,B17/5s/4s,C3/5s", "4"), "4 B17-C3") == "in-spot-taken"


def test_dan_logan_a_joker_onto_such_a_partner_moves_up_too() -> None:
    """``applyJoker``: the same swap. Another peg of the partner's still can't be landed on."""
    jokers = by_card("*", LOGAN, at("5s/5s/3s,A12,C3/5s", "*"))
    assert jokers == {"As-C3": "4s,A3/5s/3s,A12,C3/5s"}


def test_dan_logan_a_seven_or_a_nine_finishes_and_helps() -> None:
    """``splitCompleter``."""
    assert "A2-Ah1,C8-C13" in by_card("7", LOGAN, LAST_PEG)
    assert "A2-Ah1,C8-C13" not in by_card("7", LOGAN, NOT_THE_LAST_PEG)
    assert "A2-Ah1,C8-C1" in by_card("9", LOGAN, at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "9"))


def test_dan_logan_a_peg_comes_out_on_the_third_stuck_turn() -> None:
    """``discardAndDraw``."""
    assert set(legal(LOGAN, at("5s/5s/5s/5s", "2", stuck="1,0,0,0"))) == {"2 discard"}
    assert set(legal(LOGAN, at("5s/5s/5s/5s", "2", stuck="2,0,0,0"))) == {"2 free As-A8"}


def test_dan_logan_a_count_that_frees_no_peg_starts_over() -> None:
    """``discardAndDraw``: the count is 0 after the third stuck turn, whether a peg came out or not."""
    game = game_at(LOGAN, at("h1,h2,h3,h4,A5/5s/5s/5s", "8T", stuck="2,0,0,0"))
    assert {game.text(turn) for turn in game.legal_turns()} == {"8 A5-D15", "T A5-A15"}
    game = game_at(LOGAN, at("h2,h3,h4,h5,A3/5s/5s/5s", "9", stuck="2,0,0,0"))
    play(game, "9 discard")
    assert game.position.stuck == (0, 0, 0, 0)


def test_dan_logan_coming_out_free_sends_a_partners_peg_to_start() -> None:
    """``discardAndDraw``: if the partner's own in-spot is taken."""
    assert legal(LOGAN, at("5s/5s/3s,A8,C3/5s", "4", stuck="2,0,0,0")) == {
        "4 free As-A8": "4s,A8/5s/4s,C3/5s"
    }
    assert why(LOGAN, at("5s/5s/3s,A8,C3/5s", "K"), "K As-A8") == "in-spot-taken"


# --- Pegs and Jokers in a terminal


TERMINAL = rules_of("terminal")


def test_terminal_a_joker_comes_out_or_replaces_a_peg_but_can_be_kept() -> None:
    """The rules text: card moves, and its first bullets on moving and on jokers."""
    jokers = by_card("*", TERMINAL, at("4s,A10/4s,B5/5s/5s", "*"))
    assert set(jokers) == {"As-A8", "A10-B5", "discard"}


def test_terminal_an_eight_goes_back_and_a_seven_is_split() -> None:
    """The rules text: card moves, and pegs of yours that are in the way."""
    position = at("3s,A10,A14/5s/5s/5s", "78")
    assert set(by_card("8", TERMINAL, position)) == {"A10-A2"}
    assert {"A10-A13,A14-B0", "A10-A11,A14-B2"} <= set(by_card("7", TERMINAL, position))


def test_terminal_an_ace_comes_out_onto_an_opponents_peg() -> None:
    """The rules text: coming out, and bumping."""
    assert by_card("A", TERMINAL, at("5s/4s,A8/5s/5s", "A")) == {"As-A8": "4s,A8/5s/5s/5s"}


def test_terminal_the_card_on_top_of_the_discards_is_not_shuffled_in() -> None:
    """``draw_card``: all but the last of the discards become the new draw pile."""
    game, chance = Game.deal(TERMINAL, 4, 2, seed=1), Random(1)
    while not any(isinstance(each, Reshuffled) for ply in game.plies for each in ply.operations):
        game.play(chance.choice(game.legal_turns()))
    (played, *_) = (each.card for each in game.plies[-1].operations if isinstance(each, Played))
    assert game.discards == (played,)


def test_terminal_two_players_have_no_jokers() -> None:
    """The README, features; ``build_shoe``."""
    assert [sum(TERMINAL.pack(players)) for players in (2, 4, 6, 8)] == [104, 108, 162, 216]
