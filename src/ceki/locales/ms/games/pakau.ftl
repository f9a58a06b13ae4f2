# Pakau
about = Tiga daun seorang; baki tertinggi menang selepas ditolak puluhan, dengan beberapa pengecualian.

verb-open = buka daun di tangan

line-three_aces = tiga sat
line-three_threes = tiga daun tiga (tiga jalor)
line-three_tens = tiga daun sepuluh (tiga puloh)
line-three_courts = tiga daun gambar (tiga angkong, tiga kuda)
line-remainder_9 = baki 9
line-remainder_8 = baki 8
line-remainder_7 = baki 7
line-remainder_6 = baki 6
line-remainder_5 = baki 5
line-remainder_4 = baki 4
line-remainder_3 = baki 3
line-remainder_2 = baki 2
line-remainder_1 = baki 1
line-remainder_0 = baki 0
line-thirty_out = tepat tiga puluh: tidak boleh menang

ask-hand = Daun mana yang dibuka oleh setiap pemain?

option-ranking = Jenis tangan dari yang terbaik; yang tidak disenaraikan dikira bakinya.
option-court_trips = Tiga daun gambar apa-apa sahaja, atau tiga yang sama.
option-thirty = Tangan tepat tiga puluh yang bukan tiga sepuluh atau tiga daun gambar.
option-settlement = Tangan terbaik mengambil taruhan yang sama, atau masing-masing lawan pembahagi.
option-tie = Siapa mengambil tabung jika beberapa tangan seri.
option-banker_tie = Tangan yang seri dengan pembahagi.

preset-perak = Perak
    .says = Tiga sat, tiga daun gambar, kemudian baki; tiga puluh biasa mati.

name-open = buka
name-three_aces = tiga sat
name-three_threes = tiga jalor
name-three_tens = tiga sepuluh
name-three_courts = tiga daun gambar
name-remainder_9 = baki 9
name-remainder_8 = baki 8
name-remainder_7 = baki 7
name-remainder_6 = baki 6
name-remainder_5 = baki 5
name-remainder_4 = baki 4
name-remainder_3 = baki 3
name-remainder_2 = baki 2
name-remainder_1 = baki 1
name-remainder_0 = baki 0
name-thirty_out = tiga puluh, mati
name-known = diketahui
name-ranking = kedudukan tangan
name-court_trips = tiga gambar
name-any_three = mana-mana tiga
name-same_rank = senilai
name-thirty = tiga puluh
name-pool = tangan terbaik
name-return = dikembalikan
name-banker_tie = seri dengan pembahagi

odds-classes = Jenis tangan
odds-class-of-hand = jenis tangan
odds-how-hands = setiap tangan tiga daun daripada 52, mengikut nilai
odds-pips-of-hand = Markah satu tangan
odds-pips = markah
odds-two-hands = Dua tangan daripada satu pek
odds-showdown = perbandingan
odds-how-pairs = semua pasangan tangan, mengikut nilai
odds-first-wins = yang pertama menang
odds-second-wins = yang kedua menang
odds-they-tie = seri
odds-best-of-all = Tangan terbaik di seluruh meja
odds-class-of-best = jenis tangan terbaik
odds-each-class = Setiap jenis tangan lawan satu tangan lain
odds-how-pack = semua pasangan tangan daripada satu pek, mengikut nilai
odds-class = jenis
odds-dealt-share = dibahagi
odds-wins = menang
odds-loses = kalah
odds-ties = seri
odds-this-hand = Tangan ini, { $hand }, lawan satu tangan lain
odds-how-unseen = setiap tangan tiga daun yang belum kelihatan
odds-beyond = Yang terbaik antara lebih daripada dua tangan tidak dikira tepat di sini.
