# Halaman untuk apa yang dicetak bagi meja sebenar. $pages, $cards, $n ialah nombor.

title = Cetak untuk meja sebenar
says = Dek pada saiz sebenar, cara bermain pada sehelai kertas, dan helaian markah: setiap satu sebagai PDF.
things = Dek, risalah dan helaian markah
kind = Apa yang dicetak
deck = Satu dek daun
deck-says = Saiz sebenar, untuk digunting
leaflet = Cara bermain
leaflet-says = Sehelai kertas, dilipat sekali
score-sheet = Helaian markah
score-sheet-says = Dengan apa yang dikira dalam permainan
replacements = Tanpa daun Ceki
replacements-says = Jubin Mah Jong sebagai ganti

# Apa tepatnya
cards-for = Daun untuk
any-game = Mana-mana permainan: sekian setengah dek
half-decks = Setengah dek
half-decks-of = { $n }, { $cards } helai daun
game = Permainan
players = Pemain
paper = Kertas
paper-name =
    { $name ->
        [a4] A4
        [letter] Letter
       *[other] { $name }
    }
size = Saiz daun
size-name =
    { $name ->
        [classic] 24 × 60 mm, seperti daun Ceki
        [large] 36 × 90 mm, besar
        [poker] 63.5 × 88.9 mm, muat sarung daun
       *[other] { $name }
    }
backs = Dengan belakang, untuk kedua-dua muka
index = Nombor atau huruf di kedua-dua hujung

# Apa jadinya
pages = { $pages } halaman.
deck-pages = { $cards } helai daun pada { $pages } halaman.
true-size = Cetak pada 100% (“Saiz sebenar”), jangan sekali-kali “Muat”. Kemudian ukur segi empat sama 50 mm dan pembaris 100 mm.
fold = Cetak pada kedua-dua muka, balik pada tepi pendek, dan lipat di tengah.
open = Buka PDF
making = PDF sedang dibuat…
made = PDF sudah siap.
open-made = Buka sekali lagi
ready = Sedia untuk dicetak
none-ready = Tiada yang sedia di sini.

# Tempat yang tidak mencetak
cannot-server = Pelayan ini belum dapat mencetak. Yang menjalankannya memasang bahagian pencetak, lalu memulakannya semula:
cannot-files = Tiada apa-apa yang sedia untuk dicetak di sini. Pada komputer dengan Python, ceki mencetaknya:
command-install = pip install 'ceki[print]'
command-print = ceki print deck -o deck.pdf --backs
