adds = mengambil { $cards } dan menambah { $n } markah pada hasil makan anda
    .beside = { $it } menambah { $n }
alike = anda kemudian ada { $n } daripada { $cards }, dan daun yang serupa memberi markah
    .beside = dengan { $it } { $n }
beaten = { $n } daun yang belum kelihatan dapat mengalahkannya
    .beside = { $n } dapat mengalahkan { $it }
bets = kalau menang, anda dapat juga taruhan { $n } sen
bound = selepas itu daun anda tidak boleh diubah lagi
    .beside = selepas menyebut, daun tidak boleh diubah lagi
calls_all = anda boleh sebut { $word }; selepas itu daun cabutan orang lain pun boleh membuat anda menang
calls_discards = anda boleh sebut { $word }; selepas itu daun buangan orang lain pun boleh membuat anda menang
calls_must = anda boleh sebut { $word }; tanpa itu anda tidak boleh menang
combination = { $cards } menuju { $line }, { $rate } setiap daun apabila lengkap; anda kemudian ada { $n } daripada { $of }
    .beside = dengan { $it } { $n } daripada { $of }, { $rate } setiap daun
dealer_passes = kalau bandar berhenti pada { $n } ke atas
draw_wins_not =
    .beside = daun dari timbunan tidak menang sebelum anda menyebut
draws_nearer = { $n } daripada { $of } daun yang belum kelihatan berguna kepada anda
    .beside =
        { $n ->
            [0] dengan yang itu, tiada satu pun daripada { $of }
           *[other] dengan yang itu, { $n } daripada { $of }
        }
free = daun di tangan anda masih bebas diubah
gives = memberi pemain berikutnya { $n } markah
    .beside = { $it } dapat memberinya { $n }
gives_nothing = tidak memberi apa-apa kepada pemain berikutnya
help =
    { $n ->
        [0] tiada satu pun daripada { $of } daun yang belum kelihatan membawa anda lebih dekat selepas itu
       *[other] { $n } daripada { $of } daun yang belum kelihatan berguna kepada anda selepas itu
    }
    .beside =
        { $n ->
            [0] tanpa { $it } tiada satu pun
           *[other] tanpa { $it } { $n }
        }
hidden = daun yang anda cabut tetap tersembunyi
highest = tiada lagi daun sejenis yang lebih tinggi
    .beside = tiada daun belum kelihatan yang lebih tinggi daripada { $it }
keeps_in = dengan { $n } daripada { $of } daun yang belum kelihatan anda kekal bermain
left = { $n } yang sama nilainya masih boleh diambil pemain lain
    .beside = dengan { $it } tinggal { $n }
left_few = tiada lagi dua yang sama nilainya untuk diambil pemain lain
let_by =
    .beside = { $it } melepaskan daun yang melengkapkan daun anda
lone = tiada daun senilai di tengah, jadi daun ini tak boleh terus dimakan
loses_trick = tidak dapat makan trik ini
    .beside = { $it } tidak dapat makan trik ini
makes_it = dengan { $n } daripada { $of } daun yang belum kelihatan anda kekal bermain, dan { $just } daripadanya tepat mencapai { $target }
mata = anda menyimpan { $n } { $word }
    .beside =
        { $n ->
            [0] tanpa { $it } anda tiada satu pun
           *[other] tanpa { $it } anda ada { $n }
        }
mata_made = membuat satu { $word }
mata_not =
    .beside = daun dari timbunan jarang menjadi mata
mate = anda memegang satu lagi yang sama nilainya, untuk mengambil kedua-duanya nanti
may_win = { $n } daripada { $of } daun yang belum kelihatan menang serta-merta
    .beside = { $it } menang serta-merta dengan { $n } daripada { $of } daun yang belum kelihatan
may_win_counted = { $n } daripada { $of } daun yang belum kelihatan menang serta-merta, dikira { $times } kali
    .beside =
        { $n ->
            [0] { $it } tidak menang dengan satu pun daripada { $of } daun yang belum kelihatan
           *[other] { $it } menang dengan { $n } daripada { $of } daun yang belum kelihatan
        }
next_safe = setahu kita, pemain selepas anda tiada daun seperti ini
next_wants = pemain berikutnya diketahui memegang { $n } yang sepertinya
    .beside = pemain berikutnya diketahui memegang { $n } yang seperti { $it }
no_mate = { "" }
no_risk = belum ada daun yang melebihi sasaran
no_risk_makes_it = belum ada daun yang melebihi sasaran, dan { $just } daripada { $of } daun yang belum kelihatan tepat mencapai { $target }
not_red = bukan daun merah
opens = tiga yang serupa kemudian terbuka di meja
    .beside = tiga yang serupa akan terbuka di meja
