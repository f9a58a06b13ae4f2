# Chaqui
about = Balik Satu orang Kristang: olo yang dibuat dengan daun buangan terletak terbuka, dan setiap olo dibayar.

line-olo = setiap olo
line-chiqui_upgrade = chiqui menjadi olo

option-olo_value = Markah bagi setiap olo.
option-exposed_locked = Daun olo yang terbuka tidak boleh diubah.
option-chiqui_fifteen = Apa yang boleh diperbaiki oleh lima belas daun yang dibuka.
option-ceki_bonus = Ayam dan kandang dibayar selain olo.

name-chiqui_upgrade = chiqui menjadi olo
name-exposed = olo terbuka
name-olo_value = nilai olo
name-exposed_locked = olo terbuka dikunci
name-chiqui_fifteen = chiqui dan lima belas daun
name-chiqui_only = chiqui sahaja
name-all_sets = semua set
name-ceki_bonus = bonus ceki
