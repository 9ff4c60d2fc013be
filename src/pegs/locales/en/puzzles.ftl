### The command that makes practice puzzles.

cli-puzzles = Make practice puzzles.
cli-puzzles-examples =
    # Ten puzzles by the basic rules
    pegs puzzles make
cli-puzzles-make = Find positions in which one turn is clearly best.
cli-puzzles-make-examples =
    # Ten puzzles by the basic rules
    pegs puzzles make
    # Sixty by three rule sets, in a file
    pegs puzzles make --rules basic,arizona,pegoo --number 60 -o puzzles.jsonl
    # Ten about jokers
    pegs puzzles make --theme joker
    # From your own games
    pegs puzzles make --record games.pegs
cli-puzzles-rules = Rule sets of the bots’ games, separated by commas.
cli-puzzles-number = Number of puzzles.
cli-puzzles-theme = Only puzzles of these themes, separated by commas: bump, joker, split, home, or partner.
cli-puzzles-record = Look through these recorded games, not through games of bots.
cli-puzzles-output = Write the puzzles to this file, one in a line as JSON.
puzzles-named-only = Puzzles need built-in rule sets. “pegs rules list” shows them.
puzzles-no-theme = There’s no theme “{ $theme }”. The themes are { $themes }.
puzzles-looking = { $count } of { $number } puzzles, in { $games ->
    [one] one game
   *[other] { $games } games
}
puzzles-made = { $count ->
    [0] No puzzle
    [one] One puzzle
   *[other] { $count } puzzles
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
