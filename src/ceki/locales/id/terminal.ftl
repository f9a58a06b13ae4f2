opening =
    { $game }, { $n } pemain. { $about } { $way ->
        [clockwise] Giliran searah jarum jam.
       *[other] Giliran berlawanan jarum jam.
    }
bots = Bot ({ $level }): { $names }.
how-to-type = Ketik nomor langkah, atau kata-katanya; help menampilkan daftar perintah.
next-round =
    { $reviews ->
        [yes] Tekan Enter (atau ketik next) untuk ronde berikutnya; review menunjukkan pilihan Anda yang paling merugikan; quit meninggalkan meja.
       *[no] Tekan Enter (atau ketik next) untuk ronde berikutnya; quit meninggalkan meja.
    }
hand-over = { $name }, giliran Anda. Tekan Enter saat hanya Anda yang dapat melihat ini.
input-ended = Masukan sudah berakhir; Anda meninggalkan meja.
leave = Anda meninggalkan meja. Terima kasih sudah bermain.
no-command = { $typed } bukan perintah; perintahnya { $commands }.
do-you-agree = { $name }, apakah Anda setuju? { $what }. Ketik ya atau tidak.
words-yes = ya | y | iya
words-no = tidak | bukan | tak | t
agreed = Disepakati untuk ronde berikutnya: { $what }.
weighed = { $done } dari { $of } pilihan sudah ditimbang.
your-moves = Langkah Anda:
no-move = Tidak ada langkah untuk Anda sekarang.
may-agree = Yang dapat Anda sepakati ulang, untuk ronde berikutnya:
may-propose = propose { $option } VALUE: sekarang { $now }; diizinkan: { $allowed }.
seats = Kursi: { $names }.
nothing-open = propose: tidak ada lagi yang dapat disepakati di meja ini
propose-what = propose: apa? Ketik propose, satu opsi ({ $options }) dan nilainya
stands-agreed = { $what }: semua setuju.
stands-open = { $what }: belum semua setuju.
score-of = Skor ronde { $round }: { $won }
together = Jumlahnya, tempat pertama dulu
no-money = Tidak ada sen yang berpindah.
no-money-yet = Tidak ada sen yang berpindah untuk ronde ini; pertandingan diselesaikan di bawah.
who-pays = Siapa membayar siapa, dalam sen mainan
cents-sum = { $parts } sen: jumlah { $sum }
after =
    { $n ->
        [0] Belum ada ronde yang selesai.
       *[other] Setelah { $n } ronde
    }
cents = Sen: { $stands }
commands = Ketik nomor langkah atau kata-katanya, seperti dalam daftar; perintah:
command-hand = kartu Anda menurut nilai
command-table = apa yang ada di meja dan di depan setiap pemain
command-moves = langkah yang sah, bernomor
command-score = kedudukan semua pemain
command-rules = aturan meja ini dengan sumbernya, dan kata-kata permainan
command-propose = di antara dua ronde: sepakati aturan lain, jika permainan mengizinkannya
    .served = di antara dua ronde: minta aturan lain disepakati, jika permainan mengizinkannya
command-undo = tarik kembali langkah terakhir Anda (hanya latihan melawan bot)
    .served = tarik kembali langkah terakhir Anda (hanya meja latihan)
command-hint = saran tentang langkah Anda, dengan alasan dan peluang (hanya latihan melawan bot)
    .served = saran tentang langkah Anda, dengan alasan dan peluang (hanya meja latihan)
command-review = setelah ronde, pilihan Anda yang paling merugikan (hanya latihan melawan bot)
    .served = setelah ronde, pilihan Anda yang paling merugikan (hanya meja latihan)
command-log = semua yang telah terjadi di meja ini
command-help = daftar ini
command-quit = tinggalkan meja
    .served = lepaskan kursi Anda dan tinggalkan meja
command-agree = setuju dengan usulan
command-refuse = tidak setuju
command-say = berkata kepada meja, jika obrolan diizinkan
command-fair = apa yang ditampilkan tentang pembagian, untuk ceki verify
command-next = Anda siap untuk ronde berikutnya
command-back = bermain sendiri lagi, jika bot telah menggantikan Anda
command-without = lanjutkan tanpa pemain yang ditunggu, setelah setengah menit
command-remove = berikan tempat pemain yang tidak menjawab kepada bot
can-mean = { $typed } bisa berarti { $moves }; sebutkan yang mana
not-legal = { $typed } bukan langkah yang sah sekarang; yang sah: { $moves }; help menampilkan daftar perintah
no-such-move = tidak ada langkah { $number }; langkah bernomor 1 sampai { $last }
some-moves = { $moves } dan { $n } lagi (moves menampilkan daftarnya)
on-its-way = { $move } sedang dikirim; tunggu sebentar.
last-move = langkah terakhir
say-what = say: apa? Ketik say dan kata-kata Anda.
nothing-proposed = { $word }: tidak ada usulan.
remove-which = remove: kursi yang mana? Ketik remove dan nomornya, 0 sampai { $last }.
nothing-shown = Belum ada yang ditampilkan.
thinking = Sedang menimbang...
people = people: { $people } orang tidak dapat duduk; diizinkan: 1 sampai { $most }
alone =
    { $what ->
        [undo] undo: tidak bisa bila beberapa orang bermain; hanya untuk latihan melawan bot
        [hint] hint: tidak bisa bila beberapa orang bermain; hanya untuk latihan melawan bot
       *[review] review: tidak bisa bila beberapa orang bermain; hanya untuk latihan melawan bot
    }
