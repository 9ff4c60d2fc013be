# The people of a table: notifications, requests, votes.

people-notify-ask = Want to know when it’s your turn?
people-notify-note = You’ll see the table’s name and nothing of the game, even while this page is closed.
people-notify-yes = Notify me
people-notify-no = No, thanks
people-notify-on = We’ll notify you when it’s your turn.
people-notify-denied = This browser blocks notifications. Allow them for this page in the browser’s settings.
people-notify-unanswered = The browser asked whether to allow notifications. Try again and choose “Allow.”
people-notify-unreachable = This browser can’t get notifications right now. Try again later, or use another browser.
people-notify-none = This browser can’t notify you when it’s your turn. On an iPhone, add this page to your Home Screen and open it there.
people-notify-switch = Notify me when it’s my turn

people-ask-title = A request for a seat
people-ask = { $name } would like to play for { $bot }.
people-ask-yes = Let { $name } play
people-ask-no = Stay with { $bot }


people-give-time = +15 s for { $name }
people-give-time-to = Give { $name } 15 seconds more

people-hands = Hands two rounds ago
people-hands-switch = Show hands to watchers (2 rounds late)
people-hands-note = If everyone agrees
people-hands-missing = Waiting for { $names }
people-hands-withheld = Not in this game: someone left without agreeing


people-vote = Vote on { $title }
people-vote-by = { $name } suggests
people-vote-mine = You suggest
people-vote-read = Read
people-vote-yes = Yes · { $count }
people-vote-no = No · { $count }
people-vote-needed = { $count ->
    [one] One more yes changes the rules.
   *[other] { $count } more yes votes change the rules.
}
people-vote-withdraw = Withdraw
people-table-name = Everyone at the table sees it. Without a name, it’s “{ $usual }”.
people-warning = { $name } can’t get back in with that link. A bot fills in after a while, or you can add one right away.
people-done = { $name } can’t get back in with that link.
people-yes = Yes, remove { $name }
people-take = Remove { $name }
people-no = No
name-note = Everyone at the table sees the change right away. It’s saved for your next table.

away-name = { $name } is away
away-back = { $name } is back
away-bot = A bot plays in { $seconds } s
away-wait = Wait longer

seat-side = Show { $name }’s side
seat-you = you
seat-partner = partner
seat-stand-in = a bot is playing
seat-away = away
seat-away-for = away, a bot takes over in { $seconds } s
seat-days-left = { $count } days left
seat-hours-left = { $count } hours left
seat-minutes-left = { $count } minutes left
seat-seconds-left = { $count } s left
seat-bank = time bank { $time }
seat-helps = { $you ->
    [yes] plays your pegs
   *[no] plays { $name }’s pegs
}
seat-stuck = { $count } of { $limit } stuck turns
seat-extra = { $count ->
    [one] an extra turn
   *[other] { $count } extra turns
}
seat-pile = { $count ->
    [one] 1 left to draw
   *[other] { $count } left to draw
}
seat-owed = { $count ->
    [one] may draw one more card
   *[other] may draw { $count } more cards
}
seat-forfeit = { $count ->
    [one] loses the next turn
   *[other] loses { $count } turns
}
seat-home = { $count } of { $pegs } home
seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
seat-let-bot-play = Let a bot play

## The menu

menu-rules = Rules
menu-pause = Pause the game
menu-leave = Leave the table
leave-running = If you leave, a bot takes your seat for good.
leave-gathering = Your seat opens up.
leave-watching = You can come back and watch anytime.
leave-yes = Leave
leave-no = Stay
invite-copy = Copy the link
menu-settings = Settings
