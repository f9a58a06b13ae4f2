you = Anda
comma = ,{ " " }
semicolon = ;{ " " }
colon = :{ " " }
pair = { $some } dan { $last }
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
        [you] Anda menang babak ini
        [none] Tidak ada pemenang babak ini
       *[one] { $names } menang babak ini
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
            [you] Anda memenangi babak terbanyak
           *[one] { $names } memenangi babak terbanyak
        }
    }
in-all = { $amount } seluruhnya
from-each = { $amount } dari setiap pemain
pays =
    { $giver ->
        [you] { $taker ->
            [pot] Anda membayar { $amount } ke pot
           *[one] Anda membayar { $amount } kepada { $name }
        }
        [pot] { $taker ->
            [you] Pot membayar { $amount } kepada Anda
           *[one] Pot membayar { $amount } kepada { $name }
        }
       *[one] { $taker ->
            [you] { $payer } membayar { $amount } kepada Anda
            [pot] { $payer } membayar { $amount } ke pot
           *[one] { $payer } membayar { $amount } kepada { $name }
        }
    }
won = menang { $n }
rounds-won = babak dimenangi: { $n }
match-over = Pertandingan selesai.
sits-out =
    { $who ->
        [you] Anda tidak ikut babak ini, sebagai { $place }.
       *[other] { $name } tidak ikut babak ini, sebagai { $place }.
    }
ended = { $sentence }.
one-and-another = { $one } { $another }
pot = pot
