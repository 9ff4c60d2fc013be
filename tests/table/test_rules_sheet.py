"""The rules sheet as the server sends it: of named sets, house sheets, and a table's rules."""

from __future__ import annotations

import msgspec
import pytest

from pegs.core.errors import PegsError
from pegs.i18n import in_language
from pegs.protocol.rulebooks import SheetPage, SheetRequest
from pegs.protocol.settings import RulesChoice
from pegs.rules import load, named
from pegs.table.answers.rules_sheet import sheet_page
from pegs.table.rules_card import rules_card
from pegs.table.why_not import WhyNot
from tests.rules.helpers import game_at

HOUSE = 'extends = "arizona"\ntitle = "Sunday rules"\nhand_size = 6\n'


def paragraphs(page: SheetPage) -> dict[str, str]:
    return {each.id: each.text for chapter in page.sheet.chapters for each in chapter.paragraphs}


@pytest.mark.parametrize("name", named())
def test_every_set_is_sent_as_json(name: str) -> None:
    page = sheet_page(SheetRequest(RulesChoice(name)))
    assert msgspec.json.decode(msgspec.json.encode(page), type=SheetPage) == page
    assert page.toml == ""
    assert len(page.board.letters) == page.sheet.players


def test_a_house_sheet_has_its_name_and_text() -> None:
    page = sheet_page(SheetRequest(RulesChoice(toml=HOUSE)))
    assert page.sheet.title == "Sunday rules"
    assert "You hold 6 cards." in [each.text for each in page.sheet.differences]
    again = sheet_page(SheetRequest(RulesChoice(toml=page.toml)))
    assert again.sheet == page.sheet


def test_the_sheet_of_a_table_is_for_its_players() -> None:
    toml = rules_card(load("guide"), (3, 3)).toml
    for rules in (RulesChoice("guide"), RulesChoice(toml=toml)):
        page = sheet_page(SheetRequest(rules, 3, 3))
        assert "boost" not in paragraphs(page)
        assert page.board.players == 3


def test_a_table_decides_on_its_talk() -> None:
    page = sheet_page(SheetRequest(RulesChoice("basic"), 4, 2, "open"))
    assert paragraphs(page)["talk"] == "You may talk with your partner about anything."
    assert "table_talk" in [each.switch for each in page.sheet.differences]


def test_the_language_is_that_of_the_reader() -> None:
    with in_language("es"):
        assert sheet_page(SheetRequest()).sheet.chapters[0].title == "El objetivo"
    assert sheet_page(SheetRequest()).sheet.chapters[0].title == "The goal"


@pytest.mark.parametrize(
    "request_",
    [
        SheetRequest(RulesChoice("nowhere")),
        SheetRequest(RulesChoice("/etc/passwd")),
        SheetRequest(RulesChoice(toml="pegs = 99")),
        SheetRequest(RulesChoice(), 5, 2),
    ],
)
def test_impossible_requests_are_refused(request_: SheetRequest) -> None:
    with pytest.raises(PegsError):
        sheet_page(request_)


# --- why not


def test_a_reason_has_its_paragraph_and_what_to_draw() -> None:
    game = game_at("basic", "4s,C13/5s/3s,C3,C5/5s A 8/?5/?5/?5")
    why = WhyNot(game, _Letters())
    (found,) = why.stuck_ranks.items()
    reason = why.reason(found[1], found[0])
    assert (reason.rule, reason.paragraph, reason.card) == ("in-spot-taken", "in-spot-taken", "8")
    assert reason.attempt is not None
    assert [each.kind for each in reason.attempt.effects] == ["move", "in_spot"]
    assert reason.attempt.focus == 2
    assert reason.attempt.cross is not None
    assert reason.attempt.cross.place == game.board.in_spots[2]


def test_a_card_without_a_turn_to_show_has_no_picture() -> None:
    game = game_at("basic", "5s/5s/5s/5s A 5/?5/?5/?5")
    why = WhyNot(game, _Letters())
    ((rank, found),) = why.stuck_ranks.items()
    reason = why.reason(found, rank)
    assert (reason.rule, reason.paragraph, reason.attempt) == ("brings-nothing-out", "out-cards", None)


class _Letters:
    """Players by letters."""

    by_sight = False

    def place(self, place: int, seat: int) -> str:
        return f"{seat}:{place}"

    def player(self, seat: int) -> str:
        return "ABCD"[seat]
