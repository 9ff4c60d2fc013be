### Conversación en la mesa.

talk-say = Di algo
talk-send = Enviar
talk-react = Reaccionar
talk-phrases = Frases
talk-moves = Se puede hablar de las jugadas, pero no de las cartas que tienes.
talk-log = Lo que se dijo
talk-nothing = Todavía nadie ha dicho nada.
talk-mute = Silenciar a alguien
talk-mute-one = Silenciar a { $name }
talk-mute-none = Eres la única persona en esta mesa.
talk-mute-note = No verás sus mensajes ni sus reacciones en este dispositivo. No se enterará.
