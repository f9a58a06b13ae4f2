# Balik Satu
about = Kumpulkan lima set bertiga dengan satu mata di antaranya; balik satu kartu untuk poin.

line-mata = setiap mata tanpa cap
line-red_mata = setiap mata kartu bercap merah
line-balik_card = kartu yang dibalik
line-replay = yeo dibalik: ronde diulang

option-kena = Kartu yang dibalik boleh melengkapi mata.
option-yeo_replay = Yeo mana yang membatalkan ronde bila dibalik.

preset-singapore_pwee = Singapura, menurut Pwee
    .says = Kartu, nilai, dan tarif Chiki Cards, dengan poin tan; tanpa kena, yang berasal dari The Babas.
preset-the_babas = The Babas
    .says = Kartu, nilai, dan kena The Babas, sepuluh sen satu poin, yaitu tarif Pwee untuk Singapura.
preset-the_babas_1970s = The Babas, 1970-an
    .says = Sama, tetapi lima sen satu poin, tarif The Babas untuk tahun 1970-an.
preset-gateway = Gateway to Old School Games
    .says = Nilai rendah Gateway, satu dan dua, tanpa kena. Buku itu tidak menyebut kartu: kartu The Babas dipakai.
preset-yeo_replay = Ulang karena yeo
    .says = Aturan umum: bila kartu satu tanpa cap dibalik, tidak ada yang dibayar dan ronde diulang.

name-red_mata = mata merah
name-balik_card = kartu balik
name-replay = ulang
name-yeo_replay = ulang karena yeo
name-unmarked = tanpa cap
name-suit_ones = satu setiap jenis
