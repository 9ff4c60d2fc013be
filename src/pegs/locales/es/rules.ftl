### Las reglas en palabras: la descripción de un reglamento y los mensajes sobre archivos de reglas. Las frases de cada opción están en switches.ftl.

## Cómo se llaman los lugares si un reglamento no tiene palabra propia

word-start = salida
word-home = meta
word-in_spot = hoyo de entrada
word-out_spot = hoyo de salida
card-joker = comodín

## La descripción: los temas

section-winning = El objetivo
section-board = El tablero
section-packs = La baraja
section-turn = Tu turno
section-cards = Qué hace cada carta
section-moving = Mover
section-landing = Comer
section-stuck = Sin poder mover
section-helping = Ayudar a tu pareja
section-bluffing = Faroles
section-talk = Hablar en la mesa

## La descripción: lo que vale en todas las reglas

rule-always_count = { $splits ->
        [yes] Hay que usar el número completo de la carta, con una clavija o dividido entre dos.
        [many] Hay que usar el número completo de la carta, con una clavija o dividido entre varias.
       *[no] Hay que usar el número completo de la carta.
    }
rule-always_own = { $land_on_own ->
        [start] { $pass_own ->
            [true] { $pass_in_home ->
                [true] En su { $home_word }, una clavija no puede caer sobre otra de su color. Por encima de las de otro color, siempre puede pasar.
               *[false] En su { $home_word }, una clavija no puede pasar por encima de otra de su color ni caer sobre ella. Por encima de las de otro color, siempre puede pasar.
            }
           *[false] { $pass_in_home ->
                [true] En el recorrido, una clavija no puede pasar por encima de otra de su color, y en su { $home_word } no puede caer sobre ella. Por encima de las de otro color, sí puede pasar.
               *[false] Una clavija no puede pasar por encima de otra de su color, ni caer sobre ella en su { $home_word }. Por encima de las de otro color, sí puede pasar.
            }
        }
       *[forbidden] { $pass_own ->
            [true] { $pass_in_home ->
                [true] Una clavija no puede caer sobre otra de su color. Por encima de las de otro color, siempre puede pasar.
               *[false] Una clavija no puede caer sobre otra de su color, ni pasar por encima de ella en su { $home_word }. Por encima de las de otro color, siempre puede pasar.
            }
           *[false] { $pass_in_home ->
                [true] En el recorrido, una clavija no puede pasar por encima de otra de su color, y nunca puede caer sobre ella. Por encima de las de otro color, sí puede pasar.
               *[false] Una clavija no puede pasar por encima de otra de su color ni caer sobre ella. Por encima de las de otro color, sí.
            }
        }
    }
rule-always_back = Una clavija no puede entrar en su { $home_word } hacia atrás, ni retroceder dentro de su { $home_word }.
rule-always_opponent = Si caes sobre una clavija rival, te la comes y vuelve a su { $start_word }.
rule-always_safe = { $bluffing ->
        [true] Una clavija solo puede entrar en su { $home_word }, y nunca moverse a su { $start_word }. Ninguna clavija puede caer sobre otra que está en su { $home_word }. Solo una duda perdida puede mandarla de vuelta.
       *[false] Una clavija solo puede entrar en su { $home_word }, y nunca moverse a su { $start_word }. Ninguna clavija puede caer sobre otra que está en su { $home_word }.
    }
rule-always_winner = { $partners ->
        [all] Gana el primer equipo que tiene todas sus clavijas en su { $home_word }.
        [none] Gana el primero que tiene todas sus clavijas en su { $home_word }.
       *[some] Gana el primer equipo que tiene todas sus clavijas en su { $home_word }. Sin parejas, gana el primer jugador que lo logra.
    }
rule-for-players = { $number } para { $players } jugadores

## La descripción: las cartas

rule-by-number = Avanza el número de la carta con { $move ->
        [team] una clavija de tu equipo
       *[own] una de tus clavijas
    }.
rule-idle-card = No puede mover ninguna clavija.
rule-out = { $move ->
        [team] Saca una clavija de tu equipo{ $steps ->
            [0] .
           *[other] {" "}y avanza { $steps } con ella.
        }
       *[own] Saca una de tus clavijas{ $steps ->
            [0] .
           *[other] {" "}y avanza { $steps } con ella.
        }
    }
