games-replays = Replays
games-none = Finished games will be here, with every turn.
games-download = Download all finished games
games-open = Open a saved game
games-open-failed = Can’t open { $file }.
games-open-large = That file is too large to have saved games in it.
games-opened = { $count ->
    [one] { $count } game is here now.
   *[other] { $count } games are here now.
}
