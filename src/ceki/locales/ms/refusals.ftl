advice_failed = Petunjuk tidak dapat dihitung; minta sekali lagi.
bad_option =
    { $option ->
        [none] Pilihan ini tidak boleh bersama ({ $reason }).
       *[other] Pilihan { $option } tidak sesuai ({ $reason }).
    }
bad_option_value = Satu pilihan mempunyai nilai yang tidak difahami.
banned = Pengendali pelayan ini telah menyekat alamat anda. Di /about ada kepada siapa anda boleh menulis.
body_slow = Bahagian lain permintaan itu tidak sampai pada masanya.
clock_runs = Masa pemain itu masih berjalan: apabila habis, bot menggantikannya.
database_away = Meja tidak dapat disimpan sekarang; cuba lagi sebentar lagi.
database_unwritable = Pangkalan data pelayan ini tidak dapat ditulis.
days_alone = Meja berhari-hari tidak mempunyai had saat untuk satu langkah dan bukan untuk latihan.
deal_not_open = Pembahagian berikutnya belum dibuka untuk benih.
foreign_origin = Pelayan ini tidak menerima apa-apa daripada halaman di alamat ini. Pengendalinya boleh membenarkan alamat itu: ceki serve --origin ALAMAT.
game_or_half_decks = Dek adalah untuk satu permainan, atau sekian setengah dek; bukan kedua-duanya.
game_stopped = Satu peraturan { $game } tidak selesai di meja lain, jadi pelayan ini tidak membuka meja { $game } lagi sehingga dimulakan semula.
header_missing = Permintaan yang mengubah apa-apa perlu pengepala X-Ceki: 1.
hint_not_yours = Petunjuk hanya untuk pemain yang sedang bergilir.
illegal_move = Langkah itu tidak dibenarkan sekarang.
leaflet_too_long = { $game } terlalu panjang untuk risalah sehelai kertas.
left_seat = Tempat duduk ini bukan milik anda lagi: anda telah meninggalkannya.
looks_on = Anda menonton; hanya pemain yang duduk boleh berbuat demikian.
match_over = Perlawanan sudah tamat.
muted = Pengendali pelayan ini telah menyenyapkan anda di meja ini.
no_pushes = Pelayan ini tidak menghantar pemberitahuan giliran anda.
no_such_game = Tiada permainan { $given } di sini, atau ia tidak dapat dimainkan; permainannya ialah { $games }.
no_such_seat = Pilihan { $option }: tempat { $seat } tiada; dibenarkan: 0 hingga { $last }.
not_agreed_here = Pilihan { $given } tidak dipersetujui antara pusingan di sini; dibenarkan: { $allowed }.
not_by_days = Pemberitahuan giliran hanya untuk meja berhari-hari.
not_bytes = Pesanan mesti teks, bukan bait.
not_dealt = Daun belum dibahagi.
not_done_here =
    { $status ->
        [405] Itu tidak boleh dibuat di sini: alamat ini menjawab permintaan jenis lain.
       *[other] Itu tidak boleh dibuat di sini (status HTTP { $status }).
    }
not_here = Tiada apa-apa di sini.
not_proposed = Bukan itu yang dicadangkan sekarang; lihat sekali lagi.
not_understood =
    { $what ->
        [hello] Hantar hello dahulu
        [request] Permintaan itu tidak difahami
       *[other] Pesanan itu tidak difahami
    }: { $where ->
        [none] isinya
       *[other] { $where }
    } { $wrong ->
        [missing] tiada
        [one_of] tidak sesuai; dibenarkan: { $limit }
        [unknown] bukan medan di sini
        [text] mesti teks
        [whole_number] mesti nombor bulat
        [flag] mesti true atau false
        [object] mesti objek
        [at_least] mesti sekurang-kurangnya { $limit }
        [at_most] mesti selebih-lebihnya { $limit }
        [longer] mesti mempunyai sekurang-kurangnya { $limit } aksara
        [shorter] mesti mempunyai selebih-lebihnya { $limit } aksara
        [more] mesti mempunyai sekurang-kurangnya { $limit } entri
        [fewer] mesti mempunyai selebih-lebihnya { $limit } entri
        [pattern]
            { $limit ->
                [hexadecimal] mesti 32 digit heksadesimal, 0 hingga 9 dan a hingga f
                [identifier] mesti huruf A hingga Z, digit, - dan _
               *[other] mesti ditulis dengan cara lain
            }
        [json] bukan JSON
       *[other] mempunyai nilai yang tidak sesuai
    }.