undo-settled = undo: ronde sudah diselesaikan
undo-nothing = undo: Anda belum melangkah dalam ronde ini
hint-no-choice = hint: sekarang tidak ada pilihan untuk Anda
review-early = review: ronde belum selesai
review-sat-out = review: Anda tidak ikut dalam ronde ini
score-early = skor ditulis setelah ronde selesai
agree-between = aturan disepakati di antara dua ronde, bukan saat bermain
not-over = ronde belum selesai
no-hand = Anda tidak memegang kartu: Anda menonton.
hand-of =
    { $who ->
        [you] Kartu di tangan Anda, { $cards }:
       *[other] Kartu di tangan { $name }, { $cards }:
    }
new-cards = baru: { $cards }
table-of =
    { $way ->
        [clockwise] Meja ({ $game }, giliran searah jarum jam):
       *[other] Meja ({ $game }, giliran berlawanan jarum jam):
    }
unseen = { $n } tertutup
cards-unseen = { $n } kartu tertutup
nothing = kosong
with = bersama { $names }
round-over = Ronde selesai.
turn =
    { $who ->
        [you] Giliran Anda.
       *[other] Giliran { $name }.
    }
gets =
    { $who ->
        [you] Anda mendapat { $cards }.
       *[other] { $name } mendapat { $cards }.
    }
lies-before = { $name }, { $place }: { $cards }.
now-also = { $name }, { $place }: bertambah { $cards }.
laid-open =
    { $who ->
        [you] { $place } Anda: { $cards }.
       *[other] { $place } { $name }: { $cards }.
    }
unreadable =
    { $what ->
        [hint] petunjuk tidak dapat dibaca: { $why }
       *[review] tinjauan tidak dapat dibaca: { $why }
    }
each-move =
    { $exact ->
        [yes] Hasil rata-rata setiap langkah, dihitung tepat:
       *[no] Hasil rata-rata setiap langkah, dengan kartu yang mungkin ada pada pemain lain:
    }
brings = { $move }: { $brings }; untung { $gains }, rugi { $losses }
rules-of =
    { $way ->
        [none] { $game }, { $n } pemain
        [clockwise] { $game }, { $n } pemain, giliran searah jarum jam
       *[other] { $game }, { $n } pemain, giliran berlawanan jarum jam
    }
no-options = Permainan ini tanpa opsi.
options-in-force = Opsi yang berlaku (* = bukan nilai biasa)
named-houses = Aturan bernama (--preset)
word-is = { $word } adalah { $name }
look-on = Anda menonton. help menampilkan daftar perintah; quit meninggalkan meja.
ready = Tekan Enter (atau ketik next) bila Anda siap untuk ronde berikutnya; quit meninggalkan meja.
agree-or-refuse = Ketik agree (setuju) atau refuse (tidak).
unknown-event = server menyampaikan sesuatu yang tidak dikenal oleh versi ceki ini: { $what }
sending = Mengirim { $move }…
one-move = Hanya satu langkah, dibuat untuk Anda.
enter-next = Enter: skor, ronde berikutnya.
waiting-for = Menunggu { $names }.
round-comes = Ronde berikutnya segera mulai.
q-leaves = q meninggalkan meja.
connecting = Menghubungi { $link }…
no-connection-yet = Belum ada sambungan ke { $link }; sedang mencoba lagi.
connected-again = Terhubung kembali.
connection-ended = Sambungan sudah berakhir
connection-lost =
    { $what ->
        [restarting] { $seconds ->
            [0] Server sedang dimulai ulang; sedang mencoba lagi.
           *[other] Server sedang dimulai ulang; mencoba lagi dalam { $seconds } s.
        }
       *[lost] { $seconds ->
            [0] Sambungan terputus; sedang mencoba lagi.
           *[other] Sambungan terputus; mencoba lagi dalam { $seconds } s.
        }
    }{ $kept ->
        [yes] { " " }Kursi Anda disimpan.
       *[no] { "" }
    }
not-connected = tidak terhubung
away-bot = pergi, bot bermain
more-to-sit = Menunggu { $n } orang lagi duduk.
dealt-soon = Kartu segera dibagikan.
come-in = Orang lain masuk lewat { $link } (kode { $code }).
away-things = Selama Anda pergi, { $n } hal terjadi (l menampilkan semuanya), di antaranya:
names =
    { $more ->
        [0] { $names }
       *[other] { $names } dan { $more } lagi
    }
silent =
    { $votes ->
        [0] { $name }
       *[other] { $name } ({ $votes } setuju)
    }

# Where strangers wait
be-here = Tekan Enter untuk menunjukkan bahwa Anda ada.
