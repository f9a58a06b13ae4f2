# Yang dicetak: set kartu, selebaran, lembar skor.

deck-for = { $game }, { $players } pemain: { $cards } kartu
half-decks = { $decks } setengah dek: { $cards } kartu
sheet = Lembar { $sheet } dari { $sheets }
print-at-full-size = Cetak pada 100% (“Ukuran sebenarnya”), jangan “Sesuaikan”. Lalu ukur: kotak ini { $square } mm lebar dan tingginya, penggaris { $ruler } mm panjangnya. Potong dari tanda ke tanda.
turn-over =
    { $lies ->
        [true] Punggung kartu: cetak dua sisi, balik di tepi pendek.
       *[false] Punggung kartu: cetak dua sisi, balik di tepi panjang.
    }

# Yang dikatakan dan ditolak oleh perintah
written = { $file } sudah ditulis. { $what }
files-written = { $files } berkas sudah ditulis ke { $folder }.
not-known = { $option } { $given } tidak dikenal; yang boleh: { $allowed }
not-length = { $option } { $given } tidak boleh; 0mm sampai { $most }mm
not-ending = { $file }: nama harus berakhir dengan { $allowed }, karena yang ditulis adalah PDF
with-for = { $option } hanya bersama --for GAME
for-or-half-decks = --for dan --half-decks: salah satu saja
too-long = { $game } terlalu panjang untuk selebaran selembar

# Selebaran
how-to-play = Cara bermain
players-from = Untuk { $first } sampai { $last } pemain
players-of = Untuk { $seats } pemain
or = { " atau " }
sources = Sumber
source =
    { $pages ->
        [none] { $title }
       *[other] { $title }, { $pages }
    }
colophon = Dibuat dengan ceki, rumah permainan kartu Ceki (Cherki, Koa). Taruhannya sen mainan. ceki.github.io/ceki
fold = Cetak dua sisi, balik di tepi pendek, lalu lipat di tengah.

# Lembar skor
round = Ronde
total = Jumlah
date = Tanggal
place = Tempat
what-counts = Yang dihitung
unit =
    { $unit ->
        [points] (poin)
        [cents] (sen mainan)
        [tokens] (keping)
       *[tricks] (trik)
    }
sums-to-zero = Menang dan kalah semua pemain dalam sen mainan berjumlah nol, bersama pot.

# Pengganti kartu
replacements = Bermain tanpa kartu Ceki
replacements-how = Satu set Mah Jong dapat dipakai: keluarkan ubin angin, musim, dan bunga. Satu dek kartu uang Dongguan juga dapat: keluarkan kartu gui. Maka tersisa { $copies } salinan dari tiga puluh kartu, semuanya { $cards }.
replacements-source = Sumber: A. Pollett, Andy’s Playing Cards, “Ceki (or Kowah)” (KW-33).
replacements-reading = Sumber menyebut apa yang dikeluarkan, dan bahwa tersisa tiga jenis dari 1 sampai 9 serta tiga kartu istimewa. Jenis dan kartu istimewa mana menggantikan yang mana adalah tafsiran kami.
this-card = kartu Ceki
mah-jong-tile = ubin
dongguan-card = kartu
red-too = Ketiga kartu ini merah. Tandai ubinnya, atau ingatlah: sembilan merah, Bunga Merah, dan Lau Chian.
suffice-for = Cukup untuk:
game-for = { $game } ({ $seats } pemain)
