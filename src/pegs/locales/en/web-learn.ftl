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
    [yes] Bring all { $pegs } [you] home, once around the board. You can move the pegs of your partner { $name } [seat], too. **You win together.**
   *[no] Bring all { $pegs } [you] home, once around the board. Your partner { $name } [seat] does the same. **You win together.**
}
learn-out = A card with [out] brings a peg out to your diamond: **{ $cards }**.
learn-declare = Cards go **face down**, and you call them what you like. This time, tell the truth.
learn-doubt = { $name } [seat] says it’s { $card }. Doubt a true card, and one of your pegs goes back to start. Doubt a **bluff**, and one of theirs does.
learn-count = Count holes the way the **arrows** point. You can pass others’ pegs. You can’t pass your own or land on them.
learn-bump = Land on an opponent’s peg, and you **bump** it: it goes back to start.
learn-boost = Land on your partner’s peg, and you **boost** it to its ring, right by home.
learn-split = { $must ->
    [yes] { $card } is always **split** between two{ $pegs ->
        [2] {""}
       *[other] {" "}to { $pegs }
    } pegs that are out, using all of it.
   *[no] { $card } can go whole, or you **split** it between two{ $pegs ->
        [2] {""}
       *[other] {" "}to { $pegs }
    } pegs that are out, using all of it.
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
    [start] A joker jumps one of your pegs { $ahead ->
        [yes] ahead{" "}
       *[no] {""}
    }onto **anyone else’s peg on the track**, and takes one **from start first**.
    [any] A joker jumps one of your pegs, even from start, { $ahead ->
        [yes] ahead{" "}
       *[no] {""}
    }onto **anyone else’s peg on the track**.
    [track] A joker jumps one of your pegs { $ahead ->
        [yes] ahead{" "}
       *[no] {""}
    }onto **anyone else’s peg on the track**.
   *[no] { $spot ->
        [yes] A joker jumps a peg **to your ring**, right by home.{ $send ->
            [yes] {" "}Or it sends an opponent’s peg back to start.
           *[no] {""}
        }
       *[no] A joker sends an opponent’s peg **back to start**.
    }
}{ $jump ->
    [no] {""}
   *[other] { $boost ->
        [yes] {" "}On your partner’s, it’s a boost.
       *[no] {""}
    }
}
learn-trade = { $card } **trades** two pegs of different colors.
learn-stuck = { $limit ->
    [0] No card here moves a peg, so you’re **stuck**. Discard one: you draw a new card every turn.
   *[other] No card here moves a peg, so you’re **stuck**. Discard one. After { $limit } stuck turns, a peg comes out free.
}
learn-free = That’s stuck turn number { $limit }. Now a peg comes out **free**: use any card.
learn-home = Home takes an **exact count**: { $steps } { $ring ->
    [one] hole
   *[other] holes
} to the ring, { $inside } in. With a larger count, no peg goes in.
learn-partner = All { $pegs } home? Then you play your **partner’s** pegs, here { $name }’s [seat].
learn-result-out = { $draw ->
    [after] After each turn, you draw a new card.
   *[before] Before each turn, you draw a new card.
}
learn-result-count = It stops right behind your own peg.
learn-result-bump = { $count } holes: that bumps { $name } [seat].
learn-result-boost = { $count } holes: that boosts { $name } [seat].
learn-result-joker = It jumps to { $name } [seat], right by your home.
learn-result-trade = You trade with { $name } [seat], right by your home.
learn-result-stuck = { $must ->
    [joker] If a card could move a peg, you’d have to play it, unless it’s a joker.
   *[yes] If a card could move a peg, you’d have to play it.
}
learn-result-home = { $around ->
    [yes] { $other } is one too many: your peg would go around again.
   *[no] { $other } is one too many: your peg couldn’t go in.
}
learn-result-partner = { $name }’s last peg goes home: you both win.

## The steps of a turn

learn-tap-card = Tap { $card }.
learn-tap-any = Tap any card.
learn-tap-peg = Now tap the marked peg.
learn-tap-hole = Where to? Tap the mark.
learn-tap-line = Now tap the marked line.
learn-tap-number = How far? Tap **{ $count }**.
learn-say = What do you call it? Tap **{ $card }**.
learn-answer = Believe it, or doubt it?
learn-believe = Take { $name }’s word for it: press **Believe it**.
learn-draw = Now **draw** a card.
learn-rest = The other peg takes { $count }.
learn-press = { $kind ->
    [discard] Press **Discard**.
    [declare] Press **Call it**.
   *[other] Press **Play**.
}
learn-at = { $lesson }, step { $step } of { $steps }.

## Around them

learn-step = Lesson { $step } of { $steps }
learn-start-over = Start this lesson over
learn-all = All lessons
learn-skip = Skip
learn-got-it = Got it
learn-play-on = Play on
learn-later = A few rounds later:
learn-other-game = Another game, just for this:
learn-leave = End all lessons
learn-left = You can start over in Learn.
learn-done = That’s it!
learn-done-note = Play on, or try another lesson.
learn-first-done = You know the game
learn-first-done-note = All of it. The rest is luck, nerve, and a good partner.
learn-family = Play with family
learn-again = Play again
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
learn-title-partner = Your partner’s pegs
