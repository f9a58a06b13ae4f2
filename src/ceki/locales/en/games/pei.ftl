# Made from the games: python -m tests.locales.translated.english_of_games

## What the game is, in a line.

about = Match your cards with those in a pool of 36; five combinations are worth more.

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-play = play a card from the hand
    .made = play { $card }
verb-capture = take this card of the pool
    .made = take { $card } from the pool
verb-leave = leave the card in the pool

## A line of the score: what is paid or counted.

line-ireng = the Black Thirteen
line-abang = the Red Thirteen
line-keyang = the second highest of each suit
line-picis = the second lowest of each suit
line-macan = the Tiger
line-face_points = the other cards by face value
line-ngete = the highest score
line-tengah = or jangga, the second
line-kete = the last
line-into_wudon = cents put into the middle
line-into_wulwulan = cents put into the standing pot
line-into_jedhil = cents put into jedhil's pot
line-te_lumrah = cents of the loser to the winner
line-te_mati = cents of a player who has not reached the line
line-belahan = cents for the winner's 350
line-patang_atusan = cents for the winner's 400
line-wudon = cents from the middle stakes
line-jung = cents for the differences
line-wulwulan = cents from the standing pot
line-jedhil = cents from the standing pot
line-returned = what is left of the pot goes back

## What stays from round to round, and its short label.

carried-dealer = deals the next round
    .label = dealer
carried-drawn = two cards each; the highest sum is raja
    .label = drawn for seats
carried-jedhil_pot = the part of the pot that is jedhil's
    .label = jedhil pot

## Why these options cannot be played.

refusal-lines_fall = the second line is below the first; allowed: { $first } or more
refusal-floor_too_low = { $jedhil_floor } is less than the largest payout; allowed: { $largest } or more

## What the score of a real table asks.

ask-counted = Have you counted the points yourselves?
ask-score = How many points has each player?

## Why what was entered cannot be.

unfit-uneven = { $seat } has an odd number of cards of the rank of { $card }

## What lies on the table, and what it may be.

show-open_card = the last card
show-fresh = played

## A rule that a house may choose.

option-people = How many people; the fourth deals and counts.
option-variant = The game of Java, the Chinese one, or Magelang's.
option-region = Whose words for the fourth person and the standing pot.
option-seat_tie = Equal sums in the draw for seats: draw again, or the first to have drawn goes first.
option-fourth_seat = Who of four sits out: the lowest in the draw, or always the fourth person.
option-fourth_turn = With bets and four people, who sits out the next round: the fourth always, the loser, or each by turns.
option-reseat = Seats are drawn once a session, or for every round.
option-capture = A card that matches must take, or may stay in the pool.
option-last_card = Who knows the last card of the stock: all, the unyik, nobody.
option-patih_peek = The patih looks at the last card but one.
option-captured_visible = Captured cards are kept face-up.
option-rates = Points a card of each combination.
option-extras = What more cards of a combination score: its rate, or their face value.
option-ireng_table = Bunci ireng: an amount for each card; nine cards 113; or nine 113 and four 42, unless stopping at three scores more.
option-ireng_copies = More copies of the coins: nothing; further whole runs; every copy inside the run.
option-macan_cards = Macan's cards: C9 S1 M1, or C1 S9 M1.
option-card_use = A card that fits two combinations: in the better; in bunci ireng; in both.
option-place_ties = Equal scores share their places, or the earlier seat is higher.
option-bets = The bets; none is jentolan.
option-wudon_stake = Wudon: cents that each stakes.
option-wudon_sweep = Wudon: the winner's score that takes the whole pot.
option-te_who = Té lumrah: who must have reached the line, the loser who pays it or the winner.
option-te_line = Rampung: the score below which té mati is paid.
option-te_lumrah = Rampung: cents from the loser, where the line is reached.
option-te_mati = Rampung: cents from players who have not.
option-te_mati_payers = Té mati is paid by everyone below the line, or by the loser alone.
option-belahan = Rampung: the winner's score, and cents from each other player.
option-patang_atusan = Rampung: a higher score, and further cents from each.
option-jung = Jung: for each step of points of difference, a number of cents.
option-jackpot_stake = The standing pot for 400 points: cents that each stakes before every round.
option-jackpot_line = The standing pot for 400 points: the score that takes it.
option-jedhil_wager = Jedhil: cents that each pays when the pot is filled.
option-jedhil_lines = Jedhil: the winner's scores that pay more.
option-jedhil_scale = Jedhil: its payouts are those of a wager of 25 cents, and follow another.
option-jedhil_pay = Jedhil: cents for the winner, from the first line, from the second; for the second player.
option-jedhil_400 = Jedhil: from 400 points the winner gets their figure, or the whole pot.
option-jedhil_floor = Jedhil: below this many cents the pot is filled again; at least the largest payout.
option-pot_at_end = A standing pot at the end of the session is given back, or carried on.

