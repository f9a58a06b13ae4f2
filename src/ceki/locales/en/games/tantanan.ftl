# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = The small Gonggong: three pairs, one of them identical; Cekèn or Sampèn when three play.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-flick = discard a card and call tan
    .made = discard { $card } and call tan
verb-flick_nokang = discard a card and call tan nokang though a bak is held
    .made = discard { $card } and call tan nokang
verb-change = discard a card and change nokang to kowah
    .made = discard { $card } and change nokang to kowah
verb-rabas = show three pairs and win

## Rules of a house that a source describes: their name, and what is special.

preset-surakarta_1941 = Tantanan, Surakarta 1941
    .says = Four players, five cards each, paid by toh bayaran at two cents a point.
preset-yogyakarta_1941 = Cekèn or Sampèn, Yogyakarta 1941
    .says = The same for three players, under the names of Yogyakarta.

## A thing by its name.

name-flick_nokang = flick nokang
