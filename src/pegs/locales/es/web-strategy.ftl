### Consejos para jugar bien.

strategy-title = Consejos para jugar bien
strategy-intro = Todos los consejos de los cuatro reglamentos escritos, según lo que quieras lograr. Se puede jugar bien sin ellos. Pero si tu prima siempre te gana, seguramente es por esto.
strategy-from = De: { $source }
