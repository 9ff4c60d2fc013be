# Límites de un servidor, como los pone un archivo.

limits-unreadable = { $file } no se puede leer como archivo de límites: { $problem }
limits-faults = { $file } pone límites sin sentido:
limits-unknown = No hay ningún límite llamado “{ $name }”: docs/server.md los enumera.
limits-unknown-near = No hay ningún límite llamado “{ $name }”: ¿querías decir { $near }?
limits-whole = { $name } es un número entero.
limits-positive = { $name } es un número mayor que 0.
