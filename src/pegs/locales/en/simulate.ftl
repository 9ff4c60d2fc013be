### Simulation and comparison.

cli-simulate = Play many games between bots and report what happens in them.
cli-simulate-examples =
    # How often does a good player beat a middling one?
    pegs simulate --seats hints,greedy
    # How long does a game for six take by your own rules?
    pegs simulate --rules ours.toml --players 6 --chart lengths.svg
cli-simulate-seats = Bots, separated by commas: one per seat, or fewer for the teams to take in turn. MODULE:NAME is a Python class of your own.
cli-simulate-games = Number of games.
cli-simulate-seed = Seed; the same seed gives the same games.
cli-simulate-max-turns = Stop a game after this many turns.
cli-simulate-threads = Number of threads.
cli-simulate-ray = Play on the Ray cluster at this address, or “local” to start one on this computer.
cli-simulate-json = Print the report as JSON.
cli-simulate-csv = Write the report to this file as CSV (- for standard output).
cli-simulate-chart = Draw a chart in this file: .svg or .png.
cli-simulate-games-out = Write one row per game to this file: .csv or .parquet.
cli-simulate-seats-out = Write one row per game and seat to this file: .csv or .parquet.
cli-simulate-save = Save the simulation in this file every few seconds.
cli-simulate-resume = Resume the simulation saved in this file.

cli-compare = Compare two bots, or two rule sets, on the same deals.
cli-compare-examples =
    # Which of two bots is stronger?
    pegs compare hints greedy
    # What changes if you play by the Arizona rules?
    pegs compare basic arizona
cli-compare-a = A bot (a name or MODULE:NAME) or a rule set (a name or a rules file).
cli-compare-b = What to compare A with.
cli-compare-rules = Rule set for comparing two bots.
cli-compare-seats = Bots for comparing rule sets.
cli-compare-games = Number of games, two per deal.
cli-compare-json = Print the comparison as JSON.

cli-ladder = Rank bots: each plays every other on paired deals.
cli-ladder-examples =
    # All built-in bots by the basic rules
    pegs ladder
    # Three of them by two rule sets, with a chart
    pegs ladder greedy,hints,strong --rules basic,arizona --chart ladder.svg
cli-ladder-names = Bots, separated by commas: names, or MODULE:NAME for your own.
cli-ladder-all = all listed bots
cli-ladder-rules = Rule sets, separated by commas: names or rules files.
cli-ladder-games = Games for each pair of bots under each rule set, two per deal.
cli-ladder-chart = Draw the ladder in this file (.svg or .png).
cli-ladder-json = Print the ladder as JSON.
ladder-names = A ladder needs at least two bots, each named once.
ladder-too-short = Stopped before every bot had played against every other, so there’s no ladder yet.
ladder-title = The ladder
ladder-games = { $rules }, { $players } players, { $teams } teams: { $games } games, two on each deal with sides swapped, seed { $seed }
ladder-player = Bot
ladder-rating = Rating
ladder-against = vs. { $player }
ladder-how = With 100 points more, a bot wins about 64% of the games; with 400 points more, about 91%.
ladder-description = Every bot’s rating, with its 95% interval, the best at the top.

simulate-too-many-names = That’s { $names } bots. Name one per seat ({ $players }), or at most one per team ({ $teams }).
simulate-not-a-number = { $option } must be a whole number from { $least } to { $most }, not { $given }.
simulate-two-outputs = --json and --csv - can’t both use standard output. Name a file for the CSV.
simulate-chart-kind = Name the file something.svg or something.png.
simulate-no-fonts = This computer has no font for the text of a PNG. Write an .svg instead.
simulate-games-kind = Name the file something.csv or something.parquet.
simulate-resumed-games = A saved simulation has only totals, not the games that were played before. Leave out --resume or { $option }.
simulate-same-file = { $first } and { $second } can’t both use “{ $file }”. Name two different files.
simulate-no-folder = The folder of “{ $file }” doesn’t exist. Create it first, or choose another.
simulate-not-written = Can’t write “{ $file }”: { $reason }.
simulate-not-read = Can’t read “{ $file }”: { $reason }.
simulate-not-a-simulation = “{ $file }” isn’t a simulation that this version can read.
simulate-differs = “{ $file }” was made with another setting: { $setting } is { $old } there, not { $new }. Leave that option out, or start a new simulation.
simulate-differs-rules = “{ $file }” was made with different rules, also called { $name }. Start a new simulation.
simulate-player-fails = { $name } failed in game { $game } at the position { $position }: { $error }
simulate-player-illegal = { $name } chose { $turn }, which isn’t legal, in game { $game } at the position { $position }.
simulate-not-an-accumulator = { $given } isn’t a class or function that makes an accumulator: something with the methods before, step, after, and merge.
ray-not-reached = Can’t reach a Ray cluster at { $address }: { $reason }.
ray-lost = The Ray cluster lost the same games { $times } times: { $reason }
ray-other-version = A machine of the Ray cluster has version { $theirs } of Pegs and Jokers, and this one has { $ours }. Install the same version on all of them.
ray-other-sources = A machine of the Ray cluster has version { $version } of Pegs and Jokers, like this one, but not the same source code. Install the same code on all of them.
ray-no-address = No Ray cluster is named. Give its address, such as “192.0.2.1:6379”, or “local” to start one on this computer.
warm-part-simulation = the simulation
warm-part-training = training
warm-part-expert = the expert
warm-part-review = the coach
warm-part-counting = the statistics
simulate-playing = Playing
simulate-progress = { $games } of { $requested } games
simulate-pace = { $pace } games/s
simulate-stopping = Finishing the games in progress … Press Ctrl-C again to stop right away.
simulate-stopped = Stopped after { $games } of { $requested } games.
simulate-saved = Saved. To resume: pegs simulate --resume { $file }
simulate-none-played = Stopped before the first game was finished.

