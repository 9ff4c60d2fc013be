### The rules sheet, and what a card does.

rules-title = The rules
rules-house = In our house
rules-cards-short = Cards
rules-cards = The cards
rules-chapters = The rules
rules-parts = Parts of the rules
rules-contents = Contents
rules-differ = { $count ->
    [one] One thing differs
   *[other] { $count } things differ
}
rules-rest = Everything else is as in the { $base }.
rules-source = Source: { $source }
rules-number = { $chapter }, { $number } of { $count }
rules-show = Show: { $title }
rules-show-again = Show the beginning again
rules-share = Share
rules-print = Print
rules-play = Play these rules
rules-strategy = Tips for playing well
rules-judge = Settle a dispute
rules-all-sets = More ways to play
rules-practice = Practice:
rules-back-card = Back to my { $card }
rules-back = Back to the game

## What can this card do?

card-read = Read the rule
card-now = can be done now
card-why = Why can’t I play it?
card-onto-opponents = Onto { $names }: bump
card-onto-partners = Onto { $names }: boost
card-title-A = Ace
card-title-2 = Two
card-title-3 = Three
card-title-4 = Four
card-title-5 = Five
card-title-6 = Six
card-title-7 = Seven
card-title-8 = Eight
card-title-9 = Nine
card-title-T = Ten
card-title-J = Jack
card-title-Q = Queen
card-title-K = King
card-title-joker = Joker

## To choose from

rules-change = Change the rules
rules-yours = Your rules
rules-sets = More rules
rules-ask-me = How do you play at home?
rules-change-one = Change a rule
rules-find = Find rules
rules-find-hint = castle, marbles, two trades places …
rules-found = { $count ->
    [0] No rules say that. Try fewer words.
    [one] One set of rules.
   *[other] { $count } sets of rules.
}
rules-published = What others publish
