player = Pemain { $n }

no-score = { $game } tidak punya hitungan untuk meja nyata
not-object = satu babak dinyatakan sebagai objek JSON
unknown-field = ini tidak ditanyakan; diizinkan: { $known }
missing = ini belum dinyatakan
missing-of = belum ada yang dinyatakan tentang { $name }
not-asked = ini tidak ditanyakan setelah yang dinyatakan
twice = seorang pemain ada dua kali
each = perlu satu untuk setiap { $n } pemain: { $names }
not-among = { $given } tidak diizinkan; diizinkan: { $allowed }
not-yes = { $given } tidak diizinkan; yes atau no
neither-yes-nor-no = { $given } bukan ya dan bukan tidak
not-amount = { $given } tidak diizinkan; bilangan bulat dari 0 sampai { $most }
no-card = kartu { $given } tidak ada; kartu ditulis { $how }
no-cards = { $given } tidak diizinkan; kartu, sebagai daftar atau sebaris
too-many-cards = { $n } kartu terlalu banyak; paling banyak { $most }
wrong-number =
    { $n ->
        [0] perlu { $of } kartu, dan belum ada yang dinyatakan
       *[other] perlu { $of } kartu, dan { $n } dinyatakan
    }
no-player = { $given } bukan salah satu pemain { $names }
bad-before = { $known } boleh ada di sini
evening-over = malam ini sudah selesai; batalkan satu babak untuk melanjutkan
nothing-entered = belum ada babak yang dicatat
no-round = tidak ada babak { $given }; babaknya 1 sampai { $last }
how-many-names = { $n } nama, dan { $of } orang bermain
bad-name = { $given } bukan nama; paling banyak { $most } huruf, dan bukan angka saja
names-alike = dua nama sama
not-rounds = { $given } tidak diizinkan; bilangan bulat dari 1 sampai { $most }
not-evening = ini bukan malam ceki score, versi { $version }
broken-evening = { $key } malam itu tidak ada atau bukan jenisnya
unknown-in-evening = tidak ada { $key } dalam berkas suatu malam

not-told = { $given } tidak ditulis FIELD=VALUE atau FIELD.PLAYER=VALUE
told-twice = { $name } dinyatakan dua kali; cukup sekali
needs-file = --undo, --end dan --csv perlu --file, yang menyimpan malam itu
other-game = { $file } menyimpan satu malam { $kept }, bukan { $given }
other-house = malam dalam { $file } memakai { $kept }, bukan { $given }
other-rounds =
    { $kept ->
        [0] malam dalam { $file } dimulai tanpa jumlah babak; { $given } tidak bisa ditetapkan sekarang
       *[other] malam dalam { $file } memakai --rounds { $kept }, bukan { $given }
    }
json-or-fields = satu babak dinyatakan sebagai JSON atau dengan FIELD=VALUE, bukan keduanya
names-and-players =
    { $high ->
        [0] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed }
       *[other] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed } sampai { $high }
    }
not-file = { $file } bukan berkas biasa, padahal malam itu disimpan dalam berkas
changed-meanwhile = { $file } telah berubah sejak dibaca; tidak ada yang dicatat
written-now = { $file } sudah ada: ceki score lain sedang menulis malam itu, atau terputus; hapus jika tidak ada
rows-over-evening = { $file } menyimpan malam itu; tulis baris-baris ke berkas lain
undone =
    { $n ->
        [0] Babak { $round } dikeluarkan; tidak ada babak yang tersisa.
       *[other] Babak { $round } dikeluarkan; tersisa { $n }.
    }
left = { $n } kartu tidak ada di tangkapan siapa pun: { $cards }.
next-begins = Berikutnya: { $name } mulai dulu.

ask-begin = Babak { $n } { $game }: { $names }. Jawab setiap pertanyaan; Enter membiarkan yang boleh dibiarkan.
ask-who = { $names }
ask-nobody = { $names }; Enter: tidak ada
ask-choice = { $words }
ask-none = { $words }; Enter: tidak ada
ask-yes = ya atau tidak; Enter: tidak
ask-cards = { $n } kartu, seperti { $example }
ask-any = kartu, seperti { $example }; Enter: tidak ada
ask-card = satu kartu, seperti { $example }
ask-amount = bilangan bulat dari 0 sampai { $most }
of-player = { $name }: { $question }
ask-agreed = Ada yang disepakati lagi? ({ $options } sebagai NAME=VALUE; Enter: tidak ada)
go-on = Enter: babak berikutnya; undo, end atau quit
input-ended = masukan sudah berakhir; babak itu tidak dicatat
column-round = babak
column-winners = pemenang
column-pot = pot
column-total = { $name }, jumlah
row-end = akhir
