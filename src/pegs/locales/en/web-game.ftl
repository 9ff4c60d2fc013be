### The replay of a finished game, in the browser.

replay-title = Replay
replay-seen-by = View as
replay-everyone = Everyone
replay-all-hands = All hands
replay-this-turn = This turn
replay-turn = Turn { $turn } of { $turns }
replay-deal = The deal
replay-dealt = { $who } goes first.
replay-hand = { $who }’s hand
replay-played = played
replay-moves = All turns
replay-first = To the start
replay-back = Previous turn
replay-play = Play
replay-pause = Pause
replay-on = Next turn
replay-last = To the end
replay-speed = Speed: { $speed }×
replay-where = Place in the game
replay-marks = What the marks mean
replay-mark-bump = bump
replay-mark-joker = joker
replay-mark-home = home
replay-statistics = Statistics
replay-turns = Turns
replay-holes = Holes moved
replay-bumps = Bumps
replay-bumped = Got bumped
replay-boosts = Partner boosts
replay-jokers = Jokers
replay-discards = Discards
replay-record = Download
fair-title = Was the shuffle fair?
fair-again = These cards were known: they’re those of game { $game } at this table, dealt again with sides swapped. The check is of that game’s shuffle.
fair-why = The server locked in a secret number before dealing and showed everyone its fingerprint. Every card comes from that number, so it couldn’t change one after the deal. In this game only the server’s number counted, so it could have picked one it liked.
fair-why-people = Before dealing, the server and the players’ devices each locked in a secret number and showed everyone its fingerprint. The cards come from all those numbers together. If your number is in, no one could choose or guess the cards beforehand: not the host, not the server, not even all the others together.
fair-daily = This is the deal of the day: everyone has these cards. They follow from the date, so no one at the table shuffled them, and they weren’t secret.
fair-on-device = One player’s device shuffled these cards, without a server. Its owner could have chosen them or looked at them.
fair-date-good = The number behind the cards is the one that follows from the date. Your device just checked that itself.
fair-date-bad = The number behind the cards isn’t the one that follows from the date. Don’t trust this deal.
fair-of-date = The number behind the cards: the SHA-256 of “{ $text }”
fair-limits = This can’t rule out two things. The person who runs the server could have looked at the cards while you played. And a device that holds back its number can turn down one deal, though it can’t choose the next; that’s why missing numbers are listed here.
fair-run = Check now
fair-number-good = The server’s number matches its fingerprint from before the deal. Your device just checked that itself.
fair-number-bad = The server’s number doesn’t match its fingerprint from before the deal. Don’t trust this shuffle.
fair-person-in = { $name }’s number is in the shuffle.
fair-person-bad = { $name }’s number doesn’t match its fingerprint. Don’t trust this shuffle.
fair-person-silent = { $name } locked in a number but didn’t reveal it in time, so it isn’t in the shuffle.
fair-own-in = Your number is in the shuffle, just as this device sent it.
fair-own-late = This device didn’t reveal its number in time, so it isn’t in the shuffle.
fair-own-lost = This device sent its number, but it isn’t in the shuffle. It may have arrived too late, or the server left it out.
fair-own-dropped = The server confirmed this device’s number, but left it out. Don’t trust this shuffle.
fair-own-changed = The numbers aren’t the ones this device saw locked in before the deal. Don’t trust this shuffle.
fair-redealt-good = Your device shuffled and dealt again from these numbers, and every card is the same.
fair-redealt-bad = Your device shuffled and dealt again from these numbers, and got different cards. Don’t trust this shuffle.
fair-cards-good = The server dealt again from these numbers and got exactly the same cards.
fair-cards-bad = The server dealt again from these numbers and got different cards. Don’t trust this shuffle.
fair-yourself = To check it without this server, download the game and run “pegs verify” on it.
fair-numbers = The numbers
fair-commitment = Fingerprint of the server’s number, from before the deal (SHA-256)
fair-seed = The server’s secret number, revealed after the game
fair-person-commitment = Fingerprint of { $name }’s number, from before the deal
fair-person-seed = { $name }’s secret number

## What if

practice-on = Play on from here
practice-note = Practice. Your real game stays as it was.
practice-cards = The hands are as they were. The next cards are shuffled anew, so luck may differ.
practice-real = The app doesn’t know the hands of real cards, so they’re dealt anew.
practice-seat = Your seat
practice-next = { $name } (plays next)
practice-with = Who plays?
practice-alone = You and Strong bots
practice-together = Others join by link
practice-go = Play
coach-ask = What would the coach do?
coach-asking = The coach is thinking …
coach-only = It sees only { $name }’s cards and the board.
coach-for = The coach, for { $name }
coach-agrees = The coach agrees with { $name }
coach-played = In the game: { $what }.
coach-cost = It cost between { $from } and { $to } wins in 100 games.
coach-cost-one = It cost about { $from ->
    [one] one win
   *[other] { $from } wins
} in 100 games.
coach-fine = About as good.
coach-unknown = We don’t know these rules well enough to judge turns yet. This is what a strong bot would play.
replay-review = Review the game

## Together

together-start = Go through it together
together-you-lead = You lead. Everyone looking at this game goes where you go.
together-stop = Stop leading
together-leads = { $name } leads
together-apart = Look around yourself
together-follow = Follow { $name }
together-free = { $name } no longer leads. You’re free to look around.

## Notes on turns: comments, arrows and rings. $you says whether the reader is meant.

note-add = Add a note
note-change = Change my note
note-mine = My note
note-of = { $name }’s note
note-comment = What do you think of this turn?
note-how = Drag from hole to hole on the board for an arrow, tap for a ring. The same again makes the other kind, and once more takes it away.
note-most = Three arrows and three rings are the most. Draw one again twice to take it away.
note-clear = Clear the board
note-cancel = Cancel
note-save = Save
note-saved = Everyone with this replay’s link can read your note.
note-delete = Delete my note
note-deleted = Your note is gone.
note-show = Show { $name }’s arrows
note-mark = note
note-arrow = Arrow from { $from } to { $to }.
note-ring = Ring around { $at }.
note-start = { $you ->
    [yes] your { $start }
   *[no] { $name }’s { $start }
}
note-peg = { $you ->
    [yes] your peg { $number }
   *[no] { $name }’s peg { $number }
}
note-peg-where = { $you ->
    [yes] your peg { $where }
   *[no] { $name }’s peg { $where }
}
