### The new table and its house rules, in the browser.

newtable-title = New table
newtable-rules = Rules
newtable-house-rules = House rules
newtable-preview = Preview
newtable-steps = Steps
newtable-next = Next: { $step }

## Rule sets

newtable-in-full = In full
newtable-in-words = In words.
newtable-saved = Your own, saved here
newtable-forget = Forget “{ $title }”
newtable-import = From a file or link
newtable-file = Choose a file (.toml)
newtable-paste = Or paste a link, or the text of a sheet
newtable-read = Read it
newtable-bad-link = This link holds no rules that can be read. Ask for it once more.
newtable-after = House rules after: { $source }
newtable-differs = What differs from { $base }
newtable-differs-so = { $label }: { $now } (not { $was })
newtable-all-rules = All rules

## House rules

newtable-house-title = { $base }, our way
newtable-changes = { $count ->
    [0] As { $base } has it
    [one] 1 change from { $base }
   *[other] { $count } changes from { $base }
}
newtable-reset = Reset
newtable-subjects = Subjects
newtable-base-has = { $base }: { $value }
newtable-as-base = Take the change back: { $label }
newtable-of-card = { $card }: { $label }
newtable-cards = Cards
newtable-yes = yes
newtable-no = no
newtable-none = none
newtable-less = One less: { $label }
newtable-more = One more: { $label }
newtable-drop = { $label }: drop { $value }
newtable-add-count = { $value }
newtable-clash = These do not fit together: { $switches }
newtable-wrong = This cannot be: { $switch }
newtable-board = The board: { $sides } sides of { $holes } holes, { $pegs } pegs each.

## Saving and sharing

newtable-keep = Save or share
newtable-name = What are these rules called?
newtable-save-here = Save on this device
newtable-share-link = Share a link
newtable-download = File
newtable-kept = “{ $title }” is saved.

## Seats

newtable-seats = Seats
newtable-players = How many play
newtable-sides = Who plays with whom
newtable-alone = Each alone
newtable-pairs = { $teams } pairs
newtable-teams = { $teams } teams of { $size }
newtable-not-named = { $rules } names no game for so many, but it can be played.
newtable-you = you
newtable-partner = your partner
newtable-team = team { $number }
newtable-bot = Bot
newtable-invite = Invite
newtable-seat-is = Who sits at seat { $number }
newtable-invited = somebody invited
newtable-bot-hints = thoughtful bot
newtable-bot-greedy = hasty bot
newtable-bot-random = careless bot
newtable-sit-here = I sit here
newtable-all-invited = Invite all
newtable-all-bots = Only bots

## At the table

newtable-manners = At the table
newtable-dealer = Who deals
newtable-dealer-random = by lot
newtable-dealer-high-card = the highest card
newtable-dealer-youngest = the youngest
newtable-dealer-host = whoever made the table
newtable-dealer-chosen = this seat
newtable-dealer-seat = Seat of the dealer
newtable-pace = Pace
newtable-pace-none = No clock
newtable-pace-clock = Clock
newtable-pace-days = Days
newtable-turn-takes = Time for a turn
newtable-days = { $days ->
    [one] one day
   *[other] { $days } days
}
newtable-seconds = { $seconds } seconds
newtable-minutes = { $minutes } minutes
newtable-absent = A bot steps in after
newtable-speed = Bots play
newtable-speed-once = at once
newtable-speed-quick = quickly
newtable-speed-usual = like people
newtable-speed-slow = slowly
newtable-talk = Table talk
newtable-talk-none = none
newtable-talk-phrases = set phrases
newtable-talk-open = open, to teach
newtable-hints = Hints
newtable-hints-note = Anyone may ask what to play
newtable-take-back = Take back
newtable-take-back-note = While nothing hidden has been shown
newtable-watchers = Open to watchers
newtable-watchers-note = They see no hands
newtable-open = Open the table
newtable-deal = Sit down and deal
