### The coach at a table: "Are you sure?" before a blunder.

sure-title = Are you sure?
sure-again = Choose again
sure-play = Play it anyway
sure-note = Only you see this. No more than twice a game.
coach-switch = Coach
coach-note = Asks “Are you sure?” before a turn that costs a lot.
coach-missing = Asks “Are you sure?” once { $names } turns it on, too.
