### La hoja de reglas, y qué hace una carta.

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
card-now = se puede hacer ahora
card-why = ¿Por qué no puedo jugarla?
card-onto-opponents = Sobre { $names }: comer
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

## To choose from

rules-change = Cambiar las reglas
rules-yours = Tus reglas
rules-sets = Otras reglas
rules-ask-me = ¿Cómo juegan en casa?
rules-change-one = Cambiar una regla
rules-find = Buscar reglas
rules-find-hint = castillo, canicas, el dos intercambia …
rules-found = { $count ->
    [0] Ningún reglamento dice eso. Prueba con menos palabras.
    [one] Un reglamento.
   *[other] { $count } reglamentos.
}
rules-published = Lo que publican otros
