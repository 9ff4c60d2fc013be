### The wall

club-members = Members, { $count }
club-more-people = and { $count } more
club-invite-note = Send one link. Anyone who opens it picks a peg and is in. No accounts.
club-which-rules = Which rules?

## The next night

club-pick-night = Pick a night
club-pick-night-note = Everyone can say whether they’ll come.
club-in = In: { $names }.
club-not-in = Not: { $names }.
club-unanswered = No answer yet: { $names }.
club-coming = I’m in
club-cannot-come = Can’t come
club-you-are-in = You’re in.
club-you-are-not = You can’t come.
club-change-answer = Change
club-calendar = Add to calendar
club-open-table = Open the table

## The last game

club-last-game = Last game · { $day }
club-pegs-home = { $won } pegs to { $others }
club-replay = Replay
club-share = Share

## Tables

club-tables = Tables
club-another-table = Another table
club-rules-and-seats = { $rules } · { $seats } seats

## Clubs, in the browser.

club-title = Your club
club-no-key = Open this club with its link. Anyone in the club can send it to you.
club-yours = Your clubs
club-save-a-seat = Save your people a seat
club-what = A club remembers who plays, your house rules, and who won with whom. No accounts needed.
club-start = Start a club
club-join-link = Join by link
club-from-past = From a past game
club-paste = Paste the club’s link
club-link-wrong = That isn’t a club’s link. Copy the whole link and paste it again.
club-name = Club name
club-name-example = The Millers
club-which-game = Which game?
club-who-are-you = Which one are you?
club-i-am = I’m { $name }
club-or-new = Or join as someone new:
club-join = Join the club

## The table that meets again and again

club-every = Every { $day }, { $time }
club-every-day = Every { $day }
club-every-today = { $when } · tonight
club-let-sit-in = Let { $name } sit in
club-tonight = Start tonight’s game
club-sit-down = Join tonight’s game
club-change-table = Change table
club-new-table = New standing table
club-sit-in = Sit in
club-missing = Who’s missing tonight?
club-who-sits-in = Who sits in?
club-sit-in-note = Tonight’s game counts for the pair that plays it, not for the series.
club-no-others = Everyone in the club has a seat already. Invite someone to the club first.
club-table-name = Name
club-table-example = Sunday table
club-day = Day
club-no-day = No fixed day
club-time = Time
club-rules = Rules
club-saved-rules = Saved on this device
club-sets = Rule sets
club-seats = Who sits where
club-anyone = Anyone
club-save = Save
club-remove-table = Remove this table
club-on-tv = Open on TV

## Series

club-first-to = First to { $games }
club-first-to-three = First to three
club-first-to-five = First to five
club-first-to-seven = First to seven
club-since = since { $day }
club-won-of = { $won } of { $games } won
club-series-new = The first game starts the series.
club-series-even = It’s a tie at { $won }.
club-series-needs = { $people ->
    [one] { $names } needs
   *[other] { $names } need
} { $count ->
    [1] one more.
    [2] two more.
   *[other] { $count } more.
}
club-series-won = { $names } win the series, { $won } to { $others }.
club-new-series = New series

## Who won with whom

club-all-pairs = All pairs
club-won-of-games = { $won } of { $games }
club-pairs = Pairs
club-games-since = { $count ->
    [one] One game since { $month }
   *[other] { $count } games since { $month }
}
club-no-games = No games yet
club-of = of { $games }
club-pair = { $names }: { $won } of { $games }
club-pair-never = { $names }: no games yet
club-pairs-empty = As soon as people play together at the club’s table, you’ll see who wins with whom.
club-pairs-note = Games won of games played together. Dashed: under { $games } games, too few to compare.
club-someone = someone

## Game nights and records

club-nights = Game nights
club-last-nights = Last game nights
club-no-games-yet = Finished games of the club’s tables show up here.
club-game = { $day } · { $minutes } min
club-with-bots = just for fun: bots played
club-records = Records
club-record-bumps = Most bumps: { $names }
club-record-bumps-note = { $day }, { $count ->
    [one] one bump
   *[other] { $count } bumps
} in one game
club-record-quick = Fastest win: { $names }
club-record-quick-note = { $day }, { $count } turns
club-record-row = Best winning streak: { $names }
club-record-row-note = { $count } in a row, until { $day }

## Rule sheets

club-sheets = Your rules
club-no-sheets = Rules that you add here are there for everyone in the club.
club-sheet-changes = { $count ->
    [one] One change from { $base }
   *[other] { $count } changes from { $base }
}
club-sheet-same = { $base }, unchanged
club-new-sheet = Add a rule sheet
club-no-saved-rules = There are no other saved rules on this device. Write some, and save them.
club-write-rules = Write new rules

## People and the host

club-menu = Club settings
club-menu-note = Name, people, another club
club-invite = Invite
club-another = Start or join another club
club-until-sent = It works once, until { $until }.
club-claim = Open the club on this device?
club-claim-note = This device opens the club as the same person from then on.
club-claim-yes = Yes, open it here
club-me = You
club-leave = Leave the club
club-leave-note = Your name disappears from the club and its games. The games still count for the others.
club-leave-yes = Yes, leave the club
club-rename = Rename the club
club-replace-link = New link
club-link-new = There’s a new link, and the old one no longer works. Everyone in the club stays.
club-export = Save a copy
club-delete = Delete the club
club-delete-note = This deletes its people, tables, rule sheets, and results, for everyone. It can’t be undone.
club-delete-yes = Yes, delete the club

club-people = People
club-people-host = Host
club-people-waiting = Hasn’t joined yet
club-make-host = Make { $name } a host too
club-make-host-yes = Yes, make { $name } a host
club-make-host-note = Hosts can do everything you can, even remove you.
club-new-key = New link for { $name }
club-new-key-yes = Yes, make a new link
club-new-key-note = For a lost phone: the old device can’t open the club as { $name } anymore.
club-send-key = Send { $name } the new link
club-sign-out = Sign out my other devices
club-signed-out = Only this device can open the club as you now.
club-remove-person = Remove { $name }
club-remove-person-yes = Yes, remove { $name }
club-remove-person-note = { $name } can’t open the club anymore. For 30 days, you can undo this. Make a new club link too: the old one lets anyone join again.
club-removed = Recently removed
club-bring-back = Bring back { $title }
club-bring-back-until = Until { $day }
club-removed-toast = Removed. For 30 days, you can bring it back under “People” in the club settings.
club-become-host = Be a host
club-become-host-note = No host has opened the club for 30 days. You joined first, so you can be a host now.
join-go = Go

## The next night, on the front page

front-night = { $count ->
    [0] { $when }: who’s in?
    [one] { $when }: { $names } is in
   *[other] { $when }: { $names } are in
}
