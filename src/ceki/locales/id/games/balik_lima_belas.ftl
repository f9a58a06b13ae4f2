# Balik Lima Belas
about = Balik Satu yang dihitung dengan mata: lima belas kartu dibuka dan ditukar untuk menambah mata.

preset-the_babas_1970s = The Babas, 1970-an
    .says = Kartu dan nilai The Babas, lima sen satu poin, tarifnya untuk tahun 1970-an.
preset-singapore_pwee = Singapura, menurut Pwee
    .says = Kartu, nilai (sepuluh untuk ayam, dua puluh untuk kandang), dan tarif Chiki Cards.
