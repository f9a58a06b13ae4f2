won =
    { $form ->
        [you] Anda menang
       *[one] { $who } menang
    }
won-calling =
    { $form ->
        [you] Anda menang: { $word }!
       *[one] { $who } menang: { $word }!
    }
won-with =
    { $form ->
        [you] Anda menang dengan { $worth }
        [one] { $who } menang dengan { $worth }
       *[many] { $who } menang dengan { $worth } masing-masing
    }
won-nobody = Tidak ada pemenang babak ini
match-over = Pertandingan selesai.
worth =
    { $unit ->
        [points] { $n } poin
        [tokens] { $n } keping
        [tricks] { $n } trik
       *[cents] { $n } sen
    }
worth-each = { $worth } masing-masing
of-player = { $name }: { $what }
besides = Dan { $worth } lagi, dijelaskan di bawah.
equal = { $to ->
    [you] { $both } masing-masing punya { $worth }: di meja ini Anda yang menang.
   *[other] { $both } masing-masing punya { $worth }: di meja ini { $taker } yang menang.
}
is-role = { $form ->
    [you] Anda adalah { $role }.
   *[one] { $who } adalah { $role }.
}
all-have = Semua punya { $worth }, jadi tidak ada yang menang.
stock-out = Tumpukan habis lebih dulu.
had-called =
    { $form ->
        [you] Anda telah menyerukan { $call }.
       *[one] { $who } telah menyerukan { $call }.
    }
pays-nobody = Tidak ada yang membayar.
standing = Setelah { $rounds } babak: { $stands }
next-round = Babak berikutnya
look-back = Lihat kembali
review-round = Tinjau babak saya
same-deal = Kartu yang sama lagi
new-table = Meja baru
score = Skor
close = Tutup
how-it-counts = Cara menghitung
all-hands = Semua kartu
the-shuffle = Kocokan
turned = Dibuka
turn-my-cards = Buka kartu saya
turn-yours = Kartu Anda tertutup di depan Anda. Bukalah.
others-turn = Pemain lain membuka kartu mereka.
ranks = Perolehan setiap pemain dalam babak ini, tempat pertama lebih dulu
first-place = pertama
for-match = { $cents } untuk pertandingan
rule-behind = Aturan di baliknya
who-pays-whom = Siapa membayar siapa
no-money = Tidak ada sen yang berpindah.
for-the-match = Untuk pertandingan
play-cents = Sen mainan, bukan uang
this-round = Babak ini
the-match = Pertandingan
sat-out = istirahat
the-pot = Pot
after-rounds = Pertandingan setelah { $rounds } babak
leads =
    { $form ->
        [you] Anda memimpin.
       *[one] { $who } memimpin.
    }
player = Pemain
side = Pihak
nobody = tidak seorang pun
how-settled = Penyelesaian pertandingan
laid-open = dibuka di meja
not-seen = { $label } ({ $n } tidak terlihat)
round-of =
    { $rounds ->
        [0] Babak { $round } · { $title }
       *[other] Babak { $round } dari { $rounds } · { $title }
    }
waiting-for = Menunggu { $who } …
waiting-deal = Menunggu pembagian …
players-decide = Para pemain menentukan kapan dilanjutkan.
waiting-others = Menunggu pemain lain …
