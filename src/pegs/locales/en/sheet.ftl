### The rules sheet: the reference card, the differences from the basic game, and the chapters.
### $start_word, $home_word, $in_spot_word and $out_spot_word are the rules’ own words; $move is whose pegs you move.

sheet-fact-players = { $players } { $count ->
    [one] player
   *[other] players
}
sheet-fact-cards = { $count ->
    [one] one card each
   *[other] { $count } cards each
}
sheet-caption = { $card }: { $does }

## The cards, one line each: a few verbs, then what to know about them

sheet-or = { $first }, or { $last }
sheet-card-by-number = Moves its number
sheet-card-idle = only a discard
sheet-card-out = comes out
sheet-card-forward = moves { $counts }
sheet-card-backward = moves back { $counts }
sheet-card-split = splits
sheet-card-swap = trades two pegs
sheet-card-jump_from = jumps onto any other color
sheet-card-in_spot_from = goes to its { $in_spot_word }
sheet-card-send_to_start = sends an opponent to its { $start_word }
sheet-detail-back = never into its { $home_word }
sheet-detail-ways = { $ways ->
    [forward] { $whose ->
        [own] { $most ->
            [0] two of your pegs
           *[other] up to { $most } of your pegs
        }
        [team] { $most ->
            [0] first your own peg, then any of your team’s
           *[other] your peg first, up to { $most } of your team’s
        }
        [whole-team] { $most ->
            [0] any two pegs of your team
           *[other] up to { $most } pegs of your team
        }
       *[any] { $most ->
            [0] any two pegs on the board
           *[other] up to { $most } pegs on the board
        }
    }
    [opposite] { $order ->
        [forward-first] one part forward, then one back
       *[any] one part forward, one back
    }
   *[any] { $order ->
        [forward-first] each part forward or back, forward first
       *[any] each part forward or back
    }
}{ $pegs ->
    [many] , up to { $most } pegs
   *[few] {""}
}{ $others ->
    [team] ; first your own peg, then any of your team’s
    [whole-team] , any pegs of your team
    [any] , anyone’s pegs
   *[none] {""}
}{ $colors ->
    [yes] , different colors
   *[no] {""}
}
sheet-detail-start-first = from its { $start_word }; from { $places } only if none is left there
sheet-detail-anywhere = from its { $start_word }, the track, or its { $home_word }
sheet-detail-from = from { $places }
sheet-detail-in-spot-from = to its { $in_spot_word } from { $places }
sheet-detail-swap = { $whose ->
    [own] one of yours and one of any other color, on the track
   *[any] two pegs of different colors, on the track
}
sheet-place-start = its { $start_word }
sheet-place-track = the track
sheet-place-home = its { $home_word }

## What a card can be used for. A detail of “-” is left out.

sheet-share = { $first } and { $last }
sheet-use-out = One peg comes out
    .detail = onto { $move ->
        [team] its
       *[own] your
    } { $out_spot_word }
sheet-use-forward = One peg moves { $count }
    .detail = -
sheet-use-back = One peg moves back { $count }
    .detail = never into its { $home_word }
sheet-use-split = { $most ->
        [2] Two pegs share the { $count }
       *[other] Up to { $most } pegs share the { $count }
    }
    .detail = { $ways ->
        [listed] { $shares }
        [opposite] one part forward, one back
        [any] each part forward or back
       *[forward] all of it, in any shares
    }
sheet-use-home = { $split ->
        [yes] Either part may end in its { $home_word }
       *[no] It may end in its { $home_word }
    }
    .detail = the count must be exact
sheet-use-swap = Two pegs trade places
    .detail = { $whose ->
        [own] one of yours and one of any other color, both on the track
       *[any] of different colors, both on the track
    }
sheet-use-bump = Onto an opponent: bump
    .detail = that peg goes back to its { $start_word }
sheet-use-boost = Onto your partner: boost
    .detail = straight to its { $in_spot_word }
sheet-use-in_spot = One peg goes to its { $in_spot_word }
    .detail = from { $places }
