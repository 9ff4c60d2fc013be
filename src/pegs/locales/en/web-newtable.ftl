### The new table and its house rules, in the browser.

newtable-title = New table
newtable-rules = Rules
newtable-house-rules = House rules
newtable-preview = Preview

## Rule sets

newtable-sheets = Your rules
newtable-change = Change a rule
newtable-done = Done
newtable-most-played = Most played
newtable-more-ways = More ways to play
newtable-more-sets = { $count } more
newtable-about = More about these rules
newtable-in-full = Full rules
newtable-print = Print
newtable-import = Open a file or link
newtable-file = Choose a file (.toml)
newtable-paste = Or paste a link, or the rules as text
newtable-read = Open
newtable-after = House rules based on: { $source }
newtable-differs = Changes from { $base }
newtable-all-rules = All the rules

## House rules

newtable-house-title = { $base }, our way
newtable-changes = { $count ->
    [0] Same as { $base }
    [one] 1 change from { $base }
   *[other] { $count } changes from { $base }
}
newtable-reset = Reset
newtable-subjects = Topics
newtable-base-has = { $base }: { $value }
newtable-as-base = Undo this change: { $label }
newtable-of-card = { $card }: { $label }
newtable-cards = Cards
newtable-yes = yes
newtable-no = no
newtable-none = none
newtable-less = One less: { $label }
newtable-more = One more: { $label }
newtable-drop = { $label }: remove { $value }
newtable-add-count = { $value }
newtable-clash = These don’t work together: { $switches }
newtable-wrong = This doesn’t work: { $switch }
newtable-board = The board: { $sides } sides with { $holes } holes each, { $pegs } pegs per player.

## Saving and sharing

newtable-keep = Save or share
newtable-name = Name your rules
newtable-save-here = Save on this device
newtable-share-link = Share a link
newtable-download = Download
newtable-kept = Saved “{ $title }”.

## Seats


## Table options

newtable-home = How do you play at home?
newtable-home-note = A few questions with pictures

## What the rules do

newtable-effect = Longer? Luckier?
newtable-effect-close = Close
newtable-effect-use = Save and use
newtable-effect-use-as-is = Use these rules
newtable-effect-progress = { $games } of { $requested } games
newtable-effect-first = First numbers after 100 games.
newtable-effect-seconds-left = about { $seconds } s left
newtable-effect-minutes-left = about { $minutes } min left
newtable-effect-paused = Paused
newtable-effect-pause = Pause
newtable-effect-resume = Resume
newtable-effect-all = Run { $games } games
newtable-effect-not-now = Fix the rules first. Then we’ll count.
newtable-effect-right = Right 19 times in 20
newtable-effect-pace = { $turns }, { $seconds } s each
newtable-effect-sentence = In a sentence
newtable-effect-fun = We can’t measure fun. Play one and see.
newtable-effect-how = How we count
newtable-effect-how-games = Strong bots play the same deals by your rules and by the ones they’re based on. The server plays only while you look.
newtable-effect-how-minutes = Minutes: the turns of a game, times how long a turn takes at this table. We say 9 seconds for people, and add up what bots take.
newtable-effect-how-edge = First player’s edge: how often the team that goes first wins. Without an edge, two teams win 50 games in 100 each.
newtable-effect-how-luck = Share of luck: the part of the result that skill doesn’t explain. A Strong team plays against a Medium one. If Strong always won, luck would be 0%; if it won no more than its share, 100%.
newtable-effect-how-stuck = Stuck turns: the turns in which no card in your hand can move anything.
newtable-effect-how-comebacks = Comebacks: games won by a team that was behind at half time. Half time is when half of the game’s turns have been played; behind means that another team had fewer holes to go.
newtable-effect-how-right = The ranges hold the true number 19 times in 20. We call something a difference only if it would be very unlikely by chance.
newtable-use = Use these rules
