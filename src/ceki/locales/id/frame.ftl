home = Beranda
close = Tutup
print = Cetak
try-again = Coba lagi
page-broke = Ada yang rusak di halaman ini, jadi halaman ini tidak dapat ditampilkan.
part-away = Sebagian halaman ini tidak sampai. Coba lagi bila ada jaringan.
all-kept = Yang sudah Anda mainkan tetap disimpan.
language = Bahasa
language-away = Kata-kata bahasa ini tidak dapat diambil. Muat ulang halaman ini saat ada jaringan.
language-part = { $percent } halaman ini sudah diterjemahkan; sisanya dalam { $name }.

# Settings

settings = Pengaturan
settings-you = Anda
settings-name = Nama Anda
settings-name-empty = Boleh dikosongkan
settings-looks = Tampilan
settings-colours = Warna
colours-auto = ikut perangkat
colours-light = terang
colours-dark = gelap
settings-size = Ukuran kartu
size-usual = biasa
size-large = besar
size-very-large = sangat besar
settings-movement = Gerakan
movement-none = tidak ada
movement-usual = biasa
movement-fast = cepat
settings-contrast = Kontras tinggi
settings-index = Huruf penanda pada kartu
settings-play = Permainan
settings-sorted = Urutan kartu di tangan
sorted-rank = menurut nilai
sorted-suit = menurut jenis
sorted-mine = urutan saya sendiri
settings-win = Saat bisa menang
win-ask = selalu tanya dulu
win-auto = langsung menang
settings-one-tap = Satu ketukan memainkan kartu
settings-keys = Tombol satu huruf
settings-told = Pemberitahuan
settings-sound = Suara
settings-volume = Volume
settings-notices = Beri tahu saya di perangkat ini saat giliran saya tiba
notices-refused = Browser tidak mengizinkannya. Ubah pengaturan browser untuk halaman ini.
notices-none = Browser ini tidak menampilkan pemberitahuan di sini. Judul tab memberi tahu saat giliran Anda tiba.
settings-chat = Tampilkan tulisan pemain lain jika meja mengizinkannya

# The levels of bots

bots = Bot
level =
    { $name ->
        [easy] Mudah
        [middle] Sedang
        [strong] Mahir
       *[other] { $name }
    }
level-plays =
    { $name ->
        [easy] Melihat sedikit ke depan, dan kadang-kadang keliru.
        [middle] Melihat ke depan, mengambil setiap kemenangan, dan jarang keliru.
        [strong] Melihat sejauh mungkin dalam sekejap mata, dan tidak keliru.
       *[other] { $says }
    }

# Keys

keys = Tombol
keys-move = bergerak di antara kartu
keys-lay = pindahkan kartu: urutan saya sendiri
keys-choose = pilih kartu; sekali lagi: mainkan
keys-buttons = tombol layar, dari kiri
not-whole = Bagian ini tidak termuat
not-whole-says = Muat ulang halaman ini saat ada jaringan. Ronde ini tetap tersimpan.
