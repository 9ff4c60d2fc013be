### Rules in words: what switches mean, the telling of a rule set, what is wrong with one, and messages about rules files.

## What things are called where a rule set has no word of its own

word-start = start
word-home = home
word-in_spot = in-spot
word-out_spot = out spot
card-joker = joker
either = { $first } or { $last }

## What each switch means

switch-side_length = holes on each side of the board, its corner counted once
switch-in_spot = the hole of a side from which pegs turn off into home
switch-out_spot = the hole of a side where pegs come out of start
switch-home_length = holes in home
switch-pegs = pegs of each player
switch-two_player_sides = sides of the board for two players
switch-decks = packs of cards
switch-jokers = jokers in each pack
switch-hand_size = cards in a hand
switch-draw = whether a card is drawn before or after the move
switch-draw_by_hand = whether players draw for themselves, and so can forget to
switch-forgotten_draw = what becomes of a draw that was forgotten
switch-must_play = whether any card that can move must be played, or only the card chosen must move
switch-joker_exempt = whether nobody can be forced to play a joker
switch-move = whose pegs a player moves
switch-help = whom a player helps whose own pegs are all home
switch-finishing_split_helps = whether the split that brings the last peg home may go on with a partner’s peg
switch-pass_in_spot = whether a peg may go past its own in-spot
switch-bump_partner = what landing on a partner’s peg does
switch-bump_chain = whether a partner’s peg sent to its in-spot bumps what stands there
switch-stuck_limit = the stuck turn in a row on which a peg comes out free (0: never)
switch-free_out = whether a stuck player must come out free or may
switch-free_out_with_card = whether a player who could move may come out free too, holding a card that comes out
switch-stuck_pile = whether cards discarded while stuck lie in a pile of their own
switch-bluffing = whether cards are played face down and declared
switch-table_talk = what partners may say to each other
switch-cards = what each card does

power-out = brings a peg out
power-forward = moves one peg forward by one of these counts
power-backward = moves one peg backward by one of these counts
power-split = the count that two pegs share (0: no split)
power-split_ways = which ways the two parts of a split go
power-split_with = whose pegs share a split
power-swap = which two pegs change places
power-jump_from = where a peg is taken from that lands on another color’s peg
power-jump_start_first = whether pegs in start must jump before others
power-in_spot_from = where a peg is taken from that lands on its own in-spot
power-send_to_start = whether an opponent’s peg is sent to its start

## The telling: subjects

section-board = Board
section-packs = Cards
section-turn = A turn
section-cards = What the cards do
section-moving = Moving
section-landing = Landing on a peg
section-stuck = Stuck players
section-helping = Helping
section-bluffing = Bluffing
section-talk = Table talk
section-winning = Winning

## The telling: board and packs

tell-side_length = There is a side for each player, with { $count } holes: the corner, which is hole 0, and { $count ->
        [one] no other
       *[other] the holes after it
    }, clockwise.
tell-two_player_sides = { $count ->
        [2] Two players use a board of two sides.
       *[other] Two players use a board of { $count } sides and sit opposite each other; the other sides are nobody’s.
    }
tell-out_spot = Pegs come out of their { $start_word } on hole { $count } of their side, the { $out_spot_word }.
tell-in_spot = Pegs turn off into their { $home_word } from hole { $count } of their side, the { $in_spot_word }.
tell-home_length = Each player’s { $home_word } has { $count ->
        [one] one hole
       *[other] { $count } holes
    }.
tell-pegs = { $count ->
        [one] Each player has one peg, which begins in its { $start_word }.
       *[other] Each player has { $count } pegs, which begin in their { $start_word }.
    }
tell-decks = Packs of cards shuffled together: { $numbers }.
tell-jokers = Jokers in each pack: { $numbers }.
tell-hand_size = { $count ->
        [one] Each player is dealt one card.
       *[other] Each player is dealt { $count } cards.
    }
tell-for-players = { $number } for { $players } players

## The telling: a turn

tell-draw = { $draw ->
        [before] A turn is: draw a card, play one of the { $choice } cards, and move.
       *[after] A turn is: play one of the { $hand } cards, move, and draw a card.
    }
tell-draw_by_hand = { $draw_by_hand ->
        [true] Players draw for themselves: once the next player has played, the draw is forgotten.
       *[false] The card is drawn for the players, so nobody can forget it.
    }
tell-forgotten_draw = { $forgotten_draw ->
        [forfeit] Where a player forgets to draw: the card is drawn when it is noticed, and the player’s next turn is forfeited.
       *[extra-card] Where a player forgets to draw: one additional card may be drawn in the next turn, never more than one.
    }
