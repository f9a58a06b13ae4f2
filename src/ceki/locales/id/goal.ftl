goal-title = Yang Anda perlukan
goal-sets =
    { $short ->
        [0] { $sets } dari { $of } set, { $matas } { $word }
       *[other] { $sets } dari { $of } set, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } set. Satu set adalah tiga kartu dengan angka yang sama, jenis apa pun. Salah satunya harus { $word }: tiga kartu yang kembar. Kurang adalah jumlah kartu yang masih diperlukan.
goal-pairs =
    { $short ->
        [0] { $sets } dari { $of } pasang, { $matas } { $word }
       *[other] { $sets } dari { $of } pasang, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } pasang. Satu pasang adalah dua kartu dengan angka yang sama, jenis apa pun. Salah satunya harus { $word }: dua kartu yang kembar. Kurang adalah jumlah kartu yang masih diperlukan.
goal-sets-points =
    { $short ->
        [0] { $sets } dari { $of } set, bernilai { $points } poin
       *[other] { $sets } dari { $of } set, kurang { $short }, bernilai { $points } poin
    }
    .about = Anda perlu { $of } set. Satu set adalah tiga kartu dengan angka yang sama, jenis apa pun. Angka pada kartu adalah poinnya; di sini poin set yang paling dekat. Kurang adalah jumlah kartu yang masih diperlukan.
goal-pairs-grow = { $n } pasang: kartu ketiga dengan angka yang sama menjadikannya set
goal-lone-grow = { $n } kartu tunggal: satu lagi dengan angka yang sama menjadikannya pasang
goal-no-mata = Belum ada { $word }: perlu kartu yang kembar
goal-complete = Kartu Anda lengkap: Anda dapat menang
goal-ready = Buang satu kartu berlebih dan bilang { $word }
goal-waits =
    { $percent ->
        [-1] Menang dengan { $cards }: { $n } belum terlihat
       *[other] Menang dengan { $cards }: { $n } belum terlihat, { $percent }% sempat
    }
    .about = Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-waits-rank =
    { $percent ->
        [-1] { $rank } apa pun menang: { $n } belum terlihat
       *[other] { $rank } apa pun menang: { $n } belum terlihat, { $percent }% sempat
    }
    .about = Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-waits-ones =
    { $percent ->
        [-1] Menang dengan kartu 1 atau kartu tanpa angka: { $n } belum terlihat
       *[other] Menang dengan kartu 1 atau kartu tanpa angka: { $n } belum terlihat, { $percent }% sempat
    }
    .about = Bunga Putih, Bunga Merah, dan Lau Chian (kartu tanpa angka) dihitung satu. Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-own-draw = { $cards } menang jika Anda menariknya: { $n } belum terlihat
    .about = Anda belum bilang, jadi Anda hanya bisa menang dari tarikan sendiri.
goal-own-draw-rank = { $rank } apa pun yang Anda tarik menang: { $n } belum terlihat
    .about = Anda belum bilang, jadi Anda hanya bisa menang dari tarikan sendiri.
goal-own-draw-ones = Menang kalau Anda menarik kartu 1 atau kartu tanpa angka: { $n } belum terlihat
    .about = Anda belum bilang, jadi Anda hanya bisa menang dari tarikan sendiri. Bunga Putih, Bunga Merah, dan Lau Chian (kartu tanpa angka) dihitung satu.
goal-waits-times = { $cards } menang: { $n } belum terlihat; ditarik sendiri, { $times } kali
    .about = Kartu yang Anda tarik sendiri dihitung { $times } kali. Kartu buangan dihitung lebih sedikit.
goal-waits-rank-times = { $rank } apa pun menang: { $n } belum terlihat; ditarik sendiri, { $times } kali
    .about = Kartu yang Anda tarik sendiri dihitung { $times } kali. Kartu buangan dihitung lebih sedikit.
goal-gone = Tidak ada lagi kartu yang dapat melengkapi tangan ini
goal-open = { $n } { $word } terbuka di depan Anda
    .about = { $word } yang dibuat dengan kartu buangan dibuka di meja, dan setiap pemain membayarnya.
