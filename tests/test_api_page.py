"""What is public is listed in docs/api.md, and explained."""

from __future__ import annotations

import inspect

import pegs
from tools.api_page import ELSEWHERE, PAGE, members, page


def test_the_page_is_current() -> None:
    """If this fails, run ``python -m tools.api_page``."""
    assert PAGE.read_text("utf-8") == page()


def test_the_page_lists_every_public_name() -> None:
    shown = page()
    missing = [name for name in pegs.__all__ if f"### `{name}" not in shown]
    assert not missing


def test_every_public_name_is_explained() -> None:
    assert [name for name in pegs.__all__ if not inspect.getdoc(getattr(pegs, name))] == []
    assert [each.name for each in members(pegs.Game) if not each.doc] == []


def test_members_are_those_that_a_game_has() -> None:
    game = pegs.Game.deal("basic")
    listed = {each.name for each in members(pegs.Game)}
    assert listed == {name for name in dir(game) if not name.startswith("_")}


def test_fields_are_listed_here_or_elsewhere() -> None:
    fields = {each.name for each in members(pegs.RuleSet)}
    assert set(inspect.signature(pegs.RuleSet).parameters) <= fields
    switches = set(inspect.signature(pegs.Rules).parameters)
    assert switches.isdisjoint(each.name for each in members(pegs.Rules))
    assert set(ELSEWHERE) == {"Rules"}