not_waited_for = Meja tidak menunggu pemain itu.
not_your_turn = Bukan giliran anda.
nothing_said = Sambungan ditutup kerana terlalu lama senyap.
nothing_to_report = Tempat duduk itu tidak menulis apa-apa sejak laporan terakhir.
no_such_title = Tiada lagi meja umum yang bernama begitu.
nothing_to_take_back = Tiada langkah anda yang dapat ditarik balik dalam pusingan ini.
nothing_written = Tiada apa-apa ditulis.
old_version = Pelayan ini menggunakan protokol versi { $version }, bukan { $yours }; muat semula halaman.
one_seat_each = Dari alamat anda sudah ada yang duduk di meja ini; antara orang yang tidak saling kenal, satu tempat bagi setiap alamat, kecuali pembuat meja membenarkan lebih.
only_you_waited_for = Meja hanya menunggu anda.
option_not_allowed = Pilihan { $option }: { $given } tidak dibenarkan; dibenarkan: { $allowed }.
options_reserved = Pilihan name, players dan preset bukan peraturan meja.
origin_needed = Untuk menonton, program mesti menyebut asal yang dibenarkan pelayan ini.
other = Pelayan menolaknya ({ $id }).
patience = Beri pemain itu { $seconds } saat lagi.
players_of_no_game = Bilangan pemain diberi bersama permainan.
plays_next_deal = Anda bermain mulai pembahagian berikutnya; sebelum itu bot bermain di tempat ini.
practice_only =
    { $what ->
        [hint] Petunjuk hanya ada di meja latihan.
        [review] Pusingan hanya disemak di meja latihan.
        [hands] Daun pemain lain hanya ditunjukkan di meja latihan.
       *[other] Langkah hanya ditarik balik di meja latihan.
    }
press_busy = Banyak yang sedang dicetak sekarang; cuba lagi sebentar nanti.
prints_nothing = Pelayan ini tidak dapat mencetak: penyusun halaman tidak dipasang padanya ({ $command }).
proposed_too_often = Cukup cadangan untuk satu pusingan: selebih-lebihnya { $most } kali.
push_address = Pemberitahuan hanya dihantar ke alamat https perkhidmatan pemberitahuan awam.
push_keys = Kunci pemberitahuan pelayar ini tidak difahami.
ready_too_early = Pusingan berikutnya boleh diminta apabila pusingan ini tamat.
remove_nobody = Tiada orang lain di tempat itu.
remove_too_early = Tiada siapa dikeluarkan sebelum pembahagian pertama.
restarting = Pelayan ini sedang dimulakan semula; permainan anda disimpan dan diteruskan sebentar lagi.
review_too_early = Pusingan disemak apabila ia tamat.
round_not_played = Tiada pusingan sedang dimainkan.
rules_agreed_between = Peraturan dipersetujui antara dua pusingan, bukan semasa pusingan.
sat_out = Anda berehat dalam pusingan ini.
seat_just_taken = Orang lain baru sahaja mengambil tempat itu.
seats_taken = Tiada tempat duduk kosong di sini.
seed_given = Benih anda untuk pembahagian berikutnya sudah diterima.
server_full = Pelayan sudah penuh; cuba lagi kemudian.
server_starting_over = Pelayan ini akan dimulakan semula; cuba lagi dalam seminit.
stale_move = Keadaan meja sudah berubah; lihat sekali lagi.
stale_seed = Pembahagian yang akan datang ialah pusingan { $round }.
stopping = Pelayan ini akan berhenti.
table_busy = Meja ini sangat sibuk sekarang; cuba lagi.
table_closed = Meja ini sudah ditutup.
table_unreadable = Meja ini tidak dapat dibaca lagi. Pengendali pelayan menemui sebabnya dalam lognya.
too_much_today = Dari alamat anda sudah ditulis sebanyak yang disimpan pelayan ini bagi satu alamat sehari ({ $megabytes } MB). Cuba lagi beberapa minit lagi; pengendali pelayan boleh membenarkan lebih.
table_full = Tiada tempat duduk kosong; anda boleh menonton, atau mengambil tempat bot mengikut nombornya.
table_not_made = Meja tidak dapat dibuat sekarang; cuba lagi.
table_quiet = Meja ini tanpa perbualan.
taken_over = Tempat duduk ini dibuka di tetingkap lain, yang menggantikan tetingkap ini.
time_is_up = Masa anda untuk langkah ini habis; selepas bot membuatnya, anda boleh kembali.
too_deep =
    { $what ->
        [body] Isi permintaan bersarang terlalu dalam: selebih-lebihnya { $most } aras.
       *[other] Pesanan bersarang terlalu dalam: selebih-lebihnya { $most } aras.
    }
