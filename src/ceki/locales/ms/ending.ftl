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
       *[many] { $who } menang dengan { $worth } seorang
    }
won-nobody = Tiada pemenang pusingan ini
match-over = Perlawanan sudah tamat.
worth =
    { $unit ->
        [points] { $n } markah
        [tokens] { $n } token
        [tricks] { $n } trik
       *[cents] { $n } sen
    }
worth-each = { $worth } seorang
of-player = { $name }: { $what }
besides = Dan { $worth } lagi, diterangkan di bawah.
equal = { $to ->
    [you] { $both } masing-masing ada { $worth }: di meja ini anda yang menang.
   *[other] { $both } masing-masing ada { $worth }: di meja ini { $taker } yang menang.
}
is-role = { $form ->
    [you] Anda ialah { $role }.
   *[one] { $who } ialah { $role }.
}
all-have = Semua orang ada { $worth }, maka tiada yang menang.
stock-out = Daun habis sebelum ada yang menang.
had-called =
    { $form ->
        [you] Anda sudah menyebut { $call }.
       *[one] { $who } sudah menyebut { $call }.
    }
pays-nobody = Tiada yang membayar.
standing = Selepas { $rounds } pusingan: { $stands }
next-round = Pusingan berikutnya
look-back = Lihat semula
review-round = Semak pusingan saya
same-deal = Daun yang sama lagi
new-table = Meja baharu
score = Markah
close = Tutup
how-it-counts = Cara mengira
all-hands = Semua daun
the-shuffle = Kocokan
turned = Dibuka
turn-my-cards = Buka daun saya
turn-yours = Daun anda masih tertutup. Bukalah.
others-turn = Pemain lain membuka daun mereka.
ranks = Apa yang diperoleh setiap pemain dalam pusingan ini, tempat pertama dahulu
first-place = pertama
for-match = { $cents } untuk perlawanan
rule-behind = Lihat peraturannya
who-pays-whom = Siapa membayar siapa
no-money = Tiada bayaran.
for-the-match = Untuk perlawanan
play-cents = Sen mainan, bukan wang
this-round = Pusingan ini
the-match = Perlawanan
sat-out = berehat
the-pot = Tabung
after-rounds = Perlawanan selepas { $rounds } pusingan
leads =
    { $form ->
        [you] Anda mendahului.
       *[one] { $who } mendahului.
    }
player = Pemain
side = Pihak
nobody = tiada siapa
how-settled = Penyelesaian perlawanan
laid-open = dibuka di meja
not-seen = { $label } ({ $n } tidak kelihatan)
round-of =
    { $rounds ->
        [0] Pusingan { $round } · { $title }
       *[other] Pusingan { $round } daripada { $rounds } · { $title }
    }
waiting-for = Menunggu { $who }…
waiting-deal = Menunggu pembahagian…
players-decide = Pemain menentukan bila hendak diteruskan.
waiting-others = Menunggu pemain lain…
