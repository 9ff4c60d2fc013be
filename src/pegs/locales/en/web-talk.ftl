### Talk at the table.

talk-say = Say something
talk-send = Send
talk-react = React
talk-phrases = Phrases
talk-moves = You may talk about moves, but not about the cards you hold.
talk-log = Chat log
talk-nothing = No one has said anything yet.
talk-mute = Mute someone
talk-mute-one = Mute { $name }
talk-mute-none = You’re the only person at this table.
talk-mute-note = You won’t see their messages and reactions on this device. They won’t know.
