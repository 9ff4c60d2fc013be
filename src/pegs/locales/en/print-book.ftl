### The rule book: what it says around the sentences of the rules sheet.
### $start_word, $home_word, $in_spot_word and $out_spot_word are the rules’ own words.

book-document-title = { $title }: rule book
book-subtitle = Pegs and Jokers: the rule book
book-running = Pegs and Jokers: { $title }
book-made = This book has just the rules of this house. Every example was played by the same program that runs the game: what’s allowed here is allowed, and what’s crossed out isn’t.
book-contents = What’s inside
book-questions = Quick answers
book-house-notes = Notes from our table
book-example = Example
book-you = You
book-allowed = With { $card }
book-forbidden = Not with { $card }

## Chapters: a title, and a sentence or two to begin with

book-chapter-need = What you need
book-chapter-board = The board
book-chapter-turn = A turn
book-chapter-cards = What the cards do
book-chapter-moving = Moving
book-chapter-landing = Landing on a peg
book-chapter-home = { $home_word ->
    [home] Going home
    [HOME] Going HOME
   *[other] Into the { $home_word }
}
book-chapter-helping = Helping your partner
book-chapter-stuck = Stuck
book-chapter-bluffing = Bluffing
book-chapter-winning = Winning
book-lead-need = A board, pegs in a different color for everyone, { $partners ->
    [none] and cards.
    [all] cards, and partners to play with.
   *[some] cards, and partners if you like.
}
book-lead-board = The sides join to make one loop. Everyone starts from their own side, runs all the way around clockwise, and turns in just before they’re back where they began.
book-lead-turn = { $hand_size ->
    [one] You hold one card. On your turn, play it and move a peg.
   *[other] You hold { $hand_size } cards. On your turn, play one of them and move a peg.
} Then it’s the next player’s turn, clockwise.
book-lead-cards = Only the rank of a card counts, never its suit. If a card can do more than one thing, you choose.
book-lead-moving = Pegs run clockwise, hole by hole. A hole counts whether it’s empty or taken.
book-lead-landing = Two pegs never share a hole. Land on a peg of another color, and it has to leave{ $partners ->
    [none] .
   *[other] { $bump_partner ->
        [in-spot] . Where it goes depends on whose it is.
        [start] .
       *[forbidden] . Your own team’s pegs are off limits.
    }
}
book-lead-home = Once around is enough: each peg finishes in its { $home_word }{ $bluffing ->
    [true] , where no peg can land on it.
   *[false] , out of everyone’s reach.
}
book-lead-helping = Being first to finish doesn’t win the game. Your whole team has to get there.
book-lead-stuck = Nothing to bring a peg out, and nothing to move? Bad luck doesn’t last forever.
book-lead-bluffing = Here cards are played face down, and you say what they are. It may even be true.
book-lead-winning = { $partners ->
    [all] It’s a race of teams, and the last peg decides it.
   *[other] It’s a race, and the last peg decides it.
}

## Sections

book-heading-players = Players
book-heading-pegs = Pegs
book-heading-cards = Cards
book-heading-deal = The deal
book-heading-sides = Sides and holes
book-heading-places = Four places
book-heading-play = Play and draw
book-heading-must = Do I have to move?
book-heading-whose = Whose pegs do I move?
book-heading-drawing = Forgetting to draw
book-heading-talk = Table talk
book-heading-each = Card by card
book-heading-out = Coming out
book-heading-back = Moving back
book-heading-split = Splitting a card
book-heading-anyone = Anyone’s pegs
book-heading-swap = Trading places
book-heading-joker = { $special ->
    [joker] The joker
   *[other] Special moves
}
book-heading-count = The full count
book-heading-own = Passing, and your own color
book-heading-opponent = An opponent’s peg
book-heading-partner = { $partners ->
    [none] A peg of your own
   *[other] A peg of your own team
}
book-heading-chain = If the { $in_spot_word } is taken
book-heading-in = Turning in
book-heading-lap = Past your { $in_spot_word }
book-heading-inside = Moving deeper
book-heading-backing = Never backward
book-heading-help = { $home_word ->
    [home] All your pegs are home
    [HOME] All your pegs are HOME
   *[other] All your pegs are in your { $home_word }
}
book-heading-finishing = The last peg, and after
book-heading-when = When you’re stuck
book-heading-free = Coming out free
book-heading-pile = A pile of their own
book-heading-bluff = True or not
book-heading-doubts = Doubts in detail
book-heading-goal = Who wins

