rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] Belum ada pusingan yang tamat; meja masih diteruskan.
            [over] Tiada pusingan yang tamat, dan dengan itu perlawanan tamat.
           *[closed] Tiada pusingan yang tamat; kemudian meja ditutup.
        }
        [1] { $state ->
            [open] Pusingan 1 betul setakat ini; meja masih diteruskan.
            [over] Pusingan 1 betul, dan dengan itu perlawanan tamat.
           *[closed] Pusingan 1 betul; kemudian meja ditutup.
        }
       *[other] { $state ->
            [open] Pusingan 1 hingga { $rounds } betul setakat ini; meja masih diteruskan.
            [over] Pusingan 1 hingga { $rounds } betul, dan dengan itu perlawanan tamat.
           *[closed] Pusingan 1 hingga { $rounds } betul; kemudian meja ditutup.
        }
    }
was-practice = Ini meja latihan: daun di tangan boleh ditunjukkan dan langkah boleh ditarik balik.
bounds-kept =
    { $receipt ->
        [yes] { $n } komitmen yang ditunjukkan kepada peranti ini ada di dalamnya, dan resit pusingan terakhir.
       *[no] { $n } komitmen yang ditunjukkan kepada peranti ini ada di dalamnya.
    }
no-bound-kept = Peranti ini tidak menyimpan komitmen meja itu, jadi log ini tidak dapat dibuktikan asli.
closed-unproved =
    { $rounds ->
        [0] Tiada pusingan yang tamat; hanya resit pusingan { $last }, yang diberitahu kepada pemainnya, dapat menunjukkan bahawa meja ditutup ketika itu dan tiada apa-apa ditinggalkan.
        [1] Pusingan 1 betul; hanya resit pusingan { $last }, yang diberitahu kepada pemainnya, dapat menunjukkan bahawa meja ditutup ketika itu dan tiada apa-apa ditinggalkan.
       *[other] Pusingan 1 hingga { $rounds } betul; hanya resit pusingan { $last }, yang diberitahu kepada pemainnya, dapat menunjukkan bahawa meja ditutup ketika itu dan tiada apa-apa ditinggalkan.
    }
not-json = Log ini bukan JSON yang lengkap.
key-twice = Log ini ada kunci yang sama dua kali dalam satu objek; setiap satu hanya boleh ada sekali.
not-written-whole = Log ini ada nombor yang tidak ditulis sebagai nombor bulat.
not-whole-number = Log ini ada nombor yang tidak bulat, atau terlalu besar.
half-character = Log ini ada separuh aksara, yang bukan teks.
too-deep = Ini bukan log: kurungan bertindih lebih daripada { $deepest } lapis.
of-version = Log ini versi { $version }; halaman ini membaca versi { $reads }.
of-state = Keadaan log ialah { $state }; sepatutnya open, over atau closed.
no-rounds = Log ini tiada pusingan: tiada apa-apa untuk disemak.
not-object =
    { $what ->
        [log] Log ini bukan objek JSON.
        [bound] Komitmen pusingan { $round } bukan objek JSON.
       *[round] Pusingan { $round } bukan objek JSON.
    }
no-good =
    { $what ->
        [log] Log ini tiada "{ $key }" yang betul.
        [bound] Komitmen pusingan { $round } tiada "{ $key }" yang betul.
       *[round] Pusingan { $round } tiada "{ $key }" yang betul.
    }
round-missing = Pusingan { $round } tiada; pusingan { $other } ada di tempatnya.
bound-missing = Komitmen pusingan { $round } tiada.
agreed-otherwise = Pusingan { $round }: tidak mungkin ada yang dipersetujui sebelumnya seperti yang ditulis dalam log.
receipt-otherwise = Pusingan { $round }: resitnya bukan resit bagi apa yang ditulis dalam log sehingga pusingan itu.
other-seed = Pusingan { $round }: benih pelayan tidak sesuai dengan komitmennya.
other-shuffle = Pusingan { $round }: daun tidak dikocok dengan benih itu.
deal-unknown = Pusingan { $round }: halaman ini tidak tahu bagaimana { $game } dibahagikan.
other-hands = Pusingan { $round }: daun di tangan bukan daun yang terhasil daripada kocokan itu.
other-seats = Pusingan { $round }: log tidak menulisnya untuk { $seats } tempat.
unfinished-cents = Pusingan { $round } tidak tamat, tetapi log ada sen untuknya.
unfinished-goes-on = Pusingan { $round } tidak tamat, tetapi log diteruskan: akhirnya tiada.
after-match = Pusingan { $round } ada selepas perlawanan tamat.
ends-otherwise = Perlawanan tamat pada pusingan { $round }, tetapi log mengatakan tidak.
shown-missing = Pusingan { $round }, yang komitmennya ditunjukkan kepada anda, tiada.
other-bound = Pusingan { $round } dibahagikan dengan komitmen lain daripada yang ditunjukkan kepada anda.
receipt-missing = Anda ada resit pusingan { $round }, tetapi pusingan itu tiada; log berakhir dengan pusingan { $last }.
other-receipt = Pusingan { $round }, atau satu sebelumnya, tidak seperti yang diberitahu kepada pemainnya: resitnya lain.
without-seed = Pusingan { $round } dibahagikan tanpa benih anda.