tell-must_play = { $must_play ->
        [card] Any card may be chosen; if it can move a peg it must, otherwise it is discarded without moving.
       *[hand] If a card in the hand can move a peg, a card that moves is played; otherwise any card is discarded without moving.
    }
tell-joker_exempt = { $joker_exempt ->
        [true] Nobody is forced to play a joker: where only jokers could move, any card may be discarded instead.
       *[false] A joker that can move a peg must be played like any other card.
    }
tell-move = { $move ->
        [team] Players move any peg of their team, always.
       *[own] Players move their own pegs.
    }

## The telling: cards

tell-a-peg = { $move ->
        [team] a peg of your team
       *[own] a peg of yours
    }
tell-by-number = Moves { $a_peg } forward by the number on the card.
tell-idle-card = Moves nothing.
tell-out = Brings { $a_peg } from its { $start_word } to its { $out_spot_word }.
tell-forward = Moves { $a_peg } forward { $counts }.
tell-backward = Moves { $a_peg } backward { $counts }.
tell-split = { $ways ->
        [forward] Two different pegs share { $count }, both forward
        [opposite] Two different pegs share { $count }, one forward and one backward
       *[any] Two different pegs share { $count }, each forward or backward
    }: { $with ->
        [own] { $move ->
            [team] any two of your team.
           *[own] both of them yours.
        }
        [team] { $move ->
            [team] any two of your team.
           *[own] the first is yours, the second any peg of your team.
        }
       *[any] any two on the board, an opponent’s only along the track.
    }
tell-swap = { $answer ->
        [own] Lets { $a_peg } change places with a peg of another color, both on the track.
       *[any] Lets any two pegs of different colors on the track change places.
    }
tell-jump_from = Takes { $a_peg } from { $places } to a hole of the track where a peg of another color stands, and lands on it.
tell-jump_start_first = Pegs in their { $start_word } jump first: while there is one, no other peg may.
tell-in_spot_from = Takes { $a_peg } from { $places } to its own { $in_spot_word }.
tell-send_to_start = Sends an opponent’s peg on the track to its { $start_word }.
tell-from-start = its { $start_word }
tell-from-track = the track
tell-from-home = its { $home_word }

## The telling: moving and landing

tell-always_count = The full count of a card is used, by one peg or in a split.
tell-always_own = No peg passes or lands on a peg of its own color; pegs of other colors are passed freely.
tell-always_back = No peg moves backward into its { $home_word } or within it.
tell-pass_in_spot = { $pass_in_spot ->
        [true] A peg at its own { $in_spot_word } may turn into its { $home_word } or go on round the track.
       *[false] No peg goes forward past its own { $in_spot_word }: it turns into its { $home_word }, and where there is no room for the full count it does not move.
    }
tell-always_opponent = An opponent’s peg that is landed on goes to its { $start_word }.
tell-bump_partner = { $bump_partner ->
        [in-spot] A peg of your own team that is landed on goes to its { $in_spot_word }; where it stands there already, or a peg of its color does, the move is not allowed.
        [start] A peg of your own team that is landed on goes to its { $start_word }, as an opponent’s does.
       *[forbidden] No peg may land on another peg of your own team.
    }
tell-bump_chain = { $bump_chain ->
        [true] A peg of another color on that { $in_spot_word } is bumped in its turn, and so on.
       *[false] Where any peg stands on that { $in_spot_word }, the move is not allowed.
    }
tell-always_safe = A peg in its { $home_word } is safe: nothing lands on it.

## The telling: stuck, helping, bluffing, the end

tell-stuck_limit = { $count ->
        [0] Turns without a move are not counted: nobody comes out free.
       *[other] A turn in which no card of the hand could move a peg counts as stuck; any other turn sets the count back. On stuck turn number { $count } in a row a peg comes out free.
    }
tell-free_out = { $free_out ->
        [must] Then any card is discarded, and a peg must come out.
       *[may] Then any card is discarded, and a peg may come out or stay.
    }
tell-free_out_with_card = { $free_out_with_card ->
        [true] A player who could move on that turn, and holds a card that comes out, may come out free as well.
       *[false] A player who could move on that turn takes an ordinary turn.
    }
tell-stuck_pile = { $stuck_pile ->
        [true] Cards discarded while stuck lie in a pile of their own.
       *[false] Cards discarded while stuck lie with the other discards.
    }
tell-help = { $move ->
        [team] { $help ->
            [none] As everybody moves the whole team’s pegs, nobody needs help.
            [left] A player whose own pegs are all in their { $home_word } plays the pegs of the next partner clockwise who is not done, as if they were the player’s own.
           *[choice] A player whose own pegs are all in their { $home_word } plays the pegs of any one partner who is not done, chosen turn by turn, as if they were the player’s own.
        }
       *[own] { $help ->
            [none] A player whose own pegs are all in their { $home_word } moves nothing any more.
            [left] A player whose own pegs are all in their { $home_word } plays the pegs of the next partner clockwise who is not done, as if they were the player’s own.
           *[choice] A player whose own pegs are all in their { $home_word } plays the pegs of any one partner who is not done, chosen turn by turn, as if they were the player’s own.
        }
    }
