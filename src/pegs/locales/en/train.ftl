### Training the net of the bot “strong”.

cli-train = Train the net that the bot “strong” plays by: it plays against itself and learns from the results.
cli-train-examples =
    # Train on all rule sets for half an hour
    pegs train nets/mine
    # Train an hour on your own rules, from the net that you have
    pegs train nets/ours --rules ours.toml --from strong.net --minutes 60
cli-train-folder = A folder for the net, the learning curve, and everything that’s needed to resume later.
cli-train-minutes = Minutes of training in all. A run that was stopped resumes where it was.
cli-train-rules = Rule sets to train on: names or rules files, separated by commas.
cli-train-every-set = all of them
cli-train-from = Begin with the net in this file.
cli-train-against = Learn to beat the net in this file, which stays as it is, instead of playing against itself.
cli-train-seed = Seed of the deals and the first weights.
cli-train-rounds = Train for this many rounds instead of a time. Then the same seed gives the same net.
cli-train-by-time = as many as fit
cli-train-workers = Number of threads.
cli-train-one-per-core = one per core
train-checkpoint = { $minutes } min, { $games } games: { $shares }
train-share = { $rules }, { $low }–{ $high }% won against { $opponent }
train-done = The net is in { $net }, its learning curve in { $chart }.
train-resume = Stopped early. The same command resumes from here.
train-no-net = Can’t read the net in { $file } ({ $problem }).
train-unreadable = The training run in { $folder } can’t be read. Choose another folder, or delete this one.
train-chart = Games won against { $opponent }
train-chart-games = games played
train-chart-won = share won
