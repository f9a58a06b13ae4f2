# Made from the games: python -m tests.locales.translated.english_of_games

## A move: what a player may do. With .made it is what the log says after the player's name.

verb-take = take the last discard
verb-draw = draw from the stock
verb-discard = discard a card
    .made = discard { $card }
verb-flick = discard a card and call
    .made = discard { $card } and call
verb-flick_ceki = discard a card and say ceki though a mata is held
    .made = discard { $card } and say ceki
verb-change = discard a card and change ceki to tan
    .made = discard { $card } and change ceki to tan
verb-sampei = show five sets and win
verb-claim = take the shown card and win
verb-pass = pass on the shown card
verb-end_hand = end the round, for the stock is empty

## A line of the score: what is paid or counted.

line-ayam = ceki, completed by another's draw
line-kandang = ceki, completed by one's own draw
line-kandang_tangan = dealt complete: doubled
line-tan_point = won on a tan call
line-mata = each mata
line-win = for winning
line-points = what the winner is paid for the points
line-stake = a stake into the middle
line-best_hand = from the middle to the best hand
line-dealer = settled with the dealer
line-metu = won by another's card
line-rabas = won by one's own draw
line-red_winning_card = the winning card is red
line-bak = each bak
line-red_bak = each red bak
line-top_card = the turned card

## What stays from round to round, and its short label.

carried-won = rounds that each has won
    .label = rounds won

## Why these options cannot be played.

refusal-too_few_half_decks = { $half_decks } half decks are too few for { $players } players
refusal-needs_half_decks = custom needs the option half_decks
refusal-no_table = { $players } players need it, for no table goes beyond 14; { $least } to 40 are allowed
refusal-no_row = deck table { $deck_table } has no row for { $players } players; it has { $first } to { $last }

## What the score of a real table asks.

ask-winner = Who has won?
ask-dealt = Was the hand complete as it was dealt?
ask-drawer = Who drew the winning card, or discarded it?
ask-call = What had the winner called?
ask-hand = The winner's cards, with the winning card?
ask-card = Which of them was the winning card?
ask-turned = Which cards were turned for the score?
ask-short = Had the stock no more cards to turn?
ask-won = Which cards has each player captured?

## Why what was entered cannot be.

unfit-copies_held = { $n } copies of { $card } are more than there are
unfit-no_sets = not every card is in a set of its rank
unfit-no_mata = no set is of identical cards, and a hand needs one to win
unfit-not_dealt = only who begins can be dealt a complete hand here
unfit-not_held = { $card } is not among the winner's cards
unfit-needs_call = only a player who has called can win here
unfit-no_claim = only a player who has called wins with another's card
unfit-unfit = with this call, { $card } does not complete these cards
unfit-no_mata_before = this call needs an identical set without { $card }
unfit-copies_turned = { $n } copies of { $card }, with the hand, are too many
unfit-twice = { $card } appears twice
unfit-too_many = { $n } copies of { $card } are more than there are

## What lies on the table, and what it may be.

show-heap = discards
show-discard = last discard
show-shown = shown
show-turned = turned for the score
show-known = seen to hold
show-winner = sampei

## A rule that a house may choose.

option-deck_table = Which book's table says how many cards are used.
option-half_decks = Half decks of 30 cards, instead of a table.
option-deal = Seven, one more to the first player, seven; or all at once from washed cards.
option-honour_rank = Honours are ones; or the two flowers are and Old Thousand stands apart; or each only matches its own kind.
option-may_return_taken = A taken discard may be discarded again in the same turn.
option-require_call = Only a player who has called can win.
option-call_choice = Tan or ceki follows from the cards, or may be declared.
option-claim_priority = Which of several callers takes the card.
option-claim_optional = A caller may let a winning card pass.
option-after_call = What a caller may still change.
option-take_limit = After this many rounds of the table in which only discards were taken, the next player must draw.
option-kandang_tangan = A hand dealt complete wins at once, doubled.
option-stock_out = What happens when the stock is empty.
option-stock_reserve = Cards of the stock that are never played.
option-source = Whose amounts for ayam, kandang and tan.
option-ayam = Points for a ceki completed by another's draw.
option-kandang = Points for a ceki completed by one's own draw.
option-tan_point = Points for a win on a tan call.
option-bonus_needs_call = Ayam and kandang need a ceki call.
option-balik_short = Too few stock cards for the score.
option-next_starter = Who begins the next round.
option-rate = Cents a point.
option-fifteen = How many cards the winner turns.
option-swaps_per_set = How many cards of one set may be exchanged.
option-win_point = Points for winning.
option-stake = Cents that each player stakes.
option-metu_from = What another's card must be to win by it.
option-red_cards = The cards that count as red.

