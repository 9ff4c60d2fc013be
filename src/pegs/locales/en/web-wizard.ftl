### “How do you play at home?”: the page.

wizard-page-title = How do you play?
wizard-page-sheet = Your sheet
wizard-page-count = Question { $number }
wizard-page-dont-know = I don’t know
wizard-page-next = Next
wizard-page-closest = Closest so far: { $bases }
wizard-page-several = { $count } sets fit so far
wizard-page-more = The next answers will tell them apart.
wizard-page-looks-like = This looks like { $base }
wizard-page-match = { $matching } of your { $known } answers match.
wizard-page-use = Use { $base }
wizard-page-conflict = These answers don’t go together.
wizard-page-which = Which one is right?
wizard-page-name = Name of your rules
wizard-page-suggested = Grandma’s rules
wizard-page-you-play = You play { $name ->
    [basic] the basic game
   *[other] { $base }
}{ $count ->
    [0] , with no changes.
    [one] {" "}with one change:
   *[other] {" "}with { $count } changes:
}
wizard-page-published = This is how { $title } plays.
wizard-page-cards = The cards
wizard-page-unknown = { $count ->
    [one] You didn’t know one answer. It follows { $base }.
   *[other] You didn’t know { $count } answers. Those follow { $base }.
}
wizard-page-review = Review
wizard-page-board = Your board
wizard-page-try = Try it with three bots
wizard-page-print = Print
wizard-page-share = Share
wizard-page-share-note = Anyone who scans it gets { $title }, to play or to change.
wizard-page-qr = QR code of { $title }
wizard-page-save = Save
