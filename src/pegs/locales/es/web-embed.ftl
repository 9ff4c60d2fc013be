### Una partida o un problema compartidos en la página de otra persona, y cómo ponerlos ahí.

embed-open = Abrir
embed-house-rules = Reglas de la casa

embed-send = Enviar el enlace
embed-put = Ponerlo en una página
embed-copy-link = Copiar el enlace
embed-copy-frame = Copiar el marco
embed-picture = Imagen
embed-show = Mostrar
embed-notes = Comentarios y flechas
embed-names = Nombres
embed-read-only = Solo para mirar. Sin chat, sin códigos y sin entrada a tu mesa.
embed-take-back = Dejar de compartir
embed-taken-back = Esta partida ya no se comparte.
