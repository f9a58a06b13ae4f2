none = tidak ada
yes = ya
no = tidak
any-of = salah satu dari { $n }
usual-rules = Aturan biasa
seconds = { $n } detik
minutes =
    { $n ->
        [1] Satu menit
       *[other] { $n } menit
    }
no-clock = Tanpa batas waktu
clock = { $time } setiap langkah
rounds-any = Sebanyak ronde yang Anda mau
rounds =
    { $n ->
        [1] Satu ronde
       *[other] { $n } ronde
    }
reading = tafsiran kami atas { $cited }
gap = sumber tidak menyebutnya: keputusan kami
follows = mengikuti { $cited }
unknown = tidak ada halaman yang menyebut asalnya
otherwise = { $said }; sebaliknya: { $against }
of-differ =
    Saat sumber berbeda
        .says = Nilai biasa ialah nilai dari sumber yang disebut pertama.
of-source =
    Seperti dalam sumber
        .says = Sebuah meja boleh bermain dengan cara lain.
of-reading =
    Tafsiran kami atas sumber
        .says = Kata-katanya dapat dipahami dengan beberapa cara; nilai biasa ialah tafsiran kami.
of-gap =
    Saat sumber tidak menyebutnya
        .says = Seseorang harus memutuskan; ini keputusan kami, dan sebuah meja boleh memutuskan lain.
of-unknown =
    Tanpa sumber
        .says = Tidak ada halaman aturan yang menyebut asalnya.
of-changed = Diubah di meja ini
in-force = { $game }: aturan meja
how-to-play = Cara bermain
not-offline = Tidak dapat dibaca tanpa jaringan.
whole-rules = Baca semua aturan
no-money = Hanya poin dan sen mainan. Tidak ada yang dibeli di sini dan tidak ada yang dibayarkan.
find = Cari aturan
find-none = Tidak ada aturan permainan ini yang menyebut “{ $sought }”.
usual = Biasanya: { $value }.
may-be = Bisa: { $values }.
rule-behind = Aturan terkait
words = Kata-kata
sources = Sumber
answer-yes = Ya
answer-no = Tidak
higher = { $word } lebih tinggi
leave-out = Keluarkan { $word }
add = Tambah { $word }
empty = Tidak ada
put-back = Kembalikan
allowed = Diizinkan: { $values }.
only-changed = Hanya { $n } yang diubah
shown = { $n } dari { $of } aturan
some-of = { $n } dari { $of }
changed = { $n } diubah
refused = Opsi { $option }: { $says }.
range =
    { $how ->
        [none] { $low } sampai { $high }, atau none (tidak ada)
        [each] { $low } sampai { $high } masing-masing
       *[only] { $low } sampai { $high }
    }
