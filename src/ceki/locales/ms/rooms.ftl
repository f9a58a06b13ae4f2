practice = Latihan
practice-says = Sendirian melawan bot, dengan bantuan yang tiada di meja lain.
practice-alone = Sendirian melawan bot, dengan bantuan yang tiada di meja lain. Orang lain tidak boleh duduk.
game = Permainan
players = Pemain
sit-down = Duduk
read-first = Baca peraturan dahulu
hint = Petunjuk
hint-says = Langkah terbaik dengan apa yang anda lihat, dan sebabnya
review = Semakan
review-says = Selepas pusingan, pilihan yang paling merugikan
undo = Tarik balik
undo-says = Tarik balik pilihan anda, seberapa kerap yang anda mahu
again = Daun yang sama lagi
again-says = Pusingan yang sama dari mula
hands = Daun bot
hands-says = Lihat apa yang dipegang pemain lain
family =
    { $family ->
        [drawing] Cabut dan buang
        [fishing] Memancing
        [pack] Dengan daun terup 52
       *[other] { $family }
    }
for-players = { $n } pemain
for-players-from = { $low } hingga { $high } pemain
also = juga
going = Menuju ke meja…
hand-over = Serahkan kepada
covered = Semua daun ditutup. Apabila tiada orang lain dapat melihat skrin:
i-am = Saya { $name }: tunjukkan daun saya
others-play = Pemain lain sedang bermain
who-looks = Semua daun ditutup. Siapa yang melihat?
to-play = Giliran { $name }
cards-covered = Daun ditutup
talk = Perbualan
nothing-said = Belum ada yang berkata apa-apa.
phrases = Ungkapan
write = Tulis
write-long = Tulis kepada meja
say = Hantar
mute = Senyapkan
hear-again = Dengar semula
report = Laporkan
reported = Dilaporkan
report-says = Menghantar tulisan terakhir pemain ini kepada pengendali pelayan
lost = Halaman tidak dijumpai
lost-says = Laman ini tiada halaman { $address }. Mungkin pautan itu tersalah taip atau sudah lama.
learn = Belajar
player-n = Pemain { $n }
