# Sets of cards
balik-card = Kartu yang dibuka, { $cards }, dihitung { $worth }.
mata = { $n ->
    [1] Satu mata, { $cards }: { $worth }.
   *[other] { $n } mata: { $worth }.
}
red-mata = { $n ->
    [1] Satu mata merah, { $cards }: { $worth }.
   *[other] { $n } mata merah: { $worth }.
}
ayam = Kartu pemain lain melengkapi ceki. Itulah ayam: { $worth }.
    .cholek_tiga = { $n ->
        [1] Kartu dari tangan mengambil dua yang kembar. Itulah ayam: { $each } dari setiap pemain, langsung dibayar.
       *[other] { $n } kali kartu dari tangan mengambil dua yang kembar. Itulah ayam: { $each } dari setiap pemain setiap kali, langsung dibayar.
    }
kandang = Pemenang menarik sendiri kartu terakhir ceki. Itulah kandang: { $worth }.
    .cholek_tiga = { $n ->
        [1] Kartu yang dibuka mengambil dua yang kembar. Itulah kandang: { $each } dari setiap pemain, langsung dibayar.
       *[other] { $n } kali kartu yang dibuka mengambil dua yang kembar. Itulah kandang: { $each } dari setiap pemain setiap kali, langsung dibayar.
    }
kandang-tangan = Kartu di tangan sudah lengkap saat dibagikan: tambah { $worth }, sebanyak itu lagi.
tan-point = Menang dengan bilang tan: { $worth }.
replay = Kartu yang dibuka, { $cards }, adalah yeo. Tidak ada yang membayar, dan ronde dimainkan ulang.
win = Untuk kemenangan: { $worth }.
olo = { $n ->
    [1] Satu olo, { $cards }: { $worth }.
   *[other] { $n } olo: { $worth }.
}
chiqui-upgrade = Kartu yang dibuka menjadikan chiqui itu olo, { $cards }: { $worth }.
tens = Ceki menang dengan mata, jadi setiap keping dihitung sepuluh: tambah { $worth }.
bangkong = { $n ->
    [1] Satu bangkong lebih banyak dari pihak lawan: { $worth }.
   *[other] { $n } bangkong lebih banyak dari pihak lawan: { $worth }.
}
excess = Poin yang melebihi poin pihak lawan: { $worth }.
metu = { $amount ->
    [0] Menang dengan kartu pemain lain. Itulah metu.
   *[other] Menang dengan kartu pemain lain. Itulah metu: { $worth }.
}
rabas = { $amount ->
    [0] Menang dengan tarikan pemenang sendiri. Itulah rabas.
   *[other] Menang dengan tarikan pemenang sendiri. Itulah rabas: { $worth }.
}
red-winning-card = Kartu yang memenangkan, { $cards }, merah: tambah { $worth }.
bak = { $n ->
    [1] Satu bak, { $cards }: { $worth }.
   *[other] { $n } bak: { $worth }.
}
red-bak = { $n ->
    [1] Satu bak merah, { $cards }: { $worth }.
   *[other] { $n } bak merah: { $worth }.
}
top-card = Kartu yang dibuka, { $cards }, dihitung { $worth }.
pool-bak = { $n ->
    [1] Satu bak di antara kartu di tangan dan kartu yang dibuka, { $cards }: { $worth }.
   *[other] { $n } bak di antara kartu di tangan dan kartu yang dibuka: { $worth }.
}
pool-red-bak = { $n ->
    [1] Satu bak merah di antara kartu di tangan dan kartu yang dibuka, { $cards }: { $worth }.
   *[other] { $n } bak merah di antara kartu di tangan dan kartu yang dibuka: { $worth }.
}
pot = Dari pot: { $worth }.
bets = Dari taruhan: { $worth }.

# Kowah
set = { $n ->
    [1] Satu set dihitung jumlah kartunya: { $worth }.
   *[other] { $n } set dihitung jumlah kartunya: { $worth }.
}
plain = Kartu terakhir, { $cards }, dibuang begitu ditarik: tangan dihitung sekali.
double = Kartu terakhir, { $cards }, tadinya dipegang di tangan: tangan dihitung dua kali, tambah { $worth }.
triple = Pemenang menarik kartu terakhir, { $cards }: tangan dihitung tiga kali, tambah { $worth }.
behind = { $n } poin di belakang pemenang pertandingan: { $worth }.
ahead = Selisih yang dibayar pemain lain: { $worth }.
behind-in-race = { $n } poin di belakang pemenang lomba: { $worth }.
race-won = Selisih yang dibayar pemain lain: { $worth }.
hands-stake = Taruhan pertandingan: { $worth }.
race-stake = Taruhan lomba: { $worth }.

