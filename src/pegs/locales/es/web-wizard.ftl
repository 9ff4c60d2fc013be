### “¿Cómo juegan en casa?”: la página.

wizard-page-title = ¿Cómo juegan?
wizard-page-sheet = Tu hoja
wizard-page-count = Pregunta { $number }
wizard-page-dont-know = No lo sé
wizard-page-next = Siguiente
wizard-page-closest = Lo más parecido: { $bases }
wizard-page-several = Por ahora encajan { $count } reglamentos
wizard-page-more = Las próximas respuestas lo aclaran.
wizard-page-looks-like = Se parece a { $base }
wizard-page-match = Coinciden { $matching } de tus { $known } respuestas.
wizard-page-use = Usar { $base }
wizard-page-conflict = Estas respuestas no van juntas.
wizard-page-which = ¿Cuál vale?
wizard-page-name = Nombre de tus reglas
wizard-page-suggested = Las reglas de la abuela
wizard-page-you-play = Juegan con { $name ->
    [basic] el juego básico
   *[other] { $base }
}{ $count ->
    [0] , sin cambios.
    [one] {" "}y un cambio:
   *[other] {" "}y { $count } cambios:
}
wizard-page-published = Así se juega en { $title }.
wizard-page-cards = Las cartas
wizard-page-unknown = { $count ->
    [one] No sabías una respuesta. Ahí vale { $base }.
   *[other] No sabías { $count } respuestas. Ahí vale { $base }.
}
wizard-page-review = Revisar
wizard-page-board = Tu tablero
wizard-page-try = Probar con tres bots
wizard-page-print = Imprimir
wizard-page-share = Compartir
wizard-page-share-note = Quien lo escanee recibe { $title }, para jugar o cambiarlas.
wizard-page-qr = Código QR de { $title }
wizard-page-save = Guardar
