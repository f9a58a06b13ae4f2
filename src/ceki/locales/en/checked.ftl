### What `ceki verify` says of a log that holds; $last is its last round.
### Places: $receipt: 64 hexadecimal digits; $round: the number of a round; $rounds: how many rounds were finished.

over =
    { $rounds ->
        [0] No round was finished; the match is over.
        [one] Round 1 checks out; the match is over.
       *[other] Rounds 1 to { $rounds } check out; the match is over.
    }
open =
    { $rounds ->
        [0] No round is finished yet; the table goes on. The receipt of round { $last } is { $receipt }.
        [one] Round 1 checks out; the table goes on. The receipt of round { $last } is { $receipt }.
       *[other] Rounds 1 to { $rounds } check out; the table goes on. The receipt of round { $last } is { $receipt }.
    }
closed =
    { $rounds ->
        [one] Round 1 checks out; then the table closed.
       *[other] Rounds 1 to { $rounds } check out; then the table closed.
    }
broken-off =
    { $rounds ->
        [0] No round was finished; round { $last } was interrupted when the table closed.
        [one] Round 1 checks out; round { $last } was interrupted when the table closed.
       *[other] Rounds 1 to { $rounds } check out; round { $last } was interrupted when the table closed.
    }
shown-is-in-it = It contains what you were shown.
nothing-shown = Only a commitment or receipt that you kept can show that this is the log of your table (--bound, --receipt).
bound-to-come = Round { $round } has its commitment and is not over yet.
