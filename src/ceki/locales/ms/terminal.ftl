opening =
    { $game }, { $n } pemain. { $about } { $way ->
        [clockwise] Giliran ikut arah jam.
       *[other] Giliran lawan arah jam.
    }
bots = Bot ({ $level }): { $names }.
how-to-type = Taip nombor langkah, atau kata-katanya; help menyenaraikan perintah.
next-round =
    { $reviews ->
        [yes] Tekan Enter (atau taip next) untuk pusingan berikutnya; review menunjukkan pilihan anda yang paling merugikan; quit meninggalkan meja.
       *[no] Tekan Enter (atau taip next) untuk pusingan berikutnya; quit meninggalkan meja.
    }
hand-over = { $name }, giliran anda. Tekan Enter apabila hanya anda dapat melihat ini.
input-ended = Input sudah tamat; anda meninggalkan meja.
leave = Anda meninggalkan meja. Terima kasih kerana bermain.
no-command = { $typed } bukan perintah; perintahnya { $commands }.
do-you-agree = { $name }, anda setuju? { $what }. Taip ya atau tidak.
words-yes = ya | y
words-no = tidak | bukan | tak | t
agreed = Dipersetujui untuk pusingan berikutnya: { $what }.
weighed = { $done } daripada { $of } pilihan sudah ditimbang.
your-moves = Langkah anda:
no-move = Tiada langkah untuk anda sekarang.
may-agree = Yang boleh anda setujui semula, untuk pusingan seterusnya:
may-propose = propose { $option } VALUE: sekarang { $now }; dibenarkan: { $allowed }.
seats = Tempat: { $names }.
nothing-open = propose: tiada lagi yang boleh dipersetujui di meja ini
propose-what = propose: apa? Taip propose, satu pilihan ({ $options }) dan nilainya
stands-agreed = { $what }: semua setuju.
stands-open = { $what }: belum semua setuju.
score-of = Markah pusingan { $round }: { $won }
together = Jumlahnya, tempat pertama dahulu
no-money = Tiada sen berpindah tangan.
no-money-yet = Tiada sen berpindah tangan untuk pusingan ini; perlawanan diselesaikan di bawah.
who-pays = Siapa membayar siapa, dalam sen mainan
cents-sum = { $parts } sen: jumlah { $sum }
after =
    { $n ->
        [0] Belum ada pusingan yang tamat.
       *[other] Selepas { $n } pusingan
    }
cents = Sen: { $stands }
commands = Taip nombor langkah atau kata-katanya, seperti disenaraikan; perintah:
command-hand = daun anda ikut nilai
command-table = apa yang ada di meja dan di hadapan setiap pemain
command-moves = langkah yang dibenarkan, bernombor
command-score = kedudukan semua pemain
command-rules = peraturan meja ini dengan sumbernya, dan perkataan permainan
command-propose = antara dua pusingan: setujui peraturan lain, jika permainan membenarkannya
    .served = antara dua pusingan: minta peraturan lain dipersetujui, jika permainan membenarkannya
command-undo = tarik balik langkah terakhir anda (latihan melawan bot sahaja)
    .served = tarik balik langkah terakhir anda (meja latihan sahaja)
command-hint = nasihat tentang langkah anda, dengan sebab dan peluang (latihan melawan bot sahaja)
    .served = nasihat tentang langkah anda, dengan sebab dan peluang (meja latihan sahaja)
command-review = selepas pusingan, pilihan anda yang paling merugikan (latihan melawan bot sahaja)
    .served = selepas pusingan, pilihan anda yang paling merugikan (meja latihan sahaja)
command-log = semua yang telah berlaku di meja ini
command-help = senarai ini
command-quit = tinggalkan meja
    .served = lepaskan tempat anda dan tinggalkan meja
command-agree = setuju dengan cadangan
command-refuse = tidak setuju
command-say = berkata kepada meja, jika perbualan dibenarkan
command-fair = apa yang ditunjukkan tentang pembahagian, untuk ceki verify
command-next = anda bersedia untuk pusingan berikutnya
command-back = bermain sendiri semula, jika bot telah menggantikan anda
command-without = teruskan tanpa pemain yang ditunggu, selepas setengah minit
command-remove = berikan tempat pemain yang tidak menjawab kepada bot
can-mean = { $typed } boleh bermaksud { $moves }; sebutkan yang mana
not-legal = { $typed } tidak dibenarkan sekarang; dibenarkan: { $moves }; help menyenaraikan perintah
no-such-move = tiada langkah { $number }; langkah bernombor 1 hingga { $last }
some-moves = { $moves } dan { $n } lagi (moves menyenaraikannya)
on-its-way = { $move } sedang dihantar; tunggu sebentar.
last-move = langkah terakhir
say-what = say: apa? Taip say dan kata-kata anda.
nothing-proposed = { $word }: tiada cadangan.
remove-which = remove: tempat yang mana? Taip remove dan nombornya, 0 hingga { $last }.
nothing-shown = Belum ada yang ditunjukkan.
thinking = Sedang menimbang...
people = people: { $people } orang tidak dapat duduk; dibenarkan: 1 hingga { $most }
alone =
    { $what ->
        [undo] undo: tidak boleh apabila beberapa orang bermain; hanya untuk latihan melawan bot
        [hint] hint: tidak boleh apabila beberapa orang bermain; hanya untuk latihan melawan bot
       *[review] review: tidak boleh apabila beberapa orang bermain; hanya untuk latihan melawan bot
    }
