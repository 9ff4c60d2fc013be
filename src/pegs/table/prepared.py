"""Games that begin with a position: of someone's board (the judge's "Play on from here"), or of a replay."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pegs.core.cards import UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.core.errors import NotationError
from pegs.core.position import Phase, Position
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import position_text, read_position
from pegs.protocol.settings import Settings
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Draw, Rules
from pegs.table.commit_reveal import commitment_of, piles_text, read_piles, server_secret
from pegs.table.events import GameBegan, StartPosition

Piles = tuple[tuple[Rank, ...], ...]


def check_start(settings: Settings, ruleset: RuleSet) -> str | None:
    """Why no game can start from the settings' position, in words; None if one can, or there is none."""
    if not settings.position:
        return None if not settings.practice and not settings.discards else translate("table-no-position")
    try:
        position, discards = _given(settings, ruleset.rules)
        _unseen(ruleset.rules, position, discards)
    except NotationError as error:
        return str(error)
    except ValueError:
        return translate("table-wrong-discards")
    can_start = position.phase in (Phase.PLAY, Phase.MOVE) or _is_whole(position)
    return None if can_start and position.phase is not Phase.OVER else translate("table-no-start")


def began_from(
    ruleset: RuleSet, settings: Settings, table_seed: str, number: int, *, game_id: str, now: float
) -> GameBegan:
    """The event that starts game ``number`` from the settings' position, with random unknown cards."""
    players, secret = settings.players, server_secret(table_seed, number)
    given, discards = _given(settings, ruleset.rules)
    position, piles = _dealt(ruleset.rules, given, discards, Random(secret))
    game = Game.from_position(
        ruleset, position, players, settings.teams, piles=piles, discard_piles=discards, seed=secret
    )
    start = StartPosition(
        position_text(game.board, position), piles_text(game.piles), piles_text(game.discard_piles)
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


def _given(settings: Settings, rules: Rules) -> tuple[Position, Piles]:
    """The position and the discards of the settings. Raises NotationError if they can't be read."""
    position = read_position(rules, settings.players, settings.teams, settings.position)
    none = ((),) * rules.n_piles(settings.players)
    return position, read_piles(settings.discards) if settings.discards else none


def _is_whole(position: Position) -> bool:
    """Whether all hands are known, and the card on the table if there is one."""
    is_card_known = position.player < 0 or position.card != UNKNOWN
    return is_card_known and not any(isinstance(hand, int) for hand in position.hands)


def _unseen(rules: Rules, given: Position, discards: Piles) -> list[list[Rank]]:
    """The cards of each draw pile's pack that are in no known hand, not discarded, and not on the table of a
    position with whole hands.

    Raises ValueError if there aren't enough cards.
    """
    players = len(given.hands)
    packs = [list(cards_of(rules.pile_pack(players))) for _ in range(rules.n_piles(players))]
    for seat, hand in enumerate(given.hands):
        for card in () if isinstance(hand, int) else cards_of(hand):
            packs[rules.pile_of(seat)].remove(card)
    for pack, laid in zip(packs, discards, strict=True):
        for card in laid:
            pack.remove(card)
    if _is_whole(given) and given.player >= 0:
        packs[rules.pile_of(given.player)].remove(given.card)
    return packs


def _dealt(rules: Rules, given: Position, discards: Piles, chance: Random) -> tuple[Position, Piles]:
    """The position with whole hands, and the draw piles from their tops.

    If a hand was unknown, it's the moment before a card is played: a claim is taken back into the hand.
    """
    packs = _unseen(rules, given, discards)
    for pack in packs:
        chance.shuffle(pack)
    if _is_whole(given):
        return given, tuple(map(tuple, packs))
    hands = tuple(_hand(rules, given, seat, packs[rules.pile_of(seat)]) for seat in range(len(given.hands)))
    position = replace(given, hands=hands, phase=Phase.PLAY, player=-1, card=Rank(-1), declared=Rank(-1))
    return position, tuple(map(tuple, packs))


def _hand(rules: Rules, given: Position, seat: int, pack: list[Rank]) -> Hand:
    known = given.hands[seat]
    cards = [] if isinstance(known, int) else list(cards_of(known))
    size = rules.hand_size + (seat == given.turn and rules.draw is Draw.BEFORE and not rules.draw_by_hand)
    if seat == given.turn and given.phase is Phase.MOVE and given.card in pack:
        pack.remove(given.card)
        cards = [*cards, given.card]
    missing = max(0, size - len(cards))
    drawn, pack[:missing] = pack[:missing], []
    return hand_of([*cards, *drawn])
