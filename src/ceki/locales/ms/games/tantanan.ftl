# Tantanan
about = Gonggong kecil: tiga pasang, satu daripadanya serupa; Cekèn atau Sampèn jika bertiga.

verb-flick = buang satu daun dan sebut tan
    .made = buang { $card } dan sebut tan
verb-flick_nokang = buang satu daun dan sebut tan nokang walaupun sudah ada bak
    .made = buang { $card } dan sebut tan nokang
verb-change = buang satu daun dan tukar nokang menjadi kowah
    .made = buang { $card } dan tukar nokang menjadi kowah
verb-rabas = buka tiga pasang dan menang

preset-surakarta_1941 = Tantanan, Surakarta 1941
    .says = Empat pemain, lima daun seorang, dibayar dengan toh bayaran dua sen satu markah.
preset-yogyakarta_1941 = Cekèn atau Sampèn, Yogyakarta 1941
    .says = Sama, untuk tiga pemain, dengan nama Yogyakarta.

name-flick_nokang = buang & nokang