## Notes: sentences that only the book has

book-note-seats = { $partners ->
    [none] Everyone plays alone.
   *[other] Teams are the same size and sit evenly around the board, so that the players on both sides of you are opponents.
}{ $partners ->
    [none] {""}
   *[other] { $pairs ->
        [yes] {" "}In teams of two, partners sit across from each other.
       *[no] {""}
    }
}
book-note-teams = { $tables }
book-teams-at = { $alone ->
    [only] { $players } players play alone.
    [also] { $players } players form { $teams } teams, or play alone.
   *[no] { $players } players form { $teams } teams.
}
book-note-names = { $seats ->
    [2] In the examples, you play against { $left }.
    [3] In the examples, you play against { $left } and { $across }, who sit clockwise from you.
   *[4] { $partners ->
        [none] In the examples, you play against { $left }, { $across }, and { $right }, who sit clockwise from you.
       *[other] In the examples, you and your partner { $across } play against { $left }, on your left, and { $right }, on your right.
    }
}
book-note-deal = { $draw_piles ->
    [own] Everyone’s cards come from their own pile. Anyone can have the first turn, and play goes clockwise.
   *[shared] Anyone can be the first dealer. Cards go out one at a time, starting at the dealer’s left. That player also has the first turn, and play goes clockwise.
}
book-note-way = Forward is clockwise. Hole 0 is shared by the two sides that meet there. A hole has its side’s name: “Ben’s 11” is hole 11 of Ben’s side.
book-note-private = Only your own pegs ever go into your { $start_word } or your { $home_word }. All other holes are for everyone.
book-note-pile-empty = When the draw pile runs out, shuffle all the discards, including the card just played, into a new one. If there are no discards, don’t draw.
book-note-empty-hand = If you ever have no cards left, you pass.
book-note-owed-card = You’re never owed more than one card.
book-note-back-past = A peg may back past its own { $in_spot_word } and past the corner onto the side before. Once it’s behind its { $in_spot_word }, it can turn in with its next move forward.
book-note-split-either = Either part may come first.
book-note-split-parts = Play one part, then the other: the second one begins with the board as the first one left it. If you can’t use up the whole count, you can’t split the card at all.
book-note-split-anyone = Your own team’s pegs may also go forward into their { $home_word }. Even if an opponent’s peg does the landing, your opponents stay opponents, and your team stays your team.
book-note-joker-stuck = If no peg there has anywhere to land, { $other ->
    [yes] { $cards } can’t jump at all.
   *[no] { $cards } can’t move any peg at all.
}
book-note-lifted = Nothing is passed on the way: a peg that’s sent somewhere is lifted over all others.
book-note-lap-no-count = Stopping right on the { $in_spot_word } is fine.
book-note-help-as-own = They count as yours in every rule of this book.
book-note-free-blocked = It works like coming out with a card: onto the same hole, with the same bumps. If it can’t be done, just discard.{ $stuck_starts_over ->
    [true] {""}
   *[false] {" "}Your count stays, and you try again next turn.
}
book-note-bluff-rank = The rank you name needs a legal move right now; it doesn’t matter what else your hand could do. You don’t say which move it will be. If nobody doubts you, make it, and your card is never shown.
book-note-bluff-quiet = Opponents answer one at a time, clockwise from you. The first doubt ends it, and the card is turned over.
book-note-bluff-pegs = The winner of the doubt picks the peg. It can be any peg that’s out of its { $start_word }, even one in its { $home_word }.
book-note-bluff-extra = An extra turn is taken at the end of the winner’s next turn, or declined.
book-note-finishing-own = { $spare ->
    [yes] Another peg of your own may take it instead, if it can still move deeper.
   *[no] Your own pegs can’t take it: they fill your { $home_word } by then.
}
book-note-finishing-team = { $cards } may still be split with a partner on that turn, as on any other.
book-note-finish-turn = Finish the turn first: if one part of a split brings the last peg into its { $home_word }, the rest of the count has to be used, too, or you can’t split it that way. Then the game is over. Nobody draws or takes another turn.

