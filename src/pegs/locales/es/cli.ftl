### La línea de comandos.

language-unknown = No hay traducción al idioma “{ $language }”. Usa uno de estos: { $languages }.

cli-pegs = Pegs and Jokers con las reglas de tu casa.
cli-version = Mostrar la versión.

cli-rules = Listar, mostrar, comparar y comprobar reglamentos.
cli-rules-list = Listar los reglamentos con nombre.
cli-rules-show = Mostrar todas las reglas de un reglamento.
cli-rules-show-sources = Mostrar de dónde viene cada regla.
cli-rules-show-toml = Escribirlo como archivo de reglas.
cli-rules-diff = Mostrar en qué se diferencian dos reglamentos.
cli-rules-switches = Listar todo lo que puede cambiar un archivo de reglas.
cli-rules-check = Comprobar un archivo de reglas y listar todo lo que está mal en él.
cli-rules-name-or-file = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-rules-file = La ruta de un archivo de reglas.

## Errores en una línea de comandos, y títulos de la ayuda

cli-no-command = “{ $command }” no tiene ningún comando “{ $name }”.
cli-known-commands = Los comandos son: { $commands }.
cli-did-you-mean = ¿Querías decir “{ $word }”?
cli-no-option = “{ $command }” no tiene la opción { $option }.
cli-option-value = A { $option } le falta un valor.
cli-option-bare = { $option } no lleva valor.
cli-missing = A “{ $command }” le falta { $argument }.
cli-number-expected = { $option } debe ser { $bounds ->
    [both] un número entero de { $least } a { $most }
    [least] un número entero, { $least } o más
   *[none] un número entero
}, no “{ $given }”.
cli-too-much = “{ $command }” no sabe qué hacer con esto: { $words }. Pon entre comillas lo que lleve espacios.
cli-not-understood = No se entiende la línea de comandos: { $problem }
cli-system-refuses = No se puede usar { $file }: { $reason }.
cli-see-help = Ayuda: { $command } --help
cli-help = Mostrar esta ayuda.
cli-help-usage = Uso:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-commands = Comandos:
cli-help-default = [si no:
cli-help-at-least = { $least } o más
cli-help-between = { $least } a { $most }
cli-help-language = Para usar otro idioma, pon en PEGS_LANGUAGE uno de estos: { $languages }.

## Por qué no se puede abrir un archivo

system-missing = no existe ese archivo o carpeta
system-is-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-denied = permiso denegado
system-full = el disco está lleno
system-long-name = el nombre es demasiado largo
