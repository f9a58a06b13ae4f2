### The page of what is printed for a real table. $pages, $cards, $n are numbers.
### Places: $name: an id of this program: see the choice.

title = Print for a real table
says = A deck in its true size, how to play on one sheet, and a sheet to keep score on, each as a PDF.
things = Deck, leaflet and score sheet
# The heading of the choice.
kind = What to print
deck = A deck of cards
deck-says = In true size, to cut out
leaflet = How to play
leaflet-says = One sheet, folded once
score-sheet = A score sheet
score-sheet-says = With everything that scores in the game
replacements = Without Ceki cards
replacements-says = Play with Mah Jong tiles instead

## What exactly

cards-for = Cards for
any-game = Any game: choose the number of half decks
half-decks = Half decks
half-decks-of = { $n }, { $cards } cards
game = Game
players = Players
paper = Paper
paper-name =
    { $name ->
        [a4] A4
        [letter] Letter
       *[other] { $name }
    }
# A label before a choice.
size = Size of a card
size-name =
    { $name ->
        [classic] 24 × 60 mm, as Ceki cards are
        [large] 36 × 90 mm, large
        [poker] 63.5 × 88.9 mm, fits sleeves
       *[other] { $name }
    }
backs = With backs, for both sides
index = Number or letter at both ends

## What it will be

pages =
    { $pages ->
        [one] One page.
       *[other] { $pages } pages.
    }
deck-pages =
    { $pages ->
        [one] { $cards } cards on one page.
       *[other] { $cards } cards on { $pages } pages.
    }
true-size = Print at 100% (“Actual size”), never “Fit”. Then measure the square of 50 mm and the ruler of 100 mm.
fold = Print on both sides, flipped on the short edge, and fold in the middle.
open = Open the PDF
making = Making the PDF…
made = The PDF is ready.
open-made = Open it again
ready = Ready to print
none-ready = None of this is ready here.

## Where nothing is printed

cannot-server = This server cannot print yet. Its operator can install what it needs and restart it:
cannot-files = Nothing is ready to print here. On a computer with Python, ceki can print it:
command-install = pip install 'ceki[print]'
command-print = ceki print deck -o deck.pdf --backs
