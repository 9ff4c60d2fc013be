### Playing in the terminal. $you says whether the one who is spoken to is meant.

## The command

cli-play = Play a game in this terminal.
cli-play-rules = The name of a rule set, or the path of a rules file. Usually those of the last game.
cli-play-players = How many play (usually 4).
cli-play-teams = How many teams (usually as the rules say).
cli-play-seats = Who plays, seat by seat: you,hints,hints:Ben,random. Several “you” share the keyboard.
cli-play-seed = The same text deals the same cards.
cli-play-draw-by-hand = Cards are drawn by hand, and so can be forgotten.
cli-play-words = Tell the board in sentences instead of drawing it.
cli-play-quick = Do not stop after each turn; then no turn can be taken back.
cli-play-resume = Go on with the game that was played last.
cli-play-file = A game that was saved, to go on with.

## Names

play-name-you = You
play-name-A = Anna
play-name-B = Ben
play-name-C = Clara
play-name-D = David
play-name-E = Emma
play-name-F = Felix
play-name-G = Grace
play-name-H = Hugo
play-name-I = Iris
play-name-J = Jack
play-you = you
play-seats-number = “{ $seats }” names { $given ->
    [one] one player
   *[other] { $given } players
}, but { $players } play. Name { $players }, with commas between them.
play-seats-unknown = “{ $wish }” is no player. Say “you” for a person (or you:Anna), or one of these bots: { $bots }.
play-seats-twice = Two players are called { $name }. Give them names, such as you:Anna,you:Ben.
play-players-impossible = { $players ->
    [one] One player cannot play alone: 2 to 10 can play.
   *[other] { $players } cannot play: 2 to 10 can.
}
play-teams-impossible = { $players } players cannot form { $teams ->
    [one] one team
   *[other] { $teams } teams
}: there are two or more teams, all of the same size. Say one of these: --teams { $possible }.

## Cards and holes

play-card = { $card ->
    [joker] joker
   *[other] { $text }
}
play-a-card = { $card ->
    [ace] an ace
    [eight] an { $text }
    [joker] a joker
    [jack] a jack
    [queen] a queen
    [king] a king
   *[other] a { $text }
}
play-and = { $first } and { $last }
play-home-hole = { $home } { $number }
play-peg = { $you ->
    [yes] your peg on { $where }
   *[no] { $who }’s peg on { $where }
}
play-no-cards = no cards

## Beginning

play-welcome = { $rules }, { $players } players. (The deal is “{ $seed }”: the same --seed deals it again.)
play-team = Team { $number }: { $who }.
play-everyone-alone = Everyone plays alone.
play-dealer = { $you ->
    [yes] You dealt.
   *[no] { $who } dealt.
}
play-first = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
play-first-time = First you name a card, then a peg. If you do not know what to type, type help. If you do not know what to play, type hint.
play-unfinished = There is a game that is not over: { $rules }, with { $names }, begun on { $date }, { $plies ->
    [one] one turn
   *[other] { $plies } turns
} so far.
play-ask-go-on = Go on with it? (yes, or no for a new game)
play-goes-on = The game goes on: { $rules }.
play-yes = yes
play-no = no
play-yes-or-no = Type yes or no.
play-nothing-to-resume = There is no unfinished game in { $folder }. Begin one with: pegs play
play-is-over = The game in { $file } is over. Look at it with: pegs replay FILE
play-no-file = { $file } cannot be read: { $reason }.
play-no-game = { $file } holds no game that can be gone on with.
play-no-game-because = { $file } holds no game that can be gone on with: { $reason }
play-cannot-keep = The game cannot be kept in { $folder }: { $reason }. Name another folder in the environment variable PEGS_DATA_DIR.

## The board

play-board-legend = A letter is a peg. { $in_spot_sign } is the { $in_spot }, { $out_spot_sign } the { $out_spot }, * the side of the one who plays.
play-board-name = { $relation ->
    [you] { $who } (you)
    [partner] { $who } (partner)
   *[other] { $who }
}
play-words-player = { $name }, side { $letter }: { $count ->
    [0] no peg in { $start }
    [one] one peg in { $start }
   *[other] { $count } pegs in { $start }
}; out: { $out }.
play-words-none = none

## A turn

