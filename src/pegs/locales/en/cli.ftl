### The command line.

language-unknown = There’s no translation for the language “{ $language }”. Use one of these: { $languages }.

cli-pegs = Pegs and Jokers by your own house rules.
cli-version = Show the version.

cli-rules = List, show, compare, and check rule sets.
cli-rules-list = List the named rule sets.
cli-rules-show = Show all the rules of a rule set.
cli-rules-show-sources = Show where each rule comes from.
cli-rules-show-toml = Write a rules file instead.
cli-rules-diff = Show what differs between two rule sets.
cli-rules-switches = List everything a rules file can change.
cli-rules-check = Check a rules file and list everything that’s wrong with it.
cli-rules-name-or-file = A rule set’s name, or the path to a rules file.
cli-rules-file = The path to a rules file.

## Mistakes in a command line, and headings of help

cli-no-command = “{ $command }” has no command “{ $name }”.
cli-known-commands = The commands are: { $commands }.
cli-did-you-mean = Did you mean “{ $word }”?
cli-no-option = “{ $command }” has no option { $option }.
cli-option-value = { $option } needs a value.
cli-option-bare = { $option } doesn’t take a value.
cli-missing = “{ $command }” needs { $argument }.
cli-number-expected = { $option } must be { $bounds ->
    [both] a whole number from { $least } to { $most }
    [least] a whole number, { $least } or more
   *[none] a whole number
}, not “{ $given }”.
cli-too-much = “{ $command }” doesn’t know what to do with this: { $words }. Put quotation marks around text with spaces.
cli-not-understood = Can’t read the command line: { $problem }
cli-system-refuses = Can’t use { $file }: { $reason }.
cli-see-help = For help: { $command } --help
cli-help = Show this help.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-default = [default:
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
