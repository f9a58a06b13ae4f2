### What `ceki admin` prints for the operator of a server.
### Places: $allowed: what may be typed, in a row; $code: the code of a table; $free: how many seats are free; $game: the
### id of a game; $given: what was typed; $operator: who did it; $players: how many seats there are; $said: what was
### written; $seat: the number of a seat, from 1; $title: the title of a table; $what: what was typed; $when: a date and
### a time; $why: the reason.

what = { $given } is not one of { $allowed }
needs-code = { $what } needs the code of a table, as in: ceki admin { $what } K7PQ2X
no-code = { $what } takes no code of a table
table = { $code }  { $game }, { $players } players, { $free } free, last move { $when }
table-titled = { $code }  { $game }, { $players } players, { $free } free, last move { $when }: { $title }
reported-title = { $when }  { $code }  the title: { $said }
reported-seat = { $when }  { $code }  seat { $seat } wrote: { $said }
reported-watchers = { $when }  { $code }  watchers wrote: { $said }
did-close = { $when }  { $operator } closed { $code }: { $why }
did-hide = { $when }  { $operator } hid the title of { $code }: { $why }
did-backup = { $when }  { $operator } saved everything in { $why }
none-tables = No table is open.
none-reports = Nobody has reported anything.
none-log = Nothing has been done yet.
closed = Table { $code } is closed.
hidden = The list shows table { $code } without its title now.
