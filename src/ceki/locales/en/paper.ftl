### What is printed: decks, leaflets, score sheets. $cards, $decks, $players, $sheet are numbers.
### Places: $allowed: what is allowed, in a row; $copies: a number; $file: a file's name; $files: how many files;
### $first: a number; $folder: a folder's name; $game: the title of a game; $given: what was typed; $most: a number;
### $option: the name of an option, as it is typed; $pages: the pages of a book; $ruler: a number of millimetres;
### $sheets: how many sheets; $square: a number of millimetres; $title: the title of a source; $unit: points, cents,
### tokens or tricks; $what: deck-for or another line of this file.

deck-for = { $game }, { $players } players: { $cards } cards
half-decks = { $decks } half decks: { $cards } cards
sheet = Sheet { $sheet } of { $sheets }
print-at-full-size = Print at 100% (“Actual size”), never “Fit”. Then measure: this square is { $square } mm wide and high, the ruler { $ruler } mm long. Cut from mark to mark.
# $lies says whether the sheet lies on its long side.
turn-over =
    { $lies ->
        [true] Backs: print on both sides, turned on the short edge.
       *[false] Backs: print on both sides, turned on the long edge.
    }

## What the command says and refuses

written = { $file } is written. { $what }
files-written = { $files } files are written to { $folder }.
not-known = { $option } { $given } is not known; allowed: { $allowed }
not-length = { $option } { $given } is not allowed; 0mm to { $most }mm
not-ending = { $file }: the name must end in { $allowed }, for a PDF is written
with-for = { $option } goes with --for GAME
for-or-half-decks = --for and --half-decks: one of them, not both
too-long = { $game } is too long for a leaflet of one sheet

## A leaflet

how-to-play = How to play
players-from = For { $first } to { $last } players
# $seats are numbers with `or` between them, $last is the largest of them.
players-of = For { $seats } players
or = { " or " }
sources = Sources
source =
    { $pages ->
        [none] { $title }
       *[other] { $title }, { $pages }
    }
colophon = Made with ceki, the home of the Ceki (Cherki, Koa) card games. Stakes are play cents. ceki.github.io/ceki
fold = Print on both sides, turned on the short edge, and fold in the middle.

## A score sheet

round = Round
total = Total
date = Date
place = Place
what-counts = What counts
unit =
    { $unit ->
        [points] (points)
        [cents] (play cents)
        [tokens] (tokens)
       *[tricks] (tricks)
    }
sums-to-zero = What players win and lose in play cents sums to zero, with the pots.

## What stands in for a deck

replacements = Playing without Ceki cards
replacements-how = A Mah Jong set will do: leave out winds, seasons and flowers. So will a pack of Dongguan money cards: leave out the gui cards. Either way { $copies } copies of thirty cards remain, { $cards } in all.
replacements-source = Source: A. Pollett, Andy’s Playing Cards, “Ceki (or Kowah)” (KW-33).
replacements-reading = The source says which cards to remove, and that three suits from 1 to 9 and three special cards remain. Which suit and which special card replaces which is our reading.
this-card = Ceki card
mah-jong-tile = tile
dongguan-card = card
red-too = These three cards are red. Mark their tiles, or remember them: the red nine, Red Flower and Old Thousand.
suffice-for = Enough for:
game-for = { $game } ({ $seats } players)
