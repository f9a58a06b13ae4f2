# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Play a card, turn a card: each may take two of its rank from the pool. Collect identical cards and ang pow.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-discard = play a hand card to the pool
    .made = play { $card } to the pool
verb-take = take this card from the pool
    .made = take { $card } from the pool
verb-and = take this one with it
    .made = take { $card } with it
verb-pass = let the card stay in the pool

## A line of the score: what is paid or counted.

line-no_plain = plain faces not held
line-plain_single = plain faces held once
line-plain_pair = plain faces held twice
line-triplet = three identical
line-quadruplet = four identical
line-no_red = red-stamped faces not held
line-red_single = a red-stamped card
line-red_pair = two identical red-stamped cards
line-red_triplet = three identical red-stamped cards
line-red_quadruplet = four identical red-stamped cards
line-ang_pow = red triplet: each other player pays
line-ang_pow_besar = red quadruplet: each other player pays
line-ayam = three identical taken by a hand card, paid at once
line-kandang = three identical taken by a stock card, paid at once
line-difference = the difference in points

## Why these options cannot be played.

refusal-no_seat = seat { $first_player } does not exist; allowed: 0 to { $last }, random

## What the score of a real table asks.

ask-ayam = How many ayam has each player made?
ask-kandang = How many kandang has each player made?

## Why what was entered cannot be.

unfit-uneven = { $seat } has cards of the rank of { $card } that are not taken by threes
unfit-no_three = { $seat } has not as many cards three times as ayam and kandang
unfit-left = { $card } lies in no pile { $n } times, and the last capturer takes all

## A rule that a house may choose.

option-initial_pool = Cards laid in the pool before the first deal.
option-first_player = Who begins the first game.
option-capture_optional = A player may leave a capture.
option-hand_capture_timing = Whether the hand card takes before or after the stock card is seen.
option-piles_visible = Captured cards lie open for all to see.
option-final_deal = The last hands: three each as always, or as many as there will be stock cards to turn.
option-leftover_pool = Who gets the cards left in the pool.
option-normal_points = Points for a plain face by copies held.
option-red_points = Points for a red-stamped face by copies held.
option-cents_per_point = Cents a point.
option-settlement = Who settles differences in points: the first with each other player, or all with all.
option-tie_for_most = What those equal in first place get: one difference shared, one each, or nothing.
option-angpow_cents = Cents from each player for a red triplet and a red quadruplet.
option-ayam_cents = Cents from each player for three identical taken by a hand card.
option-kandang_cents = Cents from each player for three identical taken by a stock card.
option-tie_for_least = Which of those equal in last place begins the next game.

## Rules of a house that a source describes: their name, and what is special.

preset-chiki_cards = Chiki Cards
    .says = As Pwee describes it: ten cents a point, ang pow for one and two dollars, ayam and kandang paid at once.

## A line of the table of odds.

odds-three-dealt = Three cards as dealt
odds-alike = how they are alike
odds-how-three = three cards of 120, counted with binomials
odds-three-ranks = three ranks
odds-two-of-a-rank = two of a rank
odds-three-of-a-rank = three of a rank
odds-three-identical = three identical
odds-first-take = A first card that takes from the pool
odds-first-hand = the first hand
odds-how-pool = pool and hand counted together, rank by rank
odds-none-takes = no card takes
odds-one-takes = one can take
odds-beyond = Captures and points of a whole game have no closed form: they depend on what everyone plays.

## A thing by its name.

name-and = and
name-no_plain = no plain
name-plain_single = plain single
name-plain_pair = plain pair
name-triplet = triplet
name-quadruplet = quadruplet
name-no_red = no red
name-red_single = red single
name-red_pair = red pair
name-red_triplet = red triplet
name-red_quadruplet = red quadruplet
name-difference = difference
name-pool = pool
name-turned = turned
name-picked = picked
name-initial_pool = initial pool
name-first_player = first player
name-capture_optional = capture optional
name-hand_capture_timing = hand capture timing
name-before_turnup = before turnup
name-after_turnup = after turnup
name-piles_visible = piles visible
name-final_deal = final deal
name-literal = literal
name-even = even
name-leftover_pool = leftover pool
name-unscored = unscored
name-last_capturer = last capturer
name-normal_points = normal points
name-none = none
name-single = single
name-pair = pair
name-red_points = red points
name-cents_per_point = cents per point
name-winner_only = winner only
name-all_pairs = all pairs
name-tie_for_most = tie for most
name-split = split
name-each = each
name-angpow_cents = angpow cents
name-ayam_cents = ayam cents
name-kandang_cents = kandang cents
name-tie_for_least = tie for least
name-turn_order = turn order
