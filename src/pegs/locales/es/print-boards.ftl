### Tableros para hacer, de madera o de papel: lo que dicen sus hojas, y por qué alguno no se puede hacer.

panel-title = Un panel para cualquier mesa
panel-lead = Corta uno por jugador. La llave redonda gira en su hueco: { $rings }. Todas las medidas están en milímetros. Después viene la plantilla a tamaño real.
panel-ring = { $first ->
    [yes] { $count ->
        [4] cuatro paneles forman un cuadrado
        [5] cinco paneles forman un pentágono
        [6] seis paneles forman un hexágono
       *[other] { $count } paneles forman un anillo
    }
   *[no] { $count ->
        [6] seis, un hexágono
       *[10] diez, un anillo
    }
}
panel-spaces = { $count } espacios = { $length }
panel-picture = El panel con sus medidas: { $length } mm de largo y { $width } mm de ancho, con { $holes } hoyos.
panel-ring-picture = Un anillo de { $count } paneles.
panel-players = { $count } jugadores
panel-across = { $mm } mm ({ $inches } in) de ancho
panel-need = Qué necesitas
panel-wood = **Tabla:** { $wood }, { $length } mm de largo por panel: arce, cerezo, nogal o contrachapado de 12 mm o más.
panel-lumber = 19 × { $width } (una { $name })
panel-plank = { $width } mm de ancho o más
panel-bit = **Broca:** { $bit } mm.
panel-bit-cribbage = **Broca:** 3.4 mm para clavijas de cribbage de 3.2 mm (1/8 in).
panel-bit-craft = **Broca:** 4.2 mm para clavijas de 4 mm (5/32 in).
panel-bit-tee = **Broca:** 4.8 mm para tees de golf.
panel-bit-large = **Broca:** 5 mm para clavijas de 4.8 mm (3/16 in), fáciles de ver y de agarrar.
panel-bit-marble = **Broca:** una fresa redonda de 12.7 mm (1/2 in) para huecos, con canicas de 14 mm (9/16 in).
panel-pegs = **Clavijas:** { $count } por jugador, y una de repuesto.
panel-marker = **Marcador:** un hoyo más, para una clavija que muestra de quién es el panel.
panel-drill = Primero perfora, luego corta
panel-step-print = Imprime al 100 % y comprueba las escalas de la plantilla.
panel-step-join = Une las partes por las líneas rojas y pégalas con adhesivo en aerosol.
panel-step-prick = Marca cada cruz con un punzón y perfora 10 mm de profundidad.
panel-step-saw = Corta por fuera de la línea y lija hasta ella.
panel-step-peel = Quita el papel y suaviza los hoyos con un avellanador.
panel-joint = La unión
panel-joint-text = La llave mide { $key } mm de diámetro, con un cuello de { $neck } mm, y el hueco deja { $play } mm de juego alrededor. Sujeta en plano y sale hacia arriba.
panel-joint-zero = **El hoyo 0,** la esquina, está en el centro de la llave.
panel-least-ring = **{ $count } paneles o más:** con menos, se estorban.
panel-few-three = **Tres jugadores:** tres paneles no cierran. Usa cuatro, con uno vacío. La vuelta es más larga que en estas reglas.
panel-few-two = **Dos jugadores:** usa dos paneles opuestos de cuatro. La vuelta es más larga que en estas reglas.
panel-few-two-of-four = **Dos jugadores:** usa dos paneles opuestos de cuatro.
template-title = Plantilla a tamaño real
template-note = { $count } hoyos por lado, cada { $pitch } mm, broca { $bit } mm; un juego por panel
template-sheet = hoja { $number } de { $count }
template-way = sentido del juego
template-corner = esquina
template-marker = marcador
template-picture = Una parte del panel a tamaño real.
template-measure = **Mide antes de cortar:** las escalas deben medir 100 mm y 2 in. Entre el hoyo 0 y el hoyo { $last } hay { $length } mm.
template-join = Corta cada parte por su marco, la siguiente por la línea roja. Pon línea roja sobre línea roja, diana sobre diana.
board-measure = **Mide antes de cortar:** las escalas deben medir 100 mm y 2 in.
rulers-picture = Una escala de 100 milímetros y otra de 2 pulgadas.

