# pegs doctor: what a server needs, one line each.

cli-doctor = Check everything that “pegs serve” needs with the same options, and say how to fix what’s wrong.
cli-doctor-examples =
    # With the options of the environment and the file
    pegs doctor
    # For an address that others use
    pegs doctor --public-url https://pegs.example

doctor-is-good = ok    { $subject }: { $sentence }
doctor-is-note = note  { $subject }: { $sentence }
doctor-is-fix = FIX   { $subject }: { $sentence }

doctor-clock = Clock
doctor-clock-good = It’s { $now }.
doctor-clock-behind = It shows { $now }, but a file here was written at { $newest }. Set the computer’s clock (on Linux: timedatectl set-ntp true).
doctor-clock-differs = It shows { $now } here and { $theirs } at the database. Set the clock that’s wrong (on Linux: timedatectl set-ntp true).

doctor-disk = Disk
doctor-disk-good = { $folder } can be written to, and { $megabytes } MB are free.
doctor-disk-full = Only { $megabytes } MB are free for { $folder }. Make room, or choose another folder with --data.
doctor-disk-elsewhere = PostgreSQL has everything, so this computer’s disk isn’t needed.

doctor-database = Database
doctor-database-good = { $file } is sound ({ $megabytes } MB).
doctor-database-none = There’s none yet. The first start makes { $file }.
doctor-database-older = It’s from an earlier version, and the next start updates it. Make a backup first: pegs backup FILE
doctor-database-damaged = { $file } is damaged. Stop the server, and restore a backup: pegs restore FILE
doctor-postgresql-good = PostgreSQL { $version } on { $server } can be used.
doctor-postgresql-older = It’s from an earlier version, and the next start updates it. Make a backup first, with pg_dump.
doctor-postgresql-old = PostgreSQL on { $server } has version { $version }. Update it to { $needed } or newer.

doctor-port = Port
doctor-port-free = { $port } is free at { $host }.
doctor-port-other = { $port } is taken by another program, so the server would take { $other }. To keep a port, choose one with --port.
doctor-port-running = A server is running at { $address }.
doctor-port-silent = A server is running at { $address }, but nobody can play there: { $problem }

doctor-public = Public address
doctor-public-good = { $url } leads to this program.
doctor-public-plain = { $url } leads to this program, but without HTTPS, so without notifications and the installed app.
doctor-public-none = There’s none, so only people in this network can play, at { $url }. For others, set --public-url.
doctor-public-silent = { $url } can’t be reached from here ({ $problem }). Check its name, its proxy and the firewall. If your router doesn’t let its own address be used from inside, try a phone without Wi-Fi.
doctor-public-other = Something else answers at { $url } ({ $problem }). Let the proxy send everything below it to this server.
doctor-public-stopped = { $url } doesn’t lead here ({ $problem }), and no server is running on this computer. Start it, and run this again.

doctor-proxy = Proxy
doctor-proxy-good = It forwards who asks for which address, and sockets.
doctor-proxy-none = Without a public address, none is needed.
doctor-proxy-unknown = It can be checked once the public address leads here.
doctor-proxy-claims = It believes clients who claim to have another address. Let it set X-Forwarded-For, instead of adding to it.
doctor-proxy-unheard = Everyone seems to come from { $address }. If that’s your proxy, set --proxies { $address }, and let it set X-Forwarded-For.
doctor-proxy-site = A request to { $url } arrives as one to { $site }. Let the proxy forward Host, set X-Forwarded-Proto, and leave the path as it is, or set --public-url to the address that people use.
doctor-proxy-sockets = No socket can be opened at /ws ({ $problem }). Let the proxy forward WebSockets there.

doctor-push = Notifications
doctor-push-good = Push services can reach you at { $contact }.
doctor-push-none = They’re off. To offer them, set --push-contact, or an https address on the internet with --public-url.

doctor-engine = Rules engine
doctor-engine-good = It’s compiled for this computer ({ $machine }).
doctor-engine-wrong = It finds no turns. Install the program again.
doctor-engine-later = It isn’t compiled yet. The first start does that, in half a minute.
doctor-engine-python = It runs as plain Python, thousands of times slower. Unset PEGS_KERNEL and NUMBA_DISABLE_JIT.

doctor-versions = Versions
doctor-versions-good = Pegs and Jokers { $ours }, Python { $python }, SQLite { $sqlite }, { $system }
doctor-versions-differ = { $ours } is installed, but the server that’s running is { $running }. Restart it.

doctor-options = Options (all others have their defaults):
doctor-options-none = All options have their defaults.
doctor-option = { $option } is { $value }, from { $source }
doctor-option-given = { $option } is { $value }, from the command line