## Questions that a reader opens the book with

book-question-pile-empty = The draw pile is empty. What now?
book-question-out-cards = Which cards bring a peg out?
book-question-backward = How far back can a peg go?
book-question-split = How do I split a card?
book-question-swap = Which pegs can trade places?
book-question-joker-jump = What can a joker do?
book-question-to-in-spot = What takes a peg straight to its { $in_spot_word }?
book-question-own-color = May I pass my own peg?
book-question-bump = I landed on an opponent. Where does that peg go?
book-question-home = Do I need the exact count to get { $home_word ->
    [home] home
    [HOME] HOME
   *[other] into my { $home_word }
}?
book-question-home-back = May a peg back into its { $home_word }?

## Titles of whole boards

book-board-joker = { $partners ->
    [none] A long jump
   *[other] { $bump_partner ->
        [in-spot] { $special ->
            [joker] A joker gives a partner a boost
           *[other] A jump gives a partner a boost
        }
       *[other] A long jump
    }
}
book-board-anyone = One card moves two colors
book-board-landings = One card, two pegs, two landings
book-board-finishing = Finishing and helping in one turn
book-board-turn = A turn, step by step

## The small print

book-settled-title = The small print
book-settled-lead = Arguments start where the rules say nothing. Here’s how this book settles them.
book-settled-board-size = Our source doesn’t number the holes of the board. The numbers here are those most boards have.
book-settled-pass-empty = Passing with no cards counts as a stuck turn. You can’t come out free with it, because there’s no card to discard.
book-settled-replacement = If you discard because nothing can move, you don’t draw an extra card. The card that opens your next turn replaces it.
book-settled-joker-may = You never have to play a joker, but you may always play one that can move a peg.
book-settled-joker-home = { $cards } may lift a peg back out of its { $home_word }.
book-settled-in-spot-anywhere = { $cards } may take a peg from its { $home_word } back to its { $in_spot_word }. A peg that’s already there can’t be taken there again.
book-settled-turn-in = Only moving forward makes a peg turn in. It may still { $passing ->
    [back] back past its { $in_spot_word }
    [carried] be carried past its { $in_spot_word }
   *[both] back past its { $in_spot_word } or be carried past it
}.
book-settled-split-moved = A peg that one part of a split sends somewhere hasn’t made a part of its own yet. It still may, unless it’s back in its { $start_word }. A peg that has made its part is done, even if it’s sent on afterward.
book-settled-split-guide = A helper who splits { $cards } first moves a peg of the partner being helped, then any peg of the team.
book-settled-own-boost = If a partner’s peg lands on one of yours, even on your own turn, yours is boosted, too.
book-settled-flying = A peg that’s bumped or boosted doesn’t pass anything on its way.
book-settled-chain-circle = A peg that’s sent to its { $in_spot_word } can send the one there on, and so forth: a chain. Lift the moving peg and set it down, then move the peg it hit, and so on. A chain can come back around and send the first peg on to its own { $in_spot_word }.
book-settled-help-must = Helping isn’t optional.{ $finishing_split_helps ->
    [true] {""}
   *[false] {" "}It starts on a turn that you begin with all your pegs in your { $home_word }.
}
book-settled-help-dead = A helper can discard a card only if it can’t move a peg of any partner who isn’t finished.
book-settled-no-help = Once all your pegs are in your { $home_word }, you still play a card each turn. If it needs no peg of your own, it works. Otherwise, discard it.
book-settled-stuck-joker = A joker that you could play but keep starts your count over.
book-settled-stuck-alone = Your count is yours alone, even if a partner moves the same pegs.
book-settled-stuck-pile = The card you discard to come out free goes with the ordinary discards. When the draw pile runs out, the stuck pile is shuffled in, too.
book-settled-sit-out = When you sit out a turn, you play nothing and draw nothing.
book-settled-draw-one = If you may draw two and draw only one, you’re owed nothing more.
book-settled-extra-turns = Extra turns add up. If you decline one, you give up all that are due at that moment.
book-settled-no-more-turns = Once the game is won, no one takes another turn, not even to even things out.
