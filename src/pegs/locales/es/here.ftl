# Mesas en un solo dispositivo, sin servidor.

here-needs-connection = Necesita conexión.
here-moving = Esta partida se está pasando a un servidor. Sigue allí.
