### What happened since the viewer’s last turn, and the pace of the picture.

recap-title = Since your last turn
recap-bot = Your bot
recap-again = Show again
recap-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
since-title = Since your turn:
since-moved = { $count } moved{ $hasNews ->
    [yes] , { $news }
   *[no] .
}
since-bumped = { $name } bumped { $you ->
    [yes] you
   *[no] { $who }
}
since-home = { $name } took a peg home
since-card = { $name } played { $card }
since-read = Read all
since-step = { $at } of { $count }
since-later = Later
since-mine = My turn
pace-title = How fast turns are shown
pace-speed = Speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-now = Speed: { $speed }
pace-wait = Wait for my tap
pace-wait-note = after each turn
pace-aloud = Read turns aloud
