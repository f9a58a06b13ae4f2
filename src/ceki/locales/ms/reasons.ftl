adds = mengambil { $cards } dan menambah { $n } markah pada tangkapan anda
    .beside = { $it } menambah { $n }
alike = anda kemudian ada { $n } daripada { $cards }, dan daun yang serupa memberi markah
    .beside = dengan { $it } { $n }
beaten = { $n } daun yang belum kelihatan dapat mengalahkannya
    .beside = { $n } dapat mengalahkan { $it }
bets = kemenangan memberi taruhan dengan anda, { $n } sen
bound = tangan anda terikat oleh laungan itu
    .beside = laungan mengikatnya
calls_all = ia melaung { $word }, jadi daun yang dicabut pemain lain pun boleh memenangkan anda
calls_discards = ia melaung { $word }, jadi daun yang dilepaskan pemain lain pun boleh memenangkan anda
calls_must = ia melaung { $word }, dan tanpanya anda tidak boleh menang
combination = { $cards } menuju { $line }, { $rate } setiap daun apabila lengkap; anda kemudian ada { $n } daripada { $of }
    .beside = dengan { $it } { $n } daripada { $of }, { $rate } setiap daun
dealer_passes = menentang pembahagi yang berhenti mulai { $n }
draw_wins_not =
    .beside = daun dari timbunan tidak menang sebelum anda melaung
draws_nearer = { $n } daripada { $of } daun yang belum kelihatan membawa anda lebih dekat
    .beside =
        { $n ->
            [0] daripada { $of } daun yang belum kelihatan, tiada yang berbuat demikian
           *[other] daripada { $of } daun yang belum kelihatan, { $n } berbuat demikian
        }
free = daun di tangan anda masih bebas diubah
gives = ia memberi pemain berikutnya { $n } markah
    .beside = { $it } dapat memberinya { $n }
gives_nothing = ia tidak memberi apa-apa kepada pemain berikutnya
help =
    { $n ->
        [0] tiada satu pun daripada { $of } daun yang belum kelihatan membawa anda lebih dekat selepas itu
       *[other] { $n } daripada { $of } daun yang belum kelihatan membawa anda lebih dekat selepas itu
    }
    .beside =
        { $n ->
            [0] tanpa { $it } tiada satu pun
           *[other] tanpa { $it } { $n }
        }
hidden = daun yang anda cabut tetap tersembunyi
highest = tiada daun belum kelihatan daripada bunganya yang lebih tinggi
    .beside = tiada daun belum kelihatan yang lebih tinggi daripada { $it }
keeps_in = dengan { $n } daripada { $of } daun yang belum kelihatan anda kekal bermain
left = { $n } yang sama nilainya masih boleh diambil pemain lain
    .beside = dengan { $it } tinggal { $n }
left_few = tiada lagi dua yang sama nilainya untuk diambil pemain lain
let_by =
    .beside = { $it } melepaskan daun yang melengkapkan tangan anda
lone = tiada daun lain yang sama nilainya terletak di situ, jadi ia tidak dapat diambil serta-merta
loses_trick = ia tidak dapat memenangi pungutan ini
    .beside = { $it } tidak dapat memenangi pungutan ini
makes_it = dengan { $n } daripada { $of } daun yang belum kelihatan anda kekal bermain, dan { $just } daripadanya tepat mencapai { $target }
mata = anda menyimpan { $n } { $word }
    .beside =
        { $n ->
            [0] tanpa { $it } anda tiada satu pun
           *[other] tanpa { $it } anda ada { $n }
        }
mata_made = ia membuat satu { $word }
mata_not =
    .beside = daun dari timbunan jarang berbuat demikian
mate = anda memegang satu lagi yang sama nilainya, untuk mengambil kedua-duanya nanti
may_win = { $n } daripada { $of } daun yang belum kelihatan menang serta-merta
    .beside = { $it } menang serta-merta dengan { $n } daripada { $of } daun yang belum kelihatan
may_win_counted = { $n } daripada { $of } daun yang belum kelihatan menang serta-merta, dikira { $times } kali
    .beside =
        { $n ->
            [0] { $it } tidak menang dengan satu pun daripada { $of } daun yang belum kelihatan
           *[other] { $it } menang dengan { $n } daripada { $of } daun yang belum kelihatan
        }
next_safe = tiada daun sepertinya diketahui ada di tangan pemain berikutnya
next_wants = pemain berikutnya diketahui memegang { $n } yang sepertinya
    .beside = pemain berikutnya diketahui memegang { $n } yang seperti { $it }
no_mate = { "" }
no_risk = belum ada daun yang melebihi sasaran
no_risk_makes_it = belum ada daun yang melebihi sasaran, dan { $just } daripada { $of } daun yang belum kelihatan tepat mencapai { $target }
not_red = ia bukan daun merah
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
reaches_belahan = tangkapan anda mencapai { $n } markah, belahan
reaches_jackpot = tangkapan anda mencapai { $n } markah, yang mengambil tabung tetap
reaches_patang_atusan = tangkapan anda mencapai { $n } markah, patang atusan
reaches_sweep = tangkapan anda mencapai { $n } markah, yang mengambil seluruh tabung
reaches_te = tangkapan anda mencapai { $n } markah; di bawahnya té mati dibayar
red = ia daun merah
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
    }, walaupun ia sebahagian daripada sepasang
    .beside = { $it } sebahagian daripada sepasang, dan tanpanya anda kurang { $n }
short_set =
    selepas itu anda kurang { $n } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
    .beside = { $it } sebahagian daripada satu set, dan tanpanya anda kurang { $n }
silent = ia tidak melaung apa-apa
    .beside = tanpa laungan hanya cabutan anda sendiri menang
silent_not = ia tidak melaung apa-apa
    .beside = tanpa laungan anda tidak boleh menang
spares = { $n } daun belum kelihatan daripada bunganya lebih tinggi, jadi itulah yang boleh dilepaskan
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
takes = ia mengambil { $cards }, { $n } markah sekarang
    .beside = { $it } memberi { $n }
takes_alike = ia mengambil tiga { $cards }, { $n } markah sekarang
    .beside = { $it } memberi { $n }
takes_nearer =
    { $cards } membawa anda lebih dekat, kurang { $short } daun untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
takes_no_nearer =
    .beside = { $cards } tidak
takes_nothing = ia tidak mengambil apa-apa
    .beside = { $it } tidak mengambil apa-apa
takes_quietly = ia mengambil { $cards }
    .beside = { $it } tidak memberi apa-apa
takes_trick = ia memenangi pungutan ini
too_much = { $over } daripada { $of } daun yang belum kelihatan akan melebihi sasaran
    .beside = dengan { $over } daripada { $of } daun yang belum kelihatan anda keluar
unbeaten = tiada daun belum kelihatan dapat mengalahkannya
wait = { $n } daun yang belum kelihatan melengkapkan tangan anda selepas itu
    .beside =
        { $n ->
            [0] tanpa { $it } tiada satu pun
           *[other] tanpa { $it } { $n }
        }
wait_gone = ia tidak melaung apa-apa
    .beside = tanpa { $it } setiap daun pelengkap ada di tangan anda sendiri
wait_no_mata = ia belum melaung apa-apa
    .beside = tanpa { $it } anda tiada { $word } dan tiada apa-apa untuk dilaung
wins = ia menang serta-merta
wins_counted = ia menang serta-merta, dikira { $times } kali
    .beside = { $it } juga menang, dikira { $times } kali
worth = set yang paling dekat bagi anda bernilai { $n }
    .beside = tanpa { $it } nilainya { $n }
