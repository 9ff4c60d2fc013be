"""The shuffles of live games: known answers, a second implementation, and equal chances."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import Rank
from pegs.core.errors import DealError
from pegs.core.operations import Reshuffled
from pegs.engine.game import Game
from pegs.engine.shuffle_key import ShuffleKey, hkdf
from pegs.rules.ruleset import NAMES

KEY = ShuffleKey(bytes(range(32)))
CARDS = [Rank(number % 14) for number in range(54)]


def test_hkdf_gives_the_answers_of_rfc_5869() -> None:
    key = hkdf(
        bytes.fromhex("000102030405060708090a0b0c"), b"\x0b" * 22, bytes.fromhex("f0f1f2f3f4f5f6f7f8f9")
    )
    assert key.hex() == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
    longer = hkdf(bytes(range(0x60, 0xB0)), bytes(range(0x50)), bytes(range(0xB0, 0x100)))
    assert longer.hex() == "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c"


def shuffled_again(key: bytes, cards: list[Rank], label: str) -> list[Rank]:
    """The construction of docs/records.md, written a second time."""
    blocks = (hmac.new(key, f"{label}\0".encode() + n.to_bytes(8, "big"), hashlib.sha256) for n in range(999))
    data = b"".join(block.digest() for block in blocks)
    words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        while words[0] >= 2**32 // (last + 1) * (last + 1):
            del words[0]
        other = words.pop(0) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


@given(
    st.binary(min_size=32, max_size=32), st.lists(st.sampled_from(Rank), max_size=120), st.text(max_size=9)
)
def test_a_shuffle_is_the_documented_construction(key: bytes, cards: list[Rank], label: str) -> None:
    shuffled = ShuffleKey(key).shuffled(cards, label)
    assert list(shuffled) == shuffled_again(key, cards, label)
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_depends_on_key_and_label_only() -> None:
    assert KEY.shuffled(CARDS, "deck/0") == KEY.shuffled(CARDS[::-1], "deck/0")
    assert KEY.shuffled(CARDS, "deck/0") != KEY.shuffled(CARDS, "deck/1")
    assert KEY.shuffled(CARDS, "deck/0") != ShuffleKey(bytes(32)).shuffled(CARDS, "deck/0")


def test_every_order_is_equally_likely() -> None:
    cards, shuffles = [Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR], 24_000
    counts = Counter(KEY.shuffled(cards, str(number)) for number in range(shuffles))
    expected = shuffles / 24
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == 24
    assert chi_square < 49.7, "by chance once in 1,000 times (23 degrees of freedom)"


def test_every_number_is_equally_likely() -> None:
    numbers = KEY.numbers(13, "dice")
    counts = Counter(next(numbers) for _ in range(26_000))
    assert set(counts) == set(range(13))
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts.values()) < 32.9  # 12 degrees of freedom


@pytest.mark.parametrize("rules", NAMES)
def test_a_game_follows_from_its_key(rules: str) -> None:
    game, again = (Game.deal(rules, seed=KEY) for _ in range(2))
    for number in range(250):
        turns = game.legal_turns()
        if not turns:
            break
        turn = turns[number * 7 % len(turns)]
        assert game.play(turn) == again.play(turn)
    assert game == again
    assert Game.deal(rules, seed=ShuffleKey(bytes(32)), dealer=game.dealer).opening != game.opening


def test_discards_are_reshuffled_by_the_key() -> None:
    game = Game.deal("arizona", seed=KEY)
    orders: list[tuple[int, tuple[Rank, ...]]] = []
    while not orders:
        ply = len(game.plies)
        operations = game.play(game.legal_turns()[0])
        orders = [(ply, each.order) for each in operations if isinstance(each, Reshuffled)]
    ply, order = orders[0]
    assert order == KEY.shuffled(order, f"reshuffle/{ply}/0")


@pytest.mark.parametrize("seed", [KEY, "tuesday"], ids=["key", "seed"])
@pytest.mark.parametrize("rules", ["arizona", "liftbridge"])
def test_a_take_back_shuffles_the_draw_pile(rules: str, seed: ShuffleKey | str) -> None:
    game = Game.deal(rules, seed=seed)
    game.play(game.legal_turns()[0])
    turn, position, pile = game.legal_turns()[0], game.position, game.pile
    game.play(turn)
    take_back = game.take_back(1, 2)
    assert (take_back.plies, take_back.number, take_back.seat) == (1, 1, 2)
    assert game.position == position
    assert sorted(game.pile) == sorted(pile)
    assert game.pile != pile
    assert game.take_backs == (take_back,)
    game.play(turn)
    again = game.take_back(1, 2)
    assert again.number == 2
    assert again.piles != take_back.piles
    start = game.at_start()
    assert start.same_table(Game.deal(rules, seed=seed))


def test_undoing_a_take_back_before_the_first_turn_brings_the_deck_back() -> None:
    game = Game.deal("arizona", seed=KEY)
    game.play(game.legal_turns()[0])
    game.take_back(1, game.turn)
    game.play(game.legal_turns()[0])
    assert game.at_start().same_table(Game.deal("arizona", seed=KEY))
    assert game.take_backs


def test_a_replayed_take_back_needs_the_same_cards() -> None:
    game = Game.deal("arizona", seed=KEY)
    with pytest.raises(DealError):
        game.take_back(0, 0, [game.pile[:-1]], 1)
    game.take_back(0, 0, [game.pile[::-1]], 5)
    assert game.take_backs[0].number == 5
