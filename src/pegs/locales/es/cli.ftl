### La línea de órdenes.

language-unknown = No hay catálogo para el idioma «{ $language }». Hay: { $languages }.

cli-pegs = Pegs and Jokers con las reglas de tu casa.
cli-version = Decir la versión y terminar.

cli-rules = Listar, contar, comparar y comprobar reglamentos.
cli-rules-list = Listar los reglamentos con nombre.
cli-rules-show = Contar un reglamento entero en frases.
cli-rules-show-sources = Decir de dónde viene cada regla.
cli-rules-show-toml = Escribirlo como archivo de reglas.
cli-rules-diff = Mostrar en qué se diferencian dos reglamentos.
cli-rules-switches = Decir qué puede cambiar un archivo de reglas.
cli-rules-check = Comprobar un archivo de reglas y decir todo lo que está mal en él.
cli-rules-name-or-file = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-rules-file = La ruta de un archivo de reglas.

## Qué falla en una línea de órdenes, y el marco de la ayuda

cli-no-command = «{ $command }» no conoce la orden «{ $name }».
cli-known-commands = Hay: { $commands }.
cli-did-you-mean = ¿Querías decir «{ $word }»?
cli-no-option = «{ $command }» no conoce la opción { $option }.
cli-option-value = { $option } necesita un valor detrás.
cli-option-bare = { $option } no lleva valor.
cli-missing = «{ $command }» necesita { $argument }:
cli-number-expected = { $option }: se esperaba { $bounds ->
    [both] un número entero de { $least } a { $most }
    [least] un número entero, { $least } o más
   *[none] un número entero
}, no «{ $given }».
cli-too-much = «{ $command }» no sabe qué hacer con esto: { $words }. Lo que lleva espacios va entre comillas.
cli-not-understood = No se entiende la línea de órdenes: { $problem }
cli-system-refuses = No se puede usar { $file }: { $reason }.
cli-see-help = Lo que admite: { $command } --help
cli-help = Mostrar esto y terminar.
cli-help-usage = Uso:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-commands = Órdenes:
cli-help-default = [si no:

## Por qué el sistema no da un archivo

system-missing = no hay tal archivo ni carpeta
system-is-folder = eso es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-denied = este usuario no tiene permiso
system-full = el disco está lleno
system-long-name = el nombre es demasiado largo
