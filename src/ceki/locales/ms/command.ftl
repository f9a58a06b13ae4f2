misused = { $why } (ceki --help menunjukkan contoh)
interrupted = dihentikan
not-number =
    { $kind ->
        [int] { $option } { $given } tidak dibenarkan; mesti nombor bulat
       *[float] { $option } { $given } tidak dibenarkan; mesti nombor
    }
at-least = { $name } { $given } tidak dibenarkan; sekurang-kurangnya { $least }
at-least-seconds = { $name }: { $given } tidak dibenarkan; sekurang-kurangnya 0 saat
from-to = { $name } { $given } tidak dibenarkan; { $low } hingga { $high }
not-pair = pilihan { $given } tidak ditulis sebagai NAME=VALUE
not-of-house = pilihan '{ $name }' bukan peraturan meja; gunakan --{ $name }
twice = pilihan '{ $name }' diberi dua kali; beri sekali sahaja
no-file = tiada fail seperti itu
there-already = sudah ada sesuatu dengan nama itu; pilih nama lain
is-folder = ini folder, bukan fail
not-folder = sebahagian daripada laluan ini ialah fail, bukan folder
not-allowed-to = anda tidak dibenarkan membaca atau menulisnya
disk-read-only = cakera ini tidak boleh ditulis
disk-full = cakera sudah penuh
nobody-answers = tiada sesiapa menjawab di sana
port-in-use = program lain sudah mendengar di sana; --port menamakan tempat lain
not-this-machine = itu bukan alamat mesin ini
not-text = { $file } bukan teks UTF-8, seperti yang perlu bagi log
too-long = { $file } lebih panjang daripada { $most } MB; tiada log atau sesi sepanjang itu
save-where = --save { $file }: perlu fail dalam folder yang sudah ada
file-where = --out { $file }: namakan fail dalam folder yang ada
archived = { $file }: { $rounds } pusingan, { $size } MB
with-game = { $option } digunakan dengan permainan, bukan dengan pautan meja, yang ada peraturannya sendiri
with-link = { $option } digunakan dengan pautan meja, seperti http://127.0.0.1:8000/t/K7MPRA
a-code = { $code } nampak seperti kod meja; sebutkan di mana: --server http://127.0.0.1:8000
watch-alone = --watch: yang menonton tiada tempat dan tiada nama
bot-leaves = Bot melepaskan tempatnya.
one-store = --data dan --database (atau CEKI_DATABASE): salah satu, bukan kedua-duanya
no-move = --move { $given }: pusingan itu ada langkah 1 hingga { $last }
one-round = --round digunakan dengan log meja; ini log satu pusingan
no-round = --round { $given }: log itu ada pusingan 1 hingga { $last }
no-seat = --seat { $given }: tempatnya 0 hingga { $last }
asked = Giliran tempat { $seat }.
two-bots = --bots { $given }: namakan dua bot, seperti search:20ms,greedy
two-a-look = --deals { $given } tidak dibenarkan; sekurang-kurangnya dua bagi setiap tinjauan
no-cards = cards: tiada daun disebut
no-tongue = --from { $given } tidak dibenarkan; perkataan ada dalam { $known }
left-out = { $game } belum disusun, jadi laman ini tidak memuatkannya: ceki compile menyusunnya
page-stale = halaman dalam laman ini lebih lama daripada sumbernya di { $folder }; `{ $command }` di sana membinanya semula
site-written = laman ada di { $folder }: { $files } fail, { $size } MB ({ $command })
no-page = { $game } tiada halaman cara bermain; `ceki rules { $game }` mencetak peraturannya
picture-in-english = { $file } dalam bahasa Inggeris: tiada fon di sini yang mempunyai aksara itu. Pasang satu, seperti Noto Sans CJK, atau tulis .svg, yang dipaparkan dengan fon pembaca sendiri.
no-language = bahasa { $given } tiada di sini; dibenarkan: { $known }
language-first = --language ditulis sebelum perintah: ceki --language ms { $command }
no-command =
    { $near ->
        [none] tiada perintah { $given }
       *[other] tiada perintah { $given }; maksud anda { $near }?
    }