board-title = Tablero para { $count }
board-lead = { $title }: { $count } hoyos por lado. El tablero mide { $width } × { $height } mm ({ $inches } in).
board-picture = El tablero completo.
board-sheets = { $count ->
    [one] Una hoja
   *[other] { $count } hojas
}
board-need-paper = Papel grueso, tijeras y pegamento en barra.
board-need-card = Cartón para pegar las hojas encima.
board-need-pegs = Clavijas: recorta las de papel de la última hoja, o usa botones.
board-glue = Cómo armarlo
board-glue-print = Imprime al 100 %.
board-glue-cut = Corta las hojas por las líneas rojas de sus bordes izquierdo y superior.
board-glue-join = Pega cada hoja sobre las franjas rosas de la de su izquierda y la de arriba, diana sobre diana.
board-glue-gaps = { $count ->
    [one] El hueco del plano queda abierto: esa hoja saldría en blanco.
   *[other] Los huecos del plano quedan abiertos: esas hojas saldrían en blanco.
}
board-glue-one = Pega el tablero sobre el cartón y recórtalo por su borde.
board-map = Dónde va cada hoja
board-map-picture = Las hojas en { $columns } columnas y { $rows } filas, numeradas fila por fila.
board-tile-picture = Parte { $number } del tablero: fila { $row }, columna { $column }.
board-pegs-title = Clavijas
board-pegs-text = Recórtalas: { $count } de cada color, y una de repuesto. Sobre cartón duran más.
board-pegs-picture = Clavijas de papel en { $count } colores.
board-panels-title = Paneles para { $count }
board-panels-lead = { $title }: un panel por jugador, con { $holes } hoyos por lado. Un broche de papel por los hoyos de la esquina une dos paneles, el disco pequeño sobre el grande.
board-panels-fasten = Cómo unirlos
board-panels-cut = Pega las hojas sobre cartón y recorta los paneles.
board-panels-pierce = Perfora con una aguja el hoyo 0 y la esquina del panel siguiente.
board-panels-join = Pasa un broche por los dos y gira los paneles hasta cerrar el anillo.
board-panels-picture = Un panel de papel para un jugador.
board-panels-empty = Un panel de papel que no es de nadie.
board-need-fasteners = { $count } broches para papel.

sheet-title = Hoja de puntos
sheet-lead = { $title }. Tacha un círculo por cada clavija que al final no esté en su { $home_word }.
sheet-evening = Noche
sheet-team = Equipo { $number }
sheet-player = Jugador { $number }
sheet-markers-text = Recórtalas y ponlas frente a ti: quién reparte, de quién es el turno y en qué equipo estás.
sheet-markers-alone = Recórtalas y ponlas frente a ti: quién reparte y de quién es el turno.
sheet-dealer = Reparte
sheet-turn = Turno
sheet-marker-picture = Una ficha redonda: { $word }.

