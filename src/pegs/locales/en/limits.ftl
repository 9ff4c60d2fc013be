# Limits of a server, from a file.

limits-unreadable = Can’t read limits from { $file }: { $problem }
limits-faults = { $file } has these problems:
limits-unknown = There’s no limit named “{ $name }”. See docs/server.md for the list.
limits-unknown-near = There’s no limit named “{ $name }”: did you mean { $near }?
limits-whole = { $name } must be a whole number.
limits-positive = { $name } must be a number greater than 0.
