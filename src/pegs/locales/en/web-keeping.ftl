### Keeping the game on this phone, to play it without a connection.

keeping-title = Keep this on my phone
keeping-note = Play anywhere, without internet. { $size }
keeping-not-now = Needs a connection.
keeping-progress = { $percent }% downloaded
keeping-cancel = Cancel
keeping-kept = Kept on this phone
keeping-here = You can play without internet.
keeping-remove = Remove
keeping-done = It’s on your phone. You can play without internet now.
keeping-failed = The download failed. Nothing was saved. Try again.
keeping-browser = This browser is too old for it. It needs Chrome 97, Firefox 115, or Safari 16.4 (iOS 16.4).
keeping-address = It needs a secure address. Open { $address } instead.
keeping-no-address = It needs a secure address, one that begins with https. The person who runs this server can set one up. On that computer itself, open it as localhost.
keeping-why = On a plane, in a car, in a cabin: with bots, or with your family around one phone. Rules, hints, lessons, and replays are there, too.
keeping-later = Not now
keeping-offer = On the road soon?
keeping-alone = No internet, but you can play on this phone.
keeping-waiting = Waiting for the internet
keeping-next = No internet? Next time, keep the game on this phone: it’s in Settings.
