### The command line.

language-unknown = There’s no translation for the language “{ $language }”. Use one of these: { $languages }.

cli-pegs = Pegs and Jokers by your own house rules.
cli-version = Show the version.
cli-pegs-examples =
    # Play in this terminal, against bots
    pegs play
    # Play in the browser and on the phones in the house
    pegs serve
    # What are the Arizona rules?
    pegs rules show arizona
    # How much stronger is one bot than another?
    pegs compare hints greedy
cli-in-browser = In the browser, here and on every phone in the house: { $command }
cli-completion-install = Let your shell complete commands with the Tab key.
cli-completion-show = Print the script for that instead of installing it.
cli-completion-installed = { $shell } completes pegs commands as soon as you open a new terminal (from { $file }).
cli-completion-no-shell = Can’t find out which shell this is. Completion works in { $shells }.
cli-default-last-rules = your last game’s rules
cli-default-teams = as the rules say
cli-default-threads = one per core, or one in all for bots written in Python
cli-default-data = your own data folder

cli-rules = List, show, compare, and check rule sets.
cli-rules-examples =
    # What are the Wizard rules, and how do they differ from the basic game?
    pegs rules show wizard
    pegs rules diff basic wizard
    # Answer a few questions about how you play at home
    pegs rules new ours.toml
    # Write your own rules, starting from a named set
    pegs rules show arizona --toml > ours.toml
    pegs rules check ours.toml
cli-rules-list = List rule sets: the named ones, or all that say some words.
cli-rules-list-words = What you know of the rules: castle, marbles, “two trades places”.
cli-rules-list-all = Also list the sheets that clubs, makers and families publish.
cli-rules-show = Show all the rules of a rule set.
cli-rules-show-sources = Show where each rule comes from.
cli-rules-show-toml = Write a rules file instead.
cli-rules-diff = Show what differs between two rule sets.
cli-rules-effect = Measure what house rules do to the game, with Strong bots.
cli-rules-effect-examples =
    # What does our sheet do to the game it’s based on?
    pegs rules effect ours.toml
    # What if everyone held only four cards?
    pegs rules effect basic --set hand_size=4
    # Two rule sets, six players
    pegs rules effect arizona --against kilpatrick --players 6
cli-rules-effect-set = Change a switch of the sheet first; may be given several times.
cli-rules-effect-against = What to compare the sheet with.
cli-rules-effect-games = Number of deals, each played three times under both: at least 100, or fewer with --json.
cli-rules-effect-pace = How long people take for a turn, in seconds.
cli-rules-effect-json = Print the measures as JSON.
cli-default-base = the set it’s based on
cli-rules-switches = List everything a rules file can change.
cli-rules-check = Check a rules file and list everything that’s wrong with it.
cli-rules-new = Answer a few questions about how you play at home, and write a rules file.
cli-rules-new-examples =
    # How do you play at home?
    pegs rules new
    # Name the file first, and play by it afterward
    pegs rules new ours.toml
    pegs play --rules ours.toml
cli-rules-new-file = The path of the new rules file.
cli-rules-name-or-file = A rule set’s name, or the path to a rules file.
cli-rules-file = The path to a rules file.

## Mistakes in a command line, and headings of help

cli-no-command = “{ $command }” has no command “{ $name }”.
cli-known-commands = The commands are: { $commands }.
cli-no-option = “{ $command }” has no option { $option }.
cli-option-value = { $option } needs a value.
cli-option-bare = { $option } doesn’t take a value.
cli-missing = “{ $command }” needs { $argument }: { $meaning }
cli-number-expected = { $option } must be { $bounds ->
    [both] a whole number from { $least } to { $most }
   *[least] a whole number, { $least } or more
}, not “{ $given }”.
cli-text-expected = { $option } must be one line of plain text, not “{ $given }”.
cli-address-expected = { $option } must be an address such as https://pegs.example, not “{ $given }”.
cli-address-password = { $option } must be an address such as https://pegs.example, without a user name or password.
cli-text-too-long = { $option } can have at most { $most } characters.
cli-empty-word = One of the words is empty. Leave it out, or check the shell variable it came from.
cli-too-much = “{ $command }” doesn’t know what to do with this: { $words }. Put quotation marks around text with spaces.
cli-too-many = “{ $command }” needs an option before “{ $words }”.
cli-not-understood = Can’t read the command line: { $problem }
cli-system-refuses = Can’t use { $file }: { $reason }.
extra-coming = This is still being installed. Try again in a minute.
extra-missing = { $extra ->
    [server] The server isn’t installed.
    [postgres] PostgreSQL support isn’t installed.
    [parquet] Parquet files and Arrow tables need one more package.
    [pandas] The package pandas isn’t installed.
    [ray] The package Ray isn’t installed.
    [simulate] Simulations need NumPy.
    [jit] Compiling the engine needs Numba.
    [print] Printing needs a few more packages.
    [study] This interface for studying the game isn’t installed.
   *[charts] Drawing PNG charts needs one more package.
} Install it: pip install "pegs-and-jokers[{ $extra }]"
cli-see-help = For help: { $command } --help
cli-help = Show this help.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-examples = Examples:
cli-help-default = default: { $value }
cli-help-at-least = { $least } or more
cli-help-between = { $least } to { $most }
cli-help-language = To use another language, set PEGS_LANGUAGE to one of these: { $languages }.

## Why a file can’t be opened

system-missing = no such file or folder
system-is-folder = it’s a folder
system-no-folder = part of the path isn’t a folder
system-denied = permission denied
system-full = the disk is full
system-long-name = the name is too long

cli-config = File with any of these options, by their names: port = 8722.
cli-config-default = server.toml in your own folder for settings, if it’s there
cli-config-unreadable = Can’t read { $file } ({ $problem }).
cli-config-unknown = { $file } has an unknown setting: “{ $name }”.
cli-help-now = now: { $value }, from { $source }
cli-data = Folder of the database.
cli-database = URL of a PostgreSQL database to use instead. It may have a password, and others on this computer can see command lines: set it in the environment or in the file.
