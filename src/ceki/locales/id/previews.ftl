round-says = Satu ronde permainan kartu Ceki, langkah demi langkah, dari kursi mana pun atau dengan semua kartu terbuka.
round-title = Satu ronde untuk dilihat
table-says = Seseorang mengundang Anda bermain kartu Ceki. Duduk, atau tonton. Gratis, tanpa akun.
table-title = Meja untuk bermain
