title = Pembagian adil
with-server = Sebelum kartu dikocok, peladen terikat pada bagiannya, dan perangkat setiap pemain memberi bagiannya sendiri. Setelah babak selesai, semuanya ditampilkan.
alone = Kartu dikocok di perangkat ini, dengan keacakannya sendiri. Bot hanya mendapat yang terlihat dari kursinya. Setelah babak selesai, semuanya ditampilkan.
shown-before = Ditampilkan sebelum babak { $round }
seeds-of-players = Benih pemain
seeds =
    { $mine ->
        [there] { $n }; termasuk benih Anda
        [late] { $n }; benih Anda tidak termasuk: terlambat, atau dihilangkan
       *[none] { $n }; tidak ada dari perangkat ini
    }
table-seed = Benih meja
server-seed = Benih peladen
receipt = Tanda terima babak { $round }
bound-for = Terikat untuk babak { $round }
verifying = Memeriksa …
verify = Periksa meja ini
verify-later = Setelah satu babak selesai, meja dapat diperiksa di sini.
holds = Semuanya cocok.
holds-not = Ada yang tidak cocok.
worked-out = Setiap ikatan, benih, kocokan, kartu di tangan dan tanda terima dihitung ulang di perangkat ini, kecuali langkah. { $command } memeriksa langkah juga, dari log.
save-log = Simpan log

# A file that was opened
checked-true = Diperiksa: pembagiannya adalah yang dijanjikan kepada perangkat ini.
checked-whole = Diperiksa: berkas ini tidak bertentangan dengan dirinya. Tidak ada yang dijanjikan kepada perangkat ini tentang pembagiannya, jadi tidak dapat ditunjukkan di sini bahwa itu milik meja itu.
checked-unshown = Berkas ini tidak punya apa pun untuk memeriksa pembagiannya.
checked-forged = Berkas ini tidak benar:
