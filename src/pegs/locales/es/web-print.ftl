### Imprimir tarjetas, tableros y hojas, en el navegador. $what es lo que se imprime.

print-title = Imprimir
print-what = ¿Qué quieres?
print-thing = { $what ->
    [book] Libro de reglas
    [board] Tablero
    [panel] Tablero de madera
    [sheet] Hoja de puntos
   *[card] Tarjeta
}
print-note = { $what ->
    [single] Tus reglas en un libro: capítulos, dibujos, ejemplos y la letra pequeña. Las páginas son de media hoja.
    [booklet] Dos páginas por hoja. Imprime por las dos caras, volteando por el lado corto, dobla y engrapa.
    [whole] Hojas de papel para pegar, con clavijas para recortar. La medida es de hoyo a hoyo.
    [panels] Dos paneles en cada hoja, unidos con broches de papel, y clavijas para recortar.
    [panel] Un panel de madera por jugador. Se unen sin pegamento en un tablero de cuatro a diez. La medida es de hoyo a hoyo.
    [planks] El tablero de la pantalla, de madera: una tabla por jugador, unidas con llaves de mariposa. La medida es de hoyo a hoyo.
   *[sheet] Una fila por partida, y fichas para recortar: quién reparte, de quién es el turno y los equipos.
}
print-format = ¿Qué tarjeta?
print-format-name = { $format ->
    [half] Media hoja, dos veces
    [pocket] Cuatro de bolsillo
    [tent] Para el centro de la mesa
    [large] Letra grande
   *[sheet] Una hoja
}
print-pages = Páginas
print-pages-name = { $pages ->
    [booklet] Cuadernillo para doblar
   *[single] De una en una
}
print-kind = ¿Cómo se hace?
print-kind-name = { $kind ->
    [panels] Un panel por jugador
   *[whole] De una pieza
}
print-panel-name = { $size ->
    [travel] De viaje, 13 mm
    [large] Clavijas grandes, 20 mm
    [marbles] Canicas, 25 mm
   *[standard] Normal, 16 mm
}
print-build-name = { $build ->
    [planks] Tablas y llaves
   *[panel] Paneles para cualquier mesa
}
print-output-name = { $output ->
    [svg] Imprenta (SVG)
   *[pdf] En casa (PDF)
}
print-file = ¿Para qué?
print-file-name = { $file ->
    [svg] Láser (SVG)
    [dxf] Fresadora (DXF)
   *[pdf] A mano (PDF)
}
print-players = Jugadores
print-any-players = Cualquier número
print-seating = Equipos
print-seating-name = { $teams ->
    [2] Dos equipos
    [3] Tres equipos
    [4] Cuatro equipos
    [5] Cinco equipos
   *[other] Sin compañeros
}
print-size = ¿De qué tamaño?
print-size-name = { $size ->
    [small] Pequeño, 8 mm
    [large] Grande, 16 mm
   *[usual] Normal, 12 mm
}
print-measures = Más medidas
print-measure-name = { $measure ->
    [peg] Clavijas
    [hole] Hoyo, en mm
    [kerf] Corte, en mm
    [marker] Un hoyo para marcar
    [floor] Un fondo
   *[pitch] De hoyo a hoyo, en mm
}
print-measure-note = { $measure ->
    [peg] para las que son los hoyos
    [hole] su diámetro, para otras clavijas
    [kerf] lo que quita la máquina: el contorno crece, los hoyos encogen
    [marker] para una clavija más, que muestra de quién es el panel
    [floor] para pegarlo bajo un panel con hoyos pasantes
   *[pitch] en lugar del tamaño de arriba
}
print-peg-usual = Las del tamaño
print-peg-name = { $peg ->
    [craft] De manualidades, 4 mm
    [tee] Tees de golf
    [large] Grandes, 4.8 mm
    [marble] Canicas
   *[cribbage] De cribbage, 3.2 mm
}
print-unreadable = { $measure ->
    [hole] El hoyo
    [kerf] El corte
   *[pitch] La distancia entre hoyos
} no es un número. Escribe milímetros, como 18 o 4.5.
print-language = Idioma
print-language-both = Los dos
print-paper = Papel
print-paper-name = { $paper ->
    [letter] Carta
   *[a4] A4
}
print-get = { $what ->
    [book] Hacer el libro de reglas
    [board] Hacer el tablero
    [panel] Hacer el panel
    [sheet] Hacer la hoja de puntos
   *[card] Hacer la tarjeta
}
print-making = Un momento …
print-ready = { $what ->
    [book] Tu libro de reglas está listo.
    [board] Tu tablero está listo.
    [panel] Tu panel está listo.
    [sheet] Tu hoja de puntos está lista.
   *[card] Tu tarjeta está lista.
}
print-open = { $what ->
    [book] Abrir el libro de reglas (PDF)
    [board] Abrir el tablero (PDF)
    [panel] Abrir la plantilla (PDF)
    [sheet] Abrir la hoja de puntos (PDF)
   *[card] Abrir la tarjeta (PDF)
}
print-save = Guardar el dibujo ({ $file })
print-page = Mejor imprimir esta página
