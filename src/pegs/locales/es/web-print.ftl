### Imprimir una tarjeta de referencia, en el navegador.

print-title = Imprimir
print-format = ¿Qué tarjeta?
print-format-sheet = Una hoja
print-format-half = Media hoja, dos veces
print-format-pocket = Cuatro de bolsillo
print-format-tent = Para el centro de la mesa
print-format-large = Letra grande
print-language = Idioma
print-language-both = Los dos
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-card = Hacer la tarjeta
print-making = Haciendo la tarjeta …
print-ready = Tu tarjeta está lista.
print-open = Abrir la tarjeta (PDF)
print-page = Mejor imprimir esta página
