### La partida del día: su página y el final de su partida.

daily-title = Partida del día
daily-about = Las mismas cartas y los mismos tres bots para todos, todo el día. ¿Qué tal te irá con ellas?
daily-play = Jugar la de hoy
daily-resume = Seguir tu partida
daily-practice = Jugarla otra vez para practicar
daily-resume-practice = Seguir tu partida de práctica
daily-won = Ganaste en { $turns } turnos.
daily-lost = Perdiste, después de { $turns } turnos.
daily-not-played = Sin jugar.
daily-no-one = Aquí todavía no la ha terminado nadie.
daily-first = Eres la primera persona que la termina aquí.
daily-wins = { $people ->
    [1] Una persona la ha terminado aquí, y { $wins ->
        [0] perdió.
       *[other] ganó.
    }
   *[other] { $wins ->
        [0] No ganó ninguna de { $people } personas.
        [1] Ganó 1 de { $people } personas.
       *[other] Ganaron { $wins } de { $people } personas.
    }
}
daily-quickest = La victoria más rápida tomó { $turns } turnos.
daily-quickest-mine = Nadie ha ganado más rápido que tú.
daily-quickest-and-mine = La victoria más rápida tomó { $turns } turnos; la tuya, { $mine }.
daily-not-counted = Esta partida no cuenta.
daily-week = Tus últimos siete días
daily-on = { $day }: { $result }
daily-how = Cómo funciona
daily-rules = El juego básico de cuatro: tú, tu pareja y dos rivales. Los tres son bots, y juegan igual para todos.
daily-fair = No hay pistas ni se deshacen jugadas, para poder comparar los resultados.
daily-counts = Cuenta tu primera partida terminada del día. Puedes jugarla otra vez para practicar.
daily-known = Las cartas salen de la fecha, así que no son secretas. También lo dice la comprobación del reparto.
daily-private = Los demás solo ven cuántas personas terminaron, cuántas ganaron y la victoria más rápida. Tus últimos siete días se guardan en este dispositivo.
daily-next = A medianoche, hora local, hay otra partida
