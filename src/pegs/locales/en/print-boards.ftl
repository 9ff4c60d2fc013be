### Boards to make, of wood or of paper: what's on their pages, and why one can't be made.

panel-title = One panel, any table
panel-lead = Cut one for each player. The round key turns in its socket, so { $rings }. All measures are in millimeters. The template at full size follows.
panel-ring = { $first ->
    [yes] { $count ->
        [4] four panels close to a square
        [5] five panels close to a pentagon
        [6] six panels close to a hexagon
       *[other] { $count } panels close to a ring
    }
   *[no] { $count ->
        [6] six to a hexagon
       *[10] ten to a ring
    }
}
panel-spaces = { $count } spaces = { $length }
panel-picture = The panel with its measures: { $length } mm long and { $width } mm wide, with { $holes } holes.
panel-ring-picture = A ring of { $count } panels.
panel-players = { $count } players
panel-across = { $mm } mm ({ $inches } in) across
panel-need = You need
panel-wood = **Board:** { $wood }, { $length } mm long for each panel: maple, cherry, walnut, or plywood of 12 mm and more.
panel-lumber = 19 × { $width } (a { $name })
panel-plank = { $width } mm wide or more
panel-bit = **Bit:** { $bit } mm.
panel-bit-cribbage = **Bit:** 3.4 mm for 3.2 mm (1/8 in) cribbage pegs.
panel-bit-craft = **Bit:** 4.2 mm for 4 mm (5/32 in) pegs.
panel-bit-tee = **Bit:** 4.8 mm for golf tees.
panel-bit-large = **Bit:** 5 mm for 4.8 mm (3/16 in) pegs, easy to see and to hold.
panel-bit-marble = **Bit:** a core-box bit of 12.7 mm (1/2 in) for pits, with marbles of 14 mm (9/16 in).
panel-pegs = **Pegs:** { $count } a player, and one to spare.
panel-marker = **Marker:** one more hole, for a peg that shows whose panel it is.
panel-drill = Drill, then cut
panel-step-print = Print at 100% and measure the rulers on the template.
panel-step-join = Join the parts at the red lines, and glue them on with spray.
panel-step-prick = Prick every cross, and drill 10 mm deep.
panel-step-saw = Saw outside the line, and sand to it.
panel-step-peel = Peel the paper off, and ease the holes with a countersink.
panel-joint = The joint
panel-joint-text = The key is { $key } mm across on a neck of { $neck } mm, and the socket has { $play } mm of play all around. It holds in the plane and lifts off upward.
panel-joint-zero = **Hole 0,** the corner, is in the middle of the key.
panel-least-ring = **{ $count } panels or more:** fewer would get in each other’s way.
panel-few-three = **Three players:** three panels don’t close. Use four, one of them empty. It’s a longer lap than these rules have.
panel-few-two = **Two players:** use two opposite panels of four. It’s a longer lap than these rules have.
panel-few-two-of-four = **Two players:** use two opposite panels of four.
template-title = Template, full size
template-note = { $count } holes a side, { $pitch } mm apart, bit { $bit } mm; one set for each panel
template-sheet = sheet { $number } of { $count }
template-way = way of play
template-corner = corner
template-marker = marker
template-picture = A part of the panel at full size.
template-measure = **Measure before you cut:** the rulers must read 100 mm and 2 in. Between hole 0 and hole { $last } there are { $length } mm.
template-join = Cut each part along its frame, the next one at the red line. Lay red line on red line, target on target.
board-measure = **Measure before you cut:** the rulers must read 100 mm and 2 in.
rulers-picture = A ruler of 100 millimeters and one of 2 inches.

board-title = A board for { $count }
board-lead = { $title }: { $count } holes a side. The board is { $width } × { $height } mm ({ $inches } in).
board-picture = The whole board.
board-sheets = { $count ->
    [one] One sheet
   *[other] { $count } sheets
}
board-need-paper = Heavy paper, scissors, and a glue stick.
board-need-card = Cardboard to glue the sheets on.
board-need-pegs = Pegs: cut out the paper ones on the last page, or use buttons.
board-glue = Put it together
board-glue-print = Print at 100%.
board-glue-cut = Cut the sheets at the dashed red lines on their left and upper edges.
board-glue-join = Glue each sheet onto the pink strips of the sheet to its left and the one above, target on target.
board-glue-gaps = { $count ->
    [one] The gap on the map stays open: that sheet would be blank.
   *[other] The gaps on the map stay open: those sheets would be blank.
}
board-glue-one = Glue the board onto the cardboard, and cut it out along its edge.
board-map = Where each sheet goes
board-map-picture = The sheets in { $columns } columns and { $rows } rows, numbered row by row.
board-tile-picture = Part { $number } of the board: row { $row }, column { $column }.
board-pegs-title = Pegs
board-pegs-text = Cut them out: { $count } of each color, and one to spare. On cardboard they last longer.
board-pegs-picture = Paper pegs in { $count } colors.
board-panels-title = Panels for { $count }
board-panels-lead = { $title }: a panel for each player, with { $holes } holes a side. A round-head paper fastener through the corner holes joins two panels, the small disc over the large one.
board-panels-fasten = Fasten
board-panels-cut = Glue the sheets onto cardboard, and cut the panels out.
board-panels-pierce = Pierce hole 0 and the corner of the next panel with a needle.
board-panels-join = Put a fastener through both, and turn the panels until the ring closes.
board-panels-picture = A panel of paper for one player.
board-panels-empty = A panel of paper that belongs to no player.
board-need-fasteners = { $count } paper fasteners.

