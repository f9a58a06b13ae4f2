amount =
    { $unit ->
        [cents] { $size }仙
        [points] { $size }分
        [tokens] { $size }枚筹码
       *[other] { $size }墩
    }
and = { $some }和{ $last }
    .more = { $some }和{ $last }
beside =
    { $card ->
        [none] { $verb }
       *[other] { $card }
    }
better = 这一步比{ $it }多得{ $more }（误差±{ $give }）
better_and_won = 这一步比{ $it }多得{ $more }（误差±{ $give }），其中赢{ $won }，而{ $it }赢{ $lost }
brings =
    { $how ->
        [even] { $move }平均不输不赢，胜率{ $won }
        [wins] { $move }平均赢{ $amount }，胜率{ $won }
       *[other] { $move }平均输{ $amount }，胜率{ $won }
    }
but = { $told }不过{ $other }：{ $why }。
chance =
    { $how ->
        [least] 不到1%
        [most] 超过99%
       *[other] { $n }%
    }
costly =
    第{ $number }步{ $grade ->
        [none] { "" }
        [slip] （小失误）
        [inaccuracy] （不够准）
        [mistake] （失误）
       *[other] （大失误）
    }：{ $move }比{ $best }约少{ $cost }{ $exact ->
        [yes] ，这是精确算出的
       *[other] （误差±{ $give }）
    }。
difference = { $mine }；{ $theirs }
ends =
    { $moves }：从牌上看不出原因，从试打的结果看得出：{ $whose ->
        [own-gains] 你因“{ $line }”得分
        [own-loses] 你因“{ $line }”失分
        [others-gains] 别家因“{ $line }”得分
       *[others-loses] 别家因“{ $line }”失分
    }的局占{ $won }，换成{ $other }占{ $lost }。
even = { $moves }：分不出哪个更好。
exactly =
    { $given ->
        [none] 精确算出：{ $found }。
       *[other] 精确算出，{ $given }：{ $found }。
    }
named = { $verb }{ $card }
no_choice = 你在这一局里没有选择。
not_found = 和{ $move }看不出差别（误差±{ $give }）
one_costly = 你唯一的选择，第{ $number }步，约损失{ $cost }。
only = { $moves }是你唯一的打法。
or = { $some }或{ $last }
    .more = { $some }或{ $last }
plain = { $moves }。
played_out = 试打{ $n }局，{ $found }。
review =
    { $costly ->
        [1] 你的{ $choices }手里，{ $sound }手看不出问题；第{ $number }手大约亏{ $cost }。
       *[other] 你的{ $choices }手里，{ $sound }手看不出问题；另外{ $costly }手一共大约亏{ $cost }，第{ $number }手亏得最多。
    }
sound =
    { $choices ->
        [1] 看不出你那一手打错了。
       *[other] 看不出你的{ $choices }手里打错了哪一手。
    }
together = { $first }；{ $then }
unexplained = { $moves }：试打中比{ $other }好，但从牌上看不出原因。
unit =
    { $unit ->
        [cents] 仙
        [points] 分
        [tokens] 枚筹码
       *[other] 墩
    }
why = { $moves }：{ $why }。
with_error = { $cost }（误差±{ $give }）
