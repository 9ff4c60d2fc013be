### El marco de todas las páginas en el navegador.

app-name = Pegs and Jokers
app-offline = Sin conexión. La mesa espera, y esta página vuelve sola.
app-unreachable = No se llega al servidor. Prueba otra vez en un momento.
app-went-wrong = Algo ha salido mal. Prueba otra vez.
app-lost = Aquí no hay ninguna página.
app-unreachable-page = No se pudo traer esta página.
app-to-front = A la portada
app-again = Probar otra vez
app-close = Cerrar
