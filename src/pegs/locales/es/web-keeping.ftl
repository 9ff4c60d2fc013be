### Guardar el juego en este teléfono, para jugar sin conexión.

keeping-title = Guardar en mi teléfono
keeping-note = Juega donde sea, sin internet. { $size }
keeping-not-now = Hace falta conexión.
keeping-progress = { $percent } % descargado
keeping-cancel = Cancelar
keeping-kept = Guardado en este teléfono
keeping-here = Puedes jugar sin internet.
keeping-remove = Quitar
keeping-done = Ya está en tu teléfono. Ahora puedes jugar sin internet.
keeping-failed = La descarga falló. No se guardó nada. Inténtalo otra vez.
keeping-browser = Este navegador es demasiado antiguo. Hace falta Chrome 97, Firefox 115 o Safari 16.4 (iOS 16.4).
keeping-address = Hace falta una dirección segura. Abre { $address }.
keeping-no-address = Hace falta una dirección segura, que empiece con https. Quien administra este servidor puede configurarla; en esa misma computadora, ábrelo como localhost.
keeping-why = En el avión, en el auto, en una cabaña: con bots, o con tu familia alrededor de un teléfono. También están las reglas, las pistas, las lecciones y las repeticiones.
keeping-later = Ahora no
keeping-offer = ¿Vas de viaje?
keeping-alone = Sin internet, pero puedes jugar en este teléfono.
keeping-waiting = Esperando internet
keeping-next = ¿Sin internet? Para la próxima, guarda el juego en este teléfono: está en Ajustes.
