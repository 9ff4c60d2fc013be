# Límites de un servidor, como los pone un archivo.

limits-unreadable = { $file } no se puede leer como archivo de límites: { $problem }
limits-faults = { $file } tiene estos problemas:
limits-unknown = No hay ningún límite llamado «{ $name }». La lista está en docs/server.md.
limits-unknown-near = No hay ningún límite llamado «{ $name }»: ¿querías decir { $near }?
limits-whole = { $name } debe ser un número entero.
limits-positive = { $name } debe ser un número mayor que 0.
