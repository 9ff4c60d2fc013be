### Everything on another device, and the backup link.

device-title = Use another device
device-lead = Your name, games, rules and clubs come along, and stay on this device, too.
device-scan = Scan it with the other device’s camera. Or open { $address } there and type the code.
device-qr = QR code for your other device
device-until = Works once, until { $until }.
device-expired = This code has expired.
device-used = Your other device has everything now.
device-again = Get another code
device-have-code = Coming from another device?
device-have-code-note = There, open Settings, tap Use another device, and type its code here.
device-code = Code from your other device
device-next = Next
device-link-cut = This link isn’t complete. Copy it again, to its very end.

device-backup = Backup link
device-backup-note = Lost your phone, or its browser forgot everything? This link brings it all back. Save it in your notes, or send it to yourself. Anyone who has it can play as you.
device-backup-name = Pegs and Jokers, my backup
device-backup-make = Make a backup link
device-backup-keep = Save the link
device-backup-saved = Up to date as of { $when }.
device-backup-delete = Delete the backup
device-backup-delete-note = The link stops working. Your games stay on this device.
device-backup-delete-yes = Yes, delete the backup

device-ask = Bring your games to this device?
device-restore = Get your games back?
device-restore-saved = Saved { $when }
device-ask-note = What’s already on this device stays, and what you deleted here doesn’t come back.
device-bring = Bring them here
device-came = Everything’s here
device-came-nothing = There was nothing to bring
device-name = { $name }
device-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
device-rules = Your rules: { $names }
device-clubs = { $count ->
    [one] Club: { $names }
   *[other] Clubs: { $names }
}
device-results = Your lessons, puzzles and daily deals
device-done = Done

device-keep = Keep your games on this phone
device-keep-why = Safari may forget a website that you haven’t opened for a week, and your games here with it.
device-keep-home = Put the app on your home screen:
device-keep-home-how = tap Share, then Add to Home Screen. The next page has the code that brings your games there.
device-keep-backup-how = Save it in your notes, and it brings everything back.
device-keep-go = Show me both
device-home = On your home screen
device-home-how = In Safari, tap Share, then Add to Home Screen. There, open Settings, tap Use another device, and type the code above. Apps on the home screen don’t forget.
