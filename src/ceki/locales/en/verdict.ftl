# What the check of a table's log comes to. $what is the log, a round or the bound of one; $key a name in it.

rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] No round was finished so far; the table goes on.
            [over] No round was finished, and with that the match is over.
           *[closed] No round was finished; then the table was closed.
        }
        [1] { $state ->
            [open] Round 1 holds so far; the table goes on.
            [over] Round 1 holds, and with that the match is over.
           *[closed] Round 1 holds; then the table was closed.
        }
       *[other] { $state ->
            [open] Rounds 1 to { $rounds } hold so far; the table goes on.
            [over] Rounds 1 to { $rounds } hold, and with that the match is over.
           *[closed] Rounds 1 to { $rounds } hold; then the table was closed.
        }
    }
was-practice = This was a practice table: hands could be shown and moves taken back.
bounds-kept =
    { $n ->
        [one] { $receipt ->
            [yes] The bound that this device was shown is in it, and the receipt of the last round.
           *[no] The bound that this device was shown is in it.
        }
       *[other] { $receipt ->
            [yes] The { $n } bounds that this device was shown are in it, and the receipt of the last round.
           *[no] The { $n } bounds that this device was shown are in it.
        }
    }
no-bound-kept = This device was shown no bound of it: that this is the log of the table it tells of is not shown.
closed-unproved =
    { $rounds ->
        [0] No round was finished; that the table was closed then and nothing is left out, only the receipt of round { $last } shows, which its players were told.
        [1] Round 1 holds; that the table was closed then and nothing is left out, only the receipt of round { $last } shows, which its players were told.
       *[other] Rounds 1 to { $rounds } hold; that the table was closed then and nothing is left out, only the receipt of round { $last } shows, which its players were told.
    }

# How a log is written
not-json = The log is not whole JSON.
key-twice = The log has a key twice in one object; each may stand there once.
not-written-whole = The log has a number that is not written as a whole one.
not-whole-number = The log has a number that is not whole, or too large.
half-character = The log has half of a character in it, which is no text.
too-deep = The log is no log: brackets stand within each other more than { $deepest } deep.
of-version = The log is of version { $version }; this page reads version { $reads }.
of-state = The log's state is { $state }; it is open, over or closed.
no-rounds = The log has no rounds: there is nothing to be checked.
not-object =
    { $what ->
        [log] The log is not a JSON object.
        [bound] The bound of round { $round } is not a JSON object.
       *[round] Round { $round } is not a JSON object.
    }
no-good =
    { $what ->
        [log] The log has no good "{ $key }".
        [bound] The bound of round { $round } has no good "{ $key }".
       *[round] Round { $round } has no good "{ $key }".
    }
round-missing = Round { $round } is missing; round { $other } stands in its place.
bound-missing = The bound of round { $round } is missing.

# What a round tells
agreed-otherwise = Round { $round }: nothing can have been agreed before it as the log tells it.
receipt-otherwise = Round { $round }: its receipt is not that of what the log tells up to it.
other-seed = Round { $round }: the server's seed is not the one it was bound to.
other-shuffle = Round { $round }: the cards were not shuffled by the seeds.
deal-unknown = Round { $round }: this page does not know how { $game } is dealt.
other-hands = Round { $round }: the hands are not those that the shuffled cards give.
other-seats = Round { $round }: it is not told for { $seats } seats.
unfinished-cents = Round { $round } was not finished, but the log has cents for it.
unfinished-goes-on = Round { $round } was not finished, but the log goes on: its end is missing.
after-match = Round { $round } stands after the end of the match.
ends-otherwise = The match ends with round { $round }, but the log says that it does not.

# What this device was shown
shown-missing = Round { $round }, of which you were shown the bound, is missing.
other-bound = Round { $round } was dealt by another bound than the one that you were shown.
receipt-missing = Round { $round }, of which you have the receipt, is missing; the log ends with round { $last }.
other-receipt = Round { $round }, or one before it, is not as its players were told: the receipt is another.
without-seed = Round { $round } was dealt without your seed.