panel-hole-track = el hoyo { $number }
panel-hole-home = el hoyo { $number } de la meta
panel-hole-start = el hoyo { $number } de la salida
panel-hole-marker = el hoyo del marcador
panel-hole-at-key = La meta empieza en el hoyo { $spot }, que está en la unión de un panel o junto a ella. Imprime un tablero completo.
panel-no-room = En un lado de { $length } hoyos, la meta y la salida no caben en un panel. Imprime un tablero completo.
panel-little-wood = Solo quedarían { $wood } mm de madera alrededor de { $hole }, y hacen falta { $least } mm. Usa hoyos más pequeños, o sepáralos { $pitch } mm o más.
panel-holes-touch = Entre dos hoyos solo quedarían { $wood } mm. Usa hoyos más pequeños.
panel-no-ring = La meta y la salida llegan tan lejos que los paneles se estorbarían en cualquier anillo. Imprime un tablero completo.
panel-no-marker = En este panel no cabe el hoyo del marcador. Hazlo sin él.
panel-ring-too-small = { $count } paneles se estorbarían; cierran los anillos de { $rings }. Imprime un tablero completo.
panel-three = Tres paneles no cierran un anillo. Usa cuatro con uno vacío (la vuelta es más larga que en estas reglas), o imprime un tablero completo.
panel-two = Dos paneles no cierran un anillo. Usa dos opuestos de cuatro (la vuelta es más larga que en estas reglas), o imprime un tablero completo.
panel-too-long = Un panel mediría { $length } mm de largo, y en una hoja caben { $most } mm. Pon los hoyos cada { $pitch } mm o menos, o imprime un tablero completo.
frame-little-wood = Solo quedarían { $wood } mm de madera alrededor de un hoyo, y hacen falta { $least } mm. Usa hoyos más pequeños, o sepáralos más.
board-no-room = La meta y la salida no caben en un tablero de { $sides } lados de { $length } hoyos.
frame-start-beside = En un tablero de { $sides } lados de { $length } hoyos, la salida quedaría fuera de la madera. Imprime un tablero de papel.
board-size-unknown = No hay un tamaño { $size }. Los tamaños son { $sizes }, o un número: la distancia entre dos hoyos en milímetros.
board-peg-unknown = No hay clavijas { $peg }. Las clavijas son { $pegs }.
board-pitch-range = Los hoyos pueden estar cada { $least } a { $most } mm.
board-hole-range = Un hoyo de { $hole } mm no cabe si los hoyos están cada { $pitch } mm.
board-kerf-range = El ancho de corte va de 0 a 5 mm, y es menor que los hoyos.

cli-print = Imprime tarjetas, tableros y hojas para la mesa.
cli-print-examples =
    # Un tablero de papel para cuatro, para armar
    pegs print board --rules arizona
    # Cómo hacer un tablero de madera, con la plantilla a tamaño real
    pegs print panel --rules arizona
    # Una hoja de puntos con fichas
    pegs print sheet --rules arizona
cli-print-board = Imprime un tablero completo en hojas de papel para pegar.
cli-print-board-examples =
    # Un tablero para seis en A4, con clavijas para recortar
    pegs print board --players 6 --paper a4 -o board.pdf
    # Paneles de papel, dos por hoja, para cualquier mesa
    pegs print board --players 8 --panels
    # Una pieza de un tablero de madera para un láser que quita 0.2 mm
    pegs print board --wood --kerf 0.2 -o plank.dxf
cli-print-panel = Imprime la plantilla de un panel de madera: una sola forma para mesas de 4 a 10.
cli-print-panel-examples =
    # Cómo se hace, y la plantilla a tamaño real
    pegs print panel --rules arizona -o panel.pdf
    # Para una fresadora: hoyos grandes, cortes y marcas pintadas por capas
    pegs print panel --size large -o panel.dxf
    # Hoyos para tees de golf, cada 18 mm
    pegs print panel --size 18 --peg tee
cli-print-sheet = Imprime una hoja de puntos, con fichas para recortar.
cli-print-sheet-examples =
    # Para tres equipos de dos
    pegs print sheet --players 6 --teams 3
cli-print-paper = El tamaño del papel.
cli-print-language = El idioma de las hojas.
cli-print-output = El archivo que se escribe; su final dice de qué tipo: .pdf, .png y, para tableros, .svg y .dxf.
cli-print-board-size = Un tamaño por su nombre (travel, standard, large, marbles), o la distancia entre dos hoyos en milímetros.
cli-print-panel-size = Un tamaño por su nombre (travel, standard, large, marbles), o la distancia entre dos hoyos en milímetros.
cli-print-panels = Paneles unidos con broches de papel en vez de un tablero completo.
cli-print-wood = Una pieza con llaves de mariposa para sierra, fresadora o láser (.svg o .dxf).
cli-print-peg = Las clavijas para las que se perfora: cribbage, craft, tee, large o marble.
cli-print-hole = El diámetro de un hoyo, en milímetros.
cli-print-kerf = El ancho del corte, en milímetros.
cli-print-floor = Añade un fondo sin hoyos, para pegarlo bajo un panel con hoyos pasantes.
cli-print-marker = Añade un hoyo para una clavija más, que muestra de quién es el panel.
print-written = Listo: { $file }.
print-ending = No se puede escribir { $file }. El nombre del archivo debe terminar en { $endings }.
print-no-paper = No hay un papel { $paper }. Los papeles son { $papers }.
