goal-title = 你还需要什么
goal-sets =
    { $short ->
        [0] { $of }组中已有{ $sets }组，{ $matas }组{ $word }
       *[other] { $of }组中已有{ $sets }组，{ $matas }组{ $word }，还差{ $short }张
    }
    .about = 你需要{ $of }组。三张同点数的牌为一组，不论花色。其中一组必须是{ $word }：三张完全相同的牌。“还差”指缺几张牌。
goal-pairs =
    { $short ->
        [0] { $of }对中已有{ $sets }对，{ $matas }对{ $word }
       *[other] { $of }对中已有{ $sets }对，{ $matas }对{ $word }，还差{ $short }张
    }
    .about = 你需要{ $of }对。两张同点数的牌为一对，不论花色。其中一对必须是{ $word }：两张完全相同的牌。“还差”指缺几张牌。
goal-sets-points =
    { $short ->
        [0] { $of }组中已有{ $sets }组，值{ $points }分
       *[other] { $of }组中已有{ $sets }组，还差{ $short }张，值{ $points }分
    }
    .about = 你需要{ $of }组。三张同点数的牌为一组，不论花色。牌上的点数就是分数；这里算的是最接近完成的几组。“还差”指缺几张牌。
goal-pairs-grow = { $n }对：再来一张同点数的就成一组
goal-lone-grow = { $n }张单牌：再来一张同点数的就成一对
goal-no-mata = 还没有{ $word }：需要完全相同的牌
goal-complete = 你的手牌齐了：可以赢
goal-ready = 打一张多余的牌，喊{ $word }
goal-waits =
    { $percent ->
        [-1] 来{ $cards }就胡：{ $n }张未见
       *[other] 来{ $cards }就胡：{ $n }张未见，{ $percent }%来得及
    }
    .about = 未见的牌既没有亮在桌上，也不在你手里。来得及：如果没有人先赢，牌堆用完之前摸到其中一张的机会。
goal-waits-rank =
    { $percent ->
        [-1] 任何一张{ $rank }都能赢：{ $n }张未见
       *[other] 任何一张{ $rank }都能赢：{ $n }张未见，{ $percent }%来得及
    }
    .about = 未见的牌既没有亮在桌上，也不在你手里。来得及：如果没有人先赢，牌堆用完之前摸到其中一张的机会。
goal-waits-ones =
    { $percent ->
        [-1] 来哪张1或花牌都胡：{ $n }张未见
       *[other] 来哪张1或花牌都胡：{ $n }张未见，{ $percent }%来得及
    }
    .about = 白花、红花和老仟算作一。未见的牌既没有亮在桌上，也不在你手里。来得及：如果没有人先赢，牌堆用完之前摸到其中一张的机会。
goal-own-draw = 自己摸到来{ $cards }就胡：{ $n }张未见
    .about = 你还没喊，所以只有自己摸到才能胡。
goal-own-draw-rank = 自己摸到任何一张{ $rank }都能赢：{ $n }张未见
    .about = 你还没喊，所以只有自己摸到才能胡。
goal-own-draw-ones = 自己摸到来哪张1或花牌都胡：{ $n }张未见
    .about = 你还没喊，所以只有自己摸到才能胡。白花、红花和老仟算作一。
goal-waits-times = 来{ $cards }就胡：{ $n }张未见；自己摸到算{ $times }倍
    .about = 自己摸到的牌算{ $times }倍。别人打出的牌算得少。
goal-waits-rank-times = 任何一张{ $rank }都能赢：{ $n }张未见；自己摸到算{ $times }倍
    .about = 自己摸到的牌算{ $times }倍。别人打出的牌算得少。
goal-gone = 剩下的牌都不能让你胡
goal-open = 你面前亮着{ $n }组{ $word }
    .about = 用别人打出的牌做成的{ $word }要亮在桌上，每位玩家都要付。
goal-points-and-best = 你有{ $points }分，{ $name }有{ $best }分
    .about = 吃到的牌完全相同就有分，红牌从第一张起就有分。分最多的人赢。
goal-points = 你有{ $points }分
    .about = 吃到的牌完全相同就有分，红牌从第一张起就有分。分最多的人赢。
goal-one-more = 再来一张{ $cards }得{ $points }分
goal-alike = 三张相同得{ $three }分，一张红牌得{ $red }分
goal-pile-and-best = 你有{ $points }分，{ $name }有{ $best }分
    .about = 吃到的牌按牌上的点数得分。成组合的牌得分多得多。分最多的人赢。
goal-pile = 你有{ $points }分
    .about = 吃到的牌按牌上的点数得分。成组合的牌得分多得多。分最多的人赢。
goal-combination-lacks = { $called }只差{ $cards }
    .about = 一个组合需要它的三张牌。凑齐后每张得{ $rate }分。
goal-combinations = 同一组合的三张牌得分最多
    .about = Bunci ireng：一文、二文、三文，并可往下接。Bunci abang：九索、红花、老仟。Pang kéyang：白花、八索、九万。Pang picis：八文、二索、二万。Macan：{ $macan ->
        [0] 九文、一索、一万
       *[1] 一文、九索、一万
    }。
goal-points-needed = 再得{ $n }分就到{ $score }分
    .about = 这一桌满{ $score }分才算赌注。
goal-tricks = 你的墩数：{ $mine }。还有{ $left }墩
    .about = 跟先出的花色比，最大的牌赢这一墩。{ $payout ->
        [0] 墩数最多的人拿走赌注。
        [1] 没有墩的人把赌注给有墩的人。
        [2] 每一墩拿走赌注的五分之一。
       *[3] 最后一墩拿走赌注。
    }
goal-seri = 每个人都有一墩：本局平手
goal-you-none = { $payout ->
        [0] 每人各有一墩就平手；否则墩数最多的人赢
        [1] 每人各有一墩就平手；否则没有墩的人付
        [2] 每人各有一墩就平手；否则每墩都有得拿
       *[3] 每人各有一墩就平手；否则最后一墩赢
    }
goal-one-none = { $name }还没有；有一墩就平手
goal-some-none = { $n }位玩家还没有；各有一墩就平手
goal-most = { $name }最多：{ $n }墩
goal-most-you = 你最多
goal-most-equal = 几位玩家并列最多：各{ $n }墩
goal-remainder = { $pips }点：去掉整十剩{ $rest }
    .about = 把三张牌加起来：A算1，十和人头牌算10。去掉整十；剩下最大的赢。
goal-ranked = 你拿着{ $line }
    .about = 这手牌有名称，排在某些余点之上。
goal-thirty-out = { $pips }点：这手牌不能赢
    .about = 这张牌桌上，正好三十点不能赢。
goal-sum = { $aim ->
    [1] { $n }点，目标{ $target }点，要胜过发牌人
    [2] { $n }点，目标{ $target }点，你是发牌人
   *[0] { $n }点，目标{ $target }点
}
    .about = 尽量接近{ $target }点。超过的人就爆了。
goal-just = { $n }点：正好达到目标
goal-over = { $n }点：超过{ $target }点，你爆了
goal-safe = { $of }张未见的牌中，{ $n }张不会让你爆
goal-all-safe = 没有牌会让你爆
    .about = 无论来哪张牌，你都不会爆。A 算11会爆的话就算1。
