### El formulario de las reglas de la casa.

rulesform-of-card = { $card }: { $label }
rulesform-fix = { $switch }: { $value }
rulesform-yes = sí
rulesform-no = no
rulesform-none = nada
rulesform-no-such-switch = No hay ninguna opción llamada “{ $switch }”.
rulesform-line = Línea { $line }: { $problem }
