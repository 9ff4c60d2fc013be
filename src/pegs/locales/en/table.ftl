### What a table replies when it can't do what one person asked.

table-not-a-command = This table doesn’t know the command { $command }.
table-begun-already = The game has already started.
table-dealing = The cards are being dealt.
table-shuffled = Those cards have already been shuffled.
table-commits = You’ve changed your number too many times.
table-number-not-locked-in = That isn’t the number you locked in.
table-not-over = The game isn’t over yet.
table-not-your-turn = It’s { $name }’s turn.
table-no-take-back = There’s no turn to take back. You can take back your last turn only until another person plays.
table-take-back-asked = Someone has already asked to take back a turn.
table-take-back-denied = The answer was no, so the turn stands. You can’t ask again.
table-no-take-back-asked = That take-back has already been decided.
table-no-such-seat = This table doesn’t have that seat.
table-no-such-bot = There’s no bot with that name. Choose one of these: { $bots }.
table-seat-taken = { $name } is sitting there. Choose another seat.
table-full = All the seats are taken. You can watch, or start your own table.
table-no-phrase = You can’t say that at this table.
table-no-reaction = There’s no such reaction at this table.
table-reactions = One reaction at a time, please.
table-no-open-talk = At this table you can only use the phrases on the list.
table-watchers-watch = You’re watching. Take a seat to play.
table-waited-long = You’ve waited long enough. Let a bot play, or pause the game.
table-host-only = Only the host can do that.
table-no-time-to-give = You can only give time to someone else who is on the clock.
table-enough-time = That’s as much time as one turn can get.
table-no-bot-here = There’s no bot at that seat. Choose another one.
table-many-requests = Enough people are asking already. Try again in a few minutes.
table-no-request = Nobody is asking for this seat anymore.
table-paused = The game is paused. Someone at the table has to resume it.
table-not-playing = There’s no game yet. Wait for the host to start one.
table-stale = Something just changed. Look at the board again.
table-somebody = Someone
table-why-legal = You can play that.
table-why-your-turn = Ask again when it’s your turn.
table-why-no-card = You don’t have that card.
table-why-not-now = You aren’t playing a card right now.
table-why-all-move = You can move with every card in your hand.
table-why-card-plays = You can play this card.
table-why-card-not-now = You can’t play this card now: another card of yours has to be played.
table-why-no-peg = There’s no peg there.
table-why-peg-moves = You can move this peg.
table-why-no-rest = No other peg can take the rest.
table-no-hints = Hints are turned off at this table.
table-seed-not-promised = The seed isn’t the one that was locked in: its SHA-256 differs from the commitment.
table-seed-deals-otherwise = Shuffling with the seed gives other cards than the ones dealt.
table-seed-of-another-day = The seed isn’t that of the deal of the day.
table-seed-without-deal = A seed goes with a game that was dealt, but this one starts from a position.
table-shuffle-unknown = This program only knows the shuffle “{ $known }”, followed by “game” and the game’s number.
table-seed-not-a-number = Each number must have 64 digits, all of them 0 to 9 or a to f.
table-many-people = { $people } people sit here, and all of them need a seat.
table-many-changes = The seats and options of this table have changed very often. Open a new table.
table-fixed-title = This game is named after what’s played here.
table-position-settings = A game from a position keeps its seats and options.
table-lesson-seats = A lesson is for one person and three bots.
table-no-lesson = These rules don’t have that lesson.
table-no-start = A game can only start from a position in which someone plays a card.
table-no-position = Discards need a position that the game starts from.
table-wrong-discards = The discards have cards that are in a hand, or that the deck doesn’t have.
table-no-coach = The coach can’t help at this table.
table-practice-over = The game was over by then. Choose a turn from 0 to { $last }.
table-lesson-other = Try what the lesson shows first.
table-lesson-try = Try { $card } first.
table-rules-same = The table has these rules already.
table-rules-suggested = Someone has already suggested these rules. You can vote for them.
table-rules-enough = There are enough suggestions already. Vote on those first.
table-rules-no-more = You have made too many suggestions at this table. You can still vote on those of others.
table-rules-decided = That vote is over.
table-rules-dealt = The rules can only be changed before the first deal.
table-rules-lesson = A lesson keeps its rules.
table-daily-seats = In the deal of the day, the seats stay as they are.
table-daily-date = Check the date on this device: it isn’t that day anywhere right now.
table-daily-settings = The deal of the day has the same seats, rules and settings for everyone.

## A wooden board

table-wooden-not-here = Lessons and the deal of the day are played on the screen. Choose “On the screens”.
table-pegs-first = Move the pegs on the board first, and say when that’s done.
table-no-wooden-board = This table has no wooden board, so there’s nothing to correct.
table-enough-corrections = You’ve corrected the board three times since the last turn. Play a turn first.
table-correction-no-turn = With the pegs there, the turn that has begun couldn’t be finished. Finish it first, then correct the board.
table-correction-no-peg = There’s no peg there. Look at the board again.
table-correction-no-hole = There’s no such hole on this board.
table-correction-two-pegs = Two pegs can’t share a hole. Move the other one first.

## Real cards

table-real-cards-need-wood = Real cards go with a wooden board and a new game. Choose “On a wooden board”.
table-real-cards-no-bots = Bots can’t hold real cards. With real cards, every player is a person.
table-real-cards-no-repeat = The app never saw these cards, so it can’t deal them again. Shuffle and deal a new game.
table-real-cards-no-such = That isn’t a card that can be played now.
table-real-cards-shuffled = You’ve said that three times since the last turn. Play a turn first.
table-no-real-cards = This table’s cards are on the phones.
table-real-card-first = First say which card is played.
table-player = Player { $number }

## Dates

date-weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
date-long = { $weekday }, { $date }
date-short = { $month } { $day }
