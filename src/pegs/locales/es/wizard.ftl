### “¿Cómo juegan en casa?”: las preguntas sobre las reglas de una casa y sus respuestas.

wizard-hand = ¿Cuántas cartas tienen en la mano?
wizard-hand-3 = Tres
    .note = una mano pequeña
wizard-hand-4 = Cuatro
    .note = -
wizard-hand-5 = Cinco
    .note = lo más común
wizard-hand-6 = Seis
    .note = -

wizard-stuck = ¿Y si pasas turno tras turno sin poder mover?
wizard-stuck-0 = Mala suerte
    .note = no contamos los turnos sin mover
wizard-stuck-3 = Sales gratis al tercero
    .note = una clavija sale con cualquier carta
wizard-stuck-4 = Sales gratis al cuarto
    .note = tras tres turnos sin mover
wizard-stuck-5 = Sales gratis al quinto
    .note = tras cuatro turnos sin mover

wizard-bluff = ¿Juegan las cartas a la vista?
wizard-bluff-open = A la vista
    .note = todos ven la carta
wizard-bluff-down = Boca abajo
    .note = di la que quieras; los demás pueden dudar

wizard-nine = ¿Qué hace el 9?
wizard-nine-forward = Mueve 9
    .note = como cualquier número
wizard-nine-split = Mueve 9, o se divide
    .note = una clavija adelante, otra atrás
wizard-nine-back = Retrocede 9, o se divide
    .note = una clavija adelante, otra atrás
wizard-nine-only = Siempre se divide
    .note = una clavija adelante, otra atrás

wizard-joker = ¿Qué hace el comodín?
wizard-joker-anywhere = Salta sobre cualquier clavija
    .note = desde la salida, el recorrido o la meta
wizard-joker-track = Salta, pero no desde la meta
    .note = desde la salida o el recorrido
wizard-joker-start = Primero saltan las de la salida
    .note = desde el recorrido solo si la salida está vacía
wizard-joker-out = Sale, o salta
    .note = salta solo por el recorrido
wizard-joker-door = Va a tu hoyo de entrada
    .note = o manda a un rival a su salida

wizard-two = ¿Qué hace el 2?
wizard-two-number = Mueve 2
    .note = como cualquier número
wizard-two-own = Mueve 2, o cambia
    .note = una clavija tuya por cualquier otra
wizard-two-any = Mueve 2, o cambia dos cualesquiera
    .note = dos clavijas de distinto color

wizard-movers = ¿Qué clavijas mueves?
wizard-movers-own = Solo las mías
    .note = hasta que estén todas en la meta
wizard-movers-team = Cualquiera de mi equipo
    .note = desde el primer turno

wizard-draw = ¿Cuándo robas carta?
wizard-draw-before = Antes de jugar
    .note = una carta más para elegir
wizard-draw-after = Después de jugar
    .note = para completar la mano

wizard-partner = ¿Y si caes sobre tu pareja?
wizard-partner-boost = La subes
    .note = a su hoyo de entrada, junto a la meta
wizard-partner-start = Vuelve a su salida
    .note = igual que un rival
wizard-partner-never = No se puede
    .note = elige otra jugada

wizard-taken = ¿Y si su hoyo de entrada está ocupado?
wizard-taken-never = No puedes caer ahí
    .note = elige otra jugada
wizard-taken-start = Vuelve a su salida
    .note = en el hoyo de entrada no hay sitio
wizard-taken-up = Si caes ahí, sube la tuya
    .note = a tu propio hoyo de entrada; la otra se queda

wizard-ten = ¿Qué hace el 10?
wizard-ten-number = Mueve 10
    .note = como cualquier número
wizard-ten-back = Mueve 10, o retrocede 1
    .note = una clavija
wizard-ten-split = Siempre se divide
    .note = entre dos clavijas cualesquiera, adelante o atrás
wizard-ten-both = Mueve 10, o se divide
    .note = entre dos clavijas cualesquiera, adelante o atrás

wizard-faces = ¿Cuánto avanzan las figuras?
wizard-faces-ten = Diez cada una
    .note = J, Q y K
wizard-faces-on = 11, 12 y 13
    .note = J, Q, K

wizard-seven = ¿Quién comparte tu 7?
wizard-seven-own = Dos clavijas mías
    .note = cuando se divide
wizard-seven-partner = También una de mi pareja
    .note = primero una mía, luego cualquiera del equipo

wizard-lap = ¿Puedes pasar de largo tu propia meta?
wizard-lap-again = Sí, otra vuelta
    .note = si te conviene
wizard-lap-able = Solo si no puedes entrar
    .note = la que puede, entra
wizard-lap-turn = No, hay que entrar
    .note = o esa clavija no se mueve

