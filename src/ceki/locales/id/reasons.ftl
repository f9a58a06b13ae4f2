adds = mengambil { $cards } dan menambah { $n } poin pada hasil makan Anda
    .beside = { $it } menambah { $n }
alike = Anda lalu punya { $n } dari { $cards }, dan kartu yang kembar memberi poin
    .beside = dengan { $it } { $n }
beaten = { $n } kartu yang belum terlihat dapat mengalahkannya
    .beside = { $n } dapat mengalahkan { $it }
bets = kalau menang, Anda juga dapat taruhan { $n } sen
bound = setelah itu kartu Anda tidak boleh diubah lagi
    .beside = setelah bilang, kartu tidak boleh diubah lagi
calls_all = Anda bisa bilang { $word }; lalu kartu tarikan pemain lain pun bisa membuat Anda menang
calls_discards = Anda bisa bilang { $word }; lalu kartu buangan pemain lain pun bisa membuat Anda menang
calls_must = Anda bisa bilang { $word }; tanpa itu Anda tidak bisa menang
combination = { $cards } menuju { $line }, { $rate } per kartu bila lengkap; Anda lalu punya { $n } dari { $of }
    .beside = dengan { $it } { $n } dari { $of }, { $rate } per kartu
dealer_passes = kalau bandar berhenti di { $n } ke atas
draw_wins_not =
    .beside = kartu dari tumpukan tidak menang sebelum Anda bilang
draws_nearer = { $n } dari { $of } kartu yang belum terlihat berguna bagi Anda
    .beside =
        { $n ->
            [0] dengan yang itu tidak satu pun dari { $of }
           *[other] dengan yang itu { $n } dari { $of }
        }
free = kartu di tangan Anda tetap bebas diubah
gives = ini memberi pemain berikutnya { $n } poin
    .beside = { $it } dapat memberinya { $n }
gives_nothing = ini tidak memberi apa pun kepada pemain berikutnya
help =
    { $n ->
        [0] tidak satu pun dari { $of } kartu yang belum terlihat lalu membawa Anda lebih dekat
       *[other] { $n } dari { $of } kartu yang belum terlihat lalu membawa Anda lebih dekat
    }
    .beside =
        { $n ->
            [0] tanpa { $it } tidak satu pun
           *[other] tanpa { $it } { $n }
        }
hidden = kartu yang Anda tarik tetap tersembunyi
highest = tidak ada kartu belum terlihat dari jenisnya yang lebih tinggi
    .beside = tidak ada kartu belum terlihat yang lebih tinggi dari { $it }
keeps_in = dengan { $n } dari { $of } kartu yang belum terlihat Anda tetap bermain
left = { $n } dengan nilai yang sama masih dapat diambil pemain lain
    .beside = dengan { $it } tersisa { $n }
left_few = tidak ada lagi dua kartu bernilai sama yang dapat diambil pemain lain
let_by =
    .beside = { $it } melewatkan kartu yang melengkapi kartu Anda
lone = tidak ada kartu lain bernilai sama di situ, jadi kartu ini tidak dapat langsung diambil
loses_trick = kartu ini tidak dapat memenangi trik
    .beside = { $it } tidak dapat memenangi trik
makes_it = dengan { $n } dari { $of } kartu yang belum terlihat Anda tetap bermain, dan { $just } di antaranya tepat mencapai { $target }
mata = Anda menyimpan { $n } { $word }
    .beside =
        { $n ->
            [0] tanpa { $it } Anda tidak punya satu pun
           *[other] tanpa { $it } Anda punya { $n }
        }
mata_made = ini membuat satu { $word }
mata_not =
    .beside = kartu dari tumpukan jarang jadi mata
mate = Anda memegang satu lagi yang bernilai sama, untuk mengambil keduanya nanti
may_win = { $n } dari { $of } kartu yang belum terlihat langsung menang
    .beside = { $it } langsung menang dengan { $n } dari { $of } kartu yang belum terlihat
may_win_counted = { $n } dari { $of } kartu yang belum terlihat langsung menang, dihitung { $times } kali
    .beside =
        { $n ->
            [0] { $it } tidak menang dengan satu pun dari { $of } kartu yang belum terlihat
           *[other] { $it } menang dengan { $n } dari { $of } kartu yang belum terlihat
        }
next_safe = setahu kita, pemain berikutnya tidak memegang kartu seperti ini
next_wants = pemain berikutnya diketahui memegang { $n } kartu serupa
    .beside = pemain berikutnya diketahui memegang { $n } yang serupa dengan { $it }
no_mate = { "" }
no_risk = belum ada kartu yang melewati sasaran
no_risk_makes_it = belum ada kartu yang melewati sasaran, dan { $just } dari { $of } kartu yang belum terlihat tepat mencapai { $target }
not_red = ini bukan kartu merah
opens = tiga kartu yang sama lalu terbuka di meja
    .beside = tiga kartu yang sama akan terbuka di meja
