### The page about how to play, in the browser.

help-title = How to play
help-aim = The goal
help-aim-text = You have { $pegs } pegs. Bring them out, take them once around the board, clockwise, and into your home. Your team wins when all its pegs are home.
help-turn = Your turn
help-step-card = Pick a card.
help-step-card-text = It says how far a peg goes, and what else it can do.
help-step-peg = Pick a peg and where it goes.
help-step-peg-text = Everything you can pick lights up. You see what will happen before you decide.
help-step-play = Tap Play.
help-step-play-text = Until then you can change your mind with Back. After you play, you get a new card automatically.
help-out = Pegs wait in the start until a card brings them out. To get home, the count must be exact: a peg always moves the full number on the card.
help-grayed = Tap a gray card to see why you can’t play it. If you can’t move, discard a card.
help-landing = Bumping
help-landing-opponent = Land on an opponent’s peg and you bump it back to its start.
help-landing-partner = Land on your partner’s peg and you boost it: it usually moves up to the hole where it turns toward home.
help-landing-own = You usually can’t pass or land on your own pegs.
help-landing-home = A peg that’s home is safe.
help-board = What the marks mean
help-sign-out = Pegs come out here
help-sign-in = Pegs turn toward home here
help-sign-home = Home and start, in each player’s color
help-sign-way = The way pegs move
help-rules = The full rules
help-which = Each set with its cards, its rules, and small boards:
help-home = How do you play at home?
