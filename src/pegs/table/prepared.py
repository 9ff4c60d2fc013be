"""Games that begin with a position from someone's board: the judge's "Play on from here"."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pegs.core.cards import Hand, Rank, cards_of, hand_of
from pegs.core.errors import NotationError
from pegs.core.position import Phase, Position
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import position_text, read_position
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Draw, Rules
from pegs.table.commit_reveal import commitment_of, piles_text, server_secret
from pegs.table.events import GameBegan, StartPosition
from pegs.table.protocol.settings import Settings


def check_start(settings: Settings, ruleset: RuleSet) -> str | None:
    """Why no game can start from the settings' position, in words; None if one can, or there is none."""
    if not settings.position:
        return None
    try:
        position = read_position(ruleset.rules, settings.players, settings.teams, settings.position)
    except NotationError as error:
        return str(error)
    return None if position.phase in (Phase.PLAY, Phase.MOVE) else translate("table-no-start")


def began_from(
    ruleset: RuleSet, settings: Settings, table_seed: str, number: int, *, game_id: str, now: float
) -> GameBegan:
    """The event that starts game ``number`` from the settings' position, with random unknown cards."""
    players, teams, secret = settings.players, settings.teams, server_secret(table_seed, number)
    given = read_position(ruleset.rules, players, teams, settings.position)
    position = _dealt(ruleset.rules, players, given, Random(secret))
    game = Game.from_position(ruleset, position, players, teams, seed=secret)
    start = StartPosition(
        position_text(game.board, position), piles_text(game.piles), piles_text(((),) * len(game.piles))
    )
    return GameBegan(
        at=now,
        number=number,
        dealer=(position.turn - 1) % players,
        seed=secret,
        commitment=commitment_of(secret),
        deck="",
        game=game_id,
        start=start,
    )


def _dealt(rules: Rules, players: int, given: Position, chance: Random) -> Position:
    """The position with whole hands, before a card is played: a claim is taken back into the hand."""
    known = [list(cards_of(hand)) if not isinstance(hand, int) else [] for hand in given.hands]
    packs = [list(cards_of(rules.pile_pack(players))) for _ in range(rules.n_piles(players))]
    for seat, cards in enumerate(known):
        for card in cards:
            packs[rules.pile_of(seat)].remove(card)
    for pack in packs:
        chance.shuffle(pack)
    hands = tuple(
        _hand(rules, given, seat, known[seat], packs[rules.pile_of(seat)]) for seat in range(players)
    )
    return replace(given, hands=hands, phase=Phase.PLAY, player=-1, card=Rank(-1), declared=Rank(-1))


def _hand(rules: Rules, given: Position, seat: int, cards: list[Rank], pack: list[Rank]) -> Hand:
    size = rules.hand_size + (seat == given.turn and rules.draw is Draw.BEFORE and not rules.draw_by_hand)
    if seat == given.turn and given.phase is Phase.MOVE and given.card in pack:
        pack.remove(given.card)
        cards = [*cards, given.card]
    missing = max(0, size - len(cards))
    drawn, pack[:missing] = pack[:missing], []
    return hand_of([*cards, *drawn])
