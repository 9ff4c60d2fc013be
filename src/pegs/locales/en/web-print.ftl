### Printing cards, books, boards, and sheets, in the browser. $what is the thing to print.

print-title = Print
print-what = What would you like?
print-thing = { $what ->
    [book] Rule book
    [board] Board
    [panel] Wooden board
    [sheet] Score sheet
   *[card] Card
}
print-note = { $what ->
    [single] Your rules as a book: chapters, pictures, examples, and the small print. Pages are half a sheet.
    [booklet] Two pages on a sheet. Print on both sides, flip on the short edge, fold, and staple.
    [whole] Sheets of paper to glue together, with pegs to cut out. The size is from hole to hole.
    [panels] Two panels on a sheet, joined with paper fasteners, and pegs to cut out.
    [panel] One panel for each player, of wood. They join without glue to a board for four to ten. The size is from hole to hole.
    [planks] The board of the screen in wood: a plank for each player, joined by butterfly keys. The size is from hole to hole.
   *[sheet] A row for each evening, and markers to cut out: dealer, turn, and teams.
}
print-format = Which card?
print-format-name = { $format ->
    [half] Half a sheet, twice
    [pocket] Four for the pocket
    [tent] Stands on the table
    [large] Large print
   *[sheet] One sheet
}
print-pages = Pages
print-pages-name = { $pages ->
    [booklet] Booklet to fold
   *[single] One by one
}
print-kind = How is it made?
print-kind-name = { $kind ->
    [panels] A panel a player
   *[whole] All in one
}
print-panel-name = { $size ->
    [travel] Travel, 13 mm
    [large] Large pegs, 20 mm
    [marbles] Marbles, 25 mm
   *[standard] Usual, 16 mm
}
print-build-name = { $build ->
    [planks] Planks and keys
   *[panel] Panels for any table
}
print-output-name = { $output ->
    [svg] Print shop (SVG)
   *[pdf] At home (PDF)
}
print-file = What for?
print-file-name = { $file ->
    [svg] Laser (SVG)
    [dxf] Router (DXF)
   *[pdf] By hand (PDF)
}
print-players = Players
print-any-players = Any
print-seating = Teams
print-seating-name = { $teams ->
    [2] Two teams
    [3] Three teams
    [4] Four teams
    [5] Five teams
   *[other] No partners
}
print-size = How large?
print-size-name = { $size ->
    [small] Small, 8 mm
    [large] Large, 16 mm
   *[usual] Usual, 12 mm
}
print-measures = More sizes
print-measure-name = { $measure ->
    [peg] Pegs
    [hole] Hole, in mm
    [kerf] Kerf, in mm
    [marker] A marker’s hole
    [floor] A floor
   *[pitch] Holes apart, in mm
}
print-measure-note = { $measure ->
    [peg] what the holes are for
    [hole] its diameter, for other pegs
    [kerf] the width of the cut: the outline grows, holes shrink
    [marker] for one more peg, which shows whose panel it is
    [floor] to glue under a panel with holes right through
   *[pitch] instead of the size above
}
print-peg-usual = As sized
print-peg-name = { $peg ->
    [craft] Craft, 4 mm
    [tee] Golf tees
    [large] Large, 4.8 mm
    [marble] Marbles
   *[cribbage] Cribbage, 3.2 mm
}
print-unreadable = { $measure ->
    [hole] The hole
    [kerf] The kerf
   *[pitch] The distance of the holes
} isn’t a number. Write millimeters, like 18 or 4.5.
print-language = Language
print-language-both = Both
print-paper = Paper
print-paper-name = { $paper ->
    [letter] Letter
   *[a4] A4
}
print-get = { $what ->
    [book] Get the rule book
    [board] Get the board
    [panel] Get the panel
    [sheet] Get the score sheet
   *[card] Get the card
}
print-making = Making it …
print-ready = { $what ->
    [book] Your rule book is ready.
    [board] Your board is ready.
    [panel] Your panel is ready.
    [sheet] Your score sheet is ready.
   *[card] Your card is ready.
}
print-open = { $what ->
    [book] Open the rule book (PDF)
    [board] Open the board (PDF)
    [panel] Open the template (PDF)
    [sheet] Open the score sheet (PDF)
   *[card] Open the card (PDF)
}
print-save = Save the drawing ({ $file })
print-page = Print this page instead
