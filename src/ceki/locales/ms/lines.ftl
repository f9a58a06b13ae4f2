# Sets of cards
balik-card = Daun yang dibuka, { $cards }, dikira { $worth }.
mata = { $n ->
    [1] Satu mata, { $cards }: { $worth }.
   *[other] { $n } mata: { $worth }.
}
red-mata = { $n ->
    [1] Satu mata merah, { $cards }: { $worth }.
   *[other] { $n } mata merah: { $worth }.
}
ayam = Daun pemain lain melengkapkan ceki. Itulah ayam: { $worth }.
    .cholek_tiga = { $n ->
        [1] Daun dari tangan mengambil dua yang serupa. Itulah ayam: { $each } daripada setiap pemain, dibayar serta-merta.
       *[other] { $n } kali daun dari tangan mengambil dua yang serupa. Itulah ayam: { $each } daripada setiap pemain setiap kali, dibayar serta-merta.
    }
kandang = Pemenang mencabut sendiri daun terakhir ceki. Itulah kandang: { $worth }.
    .cholek_tiga = { $n ->
        [1] Daun yang dibuka mengambil dua yang serupa. Itulah kandang: { $each } daripada setiap pemain, dibayar serta-merta.
       *[other] { $n } kali daun yang dibuka mengambil dua yang serupa. Itulah kandang: { $each } daripada setiap pemain setiap kali, dibayar serta-merta.
    }
kandang-tangan = Daun di tangan sudah lengkap semasa dibahagi: tambah { $worth }, sebanyak itu lagi.
tan-point = Menang dengan sebutan tan: { $worth }.
replay = Daun yang dibuka, { $cards }, ialah yeo. Tiada yang membayar, dan pusingan dimainkan semula.
win = Untuk kemenangan: { $worth }.
olo = { $n ->
    [1] Satu olo, { $cards }: { $worth }.
   *[other] { $n } olo: { $worth }.
}
chiqui-upgrade = Daun yang dibuka menjadikan chiqui itu olo, { $cards }: { $worth }.
tens = Ceki menang dengan mata, jadi setiap token dikira sepuluh: tambah { $worth }.
bangkong = { $n ->
    [1] Satu bangkong lebih daripada pihak lawan: { $worth }.
   *[other] { $n } bangkong lebih daripada pihak lawan: { $worth }.
}
excess = Markah yang melebihi markah pihak lawan: { $worth }.
metu = { $amount ->
    [0] Menang dengan daun pemain lain. Itulah metu.
   *[other] Menang dengan daun pemain lain. Itulah metu: { $worth }.
}
rabas = { $amount ->
    [0] Menang dengan cabutan pemenang sendiri. Itulah rabas.
   *[other] Menang dengan cabutan pemenang sendiri. Itulah rabas: { $worth }.
}
red-winning-card = Daun yang memenangkan, { $cards }, merah: tambah { $worth }.
bak = { $n ->
    [1] Satu bak, { $cards }: { $worth }.
   *[other] { $n } bak: { $worth }.
}
red-bak = { $n ->
    [1] Satu bak merah, { $cards }: { $worth }.
   *[other] { $n } bak merah: { $worth }.
}
top-card = Daun yang dibuka, { $cards }, dikira { $worth }.
pool-bak = { $n ->
    [1] Satu bak antara daun di tangan dan daun yang dibuka, { $cards }: { $worth }.
   *[other] { $n } bak antara daun di tangan dan daun yang dibuka: { $worth }.
}
pool-red-bak = { $n ->
    [1] Satu bak merah antara daun di tangan dan daun yang dibuka, { $cards }: { $worth }.
   *[other] { $n } bak merah antara daun di tangan dan daun yang dibuka: { $worth }.
}
pot = Daripada tabung: { $worth }.
bets = Daripada taruhan: { $worth }.

# Kowah
set = { $n ->
    [1] Satu set dikira jumlah daunnya: { $worth }.
   *[other] { $n } set dikira jumlah daunnya: { $worth }.
}
plain = Daun terakhir, { $cards }, dibuang sebaik dicabut: tangan dikira sekali.
double = Daun terakhir, { $cards }, tadinya dipegang di tangan: tangan dikira dua kali, tambah { $worth }.
triple = Pemenang mencabut daun terakhir, { $cards }: tangan dikira tiga kali, tambah { $worth }.
behind = { $n } markah di belakang pemenang perlawanan: { $worth }.
ahead = Beza yang dibayar pemain lain: { $worth }.
behind-in-race = { $n } markah di belakang pemenang perlumbaan: { $worth }.
race-won = Beza yang dibayar pemain lain: { $worth }.
hands-stake = Pertaruhan perlawanan: { $worth }.
race-stake = Pertaruhan perlumbaan: { $worth }.

