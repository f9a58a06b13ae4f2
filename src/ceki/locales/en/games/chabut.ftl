# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Draw from the bottom of the pack and come as near as you can to thirty-one, or to twenty-one.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-draw = draw the bottom card (chabut)
verb-pass = pass (b'lit)
verb-out = say that you are out (mati)
    .made = are out (mati)

## A line of the score: what is paid or counted.

line-stand = the points held
line-masok_mata = exactly the target
line-masok_daun = a full hand short of the target
line-mati = out: above the target
line-nikah = keels: a court card and an ace
line-kachang = keels: two aces
line-sa_glabat = keels: a court card and a four
line-dua_jalor = keels: two threes
line-ace_two = keels: ace and two, best of all
line-b_lit_kechil = passed at 26, 27 or 28
line-b_lit_besar = passed at 29 or 30
line-tengah_tiang = half mast: 25 points
line-sa_nepak_ulu_klang = passed on six cards for fear of the seventh

## Why these options cannot be played.

refusal-too_many_to_21 = players: { $players } cannot play chabut to 21; allowed: 2 to 7
refusal-stand_above_target = { $min_stand } is above the target; allowed: 0 to { $target }
refusal-dealer_above_target = { $dealer_stand_at } is above the target; allowed: 0 to { $target }

## What the score of a real table asks.

ask-keels = Which two cards was each player dealt?
ask-drawn = Which cards has each player drawn?

## Why what was entered cannot be.

unfit-cast_out = { $card } is not in the pack here
unfit-too_many = { $seat } has more cards than a hand may have
unfit-goes_on = { $seat } has too few points to pass, and draws on

## What lies on the table, and what it may be.

show-out =
    .is-1 = out

## A rule that a house may choose.

option-target = The points to reach.
option-tens_out = The tens are thrown away.
option-court_value = What a court card counts, to 31 points.
option-courts_21 = Court cards, to 21 points: out of the pack, worth nothing, or ten.
option-ace_values = What an ace may count, each as its holder likes.
option-many_aces_low = Two aces to 21 points, three to 31, count one each.
option-max_cards = Most cards in hand, keels included.
option-min_stand = With fewer points one may not pass.
option-masok_daun = A full hand that is not out: compared by its points, or wins, or loses.
option-showdown = Each against the dealer, or the best hand takes equal stakes.
option-tie = Who wins with equal points, if anyone.
option-both_bust = When player and dealer are both out.
option-masok_mata_multiplier = How many stakes a player wins with exactly the target.
option-lunas_multiplier = How many stakes a player wins with these keels.
option-drawn_visible = Drawn cards lie open.
option-dealer_stand_at = The dealer must draw below this many points and pass from there on.

## Rules of a house that a source describes: their name, and what is special.

preset-twenty_one = To twenty-one
    .says = The game to 21 points, without court cards.
preset-winstedt = After Winstedt
    .says = His aces, which may be ten as well and are low where there are many, and court cards worth ten in both games.

## A line of the table of odds.

odds-named-keels = Named keels
odds-keels = keels
odds-how-keels = all pairs of cards of the pack
odds-no-name = no name
odds-points-of-keels = Points of the keels
odds-points = points
odds-plan = every hand by backward induction, seen by its holder alone, against a dealer who passes from { $stand_at } on (option dealer_stand_at)
odds-draw-or-pass = Draw or pass
odds-how-draw-or-pass = { $plan }; average over the hands of these points that this plan comes to; a deal brings { $worth } cents of a stake of { $stake }
odds-comes-up = comes up
odds-too-much = next is too much
odds-next-exact = next is exact
odds-pass-brings = pass brings
odds-draw-brings = draw brings
odds-best-to-draw = best to draw
odds-plan-ends = Where the best plan ends
odds-chance = chance
odds-out = out
odds-passing-from = Passing from some total on
odds-how-orders = every order of cards, by their worth
odds-passes-from = passes from
odds-exactly = exactly the target
odds-full-hand = full hand
odds-short-of-it = short of it
odds-next-with = The next card with { $points } points
odds-each-unseen = each unseen card
odds-with-points = With { $points } points
odds-move = move
odds-brings = brings
odds-pass = pass
odds-draw = draw
odds-best = best
odds-beyond = A dealer who is free (CH-23), a pool of several players and what others' moves betray have no closed form.

## A thing by its name.

name-draw = draw
name-pass = pass
name-stand = stand
name-nikah = nikah
name-kachang = kachang
name-dua_jalor = dua jalor
name-ace_two = ace two
name-keels = keels
name-cards = cards
name-tens_out = tens out
name-court_value = court value
name-courts_21 = courts 21
name-removed = removed
name-ten = ten
name-ace_values = ace values
name-many_aces_low = many aces low
name-max_cards = max cards
name-min_stand = min stand
name-wins = wins
name-loses = loses
name-showdown = showdown
name-pool = pool
name-player = player
name-both_bust = both bust
name-masok_mata_multiplier = masok mata multiplier
name-lunas_multiplier = lunas multiplier
name-drawn_visible = drawn visible
name-dealer_stand_at = dealer stand at
