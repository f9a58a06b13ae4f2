# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Match your cards with those in a pool of 36; each combination counts its three cards once.

## The title of the game.

title = Pèi, the Chinese game

## A line of the score: what is paid or counted.

line-face_points = all other cards by face value
line-first_place = the highest score
line-second_place = the second
line-last_place = the last

## A thing by its name.

name-first_place = first place
name-second_place = second place
name-last_place = last place
