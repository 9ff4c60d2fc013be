### Why a turn isn’t legal or a card can’t move, for the player whose turn it is, and where the rule is written down.
### $card and $by are cards ("a 9", "an ace"), $the-card is "the 9". $hole, $to, and $spot are holes by their names
### ("your 5", "home 2") or in notation ("A5"). $you says whether the peg or player in question is the reader’s own;
### $seat is that player’s name. $start, $home, $in_spot, and $out_spot are the rule set’s words. $onto says whose pegs
### the card’s jump lands on, $counted_for whether stuck turns count for the player or for the team.
###
### .seen is for those with the board before them, without the numbers of holes. $hole is then “past the diamond on
### Ben’s side”, $in_spot the ring, and $out_spot the diamond.

why-part = { $part ->
    [1] First peg: { $sentence }
    [2] Second peg: { $sentence }
    [3] Third peg: { $sentence }
    [4] Fourth peg: { $sentence }
   *[other] Fifth peg: { $sentence }
}
why-forward = { $counts } forward
why-backward = { $counts } back
why-both-ways = { $forward } forward, or { $backward } back
why-hand-unknown = That depends on Player { $letter }’s cards, and this position doesn’t show them. Write the hand out, like A379*.

## Pegs and holes

why-no-peg = { $you ->
    [yes] You don’t have a peg { $area ->
        [start] in your { $start }.
       *[other] on { $hole }.
    }
   *[no] { $seat } doesn’t have a peg { $area ->
        [start] in their { $start }.
       *[other] on { $hole }.
    }
}
    .seen = { $you ->
        [yes] You don’t have a peg { $area ->
            [start] in your { $start }.
           *[other] there.
        }
       *[no] { $seat } doesn’t have a peg { $area ->
            [start] in their { $start }.
           *[other] there.
        }
    }
why-no-such-hole = There’s no such hole on this board.
why-no-such-turn = That turn has extra parts.
why-same-hole = The peg on { $hole } would end up right where it started.
    .seen = That peg would end up right where it started.
why-own-color-landed = { $you ->
    [yes] Your own peg is on { $hole }, and you can’t land on it.
   *[no] Two of { $seat }’s pegs can’t share { $hole }.
}
    .seen = { $you ->
        [yes] You can’t land on your own peg: it’s { $area ->
            [home] in your { $home }.
           *[other] { $hole }.
        }
       *[no] { $seat } can’t land on their own peg: it’s { $area ->
            [home] in their { $home }.
           *[other] { $hole }.
        }
    }
why-own-color-passed = { $you ->
    [yes] You can’t pass your own peg on { $hole }.
   *[no] { $seat }’s pegs can’t pass each other, and one is on { $hole }.
}
    .seen = { $you ->
        [yes] You can’t pass your own peg: it’s { $area ->
            [home] in your { $home }.
           *[other] { $hole }.
        }
       *[no] { $seat } can’t pass their own peg: it’s { $area ->
            [home] in their { $home }.
           *[other] { $hole }.
        }
    }
why-partner-on-in-spot = { $you ->
    [yes] Your own peg
   *[no] { $seat }’s peg
} on { $hole } is already on its { $in_spot }, so you can’t land on it.
    .seen = { $you ->
        [yes] Your own peg
       *[no] { $seat }’s peg
    } is already at its { $in_spot }, so you can’t land on it.
why-in-spot-taken = { $you ->
    [yes] You’d boost your own peg from { $hole } to its { $in_spot }, but you already have a peg there.
   *[no] You’d boost { $seat }’s peg from { $hole } to its { $in_spot }, but { $seat } already has a peg there.
}
    .seen = { $you ->
        [yes] You can’t boost your own peg: you already have one at your { $in_spot }.
       *[no] You can’t boost { $seat }’s peg: { $seat } already has one at the { $in_spot }.
    }
why-no-chain = { $you ->
    [yes] You’d boost your own peg
   *[no] You’d boost { $seat }’s peg
} from { $hole } to its { $in_spot }, but another peg is already there.
    .seen = { $you ->
        [yes] You can’t boost your own peg: another one is at your { $in_spot }.
       *[no] You can’t boost { $seat }’s peg: another one is at { $seat }’s { $in_spot }.
    }
why-partner-protected = { $you ->
    [yes] Your own peg is on { $hole }, and you can’t land on it.
   *[no] { $seat }’s peg is on { $hole }, and you can’t land on a partner.
}
    .seen = { $you ->
        [yes] You can’t land on your own peg: it’s { $hole }.
       *[no] You can’t land on { $seat }’s peg, because { $seat } is your partner.
    }
