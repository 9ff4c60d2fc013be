### Los comandos `pegs print card` y `pegs print book`.

cli-print-card = Una tarjeta de referencia: qué hace cada carta, comer y llegar a la meta.
cli-print-card-format = El tamaño de la tarjeta.
cli-print-players = Solo para este número de jugadores.
cli-print-languages = Los idiomas, en orden.
cli-print-your-language = el tuyo
cli-print-card-output = El archivo que se escribe: .pdf, .png o .svg.
cli-print-choice = “{ $given }” no es una de estas opciones: { $choices }.
cli-print-suffix = No se puede escribir { $file }. Su nombre tiene que terminar en una de estas: { $suffixes }.
cli-print-written = Se escribió { $file }.
cli-print-card-examples =
    # Una tarjeta para el centro de la mesa, y otra con letra grande
    pegs print card --rules arizona --format tent -o mesa.pdf
    pegs print card --rules arizona --format large --paper letter -o grande.pdf
cli-print-book = Un libro de reglas para este reglamento, con ejemplos.
cli-print-booklet = Dos páginas por hoja, para imprimir por las dos caras y doblar.
cli-print-book-output = El archivo que se escribe: .pdf o .png.
cli-print-one-language = Un libro de reglas tiene un solo idioma. Elige uno, por ejemplo --language es.
cli-print-book-examples =
    # Un libro de reglas, y el mismo como cuadernillo en papel carta
    pegs print book --rules arizona -o libro.pdf
    pegs print book --rules arizona --booklet --paper letter -o cuadernillo.pdf
