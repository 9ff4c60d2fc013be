### Printing a reference card, in the browser.

print-title = Print
print-format = Which card?
print-format-sheet = One sheet
print-format-half = Half a sheet, twice
print-format-pocket = Four for the pocket
print-format-tent = Stands on the table
print-format-large = Large print
print-language = Language
print-language-both = Both
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-card = Get the card
print-making = Making the card …
print-ready = Your card is ready.
print-open = Open the card (PDF)
print-page = Print this page instead
