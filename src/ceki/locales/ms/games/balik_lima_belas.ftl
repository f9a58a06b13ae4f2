# Balik Lima Belas
about = Balik Satu yang dikira dengan mata: lima belas daun dibuka dan ditukar untuk menambah mata.

preset-the_babas_1970s = The Babas, 1970-an
    .says = Daun dan nilai The Babas, lima sen satu markah, kadarnya bagi tahun 1970-an.
preset-singapore_pwee = Singapura, menurut Pwee
    .says = Daun, nilai (sepuluh bagi ayam, dua puluh bagi kandang) dan kadar Chiki Cards.
