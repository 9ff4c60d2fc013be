### What happened at the table, in words, for the browser. $you and $actor say whether the one who looks is meant.
### Clauses have no subject: "telling-does" puts the name before them. No sentence ends with a full stop.

## Holes and cards

telling-hole = { $you ->
    [yes] your { $number }
   *[no] { $who }’s { $number }
}
telling-corner = { $you ->
    [yes] your corner
   *[no] { $who }’s corner
}
telling-free-hole = side { $side }, hole { $number }
telling-home-hole = { $home } { $number }
telling-joker = Joker
telling-a-card = a card

## Who does what

telling-does = { $you ->
    [yes] You { $does }
   *[no] { $who } { $does }
}
telling-goes-on = { $you ->
    [yes] you { $does }
   *[no] { $does }
}
telling-so = { $head }: { $clauses }
telling-by-clock = Time is up. { $text }
telling-plays = { $you ->
    [yes] play { $card }
   *[no] plays { $card }
}
telling-throws-away = { $you ->
    [yes] throw away { $card }
   *[no] throws away { $card }
}
telling-lays = { $you ->
    [yes] lay { $card } face down and say it is { $said }
   *[no] lays a card face down and says it is { $said }
}
telling-moves = { $you ->
    [yes] move
   *[no] moves
}
telling-says = { $you ->
    [yes] say it is { $said }
   *[no] says it is { $said }
}
telling-thrown-away = thrown away

## Where a peg goes

telling-out = out
telling-out-free = out, free
telling-from-start = from { $start } to { $hole }
telling-to = { $count ->
    [0] to { $hole }
   *[other] { $count } to { $hole }
}
telling-back-to = back { $back } to { $hole }
telling-into-home = { $count ->
    [0] into { $home }, hole { $number }
   *[other] { $count } into { $home }, hole { $number }
}
telling-on-in-home = { $count ->
    [0] { $home } { $from } to { $number }
   *[other] { $count } from { $home } { $from } to { $number }
}
telling-with-peg = { $you ->
    [yes] { $way } with your peg
   *[no] { $way } with { $who }’s peg
}
telling-swaps = { $actor ->
    [yes] change places with { $who } on { $hole }
   *[no] { $you ->
        [yes] changes places with you on { $hole }
       *[no] changes places with { $who } on { $hole }
    }
}
telling-swaps-others = { $actor ->
    [yes] swap
   *[no] swaps
} { $you1 ->
    [yes] your peg
   *[no] { $who1 }’s peg
} and { $you2 ->
    [yes] yours
   *[no] { $who2 }’s
}

## What a peg does to another

telling-bumps = { $actor ->
    [yes] bump { $who }
   *[no] { $you ->
        [yes] bumps you
       *[no] bumps { $who }
    }
}
telling-sends = { $actor ->
    [yes] send { $who } back to { $start }
   *[no] { $you ->
        [yes] sends you back to { $start }
       *[no] sends { $who } back to { $start }
    }
}
telling-moves-up = { $actor ->
    [yes] move { $who } up to the { $spot }
   *[no] { $you ->
        [yes] moves you up to the { $spot }
       *[no] moves { $who } up to the { $spot }
    }
}
telling-goes-to-start = { $you ->
    [yes] go back to { $start }
   *[no] goes back to { $start }
}
telling-goes-up = { $you ->
    [yes] move up to the { $spot }
   *[no] moves up to the { $spot }
}

## Bluffing, drawing, extra turns, stuck turns

telling-accepts = { $you ->
    [yes] believe it
   *[no] believes it
}
telling-doubts = { $you ->
    [yes] doubt it
   *[no] doubts it
}
telling-shows = { $you ->
    [yes] show the card: { $card }
   *[no] shows the card: { $card }
}
telling-loses-peg = { $you ->
    [yes] lose the peg on { $hole }, back to { $start }
   *[no] loses the peg on { $hole }, back to { $start }
}
telling-gains-extra = { $you ->
    [yes] win an extra turn
   *[no] wins an extra turn
}
telling-takes-extra = { $you ->
    [yes] take an extra turn
   *[no] takes an extra turn
}
telling-declines-extra = { $you ->
    [yes] go on without the extra turn
   *[no] goes on without the extra turn
}
telling-forgets = { $you ->
    [yes] forget to draw
   *[no] forgets to draw
}
telling-sits-out = { $you ->
    [yes] sit this turn out
   *[no] sits this turn out
}
telling-stuck = { $you ->
    [yes] are stuck, { $count ->
        [one] one turn so far
       *[other] { $count } turns so far
    }
   *[no] is stuck, { $count ->
        [one] one turn so far
       *[other] { $count } turns so far
    }
}
telling-draws = { $you ->
    [yes] draw { $card }
   *[no] draws { $card }
}
telling-reshuffled = The cards played are shuffled into a new pile

## The table

telling-began = { $you ->
    [yes] Game { $number } begins; you dealt
   *[no] Game { $number } begins; { $who } dealt
}
telling-won = { $you ->
    [yes] { $alone ->
        [yes] You have won
       *[no] You have won: { $who }
    }
   *[no] { $alone ->
        [yes] { $who } has won
       *[no] { $who } have won
    }
}
telling-taken-back = { $you ->
    [yes] You take the turn back
   *[no] { $who } takes the turn back
}
telling-sat = { $you ->
    [yes] You sit down
   *[no] { $who } sits down
}
telling-left = { $you ->
    [yes] You give the seat up
   *[no] { $who } gives the seat up
}
telling-away = { $you ->
    [yes] You are away
   *[no] { $who } is away
}
telling-back = { $you ->
    [yes] You are back
   *[no] { $who } is back
}
telling-stand-in = { $you ->
    [yes] A bot plays for you
   *[no] A bot plays for { $who }
}
telling-paused = { $you ->
    [yes] You pause the game
   *[no] { $who } pauses the game
}
telling-resumed = { $you ->
    [yes] The game goes on, at your wish
   *[no] The game goes on, at { $who }’s wish
}
telling-said = { $you ->
    [yes] You: { $text }
   *[no] { $who }: { $text }
}
