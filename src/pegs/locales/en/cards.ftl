### Cards in a sentence. $card is what is printed on the card; $key is the same, or a word if that can’t be a variant’s key.

card-name = { $key ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
    [joker] joker
    [unknown] card
   *[other] { $card }
}
card-the = { $key ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
    [joker] the joker
    [unknown] a card
   *[other] the { $card }
}
card-a = { $key ->
    [A] an ace
    [eight] an 8
    [J] a jack
    [Q] a queen
    [K] a king
    [joker] a joker
    [unknown] a card
   *[other] a { $card }
}
card-face-joker = Joker
