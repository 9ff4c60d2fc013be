### Playing in the terminal. $you says whether the player named is the reader; periods end whole sentences only.

## The command

cli-play = Play a game in this terminal.
cli-play-examples =
    # Play by the Arizona rules, six players
    pegs play --rules arizona --players 6
    # Share the keyboard with Grandma; the bots have the other seats
    pegs play --seats you:Ben,hints,you:Grandma,greedy
    # What if? Play an old game differently from turn 40 on
    pegs play game.pegs --from 40
cli-play-seats = Who sits where, clockwise, such as you,hints,hints:Ben,random. Put “you” more than once to share the keyboard. For your own bot, use my_module:MyBot.
cli-play-usual-seats = you and bots
cli-play-seed = Any text. The same text deals the same cards.
cli-play-draw-by-hand = Draw your cards yourself (and maybe forget to).
cli-play-wooden = The pegs are on a wooden board: say which ones to move.
cli-play-words = Describe the board in sentences instead of drawing it.
cli-play-compact = Draw the board small. Short windows get this automatically.
cli-play-resume = Resume your last game.
cli-play-file = A saved game to resume.
cli-play-from = Play on from this turn of the game in FILE, with the hands as they were. The file stays as it is.

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
play-seats-number = “{ $seats }” has { $given ->
    [one] one seat
   *[other] { $given } seats
}, but the game is for { $players }. List { $players } seats, with commas between them.
play-seats-unknown = There’s no player “{ $seat }”. Use “you” for a person (or you:Anna), a bot ({ $bots }), or a bot of your own (my_module:MyBot).
play-seats-twice = Two players are named { $name }. Give them different names, like this: you:Anna,you:Ben.
play-players-impossible = { $players ->
    [one] You can’t play alone. The game is for 2 to 10 players.
   *[other] The game is for 2 to 10 players, not { $players }.
}
play-teams-impossible = { $teams ->
    [0] You need at least two teams.
    [one] You need at least two teams.
   *[other] { $players } players can’t form { $teams } teams of the same size.
} Use --teams { $possible }.

## Starting

play-welcome = { $rules }, { $players } players.
play-seed = To deal the same cards again: --seed { $seed }
play-team = Team { $number }: { $who }
play-no-partners = No partners: everyone plays alone.
play-dealer = { $you ->
    [yes] You dealt.
   *[no] { $who } dealt.
}
play-first = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
play-first-time = Pick a card, then a peg. Not sure what you can type? Type help. Not sure what to play? Type hint.
play-unfinished = You have an unfinished game from { $date }: { $rules }, with { $names } ({ $turns ->
    [0] no turns yet
    [one] one turn
   *[other] { $turns } turns
}).
play-ask-resume = Resume it? (yes, or no for a new game)
play-resumed = Resuming your game: { $rules }.
play-bot-missing = The bot { $bot } isn’t installed here. Another bot plays for { $name }.
play-yes = yes
play-no = no
play-yes-or-no = Type yes or no.
play-nothing-to-resume = There’s no unfinished game in { $folder }. Start one with: pegs play
play-is-over = The game in { $file } is over. Watch it again with: pegs replay { $file }
play-no-turn = The game in { $file } has { $turns } turns, so you can’t play on from turn { $turn }.
play-from-what = Which game? --from needs a file with a saved or recorded game: pegs play FILE --from 40
play-from = { $rules }, played on from turn { $turn }. It’s a new game; the old one stays as it is.
play-no-file = Can’t read { $file }: { $reason }.
play-no-game = There’s no game in { $file } that can be resumed.
play-damaged = Line { $line } of { $file } is damaged. You resume from the turn before it, in a new file; the damaged file stays as it is.
play-no-game-because = There’s no game in { $file } that can be resumed: { $reason }
play-cannot-save-here = Can’t save the game in { $folder }: { $reason }. Set the environment variable PEGS_DATA_DIR to another folder.

## The board

play-board-legend = Each letter is a peg. { $in_spot_sign } is the { $in_spot }, { $out_spot_sign } the { $out_spot }{ $marked ->
    [yes] , and * marks your side
   *[no] { "" }
}.
play-board-moved = { $sign } marks the pegs that have just moved.
play-board-name = { $relation ->
    [you] { $who } (you)
    [partner] { $who } (partner)
   *[other] { $who }
}
play-words-player = { $name }, side { $letter }: { $count ->
    [0] no pegs in { $start }
    [one] one peg in { $start }
   *[other] { $count } pegs in { $start }
}; out: { $out }.
play-words-none = none

## A turn

play-pegs-moved = Press Enter when the pegs are moved. If your board looks different, type a peg and where it really is, like A5-A6.
play-not-a-correction = Type where a peg stands here and where it really is, like A5-A6. Several: A5-A6, Bs-B8.
play-correction-other-home = A peg of { $who } can only be on the track, in its own start, or in its own home.
play-your-turn = { $shared ->
    [yes] { $who }, it’s your turn.
   *[no] Your turn.
}
play-asked = { $shared ->
    [yes] { $who }, it’s up to you.
   *[no] It’s up to you.
}
play-hand = Your hand: { $cards }
play-no-cards = no cards
play-helping = All your pegs are home, so now you play { $who }’s pegs.
play-make-move = Now make your move with { $card }.
play-stuck-so-far = You’ve been stuck for { $count ->
    [one] one turn
   *[other] { $count } turns
}. On turn { $limit } a peg comes out free.

