"""A seat's view of a game, rebuilt from what the server sends about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pegs.core.cards import Rank, hand_of
from pegs.core.operations import DiscardedHand, Drawn, Operation, Played, Reshuffled, Swapped
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.protocol import log
from pegs.protocol.game_view import GameView, Landing, Option
from pegs.protocol.table_view import RulesCard, TableView
from pegs.protocol.wire_operations import decode, read_card
from pegs.rules.loader import from_text
from pegs.rules.switches import Rules
from pegs.view import SeatView
from pegs.view.memory import MemoryTracker
from pegs.view.seat_view import CARD_ON_TABLE


class RemoteGame:
    """The game of one seat at a remote table.

    Pass it the log of the `Welcome` and of every `Update`, in order. At a seat's turn `view` then equals what
    `pegs.view.view_of` returns for that seat on the server.
    """

    def __init__(self, rules: RulesCard, table: TableView) -> None:
        """Read the rules of the table. Raises RulesFileError if this version can't read them."""
        self._toml = rules.toml
        self._ruleset = from_text(rules.toml, rules.name, house=False)
        self._board = self._ruleset.rules.board(table.settings.players, table.settings.teams)
        self._opening: tuple[Operation, ...] = ()
        self._plies: list[tuple[Operation, ...]] = []

    def has_rules(self, rules: RulesCard) -> bool:
        """Whether these are the rules of the game."""
        return rules.toml == self._toml

    def add(self, events: Iterable[log.AnyLogEvent]) -> None:
        """Add log events to the history of the game."""
        for each in events:
            match each:
                case log.GameBegan(operations=operations):
                    self._opening, self._plies = tuple(map(decode, operations)), []
                case log.TurnPlayed(operations=operations):
                    self._plies.append(tuple(map(decode, operations)))
                case log.TakenBack(ply=ply):
                    del self._plies[ply:]

    def view(self, table: TableView) -> SeatView:
        """The seat's view of the game at the table's current version. A game must have been dealt."""
        game, seat = table.game, table.me.seat
        assert game is not None
        assert seat is not None
        history = (*self._opening, *(operation for ply in self._plies for operation in ply))
        phase = Phase[game.phase.upper()]
        face_up = not self._ruleset.rules.bluffing
        tracker = MemoryTracker(self._ruleset.rules, seat, self._board.players)
        tracker.observe(history)
        view = SeatView(
            ruleset=self._ruleset,
            board=self._board,
            seat=seat,
            turn=game.turn,
            phase=phase,
            pegs=game.pegs,
            hand=None if game.hand is None else hand_of([read_card(card) for card in game.hand]),
            hand_sizes=game.hand_sizes,
            stuck=game.stuck,
            extra=game.extra,
            owed=game.owed,
            forfeit=game.forfeit,
            player=-1 if game.player is None else game.player,
            declared=read_card(game.declared),
            card=read_card(game.card),
            loser=-1 if game.loser is None else game.loser,
            due=game.due,
            draws=game.draws,
            pile_sizes=game.pile_sizes or (game.pile_size,),
            discard_count=game.discard_count,
            discard_piles=_discards(self._ruleset.rules, self._board.players, history) if face_up else ((),),
            dealer=game.dealer,
            winner=game.winner,
            legal_turns=tuple(_turn(option, game) for option in game.options),
            memory=tracker.memory(0 if face_up else game.discard_count, phase in CARD_ON_TABLE),
            history=history,
            drawn=read_card(game.drawn),
        )
        return view if game.has_all_options else replace(view, legal_turns=_legal_turns(view))


def _legal_turns(view: SeatView) -> tuple[Turn, ...]:
    """The legal turns of the seat to act, if the server has too many to send."""
    board = view.board
    game = Game.from_position(view.ruleset, view.position, board.players, board.teams, check=False)
    return game.legal_turns()


def _discards(rules: Rules, players: int, history: Iterable[Operation]) -> tuple[tuple[Rank, ...], ...]:
    """The face-up discards of each draw pile, oldest first."""
    discards: list[list[Rank]] = [[] for _ in range(rules.n_piles(players))]
    is_reshuffled = False
    for operation in history:
        match operation:
            case Played(seat, card):
                discards[rules.pile_of(seat)].append(card)
            case DiscardedHand(seat, cards):
                discards[rules.pile_of(seat)].extend(cards)
            case Reshuffled():
                is_reshuffled = True
            case Drawn(seat) if is_reshuffled:
                pile = discards[rules.pile_of(seat)]
                del pile[: len(pile) - rules.keep_top_discard]
                is_reshuffled = False
    return tuple(map(tuple, discards))


def _turn(option: Option, game: GameView) -> Turn:
    """The turn of an option. After a declaration that stands, its card is the one on the table."""
    card = game.card if game.phase == "move" else option.card
    kind = Kind[option.kind.upper()]
    steps = [game.landings[number] for number in option.orders[0]]
    return Turn(kind, read_card(card), read_card(option.declared), _steps(kind, steps))


def _steps(kind: Kind, landings: list[Landing]) -> tuple[Step, ...]:
    steps = tuple(Step(each.seat, each.origin, each.target) for each in landings)
    if kind is not Kind.SWAP:
        return steps
    (swapped,) = (decoded for each in landings[0].effects if isinstance(decoded := decode(each), Swapped))
    first = (swapped.seat, swapped.origin) == (steps[0].seat, steps[0].origin)
    other = swapped.seat2 if first else swapped.seat
    return (steps[0], Step(other, steps[0].target, steps[0].origin))
