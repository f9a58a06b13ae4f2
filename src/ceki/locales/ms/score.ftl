player = Pemain { $n }

no-score = { $game } tiada kiraan markah untuk meja sebenar
not-object = satu pusingan dinyatakan sebagai objek JSON
unknown-field = ini tidak ditanya; dibenarkan: { $known }
missing = ini belum dinyatakan
missing-of = { $name } belum diisi
not-asked = ini tidak ditanya selepas apa yang dinyatakan
twice = seorang pemain ada dua kali
each = perlu satu untuk setiap { $n } pemain: { $names }
not-among = { $given } tidak dibenarkan; dibenarkan: { $allowed }
not-yes = { $given } tidak dibenarkan; yes atau no
neither-yes-nor-no = { $given } bukan ya dan bukan tidak
not-amount = { $given } tidak dibenarkan; nombor bulat dari 0 hingga { $most }
no-card = daun { $given } tiada; daun ditulis { $how }
no-cards = { $given } tidak dibenarkan; daun, sebagai senarai atau sebaris
too-many-cards = { $n } daun terlalu banyak; paling banyak { $most }
wrong-number =
    { $n ->
        [0] perlu { $of } daun, dan belum ada yang dinyatakan
       *[other] perlu { $of } daun, dan { $n } dinyatakan
    }
no-player = { $given } bukan salah seorang pemain { $names }
bad-before = { $known } boleh berada di sini
evening-over = sesi ini sudah tamat; batalkan satu pusingan untuk meneruskan
nothing-entered = belum ada pusingan yang dicatat
no-round = tiada pusingan { $given }; pusingannya 1 hingga { $last }
how-many-names = { $n } nama, dan { $of } orang bermain
bad-name = { $given } bukan nama; paling banyak { $most } huruf, dan bukan nombor sahaja
names-alike = dua nama sama
not-rounds = { $given } tidak dibenarkan; nombor bulat dari 1 hingga { $most }
not-evening = ini bukan sesi ceki score, versi { $version }
broken-evening = { $key } sesi itu tiada atau bukan jenisnya
unknown-in-evening = tiada { $key } dalam fail suatu sesi

not-told = { $given } tidak ditulis FIELD=VALUE atau FIELD.PLAYER=VALUE
told-twice = { $name } dinyatakan dua kali; nyatakan sekali
needs-file = --undo, --end dan --csv perlu --file, yang menyimpan sesi itu
other-game = { $file } menyimpan satu sesi { $kept }, bukan { $given }
other-house = sesi dalam { $file } memakai { $kept }, bukan { $given }
other-rounds =
    { $kept ->
        [0] sesi dalam { $file } dimulakan tanpa bilangan pusingan; { $given } tidak dapat ditetapkan sekarang
       *[other] sesi dalam { $file } memakai --rounds { $kept }, bukan { $given }
    }
json-or-fields = satu pusingan dinyatakan sebagai JSON atau dengan FIELD=VALUE, bukan kedua-duanya
names-and-players =
    { $high ->
        [0] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed }
       *[other] { $n } nama, dan { $of } orang bermain; --players boleh { $allowed } hingga { $high }
    }
not-file = { $file } bukan fail biasa, dan sesi itu disimpan dalam fail
changed-meanwhile = { $file } telah berubah sejak dibaca; tiada apa-apa yang direkodkan
written-now = { $file } sudah ada: ceki score yang lain sedang menulis sesi itu, atau terputus; padamkannya jika tiada
rows-over-evening = { $file } menyimpan sesi itu; tulis baris-baris ke fail lain
undone =
    { $n ->
        [0] Pusingan { $round } dikeluarkan; tiada pusingan yang tinggal.
       *[other] Pusingan { $round } dikeluarkan; { $n } tinggal.
    }
left = { $n } daun tidak ada dalam hasil makan sesiapa: { $cards }.
next-begins = Seterusnya: { $name } mula dahulu.

ask-begin = Pusingan { $n } { $game }: { $names }. Jawab setiap soalan; Enter membiarkan yang boleh dibiarkan.
ask-who = { $names }
ask-nobody = { $names }; Enter: tiada siapa
ask-choice = { $words }
ask-none = { $words }; Enter: tiada
ask-yes = ya atau tidak; Enter: tidak
ask-cards = { $n } daun, seperti { $example }
ask-any = daun, seperti { $example }; Enter: tiada
ask-card = satu daun, seperti { $example }
ask-amount = nombor bulat dari 0 hingga { $most }
of-player = { $name }: { $question }
ask-agreed = Adakah apa-apa dipersetujui semula? ({ $options } sebagai NAME=VALUE; Enter: tiada)
go-on = Enter: pusingan berikutnya; undo, end atau quit
input-ended = input sudah tamat; pusingan itu tidak dicatat
column-round = pusingan
column-winners = pemenang
column-pot = tabung
column-total = { $name }, jumlah
row-end = tamat
