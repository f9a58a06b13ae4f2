# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Balik Lima Belas for two pairs of partners, with tokens, bangkong and excess points.

## A line of the score: what is paid or counted.

line-tens = ten-point tokens instead of ones
line-bangkong = the difference between the sides
line-excess = the difference between the sides, in points

## What stays from round to round, and its short label.

carried-tokens = twenty complete a bangkong
    .label = tokens
carried-bangkong = bangkong won
    .label = bangkong
carried-excess = points more than the other side
    .label = excess

## A rule that a house may choose.

option-source = Whose amounts for ayam and kandang.
option-bangkong_points = Points of one player that complete a bangkong.
option-bangkong_target = How many bangkong are played.
option-ceki_tokens = What ten-point tokens mean.
option-bangkong_tie = When both sides have the same.
option-bangkong_count = How many bangkong a completion is worth.
option-bangkong_value = Cents for each bangkong more.
option-excess_rate = Cents for each point of excess more.
option-settle = Whether partners halve what their side pays, or each pays it.

## A thing by its name.

name-tens = tens
name-excess = excess
name-bangkong_points = bangkong points
name-bangkong_target = bangkong target
name-ceki_tokens = ceki tokens
name-tens_replace_bonus = tens replace bonus
name-tens_and_bonus = tens and bonus
name-bonus_only = bonus only
name-bangkong_tie = bangkong tie
name-play_on = play on
name-trigger_side = trigger side
name-bangkong_count = bangkong count
name-one = one
name-per_twenty = per twenty
name-bangkong_value = bangkong value
name-excess_rate = excess rate
name-settle = settle
name-halves = halves
