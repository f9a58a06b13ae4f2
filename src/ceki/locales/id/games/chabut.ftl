# Main chabut
about = Tarik dari bawah tumpukan dan dekati tiga puluh satu, atau dua puluh satu, sedekat mungkin.

verb-draw = tarik kartu paling bawah (chabut)
verb-pass = berhenti (b'lit)
verb-out = umumkan Anda keluar (mati)

line-stand = poin yang dipegang
line-masok_mata = tepat sasaran
line-masok_daun = tangan penuh, di bawah sasaran
line-mati = keluar: melewati sasaran
line-nikah = lunas: kartu gambar dan as
line-kachang = lunas: dua as
line-sa_glabat = lunas: kartu gambar dan empat
line-dua_jalor = lunas: dua tiga
line-ace_two = lunas: as dan dua, yang terbaik
line-b_lit_kechil = berhenti pada 26, 27, atau 28
line-b_lit_besar = berhenti pada 29 atau 30
line-tengah_tiang = setengah tiang: 25 poin
line-sa_nepak_ulu_klang = berhenti pada enam kartu karena takut yang ketujuh

refusal-too_many_to_21 = pemain: { $players } orang tidak dapat bermain chabut ke 21; boleh 2 sampai 7
refusal-stand_above_target = { $min_stand } melewati sasaran; boleh 0 sampai { $target }
refusal-dealer_above_target = { $dealer_stand_at } melewati sasaran; boleh 0 sampai { $target }

show-out =
    .is-1 = keluar

ask-keels = Dua kartu mana yang dibagikan kepada setiap pemain?
ask-drawn = Kartu mana yang ditarik setiap pemain?
unfit-cast_out = { $card } tidak ada dalam pak di sini
unfit-too_many = { $seat } punya lebih banyak kartu daripada yang diizinkan
unfit-goes_on = { $seat } punya terlalu sedikit poin untuk berhenti, dan harus menarik lagi

option-target = Jumlah poin yang hendak dicapai.
option-tens_out = Kartu sepuluh dibuang dari tumpukan.
option-court_value = Nilai kartu gambar, hingga 31 poin.
option-courts_21 = Kartu gambar, hingga 21 poin: dikeluarkan, tidak bernilai, atau sepuluh.
option-ace_values = Nilai as, sesuka pemegangnya.
option-many_aces_low = Dua as ke 21 poin, tiga ke 31, dihitung satu masing-masing.
option-max_cards = Kartu terbanyak di tangan, termasuk lunas.
option-min_stand = Dengan kurang dari ini tidak boleh berhenti.
option-masok_daun = Tangan penuh yang tidak keluar: dibandingkan poinnya, atau menang, atau kalah.
option-showdown = Masing-masing melawan pembagi, atau tangan terbaik mengambil taruhan yang sama.
option-tie = Siapa menang bila poin sama, kalau ada.
option-both_bust = Bila pemain dan pembagi keduanya keluar.
option-masok_mata_multiplier = Berapa taruhan dimenangi pemain dengan tepat sasaran.
option-lunas_multiplier = Berapa taruhan dimenangi pemain dengan lunas ini.
option-drawn_visible = Kartu yang ditarik terletak terbuka.
option-dealer_stand_at = Di bawah poin ini pembagi harus menarik, dan mulai dari situ berhenti.

preset-twenty_one = Ke dua puluh satu
    .says = Permainan ke 21 poin, tanpa kartu gambar.
preset-winstedt = Menurut Winstedt
    .says = As menurutnya, yang boleh juga sepuluh dan rendah bila banyak, dan kartu gambar bernilai sepuluh dalam kedua permainan.

name-draw = tarik
name-pass = berhenti
name-stand = poin tangan
name-nikah = nikah
name-kachang = kachang
name-dua_jalor = dua jalor
name-ace_two = as dan dua
name-keels = lunas
name-cards = kartu
name-tens_out = tanpa sepuluh
name-court_value = nilai kartu gambar
name-courts_21 = kartu gambar ke 21
name-removed = dikeluarkan
name-ten = sepuluh
name-ace_values = nilai as
name-many_aces_low = banyak as, rendah
name-max_cards = kartu terbanyak
name-min_stand = poin berhenti terendah
name-wins = menang
name-loses = kalah
name-showdown = cara banding
name-pool = tangan terbaik
name-player = pemain
name-both_bust = keduanya keluar
name-masok_mata_multiplier = kelipatan masok mata
name-lunas_multiplier = kelipatan lunas
name-drawn_visible = tarikan terbuka
name-dealer_stand_at = pembagi berhenti pada
