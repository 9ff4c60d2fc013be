"""Positions as one line: ``PEGS TURN HANDS`` and optional ``key=value`` fields."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.board import HOME, START, Board
from pegs.core.cards import N_RANKS, RANKS, UNKNOWN, Hand, Rank, hand_of
from pegs.core.errors import PositionError
from pegs.core.position import Pegs, Phase, Position
from pegs.notation.errors import Faults, notation_error
from pegs.notation.hands import hand_text, rank_text, read_hand
from pegs.notation.holes import read_seat, seat_text
from pegs.notation.pegs import pegs_text, read_pegs
from pegs.notation.position_fields import (
    PHASE_NAMES,
    fields_text,
    read_counts,
    read_drawn,
    read_fields,
    read_phase,
)
from pegs.rules.switches import Rules


def position_text(board: Board, position: Position) -> str:
    """A position in its one canonical form."""
    hands = "/".join(map(hand_text, position.hands))
    fields = fields_text(board, position)
    return " ".join([pegs_text(board, position.pegs), seat_text(board, position.turn), hands, *fields])


def read_position(rules: Rules, players: int, teams: int, text: str) -> Position:
    """Read a position.

    ``teams`` must divide ``players``, and the rules must be valid. Raises PositionError, with a fault for
    each wrong piece that says what to write instead.
    """
    board = rules.board(players, teams)
    pieces = text.split(" ")
    if len(pieces) < 3 or not all(pieces):
        raise PositionError([notation_error(text, "notation-position")])
    faults = Faults()
    pegs = faults.read(read_pegs, board, pieces[0])
    turn = faults.read(read_seat, board, pieces[1])
    hands = faults.read(_read_hands, rules, board, pieces[2])
    texts = read_fields(pieces[3:], faults)
    counts = read_counts(rules, board, texts, faults)
    phase = faults.read(read_phase, rules, board, texts, turn or 0, counts)
    if hands is not None:
        card = phase["card"] if phase is not None and phase["player"] >= 0 else None
        faults.read(_check_pack, rules, board, hands, card, pieces[2])
    if pegs is None or turn is None or hands is None or phase is None:
        raise faults.error()
    drawn = faults.read(read_drawn, rules, texts, hands[turn])
    faults.check()
    position = Position(pegs=pegs, turn=turn, hands=hands, **counts, **phase)
    return _with_roles_checked(board, position if drawn is None else replace(position, drawn=drawn))


def _with_roles_checked(board: Board, position: Position) -> Position:
    """The position, over if a team is all home. Raises PositionError if another seat would have the turn."""
    faults = Faults()
    if _is_over(board, position.pegs):
        position = faults.read(_finished, position) or position
    else:
        faults.read(_check_roles, board, position)
    faults.check()
    return position


def check_position(rules: Rules, players: int, teams: int, position: Position) -> None:
    """Raise PositionError, with everything that is wrong with a position that wasn't read from a text.

    ``teams`` must divide ``players``, and the rules must be valid.
    """
    board, faults = rules.board(players, teams), Faults()
    hands = tuple(
        hand if faults.read(_check_hand, hand) is not None else hand_of(()) for hand in position.hands
    )
    text = position_text(board, replace(position, hands=hands))
    canonical = faults.read(read_position, rules, players, teams, text)
    if canonical is not None:
        for name, expected in vars(canonical).items():
            given = getattr(position, name)
            if given != expected and name not in ("pegs", "hands"):
                faults.add(notation_error(f"{name}={given}", "notation-value", expected=str(expected)))
    faults.check()


def _check_hand(hand: Hand | int) -> bool:
    """Refuse a tuple that isn't a number for each rank. The sizes are checked when the text is read."""
    if not isinstance(hand, int) and (len(hand) != N_RANKS or min(hand) < 0):
        raise notation_error(str(hand), "notation-hand-numbers", ranks=N_RANKS)
    return True


def _read_hands(rules: Rules, board: Board, text: str) -> tuple[Hand | int, ...]:
    faults = Faults()
    texts = text.split("/")
    if len(texts) != board.players:
        faults.add(notation_error(text, "notation-hands", seats=board.players, given=len(texts)))
    hands = tuple(faults.read(_read_sized_hand, rules, piece) or 0 for piece in texts)
    faults.check()
    return hands


def _read_sized_hand(rules: Rules, text: str) -> Hand | int:
    hand = read_hand(text)
    if (hand if isinstance(hand, int) else sum(hand)) > rules.hand_size + 1:
        raise notation_error(text, "notation-hand-size", most=rules.hand_size + 1)
    return hand


def _check_pack(
    rules: Rules, board: Board, hands: tuple[Hand | int, ...], face_down: Rank | None, text: str
) -> None:
    """Refuse more cards than the decks have: of one rank, or in all. A card lying face down counts."""
    faults = Faults()
    for pile in range(rules.n_piles(board.players)):
        own = tuple(hand for seat, hand in enumerate(hands) if rules.pile_of(seat) == pile)
        _check_pile(rules.pile_pack(board.players), own, face_down, text, faults)
    faults.check()


def _check_pile(
    pack: Hand, hands: tuple[Hand | int, ...], face_down: Rank | None, text: str, faults: Faults
) -> None:
    """Note what these hands, and a card lying face down, have more of than the decks of one draw pile."""
    held = [sum(hand[rank] for hand in hands if not isinstance(hand, int)) for rank in RANKS]
    if face_down is not None and face_down != UNKNOWN:
        held[face_down] += 1
    for rank, number in zip(RANKS, held, strict=True):
        if number > pack[rank]:
            card, most = rank_text(rank), pack[rank]
            faults.add(notation_error(text, "notation-too-many", card=card, given=number, most=most))
    total = sum(hand if isinstance(hand, int) else sum(hand) for hand in hands) + (face_down is not None)
    if total > sum(pack):
        faults.add(notation_error(text, "notation-too-many-cards", given=total, most=sum(pack)))


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
