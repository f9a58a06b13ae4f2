link-alone = { $given } adalah tautan; --server hanya dipakai dengan kode meja
no-link = { $given } bukan tautan meja, seperti { $example }
no-link-nor-code = { $given } bukan tautan meja, seperti { $example }; kode saja memerlukan --server URL
no-code = { $given } bukan kode meja: enam huruf dan angka, seperti K7MPRA
no-address = { $given } bukan alamat peladen, seperti http://127.0.0.1:8000
no-server = { $server } tidak menjawab seperti peladen meja
answers = peladen menjawab { $status }
nobody-answers = tidak ada peladen yang menjawab di { $server }: { $why }
closed = peladen telah menutup sambungan
lost = peladen di { $server } tidak dapat dihubungi lagi
not-of-protocol = peladen mengatakan sesuatu di luar protokol
trying-again = Sambungan terputus; sedang dicoba lagi.
connected-again = Tersambung lagi.
other-rules = peladen memainkan { $game } dengan aturan lain dari versi ceki ini
sat-out = Babak { $round }: tidak bermain.
won = Babak { $round }: { $cents } sen, { $ledger } dalam pertandingan.
other-bound = Babak { $round }: ikatannya lain dari yang ditampilkan sebelumnya.
seed-taken-out = Babak { $round }: benih Anda dikeluarkan dari pembagian.
without-seed = Babak { $round } dibagikan tanpa benih Anda: terlambat, atau dihilangkan.
other-seed = Babak { $round }: benih peladen bukan benih yang diikat.
shown-of-deals = Yang ditampilkan tentang pembagian; dengan log meja: ceki verify LOG
other-seat = peladen menampilkan kartu kursi lain
state-unreadable = keadaan dari peladen tidak dapat dibaca: { $why }
score-unreadable = skor dari peladen tidak dapat dibaca: { $why }
match-unreadable = pertandingan dari peladen tidak dapat dibaca: { $why }
not-this-version = meja ini tidak dapat dimainkan dengan versi ceki ini: { $why }
option-why = Opsi { $option }: { $why }.
sits =
    { $seat ->
        [none] { $game }, meja { $table }: tanpa kursi dalam babak ini.
       *[other] { $game }, meja { $table }: kursi { $seat }.
    }
