# What people at a table say and do: chat, the waiting room, playing with whoever waits.

watcher = Seorang penonton
named-watcher = { $name } (menonton)
among-watchers = Semasa permainan berjalan, hanya penonton lain dapat membaca ini.
write-to-watchers = Tulis kepada penonton lain
watchers = Para penonton
writes = { $name } sedang menulis…
said = { $name } berkata: { $text }
more-unread = Lagi, { $count } pesanan baharu

seat-just-taken = { $name } baru sahaja duduk di situ. Pilih tempat lain.
invites-you = { $name } mengajak anda bermain { $game }.
you-invite = Anda mengajak orang bermain { $game }.
how-to-play = Cara bermain
bots-soon = { $seconds ->
    [0] Bot mengisi tempat kosong sekarang.
   *[other] Orang lain mungkin datang. Bot mengisi tempat kosong dalam { $seconds } saat.
}
sits-writing = sedang menulis…
meet = Main dengan sesiapa yang menunggu
meet-says = { $game }. Bot datang selepas 20 saat.
all-hands = Lihat semua daun di tangan

phrase =
    { $n ->
        [0] Semoga berjaya!
        [1] Permainan bagus!
        [2] Daun yang bagus!
        [3] Terima kasih!
        [4] Maaf!
        [5] Tunggu sekejap, ya.
        [6] Saya sudah kembali.
        [7] Giliran anda.
        [8] Wah!
        [9] Nyaris!
        [10] Satu pusingan lagi?
        [11] Selamat malam, semua!
       *[other] { $text }
    }
