### Pistas por pasos, en la mesa. Lo demás que dice una pista está en reasons.ftl, que lee el servidor.

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

## Por qué no

why-nothing = Ninguna regla lo prohíbe.
why-read = Leer esta regla