play-your-turn = { $shared ->
    [yes] { $who }, it is your turn.
   *[no] It is your turn.
}
play-asked = { $shared ->
    [yes] { $who }, you are asked.
   *[no] You are asked.
}
play-hand = Your hand: { $cards }
play-helping = All your pegs are home. You help { $who } now.
play-make-move = Now make the move that you declared: { $card }.
play-stuck-so-far = You have been stuck for { $count ->
    [one] one turn
   *[other] { $count } turns
}. On stuck turn { $limit } in a row a peg comes out free.

play-ask-card = Which card do you play?
play-ask-discard = Nothing can move. Which card do you throw away?
play-ask-declare = Which card do you lay face down?
play-ask-declared = What do you say it is?
play-ask-peg = Which peg?
play-ask-landing = Where to?
play-ask-second-peg = { $left } left. Which other peg?
play-ask-second-landing = { $left } left. Where to?
play-ask-penalty = Which peg of { $who } goes back to { $start }?
play-ask-doubt = { $who } lays a card face down and says it is { $card }. Do you believe it?
play-ask-draw = { $count ->
    [one] You may draw a card. Do you?
   *[other] You may draw { $count } cards. Do you draw one?
}
play-ask-extra = You have an extra turn. Do you take it now?
play-ask-pass = You have no cards.

play-word-accept = accept
    .means = yes, or you let it pass
play-word-doubt = doubt
    .means = no: the card must be shown
play-word-extra = extra
    .means = yes, take it
play-word-decline = decline
    .means = no, go on without it
play-word-draw = draw
    .means = take a card from the pile
play-word-forget = forget
    .means = go on without drawing
play-word-pass = pass
    .means = the next player’s turn
play-word-discard = discard
play-word-free = free
play-word-done = done
play-label-discard = throw it away, nothing moves
play-label-discard-face-down = throw it away face down and name no card
play-label-honest = (the truth)
play-label-free = { $own ->
    [yes] throw it away and bring a peg out free
   *[no] throw it away and bring a peg of { $who } out free
}
play-label-done = nothing more moves
play-label-peg-of = ({ $who }) { $what }
play-label-swap = changes places with { $peg }
play-menu-pegs = { $you ->
    [yes] yours: { $holes }
   *[no] { $who }: { $holes }
}
play-ways = { $count } ways
play-count = { $way ->
    [forward] { $count } forward
   *[backward] { $count } back
}
play-left = { $left } left for another peg
play-comes-out = comes out
play-idle-cards = (cannot be played now: { $cards })

play-deed-discard = throw it away
play-deed-free = throw it away, and a peg comes out free to { $target }
play-deed-declare = say it is { $card }
play-deed-swap = { $one } changes places with { $other }
play-deed-send = { $peg } goes back to { $start }
play-out = { $own ->
    [yes] a peg comes out to { $target }
   *[no] { $you ->
        [yes] your peg comes out to { $target }
       *[no] a peg of { $who } comes out to { $target }
    }
}
play-deed-step = { $origin } to { $target }

play-answer-several = More than one fits. Type the number in front.
play-answer-empty = Type one of the answers above, such as { $example }. Or type help.
play-answer-unknown = “{ $text }” is none of the answers. Type one of those above, such as { $example }. Or type help.
play-not-a-turn = That is no turn. { $problem }
play-nothing-back = There is nothing to go back to. (A turn can be taken back right after it is played, before anyone sees a new card.)
play-not-now = Not now.
play-turn-done = Enter ends your turn (undo takes it back):
play-turn-done-help = Press Enter, and the next player goes on. Or type undo, and you choose again.
play-taken-back = Taken back. Choose again.
play-pass-keyboard = Pass the keyboard to { $who }. { $who }, press Enter when nobody else is looking.

## What happened

