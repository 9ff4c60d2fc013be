### Rules in words: what each switch means, the description of a rule set, contradictions, and messages about rules files.

## What places are called unless a rule set has its own word

word-start = start
word-home = home
word-in_spot = in-spot
word-out_spot = out spot
card-joker = joker

## What each switch means

switch-side_length = holes on each side of the board, counting the corner once
switch-in_spot = the hole of a side where pegs turn into home
switch-out_spot = the hole of a side where pegs come out
switch-home_length = holes in each home
switch-pegs = pegs per player
switch-two_player_sides = sides of the board for two players
switch-decks = decks of cards
switch-jokers = jokers in each deck
switch-draw_piles = whether everyone draws from one pile, or each player has decks of their own
switch-hand_size = cards in a hand
switch-draw = whether you draw before or after your move
switch-draw_by_hand = whether players draw their own cards, and can forget to
switch-forgotten_draw = the penalty for a forgotten draw
switch-must_play = whether you must play a card that can move if you have one, or may play any card
switch-joker_exempt = whether you can always hold on to a joker
switch-move = whose pegs you move
switch-help = whose pegs you play once yours are all home
switch-finishing_split_helps = whether a split that brings your last peg home may finish with a partner’s peg
switch-pass_in_spot = whether a peg may pass its own in-spot
switch-pass_in_home = whether a peg may pass others of its color inside home
switch-bump_partner = what landing on a partner’s peg does
switch-bump_chain = whether a boosted peg bumps a peg on its in-spot
switch-in_spot_taken = what landing on a partner’s peg does if its own color is on its in-spot
switch-stuck_limit = the stuck turn in a row on which you come out free (0: never)
switch-stuck_counts = which turns count as stuck: only those when no card can move, or every discard
switch-free_out = whether coming out free is required or optional
switch-free_out_with_card = whether you may also come out free if you can move and hold a card that brings pegs out
switch-stuck_pile = whether cards discarded while stuck go in their own pile
switch-bluffing = whether cards are played face down and declared
switch-table_talk = what partners may talk about
switch-cards = what each card does

power-out = brings a peg out
power-forward = moves a peg forward by one of these counts
power-backward = moves a peg backward by one of these counts
power-split = the count that two or more pegs share (0: no split)
power-split_pegs = the most pegs that can share a split
power-split_ways = which way the parts of a split go
power-split_order = whether the forward parts of a split come first
power-split_with = whose pegs share a split
power-split_colors = whether only pegs of different colors share a split
power-swap = which two pegs trade places
power-jump_from = where a peg may jump from, onto a peg of another color
power-jump_start_first = whether pegs in start have to jump before the others
power-in_spot_from = where a peg may come from to go to its own in-spot
power-send_to_start = whether it sends an opponent’s peg to its start

## The description: subjects

section-winning = The goal
section-board = The board
section-packs = The deck
section-turn = Your turn
section-cards = What each card does
section-moving = Moving
section-landing = Bumping
section-stuck = Getting stuck
section-helping = Helping your partner
section-bluffing = Bluffing
section-talk = Table talk

## The description: the goal, the board, the deck

rule-always_winner = { $partners ->
        [all] The first team to get every peg into its { $home_word } wins.
        [none] The first player to get every peg into their { $home_word } wins.
       *[some] The first team to get every peg into its { $home_word } wins. Without partners, the first player to do that wins.
    }
rule-side_length = Each player has a side of the board. It has { $count } holes, counted clockwise from its corner, which is hole 0.
rule-two_player_sides = { $two_players ->
        [all] { $count ->
            [2] The board has just your two sides.
           *[other] The board has { $count } sides. You sit opposite each other, and the empty sides are plain track.
        }
       *[some] { $count ->
            [2] Two players use a board with two sides.
           *[other] Two players use a board with { $count } sides. They sit opposite each other, and the empty sides are plain track.
        }
    }
