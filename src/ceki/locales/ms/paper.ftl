# Yang dicetak: dek kad, risalah, lembaran markah.

deck-for = { $game }, { $players } pemain: { $cards } helai daun
half-decks = { $decks } setengah dek: { $cards } helai daun
sheet = Helaian { $sheet } daripada { $sheets }
print-at-full-size = Cetak pada 100% (“Saiz sebenar”), jangan “Muat”. Kemudian ukur: petak ini { $square } mm lebar dan tinggi, pembaris { $ruler } mm panjang. Potong dari tanda ke tanda.
turn-over =
    { $lies ->
        [true] Belakang daun: cetak dua muka, balik pada sisi pendek.
       *[false] Belakang daun: cetak dua muka, balik pada sisi panjang.
    }

# Yang dikatakan dan ditolak oleh perintah
written = { $file } sudah ditulis. { $what }
files-written = { $files } fail sudah ditulis ke { $folder }.
not-known = { $option } { $given } tidak dikenali; yang dibenarkan: { $allowed }
not-length = { $option } { $given } tidak dibenarkan; 0mm hingga { $most }mm
not-ending = { $file }: nama mesti berakhir dengan { $allowed }, kerana yang ditulis ialah PDF
with-for = { $option } hanya bersama --for GAME
for-or-half-decks = --for dan --half-decks: salah satu sahaja
too-long = { $game } terlalu panjang untuk risalah sehelai

# Risalah
how-to-play = Cara bermain
players-from = Untuk { $first } hingga { $last } pemain
players-of = Untuk { $seats } pemain
or = { " atau " }
sources = Sumber
source =
    { $pages ->
        [none] { $title }
       *[other] { $title }, { $pages }
    }
colophon = Dibuat dengan ceki, rumah permainan daun Ceki (Cherki, Koa). Taruhannya sen mainan. ceki.github.io/ceki
fold = Cetak dua muka, balik pada sisi pendek, lalu lipat di tengah.

# Lembaran markah
round = Pusingan
total = Jumlah
date = Tarikh
place = Tempat
what-counts = Yang dikira
unit =
    { $unit ->
        [points] (markah)
        [cents] (sen mainan)
        [tokens] (token)
       *[tricks] (trik)
    }
sums-to-zero = Menang dan kalah semua pemain dalam sen mainan berjumlah sifar, bersama tabung.

# Pengganti kad
replacements = Bermain tanpa daun Ceki
replacements-how = Set Mah Jong boleh dipakai: keluarkan jubin angin, musim dan bunga. Pek daun wang Dongguan juga boleh: keluarkan daun gui. Maka tinggal { $copies } salinan bagi tiga puluh daun, semuanya { $cards }.
replacements-source = Sumber: A. Pollett, Andy’s Playing Cards, “Ceki (or Kowah)” (KW-33).
replacements-reading = Sumber menyebut apa yang dikeluarkan, dan bahawa tinggal tiga bunga dari 1 hingga 9 serta tiga daun istimewa. Bunga dan daun istimewa mana mengganti yang mana ialah tafsiran kami.
this-card = daun Ceki
mah-jong-tile = jubin
dongguan-card = daun
red-too = Tiga daun ini merah. Tandakan jubinnya, atau ingatlah: sembilan merah, Bunga Merah dan Lau Chian.
suffice-for = Cukup untuk:
game-for = { $game } ({ $seats } pemain)
