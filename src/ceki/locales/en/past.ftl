### Rounds of the past, in lists. $rounds and $tables are counts in words: one round, 3 tables.
### Places: $command: a command, as it is typed; $most: a number; $n: a number; $names: players' names in a row;
### $what: a round or a table.

title = What you have played
rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
tables =
    { $n ->
        [one] one table
       *[other] { $n } tables
    }
with-others = with { $n } others
with = with { $names }
not-finished = not finished
practice = practice
# The heading's second line.
sat = The tables where this device sat. The server keeps their rounds for a year, or permanently if you star them.
seat-given-up = seat given up
read-again = Read it again
nothing = Nothing yet. Finished rounds appear here.
nothing-kept = Nothing yet. Finished rounds appear here; you can replay them move by move.
choose-game = Choose a game
not-readable = Cannot be read
no-round = No round has been finished at this table.
looking-up = Looking it up…
star = Keep permanently
star-of = Keep permanently: { $what }
starred = All rounds of this table are kept permanently.
unstarred = The rounds of this table are kept for a year.
more = Show more

## What this device keeps

kept = { $rounds } at { $tables }, on this device alone. What you played stays until you delete it. Of files that you opened, the last { $most } rounds stay, and those with a star.
kept-promised = The browser has promised not to delete anything on its own.
kept-maybe = If the device runs out of space, the browser may delete them.
kept-refused = The browser has not agreed to keep them, so save the log of what you want to keep for sure.
look-back = Look back
look-back-at = Look back at { $what }
ask-browser = Ask the browser to keep them
save-log = Save the log
file-holds = The file holds every card, key and seed. { $command } checks it.

## Deleting

delete = Delete
delete-all = Delete all
delete-sure = Delete { $rounds }?
delete-alone = They are saved only on this device. You can restore them for 30 days.
delete-played-at = They were played at { $tables }.
delete-open-tables = Tables that are still open are deleted too.
delete-open-table = The table is still open; it is deleted too.
keep-them = Keep them
delete-for-good = Delete permanently
# The heading of what was deleted.
bin = Deleted: { $rounds }
bin-says = You can restore them for 30 days after you deleted them.
bring-back = Restore
bring-back-what = Restore { $what }
empty-bin = Delete everything permanently
empty-bin-sure = Delete { $rounds } permanently? Nobody can restore them then.

## A round in words

round = Round { $n }
look-moves = Look at it move by move
the-score = The score
the-table = The table
no-money = No money changes hands.
moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
