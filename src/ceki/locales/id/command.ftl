misused = { $why } (ceki --help menampilkan contoh)
interrupted = dihentikan
not-number =
    { $kind ->
        [int] { $option } { $given } tidak diizinkan; harus bilangan bulat
       *[float] { $option } { $given } tidak diizinkan; harus bilangan
    }
at-least = { $name } { $given } tidak diizinkan; paling sedikit { $least }
at-least-seconds = { $name }: { $given } tidak diizinkan; paling sedikit 0 detik
from-to = { $name } { $given } tidak diizinkan; { $low } sampai { $high }
not-pair = opsi { $given } tidak ditulis sebagai NAME=VALUE
not-of-house = opsi '{ $name }' bukan aturan meja; gunakan --{ $name }
twice = opsi '{ $name }' diberikan dua kali; berikan sekali saja
no-file = tidak ada berkas seperti itu
there-already = sudah ada sesuatu dengan nama itu; pilih nama lain
is-folder = ini folder, bukan berkas
not-folder = sebagian dari jalur ini adalah berkas, bukan folder
not-allowed-to = Anda tidak boleh membaca atau menulisnya
disk-read-only = diska ini tidak dapat ditulisi
disk-full = diska sudah penuh
nobody-answers = tidak ada yang menjawab di sana
port-in-use = program lain sudah mendengarkan di sana; --port menamai tempat lain
not-this-machine = itu bukan alamat mesin ini
not-text = { $file } bukan teks UTF-8, seperti yang perlu untuk log
too-long = { $file } lebih panjang dari { $most } MB; tidak ada log atau sesi sepanjang itu
save-where = --save { $file }: perlu berkas dalam folder yang sudah ada
file-where = --out { $file }: sebutkan berkas di folder yang ada
archived = { $file }: { $rounds } ronde, { $size } MB
with-game = { $option } dipakai dengan permainan, bukan dengan tautan meja, yang punya aturan sendiri
with-link = { $option } dipakai dengan tautan meja, seperti http://127.0.0.1:8000/t/K7MPRA
a-code = { $code } tampak seperti kode meja; sebutkan di mana: --server http://127.0.0.1:8000
watch-alone = --watch: yang menonton tidak punya kursi dan tidak punya nama
bot-leaves = Bot melepaskan kursinya.
one-store = --data dan --database (atau CEKI_DATABASE): salah satu, bukan keduanya
no-move = --move { $given }: ronde itu berisi langkah 1 sampai { $last }
one-round = --round dipakai dengan log meja; ini log satu ronde
no-round = --round { $given }: log itu berisi ronde 1 sampai { $last }
no-seat = --seat { $given }: kursinya 0 sampai { $last }
asked = Giliran kursi { $seat }.
two-bots = --bots { $given }: sebutkan dua bot, seperti search:20ms,greedy
two-a-look = --deals { $given } tidak diizinkan; paling sedikit dua untuk setiap tinjauan
no-cards = cards: tidak ada kartu yang disebut
no-tongue = --from { $given } tidak diizinkan; kata-kata ada dalam { $known }
left-out = { $game } belum dikompilasi, jadi situs ini tidak memuatnya: ceki compile mengompilasinya
page-stale = halaman di situs ini lebih lama daripada sumbernya di { $folder }; `{ $command }` di sana membangunnya lagi
site-written = situs ada di { $folder }: { $files } berkas, { $size } MB ({ $command })
no-page = { $game } tidak punya halaman cara bermain; `ceki rules { $game }` mencetak aturannya
picture-in-english = { $file } berbahasa Inggris: tidak ada fon di sini yang memiliki aksara itu. Pasang satu, misalnya Noto Sans CJK, atau tulis .svg, yang ditampilkan dengan fon pembaca sendiri.
no-language = bahasa { $given } tidak ada di sini; yang diizinkan: { $known }
language-first = --language ditulis sebelum perintah: ceki --language ms { $command }
no-command =
    { $near ->
        [none] tidak ada perintah { $given }
       *[other] tidak ada perintah { $given }; maksud Anda { $near }?
    }
