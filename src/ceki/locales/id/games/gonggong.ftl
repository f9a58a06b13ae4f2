# Gonggong
about = Balik Satu dari Jawa: lima set dengan satu bak di antaranya, dibayar dengan salah satu dari enam cara menghitung.

verb-flick = buang satu kartu dan letakkan satu koin untuk nocog, dua untuk kowah
    .made = buang { $card } dan bilang
verb-flick_nocog = buang satu kartu dan bilang nocog walau sudah punya bak
    .made = buang { $card } dan bilang nocog
verb-change = buang satu kartu dan letakkan koin kedua
    .made = buang { $card } dan letakkan koin kedua
verb-rabas = buka lima set dan menang

line-pool_bak = setiap bak di antara 28 kartu itu
line-pool_red_bak = setiap bak merah di antara 28 kartu itu
line-pot = sen dari pot
line-bets = sen taruhan
line-stake = taruhan ke pot
line-umbuk = taruhan ke pot; pot, atau setengahnya, untuk pemenang

refusal-no_seat = kursi { $seat } tidak ada; boleh 0 sampai { $last }

option-starter_extra = Pemain pertama mendapat lima belas kartu dan mulai dengan membuang satu.
option-kena = Kartu yang dibalik boleh melengkapi bak.
option-scoring = Cara kemenangan dibayar.
option-pool_counts = Apakah bak di tangan dihitung lagi di antara 28 kartu itu.
option-bak_bakan_mode = Apakah bak-bakan membayar seluruh toh bayaran atau bak saja.
option-stake = Sen yang setiap pemain masukkan ke pot; taruhan antara dua pemain, bila tidak ada taruhan yang diberikan.
option-pot_refill = Apa yang terjadi bila pot kosong.
option-umbuk_rounding = Setengah dari pot yang ganjil.
option-bets = Taruhan antara dua kursi, disepakati lagi antarbabak; tanpa taruhan, satu taruhan sama untuk semua.

preset-surakarta_1941 = Surakarta 1941
    .says = Toh bayaran: sekian untuk cara menang, untuk setiap bak, dan untuk kartu yang dibalik; dua sen satu poin.
preset-surakarta_fourteen = Surakarta 1941, empat belas kartu
    .says = Toh bayaran yang lain: empat belas kartu dibuka, bukan satu, dan setiap bak di dalamnya dan di tangan dihitung.
preset-undhuh_undhuhan = Undhuh-undhuhan, Surakarta 1941
    .says = Pot dengan satu taruhan seorang: metu mengambil satu taruhan, rabas mengambil semua sisanya, lalu permainan selesai.
preset-yogyakarta_1941 = Yogyakarta 1941
    .says = Bak-bakan: bayaran menurut jumlah bak, yang dianggap toh bayaran oleh sumbernya.
preset-umbuk = Umbuk, Yogyakarta 1941
    .says = Pot dengan satu taruhan seorang: metu mengambil setengah, rabas mengambil semua.
preset-ceken = Ceken, Yogyakarta 1941
    .says = Taruhan antarpemain: pemenang mendapat apa yang setiap pemain lain pertaruhkan dengannya.

name-flick_nocog = buang & nocog
name-pool_bak = bak di antara 28 kartu
name-pool_red_bak = bak merah di antara 28 kartu
name-pot = pot
name-starter_extra = kartu lebih pemain pertama
name-scoring = cara menghitung
name-pool_counts = hitungan 28 kartu
name-new_only = hanya yang baru
name-bak_bakan_mode = cara bak-bakan
name-bak_only = bak saja
name-pot_refill = isi ulang pot
name-end = selesai
name-restake = taruh lagi
name-umbuk_rounding = pembulatan umbuk
name-up = ke atas
name-down = ke bawah
