### Legal turns and reasons on the command line.

cli-option-rules = The name of a rule set, or the path to a rules file.
cli-option-players = The number of players.
cli-option-teams = The number of teams, all of equal size. As many as players: no partners.

cli-moves = List the legal turns of a position.
cli-moves-examples =
    # Anna (side A) holds a 3, an 8, and a 10; the other hands are unknown
    pegs moves --rules guide \
      "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"
cli-moves-position = A position in quotation marks: PEGS TURN HANDS. With -, read one position per line from standard input, and answer each with a line of JSON.
cli-moves-json = Write JSON: every turn, and the pegs after it.

cli-why = Explain why a turn isn’t legal, or why a hand can’t move.
cli-why-examples =
    # Why can’t this 10 go to the corner?
    pegs why --rules guide \
      "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5" "T A8-B0"
cli-why-position = A position in quotation marks: PEGS TURN HANDS.
cli-why-turn = The turn in quotation marks, for example "7 A8-A15". Without one, every card in the hand that can’t move is explained.

why-not-forbidden = No rule forbids “{ $turn }”. It’s legal here.
why-all-can-move = Every card in this hand can move.
why-card-cannot-move = { $card }: { $reason }
