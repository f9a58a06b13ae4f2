# Yang dicetak: set kartu, selebaran, lembar skor.

deck-for = { $game }, { $players } pemain: { $cards } kartu
half-decks = { $decks } setengah set: { $cards } kartu
sheet = Lembar { $sheet } dari { $sheets }
print-at-full-size = Cetak pada 100 % (“Ukuran sebenarnya”), jangan “Sesuaikan”. Lalu ukur: kotak ini { $square } mm lebar dan tingginya, penggaris { $ruler } mm panjangnya. Potong dari tanda ke tanda.
turn-over =
    { $lies ->
        [true] Punggung kartu: cetak dua sisi, balik di tepi pendek.
       *[false] Punggung kartu: cetak dua sisi, balik di tepi panjang.
    }

# Yang dikatakan dan ditolak oleh perintah
written = { $file } sudah ditulis. { $what }
not-known = { $option } { $given } tidak dikenal; yang boleh: { $allowed }
not-length = { $option } { $given } tidak boleh; 0mm sampai { $most }mm
with-for = { $option } hanya bersama --for GAME
for-or-half-decks = --for dan --half-decks: salah satu saja
