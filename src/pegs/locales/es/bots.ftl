# Bots: sus etiquetas, asientos para programas y jugadores propios.

bot-expert = Experto
bot-expert-about = Piensa por adelantado, y en las cartas que puede tener cada quien.
bot-strong = Fuerte
bot-strong-about = Cuida sus clavijas y ayuda a su equipo.
bot-medium = Medio
bot-medium-about = Come y entra a la meta cuando puede.
bot-easy = Fácil
bot-easy-about = Juega lo primero que ve. Ideal para una primera partida.
bot-random = Turnos al azar

cli-seat = Tomar asiento en una mesa para un programa o un jugador tuyo.
cli-seat-examples =
    # Que un bot juegue una partida en la mesa ABCDE
    pegs seat ABCDE --player hints
    # Obtener la llave de un asiento para un programa tuyo
    TOKEN=$(pegs seat ABCDE --name Robot)
cli-seat-code = El código de la mesa.
cli-seat-server = La dirección del servidor.
cli-seat-name = Su nombre en la mesa.
cli-seat-usual-name = Bot, o el nombre del jugador
cli-seat-color = La letra de su color: W N Y O R G B K P o I.
cli-seat-number = Número de asiento, desde 1.
cli-seat-first = el primero libre
cli-seat-player = Jugar una partida con este jugador: expert, strong, hints, easy, greedy, random, uno instalado, o MÓDULO:NOMBRE para una clase tuya. Sin esta opción se escribe la llave del asiento.
seat-taken = Tienes el asiento { $seat } de la mesa { $code }. Quien tenga esta llave puede jugar en él, así que no se la des a nadie:
seat-plays = { $player } tiene el asiento { $seat } de la mesa { $code } y jugará en cuanto empiece la partida. Pulsa Ctrl-C para detenerlo.
seat-reconnecting =
    { $code ->
        [busy]
            { $seconds ->
                [one] El servidor está ocupado. Intentándolo de nuevo en un segundo…
               *[other] El servidor está ocupado. Intentándolo de nuevo en { $seconds } segundos…
            }
        [too_much] El servidor no admite más conexiones desde tu red por ahora. Intentándolo de nuevo…
        [shutting_down] El servidor se está reiniciando. Intentándolo de nuevo…
        [unavailable] El servidor no puede abrir la mesa por ahora. Intentándolo de nuevo…
        [elsewhere] La mesa está en otro proceso del servidor. Intentándolo de nuevo…
        [slow] La conexión es demasiado lenta para esta partida. Intentándolo de nuevo…
       *[other] Se perdió la conexión con el servidor. Intentándolo de nuevo…
    }
seat-refused = El servidor rechazó la conexión (HTTP { $status }). Intentándolo de nuevo…
seat-closed =
    { $code ->
        [moved] Este asiento pasó a otro dispositivo.
        [left] Este jugador dejó la mesa.
        [revoked] El anfitrión quitó a este jugador de la mesa.
        [unknown_token] Este asiento ya no existe. Únete otra vez a la mesa.
        [too_much] Este asiento tiene demasiadas conexiones abiertas. Cierra algunas primero.
        [elsewhere] No se puede llegar a esta mesa, porque el proxy del servidor no envía a sus jugadores al mismo proceso. Avísale a quien administra el servidor.
       *[other] El servidor no entiende este programa. Instala la versión que corresponde al servidor.
    }
seat-won = La partida terminó: ganó el equipo de { $player }.
seat-lost = La partida terminó: perdió el equipo de { $player }.
seat-no-color = No hay ningún color “{ $color }”. Elige uno de { $colors }.
seat-no-server = No hay conexión con ningún servidor del juego en { $server } ({ $problem }). Indica su dirección con --server.
seat-not-a-server = En { $server } no hay ningún servidor del juego ({ $problem }). Indica su dirección con --server.
seat-not-a-code = “{ $code }” no es el código de una mesa. Solo tiene letras y números, como en el enlace a la mesa.

player-fails = El jugador { $name } falló: { $error }.
player-illegal = El jugador { $name } eligió una jugada que no es legal: { $turn }.
player-not-loaded = No se pudo cargar el jugador { $path }: { $error }. Escribe MÓDULO:NOMBRE para una clase de un módulo de Python que se pueda importar desde aquí.
player-not-callable = { $path } no es una clase de jugadores.

cli-table = Crear una mesa en un servidor.
cli-table-new = Crear una mesa en un servidor y mostrar sus enlaces.
cli-table-bot = Un bot para el siguiente asiento después del tuyo. Se puede repetir.
cli-table-name = Tu nombre en la mesa.
cli-table-start = Empezar ya, con bots en los asientos libres.
cli-table-json = Mostrar el código, el enlace y la llave de tu asiento como JSON.
cli-table-examples =
    pegs table new --rules arizona --players 6
cli-table-new-examples =
    # Una mesa de cuatro con el reglamento Arizona, en el servidor de este equipo
    pegs table new --rules arizona --name Ruth
    # Tus propias reglas en otro servidor, con un bot
    pegs table new --server https://pegs.example --rules mesa.toml --bot hints
table-new = La mesa { $code } está lista: { $rules }, { $players } jugadores, { $individual ->
    [yes] sin parejas
   *[no] { $teams } equipos
}.
table-new-seat = Abre tu asiento con este enlace (sirve una vez, en los próximos diez minutos): { $address }
table-new-join = Para los demás: { $address }
table-new-tv = Para un televisor: { $address }
table-new-full = Con { $players } jugadores cabe{ $most ->
    [one] { " " }un bot
   *[other] n { $most } bots
} además de ti.

net-damaged = El archivo de la red del bot está dañado. Instala el juego otra vez o usa el archivo de otra red.
net-other-inputs = Esta red se entrenó para otra versión del juego. Instala el juego otra vez o entrena una nueva.
