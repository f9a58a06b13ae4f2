# Chot
about = Balik Lima Belas untuk dua pasang rakan, dengan token, bangkong dan markah lebihan.

line-tens = token bernilai sepuluh, bukan satu
line-bangkong = beza antara dua pihak
line-excess = beza antara dua pihak, dalam markah

carried-tokens = dua puluh melengkapkan satu bangkong
    .label = token
carried-bangkong = bangkong yang dimenangi
    .label = bangkong
carried-excess = markah melebihi pihak lain
    .label = lebihan

option-source = Nilai siapa untuk ayam dan kandang.
option-bangkong_points = Markah seorang pemain yang melengkapkan satu bangkong.
option-bangkong_target = Berapa bangkong dimainkan.
option-ceki_tokens = Apa yang diwakili oleh token sepuluh markah.
option-bangkong_tie = Apabila kedua-dua pihak sama banyak.
option-bangkong_count = Berapa bangkong nilai satu kelengkapan.
option-bangkong_value = Sen bagi setiap bangkong lebih.
option-excess_rate = Sen bagi setiap markah lebihan.
option-settle = Rakan membahagi dua bayaran pihaknya, atau masing-masing membayar penuh.

name-tens = token sepuluh
name-excess = lebihan
name-bangkong_points = markah bangkong
name-bangkong_target = bilangan bangkong
name-ceki_tokens = token ceki
name-tens_replace_bonus = token sepuluh ganti bonus
name-tens_and_bonus = token sepuluh dan bonus
name-bonus_only = bonus sahaja
name-bangkong_tie = bangkong seri
name-play_on = main terus
name-trigger_side = pihak yang melengkapkannya
name-bangkong_count = kiraan bangkong
name-one = satu
name-per_twenty = setiap dua puluh
name-bangkong_value = nilai bangkong
name-excess_rate = kadar lebihan
name-settle = bayaran rakan
name-halves = separuh seorang
