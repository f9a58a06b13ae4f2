title = { $day ->
    [yes] Teka-teki hari ini
   *[other] Teka-teki
}
door = { $solved ->
    [yes] Sudah selesai. Yang baharu datang esok
   *[other] { $game }: satu soalan
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } hari berturut-turut
}
ask = { $about ->
    [alone] { $moves }: mana yang lebih baik di sini?
    [hand] Langkah mana paling membantu daun di tangan anda?
    [call] Sebut atau tunggu? Cari langkah terbaik.
    [capture] Daun mana paling baik dimainkan sekarang?
    [safe] Daun mana paling baik dibuang?
    [trick] Daun mana paling baik untuk trik ini?
   *[any] Satu langkah jauh lebih baik. Yang mana?
}
ask-card = Daun mana melengkapkan daun anda jika dicabut?
ask-amount = Anda boleh menang sekarang ({ $move }). Berapa { $unit ->
    [cents] sen
    [points] markah
    [tokens] token
   *[other] trik
} nilainya?
wrong-card = { $card } tidak melengkapkannya. Cuba lagi.
wrong-amount = Bukan { $n }. Cuba lagi.
right-card = { $cards } melengkapkannya.
right-amount = { $amount }: { $lines }.
line = { $line } { $amount }
wrong = { $move }: secara purata { $less } kurang daripada langkah terbaik{ $why ->
    [none] { "" }
   *[other] ; { $why }
}. Cuba lagi.
right = { $end ->
    [shown] Jawapannya:
   *[other] { $at ->
        [0] Selesai serta-merta!
       *[other] Selesai!
    }
} { $why }
in-a-row = { $row } hari berturut-turut!
show = Tunjukkan jawapan
play-on = Terus bermain
share = Kongsi
copied = Disalin
next = Teka-teki seterusnya
seeking = { $game ->
    [none] Mencari teka-teki…
   *[other] Mencari teka-teki { $game }…
}
share-text = Teka-teki Ceki { $day } · { $tries ->
    [1] selesai serta-merta
    [2] selesai pada cubaan kedua
   *[other] selesai pada cubaan ke-{ $tries }
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } hari berturut-turut
}
