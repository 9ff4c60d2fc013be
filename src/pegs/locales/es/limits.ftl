# Límites de un servidor, de un archivo.

limits-unreadable = No se pueden leer límites de { $file }: { $problem }
limits-faults = { $file } tiene estos problemas:
limits-unknown = No hay ningún límite llamado “{ $name }”. La lista está en docs/server.md.
limits-unknown-near = No hay ningún límite llamado “{ $name }”. ¿Querías decir { $near }?
limits-whole = { $name } debe ser un número entero.
limits-positive = { $name } debe ser un número mayor que 0.
