# Las personas de una mesa: avisos, peticiones, votaciones.

people-notify-ask = ¿Quieres saber cuándo te toca?
people-notify-note = Verás el nombre de la mesa y nada de la partida, aunque esta página esté cerrada.
people-notify-yes = Avísame
people-notify-no = No, gracias
people-notify-on = Te avisaremos cuando te toque.
people-notify-denied = Este navegador bloquea los avisos. Permítelos para esta página en la configuración del navegador.
people-notify-unanswered = El navegador preguntó si permites los avisos. Prueba otra vez y elige “Permitir”.
people-notify-unreachable = Este navegador no puede recibir avisos en este momento. Prueba más tarde o con otro navegador.
people-notify-none = Este navegador no puede avisarte cuando te toca. En un iPhone, agrega esta página a la pantalla de inicio y ábrela desde ahí.
people-notify-switch = Avísame cuando me toque

people-ask-title = Alguien pide un asiento
people-ask = { $name } quiere jugar en lugar de { $bot }.
people-ask-yes = Que juegue { $name }
people-ask-no = Que siga { $bot }


people-give-time = +15 s para { $name }
people-give-time-to = Dale 15 segundos más a { $name }

people-hands = Las manos de hace dos rondas
people-hands-switch = Mostrar las manos a quienes miran (2 rondas después)
people-hands-note = Si todos aceptan
people-hands-missing = Falta que acepten: { $names }
people-hands-withheld = En esta partida no: alguien se fue sin aceptarlo


people-vote = Votación sobre “{ $title }”
people-vote-by = { $name } propone
people-vote-mine = Tú propones
people-vote-read = Leer
people-vote-yes = Sí · { $count }
people-vote-no = No · { $count }
people-vote-needed = { $count ->
    [one] Con un sí más, cambian las reglas.
   *[other] Con { $count } síes más, cambian las reglas.
}
people-vote-withdraw = Retirar
people-table-name = Lo ven todos en la mesa. Sin nombre, se llama “{ $usual }”.
people-warning = { $name } ya no podrá entrar con ese enlace. Al rato juega un bot en su lugar; también puedes poner uno ya.
people-done = { $name } ya no puede entrar con ese enlace.
people-yes = Sí, quitar a { $name }
people-take = Quitar a { $name }
people-no = No
name-note = Todos en la mesa ven el cambio enseguida. Se guarda para tu próxima mesa.

away-name = { $name } no está
away-back = { $name } está de vuelta
away-bot = Un bot jugará en { $seconds } s
away-wait = Esperar más

seat-side = Ver el lado de { $name }
seat-you = tú
seat-partner = en tu equipo
seat-stand-in = juega un bot
seat-away = no está
seat-away-for = no está, un bot juega en { $seconds } s
seat-days-left = quedan { $count } días
seat-hours-left = quedan { $count } horas
seat-minutes-left = quedan { $count } minutos
seat-seconds-left = quedan { $count } s
seat-bank = reserva { $time }
seat-helps = { $you ->
    [yes] juega tus clavijas
   *[no] juega las clavijas de { $name }
}
seat-stuck = { $count } de { $limit } turnos sin mover
seat-extra = { $count ->
    [one] un turno extra
   *[other] { $count } turnos extra
}
seat-pile = { $count ->
    [one] queda 1 por robar
   *[other] quedan { $count } por robar
}
seat-owed = { $count ->
    [one] puede robar una carta más
   *[other] puede robar { $count } cartas más
}
seat-forfeit = { $count ->
    [one] pierde el próximo turno
   *[other] pierde { $count } turnos
}
seat-home = { $count } de { $pegs } en la meta
seat-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
seat-let-bot-play = Que juegue un bot

## El menú

menu-rules = Reglas
menu-pause = Pausar la partida
menu-leave = Dejar la mesa
leave-running = Si te vas, un bot se queda con tu asiento.
leave-gathering = Tu asiento queda libre.
leave-watching = Puedes volver a mirar cuando quieras.
leave-yes = Dejar la mesa
leave-no = Quedarme
invite-copy = Copiar el enlace
menu-settings = Ajustes
