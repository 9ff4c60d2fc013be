### Todo en otro dispositivo, y el enlace de respaldo.

device-title = Usar otro dispositivo
device-lead = Tu nombre, tus partidas, reglas y clubes se copian allí, y aquí también se quedan.
device-scan = Escanéalo con la cámara del otro dispositivo. O abre allí { $address } y escribe el código.
device-qr = Código QR para tu otro dispositivo
device-until = Sirve una sola vez, hasta las { $until }.
device-expired = Este código caducó.
device-used = Tu otro dispositivo ya lo tiene todo.
device-again = Pedir otro código
device-have-code = ¿Vienes de otro dispositivo?
device-have-code-note = Allí, abre Ajustes, toca Usar otro dispositivo y escribe aquí su código.
device-code = Código de tu otro dispositivo
device-next = Seguir
device-link-cut = A este enlace le falta una parte. Cópialo otra vez, hasta el final.

device-backup = Enlace de respaldo
device-backup-note = ¿Perdiste el teléfono, o el navegador lo olvidó todo? Este enlace lo recupera. Guárdalo en tus notas o mándatelo. Quien lo tenga puede jugar como tú.
device-backup-name = Pegs and Jokers, mi respaldo
device-backup-make = Crear un enlace de respaldo
device-backup-keep = Guardar el enlace
device-backup-saved = Al día: { $when }.
device-backup-delete = Borrar el respaldo
device-backup-delete-note = El enlace deja de funcionar. Tus partidas se quedan en este dispositivo.
device-backup-delete-yes = Sí, borrar el respaldo

device-ask = ¿Traer tus partidas a este dispositivo?
device-restore = ¿Recuperar tus partidas?
device-restore-saved = Guardado: { $when }
device-ask-note = Lo que ya hay en este dispositivo se queda, y lo que borraste aquí no vuelve.
device-bring = Traerlas aquí
device-came = Ya está todo aquí
device-came-nothing = No había nada que traer
device-name = { $name }
device-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
device-rules = Tus reglas: { $names }
device-clubs = { $count ->
    [one] Club: { $names }
   *[other] Clubes: { $names }
}
device-results = Tus lecciones, problemas y partidas del día
device-done = Listo

device-keep = Conserva tus partidas en este teléfono
device-keep-why = Safari puede olvidar un sitio que no has abierto en una semana, y con él tus partidas.
device-keep-home = Pon la aplicación en tu pantalla de inicio:
device-keep-home-how = toca Compartir y luego Añadir a pantalla de inicio. En la página siguiente está el código que lleva allí tus partidas.
device-keep-backup-how = Guárdalo en tus notas y lo recupera todo.
device-keep-go = Ver las dos
device-home = En tu pantalla de inicio
device-home-how = En Safari, toca Compartir y luego Añadir a pantalla de inicio. Allí, abre Ajustes, toca Usar otro dispositivo y escribe el código de arriba. Las aplicaciones de la pantalla de inicio no olvidan.
