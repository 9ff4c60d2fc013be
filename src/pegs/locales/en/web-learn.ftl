### The first game that teaches, and single lessons. **Words** are bold. [you] and [seat] are small pictures of a peg, [out] of the sign on a card.

learn-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

## What the bubbles say, and words for the pictures in them

learn-pegs = pegs
learn-arrow = the arrow that points up

learn-goal = { $team ->
    [yes] This is your home. Bring all { $pegs } [you] here, once around the board. { $name } [seat] is your partner. You can move { $name }’s pegs, too. **You win together.**
   *[no] This is your home. Bring all { $pegs } [you] here, once around the board. Your partner { $name } [seat] does the same across from you. **You win together.**
}
learn-out = A peg comes out with **{ $cards }**. Look for [out] on the card. Tap your { $card }.
learn-declare = Cards go **face down**, and you say any card you like. This time it’s true: play { $the }, and say “{ $card }.”
learn-doubt = { $name } [seat] says it’s { $card }. Doubt a true card, and one of your pegs goes back to start. Doubt a **bluff**, and one of theirs does.
learn-count = Count holes the way the **arrows** point. You can pass others’ pegs, but not your own. Tap { $card }: it stops right behind yours.
learn-bump = Count { $count }, and you land on { $name } [seat]. That’s a **bump**: { $name }’s peg has to go back to start.
learn-boost = That’s { $name } [seat], your partner. Count { $count } to land there, and you **boost** { $name }’s peg to its in-spot, right by home.
learn-split = { $must ->
    [yes] You **split** { $card } { $pegs ->
        [2] between two of your pegs
       *[other] between two to { $pegs } of your pegs
    }. Tap it, then each peg.
   *[no] One peg can go the whole count, or you **split** { $card } { $pegs ->
        [2] between two of your pegs
       *[other] between two to { $pegs } of your pegs
    }. This time, split it: tap it, then a peg.
}
learn-split-back = { $card } **splits**: one peg goes forward, another goes back. Together they count { $count }.
learn-split-any = { $must ->
    [yes] { $card } must **split** between two pegs, and each part may go forward or back.
   *[no] { $card } can **split** between two pegs, and each part may go forward or back.
}
learn-counts = { $ways ->
    [forward] { $card } has more than one count: { $forward } forward. **You choose.**
    [back] { $card } has more than one count: { $back } back. **You choose.**
   *[both] { $card } has more than one count: { $forward } forward, or { $back } back. **You choose.**
}
learn-back = { $card } goes **back**{ $plain ->
    [yes] {""}
   *[no] {" "}{ $count }
}.{ $shortcut ->
    [yes] {" "}Just out of start, that’s a shortcut to your home.
   *[no] {""}
}
learn-joker = { $jump ->
    [start] A joker jumps one of your pegs **onto anyone else’s peg**. It takes a peg **from start first**. Bump { $name } [seat].
    [any] A joker jumps one of your pegs, even one in start, **onto anyone else’s peg**. Bump { $name } [seat]: that’s right by your home.
    [track] A joker jumps one of your pegs **onto anyone else’s peg**. Bump { $name } [seat]: that’s right by your home.
   *[no] { $spot ->
        [yes] A joker jumps a peg **to your in-spot**, right by home.{ $send ->
            [yes] {" "}Or it sends an opponent’s peg back to start, like this one of { $name }’s [seat].
           *[no] {""}
        }
       *[no] A joker sends an opponent’s peg **back to start**, like this one of { $name }’s [seat].
    }
}
learn-trade = { $card } **trades** two pegs of different colors. Trade places with { $name } [seat]: that’s right by your home.
learn-stuck = { $limit ->
    [0] No card here brings a peg out, so you’re **stuck**. Discard a card. You draw a new one every turn.
   *[other] No card here brings a peg out, so you’re **stuck**. Discard a card. After { $limit } stuck turns, a peg comes out free.
}
learn-free = That’s stuck turn number { $limit }. Now a peg comes out **free**: use any card.
learn-home = Home takes an **exact count**. { $card } fits: { $steps } { $ring ->
    [one] step
   *[other] steps
} to the ring, { $inside } in.{ $fits ->
    [around] {" "}{ $other } doesn’t: that hole is taken, so the peg would go around again.
    [no] {" "}{ $other } doesn’t: that hole is taken.
   *[yes] {""}
}
learn-helping = All home. Now you play for { $name } [seat].

## Around them

learn-step = Lesson { $step } of { $steps }
learn-skip = Skip
learn-got-it = Got it
learn-play-on = Play on
learn-later = A few rounds later
learn-try = Try { $card } first.
learn-skipped = You can start over in Learn.
learn-show-again = Show again
learn-done = That’s it! Play on from here, or try another lesson.
learn-first-done = That’s all you need to know. **From here on, it’s a real game:** you and { $name } [seat] against the other two.
learn-more = More lessons

## The page with all lessons

learn-title = Learn
learn-first = First game
learn-first-note = { $rules }, at a real table. { $minutes } minutes.
learn-single = One thing at a time
learn-none = These rules have no lessons: they can’t be played by four.
learn-go-on = Continue with lesson { $lesson }
learn-go-on-note = { $lesson }. { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} to the end.
learn-done-already = Done:
learn-beyond = Rules and more
learn-rules = The rules
learn-rules-note = { $rules }{ $count ->
    [0] {""}
    [one] {" · "}one difference
   *[other] {" · "}{ $count } differences
}
learn-judge = Who’s right?
learn-judge-note = Set up the board, ask about a turn
learn-better = Play better
learn-better-note = Tips for every part of the game
learn-board = Your own board at home
learn-board-note = Phones hold the cards, you move the pegs
learn-print = Print
learn-print-note = Rule card, board, cards
learn-title-goal = The goal
learn-title-out = Coming out
learn-title-declare = Face down
learn-title-doubt = Bluffs and doubts
learn-title-count = Counting
learn-title-bump = Bumping
learn-title-boost = Boosting your partner
learn-title-split = Splitting
learn-title-split-back = Splitting forward and back
learn-title-split-any = Splitting either way
learn-title-counts = Cards with a choice
learn-title-back = Backing up
learn-title-joker = Jokers
learn-title-trade = Trading places
learn-title-stuck = Being stuck
learn-title-free = Coming out free
learn-title-home = The exact count home
