### A shared game or puzzle in a frame on someone else's page, and putting it there.

embed-open = Open
embed-house-rules = House rules

embed-send = Send the link
embed-put = Put it on a page
embed-copy-link = Copy the link
embed-copy-frame = Copy the frame
embed-picture = Picture
embed-show = Show
embed-notes = Comments and arrows
embed-names = Names
embed-read-only = Read only. No chat, no codes, no way into your table.
embed-take-back = Stop sharing
embed-taken-back = This game isn’t shared anymore.
