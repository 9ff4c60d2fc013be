### Today's deal and puzzle, and the week before: on the front page and on their own.

front-today = Today
front-daily = Deal of the day
front-puzzle = Puzzle
today-new = New every day
today-open = Not played yet
today-begun = Not finished yet
today-won = Your team won
today-lost = Not this time
today-solved = { $tries ->
    [0] Solved
    [1] Solved, first try
    [2] Solved, second try
    [3] Solved, third try
   *[other] Solved in { $tries } tries
}
today-week = This week: { $parts }.
today-solved-count = { $count } solved
today-shown-count = { $count } not solved
today-won-count = { $count } won
today-lost-count = { $count } lost
today-missed = { $days } not played
today-days = Your last seven days
today-day = { $day }, { $how }.
today-day-won = won
today-day-lost = lost
today-day-solved = solved
today-day-shown = not solved
today-not-played = not played
today-today = today
today-this-week = { $done } this week
today-streak = { $count } days in a row