undo-settled = undo: pusingan sudah diselesaikan
undo-nothing = undo: anda belum membuat langkah dalam pusingan ini
hint-no-choice = hint: tiada pilihan untuk anda sekarang
review-early = review: pusingan belum tamat
review-sat-out = review: anda tidak bermain dalam pusingan ini
score-early = markah ditulis apabila pusingan tamat
agree-between = peraturan dipersetujui antara dua pusingan, bukan semasa bermain
not-over = pusingan belum tamat
no-hand = Anda tidak memegang daun: anda menonton.
hand-of =
    { $who ->
        [you] Daun anda, { $cards }:
       *[other] Tangan { $name }, { $cards }:
    }
new-cards = baharu: { $cards }
table-of =
    { $way ->
        [clockwise] Meja ({ $game }, giliran ikut arah jam):
       *[other] Meja ({ $game }, giliran lawan arah jam):
    }
unseen = { $n } tertutup
cards-unseen = { $n } daun tertutup
nothing = tiada
with = bersama { $names }
round-over = Pusingan sudah tamat.
turn =
    { $who ->
        [you] Giliran anda.
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
        [you] { $place } anda: { $cards }.
       *[other] { $place } { $name }: { $cards }.
    }
unreadable =
    { $what ->
        [hint] petunjuk tidak dapat dibaca: { $why }
       *[review] semakan tidak dapat dibaca: { $why }
    }
each-move =
    { $exact ->
        [yes] Hasil purata setiap langkah, dikira dengan tepat:
       *[no] Hasil purata setiap langkah, dengan daun yang mungkin ada pada pemain lain:
    }
brings = { $move }: { $brings }; untung { $gains }, rugi { $losses }
rules-of =
    { $way ->
        [none] { $game }, { $n } pemain
        [clockwise] { $game }, { $n } pemain, giliran ikut arah jam
       *[other] { $game }, { $n } pemain, giliran lawan arah jam
    }
no-options = Permainan ini tiada pilihan.
options-in-force = Pilihan yang berkuat kuasa (* = bukan nilai biasa)
named-houses = Peraturan bernama (--preset)
word-is = { $word } ialah { $name }
look-on = Anda menonton. help menyenaraikan perintah; quit meninggalkan meja.
ready = Tekan Enter (atau taip next) apabila anda bersedia untuk pusingan berikutnya; quit meninggalkan meja.
agree-or-refuse = Taip agree (setuju) atau refuse (tidak).
unknown-event = pelayan memberitahu sesuatu yang tidak dikenali oleh versi ceki ini: { $what }
sending = Menghantar { $move }…
one-move = Hanya satu langkah, dibuat untuk anda.
enter-next = Enter: markah, pusingan berikutnya.
waiting-for = Menunggu { $names }.
round-comes = Pusingan berikutnya akan bermula.
q-leaves = q meninggalkan meja.
connecting = Menyambung ke { $link }…
no-connection-yet = Belum ada sambungan ke { $link }; sedang mencuba lagi.
connected-again = Sambungan pulih.
connection-ended = Sambungan sudah tamat
connection-lost =
    { $what ->
        [restarting] { $seconds ->
            [0] Pelayan sedang dimulakan semula; sedang mencuba lagi.
           *[other] Pelayan sedang dimulakan semula; mencuba lagi dalam { $seconds } s.
        }
       *[lost] { $seconds ->
            [0] Sambungan terputus; sedang mencuba lagi.
           *[other] Sambungan terputus; mencuba lagi dalam { $seconds } s.
        }
    }{ $kept ->
        [yes] { " " }Tempat anda disimpan.
       *[no] { "" }
    }
not-connected = tidak bersambung
away-bot = tiada, bot bermain
more-to-sit = Menunggu { $n } orang lagi duduk.
dealt-soon = Daun akan dibahagikan sebentar lagi.
come-in = Orang lain masuk melalui { $link } (kod { $code }).
away-things = Semasa anda tiada, { $n } perkara berlaku (l menyenaraikannya), antaranya:
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
be-here = Tekan Enter untuk menunjukkan bahawa anda ada.
