### Why a turn is better than the one that was played, or tried: whole sentences about “it”, the better turn,
### in reviews and puzzles. $whose and $owner are about the team’s peg, or the bumped one; $whose2 and $owner2
### about another peg nearby. Like all of the narrator’s sentences, none ends with a period.

story-why-peg = { $whose ->
    [you] your peg
   *[other] { $owner }’s peg
}
story-why-other = { $whose2 ->
    [you] yours
   *[other] { $owner2 }’s
}
story-why-holes = { $count ->
    [one] 1 hole
   *[other] { $count } holes
}

## Bumping and setting back

story-why-bumps = { $whose ->
    [you] Your peg
   *[other] { $owner }’s peg
} { $limit ->
    [0] had just come out
    [one] had walked 1 hole
   *[other] had walked { $limit } holes
} and stood { $count ->
    [0] right on its { $spot }
    [one] 1 hole from its { $spot }
   *[other] { $count } holes from its { $spot }
}. The better turn sends it back to its { $start }
story-why-sets-back = It sets { story-why-peg } back { story-why-holes }

## Home, out, and on the way

story-why-finishes = It brings the last of { $whose ->
    [you] your
   *[other] { $owner }’s
} pegs into its { $home }
story-why-home = It takes { story-why-peg } into { $hole }, where it’s safe
story-why-stays-home = It leaves { story-why-peg } in { $hole }, where it’s safe
story-why-deep = It takes { story-why-peg } deep into its { $home }, so there’s room behind it
story-why-out = It brings one of { $whose ->
    [you] your
   *[other] { $owner }’s
} pegs out of its { $start }
story-why-spares = It doesn’t send { story-why-peg } back to its { $start }
story-why-boosts = It boosts { story-why-peg } to its { $spot }
story-why-backs-up = It saves { story-why-peg } nearly a lap, by going back to { $count ->
    [0] its { $spot }
   *[other] { story-why-holes } before its { $spot }
}
story-why-stops-before = It doesn’t take { story-why-peg } past its { $spot } and once more around the board
story-why-loses-no-way = It doesn’t set { story-why-peg } back { story-why-holes }
story-why-gains = It gets { $whose ->
    [you] your
   *[other] { $owner }’s
} team { $count } holes further on the way home

## Danger, and chances for the next turn

story-why-not-front = It doesn’t leave { story-why-peg } { story-why-holes } in front of { story-why-other }
story-why-not-back = It doesn’t leave { story-why-peg } where { story-why-other } can go back { $count } and bump it
story-why-not-out = It doesn’t leave { story-why-peg } where { $whose2 ->
    [you] your
   *[other] { $owner2 }’s
} pegs come out
story-why-away-front = It gets { story-why-peg } away from { story-why-other }, { story-why-holes } behind it
story-why-away-back = It gets { story-why-peg } away from where { story-why-other } can go back { $count } and bump it
story-why-away-out = It gets { story-why-peg } away from where { $whose2 ->
    [you] your
   *[other] { $owner2 }’s
} pegs come out
story-why-behind = It puts { story-why-peg } { story-why-holes } behind { story-why-other }, within reach
story-why-stays-behind = It keeps { story-why-peg } { story-why-holes } behind { story-why-other }, within reach
story-why-assist = It puts { story-why-peg } { story-why-holes } in front of { story-why-other }, which could boost it

## Cards to keep

story-why-ready = It keeps { $card }, which can take { story-why-peg } into { $hole }
story-why-back-up = It keeps { $card }, which can take { story-why-peg } back to { $count ->
    [0] its { $spot }
   *[other] { story-why-holes } before its { $spot }
}
story-why-keeps-joker = It keeps { $card } for later
story-why-keeps-out = It keeps { $card }, which brings pegs out
story-why-keeps-back = It keeps { $card }, which goes back
story-why-keeps-split = It keeps { $card }, which splits
story-why-keeps-small = It keeps { $card } for the last holes home
story-why-tens = It leaves { story-why-peg } { $count } holes from { $hole }, so tens take it in

## Turns that cards decided

story-cannot-move = { $you ->
    [yes] can’t move
   *[no] can’t move
}
