title = Pembahagian adil
with-server = Sebelum daun dikocok, pelayan memberi komitmen bagi bahagiannya, dan peranti setiap pemain memberi bahagiannya sendiri. Apabila pusingan tamat, semuanya ditunjukkan.
alone = Daun dikocok pada peranti ini, secara rawak. Bot hanya mendapat apa yang kelihatan dari tempatnya. Apabila pusingan tamat, semuanya ditunjukkan.
shown-before = Ditunjukkan sebelum pusingan { $round }
seeds-of-players = Benih pemain
seeds =
    { $mine ->
        [there] { $n }; termasuk benih anda
        [late] { $n }; benih anda tidak termasuk: terlambat, atau ditinggalkan
       *[none] { $n }; tiada daripada peranti ini
    }
table-seed = Benih meja
server-seed = Benih pelayan
receipt = Resit pusingan { $round }
bound-for = Komitmen untuk pusingan { $round }
verifying = Menyemak…
verify = Semak meja ini
verify-later = Apabila satu pusingan tamat, meja boleh disemak di sini.
holds = Semuanya betul.
holds-not = Ada yang tidak betul.
worked-out = Setiap komitmen, benih, kocokan, daun di tangan dan resit dikira semula pada peranti ini, kecuali langkah. { $command } menyemak langkah juga, daripada log.
save-log = Simpan log

# A file that was opened
checked-true = Disemak: pembahagiannya sepadan dengan komitmen yang ditunjukkan kepada peranti ini.
checked-whole = Disemak: fail ini tidak bercanggah dengan dirinya. Peranti ini tiada komitmen bagi pembahagiannya, jadi ia tidak dapat membuktikan bahawa pembahagian itu milik meja itu.
checked-unshown = Fail ini tidak ada apa-apa untuk menyemak pembahagiannya.
checked-forged = Fail ini tidak benar:
