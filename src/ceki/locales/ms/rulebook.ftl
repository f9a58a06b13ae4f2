title = Belajar
says = Cara main setiap permainan, dan setiap peraturan dengan buku asalnya.
cards = Tiga puluh daun
cards-says = Bunga, nilai dan tiga daun merah
words = Semua perkataan
words-says = Mata, tan, ceki, kandang dan lain-lain
find = Cari permainan
find-by = Cari permainan dengan mana-mana namanya
find-none = Tiada permainan bernama “{ $sought }”.
also = juga
play-now = Main sekarang
practise = Berlatih
numbered-rules = Peraturan bernombor
how-to-play = Cara bermain
play-goes =
    { $way ->
        [clockwise] giliran ikut arah jam
       *[other] giliran lawan arah jam
    }
deck = Tiga bunga dengan sembilan daun setiap satu: duit, tali dan laksa. Ada juga tiga daun tanpa nombor: Bunga Putih, Bunga Merah dan Lau Chian. Setiap satu ada dua helai dalam dek enam puluh daun. Bingkai di kedua-dua hujung menunjukkan nilai; tiga daun ada cap merah.
mislead = Dua yang mengelirukan
mislead-says = Bingkai menunjukkan nilai, jadi kebanyakan daun cepat dikenali. Pasangan ini nampak serupa pada mulanya.
white-and-coin = Pada daun cetak, satu duit ada tiga baris titik kecil.
nine-and-red = Kedua-duanya bercap merah. Sembilan tali ada bingkai sembilan dan, seperti kebanyakan tali, titik besar di atas.
flowers = Kedua-dua bunga ada bingkai satu; Lau Chian tiada bingkai langsung. Belakangnya kosong. Bunganya sama dengan daun wang Cina, tetapi salinan dan daun tanpa nombor dek ini lebih sedikit.
after = Menurut A. Pollett, Andy's Playing Cards, “Ceki (or Kowah)”.
as-data = Sebagai data
