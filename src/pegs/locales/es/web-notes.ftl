### Notas en los turnos de una partida terminada: comentarios, flechas y anillos. $you dice si se trata de quien lee.

note-add = Dejar una nota
note-change = Cambiar mi nota
note-mine = Mi nota
note-of = Nota de { $name }
note-comment = ¿Qué piensas de este turno?
note-how = Arrastra de hoyo a hoyo en el tablero para una flecha, toca para un anillo. Otra vez lo mismo lo hace del otro tipo, y una más lo quita.
note-most = Caben tres flechas y tres anillos. Dibuja uno dos veces más para quitarlo.
note-clear = Borrar lo dibujado
note-cancel = Cancelar
note-save = Guardar
note-saved = Quien tenga el enlace de esta repetición puede leer tu nota.
note-delete = Borrar mi nota
note-deleted = Tu nota se borró.
note-show = Mostrar las flechas de { $name }
note-mark = nota
note-arrow = Flecha de { $from } a { $to }.
note-ring = Anillo en { $at }.
note-start = { $you ->
    [yes] tu { $start }
   *[no] { $start } de { $name }
}
note-peg = { $you ->
    [yes] tu clavija { $number }
   *[no] la clavija { $number } de { $name }
}
note-peg-near = { $you ->
    [yes] tu clavija cerca de { $near }
   *[no] la clavija de { $name } cerca de { $near }
}
note-landmark = { $you ->
    [yes] tu { $word }
   *[no] { $word } de { $name }
}
