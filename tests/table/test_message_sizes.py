"""The sizes of a table's messages."""

from __future__ import annotations

import msgspec

from pegs.protocol.messages import Update
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.table.stored_events import encode_event
from pegs.table.viewer import Viewer
from tests.table.sitting import Sitting

RULES = 'extends = "basic"\npegs = 4\n'
LONG_RULES = RULES + "# the story of our house\n" * 700


def size_of_update(rules: str) -> int:
    """The bytes of the last update of a game that is always the same."""
    sitting = Sitting(Settings(rules=RulesChoice(toml=rules))).fill().start()
    before = sitting.table.version
    sitting.play_any()
    update = Update(log=sitting.table.log(Viewer("player", 0), before), table=sitting.view(0))
    return len(msgspec.json.encode(update))


def test_an_update_is_as_short_with_long_house_rules() -> None:
    assert size_of_update(LONG_RULES) == size_of_update(RULES)


def test_names_that_mean_nothing_are_not_stored() -> None:
    long = "x" * 10_000
    rules, seats = RulesChoice(name=long, toml=RULES), (SeatChoice(who="invited", bot=long, name="Bo"),)
    sitting = Sitting(Settings(rules=rules, seats=seats))
    assert sitting.table.state.seats[1].name == ""
    assert long not in "".join(map(str, map(encode_event, sitting.events)))
    assert len(encode_event(sitting.events[0])) < 1000


def test_the_rules_card_has_the_rules_without_their_comments() -> None:
    card = Sitting(Settings(rules=RulesChoice(toml=LONG_RULES))).table.rules_card()
    assert card.name == "house"
    assert card.toml == RULES.replace("\n", "\n\n", 1)
