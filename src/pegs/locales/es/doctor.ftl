# pegs doctor: what a server needs, one line each.

cli-doctor = Revisar todo lo que “pegs serve” necesita con las mismas opciones, y decir cómo arreglar lo que esté mal.
cli-doctor-examples =
    # Con las opciones del entorno y del archivo
    pegs doctor
    # Para una dirección que usan otros
    pegs doctor --public-url https://pegs.example

doctor-is-good = bien    { $subject }: { $sentence }
doctor-is-note = aviso   { $subject }: { $sentence }
doctor-is-fix = ARREGLA { $subject }: { $sentence }

doctor-clock = Reloj
doctor-clock-good = Son las { $now }.
doctor-clock-behind = Marca { $now }, pero aquí hay un archivo escrito a las { $newest }. Pon en hora la computadora (en Linux: timedatectl set-ntp true).
doctor-clock-differs = Aquí marca { $now } y en la base de datos { $theirs }. Pon en hora el que esté mal (en Linux: timedatectl set-ntp true).

doctor-disk = Disco
doctor-disk-good = En { $folder } se puede escribir, y quedan { $megabytes } MB libres.
doctor-disk-full = Solo quedan { $megabytes } MB libres para { $folder }. Haz sitio o elige otra carpeta con --data.
doctor-disk-elsewhere = PostgreSQL lo tiene todo, así que no hace falta el disco de esta computadora.

doctor-database = Base de datos
doctor-database-good = { $file } está en buen estado ({ $megabytes } MB).
doctor-database-none = Todavía no hay. El primer arranque crea { $file }.
doctor-database-older = Es de una versión anterior, y el próximo arranque la actualiza. Antes haz una copia de seguridad: pegs backup FILE
doctor-database-damaged = { $file } está dañado. Detén el servidor y recupera una copia de seguridad: pegs restore FILE
doctor-postgresql-good = PostgreSQL { $version } en { $server } se puede usar.
doctor-postgresql-older = Es de una versión anterior, y el próximo arranque la actualiza. Antes haz una copia de seguridad con pg_dump.
doctor-postgresql-old = PostgreSQL en { $server } tiene la versión { $version }. Actualízalo a la { $needed } o una posterior.

doctor-port = Puerto
doctor-port-free = El { $port } está libre en { $host }.
doctor-port-other = Otro programa usa el { $port }, así que el servidor usaría el { $other }. Para tener siempre el mismo, elige uno con --port.
doctor-port-running = Hay un servidor en marcha en { $address }.
doctor-port-silent = Hay un servidor en marcha en { $address }, pero ahí nadie puede jugar: { $problem }

doctor-public = Dirección pública
doctor-public-good = { $url } lleva a este programa.
doctor-public-plain = { $url } lleva a este programa, pero sin HTTPS, así que sin notificaciones y sin la aplicación instalada.
doctor-public-none = No hay, así que solo puede jugar la gente de esta red, en { $url }. Para los demás, usa --public-url.
doctor-public-silent = No se llega a { $url } desde aquí ({ $problem }). Revisa el nombre, el proxy y el cortafuegos. Si tu router no deja usar su propia dirección desde dentro, prueba con un teléfono sin wifi.
doctor-public-other = En { $url } responde otra cosa ({ $problem }). Haz que el proxy envíe a este servidor todo lo que esté debajo.
doctor-public-stopped = { $url } no lleva aquí ({ $problem }), y en esta computadora no hay ningún servidor en marcha. Arráncalo y repite esta revisión.

doctor-proxy = Proxy
doctor-proxy-good = Transmite quién pide qué dirección, y también los sockets.
doctor-proxy-none = Sin dirección pública no hace falta ninguno.
doctor-proxy-unknown = Se podrá revisar cuando la dirección pública lleve aquí.
doctor-proxy-claims = Cree a los clientes que dicen tener otra dirección. Haz que ponga X-Forwarded-For en lugar de añadirle algo.
doctor-proxy-unheard = Todo el mundo parece venir de { $address }. Si es tu proxy, usa --proxies { $address } y haz que ponga X-Forwarded-For.
doctor-proxy-site = Una petición a { $url } llega como si fuera a { $site }. Haz que el proxy transmita Host, ponga X-Forwarded-Proto y deje la ruta como está, o pon en --public-url la dirección que usa la gente.
doctor-proxy-sockets = No se puede abrir ningún socket en /ws ({ $problem }). Haz que el proxy transmita ahí los WebSockets.

doctor-push = Notificaciones
doctor-push-good = Los servicios de notificaciones pueden encontrarte en { $contact }.
doctor-push-none = Están desactivadas. Para ofrecerlas, usa --push-contact, o --public-url con una dirección https de internet.

doctor-engine = Motor de reglas
doctor-engine-good = Está compilado para esta computadora ({ $machine }).
doctor-engine-wrong = No encuentra ningún turno. Instala otra vez el programa.
doctor-engine-later = Todavía no está compilado. El primer arranque lo hace, en medio minuto.
doctor-engine-python = Funciona como Python corriente, miles de veces más lento. Quita PEGS_KERNEL y NUMBA_DISABLE_JIT.

doctor-versions = Versiones
doctor-versions-good = Pegs and Jokers { $ours }, Python { $python }, SQLite { $sqlite }, { $system }
doctor-versions-differ = Está instalada la { $ours }, pero el servidor en marcha es la { $running }. Reinícialo.

doctor-options = Opciones (todas las demás tienen su valor por defecto):
doctor-options-none = Todas las opciones tienen su valor por defecto.
doctor-option = { $option } es { $value }, de { $source }
doctor-option-given = { $option } es { $value }, de la línea de comandos
