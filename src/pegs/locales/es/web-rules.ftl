### La hoja de reglas, qué hace una carta, y las pistas por pasos.

rules-title = Las reglas
rules-house = En nuestra casa
rules-cards-short = Cartas
rules-cards = Las cartas
rules-chapters = Las reglas
rules-parts = Partes de las reglas
rules-contents = Contenido
rules-differ = { $count ->
    [one] Cambia una cosa
   *[other] Cambian { $count } cosas
}
rules-rest = Todo lo demás es como en “{ $base }”.
rules-source = Fuente: { $source }
rules-number = { $chapter }, { $number } de { $count }
rules-show = Ver: { $title }
rules-show-again = Ver otra vez el principio
rules-share = Compartir
rules-print = Imprimir
rules-play = Jugar con estas reglas
rules-strategy = Consejos para jugar bien
rules-judge = Resolver una duda
rules-all-sets = Más formas de jugar
rules-practice = Practica:
rules-back-card = Volver a mi { $card }
rules-back = Volver al juego

## ¿Qué hace esta carta?

card-read = Leer la regla
card-close = Toca fuera para cerrar
card-now = se puede hacer ahora
card-why = ¿Por qué no puedo jugarla?
card-onto-opponents = Sobre { $names }: golpear
card-onto-partners = Sobre { $names }: subir
card-title-A = As
card-title-2 = Dos
card-title-3 = Tres
card-title-4 = Cuatro
card-title-5 = Cinco
card-title-6 = Seis
card-title-7 = Siete
card-title-8 = Ocho
card-title-9 = Nueve
card-title-T = Diez
card-title-J = Jota
card-title-Q = Reina
card-title-K = Rey
card-title-joker = Comodín

## Pistas por pasos

nudge-step = Pista { $number } de 3
nudge-near = Mira cerca del lado de { $name }
nudge-near-mine = Mira cerca de tu lado
nudge-start = Mira la salida
nudge-home = Mira la meta
nudge-card = Mira tus cartas
nudge-bump = Una de tus clavijas puede caer sobre { $name }. Cuenta los hoyos.
nudge-boost = Una de tus clavijas puede caer sobre { $name }, de tu equipo. Cuenta los hoyos.
nudge-out = Hay una clavija que puede salir.
nudge-into = Una clavija puede entrar en la meta. Cuenta los hoyos.
nudge-deeper = Una clavija de ahí todavía puede avanzar.
nudge-peg = Esta clavija tiene una buena jugada.
nudge-split = Esta clavija y otra pueden dividirse una carta.
nudge-swap = Esta clavija puede cambiarse por otra mejor puesta.
nudge-discard = Ninguna clavija puede mover. ¿Qué carta te hace menos falta?
nudge-declare = Piensa qué carta te van a creer.
nudge-doubt = Cuenta las cartas que ya viste. ¿Puede ser verdad?
nudge-draw = No te olvides de tus cartas.
hint-only = Es tu única jugada.
hint-best = Por qué es lo mejor
hint-second = La segunda mejor: { $card }
