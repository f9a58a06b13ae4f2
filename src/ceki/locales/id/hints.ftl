hint = Petunjuk
weighing = Menimbang langkah Anda…
no-hint = Tidak ada petunjuk: { $why }
close-hint = Tutup petunjuk
worth-exact = Nilai dalam { $unit }, dihitung tepat.
worth-mean = Nilai rata-rata dalam { $unit }; garis tipis menunjukkan seberapa jauh nilai itu bisa meleset.
less = Ringkas
compare =
    { $n ->
        [2] Bandingkan kedua langkah
       *[other] Bandingkan { $n } langkah
    }
moves-best-first = Langkah Anda, yang terbaik dulu
move = Langkah
worth = Nilai
rounds-won-lost = Ronde menang dan kalah
won-lost = menang { $won }, kalah { $lost }
move-told =
    { $move }{ $best ->
        [yes] , disarankan
       *[no] { "" }
    }{ $facts ->
        [none] { "" }
       *[other] : { $facts }
    }
your-round = Ronde Anda
move-number = Langkah { $n }
grade =
    { $grade ->
        [slip] kesalahan kecil
        [inaccuracy] kurang tepat
        [mistake] kesalahan
       *[other] kesalahan besar
    }
cost = kerugian { $amount }
exactly = tepat
played = Langkah Anda
better = Lebih baik
look = Lihat
not-seen = Halaman ini tidak terbuka saat itu, jadi keadaan meja tidak dapat ditampilkan.
judged-by = Setiap pilihan dinilai dari yang dapat Anda lihat saat itu, bukan dari kartu yang keluar kemudian.
no-review = Tidak ada tinjauan: { $why }
ask-again = Minta lagi
reviewing = Menimbang ulang setiap pilihan Anda; paling lama satu detik untuk masing-masing…
practice = Latihan
undo = Urungkan
same-deal = Kartu yang sama lagi
same-deal-sure = Mulai lagi dengan kartu ini? Langkah ronde ini akan hilang.
same-deal-yes = Ya, mulai lagi
same-deal-no = Tidak, main terus
hide-hands = Sembunyikan kartu bot
show-hands = Tampilkan kartu bot
no-connection = Sekarang tidak ada sambungan; minta lagi sebentar lagi.
lost = Sambungan terputus sementara itu; minta lagi.