rule-out_spot = Pegs come out of their { $start_word } onto hole { $count } of their side, the { $out_spot_word }.
rule-in_spot = Pegs turn into their { $home_word } from hole { $count } of their side, the { $in_spot_word }.
rule-home_length = Each { $home_word } has { $count ->
        [one] one hole
       *[other] { $count } holes
    }.
rule-pegs = { $count ->
        [one] Each player has one peg, which begins in its { $start_word }.
       *[other] Each player has { $count } pegs, which begin in their { $start_word }.
    }
rule-decks = { $draw_piles ->
        [own] { $count ->
            [-1] Each player shuffles this many decks of their own: { $numbers }.
            [one] Each player shuffles a deck of their own.
           *[other] Each player shuffles { $count } decks of their own.
        }
       *[shared] { $count ->
            [-1] Shuffle together this many decks: { $numbers }.
            [one] Use one deck of cards.
           *[other] Shuffle { $count } decks of cards together.
        }
    }
rule-draw_piles = You always draw from your own pile, and discard next to it. When it runs out, shuffle your own discards into a new one.
rule-jokers = { $count ->
        [-1] Jokers in each deck: { $numbers }.
        [0] Leave out the jokers.
        [one] Each deck has one joker.
       *[other] Each deck has { $count } jokers.
    }
rule-hand_size = { $count ->
        [one] Deal everyone one card.
       *[other] Deal everyone { $count } cards.
    }
rule-for-players = { $number } for { $players } players

## The description: your turn

rule-draw = { $draw ->
        [before] Draw a card, play one of your { $choice } cards, and move.
       *[after] { $hand ->
            [one] Play your card, move, and draw a card.
           *[other] Play one of your { $hand } cards, move, and draw a card.
        }
    }
rule-draw_by_hand = { $draw_by_hand ->
        [true] Remember to draw: once the next player has played, it’s too late.
       *[false] Cards are drawn for you.
    }
rule-forgotten_draw = { $forgotten_draw ->
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
rule-must_play = { $bluffing ->
        [true] The rank you declare has to be one that can move a peg. If none of your cards really can, you may discard one face down instead.
       *[false] { $must_play ->
            [card] You may play any card. If it can move a peg, you have to move; if it can’t, it’s just discarded.
           *[hand] If any of your cards can move a peg, you have to play one that can. If none can, discard any card{ $draw ->
                [before] .
               *[after] {" "}and draw.
            }
        }
    }
rule-joker_exempt = { $bluffing ->
        [true] { $joker_exempt ->
            [true] Jokers don’t count for that: you may discard even if a joker could move.
           *[false] Jokers count for that, too: if one of yours can move, you can’t discard.
        }
       *[false] { $joker_exempt ->
            [true] You never have to play a joker. If only jokers can move, you may discard any card instead.
           *[false] A joker isn’t special: if it’s your only card that can move, you have to play it.
        }
    }
rule-move = { $move ->
        [team] You may always move any of your team’s pegs.
       *[own] { $moves_others ->
            [yes] You move your own pegs. Some cards also move others’ pegs.
           *[no] You move only your own pegs.
        }
    }

## The description: cards

rule-by-number = Move { $move ->
        [team] one of your team’s pegs
       *[own] one of your pegs
    } forward by the number on the card.
rule-idle-card = Can’t move a peg.
rule-out = { $move ->
        [team] Bring one of your team’s pegs out.
       *[own] Bring one of your pegs out.
    }
rule-forward = { $nth ->
        [first] { $move ->
            [team] Move one of your team’s pegs forward { $counts }.
           *[own] Move one of your pegs forward { $counts }.
        }
       *[next] Or move one forward { $counts }.
    }
rule-backward = { $nth ->
        [first] { $move ->
            [team] Move one of your team’s pegs back { $counts }.
           *[own] Move one of your pegs back { $counts }.
        }
       *[next] Or move one back { $counts }.
    }
rule-split = { $nth ->
        [first] Split
       *[next] Or split
    } { $printed ->
        [yes] the { $count }
       *[no] { $count } holes
    } between { $sharing ->
        [own] two of your pegs
        [whole-team] { $different ->
            [yes] two pegs of your team of different colors
           *[no] any two of your team’s pegs
        }
        [team] { $different ->
            [yes] one of your pegs and then a partner’s
           *[no] one of your pegs and then any other peg of your team
        }
       *[any] { $different ->
            [yes] any two pegs of different colors on the board
           *[no] any two pegs on the board
        }
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , first one part forward, then one back
           *[any] , one part forward, one back
        }
       *[any] { $order ->
            [forward-first] , each part forward or back, but forward parts first
           *[any] , each part forward or back
        }
    }.{ $with ->
        [any] {" "}An opponent’s peg can only move along the track.
       *[other] {""}
    }