opens_stays = tiga yang serupa kemudian terbuka di meja dan mesti kekal
    .beside = tiga yang serupa akan terbuka di meja dan mesti kekal
paid = setiap pemain lain membayar anda { $n } sen serta-merta
pair_takers = { $n } daun yang belum kelihatan dapat mengambil dua bersamanya
    .beside = dengan { $it } { $n } dapat mengambil dua
pays = kemenangan dengan { $word } dikira { $n } markah
    .beside = dengan { $word } dikira { $n }
pot = kemenangan dengan cabutan sendiri mengambil tabung, { $n } sen; dengan daun pemain lain, { $least } daripadanya
reaches_belahan = hasil makan anda mencapai { $n } markah, belahan
reaches_jackpot = hasil makan anda mencapai { $n } markah, yang mengambil tabung tetap
reaches_patang_atusan = hasil makan anda mencapai { $n } markah, patang atusan
reaches_sweep = hasil makan anda mencapai { $n } markah, yang mengambil seluruh tabung
reaches_te = hasil makan anda mencapai { $n } markah; di bawahnya té mati dibayar
red = daun merah
    .beside = { $it } merah, dan daun merah lebih awal memberi markah
reds = { $n } daripada daunnya merah, dan daun merah lebih awal memberi markah
    .beside =
        { $n ->
            [0] dengan { $it } tiada satu pun
           *[other] dengan { $it } { $n }
        }
short =
    selepas itu anda kurang { $n } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
    .beside = tanpa { $it } anda kurang { $n }
short_pair =
    selepas itu anda kurang { $n } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }, walaupun sebahagian daripada sepasang
    .beside = { $it } sebahagian daripada sepasang, dan tanpanya anda kurang { $n }
short_set =
    selepas itu anda kurang { $n } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
    .beside = { $it } sebahagian daripada satu set, dan tanpanya anda kurang { $n }
silent = langkah ini tanpa sebutan
    .beside = kalau tidak sebut, anda hanya boleh menang dengan cabutan sendiri
silent_not = langkah ini tanpa sebutan
    .beside = langkah yang lain tanpa sebutan
spares = { $n } daun sejenis yang belum kelihatan lebih tinggi, jadi daun inilah yang patut dibuang
    .beside = hanya { $n } lebih tinggi daripada { $it }
stands = anda berhenti pada { $n }
starts = anda menyimpan { $n } pasang daun serupa, yang dapat menjadi { $word }
    .beside =
        { $n ->
            [0] tanpa { $it } tiada satu pun
           *[other] tanpa { $it } { $n }
        }
taken_wins_not =
    .beside = daun yang diambil tidak menang
takers = { $n } daun yang belum kelihatan dapat mengambilnya
    .beside = { $n } dapat mengambil { $it }
takes = mengambil { $cards }, { $n } markah sekarang
    .beside = { $it } memberi { $n }
takes_alike = mengambil tiga { $cards }, { $n } markah sekarang
    .beside = { $it } memberi { $n }
takes_nearer =
    { $cards } membawa anda lebih dekat, kurang { $short } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
takes_no_nearer =
    .beside = { $cards } tidak
takes_nothing = tidak mengambil apa-apa
    .beside = { $it } tidak mengambil apa-apa
takes_quietly = mengambil { $cards }
    .beside = { $it } tidak memberi apa-apa
takes_trick = makan trik ini
to_meet =
    { $n ->
        [0] tiada daun belum kelihatan yang senilai dengannya, jadi kurang berguna disimpan
       *[other] { $n } daun yang belum kelihatan senilai dengannya
    }
    .beside = bagi { $it } { $n }
too_much = { $over } daripada { $of } daun yang belum kelihatan akan melebihi sasaran
    .beside = dengan { $over } daripada { $of } daun yang belum kelihatan anda mati
unbeaten = tiada daun belum kelihatan dapat mengalahkannya
wait = { $n } daun yang belum kelihatan melengkapkan daun anda selepas itu
    .beside =
        { $n ->
            [0] tanpa { $it } tiada satu pun
           *[other] tanpa { $it } { $n }
        }
wait_gone = langkah ini tanpa sebutan
    .beside = tanpa { $it } setiap daun pelengkap ada di tangan anda sendiri
wait_no_mata = langkah ini belum boleh disebut
    .beside = tanpa { $it } anda tiada { $word } dan tiada apa-apa untuk disebut
wins = menang serta-merta
wins_counted = menang serta-merta, dikira { $times } kali
    .beside = { $it } juga menang, dikira { $times } kali
worth = set yang paling dekat bagi anda bernilai { $n }
    .beside = tanpa { $it } nilainya { $n }
