over =
    { $rounds ->
        [0] 没有一局打完，比赛就结束了。
       *[other] 到第 { $rounds } 局都对，比赛也到此结束。
    }
open =
    { $rounds ->
        [0] 目前没有一局打完：牌桌还在继续，第 { $last } 局的收据是 { $receipt }。
       *[other] 目前到第 { $rounds } 局都对：牌桌还在继续，第 { $last } 局的收据是 { $receipt }。
    }
closed = 到第 { $rounds } 局都对；之后牌桌关闭了。
broken-off =
    { $rounds ->
        [0] 没有一局打完；第 { $last } 局中断，牌桌关闭了。
       *[other] 到第 { $rounds } 局都对；第 { $last } 局中断，牌桌关闭了。
    }
shown-is-in-it = 给你看过的内容都在里面。
nothing-shown = 这是不是你那张牌桌的记录，只有你保存的承诺值或收据能证明（--bound、--receipt）。
bound-to-come = 第 { $round } 局已经锁定，还没有打完。
