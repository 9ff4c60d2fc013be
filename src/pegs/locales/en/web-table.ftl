### The table in the browser. $you says whether the viewer is meant, $own whether a peg is their own.

you = you
lobby-have-code = I have a code
lobby-note-invite = invite
lobby-note-you = you
lobby-note-partner = partner
lobby-note-bot = bot
lobby-note-here = here
lobby-note-away = away
bar-name = What’s this table called?

## A place beside a peg; other places are in story.ftl

landmark-peg = next to { $you ->
    [yes] your peg
   *[no] { $name }’s peg
}

## Questions

ask-card = Your turn: pick a card or a peg
ask-helping = Your pegs are all home. Play for { $name }
ask-card-for-peg = Which card moves this peg?
ask-discard = You can’t move. Discard a card
ask-discard-chosen = Discard this card?
ask-discard-drawn = You can’t move. Discard the card you just drew
ask-discard-hand = You can’t move. Discard your hand
ask-free = You can’t move. Discard a card and bring a peg out
ask-free-drawn = You can’t move. Discard the card you just drew and bring a peg out
ask-declare = Play a card face down
ask-declared = What will you call it?
ask-declared-move = Now play it as { $card }
ask-peg = { $card }: which peg?
ask-split-peg = Split { $card }: which peg goes first?
ask-pending = Just a moment …
ask-where = Where to?
ask-penalty = Which of { $name }’s pegs goes back to its { $start }?
ask-believe = { $name } says it’s { $card }. Do you believe it?
ask-extra = You have an extra turn. Take it now?
ask-draw = { $count ->
    [one] You may draw a card
   *[other] You may draw { $count } cards
}
ask-pass = You’re out of cards
ask-things-happen = { $count ->
    [2] Two things happen
    [3] Three things happen
    [4] Four things happen
   *[other] { $count } things happen
}

## Answers

slot-happened = What happened
slot-question = Your choice
slot-hand = Hand
row-next = Next choice
row-place = { $number } of { $count }
declare-none = Nothing
declare-honest = true

## Buttons

press-card = Play { $card }
press-split = Play { $parts }
press-part = { $way ->
    [back] { $count } back
   *[forward] { $count } forward
}
press-discard-hand = Discard your hand
press-discard = Discard { $card }
press-declare = Call it { $card }
press-penalty = Send it back
back = Back
back-part = Undo { $count }
hint = Hint
hint-not-today = No hints in the deal of the day.
hint-show-turn = Show me the turn
hint-why = Why?
hint-declare = Play { $card } and call it { $said }
hint-bumps = Bumps { $name },
hint-boosts = Boosts { $name }
skip = Skip
skip-to-mine = To my turn
next-turn = Next turn
take-back = Take it back
take-back-ask = Ask to take it back
take-back-asks = { $name } asks to take back the last turn
take-back-shuffles = If everyone says OK, new cards go back and the deck is reshuffled.
take-back-agree = That’s OK
take-back-refuse = No
take-back-waiting = Waiting for an answer from { $names } …
take-back-withdraw = Never mind
im-back = I’m back
resume = Resume
go-live = Back to the game
look-earlier = Earlier
word-accept = Believe it
word-doubt = Doubt it
word-extra = Take it
word-decline = Skip it
word-draw = Draw a card
word-forget = Skip it
word-play = Play
word-pass = Pass
time-left = Time left for this turn

## A turn prepared while others play

ready = Ready
ready-not = Not ready
ready-plays = { $does }. Plays by itself if it still can.
ready-dropped = Your { $card } can’t do that anymore.
ready-differs = Now it would be: { $does }.
ready-cannot = You couldn’t play { $card } as things are.

## Why not

why-not-card = Why can’t I play { $card }?
why-not-peg = Why can’t I move this peg?

## Cards and seats

hand = Your cards
skip-to-cards = Skip to your cards
hand-card = { $card }. { $power }
hand-card-dull = { $card }. You can’t play it now. Tap to see why.
seats = Players
seat-bot = bot

## The board in words

board-label = The board. Every choice on it is also a button below. The menu has it in words.
board-open-seat = Open
menu-keys = Keys
menu-twin = The board in words
pile-draw = Draw a card from the pile
pile-left = { $count ->
    [one] one card left in the pile
   *[other] { $count } cards left in the pile
}

## While others play

notice-turn = Your turn
notice-asked = Believe it?
wait-next = { $name }’s turn. You’re next.
wait-after = { $name }’s turn. You’re after { $before }.
wait-for = { $name }’s turn
wait-showing = { $you ->
    [yes] You play
   *[no] { $name } plays
}
wait-asked = Waiting for { $name } to answer
wait-lift = Tap a card to have it ready.
wait-watching = You’re watching.
wait-stand-in = A bot is playing for you. Come back anytime.
wait-paused = The game is paused.
wait-looking = Looking back: turn { $turn } of { $turns }.
middle-played = { $you ->
    [yes] You played
   *[no] { $name } played
}
middle-then = { $you ->
    [yes] then you
   *[no] then { $name }
}
middle-left = { $count ->
    [one] card left
   *[other] cards left
}
recap-turns = { $count } turns
nothing-yet = No turns yet
moves = Moves

## The top bar and the menu

bar-menu = Menu
bar-people = Players and moves
watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
menu-talk = Say something
menu-chat = Chat log
menu-mute = Mute someone
menu-more = More
menu-move = Continue on several phones
menu-invite = Invite
menu-name = My name and color
menu-people = Remove a player
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
phrase-react-nice = Nice
phrase-react-ha-ha = Ha ha
phrase-react-whoa = Whoa
phrase-react-ouch = Ouch
phrase-react-thanks = Thanks
phrase-react-sleepy = Sleepy
invite-qr = A QR code that leads here

## Before the deal


## The next deal

deal-starts = { $you ->
    [yes] { $dealer } deals. You start.
   *[no] { $dealer } deals. { $starter } starts.
}

## When the table can’t be shown

table-fetching = Setting up the table …
table-no-seat = You don’t have a seat at this table on this device.
table-moved = Your seat moved to another device.
table-left = You left this table.
table-revoked = The host removed you from this table.
table-unknown = This table no longer exists.
table-closed = You were disconnected from this table.
table-elsewhere = We couldn’t get you to your table. Your game is safe. If this happens again, tell the person who runs the server.
