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
won-nobody = Tidak ada pemenang ronde ini
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
stock-out = Kartu habis sebelum ada yang menang.
had-called =
    { $form ->
        [you] Anda sudah bilang { $call }.
       *[one] { $who } sudah bilang { $call }.
    }
pays-nobody = Tidak ada yang membayar.
standing = Setelah { $rounds } ronde: { $stands }
next-round = Ronde berikutnya
look-back = Lihat kembali
review-round = Tinjau ronde saya
same-deal = Kartu yang sama lagi
new-table = Meja baru
score = Skor
close = Tutup
how-it-counts = Cara menghitung
all-hands = Semua kartu
the-shuffle = Kocokan
turned = Dibuka
turn-my-cards = Buka kartu saya
turn-yours = Kartu Anda masih tertutup. Bukalah.
others-turn = Pemain lain membuka kartu mereka.
ranks = Perolehan setiap pemain dalam ronde ini, tempat pertama lebih dulu
first-place = pertama
for-match = { $cents } untuk pertandingan
rule-behind = Lihat aturannya
who-pays-whom = Siapa membayar siapa
no-money = Tidak ada bayaran.
for-the-match = Untuk pertandingan
play-cents = Sen mainan, bukan uang
this-round = Ronde ini
the-match = Pertandingan
sat-out = istirahat
the-pot = Pot
after-rounds = Pertandingan setelah { $rounds } ronde
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
        [0] Ronde { $round } · { $title }
       *[other] Ronde { $round } dari { $rounds } · { $title }
    }
waiting-for = Menunggu { $who }…
waiting-deal = Menunggu pembagian…
players-decide = Para pemain menentukan kapan dilanjutkan.
waiting-others = Menunggu pemain lain…
