### /about of a server: who runs it and what it keeps.
### Places: $keep_days, $log_days, $long_days: numbers of days; $lines: a number; $title: the name of the site;
### $version: the version of the program.

about = About { $title }
runs = This server runs ceki { $version }, free software under Apache-2.0.
play = Play
who = Who runs it
contact = Write to
kept = What this server keeps
kept-name = You need no account, no mail address and no password. Your name is what you typed at the table.
kept-table = Of each table: its rules, the names at its seats, every move with its time, and the results. Without them nobody could come back to a game or check the deals.
kept-closed = A table at which nothing happens for { $keep_days } days is closed; one at which players have days for a move, after { $long_days } days.
kept-deleted = { $log_days } days after it was closed a table is deleted with its rounds, unless one of its players has starred it.
kept-chat = What you write in the chat is not stored. The server has the last { $lines } lines in memory, for players who join later. If somebody reports what you wrote, your last words are kept until the table is deleted.
kept-key = Of the key to your seat the server has only a digest. The key itself is in your browser.
kept-address = Your network address is counted in memory, against floods. With an open table the server keeps a digest of it, which is deleted when the table is closed.
kept-ban = If the operator bans your address, a digest of it is kept until the ban ends.
kept-push = If you asked for a notice when it is your turn, the server keeps the address that your browser's push service gave it, until the table is closed.
kept-log = The server's log has no names, no cards and no addresses of players. It has the words that somebody reports.
kept-device = There are no cookies. Your settings, your seats and the tables on your device stay in your browser.
kept-others = Nobody else learns of you: the page loads nothing from other servers, and nothing measures you.
kept-cards = Hidden cards are sent to no player who may not see them. The server deals them, so its operator could read them in its database.
wishes = Your wishes
wishes-how = Your name can be erased, and you can have a copy of what is kept about you. Write to the operator of this server, with the link of the table and the name that you had there.