no-option =
    { $near ->
        [none] tidak ada opsi { $option } di sini
       *[other] tidak ada opsi { $option } di sini; maksud Anda { $near }?
    }
option-takes = { $option } perlu nilai setelahnya
option-bare = { $option } tidak menerima nilai
missing = { $what } tidak ada
too-much = { $given } berlebih
not-fitting = { $what }: { $given } tidak diizinkan
needs = ini memerlukan { $library }, yang belum dipasang: { $command }
of-players = { $players } pemain
house = aturan meja: { $house }
checked = { $passed } lulus, { $failed } gagal
progress-choices = pilihan
progress-deals = pembagian
progress-laws = hukum
progress-pages = PDF
progress-percent = persen
progress-playouts = permainan
progress-rounds = ronde
progress-tables = meja
simulated-game = permainan
simulated-players = pemain
simulated-rounds = ronde
simulated-matches = pertandingan
simulated-seed = benih
simulated-moves = langkah
simulated-seconds = detik
simulated-moves-per-second = langkah per detik
simulated-wins = kemenangan
simulated-no-win = tanpa pemenang
simulated-cents = sen
simulated-pot = pot
simulated-digest = ringkasan
law-holds = dipatuhi
law-broken = DILANGGAR
law-of-written = aturannya Python kecil, dan tiga ronde dimainkan
law-of-moves = pada setiap langkah kartu terjaga, ada yang bisa melangkah, dan ronde selesai; jumlah sen nol
law-of-leaks = yang dilihat dan boleh dilakukan satu kursi tidak bergantung pada yang tidak dilihatnya
law-of-replays = satu ronde adalah kunci dan langkah-langkahnya
law-of-options = setiap prasetel dan setiap nilai opsi mematuhi hukum
law-of-modes = yang ditulis dan yang dikompilasi menghasilkan ronde yang sama
law-of-many = banyak ronde yang dikompilasi juga mematuhi hukum
laws-asked =
    { $left ->
        [none] { $game }: { $hold } hukum dipatuhi, { $broken } dilanggar
       *[other] { $game }: { $hold } hukum dipatuhi, { $broken } dilanggar; tidak diuji: { $left }
    }
laws-played =
    { $how ->
        [long] { $rounds } ronde dimainkan.
        [written] { $rounds } ronde dimainkan, semuanya seperti yang ditulis. Dengan tambahan `author`, jauh lebih banyak ronde dimainkan secara terkompilasi.
       *[short] { $rounds } ronde dimainkan. --long memainkan kira-kira sepuluh kali lipat.
    }
bot-name = bot { $kind }

no-code = Tidak ada aturan { $game } yang menjalankan { $clause }; `ceki rules { $game }` memuat pasalnya.
game-written =
    Ditulis { $folder }: rules.py, page.md, dan test_rules.py.
    Di meja dengan: CEKI_GAMES={ $around } ceki play { $game }
    Hukumnya: ceki test-game { $folder }   Ujiannya: python -m pytest { $folder }
language-unchecked = Belum ada yang memeriksa kata-kata ini. Anda dapat membantu: lihat “Add a language” di dokumentasi.
language-written =
    Ditulis { $folder }, dengan setiap teks Inggris sebagai komentar.
    Untuk menerjemahkan satu teks, hapus # di depannya dan tulis terjemahan Anda setelah =.
    Lihat: ceki --language { $code } games   Hitung: make languages   Panduan: docs/guide/add-a-language.md
pictures = gambar
compiling = Mengompilasi { $game }; sampai selesai, aturannya berjalan seperti yang ditulis.
compiled = { $game }: dikompilasi untuk { $use } ({ $seconds } d).
runs-written = Aturan berjalan seperti yang ditulis: { $why }

# Backups of a server
saved = { $tables } meja dengan { $events } peristiwa disimpan di { $file }. Di dalamnya ada rahasia kursi dan pembagian berikutnya: simpan untuk Anda sendiri.
restored = { $tables } meja dengan { $events } peristiwa dipulihkan dari { $file }.
no-database = basis data tidak dapat dipakai: { $why }
table-broken = meja { $table } tidak dapat dimainkan ulang dari catatannya; di berkas ia seperti semula
