# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Three sets of three of a value: call ceki with two and a couple, and wait for the ninth card.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-call = say ceki and lay the couple face down
verb-draw = draw from the pile
verb-take_win = take the last discard and win
verb-win = show three sets and win
verb-flick = discard a card, say ceki and lay the couple face down
    .made = discard { $card }, say ceki and lay the couple face down
verb-pass = say nothing
verb-end_hand = end the hand, for the pile is empty

## A line of the score: what is paid or counted.

line-set = sets of one value: the sum of their cards
line-plain = discarded straight from the pile: counts once
line-double = had been held in hand: counts twice
line-triple = drawn from the pile: counts three times
line-behind = behind the winner of the match
line-ahead = the differences that the others pay
line-behind_in_race = behind the winner of the race
line-race_won = the differences that the others pay
line-hands_stake = the stake of the match
line-race_stake = the stake of the race

## What stays from round to round, and its short label.

carried-totals = points of all hands won
    .label = total
carried-hands = hands played, void ones too
    .label = hands

## What the score of a real table asks.

ask-how = How was it won?
ask-discarder = Who had discarded the winning card?

## Why what was entered cannot be.

unfit-no_sets = the cards do not make three sets
unfit-self_discard = nobody wins by their own discard

## What lies on the table, and what it may be.

show-laid = laid face down

## A rule that a house may choose.

option-scheme = Money after every hand, a race to a total, or most points after a number of hands.
option-target = Points that win a race.
option-hands = Hands of a match of fixed hands.
option-payment = Each opponent pays the points; they share them; or the player who discarded the winning card pays alone.
option-rate = Scheme settle: cents a point.
option-match_stake = Cents that each other player pays the winner of a race or of fixed hands.
option-match_rate = Cents a point behind the winner of a race or of fixed hands.
option-call_on_deal = A hand dealt ready may be called before the first turn.
option-call_mandatory = A ready hand must be called.
option-claim_out_of_turn = A discard may be claimed for the win out of turn.
option-stock_out = What happens when the pile is empty.
option-next_dealer = Who deals the next hand.
option-tie = Equal totals after the fixed hands: a shared win, or one hand more.

## Rules of a house that a source describes: their name, and what is special.

preset-race = A race to 500
    .says = The first to reach an agreed total wins the match.
preset-eight_hands = Eight hands
    .says = Whoever has most points after an agreed number of hands wins the match.

## A line of the table of odds.

odds-may-say = ready: may say ceki
odds-ready = ready
odds-identical-dealt = Identical sets in a hand as dealt
odds-identical = number of identical sets
odds-dealt-ready = A hand dealt ready: how soon the pile completes it
odds-waits = Waits of this hand
odds-three-sets = Three sets; what is left when a card goes
odds-beyond = Who wins a hand, and wins by discards, have no closed form: they depend on what everyone discards.

## A thing by its name.

name-call = call
name-take_win = take win
name-set = set
name-plain = plain
name-double = double
name-triple = triple
name-behind = behind
name-ahead = ahead
name-behind_in_race = behind in race
name-race_won = race won
name-hands_stake = hands stake
name-race_stake = race stake
name-scheme = scheme
name-settle = settle
name-race = race
name-fixed_hands = fixed hands
name-hands = hands
name-payment = payment
name-discarder = discarder
name-match_stake = match stake
name-match_rate = match rate
name-call_on_deal = call on deal
name-call_mandatory = call mandatory
name-claim_out_of_turn = claim out of turn
name-next_dealer = next dealer
name-share = share
name-extra_hand = extra hand
