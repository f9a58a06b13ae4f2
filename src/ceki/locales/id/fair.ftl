title = Pembagian adil
with-server = Sebelum kartu dikocok, server berkomitmen pada bagiannya, dan perangkat setiap pemain memberi bagiannya sendiri. Setelah ronde selesai, semuanya ditampilkan.
alone = Kartu dikocok di perangkat ini, secara acak. Bot hanya mendapat yang terlihat dari kursinya. Setelah ronde selesai, semuanya ditampilkan.
shown-before = Ditampilkan sebelum ronde { $round }
seeds-of-players = Benih pemain
seeds =
    { $mine ->
        [there] { $n }; termasuk benih Anda
        [late] { $n }; benih Anda tidak termasuk: terlambat, atau dihilangkan
       *[none] { $n }; tidak ada dari perangkat ini
    }
table-seed = Benih meja
server-seed = Benih server
receipt = Tanda terima ronde { $round }
bound-for = Komitmen untuk ronde { $round }
verifying = Memeriksa…
verify = Periksa meja ini
verify-later = Setelah satu ronde selesai, meja dapat diperiksa di sini.
holds = Semuanya cocok.
holds-not = Ada yang tidak cocok.
worked-out = Setiap komitmen, benih, kocokan, kartu di tangan dan tanda terima dihitung ulang di perangkat ini, kecuali langkah. { $command } memeriksa langkah juga, dari log.
save-log = Simpan log

# A file that was opened
checked-true = Diperiksa: pembagiannya sesuai dengan komitmen yang ditunjukkan kepada perangkat ini.
checked-whole = Diperiksa: berkas ini tidak bertentangan dengan dirinya. Tidak ada yang dijanjikan kepada perangkat ini tentang pembagiannya, jadi tidak dapat ditunjukkan di sini bahwa itu milik meja itu.
checked-unshown = Di berkas ini tidak ada apa pun untuk memeriksa pembagiannya.
checked-forged = Berkas ini tidak benar:
