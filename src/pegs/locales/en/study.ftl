# Messages of the study package.

study-not-an-action = There has to be one action for each of the { $n } games, a number below that game’s count of legal turns.
study-not-a-part = No legal turn begins with the parts { $parts }.
study-game-over = The game is over, so no part of a turn can be chosen.
study-other-seats = Give { $seats } names for the other seats, or one name for all of them; you gave { $number }.
study-no-observer-parameters = OpenSpiel’s observers of this game have no parameters, but these were given: { $names }.
study-line = The line “{ $name }” needs at least two values, all of them finite, and a place for each (values: { $values }, places: { $places }).
study-no-lines = The chart has no lines yet. Add one first: chart.add(name, values).
