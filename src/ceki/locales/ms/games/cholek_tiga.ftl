# Cholek Tiga
about = Main satu daun, buka satu daun: setiap satunya boleh mengambil dua senilai dari kolam. Kumpul daun serupa dan ang pow.

verb-discard = main daun tangan ke kolam
verb-take = ambil daun ini dari kolam
verb-and = ambil yang ini bersamanya
verb-pass = biarkan daun itu di kolam

show-turned = dibuka

line-no_plain = corak biasa yang tiada
line-plain_single = corak biasa, satu daun
line-plain_pair = corak biasa, dua daun
line-triplet = tiga serupa
line-quadruplet = empat serupa
line-no_red = corak bercap merah yang tiada
line-red_single = satu daun bercap merah
line-red_pair = dua daun bercap merah yang serupa
line-red_triplet = tiga daun bercap merah yang serupa
line-red_quadruplet = empat daun bercap merah yang serupa
line-ang_pow = tiga merah serupa: setiap pemain lain membayar
line-ang_pow_besar = empat merah serupa: setiap pemain lain membayar
line-ayam = tiga serupa diambil dengan daun tangan, dibayar terus
line-kandang = tiga serupa diambil dengan daun timbunan, dibayar terus

refusal-no_seat = tempat duduk { $first_player } tidak ada; boleh 0 hingga { $last }, random

ask-ayam = Berapa ayam yang dibuat oleh setiap pemain?
ask-kandang = Berapa kandang yang dibuat oleh setiap pemain?
unfit-no_three = { $seat } tidak mempunyai daun bertiga serupa sebanyak ayam dan kandang

option-initial_pool = Daun yang diletak di kolam sebelum pembahagian pertama.
option-first_player = Siapa memulakan permainan pertama.
option-capture_optional = Pemain boleh tidak mengambil tangkapan.
option-hand_capture_timing = Daun tangan mengambil sebelum atau selepas daun timbunan dibuka.
option-piles_visible = Daun tangkapan terbuka bagi semua.
option-final_deal = Daun tangan terakhir: tiga seorang seperti biasa, atau sebanyak daun timbunan yang akan dibuka.
option-leftover_pool = Siapa mendapat daun yang tinggal di kolam.
option-normal_points = Markah corak biasa mengikut bilangan yang dipegang.
option-red_points = Markah corak bercap merah mengikut bilangan yang dipegang.
option-cents_per_point = Sen bagi satu markah.
option-settlement = Siapa membayar beza markah: yang pertama dengan setiap pemain lain, atau semua dengan semua.
option-tie_for_most = Apa yang didapat oleh yang seri di tempat pertama: satu beza dikongsi, satu seorang, atau tiada.
option-angpow_cents = Sen daripada setiap pemain bagi tiga merah serupa dan empat merah serupa.
option-ayam_cents = Sen daripada setiap pemain bagi tiga serupa yang diambil dengan daun tangan.
option-kandang_cents = Sen daripada setiap pemain bagi tiga serupa yang diambil dengan daun timbunan.
option-tie_for_least = Antara yang seri di tempat terakhir, siapa memulakan permainan berikutnya.

preset-chiki_cards = Chiki Cards
    .says = Seperti yang ditulis Pwee: sepuluh sen satu markah, ang pow satu dan dua dolar, ayam dan kandang dibayar terus.

name-and = dan
name-no_plain = biasa, tiada
name-plain_single = biasa, satu
name-plain_pair = biasa, dua
name-triplet = tiga serupa
name-quadruplet = empat serupa
name-no_red = merah, tiada
name-red_single = merah, satu
name-red_pair = merah, dua
name-red_triplet = merah, tiga serupa
name-red_quadruplet = merah, empat serupa
name-pool = kolam
name-turned = dibuka
name-picked = dipilih
name-initial_pool = kolam permulaan
name-first_player = pemain pertama
name-capture_optional = boleh tidak mengambil
name-hand_capture_timing = bila daun tangan mengambil
name-before_turnup = sebelum dibuka
name-after_turnup = selepas dibuka
name-piles_visible = tangkapan terbuka
name-final_deal = pembahagian terakhir
name-literal = tiga seorang
name-even = sama dengan timbunan
name-leftover_pool = baki kolam
name-unscored = tidak dikira
name-last_capturer = yang terakhir menangkap
name-normal_points = markah biasa
name-none = tiada
name-single = satu
name-pair = dua
name-red_points = markah merah
name-cents_per_point = sen satu markah
name-winner_only = pemenang sahaja
name-all_pairs = semua dengan semua
name-tie_for_most = seri tempat pertama
name-split = dikongsi
name-each = satu seorang
name-angpow_cents = sen ang pow
name-ayam_cents = sen ayam
name-kandang_cents = sen kandang
name-tie_for_least = seri tempat terakhir
name-turn_order = ikut giliran
