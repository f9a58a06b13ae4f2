device_full = Tiada ruang pada peranti ini untuk meja lain; padamkan pusingan di bawah “Yang telah anda mainkan” dahulu.
no_rules = Peraturan permainan ini tiada di sini.
no_puzzle = Tiada teka-teki ditemui dalam permainan ini. Cuba yang seterusnya.
not_kept = Tiada ruang pada peranti ini untuk menyimpan permainan sekarang. Anda boleh terus bermain, tetapi ia hilang jika halaman dimuat semula; padamkan pusingan di bawah “Yang telah anda mainkan”, dan ia disimpan semula dengan langkah berikutnya.
not_lasting = Pelayar ini tidak menyimpan apa-apa dari halaman ini: anda boleh bermain, tetapi meja hilang jika halaman dimuat semula.
out_of_reach = Peranti ini tidak dapat membuka meja itu. Tanpa rangkaian, hanya permainan yang telah disimpan boleh dimainkan.
unopened = Halaman ini tidak sampai sepenuhnya, jadi meja tidak dapat dibuka. Muat semula apabila ada rangkaian.
unreadable = Meja ini dibuat dengan peraturan lain daripada halaman ini, dan tidak dapat dibuka lagi. Apa yang disimpan boleh disimpan sebagai fail atau dipadamkan di bawah “Yang telah anda mainkan”.
unusable = Peraturan permainan ini sampai dalam keadaan rosak, atau pelayar ini tidak dapat menjalankannya (WebAssembly diperlukan). Cuba lagi kemudian, atau dengan pelayar lain.

log_breaks = Fail ini terhenti pada pusingan { $round }, langkah { $move }: “{ $said }” tidak boleh dimainkan di situ.
log_differs = Isi fail ini bercanggah: mengikut daun dan langkahnya sendiri, { $what } pusingan { $round } sepatutnya berbeza.
log_ends = Pusingan { $round } dalam fail ini terhenti sebelum tamat.
log_game = Halaman ini tidak mengenal permainan “{ $game }” dalam fail ini.
log_json = Fail ini bukan log permainan: ia bukan JSON yang lengkap.
log_kind =
    Fail ini bukan log yang dapat ditunjukkan: { $where } mesti { $kind ->
        [whole] nombor bulat
        [flag] true atau false
        [text] teks
        [hex] digit heksadesimal
        [object] objek
        [list] senarai
       *[other] salah satu yang ada dalam log
    }.
log_large = Fail ini terlalu besar untuk log.
log_missing = Fail ini bukan log permainan: { $where } tiada.
log_over = Pusingan { $round } dalam fail ini ada selepas perlawanan tamat.
log_version = Fail ini log versi { $version }, yang tidak dikenal halaman ini. Muat semula halaman.
