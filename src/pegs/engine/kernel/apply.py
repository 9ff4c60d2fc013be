"""Playing a turn: cards, draws, reshuffles, stuck counts, bluffing, drawing by hand, and winning."""

from __future__ import annotations

from pegs.core.board import START
from pegs.core.cards import N_RANKS, Rank
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.act import act
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.engine.kernel.movegen import list_declared_moves
from pegs.engine.kernel.packed_turn import (
    DISCARD,
    FREE,
    Packed,
    card_of,
    declared_of,
    kind_of,
    peg_of,
    turn_at,
)
from pegs.engine.kernel.pegs_on_board import (
    NOTE_ACCEPTED,
    NOTE_DECLINED,
    NOTE_DOUBTED,
    NOTE_DRAWN,
    NOTE_EXTRA,
    NOTE_EXTRA_GAINED,
    NOTE_FORGOT,
    NOTE_HAND,
    NOTE_PENALTY,
    NOTE_PLAYED,
    NOTE_RESHUFFLED,
    NOTE_REVEALED,
    NOTE_SAT_OUT,
    NOTE_STUCK,
    NOTE_WON,
    NOTED_CARD_BITS,
    NOTED_CARDS,
    is_all_home,
    lift,
    note,
    put,
    seat_of,
)
from pegs.engine.kernel.rng import below

UNKNOWN = int(Rank.UNKNOWN)
_PLAY, _DOUBT, _PENALTY, _MOVE = int(Phase.PLAY), int(Phase.DOUBT), int(Phase.PENALTY), int(Phase.MOVE)
_EXTRA, _DRAW, _OVER = int(Phase.EXTRA), int(Phase.DRAW), int(Phase.OVER)
_DECLARE, _PASS = int(Kind.DECLARE), int(Kind.PASS)
_ACCEPT, _TAKE, _TAKE_CARD = int(Kind.ACCEPT), int(Kind.EXTRA), int(Kind.DRAW)
NOBODY = -1
JUST_FORGOTTEN = 2
"""The value of ``owed`` for a seat that forgot the draw before its play: it draws two after its next play."""


@small
def pile_of(r: Record, seat: int) -> int:
    """The number of the draw pile that a seat draws from."""
    return seat if r.own_piles else 0


@small
def pile_start(r: Record, pile: int) -> int:
    """The first of the ``r.pile_room`` cells of ``g.cards`` that hold a draw pile and its discards.

    The draw pile fills them from the front, its top last, and the discards from the back, the newest first.
    """
    return pile * r.pile_room


@small
def n_left(r: Record, g: Record, seat: int) -> int:
    """The cards that a seat can still draw, once its discards are reshuffled."""
    pile = pile_of(r, seat)
    return int(g.n_pile[pile]) + n_reshuffled(r, g, pile)


@small
def n_reshuffled(r: Record, g: Record, pile: int) -> int:
    """The discards that would become the draw pile: all, or all but the top one."""
    number = int(g.n_discards[pile])
    return number - 1 if r.keep_top and number > 0 else number


@inner
def shuffle(r: Record, g: Record, pile: int) -> None:
    """Shuffle a draw pile with the game's own random numbers."""
    start = pile_start(r, pile)
    for i in range(int(g.n_pile[pile]) - 1, 0, -1):
        j = below(g.chance, i + 1)
        card = g.cards[start + i]
        g.cards[start + i] = g.cards[start + j]
        g.cards[start + j] = card


@small
def put_on_discards(r: Record, g: Record, seat: int, card: int) -> None:
    """Put a seat's card on its discard pile."""
    pile = pile_of(r, seat)
    g.n_discards[pile] += 1
    g.cards[pile_start(r, pile) + r.pile_room - g.n_discards[pile]] = card


@inner
def reshuffle(r: Record, g: Record, s: Record, pile: int) -> None:
    """Make the discards the new draw pile: shuffled, or in the order given by a record (``s.answer``)."""
    number = n_reshuffled(r, g, pile)
    start = pile_start(r, pile)
    end = start + r.pile_room
    top = g.cards[end - g.n_discards[pile]]
    for i in range(number):
        g.cards[start + i] = g.cards[end - number + i]
    g.n_pile[pile] = number
    g.n_discards[pile] = 0
    if r.keep_top:
        g.n_discards[pile] = 1
        g.cards[end - 1] = top
    if s.n_answer == number:
        for i in range(number):
            g.cards[start + i] = s.answer[i]
    else:
        shuffle(r, g, pile)
    s.n_answer = 0
    s.reshuffled = 1
    note(s, NOTE_RESHUFFLED, number, pile, 0, 0, 0)