no-option =
    { $near ->
        [none] tiada pilihan { $option } di sini
       *[other] tiada pilihan { $option } di sini; maksud anda { $near }?
    }
option-takes = { $option } memerlukan nilai selepasnya
option-bare = { $option } tidak mengambil nilai
missing = { $what } tiada
too-much = { $given } terlebih
not-fitting = { $what }: { $given } tidak dibenarkan
needs = ini memerlukan { $library }, yang belum dipasang: { $command }
of-players = { $players } pemain
house = peraturan meja: { $house }
checked = { $passed } lulus, { $failed } gagal
progress-choices = pilihan
progress-deals = pembahagian
progress-laws = undang-undang
progress-pages = PDF
progress-percent = peratus
progress-playouts = permainan
progress-rounds = pusingan
progress-tables = meja
simulated-game = permainan
simulated-players = pemain
simulated-rounds = pusingan
simulated-matches = perlawanan
simulated-seed = benih
simulated-moves = langkah
simulated-seconds = saat
simulated-moves-per-second = langkah sesaat
simulated-wins = kemenangan
simulated-no-win = tiada pemenang
simulated-cents = sen
simulated-pot = tabung
simulated-digest = ringkasan
law-holds = dipatuhi
law-broken = DILANGGAR
law-of-written = peraturannya Python kecil, dan tiga pusingan dimainkan
law-of-moves = pada setiap langkah daun terpelihara, ada yang boleh bergerak, dan pusingan tamat; jumlah sen sifar
law-of-leaks = apa yang dilihat dan boleh dibuat oleh satu tempat tidak bergantung pada apa yang tidak dilihatnya
law-of-replays = satu pusingan ialah kunci dan langkahnya
law-of-options = setiap pratetap dan setiap nilai pilihan mematuhi undang-undang
law-of-modes = yang ditulis dan yang dikompil menghasilkan pusingan yang sama
law-of-many = banyak pusingan yang dikompil juga mematuhi undang-undang
laws-asked =
    { $left ->
        [none] { $game }: { $hold } undang-undang dipatuhi, { $broken } dilanggar
       *[other] { $game }: { $hold } undang-undang dipatuhi, { $broken } dilanggar; tidak diuji: { $left }
    }
laws-played =
    { $how ->
        [long] { $rounds } pusingan dimainkan.
        [written] { $rounds } pusingan dimainkan, semuanya seperti yang ditulis. Dengan tambahan `author`, jauh lebih banyak pusingan dimainkan secara terkompil.
       *[short] { $rounds } pusingan dimainkan. --long memainkan kira-kira sepuluh kali ganda.
    }
bot-name = bot { $kind }

no-code = Tiada peraturan { $game } melaksanakan { $clause }; `ceki rules { $game }` menyenaraikan fasalnya.
game-written =
    Ditulis { $folder }: rules.py, page.md dan test_rules.py.
    Di meja dengan: CEKI_GAMES={ $around } ceki play { $game }
    Undang-undangnya: ceki test-game { $folder }   Ujiannya: python -m pytest { $folder }
language-unchecked = Belum ada sesiapa yang menyemak perkataan ini. Anda boleh membantu: lihat “Add a language” dalam dokumentasi.
language-written =
    Ditulis { $folder }, dengan setiap teks Inggeris sebagai komen.
    Untuk menterjemah satu teks, buang # di depannya dan tulis terjemahan anda selepas =.
    Lihat: ceki --language { $code } games   Kira: make languages   Panduan: docs/guide/add-a-language.md
pictures = gambar
compiling = Menyusun { $game }; sehingga selesai, peraturannya berjalan seperti yang ditulis.
compiled = { $game }: disusun untuk { $use } ({ $seconds } s).
runs-written = Peraturan berjalan seperti yang ditulis: { $why }

# Backups of a server
saved = { $tables } meja dengan { $events } peristiwa disimpan dalam { $file }. Di dalamnya ada rahsia tempat duduk dan pembahagian yang akan datang: simpan untuk anda sahaja.
restored = { $tables } meja dengan { $events } peristiwa dipulihkan daripada { $file }.
no-database = pangkalan data tidak dapat digunakan: { $why }
table-broken = meja { $table } tidak dapat dimainkan semula daripada catatannya; ia ada dalam fail seperti asalnya
