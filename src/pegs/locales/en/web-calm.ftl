### What happened since the viewer’s last turn, and the pace of the picture.

recap-title = Since your last turn
recap-again = Show again
recap-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
recap-out = { $whose ->
    [own] comes out
    [you] brings your peg out
   *[other] brings { $owner }’s peg out
}
recap-out-free = { $whose ->
    [own] comes out free
    [you] brings your peg out free
   *[other] brings { $owner }’s peg out free
}
recap-to = { $whose ->
    [self] moves their own peg
    [you] moves your peg
   *[other] moves { $owner }’s peg
} { $count ->
    [0] { "" }
   *[other] { $count }{ " " }
}to { $hole }
recap-back = { $whose ->
    [self] moves their own peg
    [you] moves your peg
   *[other] moves { $owner }’s peg
} back { $count } to { $hole }
pace-title = How fast turns are shown
pace-speed = Speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-now = Speed: { $speed }
pace-wait = Wait for my tap
pace-wait-note = after each turn
pace-aloud = Read turns aloud
pace-pause = Pause after each turn