rule-split-many = { $nth ->
        [first] Split
       *[next] Or split
    } { $printed ->
        [yes] the { $count }
       *[no] { $count } holes
    } among { $sharing ->
        [own] up to { $most } of your pegs
        [whole-team] up to { $most } of your team’s pegs
        [team] up to { $most } of your team’s pegs, one of your own first
       *[any] up to { $most } pegs, anyone’s
    }{ $different ->
        [yes] , all of different colors
       *[no] {""}
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , first some forward, then some back
           *[any] , some forward and some back
        }
       *[any] { $order ->
            [forward-first] , each part forward or back, but forward parts first
           *[any] , each part forward or back
        }
    }.{ $with ->
        [any] {" "}An opponent’s peg can only move along the track.
       *[other] {""}
    }
rule-swap = { $nth ->
        [first] Swap
       *[next] Or swap
    } { $answer ->
        [own] { $move ->
            [team] one of your team’s pegs with a peg of another color
           *[own] one of your pegs with anyone else’s peg
        }
       *[any] any two pegs of different colors
    }, both on the track.
rule-jump_from = { $nth ->
        [first] Jump
       *[next] Or jump
    } { $anywhere ->
        [yes] { $move ->
            [team] any of your team’s pegs
           *[own] any of your pegs
        }
       *[no] { $move ->
            [team] one of your team’s pegs from { $places }
           *[own] one of your pegs from { $places }
        }
    } onto { $move ->
        [team] a peg of another color
       *[own] anyone else’s peg
    } on the track.
rule-jump_start_first = { $move ->
        [team] If your team has a peg in its { $start_word }, that’s where the jump has to begin.
       *[own] If you have a peg in your { $start_word }, that’s where the jump has to begin.
    }
rule-in_spot_from = { $nth ->
        [first] Move
       *[next] Or move
    } { $move ->
        [team] one of your team’s pegs
       *[own] one of your pegs
    } straight to its { $in_spot_word }, from { $anywhere ->
        [yes] anywhere
       *[no] { $places }
    }.
rule-send_to_start = { $nth ->
        [first] Send
       *[next] Or send
    } an opponent’s peg on the track to its { $start_word }.
rule-from-start = its { $start_word }
rule-from-track = the track
rule-from-home = its { $home_word }

## The description: moving and bumping

rule-always_count = { $splits ->
        [yes] You have to use a card’s full count, with one peg or split between two.
        [many] You have to use a card’s full count, with one peg or split among several.
       *[no] You have to use a card’s full count.
    }
rule-always_own = { $pass_in_home ->
        [true] A peg can’t land on a peg of its own color, or pass one on the track. It may pass any other color.
       *[false] A peg can’t pass or land on a peg of its own color. It may pass any other color.
    }
rule-pass_in_home = Inside its { $home_word }, a peg may pass others of its color.
rule-always_back = A peg can’t back into its { $home_word } or move back inside it.
rule-pass_in_spot = { $pass_in_spot ->
        [true] At its own { $in_spot_word }, a peg may turn into its { $home_word } or stay on the track for another lap.
       *[false] A peg can’t move forward past its own { $in_spot_word }. It has to turn into its { $home_word }, and if there isn’t room for the full count, it can’t move.
    }
