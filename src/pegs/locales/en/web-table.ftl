### The table in the browser. $you says whether the one who looks is meant, $own whether a peg is their own.

you = you

## Places, in the words of the rules

place-to = { $whose ->
    [you] to your { $n }
    [your-corner] to your corner
    [seat] to { $name }’s { $n }
    [corner] to { $name }’s corner
    [side] to side { $name }, hole { $n }
    [home] to { $home } { $n }
   *[start] to { $start }
}
place-from = { $whose ->
    [you] from your { $n }
    [your-corner] from your corner
    [seat] from { $name }’s { $n }
    [corner] from { $name }’s corner
    [side] from side { $name }, hole { $n }
    [home] from { $home } { $n }
   *[start] from { $start }
}
peg-at = { $you ->
    [yes] your peg on { $at }
   *[no] { $name }’s peg on { $at }
}

## What becomes of a peg

fate-start = { $you ->
    [yes] your peg goes back to { $start }
   *[no] { $name }’s peg goes back to { $start }
}
fate-in-spot = { $you ->
    [yes] your peg moves up to your { $spot }
   *[no] { $name }’s peg moves up to the { $spot }
}
hit-bump = { $relation ->
    [me] bump yourself
    [partner] bump { $name }, your partner
   *[other] bump { $name }
}
hit-help = { $relation ->
    [me] move your own peg up
    [partner] help { $name }, your partner
   *[other] help { $name }
}

## Questions

ask-card = Choose a card or a peg
ask-helping = All home. You play for { $name }
ask-card-for-peg = Which card moves this peg?
ask-throw = Nothing can move. Throw one card
ask-throw-chosen = { $card }: nothing moves
ask-free = Nothing can move. Throw a card and bring a peg out
ask-declare = Lay a card face down
ask-declared = What do you say it is?
ask-declared-move = { $card }: now make the move
ask-peg = { $card }: which peg moves?
ask-size = { $card }: how is it split?
ask-where = Where to?
ask-where-left = Where to? { $count } left
ask-other-peg = Which peg moves the other { $count }?
ask-penalty = Which peg of { $name } goes back to { $start }?
ask-believe = { $name } says it is { $card }. Do you believe it?
ask-extra = You have an extra turn. Take it now?
ask-draw = { $count ->
    [one] You may draw a card
   *[other] You may draw { $count } cards
}
ask-pass = You have no cards
ask-things-happen = { $count ->
    [2] Two things happen
    [3] Three things happen
    [4] Four things happen
   *[other] { $count } things happen
}

## Answers

row-size = { $first } + { $second }
row-throw = Throw { $card } away
row-nothing-moves = nothing moves
row-why = Why can { $card } not move?
row-free = { $own ->
    [yes] Throw it away, and a peg comes out free
   *[no] Throw it away, and a peg of { $name } comes out free
}
row-send = Send { $peg } back to { $start }
row-bring-out = { $own ->
    [yes] Bring a peg out
   *[no] Bring a peg of { $name } out
}
row-peg-of = { $name }’s peg, { $from }
row-ways = { $count } ways
row-into-home = into { $home }
row-into-home-hole = into { $home }, hole { $n }
row-safe = safe from now on
row-swap = Change places with { $peg }
row-swap-short = { $you ->
    [yes] change places with your own peg
   *[no] change places with { $name }
}
row-partner = { $name } is your partner
row-split = Split { $card } between two pegs
row-split-this = Split { $count }: this peg moves a part of it
row-part = { $way ->
    [back] { $count } back, { $to }
    [forward] { $count } forward, { $to }
   *[plain] { $count }, { $to }
}
row-left = { $count } left for another peg
row-harm = { $you ->
    [yes] Bumps your own peg
   *[no] Bumps { $name }, your partner
}
row-things-happen = { $count ->
    [3] three things happen
   *[other] { $count } things happen
}
chain-land = { $relation ->
    [me] You land on your own peg
    [partner] You land on { $name }, your partner
   *[other] You land on { $name }
}
chain-next = { $relation ->
    [me] and lands on your peg
    [partner] and lands on { $name }, your partner
   *[other] and lands on { $name }
}
declare-none = Nothing
declare-honest = the truth
split-moved = { $count } moved
split-left = { $count } left
split-bar = { $moved } moved, { $left } left

## Buttons

press-card = Play { $card }
press-split = Play { $first } + { $second }
press-throw = Throw { $card } away
press-declare = Say it is { $card }
press-penalty = Send it back
missing-card = Choose a card
missing-declared = Choose a rank
missing-landing = Choose a hole
missing-size = Choose a split
missing-peg = Choose a peg
back = Back
back-part = Undo { $count }
hint = Hint
hint-title = I would do this
hint-take = Show me
hint-declare = { $card }, and say it is { $said }
skip = Skip
take-back = Take it back
im-back = I am back
resume = Go on
go-live = Go live
look-earlier = Earlier
word-accept = Believe
word-doubt = Doubt
word-extra = Take it
word-decline = Not now
word-draw = Draw a card
word-forget = Go on without
word-pass = Pass
time-left = Time left for this turn

## Why not

why-not-card = Why not { $card }?
why-not-peg = Why not the peg { $from }?
why-nothing = Nothing forbids it.

