# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Pei with bunci at 30 a card and pang at 20.

## The title of the game.

title = Pèi Magelang
