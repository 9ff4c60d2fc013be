### Las cartas dentro de una frase. $card es lo que lleva impreso la carta; $key es lo mismo, o una palabra si eso no puede ser clave de variante.

card-name = { $key ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
    [joker] comodín
    [unknown] carta
   *[other] { $card }
}
card-the = { $key ->
    [A] el as
    [J] la jota
    [Q] la reina
    [K] el rey
    [joker] el comodín
    [unknown] una carta
   *[other] el { $card }
}
card-a = { $key ->
    [A] un as
    [J] una jota
    [Q] una reina
    [K] un rey
    [joker] un comodín
    [unknown] una carta
   *[other] un { $card }
}
card-face-joker = Comodín
