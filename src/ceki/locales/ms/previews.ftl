round-says = Satu pusingan permainan daun Ceki, langkah demi langkah, dari mana-mana tempat duduk atau dengan semua daun terbuka.
round-title = Satu pusingan untuk dilihat
table-says = Seseorang menjemput anda bermain daun Ceki. Duduk, atau tonton. Tanpa bayaran, tanpa akaun.
table-title = Meja untuk disertai
