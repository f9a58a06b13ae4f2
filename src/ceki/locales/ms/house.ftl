none = tiada
yes = ya
no = tidak
any-of = mana-mana daripada { $n }
usual-rules = Peraturan biasa
seconds = { $n } saat
minutes =
    { $n ->
        [1] Satu minit
       *[other] { $n } minit
    }
no-clock = Tanpa had masa
clock = { $time } setiap langkah
rounds-any = Seberapa banyak pusingan yang anda mahu
rounds =
    { $n ->
        [1] Satu pusingan
       *[other] { $n } pusingan
    }
reading = tafsiran kami terhadap { $cited }
gap = sumber tidak menyebutnya: keputusan kami
follows = mengikut { $cited }
unknown = tiada halaman menyebut asalnya
otherwise = { $said }; sebaliknya: { $against }
of-differ =
    Apabila sumber berbeza
        .says = Nilai biasa ialah nilai daripada sumber yang disebut dahulu.
of-source =
    Seperti dalam sumber
        .says = Sesebuah meja boleh bermain cara lain.
of-reading =
    Tafsiran kami terhadap sumber
        .says = Kata-katanya boleh difahami dengan beberapa cara; nilai biasa ialah tafsiran kami.
of-gap =
    Apabila sumber tidak menyebutnya
        .says = Seseorang mesti menentukan; ini keputusan kami, dan sesebuah meja boleh memutuskan cara lain.
of-unknown =
    Tanpa sumber
        .says = Tiada halaman peraturan menyebut asalnya.
of-changed = Diubah di meja ini
in-force = { $game }: peraturan meja
how-to-play = Cara bermain
not-offline = Tidak dapat dibaca tanpa rangkaian.
whole-rules = Baca semua peraturan
no-money = Hanya markah dan sen mainan. Tiada yang dibeli di sini dan tiada yang dibayar.
find = Cari peraturan
find-none = Tiada peraturan permainan ini menyebut “{ $sought }”.
usual = Biasa: { $value }.
may-be = Boleh: { $values }.
rule-behind = Peraturan berkaitan
words = Perkataan
sources = Sumber
answer-yes = Ya
answer-no = Tidak
higher = { $word } lebih tinggi
leave-out = Keluarkan { $word }
add = Tambah { $word }
empty = Tiada
put-back = Kembalikan
allowed = Dibenarkan: { $values }.
only-changed = Hanya { $n } yang diubah
shown = { $n } daripada { $of } peraturan
some-of = { $n } daripada { $of }
changed = { $n } diubah
refused = Pilihan { $option }: { $says }.
range =
    { $how ->
        [none] { $low } hingga { $high }, atau none (tiada)
        [each] { $low } hingga { $high } setiap satu
       *[only] { $low } hingga { $high }
    }