tell-finishing_split_helps = { $finishing_split_helps ->
        [true] If the first part of a split brings the last of a player’s pegs into its { $home_word }, a peg of the partner helped next may make the second part.
       *[false] Helping begins with the turn after the last own peg came into its { $home_word }.
    }
tell-bluffing = Cards are played face down and declared as any rank. Each opponent in turn may doubt. A bluff that is doubted costs a peg that is out of its { $start_word }; so does a doubt of the truth, and then the move is made. Whoever should win a peg where there is none wins an extra turn.
tell-table_talk = { $table_talk ->
        [none] Partners tell each other nothing about cards or moves.
        [moves] Partners may talk about moves, but not about their cards.
       *[open] Partners may talk about anything.
    }
tell-always_winner = The first team with every peg in its { $home_word } wins.

## What is wrong with rules

fault-kind = { $value } is not a value this switch can have.
    .mend = Give it a value of the kind its default has.
fault-range = { $value } is not between { $least } and { $most }.
    .mend = Choose a number from { $least } to { $most }.
clash-uneven-sides = Two players cannot sit opposite each other on an odd number of sides.
    .mend = Choose an even number, such as 2 or 4.
clash-spot-off-side = A side has no hole { $hole }.
    .mend = Choose a hole from 0 to { $last }, or longer sides.
clash-spots-same = Both are hole { $hole }, but a hole can only be one of them.
    .mend = Move one of them to another hole.
clash-pegs-over-home = { $pegs } pegs do not fit into { $holes } holes, so nobody could win.
    .mend = Have fewer pegs, or a home of { $pegs } holes.
clash-no-pack = For { $players } players there would be no pack of cards.
    .mend = Use at least one pack.
clash-negative-jokers = For { $players } players there would be fewer than no jokers.
    .mend = Use 0 jokers or more.
clash-too-many-cards = For { $players } players there would be { $cards } cards, more than the { $most } that a game can have.
    .mend = Use fewer packs, or fewer jokers in each.
clash-round-the-board = With { $count } a peg would go right round the smallest board, which has { $ring } holes.
    .mend = Choose a smaller count, or longer sides.
clash-order = { $value } is not in order, or has something twice.
    .mend = Give each once, in ascending order.
clash-no-split-ways = The { $card } has no split that could go these ways.
    .mend = Give it a split, or leave out the ways.
clash-no-split-with = The { $card } has no split that pegs could share.
    .mend = Give it a split, or leave out whose pegs share it.
clash-no-jump-first = Start pegs of the { $card } cannot jump before others: for that, pegs from start and from elsewhere must both be able to jump.
    .mend = Let it jump from start and from the track or home, or leave out which jump first.
clash-never-out = No card brings the first peg out and nobody comes out free, so the game could never begin.
    .mend = Give a card the power “out”, or count stuck turns.
clash-never-out-without-jokers = Only jokers bring the first peg out, and with this number of players there are none: { $players }.
    .mend = Give another card the power “out”, or use jokers there.
clash-never-home = No card moves a peg forward, so nobody could ever get home.
    .mend = Give a card a count forward, or a split.
clash-never-home-without-jokers = Only jokers move a peg forward, and with this number of players there are none: { $players }.
    .mend = Give another card a count forward, or use jokers there.
clash-team-helps = Where everybody moves all the team’s pegs (move = "team"), there is nobody to help.
    .mend = Set help = "none", or move = "own".
clash-team-finishing-split = Where everybody moves all the team’s pegs (move = "team"), a split needs no leave to go on with a partner’s peg.
    .mend = Set finishing_split_helps = false, or move = "own".
clash-helpless-finishing-split = Where nobody helps (help = "none"), a split cannot go on with a partner’s peg.
    .mend = Set finishing_split_helps = false, or help = "left".
clash-no-split-to-finish = No card has a split that could bring a last peg home and go on.
    .mend = Give a card a split, or set finishing_split_helps = false.
clash-card-choice-exempts = Where the chosen card must move if it can (must_play = "card"), nobody is forced to choose a joker, and a joker that is chosen is not exempt.
    .mend = Set joker_exempt = false, or must_play = "hand".
clash-pile-without-count = Where stuck turns are not counted (stuck_limit = 0), there is no pile for them.
    .mend = Set stuck_pile = false, or a stuck_limit such as 3.
clash-bluffing-card-choice = A bluffer declares a rank that can move, so no dead card can be chosen (must_play = "card").
    .mend = Set must_play = "hand", or bluffing = false.
