### Una partida o un problema compartidos en la página de otra persona, y cómo ponerlos ahí.

embed-open = Abrir
embed-house-rules = Reglas de la casa
