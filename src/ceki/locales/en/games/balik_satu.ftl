# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Collect five sets of three with a mata among them; turn one card for the score.

## A line of the score: what is paid or counted.

line-mata = each unmarked mata
line-red_mata = each mata of red-stamped cards
line-balik_card = the turned card
line-replay = a yeo was turned: the round is played again

## A rule that a house may choose.

option-kena = The turned card may complete a mata.
option-yeo_replay = Which turned yeo cards annul the round.

## Rules of a house that a source describes: their name, and what is special.

preset-singapore_pwee = Singapore, by Pwee
    .says = The cards, amounts and rate of Chiki Cards, with its point for tan; without kena, which is from The Babas.
preset-the_babas = The Babas
    .says = Cards, amounts and kena of The Babas, at ten cents a point, which is Pwee's rate for Singapore.
preset-the_babas_1970s = The Babas, 1970s
    .says = The same at five cents a point, the rate that The Babas gives for the 1970s.
preset-gateway = Gateway to Old School Games
    .says = The low amounts of Gateway, one and two, without kena. It says nothing of the cards: those of The Babas.
preset-yeo_replay = The yeo replay
    .says = The common rule: when a one without a stamp is turned nobody is paid, and the round is played again.

## A thing by its name.

name-red_mata = red mata
name-balik_card = balik card
name-replay = replay
name-yeo_replay = yeo replay
name-unmarked = unmarked
name-suit_ones = suit ones
