### The deal of the day: its page, and the end of its game.

daily-title = Deal of the day
daily-about = The same cards and the same three bots for everyone, all day. How well can you do with them?
daily-play = Play today’s deal
daily-resume = Resume your game
daily-practice = Play it again for practice
daily-resume-practice = Resume your practice game
daily-won = You won in { $turns } turns.
daily-lost = You lost, after { $turns } turns.
daily-not-played = Not played.
daily-no-one = No one has finished it here yet.
daily-first = You’re the first to finish it here.
daily-wins = { $people ->
    [1] One person has finished it here, and { $wins ->
        [0] lost.
       *[other] won.
    }
   *[other] { $wins ->
        [0] None of { $people } people won.
       *[other] { $wins } of { $people } people won.
    }
}
daily-quickest = The quickest win took { $turns } turns.
daily-quickest-mine = No one was quicker than you.
daily-quickest-and-mine = The quickest win took { $turns } turns; yours took { $mine }.
daily-not-counted = This game doesn’t count.
daily-week = Your last seven days
daily-on = { $day }: { $result }
daily-how = How it works
daily-rules = The basic game for four: you, your partner, and two opponents. All three are bots, and they play alike for everyone.
daily-fair = There are no hints and no take-backs, so results can be compared.
daily-counts = Your first finished game of the day counts. You can play again for practice.
daily-known = The cards follow from the date, so they’re no secret. The shuffle check says so, too.
daily-private = The others see only how many people finished, how many won, and the quickest win. Your last seven days are stored on this device.
daily-next = A new deal at midnight, your time