goal-points-and-best = Anda punya { $points } poin, { $name } { $best }
    .about = Kartu hasil makan yang kembar memberi poin, dan kartu merah sejak yang pertama. Poin terbanyak menang.
goal-points = Anda punya { $points } poin
    .about = Kartu hasil makan yang kembar memberi poin, dan kartu merah sejak yang pertama. Poin terbanyak menang.
goal-one-more = Satu lagi { $cards } memberi { $points } poin
goal-alike = Tiga yang sama memberi { $three }, satu kartu merah { $red }
goal-pile-and-best = Anda punya { $points } poin, { $name } { $best }
    .about = Setiap kartu hasil makan bernilai angkanya. Kartu kombinasi memberi jauh lebih banyak. Poin terbanyak menang.
goal-pile = Anda punya { $points } poin
    .about = Setiap kartu hasil makan bernilai angkanya. Kartu kombinasi memberi jauh lebih banyak. Poin terbanyak menang.
goal-combination-lacks = Hanya { $cards } yang kurang untuk { $called }
    .about = Satu kombinasi perlu ketiga kartunya. Lalu masing-masing memberi { $rate } poin.
goal-combinations = Tiga kartu satu kombinasi memberi paling banyak
    .about = Bunci ireng: 1, 2, dan 3 koin, dan seterusnya. Bunci abang: 9 tali, Bunga Merah, Lau Chian. Pang kéyang: Bunga Putih, 8 tali, 9 laksa. Pang picis: 8 koin, 2 tali, 2 laksa. Macan: { $macan ->
        [0] 9 koin, 1 tali, 1 laksa
       *[1] 1 koin, 9 tali, 1 laksa
    }.
goal-points-needed = { $n } poin lagi mencapai { $score }
    .about = Di meja ini taruhan dibayar mulai { $score } poin.
goal-tricks = Trik Anda: { $mine }. Sisa { $left }
    .about = Kartu tertinggi dari kembang yang keluar pertama menang trik. { $payout ->
        [0] Yang paling banyak trik dapat semua taruhan.
        [1] Yang tanpa trik memberikan taruhannya kepada yang dapat trik.
        [2] Setiap trik dapat seperlima dari taruhan.
       *[3] Trik terakhir dapat semua taruhan.
    }
goal-seri = Semua sudah dapat trik: ronde ini seri
goal-you-none = { $payout ->
        [0] Masing-masing satu: seri. Jika tidak: terbanyak menang
        [1] Masing-masing satu: seri. Jika tidak: yang kosong membayar
        [2] Masing-masing satu: seri. Jika tidak: tiap satu dibayar
       *[3] Masing-masing satu: seri. Jika tidak: yang terakhir menang
    }
goal-one-none = { $name } belum dapat trik; kalau dapat satu, seri
goal-some-none = { $n } pemain belum dapat trik; kalau masing-masing dapat satu, seri
goal-most = { $name } terbanyak: { $n }
goal-most-you = Anda terbanyak
goal-most-equal = Beberapa pemain terbanyak: { $n } masing-masing
goal-remainder = { $pips } poin: tanpa puluhan tersisa { $rest }
    .about = Jumlahkan ketiga kartu Anda: as 1, sepuluh dan kartu gambar 10. Kurangi puluhan; sisa tertinggi menang.
goal-ranked = Anda memegang { $line }
    .about = Susunan kartu ini ada namanya, dan lebih tinggi dari sisa tertentu.
goal-thirty-out = { $pips } poin: tangan ini tidak dapat menang
    .about = Di meja ini tepat tiga puluh poin tidak dapat menang.
goal-sum = { $aim ->
    [1] { $n } dari { $target } poin: kalahkan pembagi kartu
    [2] { $n } dari { $target } poin: Anda pembagi kartu
   *[0] { $n } dari { $target } poin
}
    .about = Dekati { $target } sedekat mungkin. Siapa yang melewatinya mati.
goal-just = { $n } poin: tepat sasaran
goal-over = { $n } poin: melewati { $target }, Anda mati
goal-safe = { $n } dari { $of } kartu yang belum terlihat masih aman
goal-all-safe = Tidak ada kartu yang dapat mengeluarkan Anda
    .about = Kartu apa pun yang datang, Anda tidak mati. As dihitung 1 jika 11 terlalu banyak.
