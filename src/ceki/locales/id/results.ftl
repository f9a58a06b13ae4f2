you = Anda
comma = ,{ " " }
semicolon = ;{ " " }
colon = :{ " " }
pair = { $some } dan { $last }
    .more = { $some }, dan { $last }
amount =
    { $unit ->
        [points] { $n } poin
        [cents] { $n } sen
        [tokens] { $n } keping
        [tricks] { $n } trik
       *[other] { $n } { $unit }
    }
unit =
    { $unit ->
        [points] poin
        [cents] sen
        [tokens] keping
        [tricks] trik
       *[other] { $unit }
    }
with-unit =
    { $unit ->
        [points] { $label } (poin)
        [cents] { $label } (sen)
        [tokens] { $label } (keping)
        [tricks] { $label } (trik)
       *[other] { $label } ({ $unit })
    }
wins-round =
    { $who ->
        [you] Anda menang ronde ini
        [none] Tidak ada pemenang ronde ini
       *[one] { $names } menang ronde ini
    }
wins-match =
    { $who ->
        [you] Anda menang pertandingan ini
        [none] Tidak ada pemenang pertandingan ini
       *[one] { $names } menang pertandingan ini
    }
won-most =
    { $what ->
        [cents] { $who ->
            [you] Anda mendapat sen terbanyak
           *[one] { $names } mendapat sen terbanyak
        }
       *[rounds] { $who ->
            [you] Anda memenangi ronde terbanyak
           *[one] { $names } memenangi ronde terbanyak
        }
    }
in-all = { $amount } seluruhnya
from-each = { $amount } dari setiap pemain
pays =
    { $from ->
        [you] { $to ->
            [pot] Anda membayar { $cents } ke pot
           *[other] Anda membayar { $cents } kepada { $taker }
        }
        [pot] { $to ->
            [you] Pot membayar { $cents } kepada Anda
           *[other] Pot membayar { $cents } kepada { $taker }
        }
       *[other] { $to ->
            [you] { $giver } membayar { $cents } kepada Anda
            [pot] { $giver } membayar { $cents } ke pot
           *[other] { $giver } membayar { $cents } kepada { $taker }
        }
    }
pays-each =
    { $to ->
        [you] { $givers } masing-masing membayar { $cents } kepada Anda
        [pot] { $givers } masing-masing membayar { $cents } ke pot
       *[other] { $givers } masing-masing membayar { $cents } kepada { $taker }
    }
pays-all =
    { $from ->
        [you] Anda membayar { $takers } masing-masing { $cents }
        [pot] Pot membayar { $takers } masing-masing { $cents }
       *[other] { $giver } membayar { $takers } masing-masing { $cents }
    }
you-paid = Anda
for-what = {" "}({ $what })
for-points = {" "}({ $what }, { $cents } per poin)
won = ronde { $n }
rounds-won = ronde dimenangi: { $n }
match-over = Pertandingan selesai.
sits-out =
    { $who ->
        [you] Anda tidak ikut ronde ini, sebagai { $place }.
       *[other] { $name } tidak ikut ronde ini, sebagai { $place }.
    }
ended = { $sentence }.
one-and-another = { $one } { $another }
pot = pot
