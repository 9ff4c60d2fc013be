### Why a turn is not legal, why a card cannot move, and where the rule stands.
### Holes and cards come in notation. $mine says whether the peg spoken of is the acting player's own;
### $by is the card whose powers are asked for ("the joker"), $of the card spoken of ("of the joker", "of 7").
### $start, $home, $in_spot and $out_spot are the rule set's words.

why-with-source = { $sentence } ({ $source })
why-part = Part { $part }: { $sentence }
why-forward = { $counts } forward
why-backward = { $counts } backward
why-both-ways = { $forward } forward or { $backward } backward
why-the-joker = the joker
why-of-card = of { $card }
why-of-the-joker = of the joker
why-hand-unknown = The cards of { $seat } are not known, so nobody can say which of them must be played: give the hand, as in A379*.

## Pegs and holes

why-no-peg = { $seat } has no peg on { $hole }.
why-no-such-hole = There is no such hole on this board.
why-no-such-turn = That is no turn: it says more than such a turn has to say.
why-same-hole = It would end where it began, on { $hole }: a move takes a peg to another hole.
why-own-color-landed = { $mine ->
    [yes] It would land on your own peg on { $hole }: no peg lands on a peg of its own color.
   *[no] It would land on a peg of its own color on { $hole }: no peg does.
}
why-own-color-passed = { $mine ->
    [yes] It passes your own peg on { $hole }: no peg passes a peg of its own color.
   *[no] It passes a peg of its own color on { $hole }: no peg does.
}
why-partner-on-in-spot = The peg of { $seat } on { $hole } stands on its { $in_spot }, where landing would send it: no team peg on its { $in_spot } is landed on.
why-in-spot-taken = The peg of { $seat } on { $hole } would have to go to its { $in_spot } { $spot }, and a peg of its own color stands there: nothing of its team may land on it.
why-no-chain = The peg of { $seat } on { $hole } would have to go to its { $in_spot } { $spot }, which is taken: a peg sent there bumps nothing.
why-partner-protected = A team peg of { $seat } stands on { $hole }: nobody lands on a peg of the own team.
why-into-start = No move leads into { $start }.
why-leaves-home = A peg in its { $home } never comes out of it with { $card }.
why-backward-in-home = The peg on { $hole } is in its { $home }: no peg moves backward there.
why-backward-into-home = With { $card } the peg on { $hole } moves { $counts }: no peg moves into its { $home } backward.
why-beyond-home = { $count } forward from { $hole } is beyond the last hole of its { $home }: the full count is used.
why-must-turn-in = It would go past its { $in_spot } { $spot }: moving forward, a peg turns into its { $home } there.
why-no-room-at-home = { $count } forward from { $hole } is past its { $in_spot }, where it must turn in, and its { $home } is too short for that.
why-out-spot-only = A peg comes out of { $start } to its { $out_spot } { $spot }, nowhere else.

## Whose pegs

why-opponents-peg = The pegs of { $seat } are an opponent’s: you play your own.
why-not-on-team = The pegs of { $seat } are an opponent’s: you play your team’s.
why-own-first = The pegs of { $seat } are a partner’s: you play your own until all of them are in { $home }.
why-own-all-home = Your own pegs are all in { $home }: you play the pegs of { $next }.
why-partner-all-home = The pegs of { $seat } are all in { $home }: you play for a partner who still has pegs to bring there.
why-help-in-order = You help the partners clockwise, and it is the pegs of { $next } that you play now, not those of { $seat }.
why-nobody-is-helped = Your pegs are all in { $home }, and nobody plays a partner’s pegs.

## What a card can do

