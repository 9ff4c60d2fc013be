### A rule set in three lines.

summary-begin = { $pegs ->
    [one] One peg
   *[other] { $pegs } pegs
 } and { $hand ->
    [one] one card
   *[other] { $hand } cards
 } each. Draw { $draw ->
    [before] before
   *[after] after
 } you move. { $holes } holes to a side. Pegs come out with { $out }.
summary-back = { $cards } goes back.
summary-split = { $cards } splits.
summary-split-ways = { $cards } splits, one part forward, one back.
summary-split-any = { $cards } splits, each part forward or back.
summary-swap = { $cards } swaps two pegs.
summary-plain = Every card just moves one peg forward.
summary-bluff = Cards are played face down and declared; anyone may doubt.
summary-team = You can always move any of your team’s pegs.
summary-own = You move only your own pegs.
summary-own-help = You move your own pegs, and help your partner once yours are all home.
summary-any-card = { $must_play ->
    [nothing] You may discard any card instead of moving.
   *[card] You may play any card; it moves if it can.
}
summary-turn-in = Pegs that can turn in have to.
summary-own-color = { $answer ->
    [pass] Pegs may pass their own color.
    [start] Landing on your own peg sends it to start.
   *[both] Pegs may pass their own color, or land on it and send it to start.
}
summary-no-pass = Pegs can’t pass their own in-spot.
summary-partner = { $answer ->
    [start] Landing on a partner bumps them, too.
   *[forbidden] You can’t land on a partner.
}
summary-stuck = { $counts ->
    [discards] Discard
   *[stuck] Get stuck
 } { $count ->
    [one] once
   *[other] { $count } turns in a row
 }{ $team ->
    [yes] {" "}as a team
   *[no] {""}
 }, and you come out free.
summary-draw = Don’t forget to draw: the game won’t do it for you.

## Marks at the foot of a card

mark-any = any
mark-corner = corner

## Titles of rule sets that describe them

title-arizona = Arizona rules
title-basic = Basic game
title-bluffing = Bluffing Joker
title-guide = Detailed Game Guide
title-kilpatrick = Kilpatrick rules
title-north-carolina = North Carolina rules
title-paddle = Paddle sheet
title-our-way = { $base }, our way

## Rule sets in a few words

voice-alaska = 10 may take one step back.
voice-arizona = Move any peg of your team.
voice-basic = The one to learn first.
voice-bluffing = Play face down. Say anything.
voice-guide = 9 goes back, or splits.
voice-kilpatrick = Three cards, and no second lap.
voice-liftbridge = Jack 11, queen 12, king 13.
voice-north-carolina = Tens must split. Twos trade places.
voice-paddle = 2 trades places. Jokers must play.
voice-pegoo = A joker takes a peg to your in-spot.
voice-wizard = Twos trade places. 9 splits.

## Who publishes a sheet that is none of the named sets

voice-alive-in-the-lab = A family’s blog.
voice-dan-logan = A program by Dan Logan.
voice-durbin = A family’s strategy guide.
voice-hafthor = A program by Hafthor.
voice-heirloom-evolution = A maker of boards.
voice-hidden-valley-ranch = A neighborhood’s Sunday game.
voice-hidden-valley-some-play = The same neighborhood, by its other rules.
voice-idaho-good-sam = A club of RV owners in Idaho.
voice-joker-by-lhanney = A family’s blog.
voice-joker-pursuit = A program by mark0pol0.
voice-jokers-and-coins = A game for a piecepack, by Craig Blumer.
voice-not-messy-just-busy = A family’s blog.
voice-parlor = A program by zrcoderre-ux.
voice-rolling-jokers = A maker of boards.
voice-terminal = A program by arp-Trosh.
voice-texas-marbles = A maker of boards, from Texas.
voice-the-marble-game = A maker of boards.

## The cards as people say them when they look for rules, in the order of their ranks

rules-card-words = ace two three four five six seven eight nine ten jack queen king joker
