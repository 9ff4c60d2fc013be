### The sheet of keys.

keys-card = a card
keys-arrows = peg, landing, number
keys-back = one step back
keys-number = number of a split
keys-way = forward, back
keys-part = the other part
keys-hint = Hint, step by step
keys-why = Why not? Or this sheet
keys-info = what the card can do
keys-again = Show again
keys-ready = Ready, before my turn
keys-pause = Pause after each turn
keys-moves = Players and moves
keys-words = the board in words
keys-say = say something
keys-replay = In a replay
keys-turn = a turn
keys-round = a round
keys-ends = the beginning, the end
keys-rest = Keys do nothing while you’re typing. Settings can turn off single-letter shortcuts.