@inner
def draw(r: Record, g: Record, s: Record, seat: int) -> None:
    """Draw a card, if any is left in the draw pile or the discards (rules, section 4)."""
    if n_left(r, g, seat) == 0:
        return
    pile = pile_of(r, seat)
    if g.n_pile[pile] == 0:
        reshuffle(r, g, s, pile)
    g.n_pile[pile] -= 1
    card = int(g.cards[pile_start(r, pile) + g.n_pile[pile]])
    if card == UNKNOWN:
        g.hidden[seat] += 1
    else:
        g.hands[seat, card] += 1
        g.ranks[seat] |= 1 << card
    if r.stuck_drawn:
        g.drawn = card
    note(s, NOTE_DRAWN, seat, card, 0, 0, 0)


@inner
def remove_from_hand(g: Record, seat: int, card: int) -> None:
    """Remove a card from a hand: from its known cards, or from the hidden ones."""
    if g.hands[seat, card] == 0:
        g.hidden[seat] -= 1
        return
    g.hands[seat, card] -= 1
    if g.hands[seat, card] == 0:
        g.ranks[seat] ^= 1 << card


@small
def next_seat(r: Record, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < r.players else 0


@small
def clear_declaration(g: Record) -> None:
    """Clear the face-down card and everything about it."""
    g.player = NOBODY
    g.card = UNKNOWN
    g.declared = UNKNOWN
    g.loser = NOBODY


@inner
def begin_turn(r: Record, g: Record, s: Record) -> None:
    """Begin the turn of the seat ``g.turn``: sit out forfeited turns, then draw if the rules draw first."""
    while g.forfeit[g.turn] > 0:
        g.forfeit[g.turn] -= 1
        note(s, NOTE_SAT_OUT, int(g.turn), 0, 0, 0, 0)
        g.turn = next_seat(r, int(g.turn))
    g.phase = _PLAY
    g.drawn = UNKNOWN
    clear_declaration(g)
    g.due = g.extra[g.turn]
    if r.draw_before and not (r.draw_two and g.owed[g.turn]):
        open_draw(r, g, s)


@inner
def open_draw(r: Record, g: Record, s: Record) -> None:
    """Draw a card, or let the seat to act draw by hand: one card, and one it is owed (rules, section 10)."""
    seat = int(g.turn)
    if not r.draw_by_hand:
        draw(r, g, s, seat)
    elif n_left(r, g, seat) > 0:
        g.draws = 1 + g.owed[seat]
        g.phase = _DRAW


@inner
def close_draw(r: Record, g: Record, s: Record, before_play: bool) -> None:
    """End drawing by hand: continue with the play, or end the turn."""
    g.draws = 0
    if before_play:
        g.phase = _PLAY
    else:
        finish_turn(r, g, s)


@inner
def play_draw(r: Record, g: Record, s: Record, drawn: bool) -> None:
    """Draw a card by hand, or forget to."""
    seat = int(g.turn)
    before_play = r.draw_before and not (r.draw_two and g.owed[seat])
    if drawn:
        draw(r, g, s, seat)
        g.draws -= 1
        if g.draws > 0 and n_left(r, g, seat) > 0:
            return
        g.owed[seat] = 0
    else:
        note(s, NOTE_FORGOT, seat, 0, 0, 0, 0)
        if r.forfeits:
            draw(r, g, s, seat)
            g.forfeit[seat] += 1
        else:
            none_drawn = g.draws == 1 + g.owed[seat]
            g.owed[seat] = 1 if none_drawn else 0
            if none_drawn and r.draw_two and before_play:
                g.owed[seat] = JUST_FORGOTTEN
    close_draw(r, g, s, before_play)


@inner
def team_is_home(r: Record, g: Record, team: int) -> bool:
    """Whether all pegs of a team are home."""
    for seat in range(team, r.players, r.teams):
        if not is_all_home(r, g, seat):
            return False
    return True


@small
def draws_now(r: Record, g: Record) -> bool:
    """Whether the seat to act draws after its play: always, or only to make up for a draw it forgot."""
    return not r.draw_before or (r.draw_two and g.owed[g.turn] == 1)


@inner
def end_play(r: Record, g: Record, s: Record) -> None:
    """End the play: a win (rule 5.11), or the draw if the rules draw afterward."""
    team = r.team[int(g.turn)]
    if team_is_home(r, g, team):
        g.winner = team
        g.phase = _OVER
        note(s, NOTE_WON, team, 0, 0, 0, 0)
        return
    if draws_now(r, g):
        open_draw(r, g, s)
    elif g.owed[g.turn] == JUST_FORGOTTEN:
        g.owed[g.turn] = 1
    if g.phase != _DRAW:
        finish_turn(r, g, s)


@inner
def finish_turn(r: Record, g: Record, s: Record) -> None:
    """Offer the extra turns that are due, or begin the next seat's turn."""
    if g.due > 0:
        g.phase = _EXTRA
    else:
        g.turn = next_seat(r, int(g.turn))
        begin_turn(r, g, s)


@inner
def play_extra(r: Record, g: Record, s: Record, taken: bool) -> None:
    """Take one extra turn at once, or decline all that are due (rule 9.5)."""
    seat = int(g.turn)
    if taken:
        g.extra[seat] -= 1
        note(s, NOTE_EXTRA, seat, 0, 0, 0, 0)
        begin_turn(r, g, s)
    else:
        g.extra[seat] -= g.due
        g.due = 0
        note(s, NOTE_DECLINED, seat, 0, 0, 0, 0)
        finish_turn(r, g, s)


@inner
def count_stuck(r: Record, g: Record, s: Record, kind: int, could_move: bool) -> None:
    """Count a stuck turn, up to the limit minus one; any other turn resets the count (rules, section 8)."""
    seat = int(g.turn)
    moved = kind != DISCARD and kind != _PASS if r.discards_are_stuck else could_move or kind == FREE
    count = 0 if moved else min(int(g.stuck[seat]) + 1, r.stuck_limit - 1)
    if r.starts_over and g.stuck[seat] == r.stuck_limit - 1:
        count = 0
    g.stuck[seat] = count
    if r.stuck_by_team:
        for partner in range(r.team[seat], r.players, r.teams):
            g.stuck[partner] = count
    if not moved:
        note(s, NOTE_STUCK, seat, count, 0, 0, 0)


@inner
def renew_hand(r: Record, g: Record, s: Record) -> None:
    """Discard what is left of a stuck player's hand, and draw as many cards (rules, section 8)."""
    seat = int(g.turn)
    number = 0
    cards = 0
    for card in range(UNKNOWN, N_RANKS):
        while (g.hidden[seat] if card == UNKNOWN else g.hands[seat, card]) > 0:
            if card == UNKNOWN:
                g.hidden[seat] -= 1
            else:
                remove_from_hand(g, seat, card)
            put_on_discards(r, g, seat, card)
            if number < NOTED_CARDS:
                cards |= card + 2 << NOTED_CARD_BITS * number
            number += 1
    if number == 0:
        return
    width = 2 * NOTED_CARD_BITS
    mask = (1 << width) - 1
    note(
        s, NOTE_HAND, seat, cards & mask, cards >> width & mask, cards >> 2 * width & mask, cards >> 3 * width
    )
    for _ in range(number):  # a card for the one that was played is drawn as always
        draw(r, g, s, seat)


@inner
def play_card(r: Record, g: Record, s: Record, turn: Packed, could_move: bool) -> None:
    """Play a card and its action.

    ``could_move`` says whether any card could move anything; it matters if that makes a stuck turn.
    """
    seat = int(g.turn)
    kind = kind_of(turn)
    g.drawn = UNKNOWN
    if kind != _PASS:
        card = card_of(turn)
        remove_from_hand(g, seat, card)
        put_on_discards(r, g, seat, card)
        note(s, NOTE_PLAYED, seat, card, UNKNOWN, kind, 0)
        s.n_log = 0
        act(r, g, s, turn)
        if r.stuck_hand and kind == DISCARD and not could_move:
            renew_hand(r, g, s)
    if r.stuck_limit:
        count_stuck(r, g, s, kind, could_move)
    end_play(r, g, s)


@inner
def next_doubter(r: Record, g: Record, after: int) -> int:
    """The next opponent of the declaring player clockwise after a seat, or NOBODY."""
    player = int(g.player)
    seat = (after + 1) % r.players
    while seat != player:
        if r.team[seat] != r.team[player]:
            return seat
        seat = (seat + 1) % r.players
    return NOBODY


@inner
def declare(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Play a card face down and declare a rank; the first opponent is asked (rules 9.1 and 9.2)."""
    seat = int(g.turn)
    g.card = card_of(turn)
    g.declared = declared_of(turn)
    g.player = seat
    remove_from_hand(g, seat, int(g.card))
    note(s, NOTE_PLAYED, seat, int(g.card), int(g.declared), kind_of(turn), 0)
    g.phase = _DOUBT
    g.turn = next_doubter(r, g, seat)


@inner
def choose_move(r: Record, g: Record, s: Record) -> None:
    """Let the declaring player move; the turn ends if the rank has no move left (rules 9.3 and 9.4)."""
    g.turn = g.player
    g.loser = NOBODY
    g.phase = _MOVE
    noting = s.noting
    s.noting = 0
    s.n_turns = 0
    list_declared_moves(r, g, s, int(g.card), int(g.declared))
    s.noting = noting
    if s.n_turns == 0:
        close_declaration(r, g, s)


@inner
def close_declaration(r: Record, g: Record, s: Record) -> None:
    """Discard the face-down card and end the declaring player's play."""
    g.turn = g.player
    put_on_discards(r, g, int(g.player), int(g.card))
    clear_declaration(g)
    end_play(r, g, s)


@inner
def accept(r: Record, g: Record, s: Record) -> None:
    """Accept the declaration for one opponent; the next is asked, or the declaring player moves."""
    seat = int(g.turn)
    note(s, NOTE_ACCEPTED, seat, 0, 0, 0, 0)
    doubter = next_doubter(r, g, seat)
    if doubter == NOBODY:
        choose_move(r, g, s)
    else:
        g.turn = doubter


@small
def has_peg_out(r: Record, g: Record, seat: int) -> bool:
    """Whether a seat has a peg out of start, pegs in home included (rule 9.4)."""
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        if g.places[peg] != START:
            return True
    return False


@inner
def doubt(r: Record, g: Record, s: Record) -> None:
    """Show the card: the loser of the doubt has a peg sent to start, or the winner gains an extra turn
    (rules 9.4 and 9.5).
    """
    doubter = int(g.turn)
    truth = g.card == g.declared
    note(s, NOTE_DOUBTED, doubter, 0, 0, 0, 0)
    note(s, NOTE_REVEALED, int(g.player), int(g.card), 0, 0, 0)
    winner = int(g.player) if truth else doubter
    g.loser = doubter if truth else int(g.player)
    if has_peg_out(r, g, int(g.loser)):
        g.phase = _PENALTY
        g.turn = winner
        return
    g.extra[winner] += 1
    note(s, NOTE_EXTRA_GAINED, winner, 0, 0, 0, 0)
    after_doubt(r, g, s, truth)


@inner
def after_doubt(r: Record, g: Record, s: Record, truth: bool) -> None:
    """Continue after a doubt: a truthful player moves, and a bluffer's turn ends."""
    if truth:
        choose_move(r, g, s)
    else:
        close_declaration(r, g, s)


@inner
def pay_penalty(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Send to start the peg of the loser that the winner of the doubt has picked."""
    peg = peg_of(turn)
    note(s, NOTE_PENALTY, seat_of(peg), int(g.places[peg]), 0, 0, 0)
    s.n_log = 0
    lift(r, g, s, peg)
    put(r, g, peg, START)
    after_doubt(r, g, s, g.turn == g.player)


@inner
def make_declared_move(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Make the move of a declared rank."""
    s.n_log = 0
    s.team = r.team[int(g.turn)]
    act(r, g, s, turn)
    close_declaration(r, g, s)


@inner
def lay_face_down(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Discard or pass in bluffing: nothing is declared and nothing moves."""
    seat = int(g.turn)
    if kind_of(turn) == DISCARD:
        remove_from_hand(g, seat, card_of(turn))
        put_on_discards(r, g, seat, card_of(turn))
        note(s, NOTE_PLAYED, seat, card_of(turn), UNKNOWN, DISCARD, 0)
    end_play(r, g, s)


@inner
def play_turn(r: Record, g: Record, s: Record, turn: Packed, could_move: bool) -> None:
    """Play a legal turn; legality is not checked. ``could_move``: see `play_card`."""
    g.turns_played += 1
    s.team = r.team[int(g.turn)]
    s.lifted_seats = 0
    phase = int(g.phase)
    kind = kind_of(turn)
    if phase == _PLAY:
        if kind == _DECLARE:
            declare(r, g, s, turn)
        elif r.bluffing:
            lay_face_down(r, g, s, turn)
        else:
            play_card(r, g, s, turn, could_move)
    elif phase == _MOVE:
        make_declared_move(r, g, s, turn)
    elif phase == _DOUBT:
        if kind == _ACCEPT:
            accept(r, g, s)
        else:
            doubt(r, g, s)
    elif phase == _PENALTY:
        pay_penalty(r, g, s, turn)
    elif phase == _EXTRA:
        play_extra(r, g, s, kind == _TAKE)
    elif phase == _DRAW:
        play_draw(r, g, s, kind == _TAKE_CARD)


@inner
def anything_moves(s: Record) -> bool:
    """Whether any listed turn moves a peg by the power of its card."""
    for i in range(s.n_turns):
        kind = kind_of(turn_at(s, i))
        if kind != DISCARD and kind != FREE and kind != _PASS:
            return True
    return False
