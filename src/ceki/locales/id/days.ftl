# Meja berhari-hari.

by-days = Main santai: { $n } hari per giliran
by-days-says = Tidak ada yang harus menunggu di sini. Meja menanti setiap pemain dan disimpan selama 60 hari setelah langkah terakhir.
move-mine = Giliran Anda; langkah terakhir { $ago }.
move-other = Giliran { $name }; langkah terakhir { $ago }.
ago-now = baru saja
yours = Main santai Anda
yours-move = Giliran Anda
tell = Beri tahu saya saat tiba giliran saya
tell-no-more = Jangan beri tahu saya lagi
told = Perangkat ini memberi tahu Anda saat tiba giliran Anda.
tell-refused = Browser ini tidak mengizinkan halaman memberi tahu Anda. Anda dapat mengubahnya di pengaturan browser untuk situs ini.
told-nowhere = Hentikan semua pemberitahuan giliran
told-nowhere-says = Pemberitahuan giliran dimatikan di perangkat ini.
notice-title = Giliran Anda
notice = Giliran Anda di meja { $code }.
