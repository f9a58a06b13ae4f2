advice_failed = Petunjuk tidak dapat dihitung; minta sekali lagi.
bad_option =
    { $option ->
        [none] Opsi-opsi ini tidak dapat dipakai bersama ({ $reason }).
       *[other] Opsi { $option } tidak cocok ({ $reason }).
    }
bad_option_value = Salah satu opsi berisi nilai yang tidak dipahami.
banned = Pengelola server ini telah memblokir alamat Anda. Di /about ada kepada siapa Anda bisa menulis.
body_slow = Sisa permintaan itu tidak datang tepat waktu.
clock_runs = Waktu pemain itu masih berjalan: bila habis, bot menggantikannya.
database_away = Meja tidak dapat disimpan sekarang; coba lagi sebentar lagi.
database_unwritable = Basis data server ini tidak dapat ditulis.
days_alone = Meja berhari-hari tidak memiliki batas detik untuk satu langkah dan bukan untuk latihan.
deal_not_open = Pembagian berikutnya belum dibuka untuk benih.
foreign_origin = Server ini tidak menerima apa pun dari halaman di alamat ini. Pengelolanya dapat mengizinkan alamat itu: ceki serve --origin ALAMAT.
game_or_half_decks = Dek adalah untuk satu permainan, atau sekian setengah dek; bukan keduanya.
game_stopped = Sebuah aturan { $game } tidak selesai di meja lain, jadi server ini tidak membuka meja { $game } lagi sampai dijalankan ulang.
header_missing = Permintaan yang mengubah sesuatu perlu kepala X-Ceki: 1.
hint_not_yours = Petunjuk hanya untuk pemain yang sedang mendapat giliran.
illegal_move = Langkah itu tidak diizinkan sekarang.
leaflet_too_long = { $game } terlalu panjang untuk selebaran selembar kertas.
left_seat = Kursi ini bukan milik Anda lagi: Anda telah meninggalkannya.
looks_on = Anda menonton; hanya pemain yang duduk boleh melakukannya.
match_over = Pertandingan selesai.
muted = Pengelola server ini telah membisukan Anda di meja ini.
no_pushes = Server ini tidak mengirim pemberitahuan giliran Anda.
no_such_game = Tidak ada permainan { $given } di sini, atau permainan itu tidak dapat dimainkan; yang ada: { $games }.
no_such_seat = Opsi { $option }: kursi { $seat } tidak ada; yang diizinkan: 0 sampai { $last }.
not_agreed_here = Opsi { $given } tidak bisa disepakati antar-ronde di sini; yang diizinkan: { $allowed }.
not_by_days = Pemberitahuan giliran hanya untuk meja berhari-hari.
not_bytes = Pesan harus berupa teks, bukan bita.
not_dealt = Kartu belum dibagikan.
not_done_here =
    { $status ->
        [405] Itu tidak dapat dilakukan di sini: alamat ini menjawab jenis permintaan lain.
       *[other] Itu tidak dapat dilakukan di sini (status HTTP { $status }).
    }
not_here = Tidak ada apa-apa di sini.
not_proposed = Bukan itu yang diusulkan sekarang; lihat sekali lagi.
not_understood =
    { $what ->
        [hello] Kirim hello dulu
        [request] Permintaan itu tidak dipahami
       *[other] Pesan itu tidak dipahami
    }: { $where ->
        [none] isinya
       *[other] { $where }
    } { $wrong ->
        [missing] tidak ada
        [one_of] tidak cocok; yang diizinkan: { $limit }
        [unknown] bukan isian di sini
        [text] harus berupa teks
        [whole_number] harus berupa bilangan bulat
        [flag] harus true atau false
        [object] harus berupa objek
        [at_least] harus paling sedikit { $limit }
        [at_most] harus paling banyak { $limit }
        [longer] harus berisi paling sedikit { $limit } karakter
        [shorter] harus berisi paling banyak { $limit } karakter
        [more] harus berisi paling sedikit { $limit } entri
        [fewer] harus berisi paling banyak { $limit } entri
        [pattern]
            { $limit ->
                [hexadecimal] harus 32 digit heksadesimal, 0 sampai 9 dan a sampai f
                [identifier] harus huruf A sampai Z, angka, - dan _
               *[other] harus ditulis dengan cara lain
            }
        [json] bukan JSON
       *[other] berisi nilai yang tidak cocok
    }.
not_waited_for = Meja tidak menunggu pemain itu.
not_your_turn = Bukan giliran Anda.
nothing_said = Sambungan ditutup karena terlalu lama tidak ada pesan.
nothing_to_report = Kursi itu tidak menulis apa-apa sejak laporan terakhir.
no_such_title = Tidak ada lagi meja umum yang bernama begitu.
nothing_to_take_back = Tidak ada langkah Anda yang dapat ditarik kembali dalam ronde ini.
nothing_written = Tidak ada yang ditulis.
old_version = Server ini memakai versi { $version } protokol, bukan { $yours }; muat ulang halaman.
one_seat_each = Dari alamat Anda sudah ada yang duduk di meja ini; di antara orang yang tidak saling kenal, satu kursi untuk setiap alamat, kecuali pembuat meja mengizinkan lebih.
only_you_waited_for = Meja hanya menunggu Anda.
option_not_allowed = Opsi { $option }: { $given } tidak diizinkan; yang diizinkan: { $allowed }.
options_reserved = Opsi name, players, dan preset bukan aturan meja.
origin_needed = Untuk menonton, program harus menyebut asal yang diizinkan server ini.
other = Server menolaknya ({ $id }).
patience = Beri pemain itu { $seconds } detik lagi.
players_of_no_game = Jumlah pemain diberikan bersama permainan.
plays_next_deal = Anda bermain mulai pembagian berikutnya; sebelum itu bot bermain di kursi ini.
practice_only =
    { $what ->
        [hint] Petunjuk hanya ada di meja latihan.
        [review] Ronde hanya ditinjau di meja latihan.
        [hands] Kartu pemain lain hanya ditampilkan di meja latihan.
       *[other] Langkah hanya ditarik kembali di meja latihan.
    }
