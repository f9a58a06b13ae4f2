### Why a move is good: by the id of the fact that a game declares; `.beside` says the same of another move, $it.
### Places: $an: yes where the word begins with a vowel; $cards: names of cards in a row; $just: how many of them make
### the target; $least: an amount; $line: the name of a combination; $n: a number; $of: of how many; $over: how many
### cards would be too much; $rate: points a card; $short: how many cards are missing; $target: the number to reach;
### $times: how often it counts; $which: three_sets or all; $word: a word of the game, such as mata.

adds =
    { $n ->
        [one] it takes { $cards } and adds { $n } point to your pile
       *[other] it takes { $cards } and adds { $n } points to your pile
    }
    .beside = { $it } adds { $n }
alike = you then have { $n } of { $cards }, and cards alike score
    .beside = with { $it } { $n }
beaten =
    { $n ->
        [one] { $n } unseen card can beat it
       *[other] { $n } unseen cards can beat it
    }
    .beside = { $n } can beat { $it }
bets =
    { $n ->
        [one] if you win, you also collect a bet of { $n } cent
       *[other] if you win, you also collect bets of { $n } cents
    }
bound = the call binds your hand
    .beside = a call binds it
calls_all = you call { $word }; then a card that another player draws can win for you too
calls_discards = you call { $word }; then a card that another player discards can win for you too
calls_must = you call { $word }; without that you cannot win
combination = the { $cards } goes towards { $line }, { $rate } a card when it is whole, of which you then have { $n } of { $of }
    .beside = with { $it } { $n } of { $of }, { $rate } a card
dealer_passes = against a dealer who passes from { $n } on
draw_wins_not =
    .beside = a card of the stock does not win before you have called
draws_nearer =
    { $n ->
        [one] { $n } of the { $of } unseen cards gets you closer
       *[other] { $n } of the { $of } unseen cards get you closer
    }
    .beside =
        { $n ->
            [0] of the { $of } unseen cards none would
           *[other] of the { $of } unseen cards { $n } would
        }
free = your hand stays free to change
gives =
    { $n ->
        [one] it would give the next player { $n } point
       *[other] it would give the next player { $n } points
    }
    .beside = { $it } could give them { $n }
gives_nothing = it would give the next player nothing
help =
    { $n ->
        [0] none
       *[other] { $n }
    } of the { $of } unseen cards then { $n ->
        [one] gets
       *[other] get
    } you closer
    .beside =
        { $n ->
            [0] without { $it } none would
           *[other] without { $it } { $n } would
        }
hidden = what you draw stays hidden
highest = no unseen card of its suit is higher
    .beside = no unseen card is higher than { $it }
keeps_in = { $n } of the { $of } unseen cards keep you in
left = { $n } of its rank stay for others to take
    .beside = with { $it } { $n } stay
left_few = no two of its rank stay for others to take
let_by =
    .beside = { $it } would miss a card that completes you
lone = no other card of its rank is in the pool, so nobody can take it at once
loses_trick = it cannot win the trick
    .beside = { $it } cannot win the trick
makes_it =
    { $just ->
        [one] { $n } of the { $of } unseen cards keep you in, and { $just } of them makes { $target }
       *[other] { $n } of the { $of } unseen cards keep you in, and { $just } of them make { $target }
    }
mata =
    { $n ->
        [one] you keep { $n } { $word }
       *[other] you keep { $n } { $word }s
    }
    .beside =
        { $n ->
            [0] without { $it } you would have none
           *[other] without { $it } you would have { $n }
        }
mata_made =
    { $an ->
        [yes] it makes an { $word }
       *[other] it makes a { $word }
    }
mata_not =
    .beside = a card of the stock seldom does
mate = you hold another of its rank, to take both with later
may_win =
    { $n ->
        [one] { $n } of the { $of } unseen cards wins at once
       *[other] { $n } of the { $of } unseen cards win at once
    }
    .beside = { $it } wins at once with { $n } of the { $of } unseen cards
may_win_counted =
    { $n } of the { $of } unseen cards { $n ->
        [one] wins
       *[other] win
    } at once, counted { $times ->
        [one] once
        [2] twice
       *[other] three times
    }
    .beside =
        { $n ->
            [0] { $it } wins with none of the { $of } unseen cards
           *[other] { $it } wins with { $n } of the { $of } unseen cards
        }
next_safe = the next player is not known to hold a card like it
next_wants = the next player is known to hold { $n } like it
    .beside = the next player is known to hold { $n } like { $it }
no_mate = { "" }
no_risk = no card is too much yet
no_risk_makes_it =
    { $just ->
        [one] no card is too much yet, and { $just } of the { $of } unseen cards makes { $target }
       *[other] no card is too much yet, and { $just } of the { $of } unseen cards make { $target }
    }
not_red = it is not red
opens = the three alike then lie open
    .beside = the three alike would lie open
opens_stays = the three alike then lie open and must stay
    .beside = the three alike would lie open and would have to stay
