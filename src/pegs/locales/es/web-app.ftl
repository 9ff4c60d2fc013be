### El marco de todas las páginas en el navegador.

app-name = Pegs and Jokers
app-offline = No hay conexión con la mesa. Seguimos intentándolo; tu partida está a salvo.
app-busy =
    { $seconds ->
        [one] El servidor está ocupado. Probamos otra vez en un segundo.
       *[other] El servidor está ocupado. Probamos otra vez en { $seconds } segundos.
    }
app-unreachable = No hay conexión con el servidor. Prueba otra vez en un momento.
app-went-wrong = Algo salió mal. Prueba otra vez.
app-lost = Esta página no existe.
app-unreachable-page = Esta página no se pudo cargar.
app-to-front = Página de inicio
app-again = Probar otra vez
app-close = Cerrar
app-sounds = Sonidos
app-keep = Guardar
app-here = en este teléfono