## Cards and seats

hand = Your cards
hand-card = { $card }. { $power }
hand-card-dull = { $card }, cannot be played now. Why?
card-does = { $card }: { $power }
seats = Players
seat-you = you
seat-partner = partner
seat-open = Seat { $letter }
seat-bot = bot
seat-stand-in = a bot plays meanwhile
seat-away = away
seat-away-for = away, a bot plays in { $seconds } s
seat-days-left = { $count } days left
seat-hours-left = { $count } hours left
seat-minutes-left = { $count } minutes left
seat-seconds-left = { $count } s left
seat-let-bot-play = Let a bot play
seat-helps = { $you ->
    [yes] plays your pegs
   *[no] plays { $name }’s pegs
}
seat-stuck = { $count } of { $limit } stuck turns
seat-extra = { $count ->
    [one] an extra turn
   *[other] { $count } extra turns
}
seat-owed = { $count ->
    [one] may draw one more card
   *[other] may draw { $count } more cards
}
seat-forfeit = { $count ->
    [one] sits out the next turn
   *[other] sits out { $count } turns
}
seat-home = { $count } of { $pegs } home
seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## The board in words

board-label = The board. Every choice on it is also a button below; where the pegs are is told in “The board in words”.
menu-twin = The board in words
twin-seat = { $name }: { $parts }.
twin-track = { $count ->
    [one] a peg on { $places }
   *[other] { $count } pegs on { $places }
}
twin-start = { $count } in { $start }
twin-home = { $count } { $home }
pile-draw = Draw a card from the pile
pile-left = { $count ->
    [one] one card left in the pile
   *[other] { $count } cards left in the pile
}

## While others play

notice-turn = Your turn
notice-asked = Believe it?
wait-next = { $name } is next, then you
wait-for = { $name } is next
wait-showing = { $you ->
    [yes] You are playing
   *[no] { $name } is playing
}
wait-asked = { $name } is asked
wait-lift = Lift a card now if you like. It waits for your turn.
wait-watching = You are watching.
wait-stand-in = A bot plays for you. Come back whenever you like.
wait-paused = The game is paused.
wait-looking = You are looking back: turn { $turn } of { $turns }.
missed-turns = { $count ->
    [one] One turn was skipped.
   *[other] { $count } turns were skipped.
}
nothing-yet = Nothing has happened yet
moves = Moves

## The top bar and the menu

bar-menu = Menu
bar-sound = Sounds
bar-hint = Hint
bar-people = Players and moves
bar-title = { $rules } · { $teams ->
    [0] each for themselves
   *[other] { $teams } teams
}
watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}
menu-talk = Say something
menu-rules = The rules
menu-invite = Invite
menu-pause = Pause
menu-move = Move my seat to another device
menu-confirm = Ask before a turn is played
menu-settings = Settings
menu-leave = Leave the table
menu-name = My name and colour
name-note = Everybody at the table sees them at once. They are kept for your next table.
name-keep = Keep it
menu-people = Take a seat back
people-take = Take the seat of { $name } back
people-warning = The seat of { $name } opens on no device any more. When the time for somebody who is away is over, a bot plays there; you can seat one at once.
people-yes = Yes, take it from { $name }
people-no = No
people-done = { $name } has no key to the seat any more.
leave-running = A bot plays on for you, and the seat is gone.
leave-gathering = Your seat becomes free.
leave-watching = The table goes on without a watcher.
leave-yes = Leave
talk-text = Say it in your words
talk-send = Send
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-nice = Nice move
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-ouch = Ouch
phrase-your-turn = Your turn
phrase-one-moment = One moment
phrase-good-game = Good game
phrase-again = Another game?
phrase-bye = Bye
invite-qr = A QR code that leads here
invite-copy = Copy the link

## Before the deal

gather-waiting = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
gather-ready = Everyone is here
gather-come = Scan it with a phone, send the link, or tell the code:
gather-open = free
gather-here = here
gather-bot = A bot
gather-free = Free it
gather-start = Deal
gather-start-bots = { $count ->
    [one] Deal, with a bot in the free seat
   *[other] Deal, with bots in { $count } seats
}
gather-host-deals = Whoever made the table deals when everyone is here.

## After the end

over-you = You win
over-they = { $alone ->
    [yes] { $names } wins
   *[no] { $names } win
}
over-home = { $pegs } of { $pegs } home
over-hands = Everyone’s last hand
over-again = Play again, same seats
over-rotate = One seat further
over-replay = Replay
over-share = Share
fact-turns = { $count ->
    [one] turn
   *[other] turns
}
fact-bumps = { $count ->
    [one] bump
   *[other] bumps
}
fact-bumps-mine = { $count ->
    [one] bump by you
   *[other] bumps by you
}
fact-minutes = { $count ->
    [one] minute
   *[other] minutes
}
fair-check = Check the shuffle
fair-good = The shuffle was fair: the cards are those promised before the deal.
fair-bad = The cards are not those promised before the deal.

## When the table cannot be shown

table-fetching = The table is coming
table-no-seat = This browser has no seat at that table.
table-join = Join by code
table-moved = Your seat moved to another device.
table-revoked = Your seat was given to somebody else.
table-unknown = That table is not known here any more.
table-closed = The table had to close this page.
