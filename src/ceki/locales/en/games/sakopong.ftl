# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Win tricks and keep another from winning any; what cannot follow is thrown face down.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-lay = lay a card face up (turunkan)
    .made = lay { $card } face up
verb-throw = throw a card face down (susupkan)
    .made = throw { $card } face down

## A line of the score: what is paid or counted.

line-s_ri = everyone has a trick: the stakes go back
line-takes = wins from the stakes
line-forfeits = loses the stake, or part of it
line-tricks = from the middle, for the tricks
line-no_trick = no trick: the stake is lost

## Why these options cannot be played.

refusal-no_leader = no seat { $first_lead }; allowed: after_dealer, 0 to { $last }
refusal-no_fifths = { $stake } has no fifths for payout per_trick; allowed: multiples of 5

## What the score of a real table asks.

ask-tricks = How many tricks has each player won?
ask-last = Who has won the last trick?

## Why what was entered cannot be.

unfit-tricks_in_all = a round has { $of } tricks, not { $n }
unfit-needs_last = the last trick takes the stakes here; say who has won it
unfit-no_trick = { $seat } has no trick

## A rule that a house may choose.

option-must_follow = Who can follow suit must; else any card may be thrown face down instead.
option-ace_high = The ace is the highest card of its suit; else it is below the seven.
option-first_lead = Who leads to the first trick: the seat after the dealer, or always the same seat.
option-seri = A deal in which everyone has won a trick is drawn, or counts too.
option-payout = Who gets the stakes when the deal is not drawn.

## A line of the table of odds.

odds-suits-dealt = Suits in a hand as dealt
odds-suits = suits
odds-longest-dealt = The longest suit of a hand as dealt
odds-longest = cards of the longest suit
odds-how-suits = every hand of five of 32 cards, by suits
odds-last-tricks = The last tricks, by the card that you lead
odds-how-tricks = each of the { $deals } hands that the other may hold is as likely; they pick evenly among legal moves
odds-lead = lead
odds-wins-none = wins none
odds-wins-one = wins one
odds-wins-both = wins both
odds-tricks = tricks
odds-beyond = Who wins the tricks of a whole deal has no closed form: it depends on what everyone throws away.

## A thing by its name.

name-lay = lay
name-throw = throw
name-takes = takes
name-forfeits = forfeits
name-tricks = tricks
name-no_trick = no trick
name-trick = trick
name-thrown = thrown
name-leader = leader
name-must_follow = must follow
name-ace_high = ace high
name-first_lead = first lead
name-after_dealer = after dealer
name-seri = seri
name-each_has_trick = each has trick
name-payout = payout
name-most_tricks = most tricks
name-trickless_pay = trickless pay
name-per_trick = per trick
name-last_trick = last trick
