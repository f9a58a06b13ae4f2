you = Anda
comma = ,{ " " }
semicolon = ;{ " " }
colon = :{ " " }
pair = { $some } dan { $last }
    .more = { $some } dan { $last }
amount =
    { $unit ->
        [points] { $n } markah
        [cents] { $n } sen
        [tokens] { $n } token
        [tricks] { $n } trik
       *[other] { $n } { $unit }
    }
unit =
    { $unit ->
        [points] markah
        [cents] sen
        [tokens] token
        [tricks] trik
       *[other] { $unit }
    }
with-unit =
    { $unit ->
        [points] { $label } (markah)
        [cents] { $label } (sen)
        [tokens] { $label } (token)
        [tricks] { $label } (trik)
       *[other] { $label } ({ $unit })
    }
wins-round =
    { $who ->
        [you] Anda menang pusingan ini
        [none] Tiada pemenang pusingan ini
       *[one] { $names } menang pusingan ini
    }
wins-match =
    { $who ->
        [you] Anda menang perlawanan ini
        [none] Tiada pemenang perlawanan ini
       *[one] { $names } menang perlawanan ini
    }
won-most =
    { $what ->
        [cents] { $who ->
            [you] Anda mendapat sen paling banyak
           *[one] { $names } mendapat sen paling banyak
        }
       *[rounds] { $who ->
            [you] Anda menang pusingan paling banyak
           *[one] { $names } menang pusingan paling banyak
        }
    }
in-all = { $amount } semuanya
from-each = { $amount } daripada setiap pemain
pays =
    { $from ->
        [you] { $to ->
            [pot] Anda membayar { $cents } kepada tabung
           *[other] Anda membayar { $cents } kepada { $taker }
        }
        [pot] { $to ->
            [you] Tabung membayar { $cents } kepada anda
           *[other] Tabung membayar { $cents } kepada { $taker }
        }
       *[other] { $to ->
            [you] { $giver } membayar { $cents } kepada anda
            [pot] { $giver } membayar { $cents } kepada tabung
           *[other] { $giver } membayar { $cents } kepada { $taker }
        }
    }
pays-each =
    { $to ->
        [you] { $givers } masing-masing membayar { $cents } kepada anda
        [pot] { $givers } masing-masing membayar { $cents } kepada tabung
       *[other] { $givers } masing-masing membayar { $cents } kepada { $taker }
    }
pays-all =
    { $from ->
        [you] Anda membayar { $cents } seorang kepada { $takers }
        [pot] Tabung membayar { $cents } seorang kepada { $takers }
       *[other] { $giver } membayar { $cents } seorang kepada { $takers }
    }
you-paid = anda
for-what = {" "}({ $what })
for-points = {" "}({ $what }, { $cents } setiap markah)
won = pusingan { $n }
rounds-won = pusingan dimenangi: { $n }
match-over = Perlawanan sudah tamat.
sits-out =
    { $who ->
        [you] Anda berehat sebagai { $place }.
       *[other] { $name } berehat sebagai { $place }.
    }
ended = { $sentence }.
one-and-another = { $one } { $another }
pot = tabung