why-into-start = You can’t move a peg into its { $start }.
why-others-place = { $area ->
    [start] No move takes a peg into a { $start }.
   *[home] A peg can only go into its own { $home }.
}
why-safe-at-home = { $you ->
    [yes] Your peg
   *[no] { $seat }’s peg
} is in its { $home }, and no other peg can land on it there.
why-leaves-home = { $card } can’t take a peg out of its { $home }.
why-backward-in-home = The peg on { $hole } can’t move back inside its { $home }.
    .seen = A peg can’t move back inside its { $home }.
why-backward-into-home = { $card } only moves a peg back, and a peg can’t back into its { $home }.
why-beyond-home = Moving { $count } from { $hole } would take the peg past the end of its { $home }.
    .seen = { $area ->
        [home] { $count } is too far for a peg that’s in its { $home } already.
       *[other] { $count } is too far: the peg { $hole } would go past the end of its { $home }.
    }
why-can-turn-in = With { $count }, the peg on { $hole } can turn into its { $home }, so it has to.
    .seen = With { $count }, this peg can turn into its { $home }, so it has to.
why-must-turn-in = A peg can’t go past its { $in_spot }. It has to turn into its { $home } there.
why-no-room-at-home = Moving { $count } from { $hole } would take the peg past its { $in_spot } and past the end of its { $home }.
    .seen = { $count } is too far: the peg { $hole } would go past the end of its { $home }, and it can’t pass its { $in_spot }.
why-no-clear-room = A peg can’t go past its { $in_spot }, and its { $home } has no clear space for all { $count } from { $hole }.
    .seen = A peg can’t go past its { $in_spot }, and its { $home } has no clear space for all { $count }.
why-out-goes-on = With { $card }, a peg comes out and moves { $count } more, to { $spot }.
    .seen = With { $card }, a peg comes out and moves { $count } more.
why-corner-past-in-spot = The next corner is past its { $in_spot }, and a peg can’t go past that.
why-out-spot-only = A peg can only come out onto its { $out_spot }, { $spot }.
    .seen = A peg can only come out onto its { $out_spot }.

## Whose pegs

why-opponents-peg = You can’t move { $seat }’s pegs, because { $seat } is an opponent.
why-not-on-team = You can’t move { $seat }’s pegs, because { $seat } isn’t on your team.
why-own-first = You can’t move { $seat }’s pegs until all of yours are in your { $home }.
why-own-all-home = All your pegs are in your { $home }, so you move { $next }’s pegs now.
why-partner-all-home = All of { $seat }’s pegs are already in their { $home }. Help a partner who still needs it.
why-help-in-order = You help your partners in clockwise order, so { $next } comes before { $seat }.
why-helps-next-turn = You don’t help { $seat } until your next turn, so you can’t use their peg in this split.
why-helps-with-others = Only { $cards } can bring a last peg in and help a partner in the same turn, so you can’t use { $seat }’s peg in this split.
why-no-helping = All your pegs are in your { $home }, and these rules don’t let you move a partner’s pegs.

## What a card can do

why-wrong-way = { $direction ->
    [backward] { $card } moves a peg back, not forward.
   *[forward] { $card } moves a peg forward, not back.
}
why-wrong-count = { $direction ->
    [forward] It’s { $ahead } forward from { $hole } to { $to }, but { $card } moves { $counts }.
    [backward] It’s { $behind } back from { $hole } to { $to }, but { $card } moves { $counts }.
   *[both] { $card } moves { $counts }, and that doesn’t get a peg from { $hole } to { $to }.
}
    .seen = { $direction ->
        [forward] That’s { $ahead } forward, but { $card } moves { $counts }.
        [backward] That’s { $behind } back, but { $card } moves { $counts }.
       *[both] { $card } moves { $counts }, and that doesn’t get this peg there.
    }
why-wrong-count-home = It’s { $holes } forward from { $hole } to { $to }, but { $card } moves { $counts }.
    .seen = That’s { $holes } forward, but { $card } moves { $counts }.
why-brings-nothing-out = { $card } doesn’t bring a peg out.
why-no-count = { $card } doesn’t move a peg forward or back.
why-nothing-to-move = There’s no peg that { $card } can move.
why-must-be-split = { $card } has to be split { $most ->
        [2] between two pegs
       *[other] among 2 to { $most } pegs
    }.
