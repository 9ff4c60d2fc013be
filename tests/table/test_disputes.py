"""The judge: its answers agree with the kernel and with *why not*, and say what people need to know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pegs.core.errors import NotationError, PositionError
from pegs.engine.why import why_not
from pegs.i18n import in_language
from pegs.notation import read_turns
from pegs.protocol.judge import JudgeQuestion
from pegs.protocol.settings import RulesChoice
from pegs.rules import load
from pegs.rules.loader import from_text
from pegs.story.sentences import Speaker
from pegs.table.answers.disputes import Dispute, Verdict
from pegs.table.answers.judgment import judgment
from tests.table.make_disputes import FILE, content

TABLES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
NAMES = ("Blue", "Yellow", "Red", "White")


def dispute(position: str, rules: str = "basic", players: int = 4, teams: int = 2) -> Dispute:
    return Dispute.of(load(rules), players, teams, position, NAMES)


def ask(position: str, turn: str, rules: str = "basic") -> Verdict:
    return dispute(position, rules).judge(turn)


def test_the_shared_positions_are_current() -> None:
    assert FILE.read_text("utf-8") == content()
    assert sum(len(table["positions"]) for table in TABLES) == 500


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["rules"]))
def test_the_judge_agrees_with_the_kernel_and_why_not(table: dict[str, Any]) -> None:
    board = table["board"]
    legal = refused = 0
    for each in table["positions"]:
        asked = dispute(each["text"], table["rules"], board["players"], board["teams"])
        game = asked.game
        for turn in each["turns"]:
            verdict = asked.judge(turn["text"])
            assert verdict.is_legal == game.is_legal(verdict.turn), (each["text"], turn["text"])
            reason = why_not(game.rules, game.board, game.position, verdict.turn)
            assert verdict.is_legal == (reason is None), (each["text"], turn["text"])
            literal = asked.game.parse(turn["text"], check=False)
            assert verdict.is_legal >= game.is_legal(literal)
            assert verdict.pegs == (game.after(verdict.turn) if verdict.is_legal else game.position.pegs)
            assert verdict.instead is None or game.is_legal(verdict.instead)
            assert verdict.rule.text
            legal, refused = legal + verdict.is_legal, refused + (not verdict.is_legal)
    assert legal > 15
    assert refused > 50


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["rules"]))
def test_what_can_be_played_is_what_the_kernel_lists(table: dict[str, Any]) -> None:
    board = table["board"]
    for each in table["positions"][::10]:
        question = JudgeQuestion(
            RulesChoice(table["rules"]), board["players"], board["teams"], position=each["text"]
        )
        found = judgment(question)
        assert found.faults == ()
        assert found.position == each["text"]
        assert found.playable
        game = dispute(each["text"], table["rules"], board["players"], board["teams"]).game
        texts = {game.text(turn) for turn in game.legal_turns()}
        offered = {option.turn for option in found.playable.options}
        if found.playable.is_complete:
            assert offered == texts
        else:  # a sample, in any spelling
            assert all(game.is_legal(game.parse(text)) for text in offered)


def test_no_comes_with_the_rule_its_source_and_what_works_instead() -> None:
    verdict = ask("3s,A1,A4/4s,B9/5s/5s A 7/?5/?5/?5", "7 A1-A8")
    assert verdict.explanation
    assert verdict.explanation.sentence == "You can’t pass your own peg on your 4."
    assert verdict.rule.id == "own-color"
    assert verdict.rule.text.startswith("A peg can’t pass or land on a peg of its own color.")
    assert verdict.explanation.source == "Pagat, general rules"
    assert verdict.instead
    text = verdict.game.text(verdict.instead)
    assert text.startswith(("7 A1-", "7 A4-"))
    assert ask("3s,A1,A4/4s,B9/5s/5s A 7/?5/?5/?5", text).is_legal


def test_yes_says_what_happens_in_order() -> None:
    asked = dispute("4s,A8/4s,A14/5s/5s A 6/?5/?5/?5")
    verdict = asked.judge("6 A8-A14")
    assert verdict.is_legal
    told = Speaker(asked.names).sentences(asked.lines(verdict))
    assert told == ["You play the 6: to your 14, bump Yellow."]
    assert verdict.pegs[1] == (-1,) * 5


def test_a_chain_of_bumps_is_told_link_by_link() -> None:
    asked = dispute("4s,A8/4s,C3/4s,A14/5s A 6/?5/?5/?5")
    verdict = asked.judge("6 A8-A14")
    (sentence,) = Speaker(asked.names).sentences(asked.lines(verdict))
    links = [
        "You play the 6: to your 14",
        "boost your partner Red to the in-spot",
        "Yellow’s peg goes back to its start.",
    ]
    assert sentence.split(", ") == links


def test_the_winning_turn_says_so() -> None:
    position = "A1,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s A 3/?5/?5/?5"
    asked = dispute(position)
    verdict = asked.judge("3 A1-Ah1")
    assert Speaker(asked.names).sentences(asked.lines(verdict))[-1] == "You and Red win."


def test_a_peg_that_goes_to_another_may_trade_places() -> None:
    verdict = ask("4s,A12/5s/4s,A15/5s A 2/?5/?5/?5", "2 A12-A15", "north-carolina")
    assert verdict.is_legal
    assert verdict.game.text(verdict.turn) == "2 A12~A15"


def test_a_peg_that_comes_out_may_come_out_free() -> None:
    stuck = "5s/5s/5s/5s A 3/?5/?5/?5 stuck=2,0,0,0"
    verdict = ask(stuck, "3 As-A8", "north-carolina")
    assert verdict.is_legal
    assert verdict.game.text(verdict.turn) == "3 free As-A8"


def test_a_refused_swap_is_about_the_swap() -> None:
    verdict = ask("3s,A12,A15/5s/5s/5s A 2/?5/?5/?5", "2 A12-A15", "north-carolina")
    assert verdict.explanation
    assert verdict.explanation.rule == "swap-own-color"


@pytest.mark.parametrize(
    "position",
    [
        "3s,A8,A12/5s/4s,A15/5s A 7/?5/?5/?5",
        "3s,A8,A12/5s/4s,A15/5s A ?4/?5/?5/?5 phase=move player=A card=7 declared=7",
    ],
)
def test_in_bluffing_a_claim_counts_as_believed(position: str) -> None:
    no = ask(position, "7 A8-A15", "bluffing")
    assert no.explanation
    assert no.explanation.rule == "own-color-passed"
    assert no.instead
    assert ask(position, "7 A12-B1", "bluffing").is_legal


def test_tens_can_be_written_as_people_write_them() -> None:
    assert ask("4s,A8/5s/5s/5s A T/?5/?5/?5", "10 A8-B0").is_legal


def test_everything_that_is_wrong_with_a_position_is_listed() -> None:
    with pytest.raises(PositionError) as caught:
        dispute("3s/4s,B9,B9/5s/5s Z 8/?5/K9/?5")
    assert len(caught.value.faults) > 2
    found = judgment(JudgeQuestion(position="3s/4s,B9,B9/5s/5s Z 8/?5/K9/?5"))
    assert found.faults == tuple(map(str, caught.value.faults))
    assert found.ruling is None
    assert found.playable is None


@pytest.mark.parametrize(("turn", "wrong"), [("7 A9-A16", "A9"), ("7 Ah6-A16", "Ah6"), ("7 Ah9~A8", "Ah9")])
def test_a_turn_that_cannot_be_read_is_refused(turn: str, wrong: str) -> None:
    with pytest.raises(NotationError, match=wrong):
        ask("4s,A8/5s/5s/5s A 7/?5/?5/?5", turn)


def test_a_house_sheet_is_judged_by_its_own_rules() -> None:
    toml = 'extends = "basic"\ntitle = "Sunday rules"\n[cards.5]\nforward = []\nbackward = 5\n'
    position = "4s,A12/5s/5s/5s A 5/?5/?5/?5"
    sunday = judgment(JudgeQuestion(RulesChoice(toml=toml), position=position, turn="5 A12-A17")).ruling
    assert sunday
    assert not sunday.is_legal
    assert sunday.source == "House rule for the 5"
    assert from_text(toml, "x").title == "Sunday rules"
    assert ask(position, "5 A12-A17").is_legal


def test_without_a_position_there_is_a_board_to_set_up() -> None:
    table = judgment(JudgeQuestion(RulesChoice("arizona"), 6, 2)).table
    assert (table.title, table.hand_size, table.board.players) == ("Arizona rules", 5, 6)
    assert len(table.powers) == 14


def test_what_cannot_be_played_has_a_reason() -> None:
    found = judgment(JudgeQuestion(position="5s/5s/5s/5s A 4K/?5/?5/?5")).playable
    assert found
    assert [option.turn for option in found.options] == ["K As-A8"]
    assert [reason.card for reason in found.idle] == ["4"]


def test_a_finished_game_has_nothing_to_play() -> None:
    found = judgment(JudgeQuestion(position="h1,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s A 4/?5/?5/?5")).playable
    assert found
    assert found.options == ()


def test_the_answer_is_in_the_readers_language() -> None:
    with in_language("es"):
        verdict = ask("3s,A1,A4/4s,B9/5s/5s A 7/?5/?5/?5", "7 A1-A8")
        assert verdict.explanation
        assert "propia clavija" in verdict.explanation.sentence


def test_every_meaning_of_a_text_is_a_reading_of_the_notation() -> None:
    asked = dispute("4s,A8/5s/5s/5s A 7/?5/?5/?5")
    board, pegs = asked.game.board, asked.game.position.pegs
    assert asked.judge("7 A8-A15").turn in read_turns(board, "7 A8-A15", pegs)
