# Balik Satu
about = Kumpul lima set bertiga dengan satu mata antaranya; balikkan satu daun untuk markah.

line-mata = setiap mata tanpa cap
line-red_mata = setiap mata daun bercap merah
line-balik_card = daun yang dibalikkan
line-replay = yeo dibalikkan: pusingan dimainkan semula

option-kena = Daun yang dibalikkan boleh melengkapkan mata.
option-yeo_replay = Yeo mana yang membatalkan pusingan apabila dibalikkan.

preset-singapore_pwee = Singapura, menurut Pwee
    .says = Daun, nilai dan kadar Chiki Cards, dengan markah tan; tanpa kena, yang datang daripada The Babas.
preset-the_babas = The Babas
    .says = Daun, nilai dan kena The Babas, sepuluh sen satu markah, iaitu kadar Pwee untuk Singapura.
preset-the_babas_1970s = The Babas, 1970-an
    .says = Sama, tetapi lima sen satu markah, kadar The Babas bagi tahun 1970-an.
preset-gateway = Gateway to Old School Games
    .says = Nilai rendah Gateway, satu dan dua, tanpa kena. Buku itu tidak menyebut daun: daun The Babas dipakai.
preset-yeo_replay = Ulang kerana yeo
    .says = Peraturan lazim: apabila daun satu tanpa cap dibalikkan, tiada siapa dibayar dan pusingan dimainkan semula.

name-red_mata = mata merah
name-balik_card = daun balik
name-replay = main semula
name-yeo_replay = ulang kerana yeo
name-unmarked = tanpa cap
name-suit_ones = satu setiap bunga
