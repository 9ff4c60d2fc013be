### What a table says to one person: why something is not done.

table-hole = { $mine ->
    [yes] your { $what }
   *[no] { $who }’s { $what }
 }
table-not-a-command = A table does not know the command { $command }.
table-begun-already = The game has begun already.
table-not-over = The game is still going on: play it to its end first.
table-not-your-turn = It is the turn of { $name }: wait for yours.
table-no-take-back = There is nothing to take back: only your own last turn, before another person has played.
table-no-such-seat = There is no such seat at this table.
table-no-such-bot = There is no such bot: take one of { $bots }.
table-seat-taken = { $name } sits there: choose another seat.
table-full = All seats are taken: you can watch, or make a table of your own.
table-no-phrase = That cannot be said at this table.
table-no-open-talk = At this table only the phrases of the list can be said.
table-watchers-watch = Watchers only watch: take a seat to play.
table-host-only = Only the one who made the table may do that.
table-paused = The game is paused: somebody at the table has to resume it.
table-not-playing = No game is going on: wait until the host deals.
table-stale = Something has happened since: look at the board again.
table-somebody = Somebody
table-why-legal = This turn is allowed.
table-why-your-turn = Ask when it is your turn.
table-why-no-card = That card is not in your hand.
table-why-not-now = No card is played now.
table-why-all-move = Every card of your hand can move something.
table-why-card-plays = This card can be played.
table-why-card-not-now = This card could move, but not now: another one must be played.
table-why-no-peg = No peg stands there.
table-why-peg-moves = Your cards can move this peg.
table-no-hints = This table plays without hints.
table-teams = { $players } players cannot be { $teams } equal teams: choose another number of teams.
table-too-few-cards = There are too few cards for { $players } players: add packs, or deal smaller hands.
table-seed-not-promised = The seed is not the one that was promised: its SHA-256 differs from the commitment.
table-seed-deals-otherwise = The cards do not lie as the seed shuffles them.
table-seed-without-deal = A seed belongs to a game that was dealt: this one begins at a position.