opens_stays = tiga kartu yang sama lalu terbuka di meja dan harus tetap di situ
    .beside = tiga kartu yang sama akan terbuka di meja dan harus tetap di situ
paid = setiap pemain lain langsung membayar Anda { $n } sen
pair_takers = { $n } kartu yang belum terlihat dapat mengambil dua bersamanya
    .beside = dengan { $it } { $n } dapat mengambil dua
pays = kemenangan dengan { $word } dihitung { $n } poin
    .beside = dengan { $word } dihitung { $n }
pot = kemenangan dengan tarikan sendiri mengambil pot, { $n } sen; dengan kartu pemain lain, { $least } darinya
reaches_belahan = hasil makan Anda mencapai { $n } poin, belahan
reaches_jackpot = hasil makan Anda mencapai { $n } poin, yang mengambil pot tetap
reaches_patang_atusan = hasil makan Anda mencapai { $n } poin, patang atusan
reaches_sweep = hasil makan Anda mencapai { $n } poin, yang mengambil seluruh pot
reaches_te = hasil makan Anda mencapai { $n } poin; di bawahnya té mati dibayar
red = ini kartu merah
    .beside = { $it } merah, dan kartu merah lebih awal memberi poin
reds = { $n } dari kartunya merah, dan kartu merah lebih awal memberi poin
    .beside =
        { $n ->
            [0] dengan { $it } tidak satu pun
           *[other] dengan { $it } { $n }
        }
short =
    setelah itu Anda kurang { $n } kartu untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
    .beside = tanpa { $it } Anda kurang { $n }
short_pair =
    setelah itu Anda kurang { $n } kartu untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }, walau kartu ini bagian dari sepasang
    .beside = { $it } bagian dari sepasang, dan tanpanya Anda kurang { $n }
short_set =
    setelah itu Anda kurang { $n } kartu untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
    .beside = { $it } bagian dari satu set, dan tanpanya Anda kurang { $n }
silent = langkah ini tanpa bilang apa-apa
    .beside = kalau tidak bilang, Anda hanya bisa menang dari tarikan sendiri
silent_not = langkah ini tanpa bilang apa-apa
    .beside = langkah yang lain tanpa bilang apa-apa
spares = { $n } kartu sejenis yang belum terlihat lebih tinggi, jadi inilah yang patut dibuang
    .beside = hanya { $n } yang lebih tinggi dari { $it }
stands = Anda berhenti pada { $n }
starts = Anda menyimpan { $n } pasang kartu yang kembar, yang dapat menjadi { $word }
    .beside =
        { $n ->
            [0] tanpa { $it } tidak satu pun
           *[other] tanpa { $it } { $n }
        }
taken_wins_not =
    .beside = kartu yang diambil tidak menang
takers = { $n } kartu yang belum terlihat dapat mengambilnya
    .beside = { $n } dapat mengambil { $it }
takes = ini mengambil { $cards }, { $n } poin sekarang
    .beside = { $it } memberi { $n }
takes_alike = ini mengambil tiga { $cards }, { $n } poin sekarang
    .beside = { $it } memberi { $n }
takes_nearer =
    { $cards } membawa Anda lebih dekat, kurang { $short } kartu untuk { $which ->
        [three_sets] tiga set
       *[other] semua set
    }
takes_no_nearer =
    .beside = { $cards } tidak
takes_nothing = ini tidak mengambil apa pun
    .beside = { $it } tidak mengambil apa pun
takes_quietly = ini mengambil { $cards }
    .beside = { $it } tidak memberi apa pun
takes_trick = kartu ini memenangi trik
to_meet =
    { $n ->
        [0] tidak ada kartu belum terlihat yang bernilai sama, jadi kurang berguna disimpan
       *[other] { $n } kartu yang belum terlihat bernilai sama
    }
    .beside = untuk { $it } { $n }
too_much = { $over } dari { $of } kartu yang belum terlihat akan melewati sasaran
    .beside = dengan { $over } dari { $of } kartu yang belum terlihat Anda mati
unbeaten = tidak ada kartu belum terlihat yang dapat mengalahkannya
wait = { $n } kartu yang belum terlihat lalu melengkapi kartu Anda
    .beside =
        { $n ->
            [0] tanpa { $it } tidak satu pun
           *[other] tanpa { $it } { $n }
        }
wait_gone = langkah ini tanpa bilang apa-apa
    .beside = tanpa { $it } setiap kartu pelengkap ada di tangan Anda sendiri
wait_no_mata = langkah ini belum bisa bilang apa-apa
    .beside = tanpa { $it } Anda tidak punya { $word } dan belum ada yang bisa dibilang
wins = ini langsung menang
wins_counted = ini langsung menang, dihitung { $times } kali
    .beside = { $it } juga menang, dihitung { $times } kali
worth = set yang paling dekat bagi Anda bernilai { $n }
    .beside = tanpa { $it } nilainya { $n }
