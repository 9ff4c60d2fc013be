### Rules in words: the description of a rule set, and messages about rules files. The sentences on each switch are in switches.ftl.

## What places are called unless a rule set has its own word

word-start = start
word-home = home
word-in_spot = in-spot
word-out_spot = out spot
card-joker = joker

## The description: subjects

section-winning = The goal
section-board = The board
section-packs = The deck
section-turn = Your turn
section-cards = What each card does
section-moving = Moving
section-landing = Bumping
section-stuck = Getting stuck
section-helping = Helping your partner
section-bluffing = Bluffing
section-talk = Table talk

## The description: what holds in all rules

rule-always_count = { $splits ->
        [yes] You have to use a card’s full count, with one peg or split between two.
        [many] You have to use a card’s full count, with one peg or split among several.
       *[no] You have to use a card’s full count.
    }
rule-always_own = { $land_on_own ->
        [start] { $pass_own ->
            [true] { $pass_in_home ->
                [true] In its { $home_word }, a peg can’t land on a peg of its own color.
               *[false] In its { $home_word }, a peg can’t pass or land on a peg of its own color.
            }
           *[false] { $pass_in_home ->
                [true] A peg can’t pass a peg of its own color on the track, or land on one in its { $home_word }.
               *[false] A peg can’t pass a peg of its own color, or land on one in its { $home_word }.
            }
        }
       *[forbidden] { $pass_own ->
            [true] { $pass_in_home ->
                [true] A peg can’t land on a peg of its own color.
               *[false] A peg can’t land on a peg of its own color, or pass one in its { $home_word }.
            }
           *[false] { $pass_in_home ->
                [true] A peg can’t land on a peg of its own color, or pass one on the track.
               *[false] A peg can’t pass or land on a peg of its own color.
            }
        }
    } It may pass any other color.
rule-always_back = A peg can’t back into its { $home_word } or move back inside it.
rule-always_opponent = Land on an opponent’s peg, and it’s bumped to its { $start_word }.
rule-always_safe = { $bluffing ->
        [true] A peg can only move into its own { $home_word }, never into a { $start_word }. No peg can land on a peg in its { $home_word }. Only a lost doubt can send it back.
       *[false] A peg can only move into its own { $home_word }, never into a { $start_word }. Nothing can land on a peg in its { $home_word }.
    }
rule-always_winner = { $partners ->
        [all] The first team to get every peg into its { $home_word } wins.
        [none] The first player to get every peg into their { $home_word } wins.
       *[some] The first team to get every peg into its { $home_word } wins. Without partners, the first player to do that wins.
    }
rule-for-players = { $number } for { $players } players

## The description: cards

rule-by-number = Move { $move ->
        [team] one of your team’s pegs
       *[own] one of your pegs
    } forward by the number on the card.
rule-idle-card = Can’t move a peg.
rule-out = { $move ->
        [team] Bring one of your team’s pegs out{ $steps ->
            [0] .
           *[other] {" "}and move it { $steps } more.
        }
       *[own] Bring one of your pegs out{ $steps ->
            [0] .
           *[other] {" "}and move it { $steps } more.
        }
    }
rule-forward = { $nth ->
        [first] { $move ->
            [team] Move one of your team’s pegs forward { $counts }.
           *[own] Move one of your pegs forward { $counts }.
        }
       *[next] Or move one forward { $counts }.
    }
rule-backward = { $nth ->
        [first] { $move ->
            [team] Move one of your team’s pegs back { $counts }.
           *[own] Move one of your pegs back { $counts }.
        }
       *[next] Or move one back { $counts }.
    }
rule-split = { $nth ->
        [first] Split
       *[next] Or split
    } { $printed ->
        [yes] the { $count }
       *[no] { $count } holes
    } between { $sharing ->
        [own] two of your pegs
        [whole-team] { $different ->
            [yes] two pegs of your team of different colors
           *[no] any two of your team’s pegs
        }
        [team] { $different ->
            [yes] one of your pegs and then a partner’s
           *[no] one of your pegs and then any other peg of your team
        }
       *[any] { $different ->
            [yes] any two pegs of different colors on the board
           *[no] any two pegs on the board
        }
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , first one part forward, then one back
           *[any] , one part forward, one back
        }
       *[any] { $order ->
            [forward-first] , each part forward or back, but forward parts first
           *[any] , each part forward or back
        }
    }.{ $with ->
        [any] {" "}An opponent’s peg can only move along the track.
       *[other] {""}
    }{ $alone ->
        [no] {""}
        [own] {" "}If you have only one peg on the track, it may go forward { $count } by itself.
        [team] {" "}If your team has only one peg on the track, it may go forward { $count } by itself.
        [yours] {" "}If the only peg of your team on the track is yours, it may go forward { $count } by itself.
       *[any] {" "}If the only peg on the track is { $move ->
            [team] your team’s
           *[own] yours
        }, it may go forward { $count } by itself.
    }
