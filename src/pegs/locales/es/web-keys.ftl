### La hoja de teclas.

keys-card = una carta
keys-arrows = clavija, destino, número
keys-back = un paso atrás
keys-number = número al dividir
keys-way = adelante, atrás
keys-part = la otra parte
keys-hint = Pista, paso a paso
keys-why = ¿Por qué no? O esta hoja
keys-info = qué puede hacer la carta
keys-again = Ver otra vez
keys-ready = Listo, antes de mi turno
keys-pause = Pausa tras cada turno
keys-moves = Jugadores y jugadas
keys-words = el tablero con palabras
keys-say = decir algo
keys-replay = En una repetición
keys-turn = un turno
keys-round = una ronda
keys-ends = el principio, el final
keys-rest = Mientras escribes, las teclas no hacen nada. En los ajustes se desactivan los atajos de una letra.
