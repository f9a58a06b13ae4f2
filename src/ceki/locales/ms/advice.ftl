amount =
    { $unit ->
        [cents] { $size } sen
        [points] { $size } markah
        [tokens] { $size } token
       *[other] { $size } trik
    }
and = { $some } dan { $last }
    .more = { $some } dan { $last }
beside =
    { $card ->
        [none] { $verb }
       *[other] { $card }
    }
better = langkah ini membawa { $more } lebih banyak daripada { $it } (± { $give })
better_and_won = langkah ini membawa { $more } lebih banyak daripada { $it } (± { $give }), dan menang { $won } daripadanya, sedangkan { $it } menang { $lost }
brings =
    { $how ->
        [even] { $move } balik modal secara purata dan menang { $won } daripada semua pusingan
        [wins] { $move } mendapat { $amount } secara purata dan menang { $won } daripada semua pusingan
       *[other] { $move } rugi { $amount } secara purata dan menang { $won } daripada semua pusingan
    }
but = { $told } Tetapi { $other }: { $why }.
chance =
    { $how ->
        [least] kurang daripada 1%
        [most] lebih daripada 99%
       *[other] { $n }%
    }
costly =
    Langkah { $number }{ $grade ->
        [none] { "" }
        [slip] { " " }(silap kecil)
        [inaccuracy] { " " }(kurang tepat)
        [mistake] { " " }(silap)
       *[other] { " " }(silap besar)
    }: { $move } rugi kira-kira { $cost } berbanding { $best }{ $exact ->
        [yes] , dikira tepat
       *[other] { " " }(± { $give })
    }.
difference = { $mine }; { $theirs }
ends =
    { $moves }: sebabnya tidak kelihatan pada kad, tetapi kelihatan dalam pusingan yang dimainkan: “{ $line }” { $whose ->
        [own-gains] menguntungkan anda
        [own-loses] merugikan anda
        [others-gains] menguntungkan pemain lain
       *[others-loses] merugikan pemain lain
    } dalam { $won }, selepas { $other } dalam { $lost }.
even = { $moves }: tidak dapat dipastikan yang mana lebih baik.
exactly =
    { $given ->
        [none] Dikira tepat: { $found }.
       *[other] Dikira tepat { $given }: { $found }.
    }
named = { $verb } { $card }
no_choice = Anda tiada pilihan dalam pusingan ini.
not_found = tiada beza dengan { $move } yang dapat ditemui (± { $give })
one_costly = Satu-satunya pilihan anda, langkah { $number }, merugikan kira-kira { $cost }.
only = { $moves } ialah satu-satunya langkah anda.
or = { $some } atau { $last }
    .more = { $some } atau { $last }
plain = { $moves }.
played_out = Dalam { $n } pusingan yang dimainkan hingga tamat, { $found }.
review =
    { $costly ->
        [1] { $sound } daripada { $choices } pilihan anda baik, setakat yang dapat dipastikan; langkah { $number } merugikan kira-kira { $cost }.
       *[other] { $sound } daripada { $choices } pilihan anda baik, setakat yang dapat dipastikan; { $costly } yang lain bersama-sama merugikan kira-kira { $cost }, paling banyak langkah { $number }.
    }
sound =
    { $choices ->
        [1] Satu-satunya pilihan anda tidak jelas merugikan.
       *[other] Daripada { $choices } pilihan anda, tiada yang jelas merugikan.
    }
together = { $first }; { $then }
unexplained = { $moves }: lebih baik daripada { $other } dalam pusingan yang dimainkan hingga tamat, walaupun tiada daun yang menunjukkan sebabnya.
unit =
    { $unit ->
        [cents] sen
        [points] markah
        [tokens] token
       *[other] trik
    }
why = { $moves }: { $why }.
with_error = { $cost } (± { $give })
