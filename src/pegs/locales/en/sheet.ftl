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
sheet-card-out = comes out{ $steps ->
    [0] {""}
   *[other] {" "}and moves { $steps } more
}
sheet-card-forward = moves { $counts }
sheet-card-backward = moves back { $counts }
sheet-card-corner_to_corner = goes from corner to corner
sheet-card-split = splits
sheet-card-swap = trades two pegs
sheet-card-jump_from = { $onto ->
    [partners] jumps{ $ahead ->
        [yes] {" "}ahead
       *[no] {""}
    } onto a partner’s peg
    [opponents] jumps{ $ahead ->
        [yes] {" "}ahead
       *[no] {""}
    } onto an opponent’s peg
   *[any] jumps{ $ahead ->
        [yes] {" "}ahead
       *[no] {""}
    } onto anyone else’s peg
}
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
}{ $alone ->
    [no] {""}
   *[other] ; a lone peg may go { $count }
}
sheet-detail-start-first = from its { $start_word }; from { $places } only if none is left there
sheet-detail-anywhere = from its { $start_word }, the track, or its { $home_word }
sheet-detail-from = from { $places }
sheet-detail-ahead = { $detail }; never past its own { $in_spot_word }
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
sheet-use-corner = A peg on a corner goes to the next one
    .detail = over any pegs
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
sheet-out-taken = { $land_on_own ->
    [start] If a peg of the same color is on the { $out_spot_word }, it goes back to its { $start_word } as another comes out. An opponent’s peg there gets bumped.
   *[forbidden] If a peg of the same color is on the { $out_spot_word }, no other can come out. An opponent’s peg there gets bumped.
}
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
sheet-split-alone = If only one peg on the track could share { $cards }, and you may move it, it may go the whole count forward by itself.
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
sheet-joker-jump = { $cards } jumps straight onto a peg of another color{ $ahead ->
    [all] {" "}on
   *[other] , anywhere on
} the track. It can’t jump to an empty hole or into a { $home_word }.
sheet-jump-onto = { $partner_cards ->
    [none] {""}
   *[other] { $partner_cards } can only jump onto a partner’s peg.{ $opponent_cards ->
        [none] {""}
       *[other] {" "}
    }
}{ $opponent_cards ->
    [none] {""}
   *[other] { $opponent_cards } can only jump onto an opponent’s peg.
}
sheet-jump-ahead = { $cards } only jumps ahead, and no peg jumps past its own { $in_spot_word }.{ $from_start ->
    [yes] {" "}A peg in its { $start_word } jumps as if it stood on its { $out_spot_word }.
   *[no] {""}
}
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
