### Problemas para practicar, en el navegador.

practice-title = Práctica
practice-day = Problema del día
practice-hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
practice-solve = Resolverlo
practice-solve-again = Resolverlo otra vez
practice-week = Tus últimos siete días
practice-now = Hoy
practice-day-solved = { $day }: resuelto.
practice-day-missed = { $day }: sin jugar.
practice-day-today = { $day }, hoy: todavía sin resolver.
practice-streak = { $count ->
    [one] 1 día
   *[other] { $count } días
}
practice-one = Practica una sola cosa
practice-rules = Reglas para practicar
practice-all-rules = Todas las reglas
practice-of = { $solved } de { $count }
practice-solved = Resuelto
practice-own = De tus propias partidas
practice-own-turn = Turno { $turn }
practice-new = Nuevo
practice-theme-split = Repartir una carta
practice-theme-bump = Comer y subir
practice-theme-joker = Cuándo guardar un comodín
practice-theme-partner = Ayudar a tu pareja
practice-theme-home = Contar hasta la meta
practice-you-are = Juegas con { $color } y tu pareja es { $partner }.
practice-you-are-alone = Juegas con { $color }.
practice-find = Encuentra el mejor turno
practice-hand = Tu mano
practice-board = El tablero del problema
practice-board-keys = El tablero del problema. Recorre los hoyos con las flechas; Intro elige.
practice-hint = Dame una pista
practice-hint-card = Juega { $card }.
practice-hint-peg = Empieza con { $peg }.
practice-play = Jugar
practice-undo = Atrás
practice-right = ¡Sí, eso es!
practice-wrong = Casi
practice-best = El mejor turno
practice-better = Hay un turno mejor.
practice-first-try = Resuelto al primer intento.
practice-safe = Tu racha de { $count ->
    [one] 1 día
   *[other] { $count } días
} está a salvo. Prueba cuantas veces quieras.
practice-as-often = Prueba cuantas veces quieras.
practice-try-again = Intentar otra vez
practice-show = Enséñame el turno
practice-more = Otro parecido
practice-play-out = Seguir jugando
practice-back = Todos los problemas
