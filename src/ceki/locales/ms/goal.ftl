goal-title = Yang anda perlukan
goal-sets =
    { $short ->
        [0] { $sets } daripada { $of } set, { $matas } { $word }
       *[other] { $sets } daripada { $of } set, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } set. Satu set ialah tiga daun yang sama nombornya, apa-apa bunga. Satu daripadanya mesti { $word }: tiga daun yang serupa benar. Kurang ialah berapa daun lagi diperlukan.
goal-pairs =
    { $short ->
        [0] { $sets } daripada { $of } pasang, { $matas } { $word }
       *[other] { $sets } daripada { $of } pasang, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } pasang. Satu pasang ialah dua daun yang sama nombornya, apa-apa bunga. Satu daripadanya mesti { $word }: dua daun yang serupa benar. Kurang ialah berapa daun lagi diperlukan.
goal-sets-points =
    { $short ->
        [0] { $sets } daripada { $of } set, bernilai { $points } markah
       *[other] { $sets } daripada { $of } set, kurang { $short }, bernilai { $points } markah
    }
    .about = Anda perlu { $of } set. Satu set ialah tiga daun yang sama nombornya, apa-apa bunga. Nombor pada daun ialah markahnya; di sini markah set yang paling hampir siap. Kurang ialah berapa daun lagi diperlukan.
goal-pairs-grow = { $n } pasang: daun ketiga yang sama nombornya menjadi set
goal-lone-grow = { $n } daun tunggal: satu lagi yang sama nombornya menjadi pasang
goal-no-mata = Belum ada { $word }: perlu daun yang serupa benar
goal-complete = Daun anda lengkap: anda boleh menang
goal-ready = Lepaskan satu daun berlebih dan laung { $word }
goal-waits =
    { $percent ->
        [-1] { $cards } menang: { $n } belum kelihatan
       *[other] { $cards } menang: { $n } belum kelihatan, { $percent } % sempat
    }
    .about = Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-waits-rank =
    { $percent ->
        [-1] Mana-mana { $rank } menang: { $n } belum kelihatan
       *[other] Mana-mana { $rank } menang: { $n } belum kelihatan, { $percent } % sempat
    }
    .about = Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-waits-ones =
    { $percent ->
        [-1] Mana-mana 1 atau kehormat menang: { $n } belum kelihatan
       *[other] Mana-mana 1 atau kehormat menang: { $n } belum kelihatan, { $percent } % sempat
    }
    .about = Bunga Putih, Bunga Merah dan Lau Chian (daun kehormat) dikira satu. Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-own-draw = { $cards } menang jika anda mencabutnya: { $n } belum kelihatan
    .about = Anda belum melaung, jadi hanya daun yang anda cabut sendiri boleh menang.
goal-own-draw-rank = Mana-mana { $rank } yang anda cabut menang: { $n } belum kelihatan
    .about = Anda belum melaung, jadi hanya daun yang anda cabut sendiri boleh menang.
goal-own-draw-ones = Mana-mana 1 atau kehormat yang anda cabut menang: { $n } belum kelihatan
    .about = Anda belum melaung, jadi hanya daun yang anda cabut sendiri boleh menang. Bunga Putih, Bunga Merah dan Lau Chian (daun kehormat) dikira satu.
goal-waits-times = { $cards } menang: { $n } belum kelihatan; dicabut sendiri, { $times } kali
    .about = Daun yang anda cabut sendiri dikira { $times } kali. Daun buangan dikira kurang.
goal-waits-rank-times = Mana-mana { $rank } menang: { $n } belum kelihatan; dicabut sendiri, { $times } kali
    .about = Daun yang anda cabut sendiri dikira { $times } kali. Daun buangan dikira kurang.
goal-gone = Tiada lagi daun yang dapat melengkapkan tangan ini
goal-open = { $n } { $word } terbuka di hadapan anda
    .about = { $word } yang dibuat dengan daun buangan dibuka di meja, dan setiap pemain membayarnya.
goal-points-and-best = Anda ada { $points } markah, { $name } { $best }
    .about = Daun tangkapan yang serupa benar memberi markah, dan daun merah sejak yang pertama. Markah terbanyak menang.
