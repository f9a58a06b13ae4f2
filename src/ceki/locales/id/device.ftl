device_full = Tidak ada ruang di perangkat ini untuk meja lain; hapus ronde di bawah “Yang sudah Anda mainkan” dulu.
no_rules = Aturan permainan ini tidak ada di sini.
no_puzzle = Tidak ada teka-teki yang ditemukan dalam permainan ini. Coba yang berikutnya.
not_kept = Tidak ada ruang di perangkat ini untuk menyimpan permainan sekarang. Anda dapat terus bermain, tetapi semuanya hilang jika halaman dimuat ulang; hapus ronde di bawah “Yang sudah Anda mainkan”, lalu permainan disimpan lagi pada langkah berikutnya.
not_lasting = Browser ini tidak menyimpan apa pun dari halaman ini: Anda dapat bermain, tetapi meja hilang jika halaman dimuat ulang.
out_of_reach = Perangkat ini tidak dapat membuka meja itu. Tanpa jaringan, hanya permainan yang sudah disimpan dapat dimainkan.
unopened = Halaman ini tidak termuat utuh, jadi meja tidak dapat dibuka. Muat ulang saat ada jaringan.
unreadable = Meja ini dibuat dengan aturan lain daripada yang ada di halaman ini, dan tidak dapat dibuka lagi. Yang tersimpan dapat disimpan sebagai berkas atau dihapus di bawah “Yang sudah Anda mainkan”.
unusable = Aturan permainan ini termuat rusak, atau browser ini tidak dapat menjalankannya (perlu WebAssembly). Coba lagi nanti, atau dengan browser lain.

log_breaks = Berkas ini terhenti di ronde { $round }, langkah { $move }: “{ $said }” tidak dapat dimainkan di situ.
log_differs = Isi berkas ini bertentangan: menurut kartu dan langkahnya sendiri, { $what } ronde { $round } seharusnya lain.
log_ends = Ronde { $round } dalam berkas ini berhenti sebelum selesai.
log_game = Halaman ini tidak mengenal permainan “{ $game }” dalam berkas ini.
log_json = Berkas ini bukan log permainan: ini bukan JSON yang utuh.
log_kind =
    Berkas ini bukan log yang dapat ditampilkan: { $where } harus berupa { $kind ->
        [whole] bilangan bulat
        [flag] true atau false
        [text] teks
        [hex] digit heksadesimal
        [object] objek
        [list] daftar
       *[other] salah satu yang ada dalam log
    }.
log_large = Berkas ini terlalu besar untuk log.
log_missing = Berkas ini bukan log permainan: { $where } tidak ada.
log_over = Ronde { $round } dalam berkas ini berada setelah akhir pertandingan.
log_version = Berkas ini log versi { $version }, yang tidak dikenal halaman ini. Muat ulang halaman.
