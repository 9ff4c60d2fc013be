"""The evaluator: its file, its inputs, and that it plays as well as it should."""

from __future__ import annotations

import json

import numpy as np
import pytest

from pegs.core.errors import UsageError
from pegs.engine.game import Game
from pegs.players.compiled_player import consider
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_weights import STRONG, from_bytes, nets_of, new_nets, to_bytes
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.view import view_of
from tests.players.test_strength import HOUSE_RULES, match
from tests.soak import KINDS, sweep

BASIC = load("basic").rules


def test_a_net_survives_its_file() -> None:
    net = new_nets(1)
    first = net.numpy()["first"]
    first[:] = np.random.default_rng(1).normal(size=first.shape).astype(np.float16)
    net.field("bias")[0] = 0.5
    assert from_bytes(to_bytes(net)).bytes() == net.bytes()


def test_the_net_in_the_package_is_small() -> None:
    net = nets_of((STRONG,), BASIC)
    assert len(to_bytes(net)) <= 200_000
    assert np.isfinite(net.numpy()["first"]).all()


@pytest.mark.parametrize("broken", [b"", b"{}\n", b"no net", b"[]\n"])
def test_a_damaged_file_is_refused(broken: bytes) -> None:
    with pytest.raises(UsageError, match="damaged"):
        from_bytes(broken)


def test_a_changed_number_is_noticed() -> None:
    data = bytearray(to_bytes(nets_of((STRONG,), BASIC)))
    data[-9] ^= 1
    with pytest.raises(UsageError, match="damaged"):
        from_bytes(bytes(data))


def test_a_net_for_other_inputs_is_refused() -> None:
    line, _, numbers = to_bytes(new_nets(1)).partition(b"\n")
    header = json.loads(line)
    header["sizes"] = [N_FEATURES + 1, *header["sizes"][1:]]
    with pytest.raises(UsageError, match="another version"):
        from_bytes(json.dumps(header).encode() + b"\n" + numbers)


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_strong_beats_greedy_by_all_rules(rules: str) -> None:
    assert match(rules, STRONG, "greedy", 12, seed="net").share.value > 0.5


@pytest.mark.parametrize("deals", [20, pytest.param(150, marks=pytest.mark.soak)])
def test_strong_beats_hints(deals: int) -> None:
    results = [match(rules, STRONG, "hints", deals, seed="net") for rules in NAMES]
    assert np.mean([each.share.value for each in results]) > 0.5


@pytest.mark.parametrize("seating", [(2, 2), (6, 2), (8, 4), (10, 2)])
def test_strong_plays_at_any_table(seating: tuple[int, int]) -> None:
    assert match("guide", STRONG, "greedy", 6, seed="net", seating=seating, max_turns=4000).share.value > 0.5


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_strong_plays_house_rules_well(name: str) -> None:
    rules = RuleSet("", "", HOUSE_RULES[name])
    assert match(rules, STRONG, "greedy", 12, seed="net").share.value > 0.5


def test_large_teams_play_like_hints() -> None:
    game = Game.deal("basic", players=10, seed=2)
    view = view_of(game, game.turn)
    choices = [consider(view, name) for name in (STRONG, "hints")]
    assert choices[0] == choices[1]
