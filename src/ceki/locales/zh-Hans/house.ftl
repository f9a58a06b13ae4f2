none = 无
yes = 是
no = 否
any-of = { $n }种里的任何一种
usual-rules = 通常的规则
seconds = { $n }秒
minutes = { $n }分钟
no-clock = 不限时
clock = 每步{ $time }
rounds-any = 局数不限
rounds = { $n }局
reading = 我们对{ $cited }的理解
gap = 出处没有说：我们的裁定
follows = 由{ $cited }得出
unknown = 没有页面说明它从哪里来
otherwise = { $said }；不同说法：{ $against }
of-differ =
    出处说法不一
        .says = 通常的值取最先列出的出处。
of-source =
    照出处所说
        .says = 各桌可以另有玩法。
of-reading =
    我们对出处的理解
        .says = 原文可以有几种理解；通常的值是我们的理解。
of-gap =
    出处没有说的
        .says = 总要有人决定；这是我们的裁定，各桌可以另定。
of-unknown =
    没有出处
        .says = 没有规则页说明它们从哪里来。
of-changed = 这张牌桌改过的
in-force = { $game }：本桌规则
how-to-play = 玩法
not-offline = 没有网络就读不到。
whole-rules = 读完整的规则
no-money = 只有分数和虚拟的仙。这里不用花钱，也不兑现。
find = 查找规则
find-none = 这个游戏没有规则提到“{ $sought }”。
usual = 通常：{ $value }。
may-be = 可以是：{ $values }。
rule-behind = 所属的规则
words = 词汇
sources = 出处
answer-yes = 是
answer-no = 否
higher = { $word }上移
leave-out = 去掉{ $word }
add = 加上{ $word }
empty = 无
put-back = 恢复
allowed = 允许：{ $values }。
only-changed = 只看改过的{ $n }项
shown = { $of }条规则里的{ $n }条
some-of = { $of }里的{ $n }
changed = 改过{ $n }项
refused = 选项{ $option }：{ $says }。
range =
    { $how ->
        [none] { $low } 到 { $high }，或 none（没有）
        [each] { $low } 到 { $high }，每个
       *[only] { $low } 到 { $high }
    }
