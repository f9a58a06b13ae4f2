# Chot
about = Balik Lima Belas untuk dua pasang rekan, dengan keping, bangkong, dan poin kelebihan.

line-tens = keping bernilai sepuluh, bukan satu
line-bangkong = selisih antara dua pihak
line-excess = selisih antara dua pihak, dalam poin

carried-tokens = dua puluh melengkapi satu bangkong
    .label = keping
carried-bangkong = bangkong yang dimenangi
    .label = bangkong
carried-excess = poin melebihi pihak lain
    .label = kelebihan

option-source = Nilai siapa untuk ayam dan kandang.
option-bangkong_points = Poin seorang pemain yang melengkapi satu bangkong.
option-bangkong_target = Berapa bangkong dimainkan.
option-ceki_tokens = Apa yang diwakili keping sepuluh poin.
option-bangkong_tie = Bila kedua pihak sama banyak.
option-bangkong_count = Berapa bangkong nilai satu kelengkapan.
option-bangkong_value = Sen untuk setiap bangkong lebih.
option-excess_rate = Sen untuk setiap poin kelebihan.
option-settle = Rekan membagi dua bayaran pihaknya, atau masing-masing membayar penuh.

name-tens = keping sepuluh
name-excess = kelebihan
name-bangkong_points = poin bangkong
name-bangkong_target = jumlah bangkong
name-ceki_tokens = keping ceki
name-tens_replace_bonus = keping sepuluh ganti bonus
name-tens_and_bonus = keping sepuluh dan bonus
name-bonus_only = bonus saja
name-bangkong_tie = bangkong seri
name-play_on = main terus
name-trigger_side = pihak yang melengkapinya
name-bangkong_count = hitungan bangkong
name-one = satu
name-per_twenty = setiap dua puluh
name-bangkong_value = nilai bangkong
name-excess_rate = tarif kelebihan
name-settle = bayaran rekan
name-halves = separuh seorang