sheet-title = Score sheet
sheet-lead = { $title }. Cross out a circle for each peg that isn’t in its { $home_word } at the end.
sheet-evening = Evening
sheet-team = Team { $number }
sheet-player = Player { $number }
sheet-markers-text = Cut out and lay in front of you: who deals, whose turn it is, and which team you’re on.
sheet-markers-alone = Cut out and lay in front of you: who deals, and whose turn it is.
sheet-dealer = Dealer
sheet-turn = Turn
sheet-marker-picture = A round marker: { $word }.

panel-hole-track = hole { $number }
panel-hole-home = home hole { $number }
panel-hole-start = start hole { $number }
panel-hole-marker = the marker’s hole
panel-hole-at-key = Home begins at hole { $spot }, which is in the joint of a panel or beside it. Print a whole board instead.
panel-no-room = A side of { $length } holes has no room for home and start on a panel. Print a whole board instead.
panel-little-wood = There would be only { $wood } mm of wood around { $hole }, and it takes { $least } mm. Use smaller holes, or space them { $pitch } mm apart or more.
panel-holes-touch = Two holes would be only { $wood } mm apart. Use smaller holes.
panel-no-ring = Home and start reach so far that panels would get in each other’s way in any ring. Print a whole board instead.
panel-no-marker = There’s no room for a marker’s hole on this panel. Make it without one.
panel-ring-too-small = { $count } panels would get in each other’s way; rings of { $rings } close. Print a whole board instead.
panel-three = Three panels don’t close to a ring. Use four panels with one of them empty (a longer lap than these rules have), or print a whole board.
panel-two = Two panels don’t close to a ring. Use two opposite panels of four (a longer lap than these rules have), or print a whole board.
panel-too-long = A panel would be { $length } mm long, and a sheet has room for { $most } mm. Space the holes { $pitch } mm apart or less, or print a whole board.
frame-little-wood = There would be only { $wood } mm of wood around a hole, and it takes { $least } mm. Use smaller holes, or space them farther apart.
board-no-room = Home and start have no room on a board with { $sides } sides of { $length } holes.
frame-start-beside = On a board with { $sides } sides of { $length } holes, the start would be beside the wood. Print a board of paper instead.
board-size-unknown = There’s no size { $size }. Sizes are { $sizes }, or a number: the distance of two holes in millimeters.
board-peg-unknown = There’s no peg { $peg }. Pegs are { $pegs }.
board-pitch-range = Holes can be { $least } to { $most } mm apart.
board-hole-range = A hole of { $hole } mm doesn’t fit holes that are { $pitch } mm apart.
board-kerf-range = A kerf is 0 to 5 mm, and smaller than the holes.

cli-print = Print cards, boards, and sheets for the table.
cli-print-examples =
    # A board of paper for four, to glue together
    pegs print board --rules arizona
    # How to make a wooden board, with the template at full size
    pegs print panel --rules arizona
    # A score sheet with markers
    pegs print sheet --rules arizona
cli-print-board = Print a whole board on sheets of paper to glue together.
cli-print-board-examples =
    # A board for six on A4, with pegs to cut out
    pegs print board --players 6 --paper a4 -o board.pdf
    # Panels of paper, two on a sheet, for any table
    pegs print board --players 8 --panels
    # A plank of a wooden board for a laser, whose beam is 0.2 mm wide
    pegs print board --wood --kerf 0.2 -o plank.dxf
cli-print-panel = Print the template of a wooden panel: one shape for tables of 4 to 10.
cli-print-panel-examples =
    # How to make it, and the template at full size
    pegs print panel --rules arizona -o panel.pdf
    # For a router: large holes, cut lines, and painted marks in layers
    pegs print panel --size large -o panel.dxf
    # Holes for golf tees, 18 mm apart
    pegs print panel --size 18 --peg tee
cli-print-sheet = Print a score sheet, with markers to cut out.
cli-print-sheet-examples =
    # For three teams of two
    pegs print sheet --players 6 --teams 3
cli-print-paper = The size of the paper.
cli-print-language = The language on the pages.
cli-print-output = The file to write; its ending says which kind: .pdf, .png, and for boards .svg and .dxf.
cli-print-board-size = A size by name (travel, standard, large, marbles), or the distance of two holes in millimeters.
cli-print-panel-size = A size by name (travel, standard, large, marbles), or the distance of two holes in millimeters.
cli-print-panels = Panels joined by paper fasteners instead of a whole board.
cli-print-wood = A plank with butterfly keys for a saw, router, or laser (.svg or .dxf).
cli-print-peg = The pegs to drill for: cribbage, craft, tee, large, or marble.
cli-print-hole = The diameter of a hole, in millimeters.
cli-print-kerf = The width of the cut, in millimeters.
cli-print-floor = Add a floor without holes, to glue under a panel with holes right through.
cli-print-marker = Add a hole for one more peg, which shows whose panel it is.
print-written = Wrote { $file }.
print-ending = Can’t write { $file }. The file’s name must end in { $endings }.
print-no-paper = There’s no paper { $paper }. Papers are { $papers }.
