"""The switch ``draw_piles``: one draw pile for everyone, or decks of their own for each player."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from pegs.core.cards import ACE, JOKER, RANKS, Rank, cards_of
from pegs.core.errors import DealError, NotationError, RulesError
from pegs.core.operations import Reshuffled
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.players import make
from pegs.record import read_records, write_record
from pegs.rules import Rules, check, describe
from pegs.rules.switches import Draw, DrawPiles, everywhere
from pegs.view import sample, view_of
from tests.rules.helpers import rules_of

OWN = replace(rules_of("basic"), draw_piles=DrawPiles.OWN, decks=everywhere(1))
AFTER = replace(OWN, draw=Draw.AFTER)
DECK = Counter({rank: 2 if rank is JOKER else 4 for rank in RANKS})


def cards_of_seat(game: Game, seat: int) -> Counter[Rank]:
    """All cards of a seat: in its hand, its draw pile, and its discards."""
    hand = game.position.hands[seat]
    assert not isinstance(hand, int)
    return Counter([*cards_of(hand), *game.piles[seat], *game.discard_piles[seat]])


def played(rules: Rules, plies: int, seed: int = 1, players: int = 4) -> Game:
    """A game of random turns."""
    game, chance = Game.deal(rules, players, 2, seed=seed), Random(seed)
    for _ in range(plies):
        if game.is_over:
            break
        game.play(chance.choice(game.legal_turns()))
    return game


@pytest.mark.parametrize("rules", [OWN, AFTER])
def test_everyone_keeps_a_deck_of_their_own(rules: Rules) -> None:
    game = played(rules, 0)
    for _ in range(400):
        assert all(cards_of_seat(game, seat) == DECK for seat in range(4))
        if game.is_over:
            break
        game.play(game.legal_turns()[-1])


def test_a_player_draws_from_their_own_pile_and_discards_next_to_it() -> None:
    game = Game.deal(AFTER, seed=1, dealer=3)
    top, seats = game.piles[0][0], [1, 2, 3]
    turn = game.legal_turns()[0]
    game.play(turn)
    assert game.discard_piles == ((turn.card,), (), (), ())
    assert game.pile_sizes == (48, 49, 49, 49)
    assert top in cards_of(game.position.hands[0])  # type: ignore[arg-type]
    assert [len(game.piles[seat]) for seat in seats] == [49, 49, 49]


def test_own_discards_become_the_new_pile_and_others_stay() -> None:
    position = read_position(AFTER, 2, 2, "5s/5s A 23456/2345K")
    piles: list[list[Rank]] = []
    for seat in range(2):
        left = DECK.copy()
        left.subtract(cards_of(position.hands[seat]))  # type: ignore[arg-type]
        piles.append(sorted(left.elements()))
    game = Game.from_position(
        AFTER, position, 2, 2, piles=[[], piles[1]], discard_piles=[piles[0], []], seed=3
    )
    operations = game.play("2 discard")
    assert any(isinstance(each, Reshuffled) and len(each.order) == 50 for each in operations)
    assert game.pile_sizes == (49, 49)
    assert game.discard_piles == ((), ())


def test_a_pile_of_the_wrong_cards_is_refused() -> None:
    position = read_position(AFTER, 2, 2, "5s/5s A 23456/2345K")
    with pytest.raises(DealError):
        Game.from_position(AFTER, position, 2, 2, piles=[[ACE] * 49, [ACE] * 49])


def test_a_hand_has_no_more_of_a_rank_than_one_deck() -> None:
    with pytest.raises(NotationError):
        read_position(OWN, 4, 2, "5s/5s/5s/5s A 77777/?5/?5/?5")
    assert read_position(OWN, 4, 2, "5s/5s/5s/5s A 7777K/7777K/?5/?5").turn == 0


def test_a_deck_lists_the_seats_decks_one_after_another() -> None:
    decks = [Random(seat).sample(tuple(DECK.elements()), 54) for seat in range(4)]
    deck = [card for each in decks for card in each]
    game = Game.deal(AFTER, deck=deck, dealer=1)
    assert [dealt.cards for dealt in sorted(game.dealt, key=lambda dealt: dealt.seat)] == [
        tuple(each[:5]) for each in decks
    ]
    assert game.piles == tuple(tuple(each[5:]) for each in decks)
    assert decks[0][0] != decks[3][-1]
    with pytest.raises(DealError):
        Game.deal(AFTER, deck=[deck[-1], *deck[1:-1], deck[0]], dealer=1)


def test_the_first_card_drawn_is_part_of_the_opening() -> None:
    game = Game.deal(OWN, seed=5, dealer=2)
    assert game.turn == 3
    assert game.opening[-1].seat == 3  # type: ignore[union-attr]
    assert game.pile_sizes == (49, 49, 49, 48)


@pytest.mark.parametrize("rules", [OWN, AFTER])
def test_a_record_replays_with_reshuffles(rules: Rules) -> None:
    game = played(rules, 600, seed=4)
    assert any(isinstance(each, Reshuffled) for each in game.history)
    (record,) = read_records(write_record(game).splitlines(keepends=True))
    assert record.game() == game or record.game().same_table(game)  # type: ignore[union-attr]


def test_a_record_of_a_position_has_every_pile() -> None:
    before = played(AFTER, 80)
    game = Game.from_position(
        AFTER, before.position, 4, 2, piles=before.piles, discard_piles=before.discard_piles
    )
    game.play(game.legal_turns()[0])
    text = write_record(game)
    assert "\npile A " in text
    assert "\ndiscards D " in text
    (record,) = read_records(text.splitlines(keepends=True))
    assert record.game().same_table(game)  # type: ignore[union-attr]


@pytest.mark.parametrize("plies", [0, 7, 150, 500])
def test_a_sample_fits_what_a_seat_knows(plies: int) -> None:
    game = played(AFTER, plies)
    view = view_of(game, 1)
    for seed in range(5):
        guess = sample(view, seed)
        assert all(cards_of_seat(guess, seat) == DECK for seat in range(4))
        assert (guess.discard_piles, guess.pile_sizes) == (game.discard_piles, game.pile_sizes)
        assert guess.position.hands[1] == game.position.hands[1]


@pytest.mark.parametrize("name", ["greedy", "hints"])
def test_bots_play_whole_games(name: str) -> None:
    game, bot = Game.deal(OWN, seed=2), make(name)
    while not game.is_over and len(game.plies) < 3000:
        game.play(bot.choose(view_of(game, game.turn)))
    assert game.is_over


def test_too_many_cards_for_ten_players_and_for_bluffing() -> None:
    with pytest.raises(RulesError, match="540"):
        check(replace(OWN, decks=everywhere(2)))
    with pytest.raises(RulesError, match="count which cards"):
        check(replace(OWN, bluffing=True))
    check(replace(OWN, decks=tuple(2 if players <= 5 else 1 for players in range(2, 11))))


def test_the_sentences_speak_of_own_decks() -> None:
    texts = [str(sentence) for section in describe(OWN) for sentence in section.sentences]
    assert "Each player shuffles a deck of their own." in texts
    assert any(text.startswith("You always draw from your own pile") for text in texts)


def test_turns_play_on_after_undo() -> None:
    game = played(OWN, 300, seed=6)
    twin = game.copy()
    turn = game.legal_turns()[0]
    game.play(turn)
    game.undo()
    assert game == twin