rule-forward = { $nth ->
        [first] { $move ->
            [team] Avanza { $counts } con una clavija de tu equipo.
           *[own] Avanza { $counts } con una de tus clavijas.
        }
       *[next] O avanza { $counts } con una.
    }
rule-backward = { $nth ->
        [first] { $move ->
            [team] Retrocede { $counts } con una clavija de tu equipo.
           *[own] Retrocede { $counts } con una de tus clavijas.
        }
       *[next] O retrocede { $counts } con una.
    }
rule-split = { $nth ->
        [first] Divide
       *[next] O divide
    } { $printed ->
        [yes] el { $count }
       *[no] { $count } hoyos
    } entre { $sharing ->
        [own] dos de tus clavijas
        [whole-team] { $different ->
            [yes] dos clavijas de tu equipo de distinto color
           *[no] dos clavijas cualesquiera de tu equipo
        }
        [team] { $different ->
            [yes] una de tus clavijas y luego una de un compañero
           *[no] una de tus clavijas y luego cualquier otra de tu equipo
        }
       *[any] { $different ->
            [yes] dos clavijas cualesquiera de distinto color
           *[no] dos clavijas cualesquiera del tablero
        }
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , primero una parte hacia delante y luego otra hacia atrás
           *[any] , una parte hacia delante y otra hacia atrás
        }
       *[any] { $order ->
            [forward-first] , cada parte hacia delante o hacia atrás, pero primero las que avanzan
           *[any] , cada parte hacia delante o hacia atrás
        }
    }.{ $with ->
        [any] {" "}Las rivales solo se mueven por el recorrido.
       *[other] {""}
    }{ $alone ->
        [no] {""}
        [own] {" "}Si solo tienes una clavija en el recorrido, puede avanzar { $count } ella sola.
        [team] {" "}Si tu equipo solo tiene una clavija en el recorrido, puede avanzar { $count } ella sola.
        [yours] {" "}Si la única clavija de tu equipo en el recorrido es tuya, puede avanzar { $count } ella sola.
       *[any] {" "}Si la única clavija en el recorrido es { $move ->
            [team] de tu equipo
           *[own] tuya
        }, puede avanzar { $count } ella sola.
    }
rule-split-many = { $nth ->
        [first] Divide
       *[next] O divide
    } { $printed ->
        [yes] el { $count }
       *[no] { $count } hoyos
    } entre { $sharing ->
        [own] { $most } de tus clavijas como máximo
        [whole-team] { $most } clavijas de tu equipo como máximo
        [team] { $most } clavijas de tu equipo como máximo, la primera tuya
       *[any] { $most } clavijas como máximo, de cualquiera
    }{ $different ->
        [yes] , todas de distinto color
       *[no] {""}
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , primero alguna parte hacia delante y luego alguna hacia atrás
           *[any] , con alguna parte hacia delante y alguna hacia atrás
        }
       *[any] { $order ->
            [forward-first] , cada parte hacia delante o hacia atrás, pero primero las que avanzan
           *[any] , cada parte hacia delante o hacia atrás
        }
    }.{ $with ->
        [any] {" "}Las rivales solo se mueven por el recorrido.
       *[other] {""}
    }{ $alone ->
        [no] {""}
        [own] {" "}Si solo tienes una clavija en el recorrido, puede avanzar { $count } ella sola.
        [team] {" "}Si tu equipo solo tiene una clavija en el recorrido, puede avanzar { $count } ella sola.
        [yours] {" "}Si la única clavija de tu equipo en el recorrido es tuya, puede avanzar { $count } ella sola.
       *[any] {" "}Si la única clavija en el recorrido es { $move ->
            [team] de tu equipo
           *[own] tuya
        }, puede avanzar { $count } ella sola.
    }
rule-corner_to_corner = { $nth ->
        [first] Lleva una clavija
       *[next] O lleva una clavija
    } de una esquina hasta la siguiente, por encima de cualquier otra.
rule-swap = { $nth ->
        [first] Cambia
       *[next] O cambia
    } de lugar { $answer ->
        [own] { $move ->
            [team] una clavija de tu equipo y otra de otro color
           *[own] una de tus clavijas y la de cualquier otro
        }
       *[any] dos clavijas cualesquiera de distinto color
    }, las dos en el recorrido.
