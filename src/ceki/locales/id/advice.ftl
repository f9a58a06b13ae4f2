amount =
    { $unit ->
        [cents] { $size } sen
        [points] { $size } poin
        [tokens] { $size } keping
       *[other] { $size } trik
    }
and = { $some } dan { $last }
    .more = { $some }, dan { $last }
beside =
    { $card ->
        [none] { $verb }
       *[other] { $card }
    }
better = langkah ini memberi { $more } lebih banyak daripada { $it } (± { $give })
better_and_won = langkah ini memberi { $more } lebih banyak daripada { $it } (± { $give }), dan menang { $won } di antaranya, sedangkan { $it } menang { $lost }
brings =
    { $how ->
        [even] { $move } rata-rata impas dan menang { $won } dari semua ronde
        [wins] { $move } rata-rata mendapat { $amount } dan menang { $won } dari semua ronde
       *[other] { $move } rata-rata rugi { $amount } dan menang { $won } dari semua ronde
    }
but = { $told } Tetapi { $other }: { $why }.
chance =
    { $how ->
        [least] kurang dari 1%
        [most] lebih dari 99%
       *[other] { $n }%
    }
costly =
    Langkah { $number }{ $grade ->
        [none] { "" }
        [slip] { " " }(salah kecil)
        [inaccuracy] { " " }(kurang tepat)
        [mistake] { " " }(salah)
       *[other] { " " }(salah besar)
    }: { $move } rugi sekitar { $cost } dibandingkan { $best }{ $exact ->
        [yes] , dihitung tepat
       *[other] { " " }(± { $give })
    }.
difference = { $mine }; { $theirs }
ends =
    { $moves }: sebabnya tidak terlihat pada kartu, tetapi terlihat dalam ronde yang dimainkan: “{ $line }” { $whose ->
        [own-gains] menguntungkan Anda
        [own-loses] merugikan Anda
        [others-gains] menguntungkan pemain lain
       *[others-loses] merugikan pemain lain
    } dalam { $won }, setelah { $other } dalam { $lost }.
even = { $moves }: tidak dapat dipastikan mana yang lebih baik.
exactly =
    { $given ->
        [none] Dihitung tepat: { $found }.
       *[other] Dihitung tepat { $given }: { $found }.
    }
named = { $verb } { $card }
no_choice = Anda tidak punya pilihan dalam ronde ini.
not_found = tidak ditemukan beda dengan { $move } (± { $give })
one_costly = Satu-satunya pilihan Anda, langkah { $number }, merugikan sekitar { $cost }.
only = { $moves } adalah satu-satunya langkah Anda.
or = { $some } atau { $last }
    .more = { $some }, atau { $last }
plain = { $moves }.
played_out = Dalam { $n } ronde yang dimainkan sampai selesai, { $found }.
review =
    { $costly ->
        [1] { $sound } dari { $choices } pilihan Anda baik, sejauh dapat dipastikan; langkah { $number } merugikan sekitar { $cost }.
       *[other] { $sound } dari { $choices } pilihan Anda baik, sejauh dapat dipastikan; { $costly } lainnya bersama-sama merugikan sekitar { $cost }, paling banyak langkah { $number }.
    }
sound =
    { $choices ->
        [1] Satu-satunya pilihan Anda tidak jelas merugikan.
       *[other] Dari { $choices } pilihan Anda, tidak ada yang jelas merugikan.
    }
together = { $first }; { $then }
unexplained = { $moves }: lebih baik daripada { $other } dalam ronde yang dimainkan sampai selesai, walau tidak ada kartu yang menunjukkan alasannya.
unit =
    { $unit ->
        [cents] sen
        [points] poin
        [tokens] keping
       *[other] trik
    }
why = { $moves }: { $why }.
with_error = { $cost } (± { $give })
