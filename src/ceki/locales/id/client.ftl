link-alone = { $given } adalah tautan; --server hanya dipakai dengan kode meja
no-link = { $given } bukan tautan meja, seperti { $example }
no-link-nor-code = { $given } bukan tautan meja, seperti { $example }; kode saja memerlukan --server URL
no-code = { $given } bukan kode meja: enam huruf dan angka, seperti K7MPRA
no-address = { $given } bukan alamat server, seperti http://127.0.0.1:8000
no-server = { $server } tidak menjawab seperti server meja
answers = server menjawab { $status }
nobody-answers = tidak ada server yang menjawab di { $server }: { $why }
closed = server telah menutup sambungan
lost = server di { $server } tidak dapat dihubungi lagi
not-of-protocol = server mengatakan sesuatu di luar protokol
trying-again = Sambungan terputus; sedang dicoba lagi.
connected-again = Tersambung lagi.
other-rules = server memainkan { $game } dengan aturan lain dari versi ceki ini
sat-out = Ronde { $round }: tidak bermain.
won = Ronde { $round }: { $cents } sen, { $ledger } dalam pertandingan.
other-bound = Ronde { $round }: komitmennya lain dari yang ditampilkan sebelumnya.
seed-taken-out = Ronde { $round }: benih Anda dikeluarkan dari pembagian.
without-seed = Ronde { $round } dibagikan tanpa benih Anda: terlambat, atau dihilangkan.
other-seed = Ronde { $round }: benih server tidak sesuai dengan komitmennya.
shown-of-deals = Yang ditampilkan tentang pembagian; dengan log meja: ceki verify LOG
other-seat = server menampilkan kartu kursi lain
state-unreadable = keadaan dari server tidak dapat dibaca: { $why }
score-unreadable = skor dari server tidak dapat dibaca: { $why }
match-unreadable = pertandingan dari server tidak dapat dibaca: { $why }
not-this-version = meja ini tidak dapat dimainkan dengan versi ceki ini: { $why }
option-why = Opsi { $option }: { $why }.
sits =
    { $seat ->
        [none] { $game }, meja { $table }: tanpa kursi dalam ronde ini.
       *[other] { $game }, meja { $table }: kursi { $seat }.
    }
