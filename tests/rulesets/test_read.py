"""Rules files: what they can change, how it is written, and the errors in wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import ACE, JACK, JOKER, KING, NINE, QUEEN, SEVEN, TEN
from pegs.core.errors import RulesError, RulesFileError, UsageError
from pegs.rules import RuleSet, load
from pegs.rules.card_names import ranks_of
from pegs.rules.switches import Draw, From, Powers, SplitWays, SplitWith, everywhere, up_to
from pegs.rules.toml.reader import read_text


def read(text: str) -> RuleSet:
    return read_text(text, "house.toml", "house", load)


def mistakes(text: str) -> list[str]:
    with pytest.raises(RulesFileError) as caught:
        read(text)
    assert str(caught.value) == "\n".join(caught.value.messages)
    return list(caught.value.messages)


def mistake(text: str) -> str:
    (only,) = mistakes(text)
    return only


# -- what a file may say ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "meant"),
    [
        ("2", everywhere(2)),
        ("{ 6 = 2, 10 = 5 }", up_to({6: 2, 10: 5})),
        ("{ 10 = 5, 2 = 1 }", up_to({2: 1, 10: 5})),
        ("{ 2 = 1 }", (1, 3, 3, 3, 3, 4, 4, 5, 5)),
        ('"one per player"', (2, 3, 4, 5, 6, 7, 8, 9, 10)),
        ('"one per two players"', (1, 2, 2, 3, 3, 4, 4, 5, 5)),
        ('"one per three players"', (1, 1, 2, 2, 2, 3, 3, 3, 4)),
    ],
)
def test_numbers_by_players(value: str, meant: tuple[int, ...]) -> None:
    assert read(f'extends = "basic"\ndecks = {value}').rules.decks == meant


@pytest.mark.parametrize(
    ("name", "ranks"),
    [
        ("A", [ACE]),
        ("a", [ACE]),
        ("1", [ACE]),
        ("ace", [ACE]),
        ("Aces", [ACE]),
        ("10", [TEN]),
        ("T", [TEN]),
        ("ten", [TEN]),
        ("sixes", [5]),
        ("joker", [JOKER]),
        ("*", [JOKER]),
        ("JQK", [JACK, QUEEN, KING]),
        ("10JQK", [TEN, JACK, QUEEN, KING]),
        ("79", [SEVEN, NINE]),
        ("7, 9", [SEVEN, NINE]),
        ("jack queen king joker", [JACK, QUEEN, KING, JOKER]),
        ("zero", []),
        ("11", [ACE, ACE]),
        ("", []),
        ("7, zero", []),
    ],
)
def test_names_of_cards(name: str, ranks: list[int]) -> None:
    if name == "11":
        assert ranks_of(name) == ()
    else:
        assert list(ranks_of(name)) == ranks


def test_cards_change_key_by_key() -> None:
    rules = read('extends = "arizona"\n[cards.9]\nforward = [1, 9]').rules
    expected = Powers(forward=(1, 9), split=9, split_ways=SplitWays.OPPOSITE)
    assert rules.cards[NINE] == expected


@pytest.mark.parametrize("value", ["[]", '"none"'])
def test_two_ways_to_write_an_empty_list(value: str) -> None:
    assert read(f'extends = "basic"\n[cards.9]\nforward = {value}').rules.cards[NINE] == Powers()


@pytest.mark.parametrize("value", ["[11, 1]", "[1, 11]"])
def test_the_order_of_a_list_does_not_matter(value: str) -> None:
    assert read(f'extends = "basic"\n[cards.A]\nforward = {value}').rules.cards[ACE].forward == (1, 11)


def test_one_value_stands_for_a_list_of_one() -> None:
    rules = read('extends = "basic"\n[cards.joker]\njump_from = "home"').rules
    assert rules.cards[JOKER].jump_from == (From.HOME,)


def test_two_headings_may_change_one_card() -> None:
    rules = read('extends = "basic"\n[cards.JQK]\nforward = 11\n[cards.K]\nout = false').rules
    assert rules.cards[KING] == Powers(forward=(11,))
    assert rules.cards[QUEEN] == Powers(out=True, forward=(11,))


def test_removing_a_split_removes_its_details() -> None:
    rules = read('extends = "nc"\n[cards.10]\nsplit = 0\nforward = 10').rules
    assert rules.cards[TEN] == Powers(forward=(10,))


def test_removing_a_jump_removes_its_details() -> None:
    rules = read('extends = "arizona"\n[cards.joker]\njump_from = "track"').rules
    assert rules.cards[JOKER] == Powers(jump_from=(From.TRACK,))


def test_without_counting_there_is_no_pile() -> None:
    rules = read('extends = "pegoo"\nstuck_limit = 0').rules
    assert (rules.stuck_limit, rules.stuck_pile) == (0, False)


def test_details_of_a_removed_power_are_refused() -> None:
    text = 'extends = "nc"\n[cards.10]\nsplit = 0\nforward = 10\nsplit_with = "any"'
    assert "house.toml:5: cards.10.split_with, cards.10.split" in mistake(text)


def test_a_familys_own_words_are_shown_in_every_language() -> None:
    ruleset = read('extends = "guide"\n[words]\nhome = "barn"')
    assert [ruleset.words_in(language).home for language in ("en", "es")] == ["barn", "barn"]
    assert ruleset.words_in("es").start == "zona de inicio"


def test_an_empty_word_is_the_usual_one() -> None:
    assert read('extends = "basic"\n[words]\nout_spot = ""').words_in("en").out_spot == "out spot"


def test_title_aliases_source_and_seatings() -> None:
    ruleset = read('extends = "nc"\ntitle = "Us"\naliases = "we"\nsource = "Mum"\nseatings = { 3 = 3 }')
    assert (ruleset.title, ruleset.aliases, ruleset.source, ruleset.seatings) == (
        ("Us", ("we",), "Mum", ((3, 3),))
    )
    assert (ruleset.name, ruleset.extends, ruleset.file) == ("house", "north-carolina", "house.toml")


# -- mistakes in a file ---------------------------------------------------------------------------


def test_a_misspelled_switch() -> None:
    assert mistake('extends = "basic"\n\nhand_sise = 6') == (
        "house.toml:3: “hand_sise” isn’t the name of a switch. Did you mean “hand_size”?"
    )


def test_an_unknown_switch_lists_them_all() -> None:
    assert "“zzz” isn’t the name of a switch. Choose from: extends, title" in mistake(
        'extends="basic"\nzzz=1'
    )


def test_a_misspelled_value() -> None:
    assert mistake('extends = "basic"\ndraw = "befor"') == (
        'house.toml:2: draw: expected one of "after", "before", not "befor". Did you mean “before”?'
    )


def test_a_misspelled_card() -> None:
    message = mistake('extends = "basic"\n[cards.jocker]\nout = true')
    assert message.startswith("house.toml:2: “jocker” isn’t a card. The cards are A, 2 to 10, J, Q, K")
    assert message.endswith("Did you mean “joker”?")


def test_a_misspelled_power() -> None:
    message = mistake('extends = "basic"\n[cards.JQK]\nforwards = 11')
    assert message == ("house.toml:3: “forwards” isn’t a power that a card can have. Did you mean “forward”?")


def test_a_misspelled_base() -> None:
    message = mistake('\nextends = "arizon"\nhand_size = 6')
    assert message.startswith("house.toml:2: There are no rules called “arizon”")
    assert "Did you mean “arizona”?" in message


def test_a_misspelled_word() -> None:
    assert "house.toml:3: “strat” isn’t a place" in mistake('extends="basic"\n[words]\nstrat = "x"')


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('pegs = "five"', 'pegs: expected a whole number, not "five".'),
        ("pegs = 4.5", "pegs: expected a whole number, not 4.5."),
        ("pegs = true", "pegs: expected a whole number, not true."),
        ("bluffing = 1", "bluffing: expected true or false, not 1."),
        ('bluffing = "yes"', 'bluffing: expected true or false, not "yes".'),
        ("draw = 1", 'draw: expected one of "after", "before", not 1.'),
        ("draw = []", 'draw: expected one of "after", "before", not [].'),
        ("decks = [2]", 'decks: expected a number, "one per player", "one per two players", '),
        ("decks = { 11 = 3 }", 'decks: expected a number of players from 2 to 10, not "11".'),
        ("decks = { six = 3 }", 'decks: expected a number of players from 2 to 10, not "six".'),
        ('decks = { 6 = "3" }', 'decks: expected a whole number, not "3".'),
        ("decks = 'one each'", 'decks: expected a number, "one per player", '),
        ("title = 3", "title: expected text in quotation marks, not 3."),
        ("aliases = [3]", "aliases: expected texts in quotation marks, "),
        ("seatings = 3", "“seatings” needs its own lines under [seatings], not 3."),
        ("seatings = { 4 = 3 }", "seatings: 4 players can’t form 3 teams of equal size."),
        ("seatings = { 4 = 1 }", "seatings: 4 players can’t form 1 teams of equal size."),
        ("seatings = { 4 = [2, 2] }", "seatings: [2, 2] lists something twice."),
        ("seatings = { 12 = 2 }", 'seatings: expected a number of players from 2 to 10, not "12".'),
        ("words = 3", "“words” needs its own lines under [words], not 3."),
        ("words = { home = 3 }", "home: expected text in quotation marks, not 3."),
        ("words = { spanish = {} }", "“spanish” isn’t a language. Write its two small letters, such as es."),
        ("cards = 3", "“cards” needs its own lines under [cards], not 3."),
        ("cards = { 9 = 3 }", "What a card does goes in lines under [cards.9], such as forward = 5."),
        ("cards = { 9 = { forward = [1, 1] } }", "forward: [1, 1] lists something twice."),
        ("cards = { 9 = { jump_from = 'air' } }", 'jump_from: expected one of "start", "track", "home", not'),
        ("9 = { forward = 3 }", "Put what a card does under its own heading: [cards.9]."),
        ("split = 7", "“split” belongs to a card. Put it under that card’s heading"),
        ("cards = { 9 = { pegs = 3 } }", "“pegs” belongs to the whole game, not to a card"),
    ],
)
def test_a_wrong_value(line: str, expected: str) -> None:
    assert mistake(f'extends = "basic"\n{line}').startswith(f"house.toml:2: {expected}")


def test_a_power_set_twice() -> None:
    message = mistake('extends = "basic"\n[cards.J]\nforward = 11\n[cards.JQK]\nforward = 12')
    assert message == "house.toml:5: “forward” is set twice for the card J. Keep one of them."


def test_mistakes_are_sorted_by_line() -> None:
    text = 'extends = "basik"\npegs = "x"\n[cards.Z]\nout = 1\n[cards.9]\nout = 1\n[words]\nx = 3\n[oops]'
    lines = [message.split(":")[1] for message in mistakes(text)]
    assert lines == ["1", "2", "3", "6", "8", "9"]


def test_contradictions_have_the_line_of_the_switch_that_the_file_sets() -> None:
    text = 'extends = "arizona"\ntitle = "x"\nhelp = "left"\npegs = 6\n[cards.JQK]\nsplit_ways = "any"'
    found = mistakes(text)
    assert [message.split(": ")[0] for message in found] == [
        *("house.toml:3", "house.toml:4", "house.toml:6", "house.toml:6", "house.toml:6")
    ]
    assert found[0].startswith("house.toml:3: move, help: ")


def test_contradictions_are_faults_as_well() -> None:
    with pytest.raises(RulesError) as caught:
        read('extends = "arizona"\nhelp = "left"')
    assert [fault.switches for fault in caught.value.faults] == [("move", "help")]


def test_a_file_that_changes_nothing() -> None:
    expected = "house.toml:1: The file changes nothing in “arizona”."
    assert mistake('extends = "az"\ntitle = "Ours"\nhand_size = 5').startswith(expected)
    assert mistake('extends = "az"\nsource = "Ours"').startswith(expected)


def test_a_family_may_only_have_its_own_name_for_the_game() -> None:
    ruleset = read('extends = "basic"\ntitle = "Grandma’s"\nsource = "Grandma"')
    assert (ruleset.title, ruleset.source) == ("Grandma’s", "Grandma")
    assert ruleset.rules == load("basic").rules


def test_a_file_that_extends_nothing() -> None:
    assert mistake("hand_size = 6") == (
        'house.toml:1: The file doesn’t name the rules it starts from. Add a line such as extends = "basic".'
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [('a = "b"\ndraw = before', 2), ("x = 1\nx = 2", 2), ("a = 1\n[b", 2), ('a = 1\n"', 2), ("=", 1)],
)
def test_a_text_that_is_not_toml(text: str, line: int) -> None:
    assert mistake(text).startswith(f"house.toml:{line}: This line can’t be read: ")


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        (f"[cards.8]\nforward = [{'9' * 26}]", 3, "number is too large"),
        ("a = { b = [1,\n 0x8000000000000000] }", 2, "number is too large"),
        (f'title = "t"\nx = {"[" * 30}{"]" * 30}', 3, "too many brackets or names"),
        (f'title = "t"\nx = {"[" * 400}{"]" * 400}', 3, "too many brackets or names"),
        ("pegs = 4\npegs = 5", 3, "an earlier line already sets this"),
    ],
)
def test_a_value_that_is_too_much_has_its_line_and_no_other_advice(text: str, line: int, fault: str) -> None:
    found = mistake(f'extends = "basic"\n{text}')
    assert found.startswith(f"house.toml:{line}: This line can’t be read: ")
    assert found.removesuffix(".").endswith(fault) or found.endswith("nested in one another.")


def test_the_least_number_of_64_bits_is_a_number() -> None:
    assert f"expected a number up to 999,999, not {-(2**63)}" in mistake(
        f'extends = "basic"\npegs = {-(2**63)}'
    )
    assert "number is too large" in mistake(f'extends = "basic"\npegs = {-(2**63) - 1}')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('title = "Unfinished\n', "a quotation mark is missing at the end of a word."),
        ("title = 'Unfinished\n", "a quotation mark is missing at the end of a word."),
        ("pegs = 4\npegs = 5", "an earlier line already sets this."),
        ("[cards.9]\n[cards.9]", "an earlier line already sets this."),
        ('extends "basic"', "there’s no equals sign after the name."),
        ("[cards.9", "a heading goes in square brackets, such as [cards.9]."),
        ("decks = [1, 2", "a bracket is opened but not closed."),
        ("extends = basic", "after the equals sign there has to be a number or a word in quotation marks"),
        ("pegs = 4 decks = 2", "there’s something extra at the end."),
        ("= 5", "it has to begin with a name."),
    ],
)
def test_a_line_that_is_not_toml_is_explained(text: str, reason: str) -> None:
    found = mistake(text)
    assert f"This line can’t be read: {reason}" in found
    assert found.startswith(f"house.toml:{len(text.splitlines())}: ")


# -- files -----------------------------------------------------------------------------------------


def test_a_path_beside_the_file_that_extends_it(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('extends = "nc"\nhand_size = 6')
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "mine.toml").write_text('extends = "../ours.toml"\npegs = 4')
    mine = load(tmp_path / "inner" / "mine.toml")
    assert (mine.name, mine.extends, mine.rules.hand_size, mine.rules.pegs) == (
        *("mine", "north-carolina", 6, 4),
    )


def test_files_that_extend_each_other(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('pegs = 4\nextends = "b.toml"')
    (tmp_path / "b.toml").write_text('extends = "a.toml"\npegs = 3')
    with pytest.raises(RulesFileError) as caught:
        load(tmp_path / "a.toml")
    outer, inner = caught.value.messages
    assert outer.endswith("a.toml:2: The rules it extends, “b.toml”, have mistakes of their own:")
    assert "b.toml:1: These files extend each other in a circle: a.toml → b.toml → a.toml." in inner


def test_mistakes_in_a_base_have_its_own_lines(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text('extends = "basic"\npegs = 7\nhand_size = 9')
    (tmp_path / "mine.toml").write_text('extends = "base.toml"\ndraw = "now"')
    with pytest.raises(RulesFileError) as caught:
        load(tmp_path / "mine.toml")
    places = [message.removeprefix(f"{tmp_path}/").split(": ")[0] for message in caught.value.messages]
    assert places == ["mine.toml:1", "base.toml:2", "base.toml:2", "base.toml:3", "mine.toml:2"]


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"There’s no file “.*gone\.toml”"):
        load(tmp_path / "gone.toml")


def test_a_folder_and_a_picture_are_no_rules(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    (tmp_path / "folder.toml").mkdir()
    for name in ("picture.toml", "folder.toml"):
        with pytest.raises(RulesFileError, match="can’t be read as text"):
            load(tmp_path / name)


def test_a_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    (tmp_path / "windows.toml").write_bytes('\ufeffextends = "basic"\r\nhand_size = 6\r\n'.encode())
    assert load(tmp_path / "windows.toml").rules.hand_size == 6


def test_a_file_named_like_a_set_is_still_a_file(tmp_path: Path) -> None:
    (tmp_path / "basic.toml").write_text('extends = "arizona"\nhand_size = 6')
    (tmp_path / "mine.toml").write_text('extends = "./basic.toml"\npegs = 4')
    assert load(tmp_path / "mine.toml").extends == "arizona"


WINTER = (Path(__file__).parent.parent / "data" / "house" / "winter-cabin.toml").read_text("utf-8")


@given(st.data())
def test_no_text_breaks_the_reader(data: st.DataObject) -> None:
    """A sheet with some of its pieces swapped, dropped or garbled is read, or refused with a line."""
    pieces = WINTER.replace("pocket-board.toml", "liftbridge").split(" ")
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(pieces) - 1))
        pieces[place] = data.draw(st.sampled_from(pieces) | st.text(max_size=4))
    try:
        ruleset = read(" ".join(pieces))
    except RulesFileError as error:
        refusals = [message for message in error.messages if not message.startswith("house.toml:")]
    else:
        refusals = []
        assert ruleset.rules.draw in Draw
    assert refusals == []


def test_files_written_differently_are_equal() -> None:
    assert read('extends = "pagat"\ndecks = 2') == read('extends = "Basic"\ndecks = { 10 = 2 }')
    assert read('extends = "nc"\n[cards.10]\nsplit_with = "own"').rules.cards[TEN].split_with is SplitWith.OWN


def test_wrong_values_by_players_list_every_form() -> None:
    for value in ("[1, 2, 3]", "true", "2.5"):
        found = mistake(f'extends = "basic"\njokers = {value}')
        assert 'expected a number, "one per player", ' in found
        assert "or steps such as { 6 = 3, 10 = 4 }" in found


def test_a_joker_that_was_to_be_jokers_is_understood() -> None:
    found = mistake('extends = "basic"\njoker = 3')
    assert found.endswith("[cards.joker]. Did you mean “jokers”?")
