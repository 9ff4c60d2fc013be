### The sheet of keys.

keys-card = Choose a card
keys-arrows = Next peg, landing, or number
keys-back = One step back
keys-number = How far, in a split
keys-way = Forward, back
keys-part = The other part of a split
keys-hint = Hint, step by step
keys-why = Why not? Or this sheet
keys-info = What the card can do
keys-again = Show again
keys-ready = Have a turn ready
keys-wait = Wait for my tap after each turn
keys-moves = Players and moves
keys-words = The board in words
keys-say = Say something
keys-replay = In a replay
keys-turn = One turn
keys-round = One round
keys-ends = The beginning, the end
keys-rest = Keys do nothing while you’re typing. Settings can turn off single-letter shortcuts.
