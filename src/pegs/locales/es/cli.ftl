### La línea de comandos.

language-unknown = No hay traducción al idioma “{ $language }”. Usa uno de estos: { $languages }.

cli-pegs = Pegs and Jokers con las reglas de tu casa.
cli-version = Mostrar la versión.
cli-pegs-examples =
    # Jugar en esta terminal contra bots
    pegs play
    # Jugar en el navegador y en los teléfonos de la casa
    pegs serve
    # ¿Cómo es el reglamento Arizona?
    pegs rules show arizona
    # ¿Cuánto más fuerte es un bot que otro?
    pegs compare hints greedy
cli-in-browser = En el navegador, aquí y en todos los teléfonos de la casa: { $command }
cli-completion-install = Completar los comandos con la tecla Tab en tu terminal.
cli-completion-show = Mostrar el script que lo hace, en vez de instalarlo.
cli-completion-installed = { $shell } completará los comandos de pegs en cuanto abras otra terminal (con { $file }).
cli-completion-no-shell = No se sabe qué terminal es esta. Los comandos se completan en { $shells }.
cli-default-last-rules = las reglas de tu última partida
cli-default-teams = los que digan las reglas
cli-default-threads = uno por núcleo, o uno solo con bots escritos en Python
cli-default-data = tu carpeta de datos

cli-rules = Listar, mostrar, comparar y comprobar reglamentos.
cli-rules-examples =
    # ¿Cómo es el reglamento Wizard, y en qué se diferencia del básico?
    pegs rules show wizard
    pegs rules diff basic wizard
    # Responder unas preguntas sobre cómo juegan en casa
    pegs rules new nuestras.toml
    # Escribir tus propias reglas a partir de un reglamento
    pegs rules show arizona --toml > nuestras.toml
    pegs rules check nuestras.toml
cli-rules-list = Listar reglamentos: los que tienen nombre, o todos los que dicen unas palabras.
cli-rules-list-words = Lo que sabes de las reglas: castillo, canicas, “el dos intercambia”.
cli-rules-list-all = Listar también los reglamentos que publican clubes, fabricantes y familias.
cli-rules-show = Mostrar todas las reglas de un reglamento.
cli-rules-show-sources = Mostrar de dónde viene cada regla.
cli-rules-show-toml = Escribirlo como archivo de reglas.
cli-rules-diff = Mostrar en qué se diferencian dos reglamentos.
cli-rules-effect = Medir con bots fuertes qué le hacen las reglas de la casa al juego.
cli-rules-effect-examples =
    # ¿Qué le hace nuestro reglamento al juego del que parte?
    pegs rules effect nuestras.toml
    # ¿Y si todos tuvieran solo cuatro cartas?
    pegs rules effect basic --set hand_size=4
    # Dos reglamentos, seis jugadores
    pegs rules effect arizona --against kilpatrick --players 6
cli-rules-effect-set = Cambiar antes una opción del reglamento; se puede dar varias veces.
cli-rules-effect-against = Con qué comparar el reglamento.
cli-rules-effect-games = Número de repartos, cada uno jugado tres veces con los dos: 100 o más, o menos con --json.
cli-rules-effect-pace = Cuánto tarda la gente en un turno, en segundos.
cli-rules-effect-json = Escribir las medidas como JSON.
cli-default-base = el reglamento del que parte
cli-rules-switches = Listar todo lo que puede cambiar un archivo de reglas.
cli-rules-check = Comprobar un archivo de reglas y listar todo lo que está mal en él.
cli-rules-new = Responder unas preguntas sobre cómo juegan en casa y escribir un reglamento.
cli-rules-new-examples =
    # ¿Cómo juegan en casa?
    pegs rules new
    # Dar antes el nombre del archivo, y jugar después con él
    pegs rules new nuestras.toml
    pegs play --rules nuestras.toml
cli-rules-new-file = La ruta del nuevo archivo de reglas.
cli-rules-name-or-file = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-rules-file = La ruta de un archivo de reglas.

## Errores en una línea de comandos, y títulos de la ayuda

cli-no-command = “{ $command }” no tiene ningún comando “{ $name }”.
cli-known-commands = Los comandos son: { $commands }.
cli-no-option = “{ $command }” no tiene la opción { $option }.
cli-option-value = A { $option } le falta un valor.
cli-option-bare = { $option } no lleva valor.
cli-missing = A “{ $command }” le falta { $argument }: { $meaning }
cli-number-expected = { $option } debe ser { $bounds ->
    [both] un número entero de { $least } a { $most }
   *[least] un número entero, { $least } o más
}, no “{ $given }”.
cli-text-expected = { $option } debe ser una sola línea de texto normal, no “{ $given }”.
cli-address-expected = { $option } debe ser una dirección como https://pegs.example, no “{ $given }”.
cli-address-password = { $option } debe ser una dirección como https://pegs.example, sin nombre de usuario ni contraseña.
cli-text-too-long = { $option } puede tener como máximo { $most } caracteres.
cli-empty-word = Una de las palabras está vacía. Quítala o revisa la variable de la que viene.
cli-too-much = “{ $command }” no sabe qué hacer con esto: { $words }. Pon entre comillas lo que lleve espacios.
cli-too-many = A “{ $command }” le falta una opción antes de “{ $words }”.
cli-not-understood = No se entiende la línea de comandos: { $problem }
cli-system-refuses = No se puede usar { $file }: { $reason }.
extra-coming = Esto todavía se está instalando. Vuelve a intentarlo en un minuto.
extra-missing = { $extra ->
    [server] El servidor no está instalado. Instálalo
    [postgres] La conexión con PostgreSQL no está instalada. Instálala
    [parquet] Para los archivos Parquet y las tablas Arrow falta un paquete. Instálalo
    [pandas] El paquete pandas no está instalado. Instálalo
    [ray] El paquete Ray no está instalado. Instálalo
    [simulate] Para las simulaciones hace falta NumPy. Instálalo
    [jit] Para compilar el motor hace falta Numba. Instálalo
    [print] Para imprimir faltan algunos paquetes. Instálalos
    [study] Esta interfaz para estudiar el juego no está instalada. Instálala
   *[charts] Para los gráficos PNG falta un paquete. Instálalo
} con: pip install "pegs-and-jokers[{ $extra }]"
cli-see-help = Ayuda: { $command } --help
cli-help = Mostrar esta ayuda.
cli-help-usage = Uso:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-commands = Comandos:
cli-help-examples = Ejemplos:
cli-help-default = si no se indica: { $value }
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

cli-config = Archivo con cualquiera de estas opciones, por su nombre: port = 8722.
cli-config-default = server.toml en tu carpeta de ajustes, si existe
cli-config-unreadable = No se puede leer { $file } ({ $problem }).
cli-config-unknown = { $file } tiene un ajuste desconocido: “{ $name }”.
cli-help-now = ahora: { $value }, de { $source }
cli-data = Carpeta de la base de datos.
cli-database = URL de una base de datos PostgreSQL que se usa en su lugar. Puede llevar una contraseña, y otros usuarios de este equipo ven las líneas de comandos: ponla en el entorno o en el archivo.
