### The commands `pegs print card` and `pegs print book`.

cli-print-card = A reference card: what every card does, bumping, and going home.
cli-print-card-format = How large the card is.
cli-print-players = Make it for one number of players only.
cli-print-languages = The languages, in order.
cli-print-your-language = yours
cli-print-card-output = The file to write: .pdf, .png, or .svg.
cli-print-choice = “{ $given }” isn’t one of these: { $choices }.
cli-print-suffix = Can’t write { $file }. Its name has to end in one of these: { $suffixes }.
cli-print-written = Wrote { $file }.
cli-print-card-examples =
    # A card for the table, and large print on Letter paper
    pegs print card --rules arizona --format tent -o tent.pdf
    pegs print card --rules arizona --format large --paper letter -o large.pdf
cli-print-book = A rule book for these rules, with examples.
cli-print-booklet = Two pages on a sheet, to print on both sides and fold.
cli-print-book-output = The file to write: .pdf or .png.
cli-print-one-language = A rule book has one language. Choose one, such as --language en.
cli-print-book-examples =
    # A rule book, and the same as a booklet on Letter paper
    pegs print book --rules arizona -o arizona-book.pdf
    pegs print book --rules arizona --booklet --paper letter -o booklet.pdf
