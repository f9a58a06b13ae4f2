### What `ceki admin` prints for the operator of a server.
### Places: $allowed: what may be typed, in a row; $code: the code of a table; $free: how many seats are free; $game: the
### id of a game; $given: what was typed; $operator: who did it; $players: how many seats there are; $said: what was
### written; $seat: the number of a seat, from 1; $title: the title of a table; $what: what was typed; $when: a date and
### a time; $why: the reason; $name: the name of a player; $to: another name; $days: a number; $digest: the first digits
### of a digest; $url: an address; $least, $most: numbers of days.

what = { $given } is not one of { $allowed }
needs-code = { $what } needs the code of a table, as in: ceki admin { $what } K7PQ2X
no-code = { $what } takes no code of a table
table = { $code }  { $game }, { $players } players, { $free } free, last move { $when }
table-alone = { $code }  last move { $when }
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
needs-name = { $what } needs the name of a player too, as in: ceki admin { $what } K7PQ2X "Ali"
no-name = { $what } takes no name of a player
needs-to = rename needs the new name, as in: ceki admin rename K7PQ2X "Ali" --to "Player"
no-to = { $what } takes no new name
needs-digest = unban needs the first digits of a digest; ceki admin bans lists them
ban = { $digest }  until { $when }, banned at { $code }
did-mute = { $when }  { $operator } muted a player at { $code }: { $why }
did-rename = { $when }  { $operator } renamed a player at { $code }: { $why }
did-ban = { $when }  { $operator } banned the address of a player at { $code }: { $why }
did-unban = { $when }  { $operator } lifted the ban from { $code }: { $why }
did-erase = { $when }  { $operator } erased a player at { $code }: { $why }
did-export = { $when }  { $operator } exported what is kept of a player at { $code }: { $why }
none-bans = No address is banned.
now-close = Table { $code } is closed.
now-hide = The list shows table { $code } without its title now.
now-mute = Nobody at { $code } reads any more what { $name } writes there.
now-rename = { $name } is called { $to } at { $code } now, in past rounds too.
now-ban = The address of { $name } is banned for { $days } days, and a bot plays on at { $code }.
now-unban = The ban is lifted.
now-erase = The name { $name } is erased from { $code } and its past rounds. Backups still have it, and so does the log of a database server until it turns over.
page-at = Your page is at { $url } (Ctrl-C stops it; only this machine reaches it).
page-title = Look after this server
page-reports = Reports
page-tables = Open tables
page-bans = Banned addresses
page-log = What operators did
page-look = Look at the table
page-table = Table { $code }
page-back = Back to everything
page-why = Your reason, for the log
page-to = The new name
page-days = Days
page-no-key = Open this page by the address that ceki admin page has printed.
days = A ban lasts { $least } to { $most } days.
do-close = Close the table
do-hide = Hide its title
do-mute = Mute
do-rename = Rename
do-ban = Ban the address
do-erase = Erase the name
do-export = Export what is kept
do-unban = Lift the ban
