# El servidor, y el comando que lo arranca.

cli-serve = Abrir mesas para este equipo y para los teléfonos de la misma casa.
cli-serve-examples =
    # Jugar en el navegador y en los teléfonos de la casa
    pegs serve
    # Solo para este equipo, en otro puerto
    pegs serve --host 127.0.0.1 --port 9000
cli-serve-host = Dirección en la que escucha; 127.0.0.1 admite solo este equipo.
cli-serve-port = Puerto. Si no eliges uno y el 8722 está ocupado, el siguiente libre.
cli-serve-public = Dirección que usan los demás, si el servidor está detrás de un proxy. Puede estar en una carpeta, como https://example.org/pegs/.
cli-serve-proxies = Direcciones y redes, separadas por comas, de los proxies que dicen quién es cada cliente.
cli-serve-prefix = Cabecera en la que tu proxy indica la carpeta de la dirección del juego: X-Forwarded-Prefix, o X-Ingress-Path en Home Assistant. Sin ella, la carpeta es la de --public-url.
cli-serve-browser = Abrir o no un navegador.
cli-serve-contact = Un correo o una dirección https donde los servicios de avisos, como el de Apple, puedan contactarte. Sin él reciben la dirección pública; sin ninguno de los dos no hay avisos.
cli-serve-limits = Archivo con límites a lo que puede hacer cada cliente (ver docs/server.md).
cli-serve-log = Cuánto se registra: debug, info, warning o error.
cli-serve-token = Token que da acceso a /metrics y /status desde fuera. Otros usuarios de este equipo ven las líneas de comandos: ponlo en el entorno o en el archivo.
cli-serve-bot = Ofrecer en todas las mesas un bot tuyo: una clase de un módulo de Python que se pueda importar desde aquí. Se puede repetir.

server-ready = La mesa está abierta en { $address }
server-phones = En los teléfonos y otros equipos de la casa, abre { $address } o escanea este código:
server-stop = Pulsa Ctrl-C para detener el servidor. Todas las partidas seguirán aquí cuando lo arranques de nuevo.
server-other-port = El puerto { $port } está ocupado, así que este servidor usa el { $other }.
server-port-taken = El puerto { $port } está ocupado. Detén el programa que lo usa o elige otro con --port.
server-no-address = No se puede escuchar en { $host } ({ $problem }). Elige otra dirección con --host.
server-log-level = No hay ningún nivel de registro “{ $level }”. Elige debug, info, warning o error.
server-no-prefix-header = Pegs no conoce la cabecera “{ $given }”. Elige una de estas: { $known }
server-compiling = La gente ya puede sentarse.
server-engine-being-built = El motor de reglas se está compilando.
server-engine-ready = El motor de reglas está listo.
server-no-engine = No se pudo compilar el motor de reglas. Ejecuta “make kernel” para ver por qué.
server-stopped = El servidor se detuvo. Todo está guardado.
server-not-built = Las páginas del juego aún no están compiladas. Ejecuta “make web” en la carpeta del proyecto y vuelve a cargar esta página.