wizard-must = ¿Qué estás obligado a jugar?
wizard-must-hand = Una carta que mueva
    .note = pero puedes guardar los comodines
wizard-must-joker = Cualquier carta que mueva
    .note = también los comodines
wizard-must-card = La carta que quieras
    .note = si puede mover, mueve
wizard-must-nothing = Nada
    .note = puedes descartar cualquier carta

wizard-own = Una clavija tuya está en el camino. ¿Y ahora?
wizard-own-never = Estorba
    .note = ni pasarla ni caer sobre ella
wizard-own-pass = Puedes pasarla
    .note = pero no caer sobre ella
wizard-own-start = Puedes caer sobre ella
    .note = vuelve a la salida
wizard-own-both = Pasarla o caer sobre ella
    .note = si caes, vuelve a la salida

wizard-help = Ya están todas tus clavijas en la meta. ¿Y ahora?
wizard-help-left = Juegas por la pareja siguiente
    .note = la de tu izquierda
wizard-help-choice = Juegas por quien quieras
    .note = eliges en cada turno
wizard-help-none = Ya terminaste
    .note = cada quien acaba por su cuenta

wizard-finish = Tu última clavija entra en la meta con parte de un 7.
wizard-finish-next = Ayudas desde tu próximo turno
    .note = el resto no es para tu pareja
wizard-finish-now = Tu pareja mueve el resto
    .note = enseguida

wizard-free = ¿Es obligatorio salir gratis?
wizard-free-must = Sí
    .note = si alguna clavija puede
wizard-free-may = No
    .note = puedes descartar otra vez

wizard-counting = ¿Qué turnos cuentan como turnos sin mover?
wizard-counting-stuck = Los que no permiten mover
    .note = solo esos
wizard-counting-discards = Todos los descartes
    .note = aunque sean por gusto
wizard-counting-team = También los de mi pareja
    .note = todo el equipo lleva una cuenta

wizard-idle = No puedes mover. ¿Qué descartas?
wizard-idle-card = Cualquier carta
    .note = la que tú elijas
wizard-idle-drawn = La que acabo de robar
    .note = sin elegir
wizard-idle-hand = Toda la mano
    .note = y robo una nueva

wizard-board = ¿Cuántos hoyos tiene cada lado?
wizard-board-12 = 12
    .note = un tablero de bolsillo
wizard-board-16 = 16
    .note = -
wizard-board-18 = 18
    .note = lo habitual; cuenta cada esquina una vez
wizard-board-20 = 20
    .note = el tablero de Pegoo

wizard-no-such-answer = Esta entrevista no tiene la respuesta “{ $answer }”.
wizard-dont-know = No lo sé
wizard-change-answer = { $question } { $answer }
wizard-differs-from = { $base }: { $text }
wizard-not-so = { $base }: no existe esa regla
wizard-title = Las reglas de casa
wizard-left-out = Esta regla no se usa.

## In the terminal

wizard-begin = Unas preguntas sobre cómo juegan en casa. Escribe una letra, o ? si no lo sabes. Con “atrás” cambias la respuesta anterior.
wizard-number = { $number } de { $count }: { $question }
wizard-prompt = Tu respuesta (a – { $last }):
wizard-prompt-fix = ¿Cuál vale (a – { $last })?
wizard-which-letter = Escribe una letra de la a a la { $last }.
wizard-not-yet = Responde las primeras preguntas y después puedes parar.
wizard-command-back = atrás
wizard-command-done = listo
wizard-closest = Lo más parecido hasta ahora: { $bases }.
wizard-looks-like = Se parece a { $base }: coinciden { $matching } de tus { $known } respuestas. Escribe “listo” para usar { $base } en lo demás.
wizard-conflict = Estas respuestas no van juntas. { $problem }
wizard-name = ¿Cómo se llaman tus reglas?
wizard-you-play = Juegan con { $name ->
    [basic] el juego básico
   *[other] { $base }
}{ $count ->
    [0] , sin cambios.
    [one] {" "}y un cambio:
   *[other] {" "}y { $count } cambios:
}
wizard-published = Así se juega en { $title }: mira “pegs rules show { $name }”.
wizard-unknown = { $count ->
    [one] No sabías una respuesta. Ahí vale { $base }.
   *[other] No sabías { $count } respuestas. Ahí vale { $base }.
}
wizard-file = Guardar como (nuestras.toml):
wizard-file-name = nuestras.toml
wizard-saved = Guardado: { $file }.
wizard-not-saved = No se puede guardar { $file }: { $reason }.
wizard-play = Pruébalas: pegs play --rules { $rules }
wizard-print = En papel: pegs print card --rules { $rules }, o bien: pegs print book --rules { $rules }
wizard-link = Como enlace, añade esto a la dirección de cualquier servidor de Pegs and Jokers: { $link }
wizard-quit = No se guardó nada.
