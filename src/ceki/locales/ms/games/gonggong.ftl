# Gonggong
about = Balik Satu dari Jawa: lima set dengan satu bak antaranya, dibayar dengan satu daripada enam cara mengira.

verb-flick = buang satu daun dan letak satu syiling bagi nocog, dua bagi kowah
    .made = buang { $card } dan sebut
verb-flick_nocog = buang satu daun dan sebut nocog walaupun sudah ada bak
    .made = buang { $card } dan sebut nocog
verb-change = buang satu daun dan letak syiling kedua
    .made = buang { $card } dan letak syiling kedua
verb-rabas = buka lima set dan menang

line-pool_bak = setiap bak antara 28 daun itu
line-pool_red_bak = setiap bak merah antara 28 daun itu
line-pot = sen daripada tabung
line-bets = sen taruhan
line-stake = taruhan ke tabung
line-umbuk = taruhan ke tabung; tabung, atau separuhnya, kepada pemenang

refusal-no_seat = tempat duduk { $seat } tidak ada; boleh 0 hingga { $last }

option-starter_extra = Pemain pertama mendapat lima belas daun dan mula dengan membuang satu.
option-kena = Daun yang dibalikkan boleh melengkapkan bak.
option-scoring = Cara kemenangan dibayar.
option-pool_counts = Sama ada bak di tangan dikira lagi antara 28 daun itu.
option-bak_bakan_mode = Sama ada bak-bakan membayar seluruh toh bayaran atau bak sahaja.
option-stake = Sen yang setiap pemain masukkan ke tabung; taruhan antara dua pemain, jika tiada taruhan diberi.
option-pot_refill = Apa yang berlaku apabila tabung kosong.
option-umbuk_rounding = Separuh daripada tabung yang ganjil.
option-bets = Taruhan antara dua tempat duduk, dipersetujui semula antara pusingan; tanpa taruhan, satu taruhan sama bagi semua.

preset-surakarta_1941 = Surakarta 1941
    .says = Toh bayaran: sekian bagi cara menang, bagi setiap bak dan bagi daun yang dibalikkan; dua sen satu markah.
preset-surakarta_fourteen = Surakarta 1941, empat belas daun
    .says = Toh bayaran yang lain: empat belas daun dibuka, bukan satu, dan setiap bak di dalamnya dan di tangan dikira.
preset-undhuh_undhuhan = Undhuh-undhuhan, Surakarta 1941
    .says = Tabung dengan satu taruhan seorang: metu mengambil satu taruhan, rabas mengambil semua baki, lalu permainan tamat.
preset-yogyakarta_1941 = Yogyakarta 1941
    .says = Bak-bakan: bayaran mengikut bilangan bak, yang dianggap toh bayaran oleh sumbernya.
preset-umbuk = Umbuk, Yogyakarta 1941
    .says = Tabung dengan satu taruhan seorang: metu mengambil separuh, rabas mengambil semua.
preset-ceken = Ceken, Yogyakarta 1941
    .says = Taruhan antara pemain: pemenang mendapat apa yang setiap pemain lain pertaruhkan dengannya.

name-flick_nocog = buang & nocog
name-pool_bak = bak antara 28 daun
name-pool_red_bak = bak merah antara 28 daun
name-pot = tabung
name-starter_extra = daun lebih pemain pertama
name-scoring = cara mengira
name-pool_counts = kiraan 28 daun
name-new_only = hanya yang baharu
name-bak_bakan_mode = cara bak-bakan
name-bak_only = bak sahaja
name-pot_refill = isi semula tabung
name-end = tamat
name-restake = taruh semula
name-umbuk_rounding = pembundaran umbuk
name-up = ke atas
name-down = ke bawah
