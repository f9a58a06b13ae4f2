title = Yang sudah Anda mainkan
rounds =
    { $n ->
        [1] satu ronde
       *[other] { $n } ronde
    }
tables =
    { $n ->
        [1] satu meja
       *[other] { $n } meja
    }
with-others = dengan { $n } orang lain
with = dengan { $names }
not-finished = tidak selesai
practice = latihan
sat = Meja yang pernah diikuti perangkat ini. Server menyimpan rondenya selama setahun, dan selamanya jika berbintang.
seat-given-up = kursi dilepaskan
read-again = Baca lagi
nothing = Belum ada. Setelah Anda memainkan satu ronde sampai selesai, ronde itu ada di sini.
nothing-kept = Belum ada. Setelah Anda memainkan satu ronde sampai selesai, ronde itu ada di sini, untuk dilihat lagi langkah demi langkah.
choose-game = Pilih permainan
not-readable = Tidak dapat dibaca
no-round = Belum ada ronde yang selesai di meja ini.
looking-up = Sedang dicari…
star = Simpan selamanya
star-of = Simpan selamanya: { $what }
starred = Semua ronde meja ini disimpan selamanya.
unstarred = Ronde meja ini disimpan selama setahun.
more = Tampilkan lagi
kept = { $rounds } di { $tables }, hanya di perangkat ini. Yang Anda mainkan tetap ada sampai Anda menghapusnya. Dari berkas yang Anda buka, { $most } ronde terakhir tetap ada, dan yang berbintang.
kept-promised = Browser berjanji tidak akan menghapus apa pun dengan sendirinya.
kept-maybe = Jika perangkat kekurangan ruang, browser mungkin menghapusnya.
kept-refused = Browser tidak menjamin penyimpanannya: simpan sendiri log yang penting.
look-back = Lihat kembali
look-back-at = Lihat kembali { $what }
ask-browser = Minta browser menyimpannya
save-log = Simpan log
file-holds = Berkas itu memuat setiap kartu, kunci, dan benih. { $command } memeriksanya.
delete = Hapus
delete-all = Hapus semua
delete-sure = Hapus { $rounds }?
delete-alone = Semuanya disimpan di perangkat ini saja. Selama 30 hari Anda dapat mengembalikannya.
delete-played-at = Semuanya dimainkan di { $tables }.
delete-open-tables = Meja yang masih terbuka ikut dihapus.
delete-open-table = Meja itu masih terbuka; meja itu ikut dihapus.
keep-them = Simpan
delete-for-good = Hapus permanen
bin = Dihapus: { $rounds }
bin-says = Selama 30 hari setelah dihapus, semuanya dapat dikembalikan.
bring-back = Kembalikan
bring-back-what = Kembalikan { $what }
empty-bin = Hapus semuanya untuk selamanya
empty-bin-sure = Hapus { $rounds } untuk selamanya? Setelah itu tidak ada yang dapat mengembalikannya.
round = Ronde { $n }
look-moves = Lihat langkah demi langkah
the-score = Skor
the-table = Meja
no-money = Tidak ada sen yang berpindah.
moves = { $n } langkah
