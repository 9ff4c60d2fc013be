### Jugadores, y por qué el jugador “hints” elige una jugada.
### En los mensajes hint-… $way es "more" si la jugada trae más de lo que se dice y "less" si trae menos; $count es cuánto.
### $start, $home, $in_spot y $out_spot son las palabras del reglamento.

player-unknown = No hay ningún jugador llamado “{ $name }”.
player-no-version = Aquí no hay ninguna versión “{ $name }”. Hay { $known }.
warm-part-players = los bots
hint-hand-unknown = Un jugador no puede elegir una jugada sin conocer sus propias cartas.
hint-not-legal = Esa jugada no es legal ahora, así que no hay nada que decir a favor ni en contra.

hint-finish = { $way ->
    [less] deja a un compañero otra vez con una clavija fuera de su { $home }
   *[more] mete en su { $home } la última clavija de un color
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
    [less] se queda menos adentro en su { $home }
   *[more] avanza más adentro en su { $home }
}
hint-out = { $way ->
    [less] manda una clavija del equipo de vuelta a su { $start }
   *[more] saca una clavija de su { $start }
}
hint-far = { $way ->
    [less] { $count ->
        [one] hace retroceder un hoyo al equipo
       *[other] hace retroceder { $count } hoyos al equipo
    }
   *[more] { $count ->
        [one] acerca al equipo un hoyo a la meta
       *[other] acerca al equipo { $count } hoyos a la meta
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
    [less] aparta de su { $in_spot } la clavija de un compañero
   *[more] sube a su { $in_spot } la clavija de un compañero
}
hint-bump = { $way ->
    [less] deja que una clavija rival se vaya de su { $start }
   *[more] { $count ->
        [0] devuelve a su { $start } una clavija rival que ya estaba en su { $in_spot }
        [one] devuelve a su { $start } una clavija rival que estaba a 1 hoyo de su { $in_spot }
       *[other] devuelve a su { $start } una clavija rival que estaba a { $count } hoyos de su { $in_spot }
    }
}
hint-spite = come sin que el equipo gane nada
hint-setback = { $way ->
    [less] { $count ->
        [one] acerca a los rivales un hoyo a la meta
       *[other] acerca a los rivales { $count } hoyos a la meta
    }
   *[more] { $count ->
        [one] hace retroceder un hoyo a los rivales
       *[other] hace retroceder { $count } hoyos a los rivales
    }
}
hint-setback-near = { $way ->
    [less] { $count ->
        [one] hace avanzar un hoyo a un rival en el último tramo
       *[other] hace avanzar { $count } hoyos a los rivales en el último tramo
    }
   *[more] { $count ->
        [one] hace retroceder un hoyo a un rival en el último tramo
       *[other] hace retroceder { $count } hoyos a los rivales en el último tramo
    }
}
hint-danger = { $way ->
    [less] pone clavijas fuera del alcance de los rivales
   *[more] deja clavijas donde es más fácil que los rivales se las coman
}
hint-threat = { $way ->
    [less] renuncia a ocasiones de comerse a los rivales
   *[more] espera donde la próxima carta puede comerse a un rival
}
hint-assist = { $way ->
    [less] deja un hoyo donde un compañero podría subir la clavija
   *[more] espera donde un compañero puede subir la clavija a su { $in_spot }
}
hint-corner = { $way ->
    [less] deja una esquina muy transitada
   *[more] se queda en una esquina muy transitada
}
hint-their-out-spot = { $way ->
    [less] le deja libre a un rival su { $out_spot }
   *[more] le ocupa a un rival su { $out_spot }
}
hint-their-in-spot = { $way ->
    [less] le deja libre a un rival su { $in_spot }
   *[more] le ocupa a un rival su { $in_spot }
}
hint-own-in-spot = { $way ->
    [less] le deja libre al propio equipo su { $in_spot }
   *[more] le bloquea al propio equipo su { $in_spot }, adonde subirían sus clavijas
}
hint-back-up = { $way ->
    [less] deja los hoyos desde los que una clavija puede retroceder hasta justo antes de su { $in_spot }
   *[more] queda donde una clavija puede retroceder hasta justo antes de su { $in_spot }
}
hint-in-play = { $way ->
    [less] deja al equipo con menos clavijas que mover
   *[more] le da al equipo más clavijas que mover
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
    [less] gasta una carta que se divide
   *[more] guarda una carta que se divide
}
hint-keep-small = { $way ->
    [less] gasta una carta pequeña
   *[more] guarda una carta pequeña para acomodar las clavijas al final
}
hint-smallest = { $count ->
    [one] avanza 1 hoyo sin entrar en su { $home }, y así sirven menos cartas
   *[other] avanza { $count } hoyos sin entrar en su { $home }, y así sirven menos cartas
}
hint-tens = { $way ->
    [less] quita la última clavija del equipo de los hoyos desde los que un diez la mete
   *[more] deja la última clavija del equipo donde un diez la mete en su { $home }
}
hint-bluff = anuncia una carta distinta de la que juega
hint-doubt = { $way ->
    [less] duda de una carta que el jugador bien puede tener
   *[more] duda de una carta que el jugador probablemente no tiene
}
hint-believe = { $way ->
    [less] acepta una carta que el jugador probablemente no tiene
   *[more] acepta una carta que el jugador bien puede tener
}

## Una pista en breve, de lo que trae una jugada: cómo empieza (en negrita) y el resto. Un resto “-” no se muestra.

reason-finish = Todas en su { $home },
    .rest = con la última clavija de un color
reason-home = { $count ->
        [one] Mete una clavija en su { $home },
       *[other] Mete { $count } clavijas en su { $home },
    }
    .rest = a salvo desde ahora
reason-settled = Hasta el fondo,
    .rest = sin huecos detrás
reason-packed = Más adentro
    .rest = de su { $home }
reason-out = Saca una clavija
    .rest = de su { $start }
reason-far = { $count ->
        [one] Un hoyo más cerca
       *[other] { $count } hoyos más cerca
    }
    .rest = del final
reason-near = { $count ->
        [one] Un hoyo más cerca
       *[other] { $count } hoyos más cerca
    }
    .rest = en el último tramo antes de su aro
reason-boost = Sube a un compañero
    .rest = a su aro
reason-bump = Se come a un rival,
    .rest = { $count ->
        [0] justo en su aro
        [one] a un paso de su aro
       *[other] a { $count } pasos de su aro
    }
reason-setback = { $count ->
        [one] Les cuesta un hoyo
       *[other] Les cuesta { $count } hoyos
    }
    .rest = a los rivales
reason-setback-near = { $count ->
        [one] Les cuesta un hoyo
       *[other] Les cuesta { $count } hoyos
    }
    .rest = cerca de su { $home }
reason-danger = Más seguro:
    .rest = a los rivales les cuesta más comerte
reason-threat = A la espera de comer:
    .rest = la próxima carta puede comerse a un rival
reason-assist = A la espera de subir:
    .rest = un compañero puede caer sobre tu clavija
reason-corner = Deja una esquina,
    .rest = por donde pasan todos
reason-their-out-spot = Libera a un rival su rombo,
    .rest = un lugar peligroso
reason-their-in-spot = Libera a un rival su aro,
    .rest = un hoyo muy transitado
reason-own-in-spot = Despeja tu aro
    .rest = para las clavijas que suban
reason-back-up = Prepara un atajo:
    .rest = una carta que retrocede lleva la clavija cerca de su aro
reason-in-play = Más que mover:
    .rest = tu equipo tiene otra clavija en el recorrido
reason-ready = Lista para entrar:
    .rest = guardas una carta que puede meter una clavija
reason-ready-back = Guarda el atajo:
    .rest = te queda una carta que retrocede hasta cerca de su aro
reason-keep-joker = Guarda el comodín
    .rest = para más adelante
reason-keep-out = Guarda una carta
    .rest = que saca clavijas
reason-keep-back = Guarda una carta
    .rest = que va hacia atrás
reason-keep-split = Guarda una carta
    .rest = que se divide
reason-keep-small = Guarda una carta pequeña
    .rest = para los últimos pasos en su { $home }
reason-tens = A diez de entrar:
    .rest = un diez mete en su { $home } la última clavija de tu equipo
reason-doubt = Seguramente es un farol:
    .rest = es poco probable que tenga esa carta
reason-believe = Seguramente es verdad:
    .rest = bien puede tener esa carta
reason-nothing = Es lo que menos cuesta:
    .rest = ninguna otra jugada es mejor