clash-bluffing-by-hand = A bluffer’s turn ends with doubts and penalties, not with play that could close a forgotten draw.
    .mend = Set draw_by_hand = false, or bluffing = false.
clash-bluffing-choice = A declared rank must have a legal move before a partner to help is chosen (help = "choice").
    .mend = Set help = "left", or bluffing = false.
clash-bluffing-stuck = A bluffer can declare any rank, so whether the hand is stuck would have to be shown.
    .mend = Set stuck_limit = 0, or bluffing = false.

## Rules files

rules-unknown = There are no rules called “{ $name }” (and a file is given by its path, ending in .toml).
rules-file-missing = There is no file “{ $file }”.
rules-file-unreadable = This file cannot be read as text ({ $reason }).
rules-file-cycle = These files extend each other in a ring: { $files }. One of them must extend a named rule set.
rules-file-not-toml = This line cannot be read{ $fault ->
    [open] : a quotation mark is missing at the end of a word
    [twice] : the same thing is said in an earlier line
    [name] : it does not begin with a name
    [equals] : no equals sign follows the name
    [heading] : a heading stands in square brackets, such as [cards.9]
    [list] : a bracket is opened here and not closed
    [value] : what stands behind the equals sign is neither a number nor a word in quotation marks
    [more] : something stands behind what the line says
   *[other] {""}
}. A line looks like hand_size = 6 or draw = "before", with words in quotation marks.
rules-file-extends-missing = The file must say which rules it starts from, such as extends = "basic".
rules-file-base-wrong = The rules it extends, “{ $base }”, have mistakes of their own:
rules-file-changes-nothing = The file changes nothing in “{ $base }”. Say what is different, or use “{ $base }” itself.
rules-file-nearest = Did you mean “{ $word }”?
rules-file-known = There are: { $known }.
rules-file-key-unknown = “{ $key }” is not the name of a switch.
rules-file-card-outside = What a card does stands under its own heading: [cards.{ $card }].
rules-file-power-outside = “{ $power }” is said of a card: put it under that card’s heading, such as [cards.9].
rules-file-switch-inside-card = “{ $key }” is said of the whole game, not of a card: put it above the first heading in [brackets].
rules-file-card-unknown = “{ $card }” is not a card. The cards are A, 2 to 10, J, Q, K and joker; JQK means all three, "2, 3, 4" means these.
rules-file-card-table-expected = What a card does stands in lines under [cards.{ $card }], such as forward = 5.
rules-file-card-twice = “{ $power }” of the card { $card } is said twice.
rules-file-power-unknown = “{ $power }” is not a power that a card can have.
rules-file-place-unknown = “{ $key }” is not a place that can have a word of its own.
rules-file-language-expected = “{ $key }” is not a language in two small letters, such as es.
rules-file-number-expected = expected a whole number, not { $value }.
rules-file-yes-or-no-expected = expected true or false, not { $value }.
rules-file-word-expected = expected one of { $words }, not { $value }.
rules-file-twice-in-list = { $value } has something twice.
rules-file-per-players-expected = expected a number, { $words }, or steps such as {"{"} 6 = 3, 10 = 4 {"}"}, not { $value }.
rules-file-players-expected = expected a number of players from { $least } to { $most }, not { $value }.
rules-file-teams-expected = { $players } players cannot form { $teams } teams of equal size.
rules-file-table-expected = “{ $key }” needs lines of its own under [{ $key }], not { $value }.
rules-file-text-expected = { $key }: expected a text in quotation marks, not { $value }.
rules-file-texts-expected = { $key }: expected texts in quotation marks, such as ["one", "two"], not { $value }.


## Rules on the command line

rules-differ-not = The rules are the same.
rules-no-say = (does not arise)
rules-in-order = { $file } is in order. It extends { $base } and changes { $count ->
        [one] one switch
       *[other] { $count } switches
    }: { $changes }.
rules-in-order-words = { $file } is in order. It extends { $base }, with words or seatings of its own.
rules-list-name = name
rules-list-title = title
rules-list-players = players
rules-list-aliases = also called
rules-list-more = Tell a set with “pegs rules show NAME”; compare two with “pegs rules diff NAME NAME”.
rules-diff-switch = switch
rules-show-extends = Extends { $base }.
rules-show-source = Source: { $source }.
rules-show-seatings = Seated as { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } players each alone
       *[other] { $players } players in { $teams } teams
    }
rules-switches-game = What is said of the whole game
rules-switches-card = What is said of a card, under its heading such as [cards.9] or [cards.JQK]
rules-switches-answers = can be
rules-switches-meaning = means
answers-number = a number
answers-numbers = a number, or numbers by players
answers-several = one or several of: { $answers }
