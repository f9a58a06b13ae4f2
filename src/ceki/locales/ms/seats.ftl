free = { $n } tempat duduk kosong. Daun dibahagi sebaik semua tempat diisi.
invite-friends = Jemput kawan anda
at-the-table = Di meja ini
seats-from = Tempat { $first } hingga { $last }
waiting-friends = menunggu kawan
waiting-somebody = menunggu seseorang
here = ada di sini
gone = pergi sebentar
level-of-bots = Tahap bot
fill =
    { $n ->
        [1] Bot di tempat kosong
       *[other] Bot di { $n } tempat kosong
    }
bots-yield = Orang boleh mengambil tempat bot pada bila-bila masa.
give-up = Lepaskan tempat duduk
closed = Meja ini ditutup.
taken = Semua tempat sudah diisi. Anda boleh menonton, dan meminta tempat di meja berikutnya.
free-of = { $free } daripada { $n } tempat duduk kosong.
bot-place = Tiada tempat kosong, tetapi anda boleh mengambil tempat bot.
bot-place-playing = Tiada tempat kosong, tetapi anda boleh mengambil tempat bot: bot menghabiskan pusingan ini, dan anda bermain mulai pembahagian berikutnya.
plays = bermain
away = tiada; bot bermain
coming = bermain mulai pembahagian berikutnya
free-seat = kosong
chat-on = Boleh berbual
chat-off = Tanpa perbualan
no-money = Markah mainan, bukan wang
take-a-seat = Ambil tempat duduk
sit-here = Duduk di sini
take-bot-place = Ambil tempat bot
only-watch = Tonton sahaja
invite-title = Meja { $game }
invite-text = Mari main { $game } dengan saya. Kod: { $code }
qr = Kod QR untuk { $link }
code-read = Kod, untuk dibacakan
link = Pautan ke meja ini
copy-link = Salin pautan
link-copied = Pautan disalin
copy-code = Salin kod
code-copied = Kod disalin
send = Hantar…
who-may-come = Sesiapa yang ada pautan atau kod boleh mengambil tempat kosong atau tempat bot, atau menonton.
friend = Jemput kawan
friend-now =
    { $bots ->
        [0] Meja ini ada pada peranti anda, dan orang lain tidak boleh duduk di sini. Teruskan di meja pelayan: permainan dan peraturan yang sama, satu tempat kosong untuk kawan anda. Di sana anda mendapat pautan dan kod untuk dihantar.
       *[other] Meja ini ada pada peranti anda, dan orang lain tidak boleh duduk di sini. Teruskan di meja pelayan: permainan dan peraturan yang sama, { $bots } bot dan satu tempat kosong untuk kawan anda. Di sana anda mendapat pautan dan kod untuk dihantar.
    }
friend-later =
    { $bots ->
        [0] Meja ini ada pada peranti anda, dan orang lain tidak boleh duduk di sini. Selepas pusingan ini, teruskan di meja pelayan: permainan dan peraturan yang sama, satu tempat kosong untuk kawan anda. Di sana anda mendapat pautan dan kod untuk dihantar.
       *[other] Meja ini ada pada peranti anda, dan orang lain tidak boleh duduk di sini. Selepas pusingan ini, teruskan di meja pelayan: permainan dan peraturan yang sama, { $bots } bot dan satu tempat kosong untuk kawan anda. Di sana anda mendapat pautan dan kod untuk dihantar.
    }
score-anew = Markah bermula semula. Apa yang telah anda mainkan di sini disimpan di bawah “Yang telah anda mainkan”.
score-anew-practice = Markah bermula semula, tanpa petunjuk dan tanpa tarik balik langkah. Apa yang telah anda mainkan di sini disimpan di bawah “Yang telah anda mainkan”.
stay = Kekal di sini
go-server = Pergi ke pelayan
after-round = Selepas pusingan ini
no-table = Tiada meja di sini
no-table-says = Meja ini sudah tiada, atau tempat duduk pada peranti ini bukan miliknya lagi.
ask-link = Minta pautan sekali lagi daripada orang yang menjemput anda. Kod ada enam huruf dan angka.
go-home = Ke halaman utama
open-own = Buka meja anda sendiri
past = Yang telah anda mainkan
another-seat = Cari tempat duduk lain
