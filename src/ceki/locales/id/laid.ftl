laid-take-both = Ambil keduanya
laid-choose-on-table = Pilih satu kartu di meja
laid-choose-in-tray = Pilih satu kartu di bawah
laid-choose-in-hand = Pilih satu kartu di tangan Anda
laid-card = { $name }: { $card }
laid-card-leads = { $name }: { $card }, paling tinggi
laid-thrown = { $name }: satu kartu dibuang tertutup
laid-nothing-laid = { $name }: belum ada
laid-from = dari { $name }
laid-tray = Kartu di meja yang bisa Anda pilih
laid-copies = Ada { $count } lembar di situ
laid-can-do = Yang dapat Anda lakukan
laid-advised = Disarankan:
laid-win-there = Anda dapat menang sekarang. Lepaskan kemenangan ini?
laid-keep-win = Pertahankan
laid-let-go = Lepaskan: { $word }
laid-further-left = Letakkan kartu lebih ke kiri
laid-further-right = Letakkan kartu lebih ke kanan
laid-hint = Petunjuk
laid-hint-says = Langkah terbaik, dan alasannya
laid-undo = Urungkan
laid-undo-says = Tarik kembali langkah terakhir
laid-hand = Kartu di tangan Anda, { $n } lembar
laid-new = baru
laid-held =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , lembar { $copy } dari { $copies }
    }, posisi { $at } dari { $of }{ $fresh ->
        [yes] , baru
       *[no] { "" }
    }{ $can ->
        [yes] , dapat dimainkan
       *[no] { "" }
    }{ $advised ->
        [yes] , disarankan
       *[no] { "" }
    }
laid-lying =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , { $copies } lembar
    }{ $can ->
        [yes] , dapat dipilih
       *[no] { "" }
    }{ $advised ->
        [yes] , disarankan
       *[no] { "" }
    }
laid-coins = { $n } koin
laid-middle = Tengah meja
laid-counts = Yang memberi poin
laid-who-let-go = Siapa membuang apa
laid-as-drawn = langsung dibuang
laid-thrown-as-drawn = dibuang begitu ditarik
laid-place = { $place }: { $card }
laid-place-drawn = { $place }: { $card }, dibuang begitu ditarik
laid-place-choose =
    { $place }: { $card }, dapat dipilih{ $advised ->
        [yes] , disarankan
       *[no] { "" }
    }
laid-pile = { $place }: { $n } kartu
laid-unseen = ({ $n } tidak terlihat)
laid-shown = { $name }: { $place }: { $card }. Lanjutkan
laid-thrown-cards = Kartu yang dibuang atau diletakkan setiap pemain, yang terlama dahulu
laid-in-words = Dengan kata-kata:
laid-everybody = semua pemain
laid-look-then = Lihat meja pada saat itu
