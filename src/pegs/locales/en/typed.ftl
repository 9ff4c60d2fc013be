### Turns in one line each, with the numbers of their pegs, as the board in words lists them.
### A line has no period: “King, peg 1, forward 10: bumps Ben”.

typed-comma = { $first }, { $then }
typed-colon = { $first }: { $then }
typed-and = { $first } and { $then }
typed-split = { $first } split: { $then }
typed-ways = { $card } split
typed-discard = discard the { $card }
typed-declare = { $card } face down, called { $said }
typed-peg = { $you ->
    [yes] peg { $number }
   *[no] { $owner }’s peg { $number }
}
typed-peg-in-start = { $you ->
    [yes] a peg from your { $start }
   *[no] { $owner }’s peg from its { $start }
}
typed-peg-at = the peg at { $place }
typed-move = { $peg }, { $way ->
    [forward] forward
   *[back] back
} { $count }{ $enters ->
    [yes] , into its { $home }
   *[no] { "" }
}
typed-part = { $peg } goes { $way ->
    [forward] { "" }
   *[back] back{ " " }
}{ $count }{ $enters ->
    [yes] { " " }into its { $home }
   *[no] { "" }
}
typed-onto = { $peg } jumps to { $other }
typed-swap = { $peg } trades places with { $other }
typed-send = { $peg } goes back to its { $start }
typed-no-peg = { $you ->
    [yes] You have no peg { $number } that can move.
   *[no] { $owner } has no peg { $number } that can move.
}
typed-none-out = { $you ->
    [yes] None of your pegs is on the track.
   *[no] None of { $owner }’s pegs is on the track.
}
