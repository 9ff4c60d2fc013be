### The frame of every page in the browser.

app-name = Pegs and Jokers
app-offline = You are offline. The table waits, and this page comes back by itself.
app-unreachable = The server cannot be reached. Try again in a moment.
app-went-wrong = Something went wrong here. Try again.
app-lost = There is no page here.
app-unreachable-page = This page could not be fetched.
app-to-front = To the front page
app-again = Try again
app-close = Close