why-wrong-count = From { $hole } to { $to } it is { $ahead } forward or { $behind } backward: { $card } takes one peg { $counts }.
why-wrong-count-home = From { $hole } to { $to } it is { $holes } forward: { $card } takes one peg { $counts }.
why-brings-nothing-out = { $card } brings no peg out of { $start }.
why-no-count = { $card } takes no peg forward or backward.
why-nothing-to-move = There is no peg that { $card } could move.
why-must-be-split = { $card } takes no single peg forward or backward: its { $count } must be split between two pegs.
why-joker-not-from-here = { $by } does not take a peg from { $hole }.
why-joker-into-home = { $by } takes a peg to the track: a peg in { $home } is safe.
why-joker-onto-empty-hole = There is nothing on { $to }: with { $by } a peg lands only where one of another color stands.
why-joker-nothing-to-land-on = No peg of another color is on the track: with { $by } there is nothing to land on.
why-joker-start-first = As long as { $seat } has a peg in { $start }, { $by } moves such a peg.
why-in-spot-not-from-here = { $by } does not take the peg on { $hole } to its { $in_spot }.
why-in-spot-only = { $by } takes a peg of { $seat } to its { $in_spot } { $spot }, nowhere else.
why-sends-nothing = { $card } sends no peg back to { $start }.
why-send-opponents-only = The pegs of { $seat } are your team’s: { $by } sends back an opponent’s.
why-send-from-track-only = The peg on { $hole } is not on the track: { $by } sends back a peg from the track.
why-send-to-start-only = { $by } sends a peg of { $seat } to its { $start }, nowhere else.
why-send-nobody = No opponent’s peg is on the track: there is none to send back.
why-swaps-nothing = { $card } swaps no pegs.
why-swap-off-track = The peg on { $hole } is not on the track: only pegs on the track are swapped.
why-swap-own-color = Both pegs are those of { $seat }: only pegs of different colors are swapped.
why-swap-needs-own = { $card } swaps one of the pegs that you play with another: neither of these is one of them.
why-swap-only = In a swap each peg goes exactly where the other was.
why-swap-nobody = There are no two pegs on the track that may be swapped.

## Splits

why-splits-nothing = { $card } is not split between two pegs.
why-split-two-pegs = The peg that made the first part has been moved: a split takes two different pegs.
why-split-from-start = It is in { $start }: no peg of a split comes from there.
why-split-own-only = This split takes two of the pegs that you play, and those of { $seat } are not among them.
why-finishing-split-whose = That was the last of them: the second part may go to the partner who is helped next, and that is not { $seat }.
why-opponent-on-track-only = The pegs of { $seat } are an opponent’s: you move them along the track only, not in or into { $home }.
why-second-part-forward = What is left { $of } is { $count } forward, and that does not take the peg on { $hole } to { $to }.
why-second-part-backward = What is left { $of } is { $count } backward, and that does not take the peg on { $hole } to { $to }.
why-split-part-forward = No share { $of } (1 to { $most } forward) takes the peg on { $hole } to { $to }.
why-split-part-opposite = No share { $of } (1 to { $most }, one part forward and one backward) takes the peg on { $hole } to { $to }.
why-split-part-any = No share { $of } (1 to { $most } forward or backward) takes the peg on { $hole } to { $to }.
why-split-needs-two = { $card } is split between two pegs, and there are not two out of { $start } to share it.
why-split-no-share = No two pegs can share the { $count } { $of }.

## What must be played

why-must-play-hand = { $card } can move ({ $example }): with a card that can move, one must be played.
why-must-play-card = { $card } can move ({ $example }): a card that can move is not thrown away.
why-must-come-out = It is turn { $count } in a row without a move: a peg must come out free ({ $example }).
why-nothing-free = No peg comes out free: it takes a card that brings one out.
why-free-too-early = A peg comes out free after { $needed ->
    [one] one turn
   *[other] { $needed } turns
} in a row without a move: so far it is { $counted }.
why-free-only-stuck = You can move ({ $example }): a peg comes out free only where nothing can.
why-free-needs-card = You can move ({ $example }) and hold no card that brings a peg out: an ordinary turn must be played.
why-free-from-start = The peg on { $hole } is not in { $start }: only such a peg comes out.
why-card-not-held = The hand of { $seat } does not hold { $card }.
why-empty-hand = { $seat } holds no card and can only pass.
why-pass-with-cards = { $seat } holds cards: nobody passes who does.

