### “How do you play at home?”: the questions about a house’s rules, and their answers.

wizard-hand = How many cards do you hold?
wizard-hand-3 = Three
    .note = a small hand
wizard-hand-4 = Four
    .note = -
wizard-hand-5 = Five
    .note = the most common
wizard-hand-6 = Six
    .note = -

wizard-stuck = What if you’re stuck turn after turn?
wizard-stuck-0 = Bad luck
    .note = we don’t count stuck turns
wizard-stuck-3 = Free on the third
    .note = then a peg comes out with any card
wizard-stuck-4 = Free on the fourth
    .note = after three stuck turns
wizard-stuck-5 = Free on the fifth
    .note = after four stuck turns

wizard-bluff = Do you play cards face up?
wizard-bluff-open = Face up
    .note = everyone sees the card
wizard-bluff-down = Face down
    .note = say any card; others may doubt you

wizard-nine = What does your 9 do?
wizard-nine-forward = Moves 9
    .note = like any number
wizard-nine-split = Moves 9, or splits
    .note = one peg forward, one back
wizard-nine-back = Goes back 9, or splits
    .note = one peg forward, one back
wizard-nine-only = Always splits
    .note = one peg forward, one back

wizard-joker = What does your joker do?
wizard-joker-anywhere = Jumps onto any peg
    .note = from start, the track or home
wizard-joker-track = Jumps, but not from home
    .note = from start or the track
wizard-joker-start = Start pegs jump first
    .note = from the track only if start is empty
wizard-joker-out = Comes out, or jumps
    .note = jumps only on the track
wizard-joker-door = Goes to your in-spot
    .note = or sends an opponent’s peg to start

wizard-two = What does your 2 do?
wizard-two-number = Moves 2
    .note = like any number
wizard-two-own = Moves 2, or trades
    .note = your peg for anyone else’s
wizard-two-any = Moves 2, or trades any two
    .note = two pegs of different colors

wizard-movers = Whose pegs do you move?
wizard-movers-own = Just mine
    .note = until they’re all home
wizard-movers-team = Any peg of my team
    .note = from the first turn

wizard-draw = When do you draw?
wizard-draw-before = Before you play
    .note = one more card to choose from
wizard-draw-after = After you play
    .note = to fill up your hand

wizard-partner = What if you land on your partner?
wizard-partner-boost = Boost
    .note = up to the in-spot, by home
wizard-partner-start = Back to start
    .note = same as an opponent
wizard-partner-never = Not allowed
    .note = pick another move

wizard-taken = What if your partner’s in-spot is taken?
wizard-taken-never = You can’t land there
    .note = pick another move
wizard-taken-start = Back to start
    .note = there’s no room at the in-spot
wizard-taken-up = Land there, yours moves up
    .note = to your own in-spot; theirs stays

wizard-ten = What does your 10 do?
wizard-ten-number = Moves 10
    .note = like any number
wizard-ten-back = Moves 10, or back 1
    .note = one peg
wizard-ten-split = Always splits
    .note = between any two pegs, either way
wizard-ten-both = Moves 10, or splits
    .note = between any two pegs, either way

wizard-faces = How far do face cards go?
wizard-faces-ten = Ten each
    .note = jack, queen and king
wizard-faces-on = 11, 12 and 13
    .note = jack, queen, king

wizard-seven = Who shares your 7?
wizard-seven-own = Two of my pegs
    .note = when it’s split
wizard-seven-partner = My partner’s peg, too
    .note = first one of mine, then any of the team’s

wizard-lap = Can you go past your own home?
wizard-lap-again = Yes, around again
    .note = if that suits you
wizard-lap-able = Only if you can’t turn in
    .note = a peg that can, has to
wizard-lap-turn = No, you have to turn in
    .note = or that peg stays put

wizard-must = What do you have to play?
wizard-must-hand = A card that moves
    .note = but you can hold on to jokers
wizard-must-joker = Any card that moves
    .note = jokers, too
wizard-must-card = Any card you like
    .note = if it can move, it must
wizard-must-nothing = Nothing
    .note = you may discard any card instead

wizard-own = Your own peg is in the way. Now what?
wizard-own-never = It blocks you
    .note = no passing, no landing
wizard-own-pass = You may pass it
    .note = but not land on it
wizard-own-start = You may land on it
    .note = it goes back to start
wizard-own-both = Pass it or land on it
    .note = landed on, it goes back to start

wizard-help = All your pegs are home. Now what?
wizard-help-left = Play for the next partner
    .note = to your left
wizard-help-choice = Play for any partner
    .note = you choose every turn
wizard-help-none = You’re done
    .note = partners finish alone

wizard-finish = Your last peg gets home with part of a 7.
wizard-finish-next = Only your own pegs split it
    .note = you help from your next turn on
wizard-finish-now = Your partner moves the rest
    .note = right away

wizard-free = Must you come out free?
wizard-free-must = You must
    .note = if a peg can
wizard-free-may = You may
    .note = or discard again

wizard-counting = Which turns count as stuck?
wizard-counting-stuck = No card could move
    .note = only then
wizard-counting-discards = Every discard
    .note = even by choice
wizard-counting-team = My partners’, too
    .note = the whole team has one count

wizard-idle = You can’t move. What do you discard?
wizard-idle-card = Any card
    .note = you choose
wizard-idle-drawn = The one I just drew
    .note = no choice
wizard-idle-hand = My whole hand
    .note = and I draw a new one

wizard-board = How many holes are on each side?
wizard-board-12 = 12
    .note = a pocket board
wizard-board-16 = 16
    .note = -
wizard-board-18 = 18
    .note = most boards; count a corner once
wizard-board-20 = 20
    .note = Pegoo’s board

wizard-no-such-answer = This interview has no answer “{ $answer }”.
wizard-dont-know = I don’t know
wizard-change-answer = { $question } { $answer }
wizard-differs-from = { $base }: { $text }
wizard-not-so = { $base }: no such rule
wizard-title = Our house rules
wizard-left-out = This rule is left out.

## In the terminal

wizard-begin = A few questions about how you play at home. Type a letter, or ? if you don’t know. “back” takes back an answer.
wizard-number = { $number } of { $count }: { $question }
wizard-prompt = Your answer (a to { $last }):
wizard-prompt-fix = Which one do you mean (a to { $last })?
wizard-which-letter = Type a letter from a to { $last }.
wizard-not-yet = Answer the first questions, then you can stop.
wizard-command-back = back
wizard-command-done = done
wizard-closest = Closest so far: { $bases }.
wizard-looks-like = This looks like { $base }: { $matching } of your { $known } answers match. Type “done” to use { $base } for the rest.
wizard-conflict = These answers don’t go together. { $problem }
wizard-name = What do you call your rules?
wizard-you-play = You play { $name ->
    [basic] the basic game
   *[other] { $base }
}{ $count ->
    [0] , with no changes.
    [one] {" "}with one change:
   *[other] {" "}with { $count } changes:
}
wizard-published = This is how { $title } plays: see “pegs rules show { $name }”.
wizard-unknown = { $count ->
    [one] You didn’t know one answer. It follows { $base }.
   *[other] You didn’t know { $count } answers. Those follow { $base }.
}
wizard-file = Save as (ours.toml):
wizard-file-name = ours.toml
wizard-saved = Saved { $file }.
wizard-not-saved = Can’t save { $file }: { $reason }.
wizard-play = Try it: pegs play --rules { $rules }
wizard-print = On paper: pegs print card --rules { $rules }, or: pegs print book --rules { $rules }
wizard-link = As a link, add this to the address of any Pegs and Jokers server: { $link }
wizard-quit = Nothing was saved.