## A line of the table of odds.

odds-every-draw = every card drawn by anyone may win
odds-own-draws = only one's own draws win, and all draw in turn
odds-how-waits = { $draws } draws that may win among { $unseen } unseen cards ({ $whose }); hypergeometric: 1 - C(unseen - left, draws) / C(unseen, draws), if nobody wins before and the stock is not shuffled again
odds-card = card
odds-any = any of them
odds-let-go = let go
odds-call = call
odds-waits-for = waits for
odds-cards-left = cards left
odds-next-card = next card
odds-before-end = before the stock ends
odds-of-ready = of hands dealt ready
odds-how-by-rank = hands counted rank by rank with binomials; the rules say what one hand of each class is
odds-dealt = A hand as dealt
odds-the-hand = the hand
odds-not-ready = not ready
odds-completing = Cards that complete a hand as dealt
odds-cards-completing = cards (0: not ready)
odds-ready-when = Ready when a card goes
odds-next-makes = The next card makes this hand
odds-each-tried = each unseen card tried, with every discard after it
odds-hand-then = the hand when a card has gone
odds-not-yet = not yet ready
odds-ready-call = ready: { $call }
odds-complete = complete
odds-matas-dealt = { $mata } in a hand as dealt
odds-matas = number of { $mata }
odds-first-player = The first player with one card more
odds-best-left = the best a discard leaves
odds-dealt-ready = A hand dealt ready: how soon it is completed
odds-waits-called = Waits of this hand ({ $call })
odds-complete-when = This hand is complete; what it is when a card goes
odds-beyond = Who wins a round has no closed form: it depends on what everyone discards.
odds-reds-dealt = Red-stamped cards in a hand as dealt
odds-reds = red cards

## A thing by its name.

name-take = take
name-draw = draw
name-discard = discard
name-flick = flick
name-flick_ceki = flick ceki
name-change = change
name-claim = claim
name-pass = pass
name-end_hand = end hand
name-tan_point = tan point
name-win = win
name-points = points
name-drawn = drawn
name-stock = stock
name-deck_table = deck table
name-babas = babas
name-pwee = pwee
name-amaro = amaro
name-custom = custom
name-half_decks = half decks
name-deal = deal
name-packets = packets
name-wash = wash
name-honour_rank = honour rank
name-all_one = all one
name-flowers_one = flowers one
name-own_kind = own kind
name-may_return_taken = may return taken
name-require_call = require call
name-call_choice = call choice
name-forced = forced
name-declared = declared
name-claim_priority = claim priority
name-drawer_then_turn_order = drawer then turn order
name-earliest_call = earliest call
name-ceki_first = ceki first
name-claim_optional = claim optional
name-after_call = after call
name-improve_only = improve only
name-free = free
name-locked = locked
name-take_limit = take limit
name-stock_out = stock out
name-void = void
name-reshuffle = reshuffle
name-stock_reserve = stock reserve
name-source = source
name-gateway = gateway
name-bonus_needs_call = bonus needs call
name-balik_short = balik short
name-as_many = as many
name-next_starter = next starter
name-rotate = rotate
name-winner = winner
name-same = same
name-rate = rate
name-fifteen = fifteen
name-swaps_per_set = swaps per set
name-win_point = win point
name-off = off
name-all = all
name-out = out
name-stake = stake
name-best_hand = best hand
name-dealer = dealer
name-total = total
name-target = target
name-zero = zero
name-banker = banker
name-tie = tie
name-push = push
name-played = played
name-won = won
name-hand = hand
name-random = random
name-settlement = settlement
name-each = each
name-red_winning_card = red winning card
name-red_bak = red bak
name-top_card = top card
name-bets = bets
name-metu_from = metu from
name-both = both
name-red_cards = red cards
name-split = split
