player = Pemain { $n }

no-score = { $game } tidak punya hitungan untuk meja nyata
not-object = satu ronde dinyatakan sebagai objek JSON
unknown-field = ini tidak ditanyakan; diizinkan: { $known }
missing = ini belum dinyatakan
missing-of = { $name } belum diisi
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
evening-over = sesi ini sudah selesai; batalkan satu ronde untuk melanjutkan
nothing-entered = belum ada ronde yang dicatat
no-round = tidak ada ronde { $given }; rondenya 1 sampai { $last }
how-many-names = { $n } nama, dan { $of } orang bermain
bad-name = { $given } bukan nama; paling banyak { $most } huruf, dan bukan angka saja
names-alike = dua nama sama
not-rounds = { $given } tidak diizinkan; bilangan bulat dari 1 sampai { $most }
not-evening = ini bukan sesi ceki score, versi { $version }
broken-evening = { $key } sesi itu tidak ada atau bukan jenisnya
unknown-in-evening = tidak ada { $key } dalam berkas suatu sesi

not-told = { $given } tidak ditulis FIELD=VALUE atau FIELD.PLAYER=VALUE
told-twice = { $name } dinyatakan dua kali; cukup sekali
needs-file = --undo, --end dan --csv perlu --file, yang menyimpan sesi itu
other-game = { $file } menyimpan satu sesi { $kept }, bukan { $given }
other-house = sesi dalam { $file } memakai { $kept }, bukan { $given }
other-rounds =
    { $kept ->
        [0] sesi dalam { $file } dimulai tanpa jumlah ronde; { $given } tidak bisa ditetapkan sekarang
       *[other] sesi dalam { $file } memakai --rounds { $kept }, bukan { $given }
    }
json-or-fields = satu ronde dinyatakan sebagai JSON atau dengan FIELD=VALUE, bukan keduanya
names-and-players =
    { $high ->
        [0] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed }
       *[other] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed } sampai { $high }
    }
not-file = { $file } bukan berkas biasa, padahal sesi itu disimpan dalam berkas
changed-meanwhile = { $file } telah berubah sejak dibaca; tidak ada yang dicatat
written-now = { $file } sudah ada: ceki score lain sedang menulis sesi itu, atau terputus; hapus jika tidak ada
rows-over-evening = { $file } menyimpan sesi itu; tulis baris-baris ke berkas lain
undone =
    { $n ->
        [0] Ronde { $round } dikeluarkan; tidak ada ronde yang tersisa.
       *[other] Ronde { $round } dikeluarkan; tersisa { $n }.
    }
left = { $n } kartu tidak ada di hasil makan siapa pun: { $cards }.
next-begins = Berikutnya: { $name } mulai dulu.

ask-begin = Ronde { $n } { $game }: { $names }. Jawab setiap pertanyaan; Enter membiarkan yang boleh dibiarkan.
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
go-on = Enter: ronde berikutnya; undo, end atau quit
input-ended = masukan sudah berakhir; ronde itu tidak dicatat
column-round = ronde
column-winners = pemenang
column-pot = pot
column-total = { $name }, jumlah
row-end = akhir