rule-always_opponent = Land on an opponent’s peg, and it’s bumped to its { $start_word }.
rule-bump_partner = { $partners ->
        [none] { $bump_partner ->
            [in-spot] If you land an opponent’s peg on one of yours, you boost yours to its { $in_spot_word }.
            [start] If you land an opponent’s peg on one of yours, yours is bumped to its { $start_word }, too.
           *[forbidden] You can’t land an opponent’s peg on one of yours.
        }
       *[other] { $bump_partner ->
            [in-spot] Land on a peg of your own team, and you boost it to its { $in_spot_word }.
            [start] Land on a peg of your own team, and it’s bumped to its { $start_word }, too.
           *[forbidden] You can’t land on a peg of your own team.
        }
    }
rule-in_spot_taken = { $in_spot_taken ->
        [start] If that peg, or another of its color, is already on its { $in_spot_word }, the peg you land on is bumped to its { $start_word } instead.
       *[forbidden] You can’t land there if that peg, or another of its color, is already on its { $in_spot_word }.
    }
rule-bump_chain = { $bump_chain ->
        [true] If a peg of another color is on that { $in_spot_word }, it gets bumped or boosted in turn, and so on.
       *[false] { $in_spot_taken ->
            [start] If a peg of another color is on that { $in_spot_word }, you can’t make the move.
           *[forbidden] If any peg is on that { $in_spot_word }, you can’t make the move.
        }
    }
rule-always_safe = { $bluffing ->
        [true] No peg can land on a peg in its { $home_word }. Only a lost doubt can send it back.
       *[false] Nothing can land on a peg in its { $home_word }.
    }

## The description: getting stuck, helping, bluffing, talking

