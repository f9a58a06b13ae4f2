### The end of a round: who has won, why, what it is worth, who pays whom.
### $who: names in a row. $form: "you" (the reader alone), "one" (one other), "many".
### Places: $call: the word that was called; $cents: an amount with its unit; $label: what cards are, such as hand;
### $n: a number; $name: a player's name; $role: a role, such as dealer; $round: the number of the round; $rounds: how
### many rounds were played, or the match has (0: no limit); $stands: players with their sums, in a row; $taker: who
### wins the tie; $title: the game's title; $unit: points, cents, tokens or tricks; $what: a sentence; $word: the word
### that was called; $worth: an amount with its unit.

won = { $form ->
    [you] You win
    [one] { $who } wins
   *[many] { $who } win
}
won-calling = { $form ->
    [you] You win: { $word }!
    [one] { $who } wins: { $word }!
   *[many] { $who } win: { $word }!
}
won-with = { $form ->
    [you] You win with { $worth }
    [one] { $who } wins with { $worth }
   *[many] { $who } win with { $worth } each
}
won-nobody = Nobody wins this round
match-over = The match is over.

## An amount with its unit.

worth = { $unit ->
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [tokens] { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
    [tricks] { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
   *[cents] { $n ->
        [one] { $n } cent
       *[other] { $n } cents
    }
}
worth-each = { $worth } each

## A sentence about one of several players.

of-player = { $name }: { $what }
besides = Plus { $worth }, explained below.
# $both: two players in a row, who have as much of what the game counts; one of them wins money of the other.
equal = { $to ->
    [you] { $both } tie with { $worth } each. At this table the tie goes to you.
   *[other] { $both } tie with { $worth } each. At this table the tie goes to { $taker }.
}
is-role = { $form ->
    [you] You are the { $role }.
   *[one] { $who } is the { $role }.
}
all-have = Everybody has { $worth }, so nobody wins.
stock-out = The stock ran out before anyone won.
had-called = { $form ->
    [you] You had called { $call }.
   *[one] { $who } had called { $call }.
}

# $from, $to: "you", "pot" or "other".
pays-nobody = Nobody pays.

standing = { $rounds ->
    [one] After 1 round: { $stands }
   *[other] After { $rounds } rounds: { $stands }
}

## The sheet.

next-round = Next round
look-back = Look back
review-round = Review my round
same-deal = Same deal again
new-table = A new table
# Button: opens the score sheet.
score = Score
close = Close
how-it-counts = How it counts
all-hands = All hands
the-shuffle = The shuffle
# Of cards that were turned for the score.
turned = Turned
turn-my-cards = Turn my cards
turn-yours = Your cards lie before you, face down. Turn them.
others-turn = The others turn theirs.

## How it counts.

ranks = This round's results, best first
# Beside the player with the best result.
first-place = first
for-match = { $cents } for the match
rule-behind = See the rule
who-pays-whom = Who pays whom
no-money = No money changes hands.
for-the-match = For the match
play-cents = Play cents, no money
this-round = This round
the-match = The match
sat-out = sat out
the-pot = The pot
after-rounds = { $rounds ->
    [one] The match after 1 round
   *[other] The match after { $rounds } rounds
}
leads = { $form ->
    [you] You lead.
    [one] { $who } leads.
   *[many] { $who } lead.
}
player = Player
# The heading of a column, where partners play.
side = Side
# In place of a name.
nobody = nobody
how-settled = How the match was settled
laid-open = laid open
not-seen = { $label } ({ $n } unseen)
round-of = { $rounds ->
    [0] Round { $round } · { $title }
   *[other] Round { $round } of { $rounds } · { $title }
}
waiting-for = Waiting for { $who }…
waiting-deal = Waiting for the deal…
players-decide = The players decide when to go on.
waiting-others = Waiting for others…
