connecting = Belum ada sambungan; mencuba lagi dalam { $seconds } s
lost =
    { $seconds ->
        [0] Sambungan terputus; sedang mencuba lagi. Tempat duduk anda disimpan.
       *[other] Sambungan terputus; mencuba lagi dalam { $seconds } s. Tempat duduk anda disimpan.
    }
restarting =
    { $seconds ->
        [0] Pelayan sedang dimulakan semula; sedang mencuba lagi. Tempat duduk anda disimpan.
       *[other] Pelayan sedang dimulakan semula; mencuba lagi dalam { $seconds } s. Tempat duduk anda disimpan.
    }
elsewhere = Tempat duduk ini diambil alih di tab lain.
gone = Meja ini sudah tiada, atau tempat duduk ini bukan milik anda.
old = Halaman ini perlukan versi yang lebih baharu.
ended = Pelayan telah menutup sambungan.
take-back = Ambil semula di sini
connect = Sambung semula
to-door = Kembali ke halaman utama
update = Kemas kini
time-up = Masa anda sudah tamat: bot bermain untuk anda.
without-you = Selepas 30 saat atau lebih tanpa jawapan, meja diteruskan tanpa anda: bot bermain sehingga anda kembali.
am-back = Saya kembali
stand-in = Yang lain menunggu anda. Dalam { $seconds } s bot akan bermain untuk anda.
am-here = Saya di sini
removed = Tempat anda diberikan kepada bot kerana anda tidak menjawab. Sebelum pusingan tamat, anda boleh mengambilnya semula.
take-place-back = Ambil semula
from-next-deal = Anda bermain mulai pembahagian berikutnya; sebelum itu bot bermain di tempat ini.
ok = OK
meanwhile = Semasa anda tiada: { $what }
without-in = Tanpa { $who }: dalam { $seconds } s
without =
    Teruskan tanpa { $who }{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } setuju)
    }
sure = Pasti?
give-for-good = Berikan tempat { $name } kepada bot? Sebelum pusingan tamat, tempat itu boleh diambil semula.
give-it = Ya, berikan
no = Tidak
give =
    Berikan tempat { $name } kepada bot{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } setuju)
    }
table = { $game }, meja { $code }
closed = Meja ini ditutup.
invite = Jemput
to-friend = Kepada kawan anda
sending = Menghantar…
only-move = Satu-satunya langkah anda: { $move }
picked = { $card } dipilih untuk giliran anda
you-watch = Anda sedang menonton
your-turn = Giliran anda.
all-see = { $says } Semua pemain melihat { $card }.
after-round = { $stands } selepas pusingan { $round }
back-move = Lihat semula: langkah { $n }
back-only = Lihat semula: tiada yang boleh dimainkan
chose = Anda memilih { $move }; lebih baik: { $best }
to-review = Ke semakan
to-now = Kembali ke sekarang
tab-turn = { $mark }Giliran anda: { $game } · ceki
notice-turn = Giliran anda
