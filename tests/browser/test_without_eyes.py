"""A puzzle, a review, the judge and a table for family, used by their accessibility trees alone."""

from __future__ import annotations

import pytest

from pegs.i18n import languages
from tests.browser.by_words import ChromiumTree
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.without_eyes import PASSES_OWN, PUZZLE, Visitor
from tests.server.clients import ServerProcess

ROSA = {"pegs.me": {"name": "Rosa", "color": "B"}}


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_puzzle_is_solved(new_page: NewPage, language: str) -> None:
    page = new_page(PUZZLE, PHONE, settings={"language": language})
    Visitor(ChromiumTree(page), language).solve_a_puzzle()


def test_a_review_is_read(new_page: NewPage, everywhere: Everywhere, language: str) -> None:
    page = new_page(everywhere["review"].path, PHONE, settings={"language": language})
    turn, better = Visitor(ChromiumTree(page), language).find_the_costliest_turn()
    assert turn > 0
    assert better


def test_a_dispute_is_settled(new_page: NewPage, language: str) -> None:
    page = new_page("/judge", PHONE, settings={"language": language})
    says = Visitor(ChromiumTree(page), language).settle_a_dispute()
    assert PASSES_OWN[language] in says


def test_a_table_for_family_is_opened(new_page: NewPage, server: ServerProcess, language: str) -> None:
    page = new_page("/", PHONE, settings={"language": language}, stored=ROSA)
    host = Visitor(ChromiumTree(page), language)
    server.join(host.open_a_table(), "Theo")
    host.deal_once_someone_sits("Theo")
