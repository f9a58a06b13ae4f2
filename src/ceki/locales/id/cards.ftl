unseen = kartu yang tidak terlihat
some = satu kartu
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
        [8] Delapan
        [9] Sembilan
        [A] As
        [T] Sepuluh
        [J] Jack
        [Q] Ratu
       *[K] Raja
    }
    .short =
        { $rank ->
            [A] As
            [T] 10
            [J] Jack
            [Q] Ratu
            [K] Raja
           *[other] { $rank }
        }
suit =
    { $suit ->
        [C] koin
        [S] tali
       *[M] laksa
    }
    .pack =
        { $suit ->
            [S] sekop
            [H] hati
            [D] wajik
           *[C] keriting
        }
card = { $rank } { $suit }
    .pack = { $rank } { $suit }
spoken = { $card } ({ $code })
    .red = { $card } ({ $code }, merah)