rule-split-many = { $nth ->
        [first] Split
       *[next] Or split
    } { $printed ->
        [yes] the { $count }
       *[no] { $count } holes
    } among { $sharing ->
        [own] up to { $most } of your pegs
        [whole-team] up to { $most } of your team’s pegs
        [team] up to { $most } of your team’s pegs, one of your own first
       *[any] up to { $most } pegs, anyone’s
    }{ $different ->
        [yes] , all of different colors
       *[no] {""}
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , first some forward, then some back
           *[any] , some forward and some back
        }
       *[any] { $order ->
            [forward-first] , each part forward or back, but forward parts first
           *[any] , each part forward or back
        }
    }.{ $with ->
        [any] {" "}An opponent’s peg can only move along the track.
       *[other] {""}
    }{ $alone ->
        [no] {""}
        [own] {" "}If you have only one peg on the track, it may go forward { $count } by itself.
        [team] {" "}If your team has only one peg on the track, it may go forward { $count } by itself.
        [yours] {" "}If the only peg of your team on the track is yours, it may go forward { $count } by itself.
       *[any] {" "}If the only peg on the track is { $move ->
            [team] your team’s
           *[own] yours
        }, it may go forward { $count } by itself.
    }
rule-corner_to_corner = { $nth ->
        [first] Take a peg
       *[next] Or take a peg
    } on a corner forward to the next corner, over any pegs.
rule-swap = { $nth ->
        [first] Swap
       *[next] Or swap
    } { $answer ->
        [own] { $move ->
            [team] one of your team’s pegs with a peg of another color
           *[own] one of your pegs with anyone else’s peg
        }
       *[any] any two pegs of different colors
    }, both on the track.
rule-jump_from = { $nth ->
        [first] Jump
       *[next] Or jump
    } { $anywhere ->
        [yes] { $move ->
            [team] any of your team’s pegs
           *[own] any of your pegs
        }
       *[no] { $move ->
            [team] one of your team’s pegs from { $places }
           *[own] one of your pegs from { $places }
        }
    } onto { $onto ->
        [partners] a partner’s peg
        [opponents] an opponent’s peg
       *[any] { $move ->
            [team] a peg of another color
           *[own] anyone else’s peg
        }
    } on the track{ $ahead ->
        [yes] , but only ahead. The jumping peg never goes past its own { $in_spot_word }
       *[no] {""}
    }.{ $from_start ->
        [yes] {" "}A peg in its { $start_word } jumps as if it stood on its { $out_spot_word }.
       *[no] {""}
    }
rule-jump_start_first = { $move ->
        [team] If your team has a peg in its { $start_word }, that’s where the jump has to begin.
       *[own] If you have a peg in your { $start_word }, that’s where the jump has to begin.
    }
rule-in_spot_from = { $nth ->
        [first] Move
       *[next] Or move
    } { $move ->
        [team] one of your team’s pegs
       *[own] one of your pegs
    } straight to its { $in_spot_word }, from { $anywhere ->
        [yes] anywhere
       *[no] { $places }
    }.
rule-send_to_start = { $nth ->
        [first] Send
       *[next] Or send
    } an opponent’s peg on the track to its { $start_word }.
rule-from-start = its { $start_word }
rule-from-track = the track
rule-from-home = its { $home_word }

## Rules files