play-ask-card = Which card do you play?
play-ask-discard = You can’t move. Which card do you discard?
play-ask-discard-hand = You can’t move, so your whole hand goes. Which card first?
play-ask-discard-drawn = You can’t move, so the card you just drew goes.
play-ask-declare = Which card do you play face down?
play-ask-declared = You play { $card } face down. What do you call it?
play-ask-peg = Which peg?
play-ask-landing = Where to?
play-ask-next-peg = { $left } left. Which peg next?
play-ask-next-landing = { $left } left. Where to?
play-ask-penalty = Which of { $who }’s pegs goes back to its { $start }?
play-ask-doubt = Do you believe it’s { $card }?
play-ask-draw = { $count ->
    [one] Do you draw a card?
   *[other] You have { $count } cards to draw. Do you draw one?
}
play-ask-extra = You have an extra turn. Do you take it now?
play-ask-pass = You have no cards to play.

play-word-accept = believe
    .means = let it stand
play-word-doubt = doubt
    .means = have the card turned over
play-word-extra = extra
    .means = take the extra turn
play-word-decline = skip
    .means = skip the extra turn
play-word-draw = draw
    .means = take a card from the draw pile
play-word-forget = forget
    .means = continue without drawing
play-word-pass = pass
    .means = end your turn
play-word-discard = discard
play-word-free = free
play-word-done = done
play-label-discard = no peg moves
play-label-discard-face-down = face down, and no peg moves
play-label-declare = { $honest ->
    [yes] { $count ->
        [0] the truth
       *[other] the truth, or a bluff: { $cards }
    }
   *[no] a bluff: { $cards }
}
play-label-honest = (the truth)
play-label-free = { $own ->
    [yes] discard it, and one of your pegs comes out free
   *[no] discard it, and one of { $who }’s pegs comes out free
}
play-label-done = leave it there
play-label-peg-of = ({ $who }) { $what }
play-menu-pegs = { $you ->
    [yes] yours: { $holes }
   *[no] { $who }: { $holes }
}
play-ways = { $count } possible moves
play-count = { $way ->
    [forward] { $count } forward
   *[back] { $count } back
}
play-comes-out = comes out
play-left = { $left } left for another peg
play-idle-cards = (You can’t play these now: { $cards })
play-does-discard = discard it
play-does-declare = call it { $card }
play-step = { $origin } to { $target }
play-step-to = to { $target }

play-answer-several = That could be more than one of these. Type the number in front.
play-answer-empty = Type one of the answers above, such as { $example }, or help.
play-answer-unknown = “{ $text }” isn’t one of the answers. Type one of those above, such as { $example }, or help.
play-not-a-turn = That turn doesn’t work. { $problem }
play-card-first = { $count ->
    [0] None of your cards can do that. To see why one can’t, type it first, like this: { $example }
   *[other] More than one of your cards can do that. Type the card first, like this: { $example }
}
play-nothing-back = This is the first question of your turn. To take back your last turn, type undo.
play-pass-keyboard = Pass the keyboard to { $who }. { $who }, press Enter when no one else can see the screen.

## Why

play-why-card = { $card }: { $reason }
play-card-not-held = You don’t have { $card }.
play-card-playable = You can play { $card }.
play-card-not-now = You can’t play { $card } now: another card of yours can move a peg.
play-why-all-move = You can move with every card in your hand.
play-why-no-card-now = You aren’t playing a card right now.

## Commands

play-help-answers = Type an answer from the list: its number or its name. If there’s only one answer, just press Enter. You can also type a whole turn at once, like this: 7 C4 to C8 and C10 to C13. You can type any of these, too:
play-command-help = help
    .means = show this help
play-command-hint = hint
    .means = see what a good player would do, and why
play-command-why = why
    .means = see why you can’t play a card, or a turn: why 5 C4 to C9
play-command-back = back
    .means = go back one question
play-command-undo = undo
    .means = take back your last turn, until another person plays
play-command-board = board
    .means = draw the board again
play-command-compact = compact
    .means = switch between the small and the full board
play-command-pegs = pegs
    .means = list where all the pegs are, in words
play-command-hand = hand
    .means = show your hand again
play-command-rules = rules
    .means = what the cards do (rules 7: one card; rules all: all the rules)
play-command-history = history
    .means = the last turns (history 50: more of them)
play-command-save = save
    .means = save a copy of the game: save FILE
play-command-quit = quit
    .means = leave; your game is saved
play-all = all
play-rules-more = For more, type rules all, or rules and one of: { $titles }.
play-one-size = This window is too narrow for the small board. Make it wider first.
play-save-which = Type the name of a file too: save FILE
play-saved = Saved a copy in { $file }. Resume it with: pegs play { $file }
play-file-exists = There’s already a file { $file }. Choose another name.
play-cannot-save = Can’t write { $file }: { $reason }.
play-hint-do = I’d do this: { $does }.
play-hint-card = I’d play { $card }: { $does }.
play-hint-for = It { $reason }.
play-hint-against = But it { $reason }.

## Leaving and the end

play-saved-for-later = Your game is saved. Resume it anytime with: pegs play --resume
play-saved-where = (It’s in { $file })
play-end-game = The game took { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
play-end-player = { $who }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $holes ->
    [one] one hole
   *[other] { $holes } holes
} moved, { $bumps ->
    [one] one bump
   *[other] { $bumps } bumps
}, { $boosts ->
    [one] one partner boost
   *[other] { $boosts } partner boosts
}, { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
}, { $discards ->
    [one] one discard
   *[other] { $discards } discards
}, got bumped { $bumped ->
    [one] once
    [2] twice
   *[other] { $bumped } times
}. Left in hand: { $hand }.
play-record-saved = Saved a record of the game in { $file }. Watch it again with: pegs replay { $file }
play-again = Play again? (yes or no)
