### The goal strip: what a player has of what they need, by the id of the fact that a game tells. What they have comes
### first, what is missing next second: a sentence each, short enough for a line of a phone. `.about` tells what counts.
### $word is a word of the game (mata, bak), $called a word of its score, $name a player, $cards a card or more.
### Places: $aim: 0, 1 or 2: see the choice; $best: another player's points; $left: how many tricks are left; $line:
### the name of the hand; $macan: 0 or 1: see the choice; $matas: how many the player has; $mine: how many tricks the
### player has; $n: a number; $of: of how many; $payout: 0 to 3: how the stakes are paid; $percent: a number, -1 where
### it was not counted; $pips: a number; $points: a number; $rank: a rank, such as 5; $rate: points a card; $red:
### points for a red card; $rest: a number; $score: points needed; $sets: how many are complete; $short: how many
### cards are missing; $target: the number to reach; $three: points for three alike; $times: how often it counts.

goal-title = What you need

## Games of sets

goal-sets = { $short ->
        [0] { $sets } of { $of } sets, { $matas ->
            [0] no { $word }
           *[other] { $matas } { $word }
        }
       *[other] { $sets } of { $of } sets, { $matas ->
            [0] no { $word }
           *[other] { $matas } { $word }
        }, { $short } short
    }
    .about = You need { $of } sets. A set is three cards with the same number, in any suits. One of them must be a { $word }: three cards exactly alike. Short is how many cards are missing.
goal-pairs = { $short ->
        [0] { $sets } of { $of } pairs, { $matas ->
            [0] no { $word }
           *[other] { $matas } { $word }
        }
       *[other] { $sets } of { $of } pairs, { $matas ->
            [0] no { $word }
           *[other] { $matas } { $word }
        }, { $short } short
    }
    .about = You need { $of } pairs. A pair is two cards with the same number, in any suits. One of them must be a { $word }: two cards exactly alike. Short is how many cards are missing.
goal-sets-points = { $short ->
        [0] { $sets } of { $of } sets, worth { $points } points
       *[other] { $sets } of { $of } sets, { $short } short, worth { $points } points
    }
    .about = You need { $of } sets. A set is three cards with the same number, in any suits. The numbers on them are the points; here those of the sets that you are nearest to. Short is how many cards are missing.
goal-pairs-grow = { $n ->
        [one] 1 pair: a third card of its number makes a set
       *[other] { $n } pairs: a third card of a number makes a set
    }
goal-lone-grow = { $n ->
        [one] 1 single card: a second like it makes a pair
       *[other] { $n } single cards: a second of one makes a pair
    }
goal-no-mata = No { $word } yet: it takes cards exactly alike
goal-complete = Your hand is complete: you can win
goal-ready = Discard a spare card and call { $word }
goal-waits = { $percent ->
        [-1] { $cards } wins: { $n } unseen
       *[other] { $cards } wins: { $n } unseen, { $percent }% in time
    }
    .about = Unseen are the cards that neither lie open nor in your hand. In time: how often one of them is drawn before the stock ends, if nobody wins first.
goal-waits-rank = { $percent ->
        [-1] Any { $rank } wins: { $n } unseen
       *[other] Any { $rank } wins: { $n } unseen, { $percent }% in time
    }
    .about = Unseen are the cards that neither lie open nor in your hand. In time: how often one of them is drawn before the stock ends, if nobody wins first.
goal-waits-ones = { $percent ->
        [-1] Any 1 or honour wins: { $n } unseen
       *[other] Any 1 or honour wins: { $n } unseen, { $percent }% in time
    }
    .about = Honours count as ones. Unseen are the cards that neither lie open nor in your hand. In time: how often one of them is drawn before the stock ends, if nobody wins first.
goal-own-draw = { $cards } wins if you draw it: { $n } unseen
    .about = You have not called, so only a card that you draw yourself can win.
goal-own-draw-rank = Any { $rank } that you draw wins: { $n } unseen
    .about = You have not called, so only a card that you draw yourself can win.
goal-own-draw-ones = Any 1 or honour that you draw wins: { $n } unseen
    .about = You have not called, so only a card that you draw yourself can win. Honours count as ones.
goal-waits-times = { $cards } wins: { $n } unseen; drawn, { $times } times
    .about = A card that you draw yourself counts { $times } times. A discard counts less.
