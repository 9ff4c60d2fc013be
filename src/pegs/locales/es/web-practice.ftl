### Problemas para practicar, en el navegador.

practice-day = Problema del día
practice-hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
practice-solve = Resolverlo
practice-solve-again = Resolverlo otra vez
practice-one = Practica una sola cosa
practice-rules = Tus reglas
practice-read-rules = Leer estas reglas
practice-three-first = Cuando hayas jugado tres partidas con otras reglas, los problemas podrán tener las tuyas.
practice-of = { $solved } de { $count }
practice-new = Nuevo
practice-solved = Resuelto
practice-own = De tus propias partidas
practice-own-turn = Turno { $turn }
practice-theme-split = Repartir una carta
practice-theme-bump = Comer y subir
practice-theme-joker = Cuándo guardar un comodín
practice-theme-partner = Ayudar a tu pareja
practice-theme-home = Contar hasta la meta
practice-find = Encuentra el mejor turno
practice-about = Juegas con { $partner }. Prueba cuantas veces quieras.
practice-about-alone = Prueba cuantas veces quieras.
practice-this-week = { $count } esta semana
practice-hand = Tu mano
practice-board = El tablero del problema
practice-board-keys = El tablero del problema. Recorre los hoyos con las flechas; Intro elige.
practice-hint = Pista
practice-tried = Probaste
practice-not-quite = Casi.
practice-not-yet = Todavía no.
practice-look = { $you ->
    [yes] Fíjate en tus propias clavijas.
   *[no] Fíjate en { $name }.
}
practice-ringed = { $you ->
    [yes] Una de tus clavijas lleva un aro.
   *[no] Una clavija de { $name } lleva un aro.
}
practice-ring = Con aro: { $peg }.
practice-peg = { $you ->
    [yes] tu clavija
   *[no] la clavija
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}{ $you ->
    [yes] { "" }
   *[no] { " " }de { $name }
}, { $at }
practice-card = Es { $card }.
practice-why = ¿Qué clavija, y por qué? Te toca.
practice-undo = Atrás
practice-show = Ver el turno
practice-turn = El turno:
practice-more = Otro parecido
practice-play-out = Seguir jugando
