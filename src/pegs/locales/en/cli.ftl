### The command line.

language-unknown = There is no catalog for the language “{ $language }”. There are: { $languages }.

cli-pegs = Pegs and Jokers by your own house rules.
cli-version = Tell the version and stop.

cli-rules = List, tell, compare and check rule sets.
cli-rules-list = List the named rule sets.
cli-rules-show = Tell a whole rule set in sentences.
cli-rules-show-sources = Tell where each rule comes from.
cli-rules-show-toml = Write it as a rules file instead.
cli-rules-diff = Show what differs between two rule sets.
cli-rules-switches = Tell what a rules file can change.
cli-rules-check = Check a rules file and tell everything that is wrong with it.
cli-rules-name-or-file = The name of a rule set, or the path of a rules file.
cli-rules-file = The path of a rules file.

## What is wrong with a command line, and the frame of help

cli-no-command = “{ $command }” knows no command “{ $name }”.
cli-known-commands = There are: { $commands }.
cli-did-you-mean = Did you mean “{ $word }”?
cli-no-option = “{ $command }” knows no option { $option }.
cli-option-value = { $option } needs a value behind it.
cli-option-bare = { $option } takes no value.
cli-missing = “{ $command }” needs { $argument }:
cli-number-expected = { $option }: expected { $bounds ->
    [both] a whole number from { $least } to { $most }
    [least] a whole number, { $least } or more
   *[none] a whole number
}, not “{ $given }”.
cli-too-much = “{ $command }” does not know what to do with this: { $words }. What contains blanks stands in quotation marks.
cli-not-understood = The command line cannot be understood: { $problem }
cli-system-refuses = { $file } cannot be used: { $reason }.
cli-see-help = What it takes: { $command } --help
cli-help = Show this and stop.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-default = [usually:

## Why the system refuses a file

system-missing = there is no such file or folder
system-is-folder = that is a folder
system-no-folder = a part of the path is no folder
system-denied = this user is not allowed to
system-full = the disk is full
system-long-name = the name is too long
