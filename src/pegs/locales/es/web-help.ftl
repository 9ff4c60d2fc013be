### The page about how to play, in the browser.

help-title = Cómo se juega
help-aim = El objetivo
help-aim-text = Tienes { $pegs } clavijas. Sácalas, dales una vuelta al tablero en el sentido del reloj y llévalas a tu meta. Tu equipo gana cuando todas sus clavijas están en la meta.
help-turn = Tu turno
help-step-card = Elige una carta.
help-step-card-text = Dice cuánto avanza una clavija, y qué más puede hacer.
help-step-peg = Elige una clavija y adónde va.
help-step-peg-text = Todo lo que puedes elegir se ilumina. Antes de decidir ves lo que va a pasar.
help-step-play = Toca Jugar.
help-step-play-text = Hasta entonces puedes cambiar de idea con Atrás. Después de jugar te llega sola una carta nueva.
help-out = Las clavijas esperan en la salida hasta que una carta las saca. Para entrar en la meta la cuenta tiene que ser exacta: una clavija avanza siempre el número completo de la carta.
help-grayed = Toca una carta gris para ver por qué no puedes jugarla. Si no puedes mover, descarta una carta.
help-landing = Comer
help-landing-opponent = Si caes sobre una clavija rival, te la comes y vuelve a su salida.
help-landing-partner = Si caes sobre una clavija de tu pareja, la ayudas: casi siempre sube al hoyo por donde entra en su meta.
help-landing-own = Normalmente no puedes pasar por encima de tus propias clavijas ni caer sobre ellas.
help-landing-home = En la meta una clavija está a salvo.
help-board = Qué significan las marcas
help-sign-out = Por aquí salen las clavijas
help-sign-in = Por aquí entran en la meta
help-sign-home = La meta y la salida, del color de cada jugador
help-sign-way = Hacia donde se mueven las clavijas
help-rules = Las reglas completas
help-which = Cada reglamento con sus cartas, sus reglas y tableros pequeños:
help-home = ¿Cómo juegan en casa?