rule-stuck_limit = { $stuck_counts ->
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
rule-stuck_counts = Every discard counts as being stuck.
rule-free_out = { $turns ->
        [counted] { $free_out ->
            [must] If none of your cards can move a peg on your free turn, discard any card and bring a peg out free. You have to if a peg can come out.
           *[may] If none of your cards can move a peg on your free turn, you may discard any card and bring a peg out free. You don’t have to.
        }
       *[any] { $free_out ->
            [must] To come out free, discard { $must_play ->
                [card] any card that can’t move a peg
               *[hand] any card
            } and bring a peg out. You have to if you can.
           *[may] To come out free, discard { $must_play ->
                [card] any card that can’t move a peg
               *[hand] any card
            } and bring a peg out. You don’t have to.
        }
    }
rule-free_out_with_card = { $stuck_counts ->
        [discards] { $free_out_with_card ->
            [true] If you have to move on that turn, you may still come out free, as long as you hold { $cards }.
           *[false] If you have to move on that turn, no peg comes out free.
        }
       *[stuck] { $free_out_with_card ->
            [true] If one of your cards can move a peg then, you may still come out free instead, as long as you hold { $cards }.
           *[false] If one of your cards can move a peg then, you have to play a normal turn.
        }
    }
rule-stuck_pile = Cards discarded while you’re stuck go in a “can’t play” pile of their own.
rule-help = { $help ->
        [none] Once all your pegs are in your { $home_word }, you don’t play your partner’s pegs.
       *[other] { $partner_count ->
            [one] Once all your pegs are in your { $home_word }, you play your partner’s pegs as if they were yours.
           *[several] { $help ->
                [choice] Once all your pegs are in your { $home_word }, you play the pegs of any partner who isn’t finished. Choose again each turn.
               *[left] Once all your pegs are in your { $home_word }, you play for the next partner to your left who isn’t finished.
            }
        }
    }
rule-finishing_split_helps = { $finishing_split_helps ->
        [true] { $splits ->
            [many] If part of a split brings your last peg into your { $home_word }, the rest may move
           *[other] If the first part of a split brings your last peg into your { $home_word }, the second part may move
        } { $partner_count ->
            [one] your partner’s peg
           *[several] a peg of the partner you’ll help next
        }.
       *[false] You start helping on your next turn, not before.
    }
rule-bluffing = Play your card face down and declare a rank that can move a peg, true or not. Each opponent in turn may doubt you. If a doubter catches you bluffing, they send one of your pegs back to its { $start_word }, and your turn is over. If you told the truth, you send back one of theirs, then make your move. If there’s no peg to send back, the winner gets an extra turn instead.
rule-table_talk = { $table_talk ->
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
clash-no-split-to-finish = No card can be split, so no split can bring the last peg home.
    .fix = Give a card a split, or set finishing_split_helps = false.
clash-card-choice-exempts = Players who may play any card (must_play = "card") never have to choose a joker, but once chosen it has to move if it can.
    .fix = Set joker_exempt = false, or must_play = "hand".
clash-pile-without-count = Stuck turns aren’t counted (stuck_limit = 0), so they need no pile.
    .fix = Set stuck_pile = false, or a stuck_limit such as 3.
clash-discards-without-count = Stuck turns aren’t counted (stuck_limit = 0), so discards can’t count as stuck turns.
    .fix = Set stuck_counts = "stuck", or a stuck_limit such as 3.
clash-bluffing-card-choice = A bluffer declares a rank that can move, so no one can choose a card that can’t (must_play = "card").
    .fix = Set must_play = "hand", or bluffing = false.
clash-bluffing-own-piles = With decks of their own, players could count which cards a bluffer can still have.
    .fix = Set draw_piles = "shared", or bluffing = false.
clash-bluffing-by-hand = A bluffer’s turn can end with a doubt instead of a play, so it’s unclear when a draw is forgotten.
    .fix = Set draw_by_hand = false, or bluffing = false.
clash-bluffing-choice = A declared rank needs a legal move before you choose which partner to help (help = "choice").
    .fix = Set help = "left", or bluffing = false.
clash-bluffing-stuck = A bluffer can declare any rank, so being stuck could only be proved by showing the hand.
    .fix = Set stuck_limit = 0, or bluffing = false.

## Rules files

rules-unknown = There are no rules called “{ $name }”. To use a file, give its path, ending in .toml.
rules-unknown-set = There are no rules called “{ $name }”. Choose a set from the list.
rules-file-missing = There’s no file “{ $file }”. Check its name and folder.
rules-file-unreadable = This file can’t be read as text ({ $reason }).
rules-file-cycle = These files extend each other in a circle: { $files }. Make one of them extend a named rule set.
rules-file-not-toml = This line can’t be read{ $fault ->
    [open] : a quotation mark is missing at the end of a word
    [twice] : an earlier line already sets this
    [name] : it has to begin with a name
    [equals] : there’s no equals sign after the name
    [heading] : a heading goes in square brackets, such as [cards.9]
    [list] : a bracket is opened but not closed
    [value] : after the equals sign there has to be a number or a word in quotation marks
    [more] : there’s something extra at the end
    [control] : there’s a control character in it
    [nested] : too many brackets or names are nested in one another
    [number] : this number is too large
    [many] : the file has too many settings
    [size] : the file is too long
    [long] : this name is too long
   *[other] {""}
}.{ $fault ->
    [twice] {""}
    [control] {""}
    [nested] {""}
    [number] {""}
    [many] {""}
    [size] {""}
    [long] {""}
   *[other] {" "}Write lines like hand_size = 6 or draw = "before", with words in quotation marks.
}
rules-file-extends-missing = The file doesn’t name the rules it starts from. Add a line such as extends = "basic".
rules-file-base-wrong = The rules it extends, “{ $base }”, have mistakes of their own:
rules-file-more-mistakes = These are the first { $most } mistakes; there may be more.
rules-file-changes-nothing = The file changes nothing in “{ $base }”. Add what’s different, or use “{ $base }” itself.
rules-file-nearest = Did you mean “{ $word }”?
rules-file-known = Choose from: { $known }.
rules-file-key-unknown = “{ $key }” isn’t the name of a switch.
rules-file-card-outside = Put what a card does under its own heading: [cards.{ $card }].
rules-file-power-outside = “{ $power }” belongs to a card. Put it under that card’s heading, such as [cards.9].
rules-file-switch-inside-card = “{ $key }” belongs to the whole game, not to a card. Put it above the first heading in [brackets].
rules-file-card-unknown = “{ $card }” isn’t a card. The cards are A, 2 to 10, J, Q, K and joker; JQK means all three, and "2, 3, 4" means each of these.
rules-file-card-table-expected = What a card does goes in lines under [cards.{ $card }], such as forward = 5.
rules-file-card-twice = “{ $power }” is set twice for the card { $card }. Keep one of them.
rules-file-power-unknown = “{ $power }” isn’t a power that a card can have.
rules-file-place-unknown = “{ $key }” isn’t a place that can have its own word.
rules-file-language-expected = “{ $key }” isn’t a language. Write its two small letters, such as es.
rules-file-number-expected = expected a whole number, not { $value }.
rules-file-number-too-large = expected a number up to { $most }, not { $value }.
rules-file-yes-or-no-expected = expected true or false, not { $value }.
rules-file-word-expected = expected one of { $words }, not { $value }.
rules-file-list-too-long = { $value } has more than { $most } items.
rules-file-twice-in-list = { $value } lists something twice.
rules-file-per-players-expected = expected a number, { $words }, or steps such as {"{"} 6 = 3, 10 = 4 {"}"}, not { $value }.
rules-file-players-expected = expected a number of players from { $least } to { $most }, not { $value }.
rules-file-teams-expected = { $players } players can’t form { $teams } teams of equal size.
rules-file-table-expected = “{ $key }” needs its own lines under [{ $key }], not { $value }.
rules-file-control-character = { $key }: { $value } contains a line break or another control character. Remove it.
rules-file-text-expected = { $key }: expected text in quotation marks, not { $value }.
rules-file-texts-expected = { $key }: expected texts in quotation marks, such as ["one", "two"], not { $value }.

## Rules on the command line

rules-differ-not = The rules are the same.
rules-no-say = (not used)
rules-in-order = { $file } is fine. It extends { $base } and changes { $count ->
        [one] one switch
       *[other] { $count } switches
    }: { $changes }.
rules-in-order-whole = { $file } is fine. It’s a complete set of rules that extends no other.
rules-in-order-words = { $file } is fine. It extends { $base }, with its own name, words, or seatings.
rules-cannot-play = These players can’t use { $file }: { $seatings }. { $reason }
rules-many-turns = With { $players } players, you can have thousands of possible turns to choose from. Listing them all takes a moment, but you can always pick a card, then a peg, then a hole.
rules-list-name = name
rules-list-title = title
rules-list-players = players
rules-list-aliases = also called
rules-list-more = See a rule set with “pegs rules show NAME”; compare two with “pegs rules diff NAME NAME”.
rules-diff-switch = switch
cli-rules-show-players = Describe the rules for this number of players only.
cli-rules-show-teams = Describe the rules for this number of teams only.
rules-show-no-seating = That many players can’t form that many teams. Choose 2 to 10 players, in at least 2 teams of equal size.
rules-show-extends = Extends { $base }.
rules-show-source = Source: { $source }.
rules-show-seatings = Players: { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } without partners
       *[other] { $players } in { $teams } teams
    }
rules-switches-game = Switches for the whole game
rules-switches-card = Switches for a card, under a heading such as [cards.9] or [cards.JQK]
rules-switches-answers = values
rules-switches-meaning = meaning
answers-number = a number
answers-numbers = a number, or numbers by players
answers-several = one or more of: { $answers }
