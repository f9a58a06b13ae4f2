### What people at a table say and do: chat, the waiting room, playing with whoever waits.
### Places: $count: how many messages; $game: the title of a game; $n: the number of a phrase; $name: a player's name;
### $seconds: a number.

watcher = A watcher
named-watcher = { $name } (watching)
among-watchers = During a hand, only the other watchers can read this.
write-to-watchers = Write to the other watchers
watchers = Watchers
writes = { $name } is writing…
said = { $name } says: { $text }
more-unread = { $count ->
    [one] More, one new message
   *[other] More, { $count } new messages
}

seat-just-taken = { $name } just took that seat. Choose another.
invites-you = { $name } invites you to play { $game }.
you-invite = You invite people to play { $game }.
how-to-play = How to play
bots-soon = { $seconds ->
    [0] Bots take the free seats now.
    [one] Others may come. Bots take the free seats in one second.
   *[other] Others may come. Bots take the free seats in { $seconds } seconds.
}
sits-writing = is writing…
meet = Quick match
meet-says = { $game }. Bots come after 20 seconds.
all-hands = See all hands

# The phrases of a chat by number; $text is one that this page does not know.
phrase =
    { $n ->
        [0] Good luck!
        [1] Well played!
        [2] Nice card!
        [3] Thank you!
        [4] Sorry!
        [5] One moment, please.
        [6] I am back.
        [7] Your turn.
        [8] Ooh!
        [9] So close!
        [10] One more round?
        [11] Good night, all!
       *[other] { $text }
    }
