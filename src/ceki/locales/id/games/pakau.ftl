# Pakau
about = Tiga kartu seorang; sisa tertinggi menang setelah dikurangi puluhan, dengan beberapa pengecualian.

verb-open = buka kartu di tangan

line-three_aces = tiga as (tiga sat)
line-three_threes = tiga kartu tiga (tiga jalor)
line-three_tens = tiga kartu sepuluh (tiga puloh)
line-three_courts = tiga kartu gambar (tiga angkong, tiga kuda)
line-remainder_9 = sisa 9
line-remainder_8 = sisa 8
line-remainder_7 = sisa 7
line-remainder_6 = sisa 6
line-remainder_5 = sisa 5
line-remainder_4 = sisa 4
line-remainder_3 = sisa 3
line-remainder_2 = sisa 2
line-remainder_1 = sisa 1
line-remainder_0 = sisa 0
line-thirty_out = tepat tiga puluh: tidak dapat menang

ask-hand = Kartu mana yang dibuka setiap pemain?

option-ranking = Jenis tangan dari yang terbaik; yang tidak dicantumkan dihitung sisanya.
option-court_trips = Tiga kartu gambar apa saja, atau tiga yang sama.
option-thirty = Tangan tepat tiga puluh yang bukan tiga sepuluh atau tiga kartu gambar.
option-settlement = Tangan terbaik mengambil taruhan yang sama, atau masing-masing melawan pembagi.
option-tie = Siapa yang mengambil pot bila beberapa tangan seri.
option-banker_tie = Tangan yang seri dengan pembagi.

preset-perak = Perak
    .says = Tiga as, tiga kartu gambar, lalu sisa; tiga puluh biasa mati.

name-open = buka
name-three_aces = tiga as
name-three_threes = tiga tiga
name-three_tens = tiga sepuluh
name-three_courts = tiga kartu gambar
name-remainder_9 = sisa 9
name-remainder_8 = sisa 8
name-remainder_7 = sisa 7
name-remainder_6 = sisa 6
name-remainder_5 = sisa 5
name-remainder_4 = sisa 4
name-remainder_3 = sisa 3
name-remainder_2 = sisa 2
name-remainder_1 = sisa 1
name-remainder_0 = sisa 0
name-thirty_out = tiga puluh, mati
name-known = diketahui
name-ranking = peringkat tangan
name-court_trips = tiga gambar
name-any_three = tiga apa saja
name-same_rank = senilai
name-thirty = tiga puluh
name-pool = tangan terbaik
name-return = dikembalikan
name-banker_tie = seri dengan pembagi

odds-classes = Jenis tangan
odds-class-of-hand = jenis tangan
odds-how-hands = setiap tangan tiga kartu dari 52, menurut nilai
odds-pips-of-hand = Poin satu tangan
odds-pips = poin
odds-two-hands = Dua tangan dari satu dek
odds-showdown = perbandingan
odds-how-pairs = semua pasangan tangan, menurut nilai
odds-first-wins = yang pertama menang
odds-second-wins = yang kedua menang
odds-they-tie = seri
odds-best-of-all = Tangan terbaik di seluruh meja
odds-class-of-best = jenis tangan terbaik
odds-each-class = Setiap jenis tangan melawan satu tangan lain
odds-how-pack = semua pasangan tangan dari satu dek, menurut nilai
odds-class = jenis
odds-dealt-share = dibagikan
odds-wins = menang
odds-loses = kalah
odds-ties = seri
odds-this-hand = Tangan ini, { $hand }, melawan satu tangan lain
odds-how-unseen = setiap tangan tiga kartu yang belum terlihat
odds-beyond = Yang terbaik di antara lebih dari dua tangan tidak dihitung tepat di sini.
