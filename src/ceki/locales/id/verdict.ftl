rounds-hold =
    { $rounds ->
        [0] { $state ->
            [open] Belum ada ronde yang selesai; meja masih berlanjut.
            [over] Tidak ada ronde yang selesai, dan dengan itu pertandingan selesai.
           *[closed] Tidak ada ronde yang selesai; lalu meja ditutup.
        }
        [1] { $state ->
            [open] Ronde 1 cocok sejauh ini; meja masih berlanjut.
            [over] Ronde 1 cocok, dan dengan itu pertandingan selesai.
           *[closed] Ronde 1 cocok; lalu meja ditutup.
        }
       *[other] { $state ->
            [open] Ronde 1 sampai { $rounds } cocok sejauh ini; meja masih berlanjut.
            [over] Ronde 1 sampai { $rounds } cocok, dan dengan itu pertandingan selesai.
           *[closed] Ronde 1 sampai { $rounds } cocok; lalu meja ditutup.
        }
    }
was-practice = Ini meja latihan: kartu di tangan boleh ditampilkan dan langkah boleh ditarik kembali.
bounds-kept =
    { $receipt ->
        [yes] { $n } komitmen yang ditampilkan kepada perangkat ini ada di dalamnya, dan tanda terima ronde terakhir.
       *[no] { $n } komitmen yang ditampilkan kepada perangkat ini ada di dalamnya.
    }
no-bound-kept = Perangkat ini tidak menyimpan komitmen meja itu, jadi log ini tidak dapat dibuktikan asli.
closed-unproved =
    { $rounds ->
        [0] Tidak ada ronde yang selesai; hanya tanda terima ronde { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
        [1] Ronde 1 cocok; hanya tanda terima ronde { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
       *[other] Ronde 1 sampai { $rounds } cocok; hanya tanda terima ronde { $last }, yang diberitahukan kepada pemainnya, yang dapat menunjukkan bahwa meja ditutup saat itu dan tidak ada yang dihilangkan.
    }
not-json = Log ini bukan JSON yang utuh.
key-twice = Log ini berisi kunci yang sama dua kali dalam satu objek; masing-masing hanya boleh ada sekali.
not-written-whole = Log ini berisi angka yang tidak ditulis sebagai bilangan bulat.
not-whole-number = Log ini berisi angka yang tidak bulat, atau terlalu besar.
half-character = Log ini berisi setengah karakter, yang bukan teks.
too-deep = Ini bukan log: kurung bertumpuk lebih dari { $deepest } lapis.
of-version = Log ini versi { $version }; halaman ini membaca versi { $reads }.
of-state = Keadaan log adalah { $state }; seharusnya open, over atau closed.
no-rounds = Log ini tidak berisi ronde: tidak ada yang bisa diperiksa.
not-object =
    { $what ->
        [log] Log ini bukan objek JSON.
        [bound] Komitmen ronde { $round } bukan objek JSON.
       *[round] Ronde { $round } bukan objek JSON.
    }
no-good =
    { $what ->
        [log] Log ini tidak berisi "{ $key }" yang benar.
        [bound] Komitmen ronde { $round } tidak berisi "{ $key }" yang benar.
       *[round] Ronde { $round } tidak berisi "{ $key }" yang benar.
    }
round-missing = Ronde { $round } tidak ada; ronde { $other } ada di tempatnya.
bound-missing = Komitmen ronde { $round } tidak ada.
agreed-otherwise = Ronde { $round }: tidak mungkin ada yang disepakati sebelumnya seperti yang ditulis dalam log.
receipt-otherwise = Ronde { $round }: tanda terimanya bukan dari yang ditulis dalam log sampai ronde itu.
other-seed = Ronde { $round }: benih server tidak sesuai dengan komitmennya.
other-shuffle = Ronde { $round }: kartu tidak dikocok dengan benih itu.
deal-unknown = Ronde { $round }: halaman ini tidak tahu bagaimana { $game } dibagikan.
other-hands = Ronde { $round }: kartu di tangan bukan yang dihasilkan kocokan itu.
other-seats = Ronde { $round }: log tidak menulisnya untuk { $seats } kursi.
unfinished-cents = Ronde { $round } tidak selesai, tetapi log berisi sen untuknya.
unfinished-goes-on = Ronde { $round } tidak selesai, tetapi log berlanjut: akhirnya tidak ada.
after-match = Ronde { $round } ada setelah pertandingan selesai.
ends-otherwise = Pertandingan selesai pada ronde { $round }, tetapi log mengatakan tidak.
shown-missing = Ronde { $round }, yang komitmennya ditampilkan kepada Anda, tidak ada.
other-bound = Ronde { $round } dibagikan dengan komitmen lain dari yang ditampilkan kepada Anda.
receipt-missing = Ronde { $round }, yang tanda terimanya ada pada Anda, tidak ada; log berakhir dengan ronde { $last }.
other-receipt = Ronde { $round }, atau satu sebelumnya, tidak seperti yang diberitahukan kepada pemainnya: tanda terimanya lain.
without-seed = Ronde { $round } dibagikan tanpa benih Anda.
