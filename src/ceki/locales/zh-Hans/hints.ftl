hint = 提示
weighing = 正在算哪张好……
no-hint = 没有提示：{ $why }
close-hint = 关闭提示
worth-exact = 价值精确算出，单位：{ $unit }。
worth-mean = 平均得失，单位：{ $unit }；细线表示可能的误差。
less = 收起
compare = 比较{ $n }种打法
moves-best-first = 你可以这样打（好的在前）
move = 打法
worth = 得失
rounds-won-lost = 赢局和输局
won-lost = 赢{ $won }，输{ $lost }
move-told =
    { $move }{ $best ->
        [yes] ，建议
       *[no] { "" }
    }{ $facts ->
        [none] { "" }
       *[other] ：{ $facts }
    }
your-round = 你这一局
move-number = 第{ $n }步
grade =
    { $grade ->
        [slip] 小疏忽
        [inaccuracy] 不够准
        [mistake] 失误
       *[other] 大失误
    }
cost = 损失{ $amount }
exactly = 精确
played = 你打的
better = 更好的
look = 看看
not-seen = 那时这个页面没有打开，所以不能显示当时的牌桌。
judged-by = 每个选择都按你当时能看到的来判断，不看后来的牌。
no-review = 没有复盘：{ $why }
ask-again = 再试一次
reviewing = 正在重新衡量你的每个选择；每个最多一秒……
practice = 练习
undo = 撤销
same-deal = 原牌重打
same-deal-sure = 用这副牌重新开始？这一局打过的都会丢失。
same-deal-yes = 是，重新开始
same-deal-no = 不，继续玩
hide-hands = 隐藏电脑的手牌
show-hands = 显示电脑的手牌
no-connection = 现在没有连接；请稍后再试。
lost = 其间连接断了；请再试一次。
