# Limits of a server, as a file sets them.

limits-unreadable = { $file } cannot be read as a file of limits: { $problem }
limits-faults = { $file } sets limits that make no sense:
limits-unknown = There is no limit called “{ $name }”: docs/server.md lists them.
limits-unknown-near = There is no limit called “{ $name }”: did you mean { $near }?
limits-whole = { $name } is a whole number.
limits-positive = { $name } is a number greater than 0.
