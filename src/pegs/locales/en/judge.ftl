### The judge on the command line.

cli-judge = Settle a dispute: what can be played in a position, and whether a turn may be.
cli-judge-examples =
    # Side A holds an 8. May its peg go back from A10 to A2?
    pegs judge --turn "8 A10-A2" \
      --position "4s,A10/4s,B9/5s/5s A 8/?5/?5/?5"
    # What can a 7 do here, whatever else is in the hand?
    pegs judge --rules arizona --card 7 \
      --position "3s,A8,A12/5s/4s,A15/5s A ?5/?5/?5/?5"
cli-judge-position = A position in quotation marks: PEGS TURN HANDS.
cli-judge-card = Judge as if the player held only this card.
cli-judge-turn = A turn in quotation marks, for example "8 A10-A2". Without one, everything that can be played is listed.
cli-judge-link = Print the address on which any server’s judge shows this board and this question.

judge-link = On any Pegs and Jokers server: { $link }
judge-verdict-yes = Yes.
judge-verdict-no = No. { $reason }
judge-verdict-rule = “{ $text }”
judge-verdict-instead = But this works: { $turn }
judge-verdict-turn = { $turn }: { $does }
judge-verdict-card = { $text } ({ $detail })
