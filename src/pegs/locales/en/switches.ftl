### Everything that’s said of one switch, or of one power of a card, in one place:
###   .meaning    what it decides, in the list of all switches
###   .field      its name in the form for house rules, and .choice-<value> each of its values
###   .rule       its sentence in the rules
###   .differs    how it differs from the basic game, and .base what the basic game says (“-”: nothing)
###   .house      what it’s about, if it’s a house rule
###   .card       its sentence on a printed reference card, and .question the one that the rule book answers with it
### $start_word, $home_word, $in_spot_word and $out_spot_word are the rules’ own words; **bold** is between stars.

## The board

switch-side_length =
    .meaning = holes on each side of the board, counting the corner once
    .field = Holes on a side
    .rule = Each player has a side of the board. It has { $count } holes, counted clockwise from its corner, which is hole 0.
    .differs = { $count } holes on each side.
    .base = In the basic game there are 18.
    .house = the length of a side

switch-two_player_sides =
    .meaning = sides of the board for two players
    .field = Sides for two players
    .rule = { $two_players ->
        [all] { $count ->
            [2] The board has just your two sides.
           *[other] The board has { $count } sides. You sit opposite each other, and the empty sides are plain track.
        }
       *[some] { $count ->
            [2] Two players use a board with two sides.
           *[other] Two players use a board with { $count } sides. They sit opposite each other, and the empty sides are plain track.
        }
    }
    .differs = With two players, the board has { $count } sides.
    .base = In the basic game it has two.
    .house = the board for two players

switch-out_spot =
    .meaning = the hole of a side where pegs come out
    .field = Come-out hole
    .rule = Pegs come out of their { $start_word } onto hole { $count } of their side, the { $out_spot_word }.
    .differs = You come out onto hole { $count } of your side.
    .base = In the basic game it’s hole 8.
    .house = the hole where pegs come out

switch-in_spot =
    .meaning = the hole of a side where pegs turn into home
    .field = In-spot hole
    .rule = Pegs turn into their { $home_word } from hole { $count } of their side, the { $in_spot_word }.
    .differs = You turn into your { $home_word } from hole { $count } of your side.
    .base = In the basic game it’s hole 3.
    .house = the hole where pegs turn in

switch-home_length =
    .meaning = holes in each home
    .field = Home length
    .rule = Each { $home_word } has { $count ->
        [one] one hole
       *[other] { $count } holes
    }.
    .differs = { $count ->
        [one] One hole in each { $home_word }.
       *[other] { $count } holes in each { $home_word }.
    }
    .base = In the basic game there are five.
    .house = the length of the home stretch

switch-pegs =
    .meaning = pegs per player
    .field = Pegs
    .rule = { $count ->
        [one] Each player has one peg, which begins in its { $start_word }.
       *[other] Each player has { $count } pegs, which begin in their { $start_word }.
    }
    .differs = { $count ->
        [one] You have one peg.
       *[other] You have { $count } pegs.
    }
    .base = In the basic game you have five.
    .house = the number of pegs

## The deck

switch-decks =
    .meaning = decks of cards
    .field = Decks
    .rule = { $draw_piles ->
        [own] { $half_decks ->
            [true] { $count ->
                [-1] Each player shuffles this many half decks of their own, the red or the black cards of each: { $numbers }.
                [one] Each player shuffles half a deck of their own: the red or the black cards.
               *[other] Each player shuffles { $count } half decks of their own: the red or the black cards of each.
            }
           *[false] { $count ->
                [-1] Each player shuffles this many decks of their own: { $numbers }.
                [one] Each player shuffles a deck of their own.
               *[other] Each player shuffles { $count } decks of their own.
            }
        }
       *[shared] { $half_decks ->
            [true] { $count ->
                [-1] Shuffle together this many half decks, the red or the black cards of each: { $numbers }.
                [one] Use half a deck of cards: the red or the black ones.
               *[other] Shuffle { $count } half decks together: the red or the black cards of each.
            }
           *[false] { $count ->
                [-1] Shuffle together this many decks: { $numbers }.
                [one] Use one deck of cards.
               *[other] Shuffle { $count } decks of cards together.
            }
        }
    }
    .differs = { $count ->
        [-1] Decks: { $numbers }.
        [one] One deck of cards.
       *[other] { $count } decks of cards.
    }
    .base = In the basic game: three up to six players, four for eight.
    .house = the number of decks

switch-half_decks =
    .meaning = whether each deck has only its red or its black cards
    .field = Half decks
    .rule = Half decks have two of each rank instead of four.
    .differs = Half decks: just the red or the black cards.
    .base = In the basic game you use whole decks.
    .house = the half decks

switch-jokers =
    .meaning = jokers in each deck
    .field = Jokers in each deck
    .rule = { $count ->
        [-1] Jokers in each { $half_decks ->
            [true] half deck
           *[false] deck
        }: { $numbers }.
        [0] Leave out the jokers.
        [one] Each { $half_decks ->
            [true] half deck
           *[false] deck
        } has one joker.
       *[other] Each { $half_decks ->
            [true] half deck
           *[false] deck
        } has { $count } jokers.
    }
    .differs = { $count ->
        [-1] Jokers in each deck: { $numbers }.
        [0] No jokers.
        [one] One joker in each deck.
       *[other] { $count } jokers in each deck.
    }
    .base = In the basic game each deck has two.
    .house = the number of jokers

