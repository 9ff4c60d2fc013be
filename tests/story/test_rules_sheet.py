"""The rules sheets: of every named set, and of random house rules, in every language."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

from pegs import i18n as words
from pegs.core.cards import JOKER, RANK_TEXT, RANKS
from pegs.core.position import Position
from pegs.engine.game import Game
from pegs.engine.why import why_not
from pegs.engine.why.citations import BASES
from pegs.notation import read_position, read_turns
from pegs.rules import Rules, RuleSet, load, named
from pegs.rules.description import Describer
from pegs.rules.scope import scope_of
from pegs.rules.switches import From, InSpotTaken, JumpOnto
from pegs.story.sheet.builder import example_board, rules_sheet
from pegs.story.sheet.cards import anchor
from pegs.story.sheet.chapters import CHAPTERS, applies, paragraph_ids
from pegs.story.sheet.differences import PICTURES
from pegs.story.sheet.model import Example, RulesSheet
from pegs.story.sheet.rule_paragraphs import PARAGRAPHS, paragraph_for
from tests.soak import combinations_of, examples
from tests.strategies import rules_values

HOUSE = sorted((Path(__file__).parents[1] / "data" / "house").glob("*.toml"))
SENTENCE = re.compile(r"[“A-ZÁÉÍÓÚ¡¿\d].*[.!?”]")


@cache
def sheet_of(name: str) -> RulesSheet:
    """The sheet of a named set, in English."""
    return rules_sheet(load(name))


def examples_in(sheet: RulesSheet) -> list[tuple[str, Example]]:
    paragraphs = (each for chapter in sheet.chapters for each in chapter.paragraphs)
    return [(each.id, each.example) for each in paragraphs if each.example is not None]


def position_of(ruleset: RuleSet, example: Example) -> tuple[Rules, Position]:
    """The position of an example, in which its card is the only one in hand."""
    rules = replace(ruleset.rules, bluffing=False)
    players = len(example.pegs)
    board = example_board(ruleset, scope_of(ruleset))
    hands = "/".join([example.turn[0], *["?0"] * (players - 1)])
    text = f"{'/'.join(f'{rules.pegs}s' for _ in range(players))} {board.letters[0]} {hands}"
    read = read_position(rules, players, board.teams, text)
    stuck = (max(rules.stuck_limit - 1, 0), *[0] * (players - 1))
    return rules, replace(read, pegs=example.pegs, stuck=stuck if " free " in example.turn else read.stuck)


def check_example(ruleset: RuleSet, example: Example) -> None:
    rules, position = position_of(ruleset, example)
    board = example_board(ruleset, scope_of(ruleset))
    assert all(len(places) == rules.pegs for places in example.pegs)
    turns = read_turns(board, example.turn, example.pegs)
    game = Game.from_position(rules, position, board.players, board.teams, check=False)
    if example.rule is None:
        turn = next(each for each in turns if game.is_legal(each))
        assert game.after(turn) == example.after
        assert example.cross is None
        assert example.effects
    else:
        reasons = [why_not(rules, board, position, turn) for turn in turns]
        assert example.rule in {reason.rule for reason in reasons if reason}
        assert not any(game.is_legal(turn) for turn in turns)
        assert (example.after, example.cross is None) == (example.pegs, False)


def texts(sheet: RulesSheet) -> list[str]:
    return [
        *(text for each in sheet.differences for text in (each.text, each.base) if text),
        *(paragraph.text for chapter in sheet.chapters for paragraph in chapter.paragraphs),
    ]


def check_words(sheet: RulesSheet) -> None:
    for text in texts(sheet):
        assert SENTENCE.fullmatch(text), text
    short = [
        *sheet.facts,
        *(line.text for line in sheet.cards),
        *(use.text for line in sheet.cards for use in line.uses),
        *(chapter.title for chapter in sheet.chapters),
        *(example.caption for _, example in examples_in(sheet)),
        *(paragraph.source for chapter in sheet.chapters for paragraph in chapter.paragraphs),
    ]
    assert all(short)
    details = [line.detail for line in sheet.cards]
    details += [use.detail for line in sheet.cards for use in line.uses]
    assert not any("{" in text or "  " in text or text == "-" for text in [*texts(sheet), *short, *details])


@pytest.mark.parametrize(
    ("name", "language"),
    combinations_of([*named(), *map(str, HOUSE)], words.languages()),
    ids=lambda value: Path(value).stem,
)
def test_a_sheet_is_in_sentences_and_its_examples_are_as_the_engine_says(name: str, language: str) -> None:
    ruleset = load(name)
    with words.in_language(language):
        sheet = rules_sheet(ruleset)
        check_words(sheet)
    for _, example in examples_in(sheet):
        check_example(ruleset, example)


@examples(8)
@given(rules_values())
def test_sheets_of_any_rules(rules: Rules) -> None:
    ruleset = RuleSet("house", "Our rules", rules)
    for language in words.languages():
        with words.in_language(language):
            sheet = rules_sheet(ruleset)
            check_words(sheet)
            for _, example in examples_in(sheet):
                check_example(ruleset, example)


@pytest.mark.parametrize("name", named())
def test_the_main_paragraphs_of_named_sets_have_a_board(name: str) -> None:
    shown = {paragraph for paragraph, _ in examples_in(sheet_of(name))}
    scope = scope_of(load(name))
    wanted = {
        entry.id
        for entries in CHAPTERS.values()
        for entry in entries
        if entry.example is not None and applies(scope, entry)
    }
    assert wanted - shown <= ({"split-any"} if name != "north-carolina" else set())
    assert {"out-cards", "bump", "boost", "in-spot-taken", "home", "own-color"} <= shown


@pytest.mark.parametrize("name", named())
def test_every_refusal_leads_to_something_on_the_sheet(name: str) -> None:
    ruleset = load(name)
    for seating in (ruleset.seatings[0], (2, 2), (3, 3)):
        sheet, scope = rules_sheet(ruleset, (seating,)), scope_of(ruleset, (seating,))
        on_sheet = {each.id for chapter in sheet.chapters for each in chapter.paragraphs}
        on_sheet |= {id_ for line in sheet.cards for id_ in line.ids}
        found = {paragraph_for(scope, rule, rank) for rule in PARAGRAPHS for rank in scope.ranks}
        assert found <= on_sheet
        assert {paragraph_for(scope, rule) for rule in PARAGRAPHS} <= on_sheet


def test_every_refusal_has_a_paragraph() -> None:
    assert PARAGRAPHS.keys() == BASES.keys()


@examples(15)
@given(rules_values())
def test_any_refusal_leads_to_something_on_the_sheet_of_any_rules(rules: Rules) -> None:
    scope = scope_of(rules)
    on_sheet = paragraph_ids(scope) | {anchor(rank) for rank in scope.ranks}
    assert {paragraph_for(scope, rule, rank) for rule in PARAGRAPHS for rank in scope.ranks} <= on_sheet


def test_links_to_paragraphs_are_unique() -> None:
    ids = [entry.id for entries in CHAPTERS.values() for entry in entries]
    assert len(ids) == len(set(ids))
    assert not set(ids) & {anchor(rank) for rank in RANKS}


# --- differences


def test_the_basic_game_has_no_differences() -> None:
    sheet = rules_sheet(load("basic"))
    assert sheet.differences == ()
    assert not any(line.is_changed for line in sheet.cards)


def test_what_is_different_in_arizona() -> None:
    sheet = rules_sheet(load("arizona"), ((4, 2),))
    assert [(each.text, each.base) for each in sheet.differences][:4] == [
        (
            "You move any peg of your team.",
            "In the basic game you move your own, until they’re all home.",
        ),
        ("9 moves 9, or splits: one part forward, one back.", "In the basic game it moves 9."),
        (
            "Joker jumps onto anyone else’s peg: from its start; from the track only if none is left there.",
            "In the basic game: from its start, the track, or its home.",
        ),
        ("Play, then draw.", "In the basic game you draw first, so you choose from one card more."),
    ]
    assert [line.cards for line in sheet.cards if line.is_changed] == [("9",), ("*",)]


def test_the_card_strip_of_the_basic_game() -> None:
    lines = [("".join(line.cards), line.text, line.detail) for line in rules_sheet(load("basic")).cards]
    assert lines == [
        ("A", "Comes out, or moves 1", ""),
        ("234569T", "Moves its number", ""),
        ("7", "Moves 7, or splits", "two of your pegs"),
        ("8", "Moves back 8", "never into its home"),
        ("JQK", "Comes out, or moves 10", ""),
        ("*", "Jumps onto anyone else’s peg", "from its start, the track, or its home"),
    ]


@pytest.mark.parametrize("name", named())
def test_a_card_is_marked_if_and_only_if_it_differs(name: str) -> None:
    sheet = sheet_of(name)
    marked = {card for line in sheet.cards if line.is_changed for card in line.cards}
    listed = {card for each in sheet.differences for card in each.cards}
    changed = {RANK_TEXT[rank] for rank in RANKS if load(name).rules.cards[rank] != Rules().cards[rank]}
    assert marked == listed == changed


@examples(15)
@given(rules_values())
def test_a_switch_that_differs_is_listed_if_it_comes_up(rules: Rules) -> None:
    basic = Rules()
    listed = {each.switch for each in rules_sheet(RuleSet("house", "", rules)).differences}
    same = {each.name for each in fields(Rules) if getattr(rules, each.name) == getattr(basic, each.name)}
    assert not listed & same
    assert {"pegs", "side_length", "hand_size", "bluffing", "table_talk"} <= listed | same
    assert PICTURES.keys() == {each.name for each in fields(Rules)}


def test_every_house_rule_of_moving_has_its_board() -> None:
    (file,) = [each for each in HOUSE if each.stem == "contrary-helping"]
    shown = dict(examples_in(rules_sheet(load(str(file)))))
    assert shown["own-pass"].rule is None
    assert [each.kind for each in shown["own-land"].effects] == ["move", "start"]
    assert [each.kind for each in shown["out-taken"].effects] == ["move", "start"]
    assert shown["home-turn-in"].rule == "can-turn-in"
    assert shown["split-alone"].turn.startswith("Q ")
    assert "own-color" not in shown


def test_own_pegs_that_may_be_passed_still_cannot_be_landed_on() -> None:
    basic = load("basic")
    sheet = rules_sheet(replace(basic, rules=replace(basic.rules, pass_own=True)))
    assert dict(examples_in(sheet))["own-color"].rule == "own-color-landed"


def test_a_card_that_jumps_only_onto_partners_boosts_in_its_picture() -> None:
    basic = load("basic")
    ruleset = replace(basic, rules=basic.rules.with_card(JOKER, jump_onto=JumpOnto.PARTNERS))
    sheet = rules_sheet(ruleset)
    (joker,) = [line for line in sheet.cards if line.cards == ("*",)]
    assert joker.text == "Jumps onto a partner’s peg"
    assert [use.kind for use in joker.uses] == ["boost", "optional"]
    assert [each.kind for each in dict(examples_in(sheet))["joker-jump"].effects] == ["move", "in_spot"]


def test_going_on_from_a_partners_in_spot_has_its_picture() -> None:
    basic = load("basic")
    sheet = rules_sheet(replace(basic, rules=replace(basic.rules, in_spot_taken=InSpotTaken.MOVE_UP)))
    effects = dict(examples_in(sheet))["in-spot-taken"].effects
    assert [(each.kind, each.seat) for each in effects] == [("move", 0), ("in_spot", 0)]


def test_a_card_that_only_jumps_ahead_has_its_paragraph_and_picture() -> None:
    basic = load("basic")
    rules = basic.rules.with_card(JOKER, jump_from=(From.START, From.TRACK), jump_ahead=True)
    sheet = rules_sheet(replace(basic, rules=rules))
    (joker,) = [line for line in sheet.cards if line.cards == ("*",)]
    assert joker.text == "Jumps ahead onto anyone else’s peg"
    assert joker.detail == "from its start or the track; never past its own in-spot"
    assert dict(examples_in(sheet))["jump-ahead"].rule == "joker-not-ahead"
    assert not any("anywhere on the track" in text for text in texts(sheet))


# --- only what applies


def test_nothing_is_said_of_partners_if_nobody_has_one() -> None:
    sheet = rules_sheet(load("guide"), ((3, 3),))
    text = " ".join(texts(sheet) + [use.text for line in sheet.cards for use in line.uses])
    assert not re.search(r"partner|team|boost", text, re.IGNORECASE)
    assert {"boosting", "talk"}.isdisjoint(chapter.id for chapter in sheet.chapters)


@pytest.mark.parametrize(
    ("name", "chapter", "is_there"),
    [
        ("basic", "swapping", False),
        ("wizard", "swapping", True),
        ("basic", "bluffing", False),
        ("bluffing", "bluffing", True),
        ("pegoo", "jokers", True),
    ],
)
def test_chapters_that_a_set_adds(name: str, chapter: str, is_there: bool) -> None:
    assert (chapter in {each.id for each in sheet_of(name).chapters}) is is_there


def test_the_paragraphs_of_a_sheet_are_those_that_apply() -> None:
    for name in named():
        ruleset = load(name)
        shown = {each.id for chapter in sheet_of(name).chapters for each in chapter.paragraphs}
        assert shown == paragraph_ids(scope_of(ruleset))


def test_the_words_are_those_of_the_set() -> None:
    sheet = rules_sheet(load("north-carolina"))
    text = " ".join(texts(sheet))
    assert "castle" in text
    assert Describer(load("north-carolina")).args["home_word"] == "castle"


def test_house_rules_are_cited_as_such() -> None:
    ruleset = load(str(next(file for file in HOUSE if file.stem == "hands-off-partners")))
    paragraphs = {each.id: each for chapter in rules_sheet(ruleset).chapters for each in chapter.paragraphs}
    assert paragraphs["boost"].source.startswith("House rule")
    assert paragraphs["own-color"].source == "Paddle sheet, “You may not jump over your own man”"


def test_a_paragraph_isnt_called_a_house_rule_for_another_switch() -> None:
    basic = load("basic")
    ruleset = replace(basic, rules=replace(basic.rules, in_spot_taken=InSpotTaken.START))
    paragraphs = {each.id: each for chapter in rules_sheet(ruleset).chapters for each in chapter.paragraphs}
    assert paragraphs["boost"].source == "Pagat, general rules"
    assert paragraphs["in-spot-taken"].source == "House rule: boosting onto a peg of the same color"
