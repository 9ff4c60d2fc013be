### Game records: what can be wrong with one, and the commands that read them.

record-switch-unknown = “{ $text }” isn’t a switch with a value, like hand_size=5. Maybe a newer program wrote this record.
record-power-unknown = “{ $text }” isn’t something a card can do. Maybe a newer program wrote this record.
record-twice = “{ $text }” appears twice.
record-card-row = “{ $text }” doesn’t start with a card: one of A 2 3 4 5 6 7 8 9 T J Q K *, with a semicolon and a space between two cards.
record-cards-missing = What these cards can do is missing: { $text }.
record-per-players = “{ $text }” should be one number, or one for each number of players from { $least } to { $most }.
record-true-or-false = “{ $text }” should be true or false.
record-number = “{ $text }” should be a whole number.
record-number-too-large = “{ $text }” is too large: a number can be at most { $most }.
record-answer = “{ $text }” should be one of these: { $answers }.
record-without-history = This game has no complete history, so it can’t be recorded. Play it with play, not play_trusted.
record-tag-name = “{ $name }” can’t be the name of an extra tag. Use letters and digits, and a name the header doesn’t use.
record-tag = expected a tag: [Name "value"], with nothing after it.
record-control-character = the tag { $tag } contains a control character. Remove it.
record-tag-twice = the tag { $tag } appears twice.
record-tag-missing = the tag { $tag } is missing from the lines above.
record-version = this is version “{ $version }” of the format, but only version { $known } can be read here. Look for a newer program.
record-teams = { $players } players can’t form { $teams } teams of equal size.
record-count = { $tag } must be a number from { $least } to { $most }.
record-rules-wrong = these rules contradict themselves: { $fault }
record-dealer = the dealer must be one of these seats: { $seats }.
record-result = the result must be one of these: { $results }.
record-no-end = the game stops early: its line that starts with “end” is missing.
record-beginning = a game starts with a line like [Pegs "1"]. Everything up to the next such line is skipped.
record-line-too-long = this line is longer than { $most } characters, so it isn’t part of a record.
record-tag-late = tags come before the deal, not among the turns.
record-deal-expected = expected a line that starts with deal, draw, pile or discards, or the first turn.
record-ply-expected = expected a turn, like “12. B 7 B8-B11 | B draws K”, or a line that starts with pile or end.
record-ply-number = expected turn number { $expected }.
record-too-many-cards = “{ $text }” goes over the limit: no pile has more than { $most } cards.
record-dealt-twice = seat { $seat } already has its cards.
record-hand-size = expected { $cards ->
    [one] one card
   *[other] { $cards } cards
  } after the seat.
record-deal-and-position = a game starts with a deal or with the tag Position, not with both.
record-deal-missing = the cards dealt to { $seats } are missing from the lines above.
record-deal-discards = there are no discards yet when a game is dealt.
record-draw-missing = in these rules you draw first: expected a line “draw { $seat }” with the first card before this.
record-draw-unasked = in these rules { $seat } doesn’t draw before the first turn.
record-deck = the hands and the draw pile aren’t the cards of these rules: expected { $cards } cards, of the right ranks, but there are { $given }.
record-pile-missing = the turn above makes a new draw pile: expected lines that start with pile and give its order.
record-pile-unasked = the turn above doesn’t say “reshuffled”, so there’s no new pile here.
record-take-back = A take-back is written like “back 1 A”: its number in this game, then the seat.
record-correction = A correction is written like “board A 3s,A8,A14/5s/4s,h2/5s”: the seat that made it, then all pegs.
record-end = the header gives the result { $result }: expected “end { $result }”.
record-result-differs = the record gives the result { $told }, but playing its turns gives { $played }.
record-over = the game is over before this turn.
record-seat = it’s seat { $seat }’s turn here.
record-pile-differs = the new draw pile must be all the discards, including the card just played.
record-events-differ = the record says “{ $told }”, but this turn leads to “{ $real }”.
record-nothing = nothing

## Reading records

record-none = There’s no game record in { $file }: each one starts with a line [Pegs "1"].
record-standard-input = standard input
replay-game = Game { $number }: { $name }, { $players } players, { $teams } teams
replay-taken-back = Here { $who } took back a turn, and the draw pile was shuffled.
replay-corrected = Here { $who } corrected the pegs to match the wooden board.
replay-shuffled = Here the discards were shuffled, as { $who } said.
replay-real-cards = With real cards: only those that were played are known.
replay-next-unseen = { $who }’s turn, with { $count ->
    [one] one card
   *[other] { $count } cards
}
replay-next = { $who }’s turn, with { $cards }
replay-bad = Line { $line }: { $reason }
replay-no-game = There’s no game { $number } in { $file }, which has { $games ->
    [one] one game
   *[other] { $games } games
}.
replay-no-ply = Game { $number } has { $plies } turns, so there’s no turn { $to }.
replay-file = Can’t read { $file }: { $reason }.
verify-good = Game { $number } (line { $line }): OK, { $turns } turns, result { $result }
verify-good-fair = Game { $number } (line { $line }): OK, { $turns } turns, result { $result }; the shuffle matches its seed
verify-contributed = { $count ->
    [one] Shuffled with the server’s secret number and the one from { $names }.
   *[other] Shuffled with the server’s secret number and those from { $names }.
}
verify-silent = { $count ->
    [one] The number from { $names } was locked in but not revealed in time, so it isn’t in the shuffle.
   *[other] The numbers from { $names } were locked in but not revealed in time, so they aren’t in the shuffle.
}
verify-daily = The deal of the day { $day }: everyone could know the cards.
verify-on-device = One player’s device shuffled the cards alone: its owner could have chosen or seen them.
verify-bad = Game { $number } (line { $line }): error in line { $at }: { $reason }
verify-total = { $good } of { $games } { $games ->
    [one] game
   *[other] games
} OK

cli-replay = Show a recorded game turn by turn.
cli-replay-examples =
    # Watch a game page by page
    pegs replay game.pegs | less
    # The board after 30 turns, in words
    pegs replay game.pegs --to 30 --words
cli-replay-file = A file with game records, or - for standard input.
cli-replay-to = Stop after this turn.
cli-replay-game = Which game in the file to show, counting from 1.
cli-replay-words = Describe the board in sentences instead of drawing it.
cli-replay-json = Write JSON instead, one object per line.
cli-verify = Check every turn of every recorded game.
cli-verify-examples =
    # Was the game in this record played by its rules?
    pegs verify game.pegs
