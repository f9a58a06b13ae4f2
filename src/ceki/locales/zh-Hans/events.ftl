agreed =
    { $who ->
        [you] 你同意。
       *[other] { $name }同意。
    }
away =
    { $who ->
        [you] 你离开了；电脑代你继续玩。
       *[other] { $name }离开了；电脑代为继续玩。
    }
back =
    { $who ->
        [you] 你回来了。
       *[other] { $name }回来了。
    }
closed = 这张牌桌已关闭。
coming =
    { $who ->
        [you] 从下一次发牌起由你来玩；在那之前由电脑代玩。
       *[other] { $name }坐下了，从下一次发牌起参加；在那之前由电脑代玩。
    }
dealt =
    { $what ->
        [none] { $who ->
            [you] 第{ $round }局。你先出牌。
           *[other] 第{ $round }局。{ $name }先出牌。
        }
       *[other] { $who ->
            [you] 第{ $round }局。按约定：{ $what }。你先出牌。
           *[other] 第{ $round }局。按约定：{ $what }。{ $name }先出牌。
        }
    }
left =
    { $who ->
        [you] 你离开了牌桌。
       *[other] { $name }离开了牌桌。
    }
moved =
    { $who ->
        [you] { $only ->
            [yes] 你{ $move }（只有这一手）。
           *[other] 你{ $move }。
        }
       *[other] { $name }{ $move }。
    }
moved-by = { $name }：{ $move }。
proposed =
    { $who ->
        [you] 你为下一局提议：{ $what }。
       *[other] { $name }为下一局提议：{ $what }。
    }
refused =
    { $who ->
        [you] 你不同意：一切照旧。
       *[other] { $name }不同意：一切照旧。
    }
removed =
    { $who ->
        [you] 你被请出牌桌；电脑坐你的座位。
       *[other] { $name }被请出；电脑坐那个座位。
    }
rule_failed = 这个游戏的规则出了错，牌桌因此关闭。
sat =
    { $who ->
        [you] 你坐下了。
       *[other] { $name }坐下了。
    }
undone =
    { $who ->
        [you] 你撤销了上一步。
       *[other] { $name }撤销了上一步。
    }
