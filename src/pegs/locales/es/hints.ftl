### Jugadores, y por qué el jugador «hints» hace una jugada.
### En los mensajes hint-… $way es "more" si la jugada trae más de lo que se dice y "less" si trae menos; $count es cuánto.
### $start, $home, $in_spot y $out_spot son las palabras del reglamento.

player-unknown = No hay ningún jugador llamado «{ $name }». Hay: { $players }.
player-did-you-mean = ¿Querías decir «{ $name }»?
warm-part-players = preparando a los jugadores
hint-hand-unknown = Para elegir una jugada hay que conocer las cartas del propio jugador.
hint-not-legal = Esta jugada no es legal aquí: no hay nada que decir a favor ni en contra.

hint-finish = { $way ->
    [less] deja a un compañero otra vez con una clavija fuera de su { $home }
   *[more] mete la última clavija de un color en su { $home }
}
hint-home = { $way ->
    [less] saca una clavija de su { $home }
   *[more] { $count ->
        [one] mete una clavija en su { $home }
       *[other] mete { $count } clavijas en su { $home }
    }
}
hint-settled = { $way ->
    [less] deja un hueco detrás de una clavija que ya estaba al fondo
   *[more] { $count ->
        [one] lleva una clavija hasta el fondo de su { $home }
       *[other] lleva { $count } clavijas hasta el fondo de su { $home }
    }
}
hint-packed = { $way ->
    [less] pierde profundidad en su { $home }
   *[more] avanza más adentro en su { $home }
}
hint-out = { $way ->
    [less] hace volver una clavija del equipo a su { $start }
   *[more] saca una clavija de su { $start }
}
hint-far = { $way ->
    [less] { $count ->
        [one] le cuesta al equipo un hoyo de camino
       *[other] le cuesta al equipo { $count } hoyos de camino
    }
   *[more] { $count ->
        [one] hace avanzar al equipo un hoyo
       *[other] hace avanzar al equipo { $count } hoyos
    }
}
hint-near = { $way ->
    [less] { $count ->
        [one] pierde un hoyo en el último tramo antes de su { $in_spot }
       *[other] pierde { $count } hoyos en el último tramo antes de su { $in_spot }
    }
   *[more] { $count ->
        [one] gana un hoyo en el último tramo antes de su { $in_spot }
       *[other] gana { $count } hoyos en el último tramo antes de su { $in_spot }
    }
}
hint-boost = { $way ->
    [less] aparta la clavija de un compañero de su { $in_spot }
   *[more] envía la clavija de un compañero a su { $in_spot }
}
hint-bump = { $way ->
    [less] deja salir de su { $start } una clavija rival
   *[more] { $count ->
        [0] devuelve a su { $start } una clavija rival que ya estaba en su { $in_spot }
        [one] devuelve a su { $start } una clavija rival a 1 hoyo de su { $in_spot }
       *[other] devuelve a su { $start } una clavija rival a { $count } hoyos de su { $in_spot }
    }
}
hint-spite = golpea sin que el equipo gane nada
hint-setback = { $way ->
    [less] { $count ->
        [one] hace avanzar un hoyo a los rivales
       *[other] hace avanzar { $count } hoyos a los rivales
    }
   *[more] { $count ->
        [one] hace retroceder un hoyo a los rivales
       *[other] hace retroceder { $count } hoyos a los rivales
    }
}
hint-setback-near = { $way ->
    [less] { $count ->
        [one] hace avanzar un hoyo a un rival en su último tramo
       *[other] hace avanzar { $count } hoyos a los rivales en su último tramo
    }
   *[more] { $count ->
        [one] hace retroceder un hoyo a un rival en su último tramo
       *[other] hace retroceder { $count } hoyos a los rivales en su último tramo
    }
}
hint-danger = { $way ->
    [less] pone clavijas fuera del alcance de los rivales
   *[more] deja clavijas más al alcance de las cartas rivales
}
hint-threat = { $way ->
    [less] renuncia a ocasiones de caer sobre los rivales
   *[more] acecha donde la próxima carta puede caer sobre un rival
}
hint-assist = { $way ->
    [less] deja un lugar donde un compañero podía caer sobre la clavija
   *[more] espera donde un compañero puede caer sobre la clavija y enviarla a su { $in_spot }
}
hint-corner = { $way ->
    [less] deja una esquina, por donde pasa mucho tráfico
   *[more] se queda en una esquina, por donde pasa mucho tráfico
}
hint-their-out-spot = { $way ->
    [less] deja el sitio de un rival: { $out_spot }
   *[more] se queda en el sitio de un rival: { $out_spot }
}
hint-their-in-spot = { $way ->
    [less] deja el sitio de un rival: { $in_spot }
   *[more] se queda en el sitio de un rival: { $in_spot }
}
hint-own-in-spot = { $way ->
    [less] despeja el sitio del propio equipo: { $in_spot }
   *[more] bloquea el sitio del propio equipo adonde irían sus clavijas: { $in_spot }
}
hint-back-up = { $way ->
    [less] deja los hoyos desde los que se puede retroceder hasta justo antes de su { $in_spot }
   *[more] queda donde se puede retroceder hasta justo antes de su { $in_spot }
}
hint-in-play = { $way ->
    [less] deja al equipo con menos clavijas que mover
   *[more] da al equipo más clavijas que mover
}
hint-ready = guarda una carta que puede meter una clavija en su { $home } la próxima vez
hint-ready-back = guarda una carta que puede hacer retroceder una clavija hasta justo antes de su { $in_spot }
hint-keep-joker = { $way ->
    [less] gasta un comodín
   *[more] guarda el comodín para más adelante
}
hint-keep-out = { $way ->
    [less] gasta una carta que saca clavijas
   *[more] guarda una carta que saca clavijas
}
hint-keep-back = { $way ->
    [less] gasta una carta que va hacia atrás
   *[more] guarda una carta que va hacia atrás
}
hint-keep-split = { $way ->
    [less] gasta una carta que dos clavijas pueden compartir
   *[more] guarda una carta que dos clavijas pueden compartir
}
hint-keep-small = { $way ->
    [less] gasta una carta pequeña
   *[more] guarda una carta pequeña para el final
}
hint-smallest = { $count ->
    [one] avanza 1 hoyo sin llegar a { $home }, y quedan menos cartas que sirvan
   *[other] avanza { $count } hoyos sin llegar a { $home }, y quedan menos cartas que sirvan
}
hint-tens = { $way ->
    [less] quita la última clavija del equipo de los hoyos desde donde los dieces la meten
   *[more] deja la última clavija del equipo donde los dieces la meten en { $home }
}
hint-bluff = anuncia una carta distinta de la que juega
hint-doubt = { $way ->
    [less] dudaría de una carta que bien puede estar ahí
   *[more] duda de una carta de la que apenas quedan
}
