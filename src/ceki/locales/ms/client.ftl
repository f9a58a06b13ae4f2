link-alone = { $given } ialah pautan; --server hanya digunakan dengan kod meja
no-link = { $given } bukan pautan meja, seperti { $example }
no-link-nor-code = { $given } bukan pautan meja, seperti { $example }; kod sahaja memerlukan --server URL
no-code = { $given } bukan kod meja: enam huruf dan angka, seperti K7MPRA
no-address = { $given } bukan alamat pelayan, seperti http://127.0.0.1:8000
no-server = { $server } tidak menjawab seperti pelayan meja
answers = pelayan menjawab { $status }
nobody-answers = tiada pelayan menjawab di { $server }: { $why }
closed = pelayan telah menutup sambungan
lost = pelayan di { $server } tidak dapat dihubungi lagi
not-of-protocol = pelayan mengatakan sesuatu di luar protokol
trying-again = Sambungan terputus; sedang dicuba lagi.
connected-again = Bersambung semula.
other-rules = pelayan memainkan { $game } dengan peraturan lain daripada versi ceki ini
sat-out = Pusingan { $round }: tidak bermain.
won = Pusingan { $round }: { $cents } sen, { $ledger } dalam perlawanan.
other-bound = Pusingan { $round }: komitmennya lain daripada yang ditunjukkan sebelum ini.
seed-taken-out = Pusingan { $round }: benih anda dikeluarkan daripada pembahagian.
without-seed = Pusingan { $round } dibahagikan tanpa benih anda: ia lewat, atau ditinggalkan.
other-seed = Pusingan { $round }: benih pelayan tidak sesuai dengan komitmennya.
shown-of-deals = Apa yang ditunjukkan tentang pembahagian; dengan log meja: ceki verify LOG
other-seat = pelayan menunjukkan daun tempat lain
state-unreadable = keadaan dari pelayan tidak dapat dibaca: { $why }
score-unreadable = markah dari pelayan tidak dapat dibaca: { $why }
match-unreadable = perlawanan dari pelayan tidak dapat dibaca: { $why }
not-this-version = meja ini tidak dapat dimainkan dengan versi ceki ini: { $why }
option-why = Pilihan { $option }: { $why }.
sits =
    { $seat ->
        [none] { $game }, meja { $table }: tiada tempat dalam pusingan ini.
       *[other] { $game }, meja { $table }: tempat { $seat }.
    }
