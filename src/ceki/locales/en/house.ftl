### The rules of a table: what a house may choose, and by what the usual values stand. $cited are sources.
### Places: $against: other sources; $game: the title of a game; $high: the higher number; $how: none, each or only;
### $low: the lower number; $n: a number; $of: of how many; $option: the name of an option; $said: sources; $says: a
### sentence; $sought: what was looked for; $time: a time, such as 30 seconds; $value: a value of an option; $values:
### values of an option; $word: a value that can be moved or left out.

# Where a list of values is empty.
none = none
yes = yes
no = no
any-of = any of { $n }
usual-rules = Usual rules
seconds = { $n } seconds
minutes =
    { $n ->
        [one] A minute
       *[other] { $n } minutes
    }
no-clock = No clock
clock = { $time } a move
rounds-any = No limit of rounds
rounds =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }

## By what a rule stands

reading = our reading of { $cited }
gap = the sources are silent: our ruling
follows = follows from { $cited }
unknown = no page of rules gives a source
otherwise = { $said }; otherwise: { $against }
of-differ =
    Where the sources differ
        .says = The usual value is that of the source named first.
of-source =
    As the sources have it
        .says = A house may play otherwise.
of-reading =
    Our readings of the sources
        .says = Their words can be understood in more ways than one; the usual value is how we read them.
of-gap =
    Where the sources are silent
        .says = Somebody has to decide; these are our rulings, and a house may rule otherwise.
of-unknown =
    Without a source
        .says = No page of rules says where these come from.
of-changed = Changed at this table

## The rules in force

in-force = { $game }: rules in force
how-to-play = How to play
not-offline = You can read it only when you are online.
whole-rules = Read the whole rules
no-money = Points and play cents only. Nothing is bought here and nothing is paid out.
find = Find a rule
find-none = No rule of this game says “{ $sought }”.
usual = Usual: { $value }.
may-be = May be: { $values }.
rule-behind = See the rule
words = Words
sources = Sources

## Choosing rules

answer-yes = Yes
answer-no = No
higher = { $word } higher
leave-out = Leave { $word } out
# Button.
add = Add { $word }
empty = None
put-back = Put it back
# Below a field.
allowed = Allowed: { $values }.
only-changed = Only the { $n } changed
shown = { $n } of { $of } rules
some-of = { $n } of { $of }
changed = { $n } changed
refused = Option { $option }: { $says }.

## What numbers are allowed; none is typed so

range =
    { $how ->
        [none] { $low } to { $high } or none
        [each] { $low } to { $high } each
       *[only] { $low } to { $high }
    }
