# Tantanan
about = Gonggong kecil: tiga pasang, satu di antaranya kembar; Cekèn atau Sampèn bila bertiga.

verb-flick = buang satu kartu dan bilang tan
    .made = buang { $card } dan bilang tan
verb-flick_nokang = buang satu kartu dan bilang tan nokang walau sudah punya bak
    .made = buang { $card } dan bilang tan nokang
verb-change = buang satu kartu dan ganti nokang menjadi kowah
    .made = buang { $card } dan ganti nokang menjadi kowah
verb-rabas = buka tiga pasang dan menang

preset-surakarta_1941 = Tantanan, Surakarta 1941
    .says = Empat pemain, lima kartu seorang, dibayar dengan toh bayaran dua sen satu poin.
preset-yogyakarta_1941 = Cekèn atau Sampèn, Yogyakarta 1941
    .says = Sama, untuk tiga pemain, dengan nama Yogyakarta.

name-flick_nokang = buang & nokang