simulate-head = { $rules }: { $players } players, { $individual ->
    [yes] no partners
   *[no] { $teams } teams
}
simulate-head-games = { $games } games, seed { $seed }
simulate-in-python = { $count ->
    [one] Played in Python, which is slower than in the compiled engine: { $players } isn’t compiled.
   *[other] Played in Python, which is slower than in the compiled engine: { $players } aren’t compiled.
}
simulate-unfinished = { $count ->
    [one] { $games } game ({ $share }) was stopped after { $turns } turns.
   *[other] { $games } games ({ $share }) were stopped after { $turns } turns.
}
simulate-wins = Wins by team (95% intervals)
simulate-starts = Wins by starting order
simulate-seats = By seat: share of games won with the last turn, means per game, shares of turns
simulate-length = Length of finished games in turns
simulate-histogram = Finished games by length
simulate-rates = Averages per game
simulate-cards = What the cards were used for (share of the times played)
simulate-bluffing = Declarations
simulate-team = Team
simulate-team-seats = Seats
simulate-players = Players
simulate-player = Player
simulate-seat = Seat
simulate-won = Won
simulate-share = Share
simulate-interval = 95%
simulate-place = Team that played
simulate-nth = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
simulate-last-turn = Last
simulate-bumps = Bumps
simulate-bumped = Hit
simulate-boosts = Boost
simulate-jokers = Jokr
simulate-forced = Forced
simulate-stuck = Stuck
simulate-mean = Mean
simulate-deviation = ±
simulate-shortest = Min
simulate-longest = Max
simulate-rate-turns = Turns, all players together
simulate-rate-bumps = Bumps: opponents’ pegs sent to their { $start }
simulate-rate-boosts = Boosts: team pegs sent to { $in_spot }
simulate-rate-setbacks = Team pegs sent to their { $start }
simulate-rate-jokers = Jokers played
simulate-rate-stuck = Stuck turns: no card could move anything
simulate-rate-forced = Forced turns: only one legal turn
simulate-rate-choices = Legal turns to choose from, per turn
simulate-bluffs-declared = Declarations per game
simulate-bluffs-false = False ones
simulate-bluffs-doubted = Doubted ones
simulate-bluffs-caught = False ones that were doubted
simulate-card = Card
simulate-per-game = /game
simulate-use-out = Out
simulate-use-forward = Fwd
simulate-use-backward = Back
simulate-use-split = Split
simulate-use-swap = Swap
simulate-use-landing = Land
simulate-use-send = Send
simulate-use-discard = Disc.
simulate-use-free = Free

chart-title = { $rules }: { $games } games
chart-subtitle = { $players } players, { $individual ->
    [yes] no partners
   *[no] { $teams } teams
}; seed { $seed }
chart-description = Share of games won by each team, length of games, and what each card is used for.
chart-wins = Games won, with 95% intervals
chart-team = Team { $team } ({ $seats }): { $players }
chart-length = Length of games in turns
chart-mean = mean { $mean }
chart-cards = What the cards are used for
chart-per-game = per game
chart-use-out = coming out
chart-use-forward = forward
chart-use-backward = backward
chart-use-split = split
chart-use-swap = swap
chart-use-landing = landing
chart-use-send = sending to start
chart-use-discard = discard
chart-use-free = out for free

compare-mixed = “{ $player }” is a bot and “{ $other }” isn’t. Compare two bots ({ $players }) or two rule sets.
compare-odd-teams = Two bots can’t share { $teams } teams evenly. Choose an even number of teams.
compare-no-seats = --seats is for comparing rule sets. Two bots that are compared take all the seats.
compare-no-rules = --rules is for comparing bots. Two rule sets are compared with each other.
compare-players = { $a } vs. { $b }
compare-games = { $rules }, { $players } players, { $teams } teams: { $games } games, two on each deal with sides swapped, seed { $seed }
compare-unfinished = Unfinished games, counted as half a win for each: { $games }
compare-share = { $a } wins { $share } of the games (95% interval { $interval }).
compare-pairs = Both games of a deal: { $a } won { $both } times, { $b } { $none } times; { $split } deals were shared.
compare-lead = { $a } leads { $b } by { $lead } points ({ $interval }).
compare-even = There’s no difference, so no number of games would settle it.
compare-settled = That settles it. With a lead of this size, about { $games } games would have been enough.
compare-unsettled = That doesn’t settle it. With a lead of this size, it would take about { $games } games.
compare-rules = From { $a } to { $b }
compare-rules-games = { $players } players, { $teams } teams ({ $names }): { $games } games under each, seed { $seed }
compare-rules-unfinished = { $rules }: { $games } unfinished games
compare-measure = Average per game
compare-a = A
compare-b = B
compare-difference = B − A
compare-to-settle = To settle
compare-turns = Turns
compare-forced = Forced turns
compare-choices = Choices per turn
compare-stuck = Stuck turns
compare-bumps = Bumps
compare-boosts = Boosts
compare-jokers = Jokers played
compare-advantage = Edge of going first
compare-star = * The interval excludes 0, so the difference is settled. To settle: the number of games it takes.
