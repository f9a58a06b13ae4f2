# Main chabut
about = Cabut dari bawah timbunan dan hampiri tiga puluh satu, atau dua puluh satu, sedekat yang boleh.

verb-draw = cabut daun paling bawah (chabut)
verb-pass = berhenti (b'lit)
verb-out = umumkan anda keluar (mati)

line-stand = markah yang dipegang
line-masok_mata = tepat sasaran
line-masok_daun = tangan penuh, di bawah sasaran
line-mati = keluar: melebihi sasaran
line-nikah = lunas: daun gambar dan sat
line-kachang = lunas: dua sat
line-sa_glabat = lunas: daun gambar dan empat
line-dua_jalor = lunas: dua tiga
line-ace_two = lunas: sat dan dua, yang terbaik
line-b_lit_kechil = berhenti pada 26, 27 atau 28
line-b_lit_besar = berhenti pada 29 atau 30
line-tengah_tiang = setengah tiang: 25 markah
line-sa_nepak_ulu_klang = berhenti pada enam daun kerana takut yang ketujuh

refusal-too_many_to_21 = pemain: { $players } orang tidak boleh bermain chabut ke 21; boleh 2 hingga 7
refusal-stand_above_target = { $min_stand } melebihi sasaran; boleh 0 hingga { $target }
refusal-dealer_above_target = { $dealer_stand_at } melebihi sasaran; boleh 0 hingga { $target }

show-out =
    .is-1 = keluar

ask-keels = Dua daun mana yang dibahagi kepada setiap pemain?
ask-drawn = Daun mana yang dicabut oleh setiap pemain?
unfit-cast_out = { $card } tiada dalam pek di sini
unfit-too_many = { $seat } mempunyai lebih banyak daun daripada yang dibenarkan
unfit-goes_on = { $seat } mempunyai terlalu sedikit mata untuk berhenti, dan perlu mencabut lagi

option-target = Jumlah markah yang hendak dicapai.
option-tens_out = Daun sepuluh dibuang dari timbunan.
option-court_value = Nilai daun gambar, hingga 31 markah.
option-courts_21 = Daun gambar, hingga 21 markah: dikeluarkan, tidak bernilai, atau sepuluh.
option-ace_values = Nilai sat, mengikut kehendak pemegangnya.
option-many_aces_low = Dua sat ke 21 markah, tiga ke 31, dikira satu setiap satu.
option-max_cards = Daun terbanyak di tangan, termasuk lunas.
option-min_stand = Dengan kurang daripada ini tidak boleh berhenti.
option-masok_daun = Tangan penuh yang tidak keluar: dibandingkan markahnya, atau menang, atau kalah.
option-showdown = Masing-masing lawan pembahagi, atau tangan terbaik mengambil taruhan yang sama.
option-tie = Siapa menang jika markah sama, kalau ada.
option-both_bust = Apabila pemain dan pembahagi kedua-duanya keluar.
option-masok_mata_multiplier = Berapa taruhan dimenangi pemain dengan tepat sasaran.
option-lunas_multiplier = Berapa taruhan dimenangi pemain dengan lunas ini.
option-drawn_visible = Daun yang dicabut terletak terbuka.
option-dealer_stand_at = Di bawah markah ini pembahagi mesti mencabut, dan mulai dari situ berhenti.

preset-twenty_one = Ke dua puluh satu
    .says = Permainan ke 21 markah, tanpa daun gambar.
preset-winstedt = Menurut Winstedt
    .says = Sat menurutnya, yang boleh juga sepuluh dan rendah jika banyak, dan daun gambar bernilai sepuluh dalam kedua-dua permainan.

name-draw = cabut
name-pass = berhenti
name-stand = markah tangan
name-nikah = nikah
name-kachang = kachang
name-dua_jalor = dua jalor
name-ace_two = sat dan dua
name-keels = lunas
name-cards = daun
name-tens_out = tanpa sepuluh
name-court_value = nilai daun gambar
name-courts_21 = daun gambar ke 21
name-removed = dikeluarkan
name-ten = sepuluh
name-ace_values = nilai sat
name-many_aces_low = banyak sat, rendah
name-max_cards = daun terbanyak
name-min_stand = markah berhenti terendah
name-wins = menang
name-loses = kalah
name-showdown = cara banding
name-pool = tangan terbaik
name-player = pemain
name-both_bust = kedua-duanya keluar
name-masok_mata_multiplier = gandaan masok mata
name-lunas_multiplier = gandaan lunas
name-drawn_visible = cabutan terbuka
name-dealer_stand_at = pembahagi berhenti pada