server-no-table = No hay ninguna mesa con este código. Compáralo con el de la otra pantalla.
server-no-game = No hay ninguna partida terminada en esta dirección. Pide otra vez el enlace.
server-no-puzzle = No hay ningún problema en esta dirección.
server-no-watchers = Esta mesa no admite espectadores. Pídele un asiento al anfitrión.
server-shared-often = Esta partida se comparte de demasiadas maneras: primero deja de compartir una.
server-shared-no-more = Esta partida ya no se comparte.
server-many-watchers = En esta mesa no caben más espectadores. Inténtalo más tarde.
server-no-passage = Este código ya se usó o caducó. Pide uno nuevo en el otro dispositivo.
server-no-backup = Este enlace de respaldo ya no funciona. Crea otro en un dispositivo que tenga tus partidas.
server-backups-full = Este servidor no tiene espacio para otro respaldo. Pregunta a quien lo administra.
server-backup-outdated = Otro dispositivo guardó este respaldo después.
server-unknown-token = Este enlace ya no es válido. Entra en la mesa con su código.
server-your-turn = Te toca.
server-no-push-service = No se puede usar el servicio de avisos de este navegador. Prueba con otro navegador.
server-no-push = Este servidor no puede mandar avisos. Pregunta a quien lo administra.
server-push-refused = El servicio de avisos de este teléfono rechazó el último aviso (error { $status }). Activa los avisos otra vez y, si no sirve, díselo a quien administra el servidor.
server-push-contact = “{ $contact }” no sirve como contacto. Da un correo, o una dirección que empiece por https:// y esté en internet.
server-host-only = Eso solo lo puede hacer el anfitrión.
server-own-seat = No puedes quitarte de la mesa. Usa “Dejar la mesa”.
server-own-paths = Los códigos QR son solo para direcciones de este servidor. Empieza la ruta con una barra.
server-qr-long = Este enlace es demasiado largo para un código QR. Mejor envía el enlace.
server-busy =
    { $seconds ->
        [one] El servidor está ocupado. Inténtalo de nuevo en un segundo.
       *[other] El servidor está ocupado. Inténtalo de nuevo en { $seconds } segundos.
    }
server-overloaded = El servidor está sobrecargado. Las partidas siguen; a quienes llegan se les pide esperar.
server-recovered = El servidor se ha puesto al día y vuelve a dejar entrar a todos.
server-too-often = Demasiados intentos. Espera un minuto e inténtalo otra vez.
server-not-found = No hay nada en esta dirección. Vuelve a la página de inicio.
server-mistake = Algo falló en el servidor y no se cambió nada. Inténtalo otra vez.
server-closing = El servidor se está apagando. Inténtalo en un momento.
server-cannot-keep = El servidor no puede guardar nada ahora, así que no se cambió nada. Inténtalo en un momento.
server-cannot-read = El servidor no tiene conexión con su base de datos. Inténtalo en un momento.
server-keeps-nothing = El servidor no puede guardar nada ahora, así que la partida está en espera. Seguirá por sí sola.
server-keeps-again = El servidor ya puede guardar otra vez. La partida sigue.
server-cut-off = Este servidor perdió su base de datos. Descarga sus mesas de la memoria y sigue intentando conectarse.
server-too-many-locks = PostgreSQL no tiene espacio para los bloqueos de más mesas que { $number }. Aumenta su max_locks_per_transaction y reinícialo.
server-not-routed = La gente de una misma mesa llega a procesos distintos del servidor. El proxy debe dirigir /ws según la mesa de la dirección: lee “Several processes” en docs/server.md.
server-clock-jumped = El reloj de este equipo se movió { $seconds } segundos. Los relojes de las partidas no lo siguen hasta que el servidor arranque de nuevo.
server-database-url = DATABASE_URL no es una base de datos PostgreSQL. Escríbela como postgresql://usuario:clave@servidor/nombre, o quítala para guardar todo en la carpeta de datos.
server-database-unreachable = No hay conexión con el servidor de base de datos { $server } (de DATABASE_URL): { $problem }. Revisa que esté en marcha y que la dirección sea correcta.
server-database-no-answer = sin respuesta
server-database-login = El servidor de base de datos { $server } no deja entrar a “{ $user }”. Revisa el usuario y la clave en DATABASE_URL.
server-database-missing = El servidor { $server } (de DATABASE_URL) no tiene la base de datos “{ $name }”. Créala:
server-database-rights = A “{ $user }” le faltan permisos en la base de datos “{ $name }” (de DATABASE_URL). Dale la propiedad de la base de datos y de sus tablas, en una sesión con esa base de datos:
server-database-newer = La base de datos “{ $name }” la escribió una versión más nueva de este programa. Actualiza el programa.
server-database-unusable = No se puede usar la base de datos (de DATABASE_URL) en { $server }: { $problem }
server-database-asynchronous = El servidor de base de datos { $server } (de DATABASE_URL) confirma las escrituras antes de que estén en su disco: synchronous_commit está apagado, y encenderlo no tiene efecto. Conéctate al propio PostgreSQL, o a un pooler en modo de sesión.
server-database-unsafe = Un corte de luz podría perder o dañar partidas: el servidor de base de datos { $server } funciona sin { $settings }. Ejecuta esto como administrador:
server-unreadable = Esto no se puede leer. El formato está en /api/schema.
server-unreadable-at = Esto no se puede leer en “{ $where }”. El formato está en /api/schema.
server-not-so = Petición incorrecta. En /api/schema está lo que admite esta dirección.
server-foreign-page = Las páginas de otros sitios no pueden cambiar nada aquí. Usa la página del propio servidor.
server-message-too-long = Este mensaje es demasiado largo.
server-not-so-fast = ¡No tan rápido! Espera unos segundos e inténtalo otra vez.
server-many-connections = Hay { $number } conexiones abiertas. Las nuevas se rechazan, o sustituyen a las inactivas.
server-too-fast = Demasiados mensajes. Espera un segundo.
server-hello-first = El primer mensaje tiene que ser un “hello” con la llave de un asiento.
server-hello-once = Esta conexión ya envió su “hello”. Abre otra para otro asiento.
server-record-name = partida
server-records-name = pegs-and-jokers-partidas
server-data-folder = La carpeta de datos { $folder } no se puede usar ({ $problem }). Elige otra con --data.
server-data-in-use = Otro servidor usa la carpeta de datos { $folder }. Seguramente el juego está abierto en otra ventana: juega ahí, detenlo o elige otra carpeta con --data.
server-no-database = { $file } no es una base de datos de este programa, o está dañada. Quítala de ahí o elige otra carpeta con --data.
server-newer-database = { $file } es de una versión más nueva de este programa. Actualiza el programa o elige otra carpeta con --data.

