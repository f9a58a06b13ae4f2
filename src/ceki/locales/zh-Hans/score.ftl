player = 玩家 { $n }

no-score = { $game } 没有给真实牌桌用的计分
not-object = 一局要写成一个 JSON 对象
unknown-field = 这里不问这个；可用：{ $known }
missing = 还没有说明
missing-of = { $name }的还没有填
not-asked = 照前面所说，这里不问这个
twice = 有一位玩家出现了两次
each = { $n } 位玩家每人要一个：{ $names }
not-among = { $given } 不允许；可用：{ $allowed }
not-yes = { $given } 不允许；要 yes 或 no
neither-yes-nor-no = { $given } 既不是“是”也不是“否”
not-amount = { $given } 不允许；要 0 到 { $most } 的整数
no-card = 没有 { $given } 这张牌；牌写作 { $how }
no-cards = { $given } 不允许；要牌，写成列表或一行
too-many-cards = { $n } 张牌太多；最多 { $most } 张
wrong-number =
    { $n ->
        [0] 要 { $of } 张牌，却一张也没有说
       *[other] 要 { $of } 张牌，却说了 { $n } 张
    }
no-player = { $given } 不是玩家 { $names } 之一
bad-before = 这里可以有 { $known }
evening-over = 这一场已经结束；撤销一局才能继续
nothing-entered = 还没有记下任何一局
no-round = 没有第 { $given } 局；有第 1 到 { $last } 局
how-many-names = 有 { $n } 个名字，却有 { $of } 人在玩
bad-name = { $given } 不是名字；最多 { $most } 个字，也不能只是数字
names-alike = 有两个名字相同
not-rounds = { $given } 不允许；要 1 到 { $most } 的整数
not-evening = 这不是 ceki score 第 { $version } 版的一场
broken-evening = 这一场的 { $key } 缺少或种类不对
unknown-in-evening = 一场的记录里没有 { $key } 这一项

not-told = { $given } 没有写成 FIELD=VALUE 或 FIELD.PLAYER=VALUE
told-twice = { $name } 说了两次；只能说一次
needs-file = --undo、--end 和 --csv 需要 --file，用它保存这一场
other-game = { $file } 里保存的是一场{ $kept }，不是{ $given }
other-house = { $file } 里的一场用的是 { $kept }，不是 { $given }
other-rounds =
    { $kept ->
        [0] { $file } 里的一场开始时没有定局数；现在不能改为 { $given }
       *[other] { $file } 里的一场用的是 --rounds { $kept }，不是 { $given }
    }
json-or-fields = 一局用 JSON 或 FIELD=VALUE 说明，不能两样都用
names-and-players =
    { $high ->
        [0] 有 { $n } 个名字，却有 { $of } 人在玩；--players 可以是 { $allowed }
       *[other] 有 { $n } 个名字，却有 { $of } 人在玩；--players 可以是 { $allowed } 到 { $high }
    }
not-file = { $file } 不是普通文件；一场要保存在文件里
changed-meanwhile = { $file } 读入后已被改动；什么也没有记录
written-now = { $file } 已存在：另一个 ceki score 正在写这一场，或中途断了；如果没有在写的，请删除它
rows-over-evening = { $file } 保存着这一场；请把各行写到别的文件
undone =
    { $n ->
        [0] 第 { $round } 局已去掉；没有剩下的局。
       *[other] 第 { $round } 局已去掉；还剩 { $n } 局。
    }
left = { $n }张牌不在任何人的牌堆里：{ $cards }。
next-begins = 下一局：{ $name } 先出。

ask-begin = { $game } 第 { $n } 局：{ $names }。请逐一回答；可以留空的按 Enter。
ask-who = { $names }
ask-nobody = { $names }；Enter：没有人
ask-choice = { $words }
ask-none = { $words }；Enter：没有
ask-yes = 是 或 否；Enter：否
ask-cards = { $n } 张牌，例如 { $example }
ask-any = 牌，例如 { $example }；Enter：没有
ask-card = 一张牌，例如 { $example }
ask-amount = 0 到 { $most } 的整数
of-player = { $name }：{ $question }
ask-agreed = 有什么重新约定吗？（{ $options } 写成 NAME=VALUE；Enter：没有）
go-on = Enter：下一局；undo、end 或 quit
input-ended = 输入已经结束；这一局没有记下
column-round = 局
column-winners = 赢家
column-pot = 彩池
column-total = { $name } 合计
row-end = 结束
