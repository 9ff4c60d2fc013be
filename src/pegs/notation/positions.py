"""Positions as one line: ``PEGS TURN HANDS`` and optional ``key=value`` fields."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.board import HOME, START, Board
from pegs.core.cards import N_RANKS, UNKNOWN, Hand
from pegs.core.position import Pegs, Phase, Position
from pegs.notation.errors import notation_error
from pegs.notation.hands import hand_text, rank_text, read_hand
from pegs.notation.holes import read_seat, seat_text
from pegs.notation.pegs import pegs_text, read_pegs
from pegs.notation.position_fields import PHASE_NAMES, fields_text, read_counts, read_fields, read_phase
from pegs.rules.switches import Rules


def position_text(board: Board, position: Position) -> str:
    """A position in its one canonical form."""
    hands = "/".join(map(hand_text, position.hands))
    fields = fields_text(board, position)
    return " ".join([pegs_text(board, position.pegs), seat_text(board, position.turn), hands, *fields])


def read_position(rules: Rules, players: int, teams: int, text: str) -> Position:
    """Read a position.

    ``teams`` must divide ``players``, and the rules be valid. Raises NotationError, which names the wrong
    piece and what to write instead.
    """
    board = rules.board(players, teams)
    pieces = text.split(" ")
    if len(pieces) < 3 or not all(pieces):
        raise notation_error(text, "notation-position")
    pegs = read_pegs(board, pieces[0])
    turn = read_seat(board, pieces[1])
    hands = _read_hands(rules, board, pieces[2])
    texts = read_fields(pieces[3:])
    counts = read_counts(rules, board, texts)
    phase = read_phase(rules, board, texts, turn, counts)
    position = Position(pegs=pegs, turn=turn, hands=hands, **counts, **phase)
    _check_pack(rules, board, position, pieces[2])
    if _is_over(board, pegs):
        return _finished(position)
    _check_roles(board, position)
    return position


def _read_hands(rules: Rules, board: Board, text: str) -> tuple[Hand | int, ...]:
    texts = text.split("/")
    if len(texts) != board.players:
        raise notation_error(text, "notation-hands", seats=board.players, given=len(texts))
    hands = tuple(map(read_hand, texts))
    for piece, hand in zip(texts, hands, strict=True):
        if (hand if isinstance(hand, int) else sum(hand)) > rules.hand_size + 1:
            raise notation_error(piece, "notation-hand-size", most=rules.hand_size + 1)
    return hands


def _check_pack(rules: Rules, board: Board, position: Position, text: str) -> None:
    """Refuse more cards than the decks have: of one rank, or in all. A card lying face down counts."""
    pack = rules.pack(board.players)
    held = [
        sum(hand[rank] for hand in position.hands if not isinstance(hand, int)) for rank in range(N_RANKS)
    ]
    face_down = position.player >= 0
    if face_down and position.card != UNKNOWN:
        held[position.card] += 1
    for rank, number in enumerate(held):
        if number > pack[rank]:
            card, most = rank_text(rank), pack[rank]
            raise notation_error(text, "notation-too-many", card=card, given=number, most=most)
    total = sum(position.hand_size(seat) for seat in range(board.players)) + face_down
    if total > sum(pack):
        raise notation_error(text, "notation-too-many-cards", given=total, most=sum(pack))


def _is_over(board: Board, pegs: Pegs) -> bool:
    """Whether a team has all its pegs home."""
    teams = (board.team(team) for team in range(board.teams))
    return any(all(place >= HOME for seat in team for place in pegs[seat]) for team in teams)


def _finished(position: Position) -> Position:
    if position.phase is not Phase.PLAY:
        raise notation_error(f"phase={PHASE_NAMES[position.phase]}", "notation-over")
    return replace(position, phase=Phase.OVER)


def _check_roles(board: Board, position: Position) -> None:
    """Refuse a phase in which a different seat, or no seat, would have the turn."""
    turn, player, loser = position.turn, position.player, position.loser
    letter = seat_text(board, turn)
    match position.phase:
        case Phase.DOUBT if board.team_of(turn) == board.team_of(player):
            raise notation_error(letter, "notation-doubter")
        case Phase.MOVE if turn != player:
            raise notation_error(letter, "notation-mover")
        case Phase.PENALTY:
            _check_penalty(board, position)
            if all(place == START for place in position.pegs[loser]):
                raise notation_error(f"loser={seat_text(board, loser)}", "notation-nothing-to-lose")
        case Phase.EXTRA if not position.due:
            raise notation_error("phase=extra", "notation-nothing-due")
        case _:
            pass


def _check_penalty(board: Board, position: Position) -> None:
    """The truthful player acts and an opponent loses a peg, or an opponent acts and the bluffer loses one."""
    turn, player, loser = position.turn, position.player, position.loser
    if position.card == position.declared:
        winner, opponent, loses = player, loser, loser
    else:
        winner, opponent, loses = turn, turn, player
    if (turn, loser) != (winner, loses) or board.team_of(opponent) == board.team_of(player):
        raise notation_error(seat_text(board, turn), "notation-penalty")
