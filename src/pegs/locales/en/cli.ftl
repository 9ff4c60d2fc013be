### The command line.

language-unknown = There is no catalogue for the language “{ $language }”. There are: { $languages }.

cli-pegs = Pegs and Jokers by your own house rules.
cli-version = Tell the version and stop.

cli-rules = List, tell, compare and check rule sets.
cli-rules-show = Tell a whole rule set in sentences.
cli-rules-show-sources = Tell where each rule comes from.
cli-rules-show-toml = Write it as a rules file instead.
cli-rules-diff = Show what differs between two rule sets.
cli-rules-switches = Tell what a rules file can change.
cli-rules-check = Check a rules file and tell everything that is wrong with it.
cli-rules-name-or-file = The name of a rule set, or the path of a rules file.
cli-rules-file = The path of a rules file.
