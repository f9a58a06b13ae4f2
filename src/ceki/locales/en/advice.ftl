### What hints and reviews of rounds say (docs/protocol.md, Advice).
### Places: $amount: an amount with its unit; $best: the better move; $card: the name of a card, or none; $choices:
### how many choices the player had; $cost: an amount with its unit; $costly: how many choices cost something;
### $exact: yes where it was counted, no where rounds were simulated; $first: a clause; $found: what was found, a
### clause; $give: the margin of error, a number with or without its unit; $given: under which condition it was
### counted; $grade: slip, inaccuracy, mistake, blunder, or none; $how: which form: see the choice; $it: another
### move; $last: the last of a row; $line: what a score line says, such as the Tiger; $lost: a share, such as 33%;
### $mine: a fact about the better move (reasons.ftl); $more: an amount with its unit; $move: a move; where $number
### stands beside it, what was played; $moves: moves, in a row; $n: a number; $number: the number of a move in the
### round; $one: yes where the amount is one; $other: the last move but for chance, or the move beside which one is
### set; $size: the number of an amount; $some: all but the last of a row; $sound: how many choices cost nothing
### that can be seen; $theirs: the same fact about the other move (reasons.ftl, .beside); $then: a clause after the
### first; $told: what a hint says to do, with its reason; $unit: points, cents, tokens or tricks; $verb: what the
### move does, such as discard; $why: reasons in a row; $whose: own or others, whose score line it is, and gains or loses; $won: a
### share, such as 53%.

amount =
    { $unit ->
        [cents] { $size } { $one ->
            [yes] cent
           *[other] cents
        }
        [points] { $size } { $one ->
            [yes] point
           *[other] points
        }
        [tokens] { $size } { $one ->
            [yes] token
           *[other] tokens
        }
       *[other] { $size } { $one ->
            [yes] trick
           *[other] tricks
        }
    }
# Two in a row; .more: three or more, of which $some are all but the last.
and = { $some } and { $last }
    .more = { $some } and { $last }
beside =
    { $card ->
        [none] to { $verb }
       *[other] the { $card }
    }
better = it earned { $more } more than { $it } (± { $give })
better_and_won = it earned { $more } more than { $it } (± { $give }) and won { $won } of the rounds, where { $it } won { $lost }
brings =
    { $how ->
        [even] { $move } comes out even on average and wins { $won } of the rounds
        [wins] { $move } wins { $amount } on average and wins { $won } of the rounds
       *[other] { $move } loses { $amount } on average and wins { $won } of the rounds
    }
# $told is the whole of message why; then the weightier fact for the other move.
but = { $told } But { $other }: { $why }.
chance =
    { $how ->
        [least] less than 1%
        [most] more than 99%
       *[other] { $n }%
    }
costly =
    Move { $number }{ $grade ->
        [none] { "" }
        [slip] { " " }(slip)
        [inaccuracy] { " " }(inaccuracy)
        [mistake] { " " }(mistake)
       *[other] { " " }(blunder)
    }: { $move } cost about { $cost }{ $exact ->
        [yes] { " " }(counted exactly)
       *[other] { " " }(± { $give })
    } compared with { $best }.
difference = { $mine }; { $theirs }
ends =
    { $moves }: the cards do not show why, but the simulated rounds do: “{ $line }” { $whose ->
        [own-gains] for you
        [own-loses] against you
        [others-gains] for another player
       *[others-loses] against another player
    } in { $won } of them, after { $other } in { $lost }.
even = { $moves }: impossible to say which is better.
exactly =
    { $given ->
        [none] Counted exactly: { $found }.
       *[other] Counted exactly { $given }: { $found }.
    }
named = { $verb } { $card }
no_choice = You had no choice in this round.
not_found = { $move } did just as well (± { $give })
one_costly = Your one choice, move { $number }, cost about { $cost }.
only = { $moves } is your only move.
# Two in a row; .more: three or more, of which $some are all but the last.
or = { $some } or { $last }
    .more = { $some } or { $last }
plain = { $moves }.
played_out = In { $n } simulated rounds, { $found }.
review =
    { $costly ->
        [one] { $sound } of your { $choices } choices were sound, as far as anyone can say; move { $number } cost about { $cost }.
       *[other] { $sound } of your { $choices } choices were sound, as far as anyone can say; the other { $costly } together cost about { $cost }, most of all move { $number }.
    }
sound =
    { $choices ->
        [one] Your one choice cost you nothing that could not be chance.
       *[other] None of your { $choices } choices cost you anything that could not be chance.
    }
together = { $first }, { $then }
unexplained = { $moves }: did better than { $other } in simulation, for no obvious reason.
unit =
    { $unit ->
        [cents] cents
        [points] points
        [tokens] tokens
       *[other] tricks
    }
why = { $moves }: { $why }.
with_error = { $cost } (± { $give })