rule-jump_from = { $nth ->
        [first] Salta
       *[next] O salta
    } con { $anywhere ->
        [yes] { $move ->
            [team] cualquier clavija de tu equipo
           *[own] cualquiera de tus clavijas
        }
       *[no] { $move ->
            [team] una clavija de tu equipo desde { $places }
           *[own] una de tus clavijas desde { $places }
        }
    } sobre { $onto ->
        [partners] la clavija de un compañero
        [opponents] una clavija rival
       *[any] { $move ->
            [team] una clavija de otro color
           *[own] la clavija de cualquier otro
        }
    } en el recorrido{ $ahead ->
        [yes] , pero solo hacia delante
       *[no] {""}
    }.{ $ahead ->
        [yes] {" "}La clavija que salta no pasa de su { $in_spot_word }.
       *[no] {""}
    }{ $from_start ->
        [yes] {" "}Una clavija que está en su { $start_word } salta como si estuviera en su { $out_spot_word }.
       *[no] {""}
    }
rule-jump_start_first = { $move ->
        [team] Si tu equipo tiene alguna clavija en su { $start_word }, el salto tiene que empezar ahí.
       *[own] Si tienes alguna clavija en tu { $start_word }, el salto tiene que empezar ahí.
    }
rule-in_spot_from = { $nth ->
        [first] Lleva
       *[next] O lleva
    } { $move ->
        [team] una clavija de tu equipo
       *[own] una de tus clavijas
    } directo a su { $in_spot_word }, desde { $anywhere ->
        [yes] donde esté
       *[no] { $places }
    }.
rule-send_to_start = { $nth ->
        [first] Manda
       *[next] O manda
    } una clavija rival del recorrido a su { $start_word }.
rule-from-start = su { $start_word }
rule-from-track = el recorrido
rule-from-home = su { $home_word }

## Archivos de reglas

rules-unknown = No hay reglas llamadas “{ $name }”. Para usar un archivo, da su ruta, que acaba en .toml.
rules-unknown-set = No hay reglas llamadas “{ $name }”. Elige unas de la lista.
rules-file-missing = No existe el archivo “{ $file }”. Revisa el nombre y la carpeta.
rules-file-unreadable = Este archivo no se puede leer como texto ({ $reason }).
rules-file-cycle = Estos archivos se extienden unos a otros en círculo: { $files }. Haz que uno de ellos extienda un reglamento con nombre.
rules-file-not-toml = Esta línea no se puede leer{ $fault ->
    [open] : falta una comilla al final de una palabra
    [twice] : otra línea anterior ya lo fija
    [name] : tiene que empezar con un nombre
    [equals] : tras el nombre no viene un signo igual
    [heading] : un título va entre corchetes, como [cards.9]
    [list] : aquí se abre un corchete o una llave que no se cierra
    [value] : tras el signo igual no hay ni un número ni una palabra entre comillas
    [more] : sobra algo al final
    [control] : contiene un carácter de control
    [nested] : hay demasiados corchetes o nombres unos dentro de otros
    [number] : este número es demasiado grande
    [many] : el archivo fija demasiadas cosas
    [size] : el archivo es demasiado largo
    [long] : este nombre es demasiado largo
   *[other] {""}
}.{ $fault ->
    [twice] {""}
    [control] {""}
    [nested] {""}
    [number] {""}
    [many] {""}
    [size] {""}
    [long] {""}
   *[other] {" "}Escribe líneas como hand_size = 6 o draw = "before", con las palabras entre comillas.
}
rules-file-extends-missing = El archivo no dice de qué reglas parte. Añade una línea como extends = "basic".
rules-file-base-wrong = Las reglas que extiende, “{ $base }”, tienen errores propios:
rules-file-more-mistakes = Estos son los primeros { $most } errores; puede haber más.
rules-file-changes-nothing = El archivo no cambia nada en “{ $base }”. Añade lo que es distinto, o usa “{ $base }” directamente.
rules-file-nearest = ¿Querías decir “{ $word }”?
rules-file-known = Elige entre: { $known }.
rules-file-key-unknown = “{ $key }” no es el nombre de una opción.
rules-file-card-outside = Lo que hace una carta va bajo su propio título: [cards.{ $card }].
rules-file-power-outside = “{ $power }” es de una carta. Ponlo bajo el título de esa carta, como [cards.9].
rules-file-switch-inside-card = “{ $key }” es de todo el juego, no de una carta. Ponlo antes del primer título entre [corchetes].
rules-file-card-unknown = “{ $card }” no es una carta. Las cartas son A, 2 a 10, J, Q, K y joker; JQK son las tres, y "2, 3, 4" es cada una de estas.
rules-file-card-table-expected = Lo que hace una carta va en líneas bajo [cards.{ $card }], como forward = 5.
rules-file-card-twice = “{ $power }” de la carta { $card } está dos veces. Deja solo una.
rules-file-power-unknown = “{ $power }” no es un poder que pueda tener una carta.
rules-file-place-unknown = “{ $key }” no es un lugar que pueda tener palabra propia.
rules-file-language-expected = “{ $key }” no es un idioma. Escribe sus dos letras minúsculas, como es.
rules-file-number-expected = se esperaba un número entero, no { $value }.
rules-file-number-too-large = se esperaba un número hasta { $most }, no { $value }.
rules-file-yes-or-no-expected = se esperaba true o false, no { $value }.
rules-file-word-expected = se esperaba una de estas palabras: { $words }, no { $value }.
rules-file-list-too-long = { $value } tiene más de { $most } elementos.
rules-file-twice-in-list = { $value } repite algo.
rules-file-per-players-expected = se esperaba un número, { $words }, o escalones como {"{"} 6 = 3, 10 = 4 {"}"}, no { $value }.
rules-file-players-expected = se esperaba un número de jugadores de { $least } a { $most }, no { $value }.
rules-file-teams-expected = { $players } jugadores no pueden formar { $teams } equipos iguales.
rules-file-table-expected = “{ $key }” necesita líneas propias bajo [{ $key }], no { $value }.
rules-file-control-character = { $key }: { $value } contiene un salto de línea u otro carácter de control. Quítalo.
rules-file-text-expected = { $key }: se esperaba un texto entre comillas, no { $value }.
rules-file-texts-expected = { $key }: se esperaban textos entre comillas, como ["uno", "dos"], no { $value }.

