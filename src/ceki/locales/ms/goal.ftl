goal-title = Yang anda perlukan
goal-sets =
    { $short ->
        [0] { $sets } daripada { $of } set, { $matas } { $word }
       *[other] { $sets } daripada { $of } set, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } set. Satu set ialah tiga daun yang sama nombornya, apa-apa bunga. Satu daripadanya mesti { $word }: tiga daun yang serupa. Kurang ialah berapa daun lagi diperlukan.
goal-pairs =
    { $short ->
        [0] { $sets } daripada { $of } pasang, { $matas } { $word }
       *[other] { $sets } daripada { $of } pasang, { $matas } { $word }, kurang { $short }
    }
    .about = Anda perlu { $of } pasang. Satu pasang ialah dua daun yang sama nombornya, apa-apa bunga. Satu daripadanya mesti { $word }: dua daun yang serupa. Kurang ialah berapa daun lagi diperlukan.
goal-sets-points =
    { $short ->
        [0] { $sets } daripada { $of } set, bernilai { $points } markah
       *[other] { $sets } daripada { $of } set, kurang { $short }, bernilai { $points } markah
    }
    .about = Anda perlu { $of } set. Satu set ialah tiga daun yang sama nombornya, apa-apa bunga. Nombor pada daun ialah markahnya; di sini markah set yang paling hampir siap. Kurang ialah berapa daun lagi diperlukan.
goal-pairs-grow = { $n } pasang: daun ketiga yang sama nombornya menjadi set
goal-lone-grow = { $n } daun tunggal: satu lagi yang sama nombornya menjadi pasang
goal-no-mata = Belum ada { $word }: perlu daun yang serupa
goal-complete = Daun anda lengkap: anda boleh menang
goal-ready = Buang satu daun berlebih dan sebut { $word }
goal-waits =
    { $percent ->
        [-1] Menang dengan { $cards }: { $n } belum kelihatan
       *[other] Menang dengan { $cards }: { $n } belum kelihatan, { $percent }% sempat
    }
    .about = Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-waits-rank =
    { $percent ->
        [-1] Mana-mana { $rank } menang: { $n } belum kelihatan
       *[other] Mana-mana { $rank } menang: { $n } belum kelihatan, { $percent }% sempat
    }
    .about = Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-waits-ones =
    { $percent ->
        [-1] Menang dengan daun 1 atau daun tanpa nombor: { $n } belum kelihatan
       *[other] Menang dengan daun 1 atau daun tanpa nombor: { $n } belum kelihatan, { $percent }% sempat
    }
    .about = Bunga Putih, Bunga Merah dan Lau Chian (daun tanpa nombor) dikira satu. Belum kelihatan: daun yang tidak terbuka di meja dan tidak di tangan anda. Sempat: berapa kerap salah satu dicabut sebelum timbunan habis, jika tiada yang menang dahulu.
goal-own-draw = { $cards } menang jika anda mencabutnya: { $n } belum kelihatan
    .about = Anda belum sebut, jadi anda hanya boleh menang dengan cabutan sendiri.
goal-own-draw-rank = Mana-mana { $rank } yang anda cabut menang: { $n } belum kelihatan
    .about = Anda belum sebut, jadi anda hanya boleh menang dengan cabutan sendiri.
goal-own-draw-ones = Menang kalau anda mencabut daun 1 atau daun tanpa nombor: { $n } belum kelihatan
    .about = Anda belum sebut, jadi anda hanya boleh menang dengan cabutan sendiri. Bunga Putih, Bunga Merah dan Lau Chian (daun tanpa nombor) dikira satu.
goal-waits-times = { $cards } menang: { $n } belum kelihatan; dicabut sendiri, { $times } kali
    .about = Daun yang anda cabut sendiri dikira { $times } kali. Daun buangan dikira kurang.
goal-waits-rank-times = Mana-mana { $rank } menang: { $n } belum kelihatan; dicabut sendiri, { $times } kali
    .about = Daun yang anda cabut sendiri dikira { $times } kali. Daun buangan dikira kurang.
goal-gone = Tiada lagi daun yang dapat melengkapkan tangan ini
goal-open = { $n } { $word } terbuka di hadapan anda
    .about = { $word } yang dibuat dengan daun buangan dibuka di meja, dan setiap pemain membayarnya.
