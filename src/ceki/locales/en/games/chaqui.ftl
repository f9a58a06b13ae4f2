# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Balik Satu of the Kristang: olos made with a discard lie open, and each olo is paid.

## A line of the score: what is paid or counted.

line-olo = each olo
line-chiqui_upgrade = the chiqui became an olo

## A rule that a house may choose.

option-olo_value = Points for each olo.
option-exposed_locked = The cards of an open olo stay.
option-chiqui_fifteen = What the fifteen turned cards may improve.
option-ceki_bonus = Ayam and kandang are also paid, on top of the olos.

## A thing by its name.

name-chiqui_upgrade = chiqui upgrade
name-exposed = exposed
name-olo_value = olo value
name-exposed_locked = exposed locked
name-chiqui_fifteen = chiqui fifteen
name-chiqui_only = chiqui only
name-all_sets = all sets
name-ceki_bonus = ceki bonus