too_large =
    { $what ->
        [body] Isi permintaan terlalu panjang: selebih-lebihnya { $most } bait.
       *[other] Pesanan terlalu panjang: selebih-lebihnya { $most } bait.
    }
too_many_bots = Dengan bot sebanyak itu tiada tempat untuk anda; selebih-lebihnya { $most }.
too_many_connections = Terlalu ramai orang sudah bersambung dari alamat anda.
too_many_letters =
    { $what ->
        [title] Tajuk terlalu panjang: selebih-lebihnya { $most } aksara.
        [name] Nama terlalu panjang: selebih-lebihnya { $most } aksara.
       *[other] Pesanan terlalu panjang: selebih-lebihnya { $most } aksara.
    }
too_many_messages = Terlalu banyak pesanan; perlahankan dan sambung semula.
too_many_pushes = Paling banyak { $most } peranti boleh menerima pemberitahuan bagi satu tempat duduk; matikan satu dahulu.
too_many_requests = Terlalu banyak permintaan; tunggu sebentar.
too_many_tables = Anda sudah mempunyai banyak meja terbuka; tutup satu dahulu.
too_many_visitors = Pelayan ini tidak menerima pelawat lagi sekarang; cuba lagi dalam seminit.
too_many_watch = Terlalu ramai orang sudah menonton meja ini.
too_many_wrong_codes = Terlalu banyak kod salah dari alamat anda; tunggu seminit dan cuba lagi.
two_bets = Pilihan { $option }: tempat { $first } dan { $second } ada dua kali; dibenarkan: satu taruhan bagi setiap pasangan.
unknown_bot = Bot yang ada ialah { $levels }.
unknown_game = Tiada permainan itu; permainannya ialah { $games }.
unknown_move = Langkah itu tidak difahami.
unknown_option = Pilihan { $given } bukan pilihan { $game }; pilihannya ialah { $options }.
unknown_page = Permainan ini tiada halaman peraturan.
unknown_phrase = Ada { $count } ungkapan, bermula dari 0.
unknown_preset = Pratetap { $given } bukan pratetap { $game }; pratetapnya ialah { $presets }.
unknown_seat = Tiada tempat { $seat } di meja ini.
unknown_table = Tiada meja itu; mungkin pautan tersalah taip, atau meja itu sudah lama ditutup.
vote_after_round = Di meja awam, yang mengundi ialah mereka yang sudah bermain satu pusingan penuh di situ.
wrong_players = Pemain: { $given } tidak dapat bermain { $game }; dibenarkan: { $allowed }.
wrong_token = Tempat duduk ini bukan milik anda: kuncinya tidak sesuai.