paid =
    { $n ->
        [one] every other player pays you { $n } cent at once
       *[other] every other player pays you { $n } cents at once
    }
pair_takers =
    { $n ->
        [one] { $n } unseen card could take two with it
       *[other] { $n } unseen cards could take two with it
    }
    .beside = with { $it } { $n } could take two
pays =
    { $n ->
        [one] a win on { $word } counts { $n } point
       *[other] a win on { $word } counts { $n } points
    }
    .beside = on { $word } it counts { $n }
pot = a win takes the pot of { $n } cents by your own draw, { $least } of it by another's
reaches_belahan = your pile reaches { $n } points, belahan
reaches_jackpot = your pile reaches { $n } points, which take the standing pot
reaches_patang_atusan = your pile reaches { $n } points, patang atusan
reaches_sweep = your pile reaches { $n } points, which sweep the pot
reaches_te = your pile reaches { $n } points, below which te mati is paid
red = it is red
    .beside = { $it } is red, and red cards score early
reds =
    { $n ->
        [one] { $n } of its cards is red, and red cards score early
       *[other] { $n } of its cards are red, and red cards score early
    }
    .beside =
        { $n ->
            [0] with { $it } none
           *[other] with { $it } { $n }
        }
short =
    it leaves you { $n } { $n ->
        [one] card
       *[other] cards
    } short of { $which ->
        [three_sets] three sets
       *[other] all sets
    }
    .beside = without { $it } you would be { $n } short
short_pair =
    it leaves you { $n } { $n ->
        [one] card
       *[other] cards
    } short of { $which ->
        [three_sets] three sets
       *[other] all sets
    }, though it is one of a pair
    .beside = { $it } is one of a pair, and without it you would be { $n } short
short_set =
    it leaves you { $n } { $n ->
        [one] card
       *[other] cards
    } short of { $which ->
        [three_sets] three sets
       *[other] all sets
    }
    .beside = { $it } is part of a set, and without it you would be { $n } short
silent = it calls nothing
    .beside = without a call only your own draws win
silent_not = it calls nothing
    .beside = the other move calls nothing
spares =
    { $n ->
        [one] { $n } unseen card of its suit is higher, so you can spare this one
       *[other] { $n } unseen cards of its suit are higher, so you can spare this one
    }
    .beside =
        { $n ->
            [one] only { $n } is higher than { $it }
           *[other] only { $n } are higher than { $it }
        }
stands = you stay at { $n }
starts =
    you keep { $n } { $n ->
        [one] pair
       *[other] pairs
    } of identical cards, from which { $an ->
        [yes] an
       *[other] a
    } { $word } is made
    .beside =
        { $n ->
            [0] without { $it } none
           *[other] without { $it } { $n }
        }
taken_wins_not =
    .beside = a card that is taken does not win
takers =
    { $n ->
        [one] { $n } unseen card could take it
       *[other] { $n } unseen cards could take it
    }
    .beside = { $n } could take { $it }
takes =
    { $n ->
        [one] it takes { $cards }, for { $n } point now
       *[other] it takes { $cards }, for { $n } points now
    }
    .beside = { $it } scores { $n }
takes_alike =
    { $n ->
        [one] it takes three of { $cards }, for { $n } point now
       *[other] it takes three of { $cards }, for { $n } points now
    }
    .beside = { $it } scores { $n }
takes_nearer =
    the { $cards } gets you closer, { $short } { $short ->
        [one] card
       *[other] cards
    } short of { $which ->
        [three_sets] three sets
       *[other] all sets
    }
takes_no_nearer =
    .beside = the { $cards } does not
takes_nothing = it takes nothing
    .beside = { $it } takes nothing
takes_quietly = it takes { $cards }
    .beside = { $it } scores nothing
takes_trick = it wins the trick
to_meet =
    { $n ->
        [0] no unseen card is of its rank, so it would be of little use to you
        [one] { $n } unseen card is of its rank, so it would be of little use to you
       *[other] { $n } unseen cards are of its rank
    }
    .beside = for { $it } it is { $n }
too_much = { $over } of the { $of } unseen cards would be too much
    .beside = with { $over } of the { $of } unseen cards you would be out
unbeaten = no unseen card can beat it
wait =
    { $n ->
        [one] { $n } unseen card then completes you
       *[other] { $n } unseen cards then complete you
    }
    .beside =
        { $n ->
            [0] without { $it } none would
           *[other] without { $it } { $n } would
        }
wait_gone = it calls nothing
    .beside = without { $it } every card that completes you would be in your own hand
wait_no_mata = it calls nothing yet
    .beside = without { $it } you would have no { $word } and nothing to call
wins = it wins at once
wins_counted =
    { $times ->
        [one] it wins at once, counted once
        [2] it wins at once, counted twice
       *[other] it wins at once, counted three times
    }
    .beside =
        { $times ->
            [one] { $it } wins too, counted once
            [2] { $it } wins too, counted twice
           *[other] { $it } wins too, counted three times
        }
worth = the sets you are nearest to count { $n }
    .beside = without { $it } they would count { $n }
