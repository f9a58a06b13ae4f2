hint = Petunjuk
weighing = Menimbang langkah anda…
no-hint = Tiada petunjuk: { $why }
close-hint = Tutup petunjuk
worth-exact = Nilai dalam { $unit }, dikira dengan tepat.
worth-mean = Nilai purata dalam { $unit }; garis halus menunjukkan sejauh mana nilai itu mungkin tersasar.
less = Ringkas
compare =
    { $n ->
        [2] Bandingkan kedua-dua langkah
       *[other] Bandingkan { $n } langkah
    }
moves-best-first = Langkah anda, yang terbaik dahulu
move = Langkah
worth = Nilai
rounds-won-lost = Pusingan menang dan kalah
won-lost = menang { $won }, kalah { $lost }
move-told =
    { $move }{ $best ->
        [yes] , disyorkan
       *[no] { "" }
    }{ $facts ->
        [none] { "" }
       *[other] : { $facts }
    }
your-round = Pusingan anda
move-number = Langkah { $n }
grade =
    { $grade ->
        [slip] kesilapan kecil
        [inaccuracy] kurang tepat
        [mistake] kesilapan
       *[other] kesilapan besar
    }
cost = kerugian { $amount }
exactly = tepat
played = Langkah anda
better = Lebih baik
look = Lihat
not-seen = Halaman ini tidak dibuka pada masa itu, jadi keadaan meja tidak dapat ditunjukkan.
judged-by = Setiap pilihan dinilai berdasarkan apa yang anda dapat lihat pada masa itu, bukan daun yang keluar kemudian.
no-review = Tiada semakan: { $why }
ask-again = Minta semula
reviewing = Menimbang semula setiap pilihan anda; paling lama satu saat untuk setiap satu…
practice = Latihan
undo = Tarik balik
same-deal = Daun yang sama lagi
same-deal-sure = Mulakan semula daun ini? Langkah pusingan ini akan hilang.
same-deal-yes = Ya, mula semula
same-deal-no = Tidak, terus bermain
hide-hands = Sembunyikan daun bot
show-hands = Tunjukkan daun bot
no-connection = Tiada sambungan sekarang; minta semula sebentar lagi.
lost = Sambungan terputus sementara itu; minta semula.
