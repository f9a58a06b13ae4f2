# Chaqui
about = Balik Satu orang Kristang: olo yang dibuat dengan kartu buangan terletak terbuka, dan setiap olo dibayar.

line-olo = setiap olo
line-chiqui_upgrade = chiqui menjadi olo

option-olo_value = Poin untuk setiap olo.
option-exposed_locked = Kartu olo yang terbuka tidak boleh diubah.
option-chiqui_fifteen = Apa yang boleh diperbaiki lima belas kartu yang dibuka.
option-ceki_bonus = Ayam dan kandang dibayar selain olo.

name-chiqui_upgrade = chiqui menjadi olo
name-exposed = olo terbuka
name-olo_value = nilai olo
name-exposed_locked = olo terbuka dikunci
name-chiqui_fifteen = chiqui dan lima belas kartu
name-chiqui_only = chiqui saja
name-all_sets = semua set
name-ceki_bonus = bonus ceki
