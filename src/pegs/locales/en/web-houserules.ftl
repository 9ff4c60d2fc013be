### Choosing and changing rules, in the browser.

houserules-title = Choose the rules
houserules-rules = Rules
houserules-heading = House rules
houserules-preview = Preview

## Rule sets

houserules-sheets = Your rules
houserules-change = Change a rule
houserules-done = Done
houserules-most-played = Most played
houserules-more-ways = More ways to play
houserules-more-sets = { $count } more
houserules-about = More about these rules
houserules-in-full = Full rules
houserules-print = Print
houserules-import = Open a file or link
houserules-file = Choose a file (.toml)
houserules-paste = Or paste a link, or the rules as text
houserules-read = Open
houserules-after = House rules based on: { $source }
houserules-differs = Changes from { $base }
houserules-all-rules = All the rules

## House rules

houserules-changes = { $count ->
    [0] Same as { $base }
    [one] 1 change from { $base }
   *[other] { $count } changes from { $base }
}
houserules-reset = Reset
houserules-subjects = Topics
houserules-base-has = { $base }: { $value }
houserules-as-base = Undo this change: { $label }
houserules-of-card = { $card }: { $label }
houserules-cards = Cards
houserules-yes = yes
houserules-no = no
houserules-none = none
houserules-less = One less: { $label }
houserules-more = One more: { $label }
houserules-drop = { $label }: remove { $value }
houserules-add-count = { $value }
houserules-clash = These don’t work together: { $switches }
houserules-wrong = This doesn’t work: { $switch }
houserules-board = The board: { $sides } sides with { $holes } holes each, { $pegs } pegs per player.

## Saving and sharing

houserules-keep = Save or share
houserules-name = Name your rules
houserules-save-here = Save on this device
houserules-share-link = Share a link
houserules-download = Download
houserules-kept = Saved “{ $title }”.

## Seats


## Table options

houserules-home = How do you play at home?
houserules-home-note = A few questions with pictures

## What the rules do

houserules-effect = Longer? Luckier?
houserules-effect-close = Close
houserules-effect-use = Save and use
houserules-effect-use-as-is = Use these rules
houserules-effect-progress = { $games } of { $requested } games
houserules-effect-first = First numbers after 100 games.
houserules-effect-seconds-left = about { $seconds } s left
houserules-effect-minutes-left = about { $minutes } min left
houserules-effect-paused = Paused
houserules-effect-pause = Pause
houserules-effect-resume = Resume
houserules-effect-all = Run { $games } games
houserules-effect-not-now = Fix the rules first. Then we’ll count.
houserules-effect-right = Right 19 times in 20
houserules-effect-pace = { $turns }, { $seconds } s each
houserules-effect-sentence = In a sentence
houserules-effect-fun = We can’t measure fun. Play one and see.
houserules-effect-how = How we count
houserules-effect-how-games = Strong bots play the same deals by your rules and by the ones they’re based on. The server plays only while you look.
houserules-effect-how-minutes = Minutes: the turns of a game, times how long a turn takes at this table. We say 9 seconds for people, and add up what bots take.
houserules-effect-how-edge = First player’s edge: how often the team that goes first wins. Without an edge, two teams win 50 games in 100 each.
houserules-effect-how-luck = Share of luck: the part of the result that skill doesn’t explain. A Strong team plays against a Medium one. If Strong always won, luck would be 0%; if it won no more than its share, 100%.
houserules-effect-how-stuck = Stuck turns: the turns in which no card in your hand can move anything.
houserules-effect-how-comebacks = Comebacks: games won by a team that was behind at half time. Half time is when half of the game’s turns have been played; behind means that another team had fewer holes to go.
houserules-effect-how-right = The ranges hold the true number 19 times in 20. We call something a difference only if it would be very unlikely by chance.
houserules-use = Use these rules
