not-kept = Ini belum disimpan di perangkat ini, dan tidak ada jaringan.
file-missing = Satu berkas situs ini tidak ada ({ $path }). Coba lagi nanti.
file-damaged = Satu berkas situs ini rusak saat diterima ({ $path }). Coba lagi nanti.
no-server = Tidak ada sambungan ke server meja.
server-answered = Server menjawab { $status }.
no-tables = Meja tidak dapat dibuka di sini.
unknown-game = Halaman ini tidak mengenal permainan { $game }; muat ulang.
