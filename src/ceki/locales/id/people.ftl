# What people at a table say and do: chat, the waiting room, playing with whoever waits.

watcher = Seorang penonton
named-watcher = { $name } (menonton)
among-watchers = Selama ronde berlangsung, hanya penonton lain yang dapat membaca ini.
write-to-watchers = Tulis kepada penonton lain
watchers = Para penonton
writes = { $name } sedang menulis…
said = { $name } berkata: { $text }
more-unread = Lainnya, { $count } pesan baru

seat-just-taken = { $name } baru saja duduk di situ. Pilih kursi lain.
invites-you = { $name } mengajak Anda bermain { $game }.
you-invite = Anda mengajak orang bermain { $game }.
how-to-play = Cara bermain
bots-soon = { $seconds ->
    [0] Bot mengisi kursi kosong sekarang.
   *[other] Orang lain mungkin datang. Bot mengisi kursi kosong dalam { $seconds } detik.
}
sits-writing = sedang menulis…
meet = Main dengan siapa pun yang menunggu
meet-says = { $game }. Bot datang setelah 20 detik.
all-hands = Lihat semua kartu di tangan

phrase =
    { $n ->
        [0] Semoga beruntung!
        [1] Mainnya bagus!
        [2] Kartu yang bagus!
        [3] Terima kasih!
        [4] Maaf!
        [5] Tunggu sebentar, ya.
        [6] Saya sudah kembali.
        [7] Giliran Anda.
        [8] Wah!
        [9] Nyaris!
        [10] Satu ronde lagi?
        [11] Selamat malam, semua!
       *[other] { $text }
    }