server-no-club = Este enlace del club ya no sirve. Pídele el nuevo a alguien del club.
server-no-club-passage = Este enlace ya se usó o caducó. Pide uno nuevo.
server-club-no-night = Esta mesa no juega ese día. Vuelve a cargar la página y responde otra vez.
server-no-club-table = El club ya no tiene esta mesa. Vuelve a cargar la página.
server-club-full = El club está lleno: primero quita algo que no necesites.
server-club-join-first = Primero únete al club.
server-club-series = Una serie necesita personas distintas de este club en cada equipo.
server-club-no-title = Primero ponle un nombre.
server-club-first-table = Noche de juegos
server-club-file = club
server-club-makers = Solo quien lo hizo o el anfitrión puede cambiarlo o quitarlo.
server-club-series-players = Solo quienes juegan la serie o el anfitrión pueden empezar otra.
server-club-not-joined = Esta persona aún no se ha unido al club. Mándale el enlace del club.
server-club-no-person = Esta persona ya no está en el club. Vuelve a cargar la página.
server-club-gone = Ya no se puede recuperar.
server-club-taken = Alguien ya se unió como esa persona. Elige otro nombre.

### Notas en una partida terminada

server-not-yours = Solo quienes jugaron esta partida pueden hacerlo, desde el dispositivo con su asiento.
server-note-empty = Primero escribe algo, o dibuja una flecha o un anillo.
server-note-turn = Esta partida tiene { $last } turnos.
server-note-arrow = Una flecha va de un hoyo a otro.
server-notes-full = Esta partida tiene { $most } notas y no caben más. Borra primero una tuya.
server-notes-of-seat-full = Dejaste { $most } notas en esta partida y no caben más. Borra primero una.

## Junto a los enlaces en los mensajes

preview-name = Pegs and Jokers
preview-table = Ven a jugar
preview-table-text = Abre el enlace y toma tu asiento. Sin registrarte.
preview-game = Una partida para repasar
preview-game-text = Recórrela turno a turno.
preview-puzzle = Encuentra el mejor turno
preview-puzzle-text = Un problema. Prueba cuantas veces quieras.
preview-club = Nuestro club de juego
preview-club-text = Quién juega, cuándo nos vemos y quién ganó.
preview-daily = Partida del día
preview-daily-text = Las mismas cartas para todos. ¿Ganará tu equipo?
server-someone-leads = Otra persona ya guía por esta partida.