## Las reglas en la línea de comandos

rules-differ-not = Las reglas son las mismas.
rules-no-say = (no se usa)
rules-in-order = { $file } está bien. Extiende { $base } y cambia { $count ->
        [one] una opción
       *[other] { $count } opciones
    }: { $changes }.
rules-in-order-whole = { $file } está bien. Es un reglamento completo que no extiende otro.
rules-in-order-words = { $file } está bien. Extiende { $base }, con nombre, palabras o asientos propios.
rules-cannot-play = { $file } no sirve para estos jugadores: { $seatings }. { $reason }
rules-many-turns = Con { $players } jugadores, puedes tener miles de jugadas para elegir. Mostrarlas todas tarda un poco, pero siempre puedes elegir una carta, luego una clavija y luego un hoyo.
rules-list-name = nombre
rules-list-title = título
rules-list-players = jugadores
rules-list-aliases = también
rules-list-more = “pegs rules show NOMBRE” muestra un reglamento; “pegs rules diff NOMBRE NOMBRE” compara dos.
rules-list-none = Ningún reglamento dice eso. Prueba con menos palabras.
rules-diff-switch = opción
cli-rules-show-players = Describir solo las reglas para este número de jugadores.
cli-rules-show-teams = Describir solo las reglas para este número de equipos.
rules-show-no-seating = Con esos jugadores no se pueden formar esos equipos. Elige de 2 a 10 jugadores, en al menos 2 equipos iguales.
rules-show-extends = Extiende { $base }.
rules-show-source = Fuente: { $source }.
rules-show-seatings = Jugadores: { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } sin parejas
       *[other] { $players } en { $teams } equipos
    }
rules-switches-game = Opciones de todo el juego
rules-switches-card = Opciones de una carta, bajo un título como [cards.9] o [cards.JQK]
rules-switches-answers = valores
rules-switches-meaning = significado
answers-number = un número
answers-numbers = un número, o números según los jugadores
answers-several = uno o varios de: { $answers }