play-told-played = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
}
play-told-discarded = { $you ->
    [yes] You throw away { $card }
   *[no] { $hidden ->
        [yes] { $who } throws away a card face down
       *[no] { $who } throws away { $card }
    }
}
play-told-free = { $you ->
    [yes] You throw away { $card }, free
   *[no] { $who } throws away { $card }, free
}
play-told-declared = { $you ->
    [yes] You lay { $card } face down and say it is { $said }
   *[no] { $who } lays a card face down and says it is { $said }
}
play-told-moves = { $you ->
    [yes] You move
   *[no] { $who } moves
}
play-told-action = { $head }: { $clauses }.
play-told-plain = { $head }.
play-told-swapped = { $one } and { $other } change places
play-told-to-start = { $peg } goes back to { $start }
play-told-to-in-spot = { $peg } goes to its { $spot_word } { $spot }
play-told-accepted = { $you ->
    [yes] You let it pass.
   *[no] { $who } lets it pass.
}
play-told-doubted = { $you ->
    [yes] You doubt it.
   *[no] { $who } doubts it.
}
play-told-revealed = { $you ->
    [yes] You show the card: { $card }.
   *[no] { $who } shows the card: { $card }.
}
play-told-penalized = { $peg } goes back to { $start } for it.
play-told-gained-extra = { $you ->
    [yes] You win an extra turn.
   *[no] { $who } wins an extra turn.
}
play-told-took-extra = { $you ->
    [yes] You take an extra turn.
   *[no] { $who } takes an extra turn.
}
play-told-declined-extra = { $you ->
    [yes] You go on without the extra turn.
   *[no] { $who } goes on without the extra turn.
}
play-told-forgot = { $you ->
    [yes] You did not draw.
   *[no] { $who } forgets to draw.
}
play-told-sat-out = { $you ->
    [yes] You sit this turn out.
   *[no] { $who } sits this turn out.
}
play-told-stuck = { $you ->
    [yes] You are stuck ({ $count ->
        [one] one turn
       *[other] { $count } turns
    } so far; on stuck turn { $limit } a peg comes out free).
   *[no] { $who } is stuck ({ $count ->
        [one] one turn
       *[other] { $count } turns
    } so far).
}
play-told-drew = You draw { $card }.
play-told-drew-hidden = { $who } draws.
play-told-reshuffled = The pile is empty: the cards played are shuffled and become the new pile.
play-told-won = { $you ->
    [yes] You have won: { $who }. All pegs are home!
   *[no] { $who } won: all pegs are home.
}

## Why

play-why-card = { $card }: { $reason }
play-card-not-held = You do not have { $card }.
play-card-playable = { $card } can be played.
play-card-not-now = { $card } cannot be played now: another card of yours can move a peg.
play-why-all-move = Each of your cards can move a peg.
play-why-no-card-now = No card is played now.
play-why-legal = That can be played.

## Commands

play-help-answers = Type an answer from the list: its number, or the name in the list. A whole turn can be typed at once, such as: 7 C4 to C8 and C10 to C13. If there is only one answer, Enter is enough. And always:
play-command-help = help
    .means = what can be typed
play-command-hint = hint
    .means = what a good player would play, and why
play-command-why = why
    .means = why cards cannot move; of one card or turn: why 5 C4 to C9
play-command-back = back
    .means = one question back
play-command-undo = undo
    .means = right after your turn: take it back, before a card is seen
play-command-board = board
    .means = draw the board again
play-command-pegs = pegs
    .means = tell in words where all pegs are
play-command-hand = hand
    .means = your hand again
play-command-rules = rules
    .means = what the cards do; rules all for everything
play-command-history = history
    .means = what happened so far; history 50 for more of it
play-command-save = save
    .means = write the game to a file: save FILE
play-command-quit = quit
    .means = leave; the game is kept
play-all = all
play-rules-more = More: rules all, or rules and one of: { $titles }.
play-no-history = Nothing has happened yet.
play-save-which = Say where to: save FILE
play-saved = The game is written to { $file }. Go on with it: pegs play { $file }
play-file-exists = There is a file { $file } already. Choose another name.
play-cannot-save = { $file } cannot be written: { $reason }.
play-hint-do = I would do this: { $does }.
play-hint-card = I would play { $card }: { $does }.
play-hint-for = It { $reason }.
play-hint-against = But it { $reason }.

## Leaving and the end

play-kept = Your game is kept. Go on with it at any time: pegs play --resume
play-kept-where = (It is in { $file })
play-end-game = The game took { $cards } cards. All hands open:
play-end-player = { $who }: { $hand }. Cards played: { $cards }, thrown away: { $discards }, jokers: { $jokers }; pegs sent back: { $bumps }, partners helped on: { $boosts }, pegs lost: { $lost }.
play-record-kept = The game is kept in { $file }
play-again = Play again? (yes or no)
