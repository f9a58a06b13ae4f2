# Meja berhari-hari.

by-days = Main santai: { $n } hari setiap giliran
by-days-says = Tiada sesiapa perlu menunggu di sini. Meja menanti setiap pemain dan disimpan selama 60 hari selepas langkah terakhir.
move-mine = Giliran anda; langkah terakhir { $ago }.
move-other = Giliran { $name }; langkah terakhir { $ago }.
ago-now = baru sahaja
yours = Main santai anda
yours-move = Giliran anda
tell = Beritahu saya apabila tiba giliran saya
tell-no-more = Jangan beritahu saya lagi
told = Peranti ini memberitahu anda apabila tiba giliran anda.
tell-refused = Pelayar ini tidak membenarkan halaman memberitahu anda. Anda boleh mengubahnya dalam tetapan pelayar untuk laman ini.
told-nowhere = Hentikan semua pemberitahuan giliran
told-nowhere-says = Pemberitahuan giliran dimatikan pada peranti ini.
notice-title = Giliran anda
notice = Giliran anda di meja { $code }.
