# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Balik Satu, scored by matas: fifteen cards are turned and exchanged to make more of them.

## Rules of a house that a source describes: their name, and what is special.

preset-the_babas_1970s = The Babas, 1970s
    .says = Cards and amounts of The Babas, at five cents a point, the rate that it gives for the 1970s.
preset-singapore_pwee = Singapore, by Pwee
    .says = Cards, amounts (ten for ayam, twenty for kandang) and rate of Chiki Cards.
