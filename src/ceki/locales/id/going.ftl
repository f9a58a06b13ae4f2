connecting = Belum ada sambungan; mencoba lagi dalam { $seconds } s
lost =
    { $seconds ->
        [0] Sambungan terputus; sedang mencoba lagi. Kursi Anda disimpan.
       *[other] Sambungan terputus; mencoba lagi dalam { $seconds } s. Kursi Anda disimpan.
    }
restarting =
    { $seconds ->
        [0] Server sedang dimulai ulang; sedang mencoba lagi. Kursi Anda disimpan.
       *[other] Server sedang dimulai ulang; mencoba lagi dalam { $seconds } s. Kursi Anda disimpan.
    }
elsewhere = Kursi ini diambil alih di tab lain.
gone = Meja ini sudah tidak ada, atau kursi ini bukan milik Anda.
old = Halaman ini perlu versi yang lebih baru.
ended = Server telah menutup sambungan.
take-back = Ambil kembali di sini
connect = Hubungkan lagi
to-door = Kembali ke beranda
update = Perbarui
time-up = Waktu Anda habis: bot bermain untuk Anda.
without-you = Setelah 30 detik atau lebih tanpa jawaban, meja dilanjutkan tanpa Anda: bot bermain sampai Anda kembali.
am-back = Saya kembali
stand-in = Yang lain menunggu Anda. Dalam { $seconds } s bot bermain untuk Anda.
am-here = Saya di sini
removed = Tempat Anda diberikan kepada bot karena Anda tidak menjawab. Sebelum ronde berakhir, Anda bisa mengambilnya kembali.
take-place-back = Ambil kembali
from-next-deal = Anda bermain mulai pembagian berikutnya; sebelum itu bot bermain di kursi ini.
ok = OK
meanwhile = Selama Anda pergi: { $what }
without-in = Tanpa { $who }: dalam { $seconds } s
without =
    Lanjutkan tanpa { $who }{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } setuju)
    }
sure = Yakin?
give-for-good = Berikan tempat { $name } kepada bot? Sebelum ronde berakhir, tempat itu bisa diambil kembali.
give-it = Ya, berikan
no = Tidak
give =
    Berikan tempat { $name } kepada bot{ $votes ->
        [0] { "" }
       *[other] { " " }({ $votes } setuju)
    }
table = { $game }, meja { $code }
closed = Meja ini ditutup.
invite = Undang
to-friend = Kepada teman Anda
sending = Mengirim…
only-move = Satu-satunya langkah Anda: { $move }
picked = { $card } dipilih untuk giliran Anda
you-watch = Anda sedang menonton
your-turn = Giliran Anda.
all-see = { $says } Semua pemain melihat { $card }.
after-round = { $stands } setelah ronde { $round }
back-move = Lihat kembali: langkah { $n }
back-only = Lihat kembali: tidak ada yang dapat dimainkan
chose = Anda memilih { $move }; lebih baik: { $best }
to-review = Ke tinjauan
to-now = Kembali ke sekarang
tab-turn = { $mark }Giliran Anda: { $game } · ceki
notice-turn = Giliran Anda
