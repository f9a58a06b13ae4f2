### What `ceki doctor` finds of a server, each with its cure.
### Places: $address: where something is; $days: a number; $free: a number; $origin: the address of a page; $path: a
### file or folder; $proxy: addresses in a row; $seconds: a number; $tables: a number; $why: the reason, as a program
### gives it.

state-well = fine
state-doubtful = look
state-broken = broken
file-new = There is no database yet. The server will make { $path }.
file-open = Other users of this machine can read { $path }. Only its owner should: chmod 600.
file-broken = { $path } cannot be read as a database: { $why }. Restore a backup with ceki restore.
file-well = { $path } holds { $tables } tables.
disk-well = { $free } MB are free at { $path }.
disk-full = Only { $free } MB are free at { $path }. Free some, or choose another place with the setting data.
backup-none = No backup has been made yet. Make one every night: ceki backup FILE.
backup-old = The last backup is { $days } days old. Make one every night: ceki backup FILE.
backup-well = The last backup is less than two days old.
database-well = { $address } answers.
database-away = { $address } cannot be used: { $why }. Start it, or correct the setting database.
clock-well = The database has the same time as this machine.
clock-off = The clock of the database differs by { $seconds } seconds. Let both machines set their clocks (NTP).
bus-well = The bus at { $address } answers.
bus-away = The bus at { $address } cannot be used: { $why }. Start it, or correct the setting bus.
port-free = { $address } is free.
port-ours = A server of ceki listens at { $address }.
port-taken = Another program listens at { $address }. Stop it, or choose another port.
port-strange = { $address } cannot be used: { $why }. Choose another host or port.
origin-well = { $origin } leads to a server of ceki.
origin-wrong = { $origin } is not the address of a page. Write https://HOST and nothing after it.
origin-away = { $origin } cannot be reached: { $why }. Look at the proxy, the name and the firewall.
origin-other = { $origin } leads to something else. Let the proxy pass everything on to this server.
certificate-bad = The certificate of { $origin } is not valid: { $why }. Renew it.
certificate-old = The certificate of { $origin } ends in { $days } days. Renew it.
proxy-named = Forwarded addresses are believed from { $proxy }.
proxy-none = No proxy is named. Behind one, all players seem to have the same address. Name it with the setting proxy.
