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
not-pair = pilihan { $given } tidak ditulis sebagai NAME=VALUE
not-of-house = pilihan '{ $name }' bukan pilihan rumah; gunakan --{ $name }
twice = pilihan '{ $name }' diberikan dua kali; berikan sekali saja
no-file = tidak ada berkas seperti itu
is-folder = ini folder, bukan berkas
not-folder = sebagian dari jalur ini adalah berkas, bukan folder
not-allowed-to = Anda tidak boleh membaca atau menulisnya
disk-read-only = diska ini tidak dapat ditulisi
disk-full = diska sudah penuh
nobody-answers = tidak ada yang menjawab di sana
not-text = { $file } bukan teks UTF-8, seperti yang perlu untuk log
save-where = --save { $file }: perlu berkas dalam folder yang sudah ada
bots-ready = Bot sedang bersiap untuk { $game }; pertama kali perlu waktu hingga satu menit.
with-game = { $option } dipakai dengan permainan, bukan dengan tautan meja, yang punya aturan sendiri
with-link = { $option } dipakai dengan tautan meja, seperti http://127.0.0.1:8000/t/K7MPRA
a-code = { $code } tampak seperti kode meja; sebutkan di mana: --server http://127.0.0.1:8000
watch-alone = --watch: yang menonton tidak punya kursi dan tidak punya nama
bot-leaves = Bot melepaskan kursinya.
one-store = --data dan --database (atau CEKI_DATABASE): salah satu, bukan keduanya
no-move = --move { $given }: babak itu punya langkah 1 sampai { $last }
one-round = --round dipakai dengan log meja; ini log satu babak
no-round = --round { $given }: log itu punya babak 1 sampai { $last }
no-seat = --seat { $given }: kursinya 0 sampai { $last }
asked = Giliran kursi { $seat }.
two-bots = --bots { $given }: sebutkan dua bot, seperti search:20ms,greedy
two-a-look = --deals { $given } tidak diizinkan; paling sedikit dua untuk setiap tinjauan
no-cards = cards: tidak ada kartu yang disebut
no-tongue = --from { $given } tidak diizinkan; kata-kata ada dalam { $known }
left-out = { $game } tidak punya aturan terkompilasi, jadi situs ini tidak memuatnya
site-written = situs ada di { $folder }: { $files } berkas, { $size } MB ({ $command })
no-page = { $game } tidak punya halaman cara bermain; `ceki rules { $game }` mencetak aturannya