## Rules of a house that a source describes: their name, and what is special.

preset-jentolan = Jentolan
    .says = Without a stake: the loser deals and counts for the next round.
preset-rampung = Rampung and jung
    .says = Payments from player to player: té lumrah, té mati, belahan, patang atusan, and the jung for the difference.
preset-parewanan = Toh paréwanan
    .says = The reckless stakes: wudon and rampung at once.
preset-surakarta_1941 = Surakarta 1941
    .says = Every bet of the town: wudon, rampung with all its payments, jung and wul-wulan, in its words.
preset-yogyakarta_1941 = Yogyakarta 1941
    .says = Every bet of the town: wudon, rampung with all its payments, jung, nir and jedhil, in its words.

## A line of the table of odds.

odds-missing-dealt = Ranks missing in the pool as dealt
odds-missing = ranks missing
odds-how-pools = pools of 36 counted rank by rank
odds-unmatched-dealt = Cards of a hand without a match in the pool
odds-unmatched = cards without a match
odds-how-unmatched = pools of 36 by their missing ranks, then the hand of 14 from the rest
odds-whole-dealt = Whole combinations in a hand as dealt
odds-whole = combinations of which all three cards are held
odds-how-whole = hands of 14 by the faces that are there
odds-how-reds = hypergeometric: 14 cards of 120
odds-beyond = What the piles score has no closed form: it depends on what everyone plays.

## A thing by its name.

name-play = play
name-capture = capture
name-leave = leave
name-face_points = face points
name-returned = returned
name-pool = pool
name-patih_card = patih card
name-unyik_card = unyik card
name-pack = pack
name-people = people
name-variant = variant
name-java = java
name-chinese = chinese
name-magelang = magelang
name-region = region
name-surakarta = surakarta
name-yogyakarta = yogyakarta
name-seat_tie = seat tie
name-redraw = redraw
name-first_drawn = first drawn
name-fourth_seat = fourth seat
name-lowest_draw = lowest draw
name-fixed = fixed
name-fourth_turn = fourth turn
name-stays = stays
name-loser_out = loser out
name-by_turns = by turns
name-reseat = reseat
name-session = session
name-every_round = every round
name-optional = optional
name-last_card = last card
name-face_up = face up
name-private = private
name-none = none
name-patih_peek = patih peek
name-captured_visible = captured visible
name-rates = rates
name-extras = extras
name-rate = rate
name-face = face
name-ireng_table = ireng table
name-per_card = per card
name-cap_113 = cap 113
name-printed = printed
name-ireng_copies = ireng copies
name-single = single
name-each_run = each run
name-extra_copies = extra copies
name-macan_cards = macan cards
name-derivation = derivation
name-text = text
name-card_use = card use
name-once_best = once best
name-once_ireng_first = once ireng first
name-shared = shared
name-place_ties = place ties
name-seat_order = seat order
name-wudon_stake = wudon stake
name-wudon_sweep = wudon sweep
name-te_who = te who
name-payer = payer
name-te_line = te line
name-te_mati_payers = te mati payers
name-each_non_winner = each non winner
name-loser_only = loser only
name-line = line
name-cents = cents
name-step = step
name-jackpot_stake = jackpot stake
name-jackpot_line = jackpot line
name-jedhil_wager = jedhil wager
name-jedhil_lines = jedhil lines
name-more = more
name-most = most
name-jedhil_scale = jedhil scale
name-jedhil_pay = jedhil pay
name-base = base
name-at_350 = at 350
name-at_400 = at 400
name-second = second
name-jedhil_400 = jedhil 400
name-schedule = schedule
name-whole_pot = whole pot
name-jedhil_floor = jedhil floor
name-pot_at_end = pot at end
name-return_equally = return equally
name-carry = carry
