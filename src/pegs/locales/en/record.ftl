# Game records: what is wrong with one, how a replay is told, and the commands that read them.

record-switch-unknown = not a switch with a value, as hand_size=5; perhaps a newer program wrote this record.
record-power-unknown = not a power of a card; perhaps a newer program wrote this record.
record-twice = this stands twice.
record-card-row = each card begins with one of A 2 3 4 5 6 7 8 9 T J Q K *, and a semicolon and a blank stand between two cards.
record-cards-missing = what these cards may do is missing.
record-per-players = one number was expected, or one for each number of players from { $least } to { $most }.
record-true-or-false = true or false was expected.
record-number = a whole number was expected.
record-answer = one of these was expected: { $answers }.
record-without-history = This game cannot be written down: its history does not go back to its beginning. Play it with play, not with play_trusted.
record-tag-name = “{ $name }” cannot be the name of a further tag: take letters and digits, and a name that the header does not use itself.
record-tag = a tag was expected: [Name "value"] with nothing behind it.
record-tag-twice = the tag { $tag } stands twice.
record-tag-missing = the tag { $tag } is missing in the lines up to here.
record-version = this is version “{ $version }” of the format; only version { $known } can be read. Look for a newer program.
record-teams = { $players } players cannot sit in { $teams } teams of equal size.
record-count = { $tag } must be a number from { $least } to { $most } here.
record-rules-wrong = these rules contradict themselves: { $fault }
record-dealer = the dealer must be one of the seats { $seats }.
record-result = the result must be one of these: { $results }.
record-no-end = the game breaks off: the line that begins with “end” is missing before this.
record-beginning = a game begins with a line as [Pegs "1"]; what stands before the next such line is skipped.
record-line-too-long = this line is longer than { $most } characters and cannot be of a record.
record-tag-late = tags stand before the deal, not among the turns.
record-deal-expected = a line that begins with deal, draw, pile or discards was expected, or the first turn.
record-ply-expected = a turn was expected, as “12. B 7 B8-B11 | B draws K”, or a line that begins with pile or end.
record-ply-number = turn number { $expected } was expected.
record-too-many-cards = no pile holds more than { $most } cards.
record-dealt-twice = seat { $seat } has its cards already.
record-hand-size = { $cards ->
    [one] one card was expected
   *[other] { $cards } cards were expected
  } behind the seat.
record-deal-and-position = a game begins with a deal or with the tag Position, not with both.
record-deal-missing = the cards dealt to { $seats } are missing before this.
record-deal-discards = there are no discards when a game is dealt.
record-draw-missing = by these rules a card is drawn first: a line “draw { $seat }” with the first card was expected before this.
record-draw-unasked = by these rules no card is drawn before the first turn of { $seat }.
record-deck = the hands and the pile are not the pack of these rules: { $cards } cards were expected, of the right ranks; there are { $given }.
record-pile-missing = the turn before this renews the draw pile: lines that begin with pile and give its order were expected.
record-pile-unasked = the turn before this does not say “reshuffled”, so no pile belongs here.
record-end = the header gives the result { $result }: “end { $result }” was expected.
record-result-differs = the record gives the result { $told }; played out it is { $played }.
record-over = the game is over before this turn.
record-seat = seat { $seat } is to act here.
record-pile-differs = the new draw pile is not what this turn shuffles: it must be all discards, the card just played with them.
record-events-differ = the record tells “{ $told }”; what comes of this turn is “{ $real }”.
record-nothing = nothing

told-dealt = { $who } is dealt { $cards }.
told-played = { $who } plays { $card }.
told-discarded = { $who } discards { $card }.
told-free = { $who } lays down { $card } to come out free.
told-declared = { $who } lays { $card } face down and calls it { $declared }.
told-moved = A peg of { $who } goes from { $origin } to { $to }.
told-out = A peg of { $who } comes out of its { $start } to { $to }.
told-to-start = A peg of { $who } on { $origin } is sent to its { $start }.
told-to-in-spot = A peg of { $who } on { $origin } is sent to its { $in_spot }, { $to }.
told-swapped = The peg of { $who } on { $origin } and the peg of { $other } on { $to } change places.
told-drawn = { $who } draws { $card }.
told-reshuffled = The discards are shuffled into a new draw pile of { $cards } cards.
told-accepted = { $who } lets it pass.
told-doubted = { $who } doubts it.
told-revealed = { $who } shows the card: { $card }.
told-penalized = A peg of { $who } on { $origin } goes to its { $start }.
told-gained-extra = { $who } gains an extra turn.
told-took-extra = { $who } takes an extra turn.
told-declined-extra = { $who } declines the extra turn.
told-forgot = { $who } forgets to draw.
told-sat-out = { $who } sits this turn out.
told-stuck = { $who } cannot move: stuck turn { $count }.
told-won = { $who } win: all their pegs are home.

replay-game = Game { $number }: { $rules }, { $players } players, { $teams } teams
replay-bad = Line { $line }: { $reason }
record-none = { $file } holds no game record: each begins with a line [Pegs "1"].
record-standard-input = Standard input
replay-no-game = { $file } holds { $games ->
    [one] one game
   *[other] { $games } games
}, so there is no game { $number }.
replay-no-ply = Game { $number } has { $plies } turns, so it cannot be shown to turn { $to }.
replay-file = { $file } cannot be read: { $reason }.
verify-good = Game { $number } (line { $line }): in order, { $plies } turns, result { $result }
verify-good-fair = Game { $number } (line { $line }): in order, { $plies } turns, result { $result }, shuffled as its seed says
verify-bad = Game { $number } (line { $line }): wrong in line { $at }: { $reason }
verify-total = { $games ->
    [one] { $good } of 1 game is in order.
   *[other] { $good } of { $games } games are in order.
}

cli-replay = Show a recorded game turn by turn.
cli-replay-file = The path of a file with game records; - reads standard input.
cli-replay-to = Show it up to this turn only.
cli-replay-game = Which game of the file to show, counted from 1.
cli-replay-json = Write one JSON object a line instead of sentences.
cli-verify = Check every turn of every recorded game.
