practice = Latihan
practice-says = Sendirian melawan bot, dengan bantuan yang tidak ada di meja lain.
practice-alone = Sendirian melawan bot, dengan bantuan yang tidak ada di meja lain. Orang lain tidak dapat duduk.
game = Permainan
players = Pemain
sit-down = Duduk
read-first = Baca aturan dulu
hint = Petunjuk
hint-says = Langkah terbaik dengan yang Anda lihat, dan alasannya
review = Tinjauan
review-says = Setelah ronde, pilihan yang paling merugikan
undo = Urungkan
undo-says = Tarik kembali pilihan Anda, sesering yang Anda mau
again = Kartu yang sama lagi
again-says = Ronde yang sama dari awal
hands = Kartu bot
hands-says = Lihat apa yang dipegang pemain lain
family =
    { $family ->
        [drawing] Tarik dan buang
        [fishing] Memancing
        [pack] Dengan kartu remi 52
       *[other] { $family }
    }
for-players = { $n } pemain
for-players-from = { $low } sampai { $high } pemain
also = juga
going = Menuju meja…
hand-over = Serahkan kepada
covered = Semua kartu tertutup. Saat tidak ada orang lain yang dapat melihat layar:
i-am = Saya { $name }: tampilkan kartu saya
others-play = Pemain lain sedang bermain
who-looks = Semua kartu tertutup. Siapa yang melihat?
to-play = Giliran { $name }
cards-covered = Kartu tertutup
talk = Obrolan
nothing-said = Belum ada yang berkata apa-apa.
phrases = Ungkapan
write = Tulis
write-long = Tulis untuk meja ini
say = Kirim
mute = Bisukan
hear-again = Dengar lagi
report = Laporkan
reported = Dilaporkan
report-says = Mengirim tulisan terakhir pemain ini kepada pengelola server
lost = Halaman tidak ditemukan
lost-says = Halaman { $address } tidak ditemukan. Mungkin tautannya salah ketik atau sudah lama.
learn = Belajar
player-n = Pemain { $n }
