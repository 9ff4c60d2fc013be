"""The codec of the rules: rules files, records, and the form keep every value."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from pegs.core.errors import NotationError
from pegs.protocol.rulebooks import CheckRules
from pegs.record.rules_text import card_table, card_texts, read_cards, read_switches, switch_texts
from pegs.rules import Rules, RuleSet, write
from pegs.rules.codec import BY_PLAYERS, PLAYERS, POWERS, SWITCHES, WrongValueError, field_of
from pegs.rules.loader import from_text
from pegs.rules.switches import Powers
from pegs.table.answers import rules_form
from pegs.table.answers.rules_form import form_values
from tests.soak import examples
from tests.strategies import rules_values


def through_plain(rules: Rules) -> Rules:
    """Rules written as plain data and read back."""
    switches = {
        name: field.from_plain(field.to_plain(getattr(rules, name))) for name, field in SWITCHES.items()
    }
    cards = tuple(
        Powers(
            **{name: field.from_plain(field.to_plain(getattr(row, name))) for name, field in POWERS.items()}
        )
        for row in rules.cards
    )
    return Rules(**switches, cards=cards)


def through_file(rules: Rules) -> Rules:
    """Rules written as a rules file and read back."""
    return from_text(write(RuleSet("house", "house", rules)), house=False).rules


def through_record(rules: Rules) -> Rules:
    """Rules written as the lines of a record and read back."""
    switches: dict[str, Any] = {}
    rows: dict[str, Powers] = {}
    read_switches(switch_texts(rules), switches)
    read_cards(card_texts(rules), rows)
    return Rules(**switches, cards=card_table(rows))


def through_form(rules: Rules) -> Rules:
    """Rules sent by the form and read from the rules file in the answer."""
    sent = {str(players): form_values(rules, players) for players in PLAYERS}
    changes = sent["4"] | {
        name: {players: values[name] for players, values in sent.items()} for name in BY_PLAYERS
    }
    answer = rules_form.check(CheckRules(base="basic", changes=changes))
    assert (answer.problems, answer.conflicts) == ((), ())
    return from_text(answer.toml, house=False).rules


@examples(60)
@given(rules_values())
def test_every_format_round_trips_also_after_another(rules: Rules) -> None:
    assert through_plain(rules) == rules
    filed = through_file(rules)
    assert filed == rules
    recorded = through_record(filed)
    assert recorded == rules
    assert through_file(recorded) == rules


@examples(30)
@given(rules_values())
def test_the_form_round_trips(rules: Rules) -> None:
    assert through_form(rules) == rules


@pytest.mark.parametrize("name", [*SWITCHES, *(f"cards.7.{power}" for power in POWERS)])
@pytest.mark.parametrize("wrong", ["no such word", 3.5, None, {"x": 1}])
def test_every_field_rejects_values_of_another_type(name: str, wrong: Any) -> None:
    field = field_of(name)
    with pytest.raises(WrongValueError):
        field.from_plain([wrong] if field.kind in ("numbers", "words", "by_players") else wrong)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draw=now", "“now” should be one of these: after, before."),
        ("bluffing=yes", "“yes” should be true or false."),
        ("pegs=five", "“five” should be a whole number."),
        ("decks=1,2", "“1,2” should be one number, or one for each number of players from 2 to 10."),
        ("decks=x", "“x” should be a whole number."),
    ],
)
def test_errors_in_a_record_quote_it(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_switches([text], {})
    assert str(caught.value) == message


def test_fields_list_their_allowed_answers() -> None:
    assert SWITCHES["draw"].answers == ("after", "before")
    assert POWERS["jump_from"].answers == ("start", "track", "home")
    assert SWITCHES["pegs"].answers == ()
