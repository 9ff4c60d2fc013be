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

people-order-how = Drag one seat onto another to swap them.
people-order-teams = Drag one seat onto another to swap them. Partners have the same team.
people-order-open = Open seat
people-order-team = Team { $number }
people-order-up = Move { $name } up
people-order-down = Move { $name } down
people-order-moved = { $name }: seat { $number }.
people-order-done = Done

people-give-time = +15 s for { $name }
people-give-time-to = Give { $name } 15 seconds more

people-hands = Hands two rounds ago
people-hands-switch = Show hands to watchers (2 rounds late)
people-hands-note = If everyone agrees
people-hands-missing = Waiting for { $names }
people-hands-withheld = Not in this game: someone left without agreeing

people-rules = Rules
people-rules-suggest = Suggest other rules
people-rules-change = Change the rules
people-rules-how = Everyone at the table votes. If more than half say yes, you play by these.
people-rules-saved = Your rules
people-rules-sets = More rules

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
