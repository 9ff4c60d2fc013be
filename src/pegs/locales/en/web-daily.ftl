### The deal of the day: its page, and the end of its game.

daily-hand = Your hand today
daily-board = The board before the first turn
daily-about = Same cards and the same three bots for everyone.
daily-numbers = { $people } played, { $wins } won
daily-play = Play
daily-resume = Resume your game
daily-practice = Play it again for practice
daily-resume-practice = Resume your practice game
daily-next = A new deal at midnight, your time
daily-score = { $mine } pegs to { $theirs }, in { $turns } turns
daily-week-won = { $count } won this week
daily-not-counted = This game doesn’t count.
daily-how = How it works
daily-rules = The basic game for four: you, your partner, and two opponents. All three are bots, and they play alike for everyone.
daily-fair = There are no hints and no take-backs, so results can be compared.
daily-counts = Your first finished game of the day counts, also if you finish it after midnight. You can play again for practice.
daily-known = The cards follow from the date, so they’re no secret. The shuffle check says so, too.
daily-private = The others see only how many people finished and how many won. Your results are stored on this device.
