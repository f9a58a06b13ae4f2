# What is printed: decks, leaflets, score sheets. $cards, $decks, $players, $sheet are numbers.

deck-for = { $game }, { $players } players: { $cards } cards
half-decks = { $decks } half decks: { $cards } cards
sheet = Sheet { $sheet } of { $sheets }
print-at-full-size = Print at 100 % (“Actual size”), never “Fit”. Then measure: this square is { $square } mm wide and high, the ruler { $ruler } mm long. Cut from mark to mark.
# $lies says whether the sheet lies on its long side.
turn-over =
    { $lies ->
        [true] Backs: print on both sides, turned on the short edge.
       *[false] Backs: print on both sides, turned on the long edge.
    }

# What the command says and refuses
written = { $file } is written. { $what }
not-known = { $option } { $given } is not known; allowed: { $allowed }
not-length = { $option } { $given } is not allowed; 0mm to { $most }mm
with-for = { $option } goes with --for GAME
for-or-half-decks = --for and --half-decks: one of them, not both