press_busy = Banyak yang sedang dicetak sekarang; coba lagi sebentar.
prints_nothing = Server ini tidak dapat mencetak: penyusun halaman tidak terpasang di sana ({ $command }).
proposed_too_often = Terlalu banyak usulan untuk satu ronde; yang diizinkan: { $most }.
push_address = Pemberitahuan hanya dikirim ke alamat https layanan notifikasi publik.
push_keys = Kunci pemberitahuan browser ini tidak dipahami.
ready_too_early = Ronde berikutnya dapat diminta setelah ronde ini selesai.
remove_nobody = Tidak ada orang lain di tempat itu.
remove_too_early = Tidak ada yang dikeluarkan sebelum pembagian pertama.
restarting = Server ini sedang dimulai ulang; permainan Anda disimpan dan dilanjutkan sebentar lagi.
review_too_early = Ronde ditinjau setelah selesai.
round_not_played = Tidak ada ronde yang sedang dimainkan.
rules_agreed_between = Aturan disepakati di antara dua ronde, bukan selama ronde berjalan.
sat_out = Anda istirahat dalam ronde ini.
seat_just_taken = Orang lain baru saja mengambil kursi itu.
seats_taken = Tidak ada kursi kosong di sini.
seed_given = Benih Anda untuk pembagian berikutnya sudah diterima.
server_full = Server penuh; coba lagi nanti.
server_starting_over = Server ini akan dimulai ulang; coba lagi satu menit lagi.
stale_move = Keadaan meja sudah berubah; lihat sekali lagi.
stale_seed = Pembagian yang akan datang adalah ronde { $round }.
stopping = Server ini akan berhenti.
table_busy = Meja ini sangat sibuk sekarang; coba lagi.
table_closed = Meja ini sudah ditutup.
table_unreadable = Meja ini tidak dapat dibaca lagi. Pengelola server menemukan sebabnya di lognya.
too_much_today = Dari alamat Anda sudah ditulis sebanyak yang disimpan server ini untuk satu alamat sehari ({ $megabytes } MB). Coba lagi beberapa menit lagi; pengelola server dapat mengizinkan lebih.
table_full = Tidak ada kursi kosong; Anda dapat menonton, atau mengambil tempat bot menurut nomornya.
table_not_made = Meja tidak dapat dibuat sekarang; coba lagi.
table_quiet = Meja ini tanpa obrolan.
taken_over = Kursi ini dibuka di jendela lain, yang menggantikan jendela ini.
time_is_up = Waktu Anda untuk langkah ini habis; setelah bot melakukannya, Anda dapat kembali.
too_deep =
    { $what ->
        [body] Isi permintaan bersarang terlalu dalam: paling banyak { $most } tingkat.
       *[other] Pesan bersarang terlalu dalam: paling banyak { $most } tingkat.
    }
too_large =
    { $what ->
        [body] Isi permintaan terlalu panjang: paling banyak { $most } bita.
       *[other] Pesan terlalu panjang: paling banyak { $most } bita.
    }
too_many_bots = Dengan bot sebanyak itu tidak ada kursi untuk Anda; paling banyak { $most }.
too_many_connections = Terlalu banyak orang sudah terhubung dari alamat Anda.
too_many_letters =
    { $what ->
        [title] Judul terlalu panjang: paling banyak { $most } karakter.
        [name] Nama terlalu panjang: paling banyak { $most } karakter.
       *[other] Pesan terlalu panjang: paling banyak { $most } karakter.
    }
too_many_messages = Terlalu banyak pesan; pelan-pelan, lalu sambungkan lagi.
too_many_pushes = Paling banyak { $most } perangkat dapat menerima pemberitahuan untuk satu kursi; matikan satu dulu.
too_many_requests = Terlalu banyak permintaan; tunggu sebentar.
too_many_tables = Anda sudah punya banyak meja terbuka; tutup salah satunya dulu.
too_many_visitors = Server ini tidak menerima pengunjung lagi sekarang; coba lagi satu menit lagi.
too_many_watch = Terlalu banyak orang sudah menonton meja ini.
too_many_wrong_codes = Terlalu banyak kode salah dari alamat Anda; tunggu satu menit, lalu coba lagi.
two_bets = Opsi { $option }: kursi { $first } dan { $second } tertulis dua kali; yang diizinkan: satu taruhan untuk setiap pasangan.
unknown_bot = Bot yang ada: { $levels }.
unknown_game = Tidak ada permainan itu; yang ada: { $games }.
unknown_move = Langkah itu tidak dipahami.
unknown_option = { $given } bukan opsi { $game }; opsinya: { $options }.
unknown_page = Permainan ini tanpa halaman aturan.
unknown_phrase = Ada { $count } ungkapan, mulai dari 0.
unknown_preset = { $given } bukan prasetel { $game }; prasetelnya: { $presets }.
unknown_seat = Tidak ada kursi { $seat } di meja ini.
unknown_table = Tidak ada meja itu; mungkin tautannya salah ketik, atau mejanya sudah lama ditutup.
vote_after_round = Di meja umum, yang memilih adalah mereka yang sudah bermain satu ronde penuh di sana.
wrong_players = Pemain: { $given } tidak dapat bermain { $game }; yang diizinkan: { $allowed }.
wrong_token = Kursi ini bukan milik Anda: kuncinya tidak cocok.