sheet-use-send = Send an opponent’s peg to its { $start_word }
    .detail = from anywhere on the track
sheet-use-optional = You never have to play it
    .detail = -
sheet-use-discard = It can only be discarded
    .detail = -

## What differs from the basic game. A base of “-” is left out.

sheet-differs-card = { $has_detail ->
        [no] { $cards } { $does }.
       *[yes] { $cards } { $does }: { $detail }.
    }
    .base = In the basic game it { $does }.
    .base-detail = In the basic game: { $detail }.
sheet-differs-move = You move any peg of your team.
    .base = In the basic game you move your own, until they’re all home.
sheet-differs-draw = Play, then draw.
    .base = In the basic game you draw first, so you choose from one card more.
sheet-differs-hand_size = { $count ->
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
    .base = In the basic game you hold five.
sheet-differs-must_play = You may play any card, even one that can’t move.
    .base = In the basic game, if a card can move, you have to play one that can.
sheet-differs-joker_exempt = If only a joker can move, you have to play it.
    .base = In the basic game you can always hold on to it.
sheet-differs-help = { $help ->
        [none] Once you’re all home, you’re done.
       *[choice] Once you’re all home, you help any partner you like.
    }
    .base = { $help ->
        [none] In the basic game you then play for your partner.
       *[choice] In the basic game you help the next partner to your left.
    }
sheet-differs-finishing_split_helps = The split that brings your last peg home helps your partner, too.
    .base = In the basic game you start helping on your next turn.
sheet-differs-pass_in_spot = You can’t go past your own { $in_spot_word }.
    .base = In the basic game you may go around again.
sheet-differs-pass_in_home = You may pass your own pegs in your { $home_word }.
    .base = In the basic game no peg passes its own color.
sheet-differs-bump_partner = { $bump_partner ->
        [start] Landing on your partner sends that peg to its { $start_word }.
       *[forbidden] You can’t land on your partner.
    }
    .base = In the basic game you boost it to its in-spot.
sheet-differs-bump_chain = You can’t boost a peg if its { $in_spot_word } is taken.
    .base = In the basic game it bumps or boosts a peg of another color there.
sheet-differs-in_spot_taken = If your partner’s { $in_spot_word } has a peg of that color, the peg you land on goes to its { $start_word }.
    .base = In the basic game you can’t land there.
sheet-differs-stuck_limit = { $stuck_counts ->
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
sheet-differs-stuck_counts = Every discard counts as stuck.
    .base = -
sheet-differs-free_out = Coming out free is up to you.
    .base = -
sheet-differs-free_out_with_card = To come out free, you really have to be stuck.
    .base = -
sheet-differs-stuck_pile = Cards discarded while stuck go in a pile of their own.
    .base = -
sheet-differs-bluffing = Play face down and name any rank that can move, true or not. Opponents may doubt you.
    .base = In the basic game everyone sees the card.
sheet-differs-table_talk = { $table_talk ->
        [moves] Partners may talk about moves, but not about cards.
       *[open] Partners may talk about anything.
    }
    .base = In the basic game there’s no table talk.
sheet-differs-draw_by_hand = You draw your own card. Don’t forget!
    .base = In the basic game cards are drawn for you.
sheet-differs-forgotten_draw = { $forgotten_draw ->
        [forfeit] Forget to draw, and you lose a turn.
       *[draw-two] Forget to draw, and you draw two next time.
    }
    .base = -
sheet-differs-decks = { $count ->
        [-1] Decks: { $numbers }.
        [one] One deck of cards.
       *[other] { $count } decks of cards.
    }
    .base = In the basic game: three up to six players, four for eight.
sheet-differs-jokers = { $count ->
        [-1] Jokers in each deck: { $numbers }.
        [0] No jokers.
        [one] One joker in each deck.
       *[other] { $count } jokers in each deck.
    }
    .base = In the basic game each deck has two.
sheet-differs-draw_piles = Everyone draws from decks of their own.
    .base = In the basic game all draw from one pile.
sheet-differs-pegs = { $count ->
        [one] You have one peg.
       *[other] You have { $count } pegs.
    }
    .base = In the basic game you have five.
sheet-differs-side_length = { $count } holes on each side.
    .base = In the basic game there are 18.
sheet-differs-home_length = { $count ->
        [one] One hole in each { $home_word }.
       *[other] { $count } holes in each { $home_word }.
    }
    .base = In the basic game there are five.
sheet-differs-in_spot = You turn into your { $home_word } from hole { $count } of your side.
    .base = In the basic game it’s hole 3.
sheet-differs-out_spot = You come out onto hole { $count } of your side.
    .base = In the basic game it’s hole 8.
sheet-differs-two_player_sides = With two players, the board has { $count } sides.
    .base = In the basic game it has two.

## Chapters

sheet-chapter-goal = The goal
sheet-chapter-turn = Your turn
sheet-chapter-out = Coming out
sheet-chapter-moving = Moving
sheet-chapter-splitting = Splitting
sheet-chapter-swapping = Trading places
sheet-chapter-jokers = Jumping
sheet-chapter-bumping = Bumping
sheet-chapter-boosting = { $partners ->
    [none] Landing on your own peg
   *[other] Boosting your partner
}
sheet-chapter-home = Home stretch
sheet-chapter-stuck = Stuck
sheet-chapter-bluffing = Bluffing
sheet-chapter-talk = Table talk
sheet-chapter-setup = Board and cards

## Paragraphs that aren’t about one switch

sheet-out-cards = { $number ->
    [one] Only { $cards } brings
   *[other] { $cards } brings
} a peg from its { $start_word } to the hole just outside it, { $moves ->
    [team] its
   *[own] your
} { $out_spot_word }.
sheet-out-taken = If a peg of the same color is on the { $out_spot_word }, no other can come out. An opponent’s peg there gets bumped.
sheet-backward = { $cards } moves a peg back along the track.{ $shortcut ->
    [yes] {" "}Right after coming out, that’s a shortcut to its { $home_word }.
   *[no] {""}
}
sheet-split = To split { $cards }, you need pegs that are out of their { $start_word }: each part takes a different peg, and together they use the whole count. Coming out can’t be part of a split.
sheet-split-forward = With { $cards }, all parts go forward.
sheet-split-opposite = With { $cards }, one part goes forward and another goes back.
sheet-split-any = With { $cards }, each part may go forward or back.
sheet-split-order = With { $cards }, the parts that go forward come first.
sheet-split-colors = Only pegs of different colors can share { $cards }.
sheet-split-opponents = { $cards } may move an opponent’s peg, but only along the track.
sheet-swap = { $own_cards ->
    [none] {""}
   *[other] { $own_cards } may trade { $moves ->
        [team] one of your team’s pegs
       *[own] one of your pegs
    } with a peg of another color, both on the track.{" "}
}{ $any_cards ->
    [none] {""}
   *[other] { $any_cards } may trade any two pegs of different colors, both on the track.{" "}
}Trading places bumps no one.
sheet-joker-jump = { $cards } jumps straight onto a peg of another color, anywhere on the track. It can’t jump to an empty hole or into a { $home_word }.
sheet-joker-start-first = As long as { $move ->
    [team] any peg of your team
   *[own] one of your pegs
} waits in its { $start_word }, that’s where the jump has to begin.
sheet-to-in-spot = { $cards } takes a peg straight to its own { $in_spot_word }.
sheet-send = { $cards } may send an opponent’s peg from the track back to its { $start_word }.
sheet-home = Turn in at your { $in_spot_word } and count on into your { $home_word }. The count has to be exact: no peg goes past the last hole.
sheet-home-deeper = A peg in its { $home_word } may still move deeper.
sheet-discard = If none of your cards can move, discard one. That’s your turn.

## Where a paragraph is written down, if nothing more exact is known

sheet-source-guide = Detailed Game Guide
sheet-source-paddle = Paddle sheet
sheet-source-liftbridge = Liftbridge
sheet-source-pagat = Pagat
