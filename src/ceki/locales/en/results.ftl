### What rounds and matches come to. $who is `you` for the reader, `one` for another, `many` and `none`; $names are in a row.
### Places: $amount: an amount with its sign; $another: a sentence; $from: you, pot or other; $giver: who pays; $givers: who pay, in a
### row; $label: what is counted; $last: the last of a row; $n: a number; $name: a player's name; in unit the id of
### one; $one: a sentence; in unit yes where the amount is one; $place: where somebody sits who does not play this
### round; $sentence: a sentence without its stop; $some: all but the last of a row; $taker: who is paid; $takers: who
### are paid, in a row; $to: you, pot or other; $unit: points, cents, tokens or tricks.

you = You
comma = ,{ " " }
semicolon = ;{ " " }
colon = :{ " " }
# Two in a row; .more: three or more, of which $some are all but the last.
pair = { $some } and { $last }
    .more = { $some } and { $last }
amount =
    { $unit ->
        [points] { $one ->
            [yes] { $n } point
           *[other] { $n } points
        }
        [cents] { $one ->
            [yes] { $n } cent
           *[other] { $n } cents
        }
        [tokens] { $one ->
            [yes] { $n } token
           *[other] { $n } tokens
        }
        [tricks] { $one ->
            [yes] { $n } trick
           *[other] { $n } tricks
        }
       *[other] { $n } { $unit }
    }
# What is counted from round to round, with its unit.
with-unit =
    { $unit ->
        [points] { $label } (points)
        [cents] { $label } (cents)
        [tokens] { $label } (tokens)
        [tricks] { $label } (tricks)
       *[other] { $label } ({ $unit })
    }
wins-round =
    { $who ->
        [you] You win this round
        [many] { $names } win this round
        [none] Nobody wins this round
       *[one] { $names } wins this round
    }
wins-match =
    { $who ->
        [you] You win the match
        [many] { $names } win the match
        [none] Nobody wins the match
       *[one] { $names } wins the match
    }
won-most =
    { $what ->
        [cents] { $who ->
            [you] You have won most cents
            [many] { $names } have won most cents
           *[one] { $names } has won most cents
        }
       *[rounds] { $who ->
            [you] You have won most rounds
            [many] { $names } have won most rounds
           *[one] { $names } has won most rounds
        }
    }
in-all = { $amount } in all
from-each = { $amount } from each
pays = { $from ->
    [you] You pay
    [pot] The pot pays
   *[other] { $giver } pays
} { $to ->
    [you] you
    [pot] the pot
   *[other] { $taker }
} { $cents }
pays-each = { $to ->
    [you] { $givers } pay you { $cents } each
    [pot] { $givers } pay the pot { $cents } each
   *[other] { $givers } pay { $taker } { $cents } each
}
pays-all = { $from ->
    [you] You pay { $takers } { $cents } each
    [pot] The pot pays { $takers } { $cents } each
   *[other] { $giver } pays { $takers } { $cents } each
}
# The reader among those who are paid.
you-paid = you
# $what: a word for what somebody pays, such as jung or points; it follows what is paid. $cents: what a point brings.
for-what = {" "}({ $what })
for-points = {" "}({ $what }, { $cents } a point)
won = rounds { $n }
rounds-won = rounds won: { $n }
match-over = The match is over.
unit =
    { $unit ->
        [points] { $one ->
            [yes] point
           *[other] points
        }
        [cents] { $one ->
            [yes] cent
           *[other] cents
        }
        [tokens] { $one ->
            [yes] token
           *[other] tokens
        }
        [tricks] { $one ->
            [yes] trick
           *[other] tricks
        }
       *[other] { $unit }
    }
sits-out =
    { $who ->
        [you] You sit out as { $place }.
       *[other] { $name } sits out as { $place }.
    }
ended = { $sentence }.
one-and-another = { $one } { $another }
pot = the pot