# Cholek Tiga
no-plain = { $n ->
    [1] Satu macam kartu biasa tidak ada: { $worth }.
   *[other] { $n } macam kartu biasa tidak ada: { $worth }.
}
plain-single = { $n ->
    [1] Satu kartu biasa, { $cards }: { $worth }.
   *[other] { $n } kartu biasa: { $worth }.
}
plain-pair = { $n ->
    [1] Dua yang sama, { $cards }: { $worth }.
   *[other] { $n } kali dua yang sama: { $worth }.
}
triplet = { $n ->
    [1] Tiga yang sama, { $cards }: { $worth }.
   *[other] { $n } kali tiga yang sama: { $worth }.
}
quadruplet = { $n ->
    [1] Empat yang sama, { $cards }: { $worth }.
   *[other] { $n } kali empat yang sama: { $worth }.
}
no-red = { $n ->
    [1] Satu macam kartu merah tidak ada: { $worth }.
   *[other] { $n } macam kartu merah tidak ada: { $worth }.
}
red-single = { $n ->
    [1] Satu kartu merah, { $cards }: { $worth }.
   *[other] { $n } kartu merah: { $worth }.
}
red-pair = { $n ->
    [1] Dua kartu merah yang sama, { $cards }: { $worth }.
   *[other] { $n } kali dua kartu merah yang sama: { $worth }.
}
red-triplet = { $n ->
    [1] Tiga kartu merah yang sama, { $cards }: { $worth }.
   *[other] { $n } kali tiga kartu merah yang sama: { $worth }.
}
red-quadruplet = { $n ->
    [1] Empat kartu merah yang sama, { $cards }: { $worth }.
   *[other] { $n } kali empat kartu merah yang sama: { $worth }.
}
ang-pow = { $n ->
    [1] Tiga kartu merah yang sama, { $cards }, adalah ang pow: { $each } dari setiap pemain lain.
   *[other] { $n } kali tiga kartu merah yang sama, ang pow: { $each } dari setiap pemain lain setiap kali.
}
ang-pow-besar = { $n ->
    [1] Empat kartu merah yang sama, { $cards }, adalah ang pow besar: { $each } dari setiap pemain lain.
   *[other] { $n } kali empat kartu merah yang sama, ang pow besar: { $each } dari setiap pemain lain setiap kali.
}

# Pei
ireng = Bunci ireng, urutan { $n } koin: { $worth }.
abang = Bunci abang, { $n } kartu merah: { $worth }.
keyang = Pang kéyang, tertinggi kedua dari setiap jenis: { $worth }.
picis = Pang picis, terendah kedua dari setiap jenis: { $worth }.
macan = Macan, sang harimau: { $worth }.
face-points = { $n ->
    [1] Satu kartu lain dihitung angkanya: { $worth }.
   *[other] { $n } kartu lain dihitung angkanya: { $worth }.
}
ngete = Ngeté, tempat pertama: { $worth }.
tengah = Tengah, tempat kedua: { $worth }.
kete = Kete, tempat terakhir: { $worth }.
first-place = Tempat pertama: { $worth }.
second-place = Tempat kedua: { $worth }.
last-place = Tempat terakhir: { $worth }.
into-wudon = Wudon, ditaruh di tengah: { $worth }.
into-wulwulan = Ditaruh ke pot tetap: { $worth }.
into-jedhil = Jedhil, ditaruh ke potnya: { $worth }.
te-lumrah = Té lumrah, dari yang terakhir kepada yang pertama: { $worth }.
te-mati = Té mati, di bawah garis: { $worth }.
belahan = Belahan, karena pemenang mendapat 350 poin: { $worth }.
patang-atusan = Patang atusan, karena pemenang mendapat 400 poin: { $worth }.
wudon = Dari yang di tengah meja: { $worth }.
jung = Untuk selisih poin: { $worth }.
wulwulan = Dari pot tetap: { $worth }.
jedhil = Jedhil, dari pot tetap: { $worth }.
returned = Sisa pot dikembalikan: { $worth }.

# Three cards each
three-aces = Tiga as: tiga sat.
three-threes = Tiga kartu tiga: tiga jalor.
three-tens = Tiga kartu sepuluh: tiga puloh.
three-courts = Tiga kartu gambar: tiga kuda.
remainder-9 = Dari { $n } poin, 9 yang dihitung.
remainder-8 = Dari { $n } poin, 8 yang dihitung.
remainder-7 = Dari { $n } poin, 7 yang dihitung.
remainder-6 = Dari { $n } poin, 6 yang dihitung.
remainder-5 = Dari { $n } poin, 5 yang dihitung.
remainder-4 = Dari { $n } poin, 4 yang dihitung.
remainder-3 = Dari { $n } poin, 3 yang dihitung.
remainder-2 = Dari { $n } poin, 2 yang dihitung.
remainder-1 = Dari { $n } poin, 1 yang dihitung.
remainder-0 = Dari { $n } poin, tidak ada yang dihitung.
thirty-out = Tepat tiga puluh tidak dapat menang.

# To a number
stand = Berhenti pada { $n }.
masok-mata = Tepat { $n }: masok mata.
masok-daun = Tangan penuh pada { $n }: masok daun.
mati = Keluar pada { $n }: mati.
nikah = Dua kartu pertama, kartu gambar dan as, adalah nikah.
kachang = Dua kartu pertama, dua as, adalah kachang.
sa-glabat = Dua kartu pertama, kartu gambar dan empat, adalah sa-glabat.
dua-jalor = Dua kartu pertama, dua kartu tiga, adalah dua jalor.
ace-two = Dua kartu pertama, as dan dua, paling baik dari semuanya.
b-lit-kechil = Berhenti pada 26, 27, atau 28 adalah b’lit kĕchil.
b-lit-besar = Berhenti pada 29 atau 30 adalah b’lit bĕsar.
tengah-tiang = Berhenti pada 25 adalah tĕngah tiang, setengah tiang.
sa-nepak-ulu-klang = Berhenti dengan enam kartu karena takut yang ketujuh adalah sa-nepak Ulu Klang.

# Tricks
s-ri = Semua punya trik. Itulah s’ri: taruhan dikembalikan.
takes = { $n } trik: untung { $worth }.
forfeits = { $n ->
    [0] Tidak ada trik: rugi { $worth }.
   *[other] { $n } trik, tidak cukup: rugi { $worth }.
}
