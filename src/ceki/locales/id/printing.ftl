# Halaman untuk apa yang dicetak bagi meja sungguhan. $pages, $cards, $n adalah angka.

title = Cetak untuk meja sungguhan
says = Dek dengan ukuran asli, cara bermain pada selembar kertas, dan lembar skor: masing-masing sebagai PDF.
things = Dek, selebaran, dan lembar skor
kind = Apa yang dicetak
deck = Satu dek kartu
deck-says = Ukuran asli, untuk digunting
leaflet = Cara bermain
leaflet-says = Selembar kertas, dilipat sekali
score-sheet = Lembar skor
score-sheet-says = Dengan apa yang dihitung dalam permainan
replacements = Tanpa kartu Ceki
replacements-says = Ubin Mah Jong sebagai ganti

# Apa tepatnya
cards-for = Kartu untuk
any-game = Permainan apa pun: sekian setengah dek
half-decks = Setengah dek
half-decks-of = { $n }, { $cards } kartu
game = Permainan
players = Pemain
paper = Kertas
paper-name =
    { $name ->
        [a4] A4
        [letter] Letter
       *[other] { $name }
    }
size = Ukuran kartu
size-name =
    { $name ->
        [classic] 24 × 60 mm, seperti kartu Ceki
        [large] 36 × 90 mm, besar
        [poker] 63,5 × 88,9 mm, muat sampul kartu
       *[other] { $name }
    }
backs = Dengan punggung, untuk kedua sisi
index = Angka atau huruf di kedua ujung

# Apa jadinya
pages = { $pages } halaman.
deck-pages = { $cards } kartu pada { $pages } halaman.
true-size = Cetak pada 100% (“Ukuran sebenarnya”), jangan “Sesuaikan”. Lalu ukur bujur sangkar 50 mm dan penggaris 100 mm.
fold = Cetak di kedua sisi, balik pada tepi pendek, dan lipat di tengah.
open = Buka PDF
making = PDF sedang dibuat…
made = PDF sudah siap.
open-made = Buka sekali lagi
ready = Siap dicetak
none-ready = Tidak ada yang siap di sini.

# Tempat yang tidak mencetak
cannot-server = Server ini belum dapat mencetak. Yang menjalankannya memasang bagian pencetak, lalu memulainya lagi:
cannot-files = Tidak ada yang siap dicetak di sini. Di komputer dengan Python, ceki mencetaknya:
command-install = pip install 'ceki[print]'
command-print = ceki print deck -o deck.pdf --backs
