# Messages of the study package.

study-not-an-action = Tiene que haber una acción para cada una de las { $n } partidas, un número menor que la cantidad de jugadas legales de esa partida.
study-not-a-part = Ninguna jugada legal empieza con las partes { $parts }.
study-game-over = La partida ha terminado, así que no se puede elegir ninguna parte de una jugada.
study-other-seats = Da { $seats } nombres para los demás asientos, o uno para todos; diste { $number }.
study-no-observer-parameters = Los observadores de OpenSpiel de este juego no tienen parámetros, pero se dieron estos: { $names }.
study-line = La línea “{ $name }” necesita por lo menos dos valores, todos finitos, y una posición para cada uno (valores: { $values }, posiciones: { $places }).
study-no-lines = El gráfico todavía no tiene líneas. Primero agrega una: chart.add(nombre, valores).
