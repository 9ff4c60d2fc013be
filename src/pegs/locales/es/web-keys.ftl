### La hoja de teclas.

keys-card = Elegir una carta
keys-arrows = Siguiente clavija, destino o número
keys-back = Un paso atrás
keys-number = Cuánto, al dividir
keys-way = Adelante, atrás
keys-part = La otra parte al dividir
keys-hint = Pista, paso a paso
keys-why = ¿Por qué no? O esta hoja
keys-info = Qué puede hacer la carta
keys-again = Ver otra vez
keys-ready = Dejar una jugada lista
keys-wait = Seguir cuando yo toque después de cada turno
keys-moves = Jugadores y jugadas
keys-words = El tablero con palabras
keys-say = Decir algo
keys-replay = En una repetición
keys-turn = Un turno
keys-round = Una ronda
keys-ends = El principio, el final
keys-rest = Mientras escribes, las teclas no hacen nada. En los ajustes se desactivan los atajos de una letra.
