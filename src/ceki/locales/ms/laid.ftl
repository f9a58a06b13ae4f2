laid-take-both = Ambil dua-dua
laid-choose-on-table = Pilih satu daun di meja
laid-choose-in-tray = Pilih satu daun di bawah
laid-choose-in-hand = Pilih satu daun di tangan anda
laid-card = { $name }: { $card }
laid-card-leads = { $name }: { $card }, paling tinggi
laid-thrown = { $name }: satu daun dibuang tertutup
laid-nothing-laid = { $name }: belum ada
laid-from = daripada { $name }
laid-tray = Daun di meja yang boleh anda pilih
laid-copies = { $count } helai ada di situ
laid-can-do = Yang boleh anda buat
laid-advised = Disyorkan:
laid-win-there = Anda boleh menang sekarang. Lepaskan kemenangan ini?
laid-keep-win = Kekalkan
laid-let-go = Lepaskan: { $word }
laid-further-left = Letakkan daun lebih ke kiri
laid-further-right = Letakkan daun lebih ke kanan
laid-hint = Petunjuk
laid-hint-says = Langkah terbaik, dan sebabnya
laid-undo = Tarik balik
laid-undo-says = Tarik balik langkah terakhir
laid-hand = Daun di tangan anda, { $n } helai
laid-new = baharu
laid-held =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , helai { $copy } daripada { $copies }
    }, kedudukan { $at } daripada { $of }{ $fresh ->
        [yes] , baharu
       *[no] { "" }
    }{ $can ->
        [yes] , boleh dimainkan
       *[no] { "" }
    }{ $advised ->
        [yes] , disyorkan
       *[no] { "" }
    }
laid-lying =
    { $card }{ $copies ->
        [1] { "" }
       *[other] , { $copies } helai
    }{ $can ->
        [yes] , boleh dipilih
       *[no] { "" }
    }{ $advised ->
        [yes] , disyorkan
       *[no] { "" }
    }
laid-coins = { $n } syiling
laid-middle = Tengah meja
laid-counts = Yang memberi markah
laid-who-let-go = Siapa membuang apa
laid-as-drawn = terus dibuang
laid-thrown-as-drawn = dibuang sebaik dicabut
laid-place = { $place }: { $card }
laid-place-drawn = { $place }: { $card }, dibuang sebaik dicabut
laid-place-choose =
    { $place }: { $card }, boleh dipilih{ $advised ->
        [yes] , disyorkan
       *[no] { "" }
    }
laid-pile = { $place }: { $n } daun
laid-unseen = ({ $n } tidak kelihatan)
laid-shown = { $name }: { $place }: { $card }. Teruskan
laid-thrown-cards = Daun yang dibuang atau diletakkan setiap pemain, yang terawal dahulu
laid-in-words = Dalam kata-kata:
laid-everybody = semua pemain
laid-look-then = Lihat meja pada waktu itu