goal-points-and-best = Anda ada { $points } markah, { $name } { $best }
    .about = Daun yang dimakan yang serupa memberi markah, dan daun merah sejak yang pertama. Markah terbanyak menang.
goal-points = Anda ada { $points } markah
    .about = Daun yang dimakan yang serupa memberi markah, dan daun merah sejak yang pertama. Markah terbanyak menang.
goal-one-more = Satu lagi { $cards } memberi { $points } markah
goal-alike = Tiga serupa memberi { $three }, satu daun merah { $red }
goal-pile-and-best = Anda ada { $points } markah, { $name } { $best }
    .about = Setiap daun yang dimakan bernilai nombornya. Daun gabungan memberi jauh lebih banyak. Markah terbanyak menang.
goal-pile = Anda ada { $points } markah
    .about = Setiap daun yang dimakan bernilai nombornya. Daun gabungan memberi jauh lebih banyak. Markah terbanyak menang.
goal-combination-lacks = Hanya { $cards } kurang untuk { $called }
    .about = Satu gabungan perlu ketiga-tiga daunnya. Kemudian setiap satu memberi { $rate } markah.
goal-combinations = Tiga daun satu gabungan memberi paling banyak
    .about = Bunci ireng: 1, 2 dan 3 duit, dan seterusnya. Bunci abang: 9 tali, Bunga Merah, Lau Chian. Pang kéyang: Bunga Putih, 8 tali, 9 laksa. Pang picis: 8 duit, 2 tali, 2 laksa. Macan: { $macan ->
        [0] 9 duit, 1 tali, 1 laksa
       *[1] 1 duit, 9 tali, 1 laksa
    }.
goal-points-needed = { $n } markah lagi mencapai { $score }
    .about = Di meja ini pertaruhan dibayar mulai { $score } markah.
goal-tricks = Trik anda: { $mine }. Tinggal { $left }
    .about = Daun tertinggi daripada jenis yang dikeluarkan dahulu yang makan. { $payout ->
        [0] Siapa paling banyak trik, dialah dapat semua taruhan.
        [1] Yang tiada trik memberikan taruhannya kepada yang ada.
        [2] Setiap trik dapat seperlima taruhan.
       *[3] Trik terakhir dapat semua taruhan.
    }
goal-seri = Semua sudah ada trik: pusingan ini seri
goal-you-none = { $payout ->
        [0] Kalau semua dapat satu trik, seri. Kalau tidak, trik terbanyak menang
        [1] Kalau semua dapat satu trik, seri. Kalau tidak, yang tiada trik membayar
        [2] Kalau semua dapat satu trik, seri. Kalau tidak, setiap trik dibayar
       *[3] Kalau semua dapat satu trik, seri. Kalau tidak, trik terakhir menang
    }
goal-one-none = { $name } belum ada; dengan satu, seri
goal-some-none = { $n } pemain belum ada; dengan satu seorang, seri
goal-most = { $name } paling banyak: { $n }
goal-most-you = Anda paling banyak
goal-most-equal = Beberapa pemain paling banyak: { $n } seorang
goal-remainder = { $pips } markah: tanpa puluhan tinggal { $rest }
    .about = Jumlahkan tiga daun anda: sat 1, sepuluh dan daun gambar 10. Tolak puluhan; baki tertinggi menang.
goal-ranked = Anda memegang { $line }
    .about = Susunan daun ini ada namanya, dan lebih tinggi daripada baki tertentu.
goal-thirty-out = { $pips } markah: tangan ini tidak boleh menang
    .about = Di meja ini tepat tiga puluh markah tidak boleh menang.
goal-sum = { $aim ->
    [1] { $n } daripada { $target } markah: kalahkan pembahagi
    [2] { $n } daripada { $target } markah: anda pembahagi
   *[0] { $n } daripada { $target } markah
}
    .about = Hampiri { $target } sedekat yang boleh. Siapa yang melebihinya mati.
goal-just = { $n } markah: tepat sasaran
goal-over = { $n } markah: lebih { $target }, anda mati
goal-safe = { $n } daripada { $of } daun yang belum kelihatan masih selamat
goal-all-safe = Tiada daun yang boleh mengeluarkan anda
    .about = Apa-apa daun pun yang datang, anda tidak mati. Sat dikira 1 jika 11 terlalu banyak.