goal-points = Anda ada { $points } markah
    .about = Daun tangkapan yang serupa benar memberi markah, dan daun merah sejak yang pertama. Markah terbanyak menang.
goal-one-more = Satu lagi { $cards } memberi { $points } markah
goal-alike = Tiga serupa memberi { $three }, satu daun merah { $red }
goal-pile-and-best = Anda ada { $points } markah, { $name } { $best }
    .about = Daun tangkapan memberi nombor padanya. Daun gabungan memberi jauh lebih banyak. Markah terbanyak menang.
goal-pile = Anda ada { $points } markah
    .about = Daun tangkapan memberi nombor padanya. Daun gabungan memberi jauh lebih banyak. Markah terbanyak menang.
goal-combination-lacks = Hanya { $cards } kurang untuk { $called }
    .about = Satu gabungan perlu ketiga-tiga daunnya. Kemudian setiap satu memberi { $rate } markah.
goal-combinations = Tiga daun satu gabungan memberi paling banyak
    .about = Bunci ireng: 1, 2 dan 3 duit, dan seterusnya. Bunci abang: 9 tali, Bunga Merah, Lau Chian. Pang kéyang: Bunga Putih, 8 tali, 9 laksa. Pang picis: 8 duit, 2 tali, 2 laksa. Macan: { $macan ->
        [0] 9 duit, 1 tali, 1 laksa
       *[1] 1 duit, 9 tali, 1 laksa
    }.
goal-points-needed = { $n } markah lagi mencapai { $score }
    .about = Di meja ini pertaruhan dibayar mulai { $score } markah.
goal-tricks = Pungutan anda: { $mine }. Tinggal { $left }
    .about = Daun tertinggi bagi bunga yang dimulakan memenangi pungutan. { $payout ->
        [0] Pungutan terbanyak mengambil taruhan.
        [1] Sesiapa tanpa pungutan menyerahkan taruhannya kepada yang ada.
        [2] Setiap pungutan mengambil seperlima daripada taruhan.
       *[3] Pungutan terakhir mengambil taruhan.
    }
goal-seri = Semua sudah ada pungutan: pusingan ini seri
goal-you-none = { $payout ->
        [0] Seorang satu pungutan: seri. Jika tidak: terbanyak menang
        [1] Seorang satu pungutan: seri. Jika tidak: yang kosong membayar
        [2] Seorang satu pungutan: seri. Jika tidak: setiap satu dibayar
       *[3] Seorang satu pungutan: seri. Jika tidak: yang terakhir menang
    }
goal-one-none = { $name } belum ada; dengan satu, seri
goal-some-none = { $n } pemain belum ada; dengan satu seorang, seri
goal-most = { $name } paling banyak: { $n }
goal-most-you = Anda paling banyak
goal-most-equal = Beberapa pemain paling banyak: { $n } seorang
goal-remainder = { $pips } markah: tanpa puluhan tinggal { $rest }
    .about = Jumlahkan tiga daun anda: sat 1, sepuluh dan daun gambar 10. Tolak puluhan; baki tertinggi menang.
goal-ranked = Anda memegang { $line }
    .about = Tangan ini ada nama, dan kedudukan tersendiri di atas atau di antara baki.
goal-thirty-out = { $pips } markah: tangan ini tidak boleh menang
    .about = Di meja ini tepat tiga puluh markah tidak boleh menang.
goal-sum = { $aim ->
    [1] { $n } daripada { $target } markah: kalahkan pembahagi
    [2] { $n } daripada { $target } markah: anda pembahagi
   *[0] { $n } daripada { $target } markah
}
    .about = Hampiri { $target } sedekat yang boleh. Sesiapa yang melebihinya keluar.
goal-just = { $n } markah: tepat sasaran
goal-over = { $n } markah: melebihi { $target }, anda keluar
goal-safe = { $n } daripada { $of } daun yang belum kelihatan masih selamat
goal-all-safe = Tiada daun yang boleh mengeluarkan anda
    .about = Apa-apa daun pun yang datang, anda tidak keluar. Sat dikira 1 jika 11 terlalu banyak.