# Cholek Tiga
no-plain = { $n ->
    [1] Satu jenis daun biasa tiada: { $worth }.
   *[other] { $n } jenis daun biasa tiada: { $worth }.
}
plain-single = { $n ->
    [1] Satu daun biasa, { $cards }: { $worth }.
   *[other] { $n } daun biasa: { $worth }.
}
plain-pair = { $n ->
    [1] Dua serupa, { $cards }: { $worth }.
   *[other] { $n } kali dua serupa: { $worth }.
}
triplet = { $n ->
    [1] Tiga serupa, { $cards }: { $worth }.
   *[other] { $n } kali tiga serupa: { $worth }.
}
quadruplet = { $n ->
    [1] Empat serupa, { $cards }: { $worth }.
   *[other] { $n } kali empat serupa: { $worth }.
}
no-red = { $n ->
    [1] Satu jenis daun merah tiada: { $worth }.
   *[other] { $n } jenis daun merah tiada: { $worth }.
}
red-single = { $n ->
    [1] Satu daun merah, { $cards }: { $worth }.
   *[other] { $n } daun merah: { $worth }.
}
red-pair = { $n ->
    [1] Dua daun merah serupa, { $cards }: { $worth }.
   *[other] { $n } kali dua daun merah serupa: { $worth }.
}
red-triplet = { $n ->
    [1] Tiga daun merah serupa, { $cards }: { $worth }.
   *[other] { $n } kali tiga daun merah serupa: { $worth }.
}
red-quadruplet = { $n ->
    [1] Empat daun merah serupa, { $cards }: { $worth }.
   *[other] { $n } kali empat daun merah serupa: { $worth }.
}
ang-pow = { $n ->
    [1] Tiga daun merah serupa, { $cards }, ialah ang pow: { $each } daripada setiap pemain lain.
   *[other] { $n } kali tiga daun merah serupa, ang pow: { $each } daripada setiap pemain lain setiap kali.
}
ang-pow-besar = { $n ->
    [1] Empat daun merah serupa, { $cards }, ialah ang pow besar: { $each } daripada setiap pemain lain.
   *[other] { $n } kali empat daun merah serupa, ang pow besar: { $each } daripada setiap pemain lain setiap kali.
}

# Pei
ireng = Bunci ireng, urutan { $n } duit: { $worth }.
abang = Bunci abang, { $n } daun merah: { $worth }.
keyang = Pang kéyang, kedua tertinggi bagi setiap bunga: { $worth }.
picis = Pang picis, kedua terendah bagi setiap bunga: { $worth }.
macan = Macan, harimau: { $worth }.
face-points = { $n ->
    [1] Satu daun lain dikira nombornya: { $worth }.
   *[other] { $n } daun lain dikira nombornya: { $worth }.
}
ngete = Ngeté, tempat pertama: { $worth }.
tengah = Tengah, tempat kedua: { $worth }.
kete = Kete, tempat terakhir: { $worth }.
first-place = Tempat pertama: { $worth }.
second-place = Tempat kedua: { $worth }.
last-place = Tempat terakhir: { $worth }.
into-wudon = Wudon, diletakkan di tengah: { $worth }.
into-wulwulan = Diletakkan ke dalam tabung tetap: { $worth }.
into-jedhil = Jedhil, diletakkan ke dalam tabungnya: { $worth }.
te-lumrah = Té lumrah, daripada yang terakhir kepada yang pertama: { $worth }.
te-mati = Té mati, di bawah garis: { $worth }.
belahan = Belahan, kerana pemenang mendapat 350 markah: { $worth }.
patang-atusan = Patang atusan, kerana pemenang mendapat 400 markah: { $worth }.
wudon = Daripada yang di tengah meja: { $worth }.
jung = Untuk beza markah: { $worth }.
wulwulan = Daripada tabung tetap: { $worth }.
jedhil = Jedhil, daripada tabung tetap: { $worth }.
returned = Baki tabung dikembalikan: { $worth }.

# Three cards each
three-aces = Tiga sat: tiga sat.
three-threes = Tiga daun tiga: tiga jalor.
three-tens = Tiga daun sepuluh: tiga puloh.
three-courts = Tiga daun gambar: tiga kuda.
remainder-9 = Daripada { $n } markah, 9 yang dikira.
remainder-8 = Daripada { $n } markah, 8 yang dikira.
remainder-7 = Daripada { $n } markah, 7 yang dikira.
remainder-6 = Daripada { $n } markah, 6 yang dikira.
remainder-5 = Daripada { $n } markah, 5 yang dikira.
remainder-4 = Daripada { $n } markah, 4 yang dikira.
remainder-3 = Daripada { $n } markah, 3 yang dikira.
remainder-2 = Daripada { $n } markah, 2 yang dikira.
remainder-1 = Daripada { $n } markah, 1 yang dikira.
remainder-0 = Daripada { $n } markah, tiada yang dikira.
thirty-out = Tepat tiga puluh tidak boleh menang.

# To a number
stand = Berhenti pada { $n }.
masok-mata = Tepat { $n }: masok mata.
masok-daun = Tangan penuh pada { $n }: masok daun.
mati = Keluar pada { $n }: mati.
nikah = Dua daun pertama, daun gambar dan sat, ialah nikah.
kachang = Dua daun pertama, dua sat, ialah kachang.
sa-glabat = Dua daun pertama, daun gambar dan empat, ialah sa-glabat.
dua-jalor = Dua daun pertama, dua daun tiga, ialah dua jalor.
ace-two = Dua daun pertama, sat dan dua, paling baik antara semuanya.
b-lit-kechil = Berhenti pada 26, 27 atau 28 ialah b’lit kĕchil.
b-lit-besar = Berhenti pada 29 atau 30 ialah b’lit bĕsar.
tengah-tiang = Berhenti pada 25 ialah tĕngah tiang, separuh tiang.
sa-nepak-ulu-klang = Berhenti dengan enam daun kerana takut yang ketujuh ialah sa-nepak Ulu Klang.

# Tricks
s-ri = Semua ada trik. Itulah s’ri: taruhan dikembalikan.
takes = { $n } trik: untung { $worth }.
forfeits = { $n ->
    [0] Tiada trik: rugi { $worth }.
   *[other] { $n } trik, tidak cukup: rugi { $worth }.
}
