# What `ceki verify` says of a log that holds; $last is its last round.

over =
    { $rounds ->
        [0] No round was finished, and with that the match is over.
        [one] Round 1 holds, and with that the match is over.
       *[other] Rounds 1 to { $rounds } hold, and with that the match is over.
    }
open =
    { $rounds ->
        [0] No round was finished so far: the table goes on, and the receipt of round { $last } is { $receipt }.
        [one] Round 1 holds so far: the table goes on, and the receipt of round { $last } is { $receipt }.
       *[other] Rounds 1 to { $rounds } hold so far: the table goes on, and the receipt of round { $last } is { $receipt }.
    }
closed =
    { $rounds ->
        [one] Round 1 holds; then the table was closed.
       *[other] Rounds 1 to { $rounds } hold; then the table was closed.
    }
broken-off =
    { $rounds ->
        [0] No round was finished; round { $last } was interrupted when the table closed.
        [one] Round 1 checks out; round { $last } was interrupted when the table closed.
       *[other] Rounds 1 to { $rounds } check out; round { $last } was interrupted when the table closed.
    }
shown-is-in-it = What you were shown is in it.
nothing-shown = Only a commitment or receipt that you kept can show that this is the log of your table (--bound, --receipt).
bound-to-come = Round { $round } has a commitment, and is not over.
