laid-take-both = 两张都拿
laid-choose-on-table = 请选桌上的一张牌
laid-choose-in-tray = 请选下面的一张牌
laid-choose-in-hand = 请选手里的一张牌
laid-card = { $name }：{ $card }
laid-card-leads = { $name }：{ $card }，暂时最大
laid-thrown = { $name }：盖着打出一张牌
laid-nothing-laid = { $name }：还没出牌
laid-from = { $name }打出
laid-tray = 桌上可以选的牌
laid-copies = 那里有{ $count }张
laid-can-do = 你可以做的
laid-advised = 建议：
laid-win-there = 你现在可以赢。要放弃吗？
laid-keep-win = 不放弃
laid-let-go = 放弃：{ $word }
laid-further-left = 把牌往左移
laid-further-right = 把牌往右移
laid-hint = 提示
laid-hint-says = 怎样打最好，为什么
laid-undo = 撤销
laid-undo-says = 撤销上一步
laid-hand = 你的手牌，{ $n }张
laid-new = 新
laid-held =
    { $card }{ $copies ->
        [1] { "" }
       *[other] ，同样的{ $copies }张里的第{ $copy }张
    }，位置{ $at }，共{ $of }{ $fresh ->
        [yes] ，新牌
       *[no] { "" }
    }{ $can ->
        [yes] ，可以打
       *[no] { "" }
    }{ $advised ->
        [yes] ，建议
       *[no] { "" }
    }
laid-lying =
    { $card }{ $copies ->
        [1] { "" }
       *[other] ，{ $copies }张
    }{ $can ->
        [yes] ，可以选
       *[no] { "" }
    }{ $advised ->
        [yes] ，建议
       *[no] { "" }
    }
laid-coins = { $n }枚硬币
laid-middle = 牌桌中央
laid-counts = 得分的牌
laid-who-let-go = 谁打出过哪张牌
laid-as-drawn = 摸到就打
laid-thrown-as-drawn = 摸到就打出
laid-place = { $place }：{ $card }
laid-place-drawn = { $place }：{ $card }，摸到就打出
laid-place-choose =
    { $place }：{ $card }，可以选{ $advised ->
        [yes] ，建议
       *[no] { "" }
    }
laid-pile = { $place }：{ $n }张
laid-unseen = （{ $n }张看不见）
laid-shown = { $name }：{ $place }：{ $card }。继续
laid-thrown-cards = 每人打出或放下的牌，从最早的开始
laid-in-words = 文字记录：
laid-everybody = 所有人
laid-look-then = 看那时的牌桌
