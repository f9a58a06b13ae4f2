title = Belajar
says = Cara main setiap permainan, dan setiap aturan dengan buku asalnya.
cards = Tiga puluh kartu
cards-says = Jenis, nilai, dan tiga kartu merah
words = Semua kata
words-says = Mata, tan, ceki, kandang, dan lainnya
find = Cari permainan
find-by = Cari permainan menurut salah satu namanya
find-none = Tidak ada permainan bernama “{ $sought }”.
also = juga
play-now = Main sekarang
practise = Berlatih
numbered-rules = Aturan bernomor
how-to-play = Cara bermain
play-goes =
    { $way ->
        [clockwise] giliran searah jarum jam
       *[other] giliran berlawanan jarum jam
    }
deck = Tiga jenis dengan sembilan kartu masing-masing: koin, tali, dan laksa. Ada juga tiga kartu tanpa angka: Bunga Putih, Bunga Merah, dan Lau Chian. Masing-masing ada dua lembar dalam dek enam puluh kartu. Bingkai di kedua ujung menunjukkan nilai; tiga kartu bercap merah.
mislead = Dua yang menyesatkan
mislead-says = Bingkai menunjukkan nilai, jadi kebanyakan kartu cepat dikenali. Pasangan ini awalnya tampak serupa.
white-and-coin = Pada kartu cetak, satu koin berisi tiga baris titik kecil.
nine-and-red = Keduanya bercap merah. Sembilan tali berbingkai sembilan dan, seperti kebanyakan tali, titik besar di atas.
flowers = Kedua bunga berbingkai satu; Lau Chian tanpa bingkai sama sekali. Bagian belakangnya polos. Jenisnya sama dengan kartu uang Tionghoa, tetapi dek ini punya lebih sedikit salinan dan kartu tanpa angka.
after = Menurut A. Pollett, Andy's Playing Cards, “Ceki (or Kowah)”.
as-data = Sebagai data