switch-draw_piles =
    .meaning = whether everyone draws from one pile, or each player has decks of their own
    .field = Draw piles
    .choice-shared = one for everyone
    .choice-own = one for each player
    .rule = You always draw from your own pile, and discard next to it.{ $keep_top_discard ->
        [true] {""}
       *[false] {" "}When it runs out, shuffle your own discards into a new one.
    }
    .differs = Everyone draws from decks of their own.
    .base = In the basic game all draw from one pile.
    .house = the draw piles

switch-keep_top_discard =
    .meaning = whether the card on top of the discards stays when they’re shuffled
    .field = The top discard isn’t shuffled in
    .rule = When { $draw_piles ->
        [own] your draw pile runs out, leave the card on top of your
       *[shared] the draw pile runs out, leave the card on top of the
    } discards where it is, and shuffle the rest into a new draw pile.
    .differs = The card on top of the discards isn’t shuffled in.
    .base = In the basic game all the discards are shuffled.
    .house = shuffling the discards
    .card = When the draw pile runs out, shuffle all the discards but the top one.

switch-hand_size =
    .meaning = cards in a hand
    .field = Cards in hand
    .rule = { $count ->
        [one] Deal everyone one card.
       *[other] Deal everyone { $count } cards.
    }
    .differs = { $count ->
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
    .base = In the basic game you hold five.
    .house = the number of cards in a hand

## Your turn

switch-draw =
    .meaning = whether you draw before or after your move
    .field = When you draw
    .choice-after = after you move
    .choice-before = before you move
    .rule = { $draw ->
        [before] Draw a card, play one of your { $choice } cards, and move.
       *[after] { $hand ->
            [one] Play your card, move, and draw a card.
           *[other] Play one of your { $hand } cards, move, and draw a card.
        }
    }
    .differs = Play, then draw.
    .base = In the basic game you draw first, so you choose from one card more.
    .house = when to draw

switch-draw_by_hand =
    .meaning = whether players draw their own cards, and can forget to
    .field = Players draw for themselves
    .rule = { $draw_by_hand ->
        [true] Remember to draw: once the next player has played, it’s too late.
       *[false] Cards are drawn for you.
    }
    .differs = You draw your own card. Don’t forget!
    .base = In the basic game cards are drawn for you.
    .house = remembering to draw

switch-forgotten_draw =
    .meaning = the penalty for a forgotten draw
    .field = If you forget to draw
    .choice-extra-card = draw one more next turn
    .choice-draw-two = draw two at the end of your next turn
    .choice-forfeit = lose your next turn
    .rule = { $forgotten_draw ->
        [forfeit] If you forget, you draw the card as soon as someone notices, and you lose your next turn.
        [draw-two] { $draw ->
            [before] If you forget, you play without that card. On your next turn, don’t draw first: draw two after you play.
           *[after] If you forget, you draw two cards at the end of your next turn, but never three.
        }
       *[extra-card] { $draw ->
            [before] If you forget, you play without that card. You may draw two on your next turn, but never three.
           *[after] If you forget, you may draw one extra card at the end of your next turn, but never more than one.
        }
    }
    .differs = { $forgotten_draw ->
        [forfeit] Forget to draw, and you lose a turn.
       *[draw-two] Forget to draw, and you draw two next time.
    }
    .base = -
    .house = forgetting to draw
    .card = { $forgotten_draw ->
        [forfeit] Forget to draw, and you lose your next turn.
        [draw-two] Forget to draw, and you draw two next time.
       *[extra-card] Forget to draw, and you may draw an extra card next time.
    }
    .question = I forgot to draw. What now?

switch-must_play =
    .meaning = what has to move if it can: one of your cards, the card you play, or nothing
    .field = What you have to play
    .choice-hand = a card that can move, if you have one
    .choice-card = any card; it moves if it can
    .choice-nothing = any card, or just discard it
    .rule = { $bluffing ->
        [true] The rank you declare has to be one that can move a peg. If none of your cards really can, you may discard one face down instead.
       *[false] { $must_play ->
            [card] You may play any card. If it can move a peg, you have to move; if it can’t, it’s just discarded.
            [nothing] You never have to move: you may discard any card instead, even if it can move a peg.
           *[hand] If any of your cards can move a peg, you have to play one that can.{ $stuck_discard ->
                [hand] {""}
                [drawn] {""}
               *[card] {" "}If none can, discard any card{ $draw ->
                    [before] .
                   *[after] {" "}and draw.
                }
            }
        }
    }
    .differs = { $must_play ->
        [nothing] You may discard any card instead of moving.
       *[card] You may play any card, even one that can’t move.
    }
    .base = In the basic game, if a card can move, you have to play one that can.
    .house = having to move
    .card = { $bluffing ->
        [true] { $joker_exempt ->
            [true] If none of your cards can move a peg, jokers aside, you may discard one instead.
           *[false] If none of your cards can move a peg, you may discard one instead.
        }
       *[false] { $must_play ->
            [card] You may play any card. If it can move a peg, you have to move. If it can’t, just discard it.
            [nothing] You may discard any card instead of moving.
           *[hand] If any card can move, play one that does.{ $stuck_discard ->
                [hand] {""}
                [drawn] {""}
               *[card] {" "}If none can, discard one.
            }
        }
    }
    .question = Do I have to play a card that can move?

switch-joker_exempt =
    .meaning = whether you can always hold on to a joker
    .field = You can hold on to jokers
    .rule = { $bluffing ->
        [true] { $joker_exempt ->
            [true] Jokers don’t count for that: you may discard even if a joker could move.
           *[false] Jokers count for that, too: if one of yours can move, you can’t discard.
        }
       *[false] { $joker_exempt ->
            [true] You never have to play a joker. If only jokers can move, you may discard any card instead.
           *[false] A joker isn’t special: if it’s your only card that can move, you have to play it.
        }
    }
    .differs = If only a joker can move, you have to play it.
    .base = In the basic game you can always hold on to it.
    .house = holding on to jokers
    .card = { $joker_exempt ->
        [true] You never have to play a joker.
       *[false] If only a joker can move, you have to play it.
    }
    .question = Do I have to play my joker?

switch-move =
    .meaning = whose pegs you move
    .field = Whose pegs you move
    .choice-own = your own
    .choice-team = any of your team’s
    .rule = { $move ->
        [team] You may always move any of your team’s pegs.
       *[own] { $moves_others ->
            [yes] You move your own pegs. Some cards also move others’ pegs.
           *[no] You move only your own pegs.
        }
    }
    .differs = You move any peg of your team.
    .base = In the basic game you move your own, until they’re all home.
    .house = moving a partner’s pegs
    .question = { $partners ->
        [none] Whose pegs do I move?
       *[other] May I move my partner’s pegs?
    }

## Moving

switch-pass_in_spot =
    .meaning = whether a peg may pass its own in-spot
    .field = Pegs may pass their own in-spot
    .rule = { $pass_in_spot ->
        [true] { $must_turn_in ->
            [true] At its own { $in_spot_word }, a peg that can’t turn into its { $home_word } may stay on the track for another lap.
           *[false] At its own { $in_spot_word }, a peg may turn into its { $home_word } or stay on the track for another lap.
        }
       *[false] A peg can’t move forward past its own { $in_spot_word }. It has to turn into its { $home_word }, and if there isn’t room for the full count, it can’t move.
    }
    .differs = You can’t go past your own { $in_spot_word }.
    .base = In the basic game you may go around again.
    .house = going around again
    .card = { $pass_in_spot ->
        [true] { $must_turn_in ->
            [true] From your { $in_spot_word }, turn in with the **exact** count if you can. If you can’t, go around again.
           *[false] From your { $in_spot_word }, turn in with the **exact** count, or go around again.
        }
       *[false] From your { $in_spot_word }, turn in with the **exact** count. You can’t go past it.
    }
    .question = Do I have to turn in?

switch-must_turn_in =
    .meaning = whether a peg that can turn into home with its count has to
    .field = Pegs that can turn in have to
    .rule = If a peg can turn into its { $home_word } with the full count, it has to.{ $splits ->
        [no] {""}
       *[other] {" "}That goes for each part of a split, too.
    }
    .differs = If you can turn into your { $home_word }, you have to.
    .base = In the basic game you may go around again.
    .house = having to turn in

switch-pass_own =
    .meaning = whether a peg may pass others of its color on the track
    .field = Pegs may pass their own color
    .rule = On the track, a peg may pass others of its own color.
    .differs = You may pass your own pegs on the track.
    .base = In the basic game no peg passes its own color.
    .house = passing a peg of the same color

switch-pass_in_home =
    .meaning = whether a peg may pass others of its color inside home
    .field = Pegs may pass each other in home
    .rule = Inside its { $home_word }, a peg may pass others of its color.
    .differs = You may pass your own pegs in your { $home_word }.
    .base = In the basic game no peg passes its own color.
    .house = passing in the home stretch
    .card = In your { $home_word }, pegs may pass each other.

## Bumping

switch-land_on_own =
    .meaning = what landing on a peg of the same color does, on the track
    .field = Landing on your own color
    .choice-forbidden = isn’t allowed
    .choice-start = bumps it to start
    .rule = On the track, a peg may land on another of its own color, which goes back to its { $start_word }.
    .differs = Land on your own peg, and it goes back to its { $start_word }.
    .base = In the basic game you can’t land on your own color.
    .house = landing on a peg of the same color

switch-bump_partner =
    .meaning = what landing on a partner’s peg does
    .field = Landing on a partner
    .choice-in-spot = boosts them to their in-spot
    .choice-start = bumps them to start
    .choice-forbidden = isn’t allowed
    .rule = { $partners ->
        [none] { $bump_partner ->
            [in-spot] If you land an opponent’s peg on one of yours, you boost yours to its { $in_spot_word }.
            [start] If you land an opponent’s peg on one of yours, yours is bumped to its { $start_word }, too.
           *[forbidden] You can’t land an opponent’s peg on one of yours.
        }
       *[other] { $bump_partner ->
            [in-spot] Land on a peg of your own team{ $land_on_own ->
                [start] {" "}in another color
               *[forbidden] {""}
            }, and you boost it to its { $in_spot_word }.
            [start] Land on a peg of your own team, and it’s bumped to its { $start_word }, too.
           *[forbidden] You can’t land on a peg of your own team{ $land_on_own ->
                [start] {" "}in another color
               *[forbidden] {""}
            }.
        }
    }
    .differs = { $bump_partner ->
        [start] Landing on your partner sends that peg to its { $start_word }.
       *[forbidden] You can’t land on your partner.
    }
    .base = In the basic game you boost it to its in-spot.
    .house = landing on a peg of the same team
    .card = { $bump_partner ->
        [in-spot] **Your team’s** peg goes to its own { $in_spot_word }.
        [start] **Your team’s** peg goes back to its { $start_word }, too.
       *[forbidden] **Your team’s** peg: you can’t land on it.
    }
    .question = { $partners ->
        [none] What if a peg lands on one of mine?
       *[other] May I land on my partner?
    }

switch-in_spot_taken =
    .meaning = what landing on a partner’s peg does if its own color is on its in-spot
    .field = Landing on a partner whose in-spot is taken
    .choice-forbidden = isn’t allowed
    .choice-start = bumps the peg to start
    .choice-move-up = boosts your peg to its own in-spot instead
    .rule = { $in_spot_taken ->
        [start] If that peg, or another of its color, is already on its { $in_spot_word }, the peg you land on is bumped to its { $start_word } instead.
        [move-up] If that peg is already on its { $in_spot_word }, it stays there, and yours gets boosted to its own { $in_spot_word } instead. You can’t land there if the boosted peg would meet another of its own color on that { $in_spot_word }.
       *[forbidden] You can’t land there if that peg, or another of its color, is already on its { $in_spot_word }.
    }
    .differs = { $in_spot_taken ->
        [move-up] If you land on a partner’s peg that’s on its { $in_spot_word }, it stays and yours moves up to its own.
       *[start] If your partner’s { $in_spot_word } has a peg of that color, the peg you land on goes to its { $start_word }.
    }
    .base = In the basic game you can’t land there.
    .house = boosting onto a peg of the same color
    .card = { $bump_chain ->
        [true] { $in_spot_taken ->
            [start] If its color is already there, it goes back to its { $start_word }.
            [move-up] If it’s already there, it stays and yours moves up to its own. If another of its color is there, you can’t land on it.
           *[forbidden] You can’t do that if its color is already there.
        } A peg of another color there has to go, too.
       *[false] { $in_spot_taken ->
            [start] If its color is already there, it goes back to its { $start_word }. If another color is there, you can’t land.
            [move-up] If it’s already there, it stays and yours moves up to its own. If any other peg is there, you can’t land.
           *[forbidden] You can’t do that if any peg is already there.
        }
    }
    .question = What if my partner’s { $in_spot_word } is taken?

switch-bump_chain =
    .meaning = whether a boosted peg bumps a peg on its in-spot
    .field = Chain bumps
    .rule = { $bump_chain ->
        [true] If a peg of another color is on that { $in_spot_word }, it gets bumped or boosted in turn, and so on.
       *[false] { $in_spot_taken ->
            [start] If a peg of another color is on that { $in_spot_word }, you can’t make the move.
            [move-up] If a peg of another color is on that { $in_spot_word }, you can’t make the move.
           *[forbidden] If any peg is on that { $in_spot_word }, you can’t make the move.
        }
    }
    .differs = You can’t boost a peg if its { $in_spot_word } is taken.
    .base = In the basic game it bumps or boosts a peg of another color there.
    .house = boosting onto a peg of another color

## Getting stuck

switch-stuck_limit =
    .meaning = the stuck turn in a row on which you come out free (0: never)
    .field = Come out free on stuck turn (0: never)
    .rule = { $stuck_counts ->
        [discards] { $count ->
            [one] Whenever you may discard, you may come out free instead.
           *[other] After { $before ->
                [one] one discard
               *[other] { $before } discards in a row
            }, your next turn is your free turn: instead of discarding again, you can come out free. Any move starts the count over.
        }
       *[stuck] { $count ->
            [one] If none of your cards can move a peg, you come out free right away.
           *[other] If none of your cards can move a peg, you’re stuck. After { $before ->
                [one] one stuck turn
               *[other] { $before } stuck turns in a row
            }, your next turn is your free turn. Any turn on which you aren’t stuck starts the count over.
        }
    }
    .differs = { $stuck_counts ->
        [discards] { $count ->
            [one] Instead of discarding, you may come out free.
           *[other] Discard { $count } turns in a row, and a peg comes out free.
        }
       *[stuck] { $count ->
            [one] If you can’t move, a peg comes out free.
           *[other] Stuck { $count } turns in a row? A peg comes out free.
        }
    }
    .base = In the basic game you wait for a card that brings one out.
    .house = counting stuck turns
    .card = { $stuck_counts ->
        [discards] { $count ->
            [one] If you don’t move,
           *[other] Discarding { $count } turns in a row? On the last of them,
        }
       *[stuck] { $count ->
            [one] If no card can move,
           *[other] No card can move { $count } turns in a row? On the last of them,
        }
    }
    .question = I’ve been stuck turn after turn. What now?

switch-stuck_counts =
    .meaning = which turns count as stuck: only those when no card can move, or every discard
    .field = What counts as stuck
    .choice-stuck = turns when no card can move
    .choice-discards = every discard
    .rule = Every discard counts as being stuck.
    .differs = Every discard counts as stuck.
    .base = -
    .house = the turns that count as stuck

switch-stuck_discard =
    .meaning = whether a player who can’t move discards one card, the card just drawn, or the hand to draw a new one
    .field = Without a move you discard
    .choice-card = one card
    .choice-hand = the whole hand
    .choice-drawn = the card you just drew
    .rule = { $stuck_discard ->
        [drawn] If none of your cards can move a peg, discard the card you just drew.
       *[hand] If none of your cards can move a peg, discard your whole hand and draw a new one.
    }
    .differs = { $stuck_discard ->
        [drawn] If you can’t move, you discard the card you just drew.
       *[hand] If you can’t move, you trade in your whole hand.
    }
    .base = { $stuck_discard ->
        [drawn] In the basic game you choose which card to discard.
       *[hand] In the basic game you discard one card.
    }
    .house = the discard when no card can move
    .card = { $stuck_discard ->
        [drawn] If no card can move, discard the card you just drew.
       *[hand] If no card can move, discard your hand and draw a new one.
    }

switch-stuck_by_team =
    .meaning = whether partners’ stuck turns count together
    .field = Stuck turns count as a team
    .rule = { $stuck_counts ->
        [discards] Your team has one count: all its discards add to it, and any move starts it over.
       *[stuck] Your team has one count: all its stuck turns add to it, and any other turn starts it over.
    }
    .differs = Your team’s stuck turns count together.
    .base = -
    .house = counting a team’s stuck turns together
    .card = Your whole team’s turns count.

switch-stuck_starts_over =
    .meaning = whether the count starts over if no peg comes out on the free turn
    .field = If no peg comes out, the count starts over
    .rule = { $turns ->
        [counted] If you’re stuck on your free turn and no peg comes out, the count starts over.
       *[any] If you discard on your free turn and no peg comes out, the count starts over.
    }
    .differs = If no peg comes out on your free turn, the count starts over.
    .base = -
    .house = starting the count over
    .card = If no peg comes out that last time, the count starts over.

switch-free_out =
    .meaning = whether coming out free is required or optional
    .field = Coming out free
    .choice-must = required
    .choice-may = optional
    .rule = { $turns ->
        [counted] { $free_out ->
            [must] If none of your cards can move a peg on your free turn, discard { $stuck_discard ->
                [drawn] the card you just drew
               *[card] any card
            } and bring a peg out free. You have to if a peg can come out.
           *[may] If none of your cards can move a peg on your free turn, you may discard { $stuck_discard ->
                [drawn] the card you just drew
               *[card] any card
            } and bring a peg out free. You don’t have to.
        }
       *[any] { $free_out ->
            [must] To come out free, discard { $stuck_discard ->
                [drawn] as usual
               *[card] { $must_play ->
                    [card] any card that can’t move a peg
                   *[hand] any card
                }
            } and bring a peg out. { $must_play ->
                [nothing] You have to, unless you move.
               *[hand] You have to if you can.
            }
           *[may] To come out free, discard { $stuck_discard ->
                [drawn] as usual
               *[card] { $must_play ->
                    [card] any card that can’t move a peg
                   *[hand] any card
                }
            } and bring a peg out. You don’t have to.
        }
    }
    .differs = Coming out free is up to you.
    .base = -
    .house = coming out free
    .card = { $free_out ->
        [must] discard { $stuck_discard ->
            [drawn] {""}
           *[card] any card{" "}
        }and bring a peg out **free.** You have to.
       *[may] discard { $stuck_discard ->
            [drawn] {""}
           *[card] any card{" "}
        }and bring a peg out **free,** if you like.
    }

switch-free_out_bumps =
    .meaning = whether a peg that comes out free bumps a partner’s that can’t go to its in-spot
    .field = Coming out free bumps a partner’s peg that can’t be boosted
    .rule = If a partner’s peg is on your { $out_spot_word } and can’t go to its { $in_spot_word } because another of its color is there, coming out free bumps it to its { $start_word }.
    .differs = Coming out free bumps your partner’s peg to its { $start_word } if it can’t go to its { $in_spot_word }.
    .base = -
    .house = coming out free onto a partner’s peg
    .card = Coming out free, you send a partner’s peg on your { $out_spot_word } back to its { $start_word } if it can’t go to its { $in_spot_word }.

switch-free_out_with_card =
    .meaning = whether you may also come out free if you can move and hold a card that brings pegs out
    .field = Free even if you can move
    .rule = { $stuck_counts ->
        [discards] { $free_out_with_card ->
            [true] If you have to move on that turn, you may still come out free, as long as you hold { $cards }.
           *[false] If you have to move on that turn, no peg comes out free.
        }
       *[stuck] { $free_out_with_card ->
            [true] If one of your cards can move a peg then, you may still come out free instead, as long as you hold { $cards }.
           *[false] If one of your cards can move a peg then, you have to play a normal turn.
        }
    }
    .differs = To come out free, you really have to be stuck.
    .base = -
    .house = coming out free instead of moving
    .card = { $count ->
        [one] If a card can move, but you hold one that brings pegs out, you may do this instead.
       *[other] If a card can move that last time, but you hold one that brings pegs out, you may do this instead of moving.
    }

switch-stuck_pile =
    .meaning = whether cards discarded while stuck go in their own pile
    .field = A “can’t play” pile
    .rule = Cards discarded while you’re stuck go in a “can’t play” pile of their own.
    .differs = Cards discarded while stuck go in a pile of their own.
    .base = -
    .house = the pile for stuck turns
    .card = Cards discarded while stuck go in a pile of their own.

## Helping your partner

switch-help =
    .meaning = whose pegs you play once yours are all home
    .field = When your pegs are all home
    .choice-left = help the next partner on your left
    .choice-choice = help any partner
    .choice-none = don’t help
    .rule = { $help ->
        [none] Once all your pegs are in your { $home_word }, you don’t play your partner’s pegs.
       *[other] { $partner_count ->
            [one] Once all your pegs are in your { $home_word }, you play your partner’s pegs as if they were yours.
           *[several] { $help ->
                [choice] Once all your pegs are in your { $home_word }, you play the pegs of any partner who isn’t finished. Choose again each turn.
               *[left] Once all your pegs are in your { $home_word }, you play for the next partner to your left who isn’t finished.
            }
        }
    }
    .differs = { $help ->
        [none] Once you’re all home, you’re done.
       *[choice] Once you’re all home, you help any partner you like.
    }
    .base = { $help ->
        [none] In the basic game you then play for your partner.
       *[choice] In the basic game you help the next partner to your left.
    }
    .house = helping a partner
    .card = { $help ->
        [none] Once your pegs are all in your { $home_word }, you’re done: you don’t move your partner’s.
       *[other] { $partner_count ->
            [one] Once your pegs are all in your { $home_word }, move your partner’s as if they were yours.
           *[several] { $help ->
                [choice] Once your pegs are all in your { $home_word }, move those of any partner you like.
               *[left] Once your pegs are all in your { $home_word }, move those of the next partner to your left.
            }
        }
    }
    .question = { $home_word ->
        [home] My pegs are all home.
        [HOME] My pegs are all HOME.
       *[other] My pegs are all in my { $home_word }.
    } What now?

switch-finishing_split_helps =
    .meaning = whether a split that brings your last peg home may finish with a partner’s peg
    .field = Your last split can help
    .rule = { $finishing_split_helps ->
        [true] { $splits ->
            [many] If part of { $finishing_cards ->
                [all] a split
               *[other] { $finishing_cards }
            } brings your last peg into your { $home_word }, the rest may move
           *[other] If the first part of { $finishing_cards ->
                [all] a split
               *[other] { $finishing_cards }
            } brings your last peg into your { $home_word }, the second part may move
        } { $partner_count ->
            [one] your partner’s peg
           *[several] a peg of the partner you’ll help next
        }.
       *[false] You start helping on your next turn, not before.
    }
    .differs = { $finishing_cards ->
        [all] The split that brings your last peg home helps your partner, too.
       *[other] If you split { $finishing_cards } to bring your last peg home, it helps your partner, too.
    }
    .base = In the basic game you start helping on your next turn.
    .house = helping with the rest of a split
    .card = { $finishing_split_helps ->
        [true] { $finishing_cards ->
            [all] The split that brings your last peg in may end with a partner’s peg.
           *[other] If you split { $finishing_cards } to bring your last peg in, it may end with a partner’s peg.
        }
       *[false] You start on your next turn.
    }

switch-helper_shares_split =
    .meaning = whether a helper may split a card between pegs of different partners
    .field = Helpers split between partners
    .rule = When you help, pegs of different partners can share a split.
    .differs = When you help, pegs of different partners can share a split.
    .base = In the basic game you help one partner at a time.
    .house = splitting between partners
    .card = Pegs of different partners can share a split.

## Bluffing

switch-bluffing =
    .meaning = whether cards are played face down and declared
    .field = Bluffing
    .rule = Play your card face down and declare a rank that can move a peg, true or not. Each opponent in turn may doubt you. If a doubter catches you bluffing, they send one of your pegs back to its { $start_word }, and your turn is over. If you told the truth, you send back one of theirs, then make your move. If there’s no peg to send back, the winner gets an extra turn instead.
    .differs = Play face down and name any rank that can move, true or not. Opponents may doubt you.
    .base = In the basic game everyone sees the card.
    .house = bluffing
    .question = What happens if someone doubts me?

## Table talk

switch-table_talk =
    .meaning = what partners may talk about
    .field = Table talk
    .choice-none = none
    .choice-moves = moves, but not cards
    .choice-open = anything goes
    .rule = { $table_talk ->
        [none] No table talk: don’t share your cards or suggest moves.
        [moves] You may talk with your { $partner_count ->
            [one] partner
           *[several] partners
        } about moves, but not about the cards you hold.
       *[open] You may talk with your { $partner_count ->
            [one] partner
           *[several] partners
        } about anything.
    }
    .differs = { $table_talk ->
        [moves] Partners may talk about moves, but not about cards.
       *[open] Partners may talk about anything.
    }
    .base = In the basic game there’s no table talk.
    .house = talking at the table
    .question = May we talk about our cards?

## The powers of a card

power-out =
    .meaning = brings a peg out
    .field = Brings a peg out

power-out_steps =
    .meaning = how many more holes the peg that it brings out moves at once
    .field = Then it moves on by

power-forward =
    .meaning = moves a peg forward by one of these counts
    .field = Forward

power-backward =
    .meaning = moves a peg backward by one of these counts
    .field = Backward

power-corner_to_corner =
    .meaning = takes a peg on a corner to the next corner, over pegs of its own color too
    .field = From corner to corner

power-split =
    .meaning = the count that two or more pegs share (0: no split)
    .field = Split

power-split_pegs =
    .meaning = the most pegs that can share a split
    .field = Most pegs in a split

power-split_ways =
    .meaning = which way the parts of a split go
    .field = Which way the parts go
    .choice-forward = all forward
    .choice-opposite = forward and back
    .choice-any = either way

power-split_order =
    .meaning = whether the forward parts of a split come first
    .field = Order of the parts
    .choice-any = any order
    .choice-forward-first = forward first

power-split_with =
    .meaning = whose pegs share a split
    .field = Whose pegs split
    .choice-own = your own
    .choice-team = one of yours, then any of your team’s
    .choice-whole-team = any of your team’s
    .choice-any = anyone’s

power-split_colors =
    .meaning = whether only pegs of different colors share a split
    .field = Different colors only

power-split_alone =
    .meaning = whether the only peg on the track that could share it may go the whole count forward
    .field = A lone peg goes all of it

power-split_helps =
    .meaning = whether its split may help a partner once it brings your last peg home
    .field = Its last split can help

power-swap =
    .meaning = which two pegs trade places
    .field = Swap
    .choice-none = no
    .choice-own = one of yours with any other
    .choice-any = any two

power-jump_from =
    .meaning = where a peg may jump from, onto a peg of another color
    .field = Jumps onto another peg from
    .choice-start = start
    .choice-track = the track
    .choice-home = home

power-jump_onto =
    .meaning = whose pegs a jump lands on
    .field = Whose pegs it jumps onto
    .choice-any = anyone else’s
    .choice-partners = a partner’s
    .choice-opponents = an opponent’s

power-jump_ahead =
    .meaning = whether a jump goes only ahead, and not past the peg’s own in-spot
    .field = Only ahead, not past its in-spot

power-jump_start_first =
    .meaning = whether pegs in start have to jump before the others
    .field = Pegs in start jump first

power-in_spot_from =
    .meaning = where a peg may come from to go to its own in-spot
    .field = Goes to its in-spot from
    .choice-start = start
    .choice-track = the track
    .choice-home = home

power-send_to_start =
    .meaning = whether it sends an opponent’s peg to its start
    .field = Sends an opponent to start

## Contradictions in rules

fault-kind = { $value } isn’t a value this switch can have.
    .fix = Use the same kind of value as its default.
fault-range = { $value } isn’t between { $least } and { $most }.
    .fix = Choose a number from { $least } to { $most }.
clash-uneven-sides = Two players can’t sit opposite each other on an odd number of sides.
    .fix = Choose an even number, such as 2 or 4.
clash-spot-off-side = A side has no hole { $hole }.
    .fix = Choose a hole from 0 to { $last }, or make the sides longer.
clash-spots-same = Both are hole { $hole }, but one hole can’t be both.
    .fix = Move one of them to another hole.
clash-pegs-over-home = { $pegs } pegs don’t fit in { $holes ->
        [one] one hole
       *[other] { $holes } holes
    }, so no one could win.
    .fix = Use fewer pegs, or a home with { $pegs } holes.
clash-no-pack = { $players } players would have no deck of cards.
    .fix = Use at least one deck.
clash-negative-jokers = { $players } players would have fewer than zero jokers.
    .fix = Use 0 jokers or more.
clash-too-many-cards = { $players } players would have { $cards } cards. A game can have at most { $most }.
    .fix = Use fewer decks, or fewer jokers in each.
clash-round-the-board = A peg that moves { $count } would go all the way around the smallest board, which has { $ring } holes.
    .fix = Choose a smaller count, or make the sides longer.
clash-order = { $value } is out of order, or repeats something.
    .fix = List each value once, smallest first.
clash-no-split-ways = The { $card } doesn’t split, so ways for its parts mean nothing.
    .fix = Give it a split, or leave out the ways.
clash-no-split-with = The { $card } doesn’t split, so a choice of whose pegs share it means nothing.
    .fix = Give it a split, or leave out whose pegs share it.
clash-no-split-pegs = The { $card } doesn’t split, so a number of pegs means nothing.
    .fix = Give it a split, or leave out the number of pegs.
clash-no-split-order = The { $card } doesn’t split, so an order of the parts means nothing.
    .fix = Give it a split, or leave out the order.
clash-no-split-colors = The { $card } doesn’t split, so a rule about colors means nothing.
    .fix = Give it a split, or set split_colors = false.
clash-no-split-alone = The { $card } doesn’t split, so a rule for a lone peg means nothing.
    .fix = Give it a split, or set split_alone = false.
clash-no-split-helps = The { $card } doesn’t split, so a rule about helping with its split means nothing.
    .fix = Give it a split, or set split_helps = true.
clash-alone-anyway = With the { $card }, one peg can always go forward { $count }, so a lone peg needs no rule of its own.
    .fix = Set split_alone = false, or leave { $count } out of forward.
clash-never-helps = No split helps a partner right after your last peg is home (finishing_split_helps = false), so the { $card } can’t be an exception.
    .fix = Set split_helps = true, or finishing_split_helps = true.
clash-all-forward-order = All parts of the { $card } go forward, so none of them has to come first.
    .fix = Leave out the order, or set split_ways = "opposite" or "any".
clash-pegs-over-split = { $count } holes can’t be split among { $pegs } pegs: each part is at least 1.
    .fix = Use fewer pegs, or a larger split.
clash-one-color-split = The { $card } is split between your own pegs, and they’re all one color.
    .fix = Set split_with = "team", "whole-team", or "any", or split_colors = false.
clash-crowded-splits = One turn could split cards in more than { $most } ways, too many to choose from.
    .fix = Use fewer split_pegs, a smaller split, or split_with = "own".
clash-no-jump-first = With the { $card }, pegs in start can’t jump before the others: pegs from start and from elsewhere must both be able to jump.
    .fix = Let it jump from start and from the track or home, or leave out which jump first.
clash-no-jump-onto = The { $card } doesn’t jump, so a choice of whose pegs it jumps onto means nothing.
    .fix = Let it jump from somewhere, or set jump_onto = "any".
clash-no-jump-ahead = The { $card } doesn’t jump, so a rule about jumping only ahead means nothing.
    .fix = Let it jump from somewhere, or set jump_ahead = false.
clash-home-jumps-ahead = A peg in home is already past its in-spot, so it can’t jump ahead.
    .fix = Leave home out of jump_from, or set jump_ahead = false.
clash-never-out = No card brings the first peg out and no one comes out free, so the game could never begin.
    .fix = Give a card the power “out”, or count stuck turns.
clash-never-out-without-jokers = Only jokers bring the first peg out, but there aren’t any with this number of players: { $players }.
    .fix = Give another card the power “out”, or use jokers there.
clash-never-home = No card moves a peg forward, so no one could ever get home.
    .fix = Give a card a forward count, or a split.
clash-never-home-without-jokers = Only jokers move a peg forward, but there aren’t any with this number of players: { $players }.
    .fix = Give another card a forward count, or use jokers there.
clash-team-helps = Players who always move all of their team’s pegs (move = "team") can’t help anyone.
    .fix = Set help = "none", or move = "own".
clash-team-finishing-split = Players who always move all of their team’s pegs (move = "team") can finish any split with a partner’s peg.
    .fix = Set finishing_split_helps = false, or move = "own".
clash-helpless-finishing-split = Players who don’t help (help = "none") can’t finish a split with a partner’s peg.
    .fix = Set finishing_split_helps = false, or help = "left".
clash-no-split-to-finish = No card has a split that helps, so none can bring the last peg home and move a partner’s, too.
    .fix = Give a card a split (with split_helps = true), or set finishing_split_helps = false.
clash-one-partner-at-a-time = Only players who choose whom to help (help = "choice") can split a card between two partners.
    .fix = Set help = "choice", or helper_shares_split = false.
clash-no-split-to-share = No card can be split, so helpers have no split to share between partners.
    .fix = Give a card a split, or set helper_shares_split = false.
clash-waiting-turns-in = Pegs that can’t pass their in-spot (pass_in_spot = false) have to turn in anyway.
    .fix = Set must_turn_in = false, or pass_in_spot = true.
clash-card-choice-exempts = Players who may play any card (must_play = "card" or "nothing") never have to choose a joker anyway.
    .fix = Set joker_exempt = false, or must_play = "hand".
clash-pile-without-count = Stuck turns aren’t counted (stuck_limit = 0), so they need no pile.
    .fix = Set stuck_pile = false, or a stuck_limit such as 3.
clash-discards-without-count = Stuck turns aren’t counted (stuck_limit = 0), so discards can’t count as stuck turns.
    .fix = Set stuck_counts = "stuck", or a stuck_limit such as 3.
clash-team-without-count = Stuck turns aren’t counted (stuck_limit = 0), so partners can’t count them together.
    .fix = Set stuck_by_team = false, or a stuck_limit such as 3.
clash-starts-over-without-count = Stuck turns aren’t counted (stuck_limit = 0), so no count can start over.
    .fix = Set stuck_starts_over = false, or a stuck_limit such as 3.
clash-free-bumps-without-count = Stuck turns aren’t counted (stuck_limit = 0), so no peg comes out free.
    .fix = Set free_out_bumps = false, or a stuck_limit such as 3.
clash-pile-keeps-top = Stuck discards have a pile of their own, so two piles have a top card, and it’s unclear which one stays.
    .fix = Set keep_top_discard = false, or stuck_pile = false.
clash-drawn-after-play = Players who draw after they play (draw = "after") haven’t just drawn a card when they’re stuck.
    .fix = Set stuck_discard = "card", or draw = "before".
clash-bluffing-card-choice = A bluffer declares a rank that can move, so no one can choose a card that doesn’t (must_play = "card" or "nothing").
    .fix = Set must_play = "hand", or bluffing = false.
clash-bluffing-own-piles = With decks of their own, players could count which cards a bluffer can still have.
    .fix = Set draw_piles = "shared", or bluffing = false.
clash-no-out-to-go-on = The { $card } brings no peg out, so none can move on.
    .fix = Set out = true for that card, or out_steps = 0.
clash-out-past-in-spot = A peg that comes out and moves on would pass its in-spot.
    .fix = Make out_steps smaller, or move in_spot.
clash-bluffing-new-hand = A bluffer lays one card face down, so a hand can’t be traded in.
    .fix = Set stuck_discard = "card", or bluffing = false.
clash-bluffing-drawn = A bluffer lays one card face down, so no one can see whether it’s the one just drawn.
    .fix = Set stuck_discard = "card", or bluffing = false.
clash-bluffing-by-hand = A bluffer’s turn can end with a doubt instead of a play, so it’s unclear when a draw is forgotten.
    .fix = Set draw_by_hand = false, or bluffing = false.
clash-bluffing-choice = A declared rank needs a legal move before you choose which partner to help (help = "choice").
    .fix = Set help = "left", or bluffing = false.
clash-bluffing-stuck = A bluffer can declare any rank, so being stuck could only be proved by showing the hand.
    .fix = Set stuck_limit = 0, or bluffing = false.
