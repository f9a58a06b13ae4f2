title = Yang telah anda mainkan
rounds =
    { $n ->
        [1] satu pusingan
       *[other] { $n } pusingan
    }
tables =
    { $n ->
        [1] satu meja
       *[other] { $n } meja
    }
with-others = dengan { $n } orang lain
with = dengan { $names }
not-finished = tidak tamat
practice = latihan
sat = Meja yang pernah disertai peranti ini. Pelayan menyimpan pusingannya selama setahun, dan selamanya jika berbintang.
seat-given-up = tempat dilepaskan
read-again = Baca semula
nothing = Belum ada. Apabila anda telah memainkan satu pusingan hingga tamat, pusingan itu ada di sini.
nothing-kept = Belum ada. Apabila anda telah memainkan satu pusingan hingga tamat, pusingan itu ada di sini, untuk dilihat semula langkah demi langkah.
choose-game = Pilih permainan
not-readable = Tidak dapat dibaca
no-round = Belum ada pusingan yang tamat di meja ini.
looking-up = Sedang dicari…
star = Simpan selamanya
star-of = Simpan selamanya: { $what }
starred = Semua pusingan meja ini disimpan selamanya.
unstarred = Pusingan meja ini disimpan selama setahun.
more = Tunjukkan lagi
kept = { $rounds } di { $tables }, pada peranti ini sahaja. Yang anda main kekal sehingga anda memadamnya. Daripada fail yang anda buka, { $most } pusingan terakhir kekal, dan yang berbintang.
kept-promised = Pelayar berjanji tidak akan memadam apa-apa dengan sendiri.
kept-maybe = Jika peranti kekurangan ruang, pelayar mungkin memadamnya.
kept-refused = Pelayar tidak menjamin simpanannya: simpan sendiri log yang penting.
look-back = Lihat semula
look-back-at = Lihat semula { $what }
ask-browser = Minta pelayar menyimpannya
save-log = Simpan log
file-holds = Fail itu memuat setiap daun, kunci dan benih. { $command } menyemaknya.
delete = Padam
delete-all = Padam semua
delete-sure = Padam { $rounds }?
delete-alone = Semuanya disimpan pada peranti ini sahaja. Selama 30 hari anda boleh mengembalikannya.
delete-played-at = Semuanya dimainkan di { $tables }.
delete-open-tables = Meja yang masih terbuka turut dipadam.
delete-open-table = Meja itu masih terbuka; meja itu turut dipadam.
keep-them = Simpan
delete-for-good = Padam terus
bin = Dipadam: { $rounds }
bin-says = Selama 30 hari selepas dipadam, semuanya boleh dikembalikan.
bring-back = Kembalikan
bring-back-what = Kembalikan { $what }
empty-bin = Padam semuanya untuk selama-lamanya
empty-bin-sure = Padam { $rounds } untuk selama-lamanya? Selepas itu tiada sesiapa boleh mengembalikannya.
round = Pusingan { $n }
look-moves = Lihat langkah demi langkah
the-score = Markah
the-table = Meja
no-money = Tiada sen berpindah tangan.
moves = { $n } langkah
