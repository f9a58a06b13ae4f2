# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = The Balik Satu of Java: five sets with a bak among them, paid by one of six ways to score.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-flick = discard a card and put down one coin for nocog, two for kowah
    .made = discard { $card } and call
verb-flick_nocog = discard a card and announce nocog though a bak is held
    .made = discard { $card } and call nocog
verb-change = discard a card and put down the second coin
    .made = discard { $card } and put down the second coin
verb-rabas = show five sets and win

## A line of the score: what is paid or counted.

line-pool_bak = each bak among the 28 cards
line-pool_red_bak = each red bak among the 28 cards
line-pot = cents from the pot
line-bets = cents of the bets
line-stake = a stake into the pot
line-umbuk = a stake into the pot; the pot, or half of it, to the winner

## Why these options cannot be played.

refusal-no_seat = seat { $seat } does not exist; allowed: 0 to { $last }

## A rule that a house may choose.

option-starter_extra = The first player has fifteen cards and begins by discarding one.
option-kena = The turned card may complete a bak.
option-scoring = How a win is paid.
option-pool_counts = Whether a bak of the hand counts again among the 28 cards.
option-bak_bakan_mode = Whether bak-bakan pays the whole of toh bayaran or the bak alone.
option-stake = Cents that each puts into the pot; the bet between any two, where no bets are given.
option-pot_refill = What follows when the pot is empty.
option-umbuk_rounding = Half of an odd pot.
option-bets = Bets between two seats, agreed again between rounds; without any, one stake between all.

## Rules of a house that a source describes: their name, and what is special.

preset-surakarta_1941 = Surakarta 1941
    .says = Toh bayaran: so much for the way of winning, for each bak and for the card that is turned; two cents a point.
preset-surakarta_fourteen = Surakarta 1941, fourteen cards
    .says = The other toh bayaran: fourteen cards are turned in place of one, and every bak in them and the hand counts.
preset-undhuh_undhuhan = Undhuh-undhuhan, Surakarta 1941
    .says = A pot of a stake each: metu takes one stake from it, rabas all that is left, and then the game is over.
preset-yogyakarta_1941 = Yogyakarta 1941
    .says = Bak-bakan: payment by the number of bak, which its source takes for toh bayaran.
preset-umbuk = Umbuk, Yogyakarta 1941
    .says = A pot of a stake each: metu takes half of it, rabas all.
preset-ceken = Ceken, Yogyakarta 1941
    .says = Bets between players: the winner gets what each of the others has staked with them.

## A thing by its name.

name-flick_nocog = flick nocog
name-pool_bak = pool bak
name-pool_red_bak = pool red bak
name-pot = pot
name-starter_extra = starter extra
name-scoring = scoring
name-pool_counts = pool counts
name-new_only = new only
name-bak_bakan_mode = bak bakan mode
name-bak_only = bak only
name-pot_refill = pot refill
name-end = end
name-restake = restake
name-umbuk_rounding = umbuk rounding
name-up = up
name-down = down
