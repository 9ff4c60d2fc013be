"""Typed turns: what a text means, in both languages, and why it means nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import in_language
from pegs.protocol import commands as do
from pegs.protocol.messages import TypedTurns
from pegs.rules.ruleset import NAMES
from pegs.story.names import Names
from pegs.story.peg_numbers import numbered_pegs
from pegs.table.command_errors import RefusedError
from pegs.table.options import TurnList
from pegs.table.typed_turns import MAX_LINES, TypedTurnReader
from pegs.table.viewer import Viewer
from tests.long_lists import house, long_sitting
from tests.soak import KINDS, sweep
from tests.table.sitting import WATCHER, Sitting, settings_of
from tests.table.test_options import random_games

SPLIT = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 387TK/?5/?5/?5"
"""Rosa's peg 1 is on her 14, peg 2 on her 8, and Ben's peg 1 on her 16."""
JOKER = "3s,A8,A14/3s,B1,B4/4s,C11/5s A *2J/?5/?5/?5"
NAMES_AT_TABLE = ("Rosa", "Ben", "Ana", "Grandma Ruth")


def reader_of(game: Game, players: Sequence[str] = NAMES_AT_TABLE) -> TypedTurnReader:
    names = Names(game.board, game.ruleset.words_in(), players, game.turn)
    return TypedTurnReader(game, TurnList(game), names)


def read(game: Game, text: str) -> TypedTurns:
    return reader_of(game).read(do.ReadTurn(id="read", text=text), 1)


def turns(position: str, text: str, rules: str = "guide") -> list[str]:
    return [line.turn for line in read(Game.from_position(rules, position, 4, 2), text).lines]


def reason(position: str, text: str, rules: str = "guide") -> str:
    answer = read(Game.from_position(rules, position, 4, 2), text)
    assert not answer.lines
    return answer.reasons[0].sentence


# --- what is typed


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("k 1", "K A14-B6"),
        ("K", "K A14-B6"),
        ("king, 1", "K A14-B6"),
        ("rey 1", "K A14-B6"),
        ("8 2", "8 A8-A0"),
        ("8 2 8 b", "8 A8-A0"),
        ("8 2 t", "8 A8-A0"),
        ("7 1", "7 A14-B3"),
        ("3 1 3 f", "3 A14-A17"),
        ("3 1 a", "3 A14-A17"),
        ("7 2 3 1", "7 A14-B0,A8-A11"),
        ("7 1 4 2 3", "7 A14-B0,A8-A11"),
        ("7 1 2 ana 1", "7 A14-A16,A11-A16"),
        ("10 A14-B6", "T A14-B6"),
        ("t a14 to b6", "T A14-B6"),
        ("#2", "8 A8-A0"),
    ],
)
def test_a_turn_is_a_card_a_peg_and_how_far(text: str, meant: str) -> None:
    assert turns(SPLIT, text) == [meant]


@pytest.mark.parametrize(
    ("text", "meant", "rules"),
    [
        ("j* 2 ben 1", "* A8-B1", "basic"),
        ("joker 1 be 2", "* A14-B4", "basic"),
        ("2 1 ben 2", "2 A14~B4", "wizard"),
        ("2 A14~B4", "2 A14~B4", "wizard"),
        ("comodín ben 2", "* B4-Bs", "pegoo"),
    ],
)
def test_a_landing_is_a_player_and_the_number_of_a_peg(text: str, meant: str, rules: str) -> None:
    assert turns(JOKER, text, rules) == [meant]


def test_a_name_can_have_several_words_or_be_cut_off() -> None:
    position = JOKER.replace("4s,C11/5s", "4s,C11/4s,D1")
    for name in ("Grandma Ruth", "grandma ruth 1", "grand"):
        assert turns(position, f"j* 2 {name}", "basic") == ["* A8-D1"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("jose 1", ["B1"]),
        ("José 1", ["B1"]),
        ("jo 1", ["B1"]),
        ("ana 1", ["C12"]),
        ("ana 2", ["D1", "C11"]),  # Ana 2's only peg, or Ana's peg 2
        ("ana 2 1", ["D1"]),
    ],
)
def test_names_that_look_alike(text: str, meant: list[str]) -> None:
    game = Game.from_position("basic", "3s,A8,A14/3s,B1,B4/3s,C11,C12/4s,D1 A *2J/?5/?5/?5", 4, 2)
    reader = reader_of(game, ("Rosa", "José", "Ana", "Ana 2"))
    lines = reader.read(do.ReadTurn(id="read", text=f"j* 2 {text}"), 1).lines
    assert [line.turn for line in lines] == [f"* A8-{each}" for each in meant]


def test_a_name_can_have_a_comma() -> None:
    game = Game.from_position("basic", JOKER, 4, 2)
    reader = reader_of(game, ("Rosa", "Ben, Mom", "Ana", "Ruth"))
    (line,) = reader.read(do.ReadTurn(id="read", text="j* 2 Ben, Mom 1"), 1).lines
    assert line.turn == "* A8-B1"


@pytest.mark.parametrize(
    ("position", "text", "sentence"),
    [
        (JOKER.replace("3s,B1,B4", "5s"), "j* ben", "None of Ben’s pegs is on the track."),
        (JOKER.replace("3s,B1,B4", "5s"), "j* 1 ben", "None of Ben’s pegs is on the track."),
        (
            "3s,A8,h1/3s,B1,h4/4s,C11/5s A 3/?5/?5/?5",  # Rosa's peg 2 can go to her own h4
            "3 ben 2",
            "You can’t move Ben’s pegs, because Ben is an opponent.",
        ),
    ],
)
def test_a_landing_on_a_peg_that_is_not_on_the_track_is_no_other_turn(
    position: str, text: str, sentence: str
) -> None:
    assert reason(position, text, "basic") == sentence


def test_a_text_that_can_mean_several_turns_lists_them() -> None:
    assert turns(JOKER, "j* ben 1", "basic") == ["* As-B1", "* A14-B1", "* A8-B1"]


def test_a_card_and_a_peg_without_a_number_move_the_peg_the_whole_way() -> None:
    assert turns(SPLIT, "7 1") == ["7 A14-B3"]
    assert len(turns(SPLIT, "7 split")) == 18


def test_a_card_that_can_do_only_one_thing_is_enough() -> None:
    assert turns(SPLIT, "t") == ["T A14-B6"]


def test_a_discard_is_typed_with_its_card() -> None:
    stuck = "5s/5s/5s/5s A 33455/?5/?5/?5"
    assert turns(stuck, "d 4", "basic") == turns(stuck, "descarta 4", "basic") == ["4 discard"]
    assert turns(stuck, "d", "basic") == ["3 discard", "4 discard", "5 discard"]


def test_decisions_without_a_card_are_listed_and_typed() -> None:
    game = next(game for game in random_games("bluffing", 20, 60) if game.phase is Phase.DOUBT)
    assert {line.turn for line in read(game, "").lines} == {"accept", "doubt"}
    assert [line.turn for line in read(game, "I don't believe it").lines] == ["doubt"]


def test_after_a_declaration_the_card_need_not_be_typed() -> None:
    game = next(game for game in random_games("bluffing", 60, 80) if game.phase is Phase.MOVE)
    (step, *_) = game.legal_turns()[0].steps
    number = numbered_pegs(game.board, step.seat, game.position.pegs[step.seat]).index(step.origin) + 1
    assert game.text(game.legal_turns()[0]) in [line.turn for line in read(game, f"{number}").lines]


def test_after_a_declaration_why_not_is_about_the_declared_card() -> None:
    game = Game.from_position("bluffing", "4s,A8/5s/5s/5s A 33455/5/5/5", 4, 2)
    game.play("3=6")
    while game.phase is Phase.DOUBT:
        game.play("accept")
    for text in ("out?", "out"):
        assert [each.sentence for each in read(game, text).reasons] == ["A 6 doesn’t bring a peg out."]


# --- the list


def test_the_list_begins_with_bumps_then_boosts_and_has_one_line_for_a_split() -> None:
    lines = read(Game.from_position("guide", SPLIT, 4, 2), "").lines
    assert [line.turn for line in lines[1:]] == [
        "8 A8-A0",
        "3 A8-A11",
        "3 A14-A17",
        "7 A14-B3",
        "T A14-B6",
        "K A14-B6",
    ]
    assert (lines[0].more, lines[0].typed) == (17, "7 split")
    assert [line.is_quiet for line in lines[1:4]] == [False, False, True]


def test_what_a_line_says_to_type_lists_its_ways() -> None:
    game = Game.from_position("guide", SPLIT, 4, 2)
    for language in ("en", "es"):
        with in_language(language):
            line = read(game, "").lines[0]
            assert read(game, line.typed).count == line.more + 1


def test_lines_are_in_the_readers_language() -> None:
    game = Game.from_position("guide", SPLIT, 4, 2)
    assert read(game, "8 2").lines[0].text == "8, peg 2, back 8: bumps Ben"
    assert (
        read(game, "7 2 3 1").lines[0].text.startswith("7 split: peg 1 goes 4, peg 2 goes 3 and boosts Ana")
    )
    with in_language("es"):
        assert read(game, "8 2").lines[0].text == "8, la clavija 2, atrás 8: se come a Ben"
        assert read(game, "rey").lines[0].text == "Rey, la clavija 1, adelante 10"


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_every_turn_is_listed_once_and_read_again(rules: str) -> None:
    for game in random_games(rules, 6, 120):
        reader = reader_of(game)
        everything = reader.read(do.ReadTurn(id="all", text=""), 1)
        listed = sum(1 + line.more for line in everything.lines)
        assert listed == len(game.legal_turns()) or everything.count > MAX_LINES
        for number, line in enumerate(everything.lines, 1):
            for text in (line.turn, f"#{number}"):
                (again,) = reader.read(do.ReadTurn(id="one", text=text), 1).lines
                assert again.turn == line.turn
                assert again.text == line.text or "~" in line.turn  # either peg can be named first


def test_thousands_of_turns_make_a_short_answer() -> None:
    sitting = long_sitting(house())
    answer = sitting.table.read_turn(Viewer("player", 0, True), do.ReadTurn(id="read", text=""))
    assert 0 < len(answer.lines) <= MAX_LINES


# --- why not


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9", "You don’t have that card."),
        ("discard", "You can move with every card in your hand."),
        ("3 1 b", "A 3 moves a peg forward, not back."),
        ("k out", "Your own peg is on your 8, and you can’t land on it."),
        ("7 3", "You have no peg 3 that can move."),
        ("k ben 1", "You can’t move Ben’s pegs, because Ben is an opponent."),
        ("8 2?", "You can move this peg."),
        ("¿8 2 ??", "You can move this peg."),
        ("?", "You can move with every card in your hand."),
        ("t a8-b6", "It’s 16 forward from your 8 to Ben’s 6, but a 10 moves 10 forward."),
    ],
)
def test_a_turn_that_is_not_legal_gets_the_sentence_of_why_not(text: str, sentence: str) -> None:
    assert reason(SPLIT, text) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("8 2 b", "An 8 can’t take a peg out of its home."),
        ("8 2 8 b", "An 8 can’t take a peg out of its home."),
        ("5 2 5", "Moving 5 from hole 1 of your home would take the peg past the end of its home."),
    ],
)
def test_a_peg_at_home_cannot_leave_it(text: str, sentence: str) -> None:
    assert reason("3s,A8,h1/5s/5s/5s A 58/?5/?5/?5", text, "basic") == sentence


WORDS = st.sampled_from(
    ["7", "k", "*", "j", "1", "2", "99", "ben", "ana", "f", "b", "out", "split", "d", "#", "?", "-"]
)


@given(st.text(max_size=80) | st.lists(WORDS, max_size=30).map(" ".join))
def test_any_text_is_answered(text: str) -> None:
    for position in (SPLIT, SPLIT.replace("3s,A8,A14", "2s,A8,A14,h1")):
        answer = read(Game.from_position("guide", position, 4, 2), text[:80])
        assert bool(answer.lines) != bool(answer.reasons)


def test_only_the_seat_to_act_can_ask() -> None:
    sitting = Sitting(settings_of("basic"), 1).fill().start()
    command = do.ReadTurn(id="read", text="")
    other = (sitting.turn + 1) % 4
    for viewer in (Viewer("player", other), WATCHER):
        with pytest.raises(RefusedError):
            sitting.table.read_turn(viewer, command)
    assert sitting.table.read_turn(Viewer("player", sitting.turn), command).lines
