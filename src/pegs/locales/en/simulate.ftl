### Simulation and comparison.

cli-simulate = Play many games between bots and report what happens in them.
cli-simulate-rules = The rule set: a name, or the path of a rules file (arizona where none is named).
cli-simulate-players = The number of players, 2 to 10 (4).
cli-simulate-teams = The number of teams (2).
cli-simulate-seats = Who plays, separated by commas: one name a seat, or fewer that the teams take in turn (hints).
cli-simulate-games = How many games to play (10000).
cli-simulate-seed = The seed: the same one gives the same games (0).
cli-simulate-max-turns = A game over so many turns is left unfinished (20000).
cli-simulate-threads = How many games are played at a time (one a core).
cli-simulate-json = Write the report as JSON.
cli-simulate-csv = Write the report as CSV to this file (- for standard output).
cli-simulate-chart = Draw a chart into this file: .svg or .png.
cli-simulate-save = Keep the simulation in this file, renewed every few seconds.
cli-simulate-resume = Go on with the simulation kept in this file.

cli-compare = Compare two players, or two rule sets, on the same deals.
cli-compare-a = A player, a rule set, or the path of a rules file.
cli-compare-b = What to compare it with.
cli-compare-rules = The rule set that two players play (arizona where none is named).
cli-compare-seats = Who plays when rule sets are compared (hints).
cli-compare-games = How many games to play: two for each deal (2000).
cli-compare-json = Write the comparison as JSON.

simulate-player-unknown = There is no player “{ $name }” for simulations. There are: { $known }.
simulate-too-many-names = { $names } players were named; name one a seat ({ $players }), or at most one a team ({ $teams }).
simulate-not-a-number = { $option } must be at least { $least }, not { $given }.
simulate-two-outputs = Only one of --json and --csv - can write to standard output; name a file for the CSV.
simulate-chart-kind = “{ $file }” is neither .svg nor .png; name the chart's file with one of these endings.
simulate-no-fonts = This machine has no font to write the PNG's text with; write an .svg instead.
simulate-no-folder = The folder of “{ $file }” does not exist; make it first, or name another.
simulate-not-written = “{ $file }” cannot be written: { $reason }.
simulate-not-read = “{ $file }” cannot be read: { $reason }.
simulate-no-simulation = “{ $file }” holds no simulation that this version can read.
simulate-differs = “{ $file }” was made with other settings: its { $setting } is { $old }, not { $new }. Leave the option out, or begin a simulation of its own.
simulate-differs-rules = “{ $file }” was made with other rules by the name of { $name }. Begin a simulation of its own.
warm-part-simulation = simulating games
simulate-playing = Playing
simulate-stopped = Stopped after { $games } of { $wished } games.
simulate-kept = What is done is kept; go on with: pegs simulate --resume { $file }
simulate-none-played = Not one game was finished before the end.

simulate-head = { $rules }: { $players } players, { $individual ->
    [yes] each for themselves
   *[no] { $teams } teams
}
simulate-head-games = { $games } games, seed { $seed }
simulate-unfinished = { $count ->
    [one] { $games } game ({ $share }) was left unfinished after { $turns } turns.
   *[other] { $games } games ({ $share }) were left unfinished after { $turns } turns.
}
simulate-wins = Wins by team (95 % intervals)
simulate-starts = Wins by who begins
simulate-seats = By seat: share of games won with the last turn, means a game, shares of turns
simulate-length = Length of finished games in turns
simulate-histogram = Games by length
simulate-rates = A game on average
simulate-cards = What the cards were used for (share of the times played)
simulate-bluffing = Declarations
simulate-team = Team
simulate-team-seats = Seats
simulate-players = Players
simulate-player = Player
simulate-seat = Seat
simulate-won = Won
simulate-share = Share
simulate-interval = 95 %
simulate-place = Team of the
simulate-nth = { $place ->
    [1] first to play
    [2] second to play
    [3] third to play
   *[other] { $place }th to play
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
simulate-rate-bumps = Bumps: opponents’ pegs sent to { $start }
simulate-rate-boosts = Boosts: team pegs sent to { $in_spot }
simulate-rate-setbacks = Team pegs sent to { $start }
simulate-rate-jokers = Jokers played
simulate-rate-stuck = Stuck turns: no card could move anything
simulate-rate-forced = Forced turns: one legal turn only
simulate-rate-choices = Legal turns to choose from, a turn
simulate-bluffs-declared = Declarations a game
simulate-bluffs-false = Of these false
simulate-bluffs-doubted = Of these doubted
simulate-bluffs-caught = False ones that were doubted
simulate-card = Card
simulate-per-game = A game
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
    [yes] each for themselves
   *[no] { $teams } teams
}; seed { $seed }
chart-description = Share of games won by team, how long games are, and what each card is used for.
chart-wins = Games won, with 95 % intervals
chart-team = Team { $team } ({ $seats }): { $players }
chart-length = Length of games in turns
chart-mean = mean { $mean }
chart-cards = What cards are used for
chart-per-game = a game
chart-use-out = coming out
chart-use-forward = forward
chart-use-backward = backward
chart-use-split = split
chart-use-swap = swap
chart-use-landing = landing
chart-use-send = sending to start
chart-use-discard = discard
chart-use-free = out for free

compare-mixed = “{ $player }” is a player and “{ $other }” is not; compare two players ({ $players }) or two rule sets.
compare-odd-teams = Two players cannot share { $teams } teams evenly; choose an even number of teams.
compare-no-seats = --seats is for comparing rule sets; the two players compared sit at all seats.
compare-no-rules = --rules is for comparing players; two rule sets are compared with each other.
compare-players = { $a } against { $b }
compare-games = { $rules }, { $players } players, { $teams } teams: { $games } games, two on each deal with the sides changed, seed { $seed }
compare-unfinished = Left unfinished and counted half for each: { $games }
compare-share = { $a } wins { $share } of the games (95 % interval { $interval }).
compare-pairs = Of the deals { $a } won both games { $both } times, { $b } { $none } times; { $split } were shared.
compare-lead = The lead of { $a } over { $b } is { $lead } points ({ $interval }).
compare-even = No difference was found, so no number of games can be named that would settle it.
compare-settled = That is settled; with this lead about { $games } games would have done.
compare-unsettled = That is not settled; if the lead is as found, about { $games } games would settle it.
compare-rules = From { $a } to { $b }
compare-rules-games = { $players } players, { $teams } teams ({ $names }): { $games } games by each, seed { $seed }
compare-rules-unfinished = { $rules }: { $games } games left unfinished
compare-measure = A game on average
compare-a = A
compare-b = B
compare-difference = B − A
compare-to-settle = To settle
compare-turns = Turns
compare-forced = Forced turns
compare-choices = Choices a turn
compare-stuck = Stuck turns
compare-bumps = Bumps
compare-boosts = Boosts
compare-jokers = Jokers played
compare-advantage = Lead of who begins
compare-star = * The interval leaves 0 out: the difference is settled. Last column: games that do it.