goal-waits-rank-times = Any { $rank } wins: { $n } unseen; drawn, { $times } times
    .about = A card that you draw yourself counts { $times } times. A discard counts less.
goal-gone = No card left can complete this hand
goal-open = { $n } { $word } open before you
    .about = A { $word } that you make with a discard lies open, and every player pays for it.

## Cholek Tiga

goal-points-and-best = { $points ->
        [one] You have 1 point, { $name } { $best }
       *[other] You have { $points } points, { $name } { $best }
    }
    .about = Identical captured cards score; red cards score from the first one. The most points win.
goal-points = { $points ->
        [one] You have 1 point
       *[other] You have { $points } points
    }
    .about = Identical captured cards score; red cards score from the first one. The most points win.
goal-one-more = { $points ->
        [one] One more { $cards } scores 1 point
       *[other] One more { $cards } scores { $points } points
    }
goal-alike = Three alike score { $three }, a red card { $red }

## Pèi

goal-pile-and-best = { $points ->
        [one] You have 1 point, { $name } { $best }
       *[other] You have { $points } points, { $name } { $best }
    }
    .about = Captured cards score the number on them. Those of a combination score much more. The most points win.
goal-pile = { $points ->
        [one] You have 1 point
       *[other] You have { $points } points
    }
    .about = Captured cards score the number on them. Those of a combination score much more. The most points win.
goal-combination-lacks = Only { $cards } is missing for { $called }
    .about = A combination needs its three cards. Then each of them scores { $rate } points.
goal-combinations = The three cards of a combination score the most
    .about = Bunci ireng: 1, 2 and 3 of coins, and on from there. Bunci abang: 9 of strings, Red Flower, Old Thousand. Pang kéyang: White Flower, 8 of strings, 9 of myriads. Pang picis: 8 of coins, 2 of strings, 2 of myriads. Macan: { $macan ->
        [0] 9 of coins, 1 of strings, 1 of myriads
       *[1] 1 of coins, 9 of strings, 1 of myriads
    }.
goal-points-needed = { $n ->
        [one] 1 point more reaches { $score }
       *[other] { $n } points more reach { $score }
    }
    .about = At this table bets are paid from { $score } points on.

## Sakopong

goal-tricks = { $left ->
        [one] Your tricks: { $mine }. One is left
       *[other] Your tricks: { $mine }. { $left } are left
    }
    .about = The highest card of the suit led wins a trick. { $payout ->
        [0] The player with the most tricks takes the stakes.
        [1] Players without a trick give their stake to those who have one.
        [2] Each trick takes a fifth of the stakes.
       *[3] The last trick takes the stakes.
    }
goal-seri = Everybody has a trick: the round is a draw
goal-you-none = { $payout ->
        [0] A trick each is a draw; otherwise the most tricks win
        [1] A trick each is a draw; otherwise a player without one pays
        [2] A trick each is a draw; otherwise each trick pays
       *[3] A trick each is a draw; otherwise the last trick wins
    }
goal-one-none = { $name } has no trick yet; with one it is a draw
goal-some-none = { $n } players have no trick yet; with one each it is a draw
goal-most = { $name } has the most: { $n }
goal-most-you = You have the most
goal-most-equal = Several players lead with { $n } each

## Pakau

goal-remainder = { $pips } points: without the tens { $rest } is left
    .about = Add your three cards: aces are 1, tens and pictures 10. Take away the tens; the highest rest wins.
goal-ranked = You hold { $line }
    .about = This hand has a name, and a place of its own above or between the rests.
goal-thirty-out = { $pips } points: this hand cannot win
    .about = At this table exactly thirty points cannot win.

## Main chabut

goal-sum = { $aim ->
    [1] { $n } of { $target } points: beat the dealer
    [2] { $n } of { $target } points: you deal
   *[0] { $n } of { $target } points
}
    .about = Get as close to { $target } as you can without going over. If you go over, you are out.
goal-just = { $n } points: exactly the target
goal-over = { $n } points: over { $target }, you are out
goal-safe = { $n } of { $of } unseen cards keep you in
goal-all-safe = No card can put you out
    .about = Whatever card comes next, you stay in. An ace counts 1 where 11 would be too much.
