# Cholek Tiga
about = Mainkan satu kartu, buka satu kartu: masing-masing boleh mengambil dua yang senilai dari kolam. Kumpulkan kartu kembar dan ang pow.

verb-discard = mainkan kartu tangan ke kolam
verb-take = ambil kartu ini dari kolam
verb-and = ambil yang ini bersamanya
verb-pass = biarkan kartu itu di kolam

show-turned = dibuka

line-no_plain = gambar biasa yang tidak ada
line-plain_single = gambar biasa, satu kartu
line-plain_pair = gambar biasa, dua kartu
line-triplet = tiga kembar
line-quadruplet = empat kembar
line-no_red = gambar bercap merah yang tidak ada
line-red_single = satu kartu bercap merah
line-red_pair = dua kartu bercap merah yang kembar
line-red_triplet = tiga kartu bercap merah yang kembar
line-red_quadruplet = empat kartu bercap merah yang kembar
line-ang_pow = tiga merah kembar: setiap pemain lain membayar
line-ang_pow_besar = empat merah kembar: setiap pemain lain membayar
line-ayam = tiga kembar diambil dengan kartu tangan, langsung dibayar
line-kandang = tiga kembar diambil dengan kartu tumpukan, langsung dibayar

refusal-no_seat = kursi { $first_player } tidak ada; boleh 0 sampai { $last }, random

ask-ayam = Berapa ayam yang dibuat setiap pemain?
ask-kandang = Berapa kandang yang dibuat setiap pemain?
unfit-no_three = { $seat } tidak punya tiga kartu sama sebanyak ayam dan kandang

option-initial_pool = Kartu yang diletakkan di kolam sebelum pembagian pertama.
option-first_player = Siapa memulai permainan pertama.
option-capture_optional = Pemain boleh tidak mengambil tangkapan.
option-hand_capture_timing = Kartu tangan mengambil sebelum atau setelah kartu tumpukan dibuka.
option-piles_visible = Kartu tangkapan terbuka untuk semua.
option-final_deal = Kartu tangan terakhir: tiga seorang seperti biasa, atau sebanyak kartu tumpukan yang akan dibuka.
option-leftover_pool = Siapa mendapat kartu yang tersisa di kolam.
option-normal_points = Poin gambar biasa menurut jumlah yang dipegang.
option-red_points = Poin gambar bercap merah menurut jumlah yang dipegang.
option-cents_per_point = Sen untuk satu poin.
option-settlement = Siapa membayar selisih poin: yang pertama dengan setiap pemain lain, atau semua dengan semua.
option-tie_for_most = Apa yang didapat mereka yang seri di tempat pertama: satu selisih dibagi, satu seorang, atau tidak ada.
option-angpow_cents = Sen dari setiap pemain untuk tiga merah kembar dan empat merah kembar.
option-ayam_cents = Sen dari setiap pemain untuk tiga kembar yang diambil dengan kartu tangan.
option-kandang_cents = Sen dari setiap pemain untuk tiga kembar yang diambil dengan kartu tumpukan.
option-tie_for_least = Di antara yang seri di tempat terakhir, siapa memulai permainan berikutnya.

preset-chiki_cards = Chiki Cards
    .says = Seperti yang ditulis Pwee: sepuluh sen satu poin, ang pow satu dan dua dolar, ayam dan kandang langsung dibayar.

name-and = dan
name-no_plain = biasa, tidak ada
name-plain_single = biasa, satu
name-plain_pair = biasa, dua
name-triplet = tiga kembar
name-quadruplet = empat kembar
name-no_red = merah, tidak ada
name-red_single = merah, satu
name-red_pair = merah, dua
name-red_triplet = merah, tiga kembar
name-red_quadruplet = merah, empat kembar
name-pool = kolam
name-turned = dibuka
name-picked = dipilih
name-initial_pool = kolam awal
name-first_player = pemain pertama
name-capture_optional = boleh tidak mengambil
name-hand_capture_timing = kapan kartu tangan mengambil
name-before_turnup = sebelum dibuka
name-after_turnup = setelah dibuka
name-piles_visible = tangkapan terbuka
name-final_deal = pembagian terakhir
name-literal = tiga seorang
name-even = sama dengan tumpukan
name-leftover_pool = sisa kolam
name-unscored = tidak dihitung
name-last_capturer = yang terakhir menangkap
name-normal_points = poin biasa
name-none = tidak ada
name-single = satu
name-pair = dua
name-red_points = poin merah
name-cents_per_point = sen satu poin
name-winner_only = pemenang saja
name-all_pairs = semua dengan semua
name-tie_for_most = seri tempat pertama
name-split = dibagi
name-each = satu seorang
name-angpow_cents = sen ang pow
name-ayam_cents = sen ayam
name-kandang_cents = sen kandang
name-tie_for_least = seri tempat terakhir
name-turn_order = menurut giliran
