### La línea de órdenes.

language-unknown = No hay catálogo para el idioma «{ $language }». Hay: { $languages }.

cli-pegs = Pegs and Jokers con las reglas de tu casa.
cli-version = Decir la versión y terminar.

cli-rules = Listar, contar, comparar y comprobar reglamentos.
cli-rules-show = Contar un reglamento entero en frases.
cli-rules-show-sources = Decir de dónde viene cada regla.
cli-rules-show-toml = Escribirlo como archivo de reglas.
cli-rules-diff = Mostrar en qué se diferencian dos reglamentos.
cli-rules-switches = Decir qué puede cambiar un archivo de reglas.
cli-rules-check = Comprobar un archivo de reglas y decir todo lo que está mal en él.
cli-rules-name-or-file = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-rules-file = La ruta de un archivo de reglas.
