### Lo que pasó en la mesa, con palabras, para el navegador. $you y $actor dicen si se trata de quien mira.
### Las cláusulas no llevan sujeto: "telling-does" pone el nombre delante. Ninguna frase termina en punto.

## Hoyos y cartas

telling-hole = { $you ->
    [yes] tu { $number }
   *[no] el { $number } de { $who }
}
telling-corner = { $you ->
    [yes] tu esquina
   *[no] la esquina de { $who }
}
telling-free-hole = el lado { $side }, hoyo { $number }
telling-home-hole = { $home } { $number }
telling-joker = comodín
telling-a-card = una carta

## Quién hace qué

telling-does = { $you ->
    [yes] Tú { $does }
   *[no] { $who } { $does }
}
telling-goes-on = { $you ->
    [yes] { $does }
   *[no] { $does }
}
telling-so = { $head }: { $clauses }
telling-by-clock = Se acabó el tiempo. { $text }
telling-plays = { $you ->
    [yes] juegas { $card }
   *[no] juega { $card }
}
telling-throws-away = { $you ->
    [yes] tiras { $card }
   *[no] tira { $card }
}
telling-lays = { $you ->
    [yes] pones { $card } boca abajo y dices que es { $said }
   *[no] pone una carta boca abajo y dice que es { $said }
}
telling-moves = { $you ->
    [yes] mueves
   *[no] mueve
}
telling-says = { $you ->
    [yes] dices que es { $said }
   *[no] dice que es { $said }
}
telling-thrown-away = se tira

## Adónde va una clavija

telling-out = sale
telling-out-free = sale gratis
telling-from-start = desde { $start } hasta { $hole }
telling-to = { $count ->
    [0] hasta { $hole }
   *[other] { $count } hasta { $hole }
}
telling-back-to = { $back } atrás hasta { $hole }
telling-into-home = { $count ->
    [0] entra en { $home }, hoyo { $number }
   *[other] { $count }: entra en { $home }, hoyo { $number }
}
telling-on-in-home = { $count ->
    [0] { $home }, de { $from } a { $number }
   *[other] { $count } en { $home }, de { $from } a { $number }
}
telling-with-peg = { $you ->
    [yes] { $way } con tu clavija
   *[no] { $way } con la clavija de { $who }
}
telling-swaps = { $actor ->
    [yes] cambias de lugar con { $who } en { $hole }
   *[no] { $you ->
        [yes] cambia de lugar contigo en { $hole }
       *[no] cambia de lugar con { $who } en { $hole }
    }
}
telling-swaps-others = { $actor ->
    [yes] cambias de lugar
   *[no] cambia de lugar
} { $you1 ->
    [yes] tu clavija
   *[no] la clavija de { $who1 }
} y { $you2 ->
    [yes] la tuya
   *[no] la de { $who2 }
}

## Lo que una clavija hace a otra

telling-bumps = { $actor ->
    [yes] golpeas a { $who }
   *[no] { $you ->
        [yes] te golpea
       *[no] golpea a { $who }
    }
}
telling-sends = { $actor ->
    [yes] devuelves a { $who } a { $start }
   *[no] { $you ->
        [yes] te devuelve a { $start }
       *[no] devuelve a { $who } a { $start }
    }
}
telling-moves-up = { $actor ->
    [yes] subes a { $who } a su { $spot }
   *[no] { $you ->
        [yes] te sube a tu { $spot }
       *[no] sube a { $who } a su { $spot }
    }
}
telling-goes-to-start = { $you ->
    [yes] vuelves a { $start }
   *[no] vuelve a { $start }
}
telling-goes-up = { $you ->
    [yes] subes a tu { $spot }
   *[no] sube a su { $spot }
}

## Faroles, robar, turnos extra, turnos sin mover

telling-accepts = { $you ->
    [yes] te lo crees
   *[no] se lo cree
}
telling-doubts = { $you ->
    [yes] lo dudas
   *[no] lo duda
}
telling-shows = { $you ->
    [yes] enseñas la carta: { $card }
   *[no] enseña la carta: { $card }
}
telling-loses-peg = { $you ->
    [yes] pierdes la clavija que está en { $hole }: vuelve a { $start }
   *[no] pierde la clavija que está en { $hole }: vuelve a { $start }
}
telling-gains-extra = { $you ->
    [yes] ganas un turno extra
   *[no] gana un turno extra
}
telling-takes-extra = { $you ->
    [yes] juegas un turno extra
   *[no] juega un turno extra
}
telling-declines-extra = { $you ->
    [yes] sigues sin el turno extra
   *[no] sigue sin el turno extra
}
telling-forgets = { $you ->
    [yes] te olvidas de robar
   *[no] se olvida de robar
}
telling-sits-out = { $you ->
    [yes] no juegas este turno
   *[no] no juega este turno
}
telling-stuck = { $you ->
    [yes] no puedes mover, { $count ->
        [one] un turno hasta ahora
       *[other] { $count } turnos hasta ahora
    }
   *[no] no puede mover, { $count ->
        [one] un turno hasta ahora
       *[other] { $count } turnos hasta ahora
    }
}
telling-draws = { $you ->
    [yes] robas { $card }
   *[no] roba { $card }
}
telling-reshuffled = Las cartas jugadas se barajan y son el mazo nuevo

## La mesa

telling-began = { $you ->
    [yes] Empieza la partida { $number }; repartes tú
   *[no] Empieza la partida { $number }; reparte { $who }
}
telling-won = { $you ->
    [yes] { $alone ->
        [yes] Has ganado
       *[no] Ha ganado tu equipo: { $who }
    }
   *[no] { $alone ->
        [yes] Ha ganado { $who }
       *[no] Han ganado { $who }
    }
}
telling-taken-back = { $you ->
    [yes] Deshaces el turno
   *[no] { $who } deshace el turno
}
telling-sat = { $you ->
    [yes] Te sientas
   *[no] { $who } se sienta
}
telling-left = { $you ->
    [yes] Dejas el asiento
   *[no] { $who } deja el asiento
}
telling-away = { $you ->
    [yes] No estás
   *[no] { $who } no está
}
telling-back = { $you ->
    [yes] Has vuelto
   *[no] { $who } ha vuelto
}
telling-stand-in = { $you ->
    [yes] Un bot juega por ti
   *[no] Un bot juega por { $who }
}
telling-paused = { $you ->
    [yes] Pausas la partida
   *[no] { $who } pausa la partida
}
telling-resumed = { $you ->
    [yes] La partida sigue porque tú quieres
   *[no] La partida sigue porque { $who } quiere
}
telling-said = { $you ->
    [yes] Tú: { $text }
   *[no] { $who }: { $text }
}
