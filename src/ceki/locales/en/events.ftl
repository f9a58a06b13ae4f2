### What happens at a table. $who is `you` where the reader has done it, and $name has done it otherwise.
### Places: $move: a move as it was made, such as discard 7 of coins, in the reader's form or the third person; $only:
### yes where there was no other; $round: the number of the round; $what: what was agreed or proposed.

agreed =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
away =
    { $who ->
        [you] You are away; a bot plays on.
       *[other] { $name } is away; a bot plays on.
    }
back =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
closed = The table is closed.
coming =
    { $who ->
        [you] You play from the next deal; until then a bot plays this seat.
       *[other] { $name } sits down and plays from the next deal; until then a bot plays this seat.
    }
dealt =
    Round { $round }.{ $what ->
        [none] { "" }
       *[other] { " " }As agreed: { $what }.
    } { $who ->
        [you] You begin
       *[other] { $name } begins
    }.
left =
    { $who ->
        [you] You leave.
       *[other] { $name } leaves.
    }
moved =
    { $who ->
        [you] { $only ->
            [yes] You { $move } (the only move).
           *[other] You { $move }.
        }
       *[other] { $name } { $move }.
    }
moved-by = { $name }: { $move }.
proposed =
    { $who ->
        [you] You propose for the next round: { $what }.
       *[other] { $name } proposes for the next round: { $what }.
    }
refused =
    { $who ->
        [you] You say no: nothing changes.
       *[other] { $name } says no: nothing changes.
    }
removed =
    { $who ->
        [you] You are removed from the table; a bot plays your seat.
       *[other] { $name } is removed; a bot plays the seat.
    }
rule_failed = The rules of this game have failed, so the table is closed.
sat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
undone =
    { $who ->
        [you] You take your last move back.
       *[other] { $name } takes the last move back.
    }
