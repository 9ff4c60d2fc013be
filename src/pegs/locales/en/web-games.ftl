games-replays = Replays
games-none = Finished games will be here, with every turn.
games-download = Download all finished games
