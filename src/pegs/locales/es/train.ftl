### Entrenar la red del bot “strong”.

cli-train = Entrena la red con la que juega el bot “strong”: juega contra sí misma y aprende de los resultados.
cli-train-examples =
    # Entrenar media hora con todas las reglas
    pegs train redes/mia
    # Entrenar una hora con tus reglas, a partir de la red que tienes
    pegs train redes/otra --rules otras.toml --from strong.net --minutes 60
cli-train-folder = Una carpeta para la red, la curva de aprendizaje y todo lo necesario para seguir después.
cli-train-minutes = Minutos de entrenamiento en total. Si se detuvo, sigue donde estaba.
cli-train-rules = Reglas con las que se entrena: nombres o archivos de reglas, separados por comas.
cli-train-every-set = todas
cli-train-from = Empieza con la red de este archivo.
cli-train-against = Aprende a ganarle a la red de este archivo, que no cambia, en lugar de jugar contra sí misma.
cli-train-seed = Semilla de los repartos y de los primeros pesos.
cli-train-rounds = Entrena este número de rondas, en lugar de un tiempo. Así, la misma semilla da la misma red.
cli-train-by-time = las que quepan
cli-train-workers = Número de hilos.
cli-train-one-per-core = uno por núcleo
train-checkpoint = { $minutes } min, { $games } partidas: { $shares }
train-share = { $rules }, gana el { $low }–{ $high } % contra { $opponent }
train-done = La red está en { $net }; su curva de aprendizaje, en { $chart }.
train-resume = Se detuvo antes de tiempo. La misma orden sigue desde aquí.
train-no-net = No se puede leer la red de { $file } ({ $problem }).
train-unreadable = No se puede leer el entrenamiento de { $folder }. Elige otra carpeta o borra esta.
train-chart = Partidas ganadas contra { $opponent }
train-chart-games = partidas jugadas
train-chart-won = parte ganada