why-joker-not-from-here = { $by } can’t move a peg that’s { $area ->
    [start] in its { $start }.
    [home] in its { $home }.
   *[track] on the track.
}
why-joker-into-home = { $by } can’t take a peg into its { $home }.
why-joker-onto-empty-hole = { $by } has to land on { $onto ->
        [partners] a partner’s peg
        [opponents] an opponent’s peg
       *[any] another player’s peg
    }, and there’s no peg on { $to }.
    .seen = { $by } has to land on { $onto ->
        [partners] a partner’s peg
        [opponents] an opponent’s peg
       *[any] another player’s peg
    }, and there’s no peg there.
why-joker-nothing-to-land-on = { $by } has to land on { $onto ->
        [partners] a partner’s peg
        [opponents] an opponent’s peg
       *[any] another player’s peg
    }, and there’s none on the track.
why-joker-onto-own = { $by } has to land on a peg of another color, and the one on { $hole } is the same color.
    .seen = { $by } has to land on a peg of another color, and that one is the same color.
why-joker-onto-partner = { $you ->
    [yes] { $by } has to land on an opponent’s peg, and that one is yours.
   *[no] { $by } has to land on an opponent’s peg, and { $seat } is your partner.
}
why-joker-onto-opponent = { $by } has to land on a partner’s peg, and { $seat } is an opponent.
why-joker-not-ahead = { $by } only jumps ahead, and to get to { $to } this peg would go past its own { $in_spot }.
    .seen = { $by } only jumps ahead, and to get there this peg would go past its own { $in_spot }.
why-joker-start-first = { $you ->
    [yes] You have a peg in your { $start }, and { $by } has to move that one first.
   *[no] { $seat } has a peg in their { $start }, and { $by } has to move that one first.
}
why-in-spot-not-from-here = { $by } can’t take a peg to its { $in_spot } if it’s { $area ->
    [start] in its { $start }.
    [home] in its { $home }.
   *[track] on the track.
}
why-in-spot-only = { $by } can only take this peg to its { $in_spot }, { $spot }.
    .seen = { $by } can only take this peg to its { $in_spot }.
why-sends-nothing = { $card } can’t send a peg back to its { $start }.
why-send-opponents-only = { $you ->
    [yes] { $by } sends an opponent’s peg back, and that one is yours.
   *[no] { $by } sends an opponent’s peg back, and { $seat } is your partner.
}
why-send-from-track-only = { $by } can only send a peg back from the track.
why-send-to-start-only = { $by } can only send a peg back to its { $start }.
why-nothing-to-send = There’s no opponent’s peg on the track to send back.
why-swaps-nothing = { $card } can’t swap pegs.
why-swap-off-track = You can only swap pegs that are on the track.
why-swap-own-color = You can’t swap two pegs of the same color.
why-swap-needs-own = One of the pegs you swap has to be one you can move.
why-swap-only = In a swap, each peg goes where the other one was.
why-nothing-to-swap = There aren’t two pegs on the track that you can swap.

## Splits

why-splits-nothing = { $card } can’t be split.
why-split-too-many = { $card } can be split { $most ->
        [2] between two pegs only
       *[other] among at most { $most } pegs
    }.
why-split-forward-first = Play the part that goes forward first, then the part that goes back.
why-split-two-colors = { $you ->
    [yes] Only pegs of different colors can share this split, and one of yours has already moved.
   *[no] Only pegs of different colors can share this split, and one of { $seat }’s has already moved.
}
why-split-needs-two-colors = You need pegs of two colors out of their { $start } to split { $card }.
why-split-two-pegs = Each part of a split takes a different peg, and this one has already moved.
why-split-from-start = A peg can’t come out as part of a split.
why-only-in-split = You can move { $seat }’s peg with { $card } only as part of a split.
why-split-own-first = You have to begin with one of { $you ->
    [yes] your own pegs
   *[no] { $seat }’s pegs
}. A teammate’s can only take a later part of the split.
why-split-own-only = { $you ->
    [yes] You can’t use your own peg in this split.
   *[no] You can’t use { $seat }’s peg in this split.
}
why-finishing-split-whose = { $you ->
    [yes] The rest of the split can go to the partner you help next, but not to you.
   *[no] The rest of the split can go to the partner you help next, but that isn’t { $seat }.
}
why-opponent-on-track-only = You can move { $seat }’s pegs along the track, but not in their { $home } or into it.
why-second-part-forward = That leaves { $count } forward, but it isn’t { $count } from { $hole } to { $to }.
    .seen = That leaves { $count } forward, but that hole isn’t { $count } away.
