# El servidor, y la orden que lo arranca.

cli-serve = Abre mesas para este equipo y para los teléfonos de la misma casa.
cli-serve-host = La dirección en la que escucha; 127.0.0.1 deja fuera a todos los demás.
cli-serve-port = El puerto; si no se dice nada, 8722 (o el siguiente libre si está ocupado).
cli-serve-data = La carpeta de la base de datos; si no se dice nada, tu carpeta de datos.
cli-serve-public = La dirección por la que otros llegan a este servidor, si está detrás de otro.
cli-serve-browser = Si se abre un navegador en la portada.
cli-serve-log = Cuánto se cuenta: debug, info, warning o error.

server-ready = La mesa está abierta en { $address }
server-phones = Los teléfonos y los demás de esta casa abren { $address } o apuntan aquí con la cámara:
server-stop = Ctrl-C detiene el servidor; cada mesa sigue donde estaba en el próximo arranque.
server-other-port = El puerto { $port } está ocupado, así que este servidor usa el { $other }.
server-port-taken = El puerto { $port } está ocupado: detén lo que lo usa o elige otro con --port.
server-no-address = Este equipo no puede escuchar en { $host } ({ $problem }): elige otra dirección con --host.
server-log-level = No hay nivel de registro «{ $level }»: di debug, info, warning o error.
server-compiling = Mientras tanto la gente puede sentarse.
server-engine-ready = El motor de reglas está listo.
server-stopped = El servidor se ha detenido; todo está guardado.
server-not-built = Las páginas del juego aún no están construidas: ejecuta «make web» en la carpeta del proyecto y vuelve a cargar esta página.

server-no-table = No hay ninguna mesa con este código: compáralo con el de la otra pantalla.
server-no-game = No hay ninguna partida terminada en esta dirección: pide otra vez el enlace.
server-no-watchers = Esta mesa no admite espectadores: pide un asiento a quien la abrió.
server-many-watchers = Esta mesa tiene ya todos los espectadores que admite: vuelve más tarde.
server-no-passage = Este código ya se usó o es demasiado viejo: pide otro al otro dispositivo.
server-unknown-token = Esta llave ya no abre nada: entra otra vez en la mesa con su código.
server-host-only = Solo puede hacerlo quien abrió la mesa: pídeselo.
server-own-seat = Quien abrió la mesa no puede echarse a sí mismo: deja la mesa.
server-own-paths = Los códigos QR son solo para direcciones de este servidor: empieza la ruta con una barra.
server-too-often = Demasiados intentos en poco tiempo: espera un minuto e inténtalo otra vez.
server-not-found = No hay nada en esta dirección: vuelve a la portada.
server-mistake = Algo falló en el servidor y no se cambió nada: inténtalo otra vez.
server-closing = El servidor se está cerrando: vuelve en un momento.
server-cannot-keep = El servidor no puede guardar nada ahora, así que no se hizo nada: inténtalo en un momento.
server-unreadable = Esto no se puede leer: { $what }
server-message-too-long = Este mensaje es demasiado largo, así que no se hizo nada: envía menos de una vez.
server-too-fast = Son demasiados mensajes en poco tiempo, así que no se hizo nada: espera un segundo.
server-hello-first = El primer mensaje tiene que ser un saludo, con la llave de un asiento.
server-hello-once = Ya hubo un saludo: abre otra conexión para otro asiento.
server-record-name = partida
server-data-folder = La carpeta de datos { $folder } no se puede usar ({ $problem }): elige otra con --data.
server-data-in-use = Otro servidor usa la carpeta de datos { $folder }: detenlo o elige otra carpeta con --data.
server-no-database = { $file } no es una base de datos de este programa, o está dañada: quítala de ahí o elige otra carpeta con --data.
server-newer-database = { $file } viene de una versión más nueva de este programa: actualiza el programa o elige otra carpeta con --data.
