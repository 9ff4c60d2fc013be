"""The switch ``bump_chain``: whether a boosted peg bumps a peg on its in-spot."""

from __future__ import annotations

from dataclasses import replace

from tests.rules.helpers import at, by_card, legal, reason, rules_of, why

SHORT = replace(rules_of("basic"), bump_chain=False)


def test_with_chains_the_in_spot_is_cleared() -> None:
    assert by_card("4", "basic", at("4s,A8/4s,C3/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_without_chains_the_in_spot_must_be_empty() -> None:
    position = at("4s,A8/4s,C3/4s,A12/5s", "4")
    assert legal(SHORT, position) == {"4 discard": "4s,A8/4s,C3/4s,A12/5s"}
    found = reason(SHORT, position, "4 A8-A12")
    assert found is not None
    assert (found.rule, found.source) == ("no-chain", "House rule: boosting onto a peg of another color")


def test_without_chains_onto_an_empty_in_spot() -> None:
    assert by_card("4", SHORT, at("4s,A8/5s/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_without_chains_the_mover_may_have_left_the_in_spot() -> None:
    """The moving peg is lifted first, so the in-spot it comes from is empty."""
    assert by_card("4", SHORT, at("4s,C3/5s/4s,C7/5s", "4")) == {"C3-C7": "4s,C7/5s/4s,C3/5s"}


def test_without_chains_the_own_color_on_the_in_spot_is_still_named() -> None:
    assert why(SHORT, at("4s,A8/5s/3s,A12,C3/5s", "4"), "4 A8-A12") == "in-spot-taken"
