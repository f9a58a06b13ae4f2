unseen = daun yang tidak kelihatan
some = satu daun
white-flower = Bunga Putih
red-flower = Bunga Merah
old-thousand = Lau Chian
rank =
    { $rank ->
        [1] Satu
        [2] Dua
        [3] Tiga
        [4] Empat
        [5] Lima
        [6] Enam
        [7] Tujuh
        [8] Lapan
        [9] Sembilan
        [A] Sat
        [T] Sepuluh
        [J] Pekak
        [Q] Bini
       *[K] Raja
    }
    .short =
        { $rank ->
            [A] Sat
            [T] 10
            [J] Pekak
            [Q] Bini
            [K] Raja
           *[other] { $rank }
        }
suit =
    { $suit ->
        [C] duit
        [S] tali
       *[M] laksa
    }
    .pack =
        { $suit ->
            [S] sekopong
            [H] lekuk
            [D] retin
           *[C] kelawar
        }
card = { $rank } { $suit }
    .pack = { $rank } { $suit }
spoken = { $card } ({ $code })
    .red = { $card } ({ $code }, merah)
