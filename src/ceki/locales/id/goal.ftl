goal-title = Yang Anda perlukan
goal-sets =
    { $short ->
        [0] { $sets } dari { $of } set, { $matas } { $word }
       *[other] { $sets } dari { $of } set, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } set. Satu set adalah tiga kartu dengan angka yang sama, jenis apa pun. Salah satunya harus { $word }: tiga kartu yang persis sama. Kurang adalah jumlah kartu yang masih diperlukan.
goal-pairs =
    { $short ->
        [0] { $sets } dari { $of } pasang, { $matas } { $word }
       *[other] { $sets } dari { $of } pasang, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } pasang. Satu pasang adalah dua kartu dengan angka yang sama, jenis apa pun. Salah satunya harus { $word }: dua kartu yang persis sama. Kurang adalah jumlah kartu yang masih diperlukan.
goal-sets-points =
    { $short ->
        [0] { $sets } dari { $of } set, bernilai { $points } poin
       *[other] { $sets } dari { $of } set, kurang { $short }, bernilai { $points } poin
    }
    .about = Anda perlu { $of } set. Satu set adalah tiga kartu dengan angka yang sama, jenis apa pun. Angka pada kartu adalah poinnya; di sini poin set yang paling dekat. Kurang adalah jumlah kartu yang masih diperlukan.
goal-pairs-grow = { $n } pasang: kartu ketiga dengan angka yang sama menjadikannya set
goal-lone-grow = { $n } kartu tunggal: satu lagi dengan angka yang sama menjadikannya pasang
goal-no-mata = Belum ada { $word }: perlu kartu yang persis sama
goal-complete = Kartu Anda lengkap: Anda dapat menang
goal-ready = Lepaskan satu kartu berlebih dan serukan { $word }
goal-waits =
    { $percent ->
        [-1] { $cards } menang: { $n } belum terlihat
       *[other] { $cards } menang: { $n } belum terlihat, { $percent } % sempat
    }
    .about = Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-waits-rank =
    { $percent ->
        [-1] { $rank } apa pun menang: { $n } belum terlihat
       *[other] { $rank } apa pun menang: { $n } belum terlihat, { $percent } % sempat
    }
    .about = Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-waits-ones =
    { $percent ->
        [-1] 1 atau kehormatan apa pun menang: { $n } belum terlihat
       *[other] 1 atau kehormatan apa pun menang: { $n } belum terlihat, { $percent } % sempat
    }
    .about = Bunga Putih, Bunga Merah, dan Lau Chian (kartu kehormatan) dihitung satu. Belum terlihat: kartu yang tidak terbuka di meja dan tidak di tangan Anda. Sempat: seberapa sering salah satunya ditarik sebelum tumpukan habis, jika tidak ada yang menang lebih dulu.
goal-own-draw = { $cards } menang jika Anda menariknya: { $n } belum terlihat
    .about = Anda belum berseru, jadi hanya kartu yang Anda tarik sendiri dapat menang.
goal-own-draw-rank = { $rank } apa pun yang Anda tarik menang: { $n } belum terlihat
    .about = Anda belum berseru, jadi hanya kartu yang Anda tarik sendiri dapat menang.
goal-own-draw-ones = 1 atau kehormatan apa pun yang Anda tarik menang: { $n } belum terlihat
    .about = Anda belum berseru, jadi hanya kartu yang Anda tarik sendiri dapat menang. Bunga Putih, Bunga Merah, dan Lau Chian (kartu kehormatan) dihitung satu.
goal-waits-times = { $cards } menang: { $n } belum terlihat; ditarik sendiri, { $times } kali
    .about = Kartu yang Anda tarik sendiri dihitung { $times } kali. Kartu buangan dihitung lebih sedikit.
goal-waits-rank-times = { $rank } apa pun menang: { $n } belum terlihat; ditarik sendiri, { $times } kali
    .about = Kartu yang Anda tarik sendiri dihitung { $times } kali. Kartu buangan dihitung lebih sedikit.
goal-gone = Tidak ada lagi kartu yang dapat melengkapi tangan ini
goal-open = { $n } { $word } terbuka di depan Anda
    .about = { $word } yang dibuat dengan kartu buangan dibuka di meja, dan setiap pemain membayarnya.
goal-points-and-best = Anda punya { $points } poin, { $name } { $best }
    .about = Kartu tangkapan yang persis sama memberi poin, dan kartu merah sejak yang pertama. Poin terbanyak menang.
goal-points = Anda punya { $points } poin
    .about = Kartu tangkapan yang persis sama memberi poin, dan kartu merah sejak yang pertama. Poin terbanyak menang.
goal-one-more = Satu lagi { $cards } memberi { $points } poin
goal-alike = Tiga yang sama memberi { $three }, satu kartu merah { $red }
goal-pile-and-best = Anda punya { $points } poin, { $name } { $best }
    .about = Kartu tangkapan memberi angka padanya. Kartu kombinasi memberi jauh lebih banyak. Poin terbanyak menang.
goal-pile = Anda punya { $points } poin
    .about = Kartu tangkapan memberi angka padanya. Kartu kombinasi memberi jauh lebih banyak. Poin terbanyak menang.
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
    .about = Kartu tertinggi dari jenis yang dimulai memenangi tarikan. { $payout ->
        [0] Tarikan terbanyak mengambil taruhan.
        [1] Yang tanpa tarikan menyerahkan taruhannya kepada yang punya.
        [2] Setiap tarikan mengambil seperlima dari taruhan.
       *[3] Tarikan terakhir mengambil taruhan.
    }
goal-seri = Semua sudah punya tarikan: babak ini seri
goal-you-none = { $payout ->
        [0] Masing-masing satu: seri. Jika tidak: terbanyak menang
        [1] Masing-masing satu: seri. Jika tidak: yang kosong membayar
        [2] Masing-masing satu: seri. Jika tidak: tiap satu dibayar
       *[3] Masing-masing satu: seri. Jika tidak: yang terakhir menang
    }
goal-one-none = { $name } belum punya; dengan satu, seri
goal-some-none = { $n } pemain belum punya; dengan satu masing-masing, seri
goal-most = { $name } terbanyak: { $n }
goal-most-you = Anda terbanyak
goal-most-equal = Beberapa pemain terbanyak: { $n } masing-masing
goal-remainder = { $pips } poin: tanpa puluhan tersisa { $rest }
    .about = Jumlahkan ketiga kartu Anda: as 1, sepuluh dan kartu gambar 10. Kurangi puluhan; sisa tertinggi menang.
goal-ranked = Anda memegang { $line }
    .about = Tangan ini punya nama, dan tempat sendiri di atas atau di antara sisa.
goal-thirty-out = { $pips } poin: tangan ini tidak dapat menang
    .about = Di meja ini tepat tiga puluh poin tidak dapat menang.
goal-sum = { $aim ->
    [1] { $n } dari { $target } poin: kalahkan pembagi kartu
    [2] { $n } dari { $target } poin: Anda pembagi kartu
   *[0] { $n } dari { $target } poin
}
    .about = Dekati { $target } sedekat mungkin. Siapa yang melewatinya keluar.
goal-just = { $n } poin: tepat sasaran
goal-over = { $n } poin: melewati { $target }, Anda keluar
goal-safe = { $n } dari { $of } kartu yang belum terlihat masih aman
goal-all-safe = Tidak ada kartu yang dapat mengeluarkan Anda
    .about = Kartu apa pun yang datang, Anda tidak keluar. As dihitung 1 jika 11 terlalu banyak.