why-second-part-backward = That leaves { $count } back, but it isn’t { $count } back from { $hole } to { $to }.
    .seen = That leaves { $count } back, but that hole isn’t { $count } back.
why-split-part-forward = Part of { $card } moves a peg 1 to { $most } forward, and that doesn’t get it from { $hole } to { $to }.
    .seen = Part of { $card } moves a peg 1 to { $most } forward, and that doesn’t get it there.
why-split-part-opposite = { $card } is split forward and back, 1 to { $most } each, and that doesn’t get this peg from { $hole } to { $to }.
    .seen = { $card } is split forward and back, 1 to { $most } each, and that doesn’t get this peg there.
why-split-part-any = Part of { $card } moves a peg 1 to { $most } forward or back, and that doesn’t get it from { $hole } to { $to }.
    .seen = Part of { $card } moves a peg 1 to { $most } forward or back, and that doesn’t get it there.
why-split-all-forward = From { $hole } to { $to } is back, and every part of { $card } goes forward.
    .seen = This peg would go back, and every part of { $card } goes forward.
why-split-both-ways = That goes the same way as the rest, but { $card } is split one part forward, one part back.
why-split-not-alone = { $card } has to be split, because another peg on the track could share it.
why-alone-whole-count = By itself, this peg can only go the whole { $count } forward.
why-split-needs-two = You need two pegs out of their { $start } to split { $card }.
why-split-no-share = There’s no way to split { $card } here.

## What must be played

why-must-play-hand = You can move with { $the-card }, so you can’t discard.
why-must-play-joker = You can move with the joker, so you can’t discard.
why-must-play-card = You can move with { $the-card }, so you can’t discard it.
why-discard-drawn = You can’t move, so you have to discard the card you just drew, { $the-card }.
why-must-come-out = { $count ->
    [one] { $stuck_counts ->
        [discards] Instead of discarding, you have to bring a peg out free.
       *[stuck] You can’t move, so you have to bring a peg out free.
    }
   *[other] { $stuck_counts ->
        [discards] This would be { $counted_for ->
            [team] your team’s discard
           *[you] discard
        } { $count } in a row, so you have to bring a peg out free instead.
       *[stuck] That makes { $count } stuck turns in a row{ $counted_for ->
            [team] {" "}for your team
           *[you] {""}
        }, so you have to bring a peg out free.
    }
}
why-nothing-free = These rules don’t let a peg come out free. You need a card that brings one out.
why-free-too-early = A peg comes out free only after { $stuck_counts ->
    [discards] { $needed ->
        [one] one discard.
       *[other] { $needed } discards in a row.
    }
   *[stuck] { $needed ->
        [one] one stuck turn.
       *[other] { $needed } stuck turns in a row.
    }
} { $counted_for ->
    [team] Your team has had
   *[you] You’ve had
} { $counted ->
    [0] none.
   *[other] { $counted }.
}
why-free-only-stuck = { $stuck_counts ->
    [discards] You have to move, so you can’t bring a peg out free.
   *[stuck] You can move, so you can’t bring a peg out free.
}
why-free-needs-card = You can move, and none of your cards brings a peg out, so you can’t bring one out free.
why-free-from-start = Only a peg in its { $start } can come out free.
why-card-not-held = You don’t have { $card }.
why-empty-hand = You don’t have any cards, so all you can do is pass.
why-pass-with-cards = You still have cards, so you can’t pass.

## Bluffing, and the decisions between turns

why-declare-first = Before you move, play a card face down and call it any rank.
why-no-declaring = These rules don’t let you call a card something else.
why-declared-cannot-move = You can’t call it { $card }, because { $card } couldn’t move anything.
why-declared-other = You called it { $card }, so you have to move as if it were one.
why-card-laid-down = The card you played face down is { $card }.
why-penalty-whose = { $you ->
    [yes] One of your own pegs has to go back to its { $start }.
   *[no] One of { $seat }’s pegs has to go back to its { $start }.
}
why-penalty-out-of-start = { $you ->
    [yes] Choose one of your pegs that’s already out.
   *[no] Choose one of { $seat }’s pegs that’s already out.
}
why-phase-play = First, play a card.
why-phase-doubt = First, decide whether you doubt it.
why-phase-penalty = First, choose the peg that goes back to its { $start }.
why-phase-move = First, make the move you called.
why-phase-extra = First, take your extra turn or skip it.
why-phase-draw = First, draw a card or skip it.
why-phase-over = The game is over.
why-game-over = The game is over: one team has all its pegs in.

## Where it is written down

