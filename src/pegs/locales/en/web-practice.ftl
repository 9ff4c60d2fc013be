### Practice puzzles in the browser.

practice-title = Practice
practice-day = Puzzle of the day
practice-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
practice-solve = Solve it
practice-solve-again = Solve it again
practice-week = Your last seven days
practice-now = Today
practice-day-solved = { $day }: solved.
practice-day-missed = { $day }: not played.
practice-day-today = { $day }, today: not solved yet.
practice-streak = { $count ->
    [one] 1 day
   *[other] { $count } days
}
practice-one = Practice one thing
practice-rules = Rules to practice
practice-all-rules = All rules
practice-of = { $solved } of { $count }
practice-new = New
practice-solved = Solved
practice-own = From your own games
practice-own-turn = Turn { $turn }
practice-theme-split = Splitting a card
practice-theme-bump = Bumping and boosting
practice-theme-joker = When to keep a joker
practice-theme-partner = Helping your partner
practice-theme-home = Counting home
practice-you-are = You’re { $color }, and { $partner } is your partner.
practice-you-are-alone = You’re { $color }.
practice-find = Find the best turn
practice-hand = Your hand
practice-board = The puzzle’s board
practice-board-keys = The puzzle’s board. Walk the holes with the arrow keys; Enter chooses.
practice-hint = Give me a hint
practice-hint-card = Play { $card }.
practice-hint-peg = Start with { $peg }.
practice-play = Play
practice-undo = Back
practice-right = Yes, that’s it
practice-wrong = Not quite
practice-best = The best turn
practice-better = There’s a better turn.
practice-first-try = Solved on the first try.
practice-safe = Your streak of { $count ->
    [one] 1 day
   *[other] { $count } days
} is safe. Try as often as you like.
practice-as-often = Try as often as you like.
practice-try-again = Try again
practice-show = Show me the turn
practice-more = One more like this
practice-play-out = Play it out
practice-back = All puzzles
