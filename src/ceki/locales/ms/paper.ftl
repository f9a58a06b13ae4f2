# Yang dicetak: dek kad, risalah, lembaran markah.

deck-for = { $game }, { $players } pemain: { $cards } helai kad
half-decks = { $decks } setengah dek: { $cards } helai kad
sheet = Helaian { $sheet } daripada { $sheets }
print-at-full-size = Cetak pada 100 % (“Saiz sebenar”), jangan “Muat”. Kemudian ukur: petak ini { $square } mm lebar dan tinggi, pembaris { $ruler } mm panjang. Potong dari tanda ke tanda.
turn-over =
    { $lies ->
        [true] Belakang kad: cetak dua muka, balik pada sisi pendek.
       *[false] Belakang kad: cetak dua muka, balik pada sisi panjang.
    }

# Yang dikatakan dan ditolak oleh perintah
written = { $file } sudah ditulis. { $what }
not-known = { $option } { $given } tidak dikenali; yang dibenarkan: { $allowed }
not-length = { $option } { $given } tidak dibenarkan; 0mm hingga { $most }mm
with-for = { $option } hanya bersama --for GAME
for-or-half-decks = --for dan --half-decks: salah satu sahaja
