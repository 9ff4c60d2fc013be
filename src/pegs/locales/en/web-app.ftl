### The frame of every page in the browser.

app-name = Pegs and Jokers
app-offline = Can’t reach the table. We’ll keep trying; your game is safe.
app-busy =
    { $seconds ->
        [one] The server is busy. Trying again in a second.
       *[other] The server is busy. Trying again in { $seconds } seconds.
    }
app-unreachable = Can’t reach the server. Try again in a moment.
app-went-wrong = Something went wrong. Try again.
app-lost = This page doesn’t exist.
app-unreachable-page = This page didn’t load.
app-to-front = Home page
app-again = Try again
app-close = Close
app-sounds = Sounds
app-keep = Save
app-here = on this phone