## Bluffing, and the decisions between turns

why-declare-first = A card is laid face down and a rank declared before anything moves.
why-no-declaring = { $card } is played as itself: cards are not declared in this game.
why-declared-cannot-move = { $card } could move nothing: only a rank that can move is declared.
why-declared-other = { $card } was declared: the move is that { $of }.
why-card-laid-down = The card laid down is { $card }.
why-penalty-whose = It is a peg of { $seat } that goes back to { $start }.
why-penalty-out-of-start = A peg of { $seat } that is out of { $start } goes back there, and nowhere else.
why-phase-play = { $seat } is to play a card now.
why-phase-doubt = { $seat } is asked now whether to doubt what was declared.
why-phase-penalty = { $seat } is to choose the peg that goes back to { $start }.
why-phase-move = { $seat } is to make the move that was declared.
why-phase-extra = { $seat } may take an extra turn now, or decline it.
why-phase-draw = { $seat } is to draw now, or to go on without.
why-phase-over = The game is over.
why-game-over = The game is over: the pegs of { $team } are all in { $home }.

## Where it stands

why-source-settled = settled for all rule sets, where the sources are silent
why-source-table = the table as it stands
why-source-house = your house rule { $switch } = { $value }
why-source-house-card = your house rule for the card { $switch }
why-source-guide-1 = Detailed Game Guide, rule 1
why-source-guide-5 = Detailed Game Guide, rule 5
why-source-guide-6 = Detailed Game Guide, rule 6
why-source-guide-7 = Detailed Game Guide, rule 7
why-source-guide-9 = Detailed Game Guide, rule 9
why-source-guide-10 = Detailed Game Guide, rule 10
why-source-guide-cards = Detailed Game Guide, Card Movement Rules
why-source-guide-objective = Detailed Game Guide, Objective
why-source-guide-onto-track = Detailed Game Guide, Moving onto the Track
why-source-guide-scenario-1 = Detailed Game Guide, Moving around the Track, scenario 1
why-source-guide-turn = Detailed Game Guide, The Player’s Turn
why-source-paddle-back = paddle sheet, “You can not back into HOME”
why-source-paddle-cards = paddle sheet, Card Values
why-source-paddle-count = paddle sheet, “You must use the full count of the card played”
why-source-paddle-help = paddle sheet, “you first must get all your pegs into HOME”
why-source-paddle-joker = paddle sheet, Card Values, Joker
why-source-paddle-jump = paddle sheet, “You may not jump over your own man”
why-source-paddle-must = paddle sheet, “You must move if you have a play”
why-source-paddle-object = paddle sheet, Object
why-source-paddle-play = paddle sheet, To play
why-source-paddle-safe = paddle sheet, “Once a man is in his HOME position, he is HOME”
why-source-liftbridge-cards = Liftbridge, If you have a player out
why-source-liftbridge-making = Liftbridge, Making a Play
why-source-liftbridge-objective = Liftbridge, Objective
why-source-liftbridge-other = Liftbridge, Other Rules
why-source-pagat-arizona-2 = Pagat, Arizona Rules, 2
why-source-pagat-arizona-6 = Pagat, Arizona Rules, 6
why-source-pagat-bluffing = Pagat, Bluffing Joker
why-source-pagat-cards = Pagat, effects of individual cards
why-source-pagat-endgame = Pagat, endgame
why-source-pagat-general = Pagat, general rules
why-source-pagat-kilpatrick = Pagat, Kilpatrick Rules
why-source-pagat-nc-2 = Pagat, North Carolina Rules, 2
why-source-pagat-nc-5 = Pagat, North Carolina Rules, 5
why-source-pagat-nc-8 = Pagat, North Carolina Rules, 8
why-source-pagat-nc-9 = Pagat, North Carolina Rules, 9
why-source-pagat-pegoo = Pagat, Pegoo
why-source-pagat-play = Pagat, deal and play of cards