why-source-settled = The source doesn’t say; this is how it’s played here.
why-source-house = House rule: { $switch }
why-source-house-card = House rule for { $card }
why-source-guide-1 = Detailed Game Guide, rule 1
why-source-guide-2 = Detailed Game Guide, rule 2
why-source-guide-3 = Detailed Game Guide, rule 3
why-source-guide-5 = Detailed Game Guide, rule 5
why-source-guide-6 = Detailed Game Guide, rule 6
why-source-guide-7 = Detailed Game Guide, rule 7
why-source-guide-9 = Detailed Game Guide, rule 9
why-source-guide-10 = Detailed Game Guide, rule 10
why-source-guide-12 = Detailed Game Guide, rule 12
why-source-guide-cards = Detailed Game Guide, Card Movement Rules
why-source-guide-finish = Detailed Game Guide, Moving into the Finish area
why-source-guide-jokers = Detailed Game Guide, Playing Jokers, scenario 2
why-source-guide-objective = Detailed Game Guide, Objective
why-source-guide-onto-track = Detailed Game Guide, Moving onto the Track
why-source-guide-scenario-1 = Detailed Game Guide, Moving around the Track, scenario 1
why-source-guide-turn = Detailed Game Guide, The Player’s Turn
why-source-paddle-back = Paddle sheet, “You can not back into HOME”
why-source-paddle-bump = Paddle sheet, “If your man moves forward or back and lands on a space”
why-source-paddle-cards = Paddle sheet, Card Values
why-source-paddle-count = Paddle sheet, “You must use the full count of the card played”
why-source-paddle-exact = Paddle sheet, “You must use the exact number of spaces to move into HOME”
why-source-paddle-help = Paddle sheet, “you first must get all your pegs into HOME”
why-source-paddle-joker = Paddle sheet, Card Values, Joker
why-source-paddle-jump = Paddle sheet, “You may not jump over your own man”
why-source-paddle-lap = Paddle sheet, “you can not enter HOME and must go around again”
why-source-paddle-must = Paddle sheet, “You must move if you have a play”
why-source-paddle-object = Paddle sheet, Object
why-source-paddle-opponent = Paddle sheet, “If you bump your opponents man, he returns to his START”
why-source-paddle-play = Paddle sheet, To play
why-source-paddle-safe = Paddle sheet, “Once a man is in his HOME position, he is HOME”
why-source-liftbridge-cards = Liftbridge, If you have a player out
why-source-liftbridge-dealing = Liftbridge, Dealing
why-source-liftbridge-making = Liftbridge, Making a Play
why-source-liftbridge-objective = Liftbridge, Objective
why-source-liftbridge-penalty = Liftbridge, Penalty
why-source-liftbridge-other = Liftbridge, Other Rules
why-source-pagat-alaska = Pagat, Other Variations, Alaska
why-source-pagat-arizona-1 = Pagat, Arizona Rules, 1
why-source-pagat-arizona-2 = Pagat, Arizona Rules, 2
why-source-pagat-arizona-3 = Pagat, Arizona Rules, 3
why-source-pagat-arizona-4 = Pagat, Arizona Rules, 4
why-source-pagat-arizona-5 = Pagat, Arizona Rules, 5
why-source-pagat-arizona-6 = Pagat, Arizona Rules, 6
why-source-pagat-bluffing = Pagat, Bluffing Joker
why-source-pagat-cards = Pagat, effects of individual cards
why-source-pagat-endgame = Pagat, endgame
why-source-pagat-general = Pagat, general rules
why-source-pagat-kilpatrick = Pagat, Kilpatrick Rules
why-source-pagat-nc-1 = Pagat, North Carolina Rules, 1
why-source-pagat-nc-2 = Pagat, North Carolina Rules, 2
why-source-pagat-nc-3 = Pagat, North Carolina Rules, 3
why-source-pagat-nc-4 = Pagat, North Carolina Rules, 4
why-source-pagat-nc-5 = Pagat, North Carolina Rules, 5
why-source-pagat-nc-6 = Pagat, North Carolina Rules, 6
why-source-pagat-nc-7 = Pagat, North Carolina Rules, 7
why-source-pagat-nc-8 = Pagat, North Carolina Rules, 8
why-source-pagat-nc-9 = Pagat, North Carolina Rules, 9
why-source-pagat-pegoo = Pagat, Pegoo
why-source-pagat-strategy = Pagat, Notes on Strategy, 3
why-source-pagat-wizard = Pagat, Other Variations, Wizard Woodworks
why-source-pagat-play = Pagat, deal and play of cards
