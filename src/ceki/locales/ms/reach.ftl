not-kept = Ini belum disimpan pada peranti ini, dan tiada rangkaian.
file-missing = Satu fail laman ini tiada ({ $path }). Cuba lagi nanti.
file-damaged = Satu fail laman ini sampai dalam keadaan rosak ({ $path }). Cuba lagi nanti.
no-server = Tiada sambungan ke pelayan meja.
server-answered = Pelayan menjawab { $status }.
no-tables = Meja tidak dapat dibuka di sini.
unknown-game = Halaman ini tidak mengenali permainan { $game }; muat semula.