rules-unknown = There are no rules called “{ $name }”. To use a file, give its path, ending in .toml.
rules-unknown-set = There are no rules called “{ $name }”. Choose a set from the list.
rules-file-missing = There’s no file “{ $file }”. Check its name and folder.
rules-file-unreadable = This file can’t be read as text ({ $reason }).
rules-file-cycle = These files extend each other in a circle: { $files }. Make one of them extend a named rule set.
rules-file-not-toml = This line can’t be read{ $fault ->
    [open] : a quotation mark is missing at the end of a word
    [twice] : an earlier line already sets this
    [name] : it has to begin with a name
    [equals] : there’s no equals sign after the name
    [heading] : a heading goes in square brackets, such as [cards.9]
    [list] : a bracket is opened but not closed
    [value] : after the equals sign there has to be a number or a word in quotation marks
    [more] : there’s something extra at the end
    [control] : there’s a control character in it
    [nested] : too many brackets or names are nested in one another
    [number] : this number is too large
    [many] : the file has too many settings
    [size] : the file is too long
    [long] : this name is too long
   *[other] {""}
}.{ $fault ->
    [twice] {""}
    [control] {""}
    [nested] {""}
    [number] {""}
    [many] {""}
    [size] {""}
    [long] {""}
   *[other] {" "}Write lines like hand_size = 6 or draw = "before", with words in quotation marks.
}
rules-file-extends-missing = The file doesn’t name the rules it starts from. Add a line such as extends = "basic".
rules-file-base-wrong = The rules it extends, “{ $base }”, have mistakes of their own:
rules-file-more-mistakes = These are the first { $most } mistakes; there may be more.
rules-file-changes-nothing = The file changes nothing in “{ $base }”. Add what’s different, or use “{ $base }” itself.
rules-file-nearest = Did you mean “{ $word }”?
rules-file-known = Choose from: { $known }.
rules-file-key-unknown = “{ $key }” isn’t the name of a switch.
rules-file-card-outside = Put what a card does under its own heading: [cards.{ $card }].
rules-file-power-outside = “{ $power }” belongs to a card. Put it under that card’s heading, such as [cards.9].
rules-file-switch-inside-card = “{ $key }” belongs to the whole game, not to a card. Put it above the first heading in [brackets].
rules-file-card-unknown = “{ $card }” isn’t a card. The cards are A, 2 to 10, J, Q, K and joker; JQK means all three, and "2, 3, 4" means each of these.
rules-file-card-table-expected = What a card does goes in lines under [cards.{ $card }], such as forward = 5.
rules-file-card-twice = “{ $power }” is set twice for the card { $card }. Keep one of them.
rules-file-power-unknown = “{ $power }” isn’t a power that a card can have.
rules-file-place-unknown = “{ $key }” isn’t a place that can have its own word.
rules-file-language-expected = “{ $key }” isn’t a language. Write its two small letters, such as es.
rules-file-number-expected = expected a whole number, not { $value }.
rules-file-number-too-large = expected a number up to { $most }, not { $value }.
rules-file-yes-or-no-expected = expected true or false, not { $value }.
rules-file-word-expected = expected one of { $words }, not { $value }.
rules-file-list-too-long = { $value } has more than { $most } items.
rules-file-twice-in-list = { $value } lists something twice.
rules-file-per-players-expected = expected a number, { $words }, or steps such as {"{"} 6 = 3, 10 = 4 {"}"}, not { $value }.
rules-file-players-expected = expected a number of players from { $least } to { $most }, not { $value }.
rules-file-teams-expected = { $players } players can’t form { $teams } teams of equal size.
rules-file-table-expected = “{ $key }” needs its own lines under [{ $key }], not { $value }.
rules-file-control-character = { $key }: { $value } contains a line break or another control character. Remove it.
rules-file-text-expected = { $key }: expected text in quotation marks, not { $value }.
rules-file-texts-expected = { $key }: expected texts in quotation marks, such as ["one", "two"], not { $value }.

## Rules on the command line

rules-differ-not = The rules are the same.
rules-no-say = (not used)
rules-in-order = { $file } is fine. It extends { $base } and changes { $count ->
        [one] one switch
       *[other] { $count } switches
    }: { $changes }.
rules-in-order-whole = { $file } is fine. It’s a complete set of rules that extends no other.
rules-in-order-words = { $file } is fine. It extends { $base }, with its own name, words, or seatings.
rules-cannot-play = These players can’t use { $file }: { $seatings }. { $reason }
rules-many-turns = With { $players } players, you can have thousands of possible turns to choose from. Listing them all takes a moment, but you can always pick a card, then a peg, then a hole.
rules-list-name = name
rules-list-title = title
rules-list-players = players
rules-list-aliases = also called
rules-list-more = See a rule set with “pegs rules show NAME”; compare two with “pegs rules diff NAME NAME”.
rules-list-none = No rules say that. Try fewer words.
rules-diff-switch = switch
cli-rules-show-players = Describe the rules for this number of players only.
cli-rules-show-teams = Describe the rules for this number of teams only.
rules-show-no-seating = That many players can’t form that many teams. Choose 2 to 10 players, in at least 2 teams of equal size.
rules-show-extends = Extends { $base }.
rules-show-source = Source: { $source }.
rules-show-seatings = Players: { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } without partners
       *[other] { $players } in { $teams } teams
    }
rules-switches-game = Switches for the whole game
rules-switches-card = Switches for a card, under a heading such as [cards.9] or [cards.JQK]
rules-switches-answers = values
rules-switches-meaning = meaning
answers-number = a number
answers-numbers = a number, or numbers by players
answers-several = one or more of: { $answers }
