### What players agree on between two rounds. $what tells the rules, $title one of them.
### Places: $again: yes where something has been proposed already; $cents: an amount of play cents; $name: a player's
### name; $names: players' names in a row; $one: a player's name; $other: another player's name; $who: you, or other.

to-come = For the rounds to come
proposes =
    { $who ->
        [you] You propose
       *[other] { $name } proposes
    }
proposed-agreed = { $what }. All agree.
proposed-waiting = { $what }. Not agreed yet: { $names }.
may = { $what }. You can change this if everyone at the table agrees.
# The reader in a row of names.
you = you
agree = Agree
take-back = Take it back
say-no = Say no
propose-change =
    { $again ->
        [yes] Propose something else
       *[no] Propose a change
    }
propose = Propose
in-cents = { $title }, in cents
pair = { $one } and { $other }
bet = { $one } and { $other } { $cents }
bets-none = none
bets-same = the same between all
