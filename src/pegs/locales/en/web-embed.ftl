### A shared game or puzzle in a frame on someone else's page, and putting it there.

embed-open = Open
embed-house-rules = House rules
