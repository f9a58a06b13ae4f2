title = { $day ->
    [yes] Teka-teki hari ini
   *[other] Teka-teki
}
door = { $solved ->
    [yes] Sudah terpecahkan. Yang baru datang besok
   *[other] { $game }: satu pertanyaan
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } hari berturut-turut
}
ask = { $about ->
    [alone] { $moves }: mana yang lebih baik di sini?
    [hand] Langkah mana yang paling membantu kartu di tangan Anda?
    [call] Bilang atau tunggu? Cari langkah terbaik.
    [capture] Kartu mana paling baik dimainkan sekarang?
    [safe] Kartu mana yang paling baik dibuang?
    [trick] Kartu mana yang paling baik untuk trik ini?
   *[any] Satu langkah jauh lebih baik. Yang mana?
}
ask-card = Kartu mana yang melengkapi kartu Anda jika ditarik?
ask-amount = Anda bisa menang sekarang ({ $move }). Berapa { $unit ->
    [cents] sen
    [points] poin
    [tokens] keping
   *[other] trik
} nilainya?
wrong-card = { $card } tidak melengkapinya. Coba lagi.
wrong-amount = Bukan { $n }. Coba lagi.
right-card = { $cards } melengkapinya.
right-amount = { $amount }: { $lines }.
line = { $line } { $amount }
wrong = { $move }: rata-rata { $less } kurang dari langkah terbaik{ $why ->
    [none] { "" }
   *[other] ; { $why }
}. Coba lagi.
right = { $end ->
    [shown] Jawabannya:
   *[other] { $at ->
        [0] Langsung terpecahkan!
       *[other] Terpecahkan!
    }
} { $why }
in-a-row = { $row } hari berturut-turut!
show = Tunjukkan jawaban
play-on = Terus bermain
share = Bagikan
copied = Disalin
next = Teka-teki berikutnya
seeking = { $game ->
    [none] Mencari teka-teki…
   *[other] Mencari teka-teki { $game }…
}
share-text = Teka-teki Ceki { $day } · { $tries ->
    [1] langsung terpecahkan
    [2] terpecahkan pada percobaan kedua
   *[other] terpecahkan pada percobaan ke-{ $tries }
}{ $row ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $row } hari berturut-turut
}
