rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] Belum ada babak yang selesai; meja masih berlanjut.
            [over] Tidak ada babak yang selesai, dan dengan itu pertandingan selesai.
           *[closed] Tidak ada babak yang selesai; lalu meja ditutup.
        }
        [1] { $state ->
            [open] Babak 1 cocok sejauh ini; meja masih berlanjut.
            [over] Babak 1 cocok, dan dengan itu pertandingan selesai.
           *[closed] Babak 1 cocok; lalu meja ditutup.
        }
       *[other] { $state ->
            [open] Babak 1 sampai { $rounds } cocok sejauh ini; meja masih berlanjut.
            [over] Babak 1 sampai { $rounds } cocok, dan dengan itu pertandingan selesai.
           *[closed] Babak 1 sampai { $rounds } cocok; lalu meja ditutup.
        }
    }
was-practice = Ini meja latihan: kartu di tangan boleh ditampilkan dan langkah boleh ditarik kembali.
bounds-kept =
    { $receipt ->
        [yes] { $n } ikatan yang ditampilkan kepada perangkat ini ada di dalamnya, dan tanda terima babak terakhir.
       *[no] { $n } ikatan yang ditampilkan kepada perangkat ini ada di dalamnya.
    }
no-bound-kept = Tidak ada ikatannya yang pernah ditampilkan kepada perangkat ini: tidak terbukti bahwa ini log meja yang disebutnya.
closed-unproved =
    { $rounds ->
        [0] Tidak ada babak yang selesai; hanya tanda terima babak { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
        [1] Babak 1 cocok; hanya tanda terima babak { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
       *[other] Babak 1 sampai { $rounds } cocok; hanya tanda terima babak { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
    }
not-json = Log ini bukan JSON yang utuh.
key-twice = Log ini punya kunci yang sama dua kali dalam satu objek; masing-masing hanya boleh ada sekali.
not-written-whole = Log ini punya angka yang tidak ditulis sebagai bilangan bulat.
not-whole-number = Log ini punya angka yang tidak bulat, atau terlalu besar.
half-character = Log ini punya setengah karakter, yang bukan teks.
too-deep = Ini bukan log: kurung bertumpuk lebih dari { $deepest } lapis.
of-version = Log ini versi { $version }; halaman ini membaca versi { $reads }.
of-state = Keadaan log adalah { $state }; seharusnya open, over atau closed.
no-rounds = Log ini tidak punya babak: tidak ada yang bisa diperiksa.
not-object =
    { $what ->
        [log] Log ini bukan objek JSON.
        [bound] Ikatan babak { $round } bukan objek JSON.
       *[round] Babak { $round } bukan objek JSON.
    }
no-good =
    { $what ->
        [log] Log ini tidak punya "{ $key }" yang benar.
        [bound] Ikatan babak { $round } tidak punya "{ $key }" yang benar.
       *[round] Babak { $round } tidak punya "{ $key }" yang benar.
    }
round-missing = Babak { $round } tidak ada; babak { $other } ada di tempatnya.
bound-missing = Ikatan babak { $round } tidak ada.
agreed-otherwise = Babak { $round }: tidak mungkin ada yang disepakati sebelumnya seperti yang ditulis dalam log.
receipt-otherwise = Babak { $round }: tanda terimanya bukan dari yang ditulis dalam log sampai babak itu.
other-seed = Babak { $round }: benih peladen bukan benih yang diikat.
other-shuffle = Babak { $round }: kartu tidak dikocok dengan benih itu.
deal-unknown = Babak { $round }: halaman ini tidak tahu bagaimana { $game } dibagikan.
other-hands = Babak { $round }: kartu di tangan bukan yang dihasilkan kocokan itu.
other-seats = Babak { $round }: log tidak menulisnya untuk { $seats } kursi.
unfinished-cents = Babak { $round } tidak selesai, tetapi log punya sen untuknya.
unfinished-goes-on = Babak { $round } tidak selesai, tetapi log berlanjut: akhirnya tidak ada.
after-match = Babak { $round } ada setelah pertandingan selesai.
ends-otherwise = Pertandingan selesai pada babak { $round }, tetapi log mengatakan tidak.
shown-missing = Babak { $round }, yang ikatannya ditampilkan kepada Anda, tidak ada.
other-bound = Babak { $round } dibagikan dengan ikatan lain dari yang ditampilkan kepada Anda.
receipt-missing = Babak { $round }, yang tanda terimanya ada pada Anda, tidak ada; log berakhir dengan babak { $last }.
other-receipt = Babak { $round }, atau satu sebelumnya, tidak seperti yang diberitahukan kepada pemainnya: tanda terimanya lain.
without-seed = Babak { $round } dibagikan tanpa benih Anda.
