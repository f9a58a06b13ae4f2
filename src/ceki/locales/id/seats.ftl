free = { $n } kursi kosong. Kartu dibagikan begitu semua kursi terisi.
invite-friends = Undang teman Anda
at-the-table = Di meja ini
seats-from = Kursi { $first } sampai { $last }
waiting-friends = menunggu teman
waiting-somebody = menunggu seseorang
here = ada di sini
gone = pergi sebentar
level-of-bots = Tingkat bot
fill =
    { $n ->
        [1] Bot di kursi kosong
       *[other] Bot di { $n } kursi kosong
    }
bots-yield = Orang dapat mengambil tempat bot kapan saja.
give-up = Lepaskan kursi
closed = Meja ini ditutup.
taken = Semua kursi sudah terisi. Anda dapat menonton, dan meminta tempat di meja berikutnya.
free-of = { $free } dari { $n } kursi kosong.
bot-place = Tidak ada kursi kosong, tetapi Anda dapat mengambil tempat bot.
bot-place-playing = Tidak ada kursi kosong, tetapi Anda dapat mengambil tempat bot: bot menyelesaikan ronde ini, dan Anda bermain mulai pembagian berikutnya.
plays = bermain
away = sedang pergi; bot bermain
coming = bermain mulai pembagian berikutnya
free-seat = kosong
chat-on = Boleh mengobrol
chat-off = Tanpa obrolan
no-money = Poin mainan, bukan uang
take-a-seat = Ambil kursi
sit-here = Duduk di sini
take-bot-place = Ambil tempat bot
only-watch = Hanya menonton
invite-title = Meja { $game }
invite-text = Ayo main { $game } bersama saya. Kode: { $code }
qr = Kode QR untuk { $link }
code-read = Kode, untuk dibacakan
link = Tautan ke meja ini
copy-link = Salin tautan
link-copied = Tautan disalin
copy-code = Salin kode
code-copied = Kode disalin
send = Kirim…
who-may-come = Siapa pun yang punya tautan atau kode dapat mengambil kursi kosong atau tempat bot, atau menonton.
friend = Undang teman
friend-now =
    { $bots ->
        [0] Meja ini ada di perangkat Anda, dan orang lain tidak dapat duduk di sini. Lanjutkan di meja server: permainan dan aturan yang sama, satu kursi kosong untuk teman Anda. Di sana Anda mendapat tautan dan kode untuk dikirim.
       *[other] Meja ini ada di perangkat Anda, dan orang lain tidak dapat duduk di sini. Lanjutkan di meja server: permainan dan aturan yang sama, { $bots } bot dan satu kursi kosong untuk teman Anda. Di sana Anda mendapat tautan dan kode untuk dikirim.
    }
friend-later =
    { $bots ->
        [0] Meja ini ada di perangkat Anda, dan orang lain tidak dapat duduk di sini. Setelah ronde ini, lanjutkan di meja server: permainan dan aturan yang sama, satu kursi kosong untuk teman Anda. Di sana Anda mendapat tautan dan kode untuk dikirim.
       *[other] Meja ini ada di perangkat Anda, dan orang lain tidak dapat duduk di sini. Setelah ronde ini, lanjutkan di meja server: permainan dan aturan yang sama, { $bots } bot dan satu kursi kosong untuk teman Anda. Di sana Anda mendapat tautan dan kode untuk dikirim.
    }
score-anew = Skor mulai dari awal. Yang sudah Anda mainkan di sini tetap ada di bawah “Yang sudah Anda mainkan”.
score-anew-practice = Skor mulai dari awal, tanpa petunjuk dan tanpa menarik kembali langkah. Yang sudah Anda mainkan di sini tetap ada di bawah “Yang sudah Anda mainkan”.
stay = Tetap di sini
go-server = Pindah ke server
after-round = Setelah ronde ini
no-table = Tidak ada meja di sini
no-table-says = Meja ini sudah tidak ada, atau kursi di perangkat ini bukan miliknya lagi.
ask-link = Minta tautan sekali lagi kepada orang yang mengundang Anda. Kode terdiri dari enam huruf dan angka.
go-home = Ke beranda
open-own = Buka meja Anda sendiri
past = Yang sudah Anda mainkan
another-seat = Cari kursi lain
