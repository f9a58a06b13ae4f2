home = Halaman utama
close = Tutup
print = Cetak
try-again = Cuba lagi
page-broke = Ada sesuatu yang rosak pada halaman ini, maka ia tidak dapat ditunjukkan.
part-away = Sebahagian halaman ini tidak sampai. Cuba lagi apabila ada rangkaian.
all-kept = Apa yang telah anda main tetap disimpan.
language = Bahasa
language-away = Perkataan bahasa ini tidak dapat diambil. Muat semula halaman ini apabila ada rangkaian.
language-part = { $percent } halaman ini sudah diterjemahkan; selebihnya dalam { $name }.

# Settings

settings = Tetapan
settings-you = Anda
settings-name = Nama anda
settings-name-empty = Boleh dibiarkan kosong
settings-looks = Rupa
settings-colours = Warna
colours-auto = ikut peranti
colours-light = cerah
colours-dark = gelap
settings-size = Saiz daun
size-usual = biasa
size-large = besar
size-very-large = sangat besar
settings-movement = Gerakan
movement-none = tiada
movement-usual = biasa
movement-fast = cepat
settings-contrast = Kontras tinggi
settings-index = Huruf penanda pada daun
settings-play = Permainan
settings-sorted = Susunan daun di tangan
sorted-rank = ikut nilai
sorted-suit = ikut bunga
sorted-mine = susunan saya sendiri
settings-win = Apabila boleh menang
win-ask = sentiasa tanya dahulu
win-auto = terus menang
settings-one-tap = Satu ketikan memainkan daun
settings-keys = Kekunci satu huruf
settings-told = Pemberitahuan
settings-sound = Bunyi
settings-volume = Kelantangan
settings-notices = Beritahu saya pada peranti ini apabila tiba giliran saya
notices-refused = Pelayar tidak membenarkannya. Ubah tetapan pelayar untuk halaman ini.
notices-none = Pelayar ini tidak memaparkan pemberitahuan di sini. Tajuk tab menunjukkan apabila tiba giliran anda.
settings-chat = Tunjukkan tulisan pemain lain jika meja membenarkannya

# The levels of bots

bots = Bot
level =
    { $name ->
        [easy] Mudah
        [middle] Sederhana
        [strong] Handal
       *[other] { $name }
    }
level-plays =
    { $name ->
        [easy] Memandang sedikit ke hadapan, dan kadang-kadang tersilap.
        [middle] Memandang ke hadapan, mengambil setiap kemenangan, dan jarang tersilap.
        [strong] Memandang ke hadapan sejauh yang boleh dalam sekelip mata, dan tidak sengaja tersilap.
       *[other] { $says }
    }

# Keys

keys = Kekunci
keys-move = bergerak di antara daun
keys-lay = alihkan daun: susunan saya sendiri
keys-choose = pilih daun; sekali lagi: mainkan
keys-buttons = butang, dari kiri
not-whole = Bahagian ini tidak dimuatkan
not-whole-says = Muat semula halaman ini apabila ada rangkaian. Pusingan ini disimpan.
