opening =
    { $game }，{ $n }人。{ $about }{ $way ->
        [clockwise] 顺时针轮流。
       *[other] 逆时针轮流。
    }
bots = 电脑（{ $level }）：{ $names }。
how-to-type = 输入打法的编号或文字；help 列出命令。
next-round =
    { $reviews ->
        [yes] 按 Enter（或输入 next）开始下一局；review 告诉你哪些选择损失最大；quit 离开。
       *[no] 按 Enter（或输入 next）开始下一局；quit 离开。
    }
hand-over = { $name }，轮到你了。只有你看得到时按 Enter。
input-ended = 输入结束了；你离开牌桌。
leave = 你离开了牌桌。谢谢你来玩。
no-command = { $typed } 不是命令；命令有：{ $commands }。
do-you-agree = { $name }，你同意吗？{ $what }。输入 是 或 否。
words-yes = 是 | 是的 | 对
words-no = 否 | 不 | 不是 | 没有
agreed = 下一局的约定：{ $what }。
weighed = { $of }个选择已衡量{ $done }个。
your-moves = 你的打法：
no-move = 现在没轮到你。
may-agree = 以后各局可以重新约定的：
may-propose = propose { $option } VALUE：现在是 { $now }；允许：{ $allowed }。
seats = 座位：{ $names }。
nothing-open = propose：这张牌桌没有可以约定的
propose-what = propose：提议什么？输入 propose、一个选项（{ $options }）和它的值
stands-agreed = { $what }：所有人都同意。
stands-open = { $what }：还没有全部同意。
score-of = 第{ $round }局得分：{ $won }
together = 合计，名次从第一开始
no-money = 没有付款。
no-money-yet = 本局没有付款；比赛在下面结算。
who-pays = 谁付给谁，以虚拟的仙计
cents-sum = { $parts }仙：总和 { $sum }
after =
    { $n ->
        [0] 还没有打完一局。
       *[other] { $n }局之后
    }
cents = 仙：{ $stands }
commands = 照列出的输入打法的编号或文字；命令：
command-hand = 按点数看你的牌
command-table = 桌上和每人面前的牌
command-moves = 可用的打法，带编号
command-score = 每人的得分
command-rules = 本桌规则和出处，以及游戏的词汇
command-propose = 两局之间：约定别的规则（游戏允许时）
    .served = 两局之间：提议别的规则（游戏允许时）
command-undo = 撤销上一步（只在和电脑练习时）
    .served = 撤销上一步（只在练习桌）
command-hint = 打法建议，带理由和概率（只在和电脑练习时）
    .served = 打法建议，带理由和概率（只在练习桌）
command-review = 一局之后，哪些选择损失最大（只在和电脑练习时）
    .served = 一局之后，哪些选择损失最大（只在练习桌）
command-log = 这次发生过的一切
command-help = 这个列表
command-quit = 离开牌桌
    .served = 放弃座位并离开牌桌
command-agree = 同意提议
command-refuse = 不同意
command-say = 对牌桌说话（允许聊天时）
command-fair = 给你看过的发牌凭据，用于 ceki verify
command-next = 准备好下一局
command-back = 由电脑代玩时，自己接着玩
command-without = 不等半分钟没有回应的人，继续
command-remove = 把不回应的人的座位交给电脑
can-mean = { $typed } 可以指 { $moves }；请说明是哪一个
not-legal = { $typed } 现在不能打；可以打：{ $moves }；help 列出命令
no-such-move = 没有第{ $number }种打法；打法编号为 1 到 { $last }
some-moves = { $moves }，还有{ $n }种（moves 全部列出）
on-its-way = { $move } 正在发送；请稍等。
last-move = 上一步
say-what = say：说什么？输入 say 和你的话。
nothing-proposed = { $word }：没有提议。
remove-which = remove：哪个座位？输入 remove 和座位号，0 到 { $last }。
nothing-shown = 还没有公开任何东西。
thinking = 正在考虑……
people = people：{ $people }人坐不下；允许：1 到 { $most }
alone =
    { $what ->
        [undo] undo：多人同玩时不能用；只用于和电脑练习
        [hint] hint：多人同玩时不能用；只用于和电脑练习
       *[review] review：多人同玩时不能用；只用于和电脑练习
    }
undo-settled = undo：本局已经结算
undo-nothing = undo：这一局你还没打过一手
hint-no-choice = hint：你现在没有选择要做
review-early = review：本局还没有结束
review-sat-out = review：这一局你没有参加
score-early = 本局结束后才有得分
agree-between = 规则在两局之间约定，不在一局当中
not-over = 本局还没有结束
no-hand = 你没有手牌：你在观战。
hand-of =
    { $who ->
        [you] 你的手牌，{ $cards }：
       *[other] { $name }的手牌，{ $cards }：
    }
new-cards = 新来的：{ $cards }
table-of =
    { $way ->
        [clockwise] 牌桌（{ $game }，顺时针轮流）：
       *[other] 牌桌（{ $game }，逆时针轮流）：
    }
unseen = { $n }张看不到
cards-unseen = { $n }张看不到的牌
nothing = 没有牌
with = 和{ $names }搭档
round-over = 本局结束。
turn =
    { $who ->
        [you] 轮到你了。
       *[other] 轮到{ $name }。
    }
gets =
    { $who ->
        [you] 你得到{ $cards }。
       *[other] { $name }得到{ $cards }。
    }
lies-before = { $name }，{ $place }：{ $cards }。
now-also = { $name }，{ $place }：又有{ $cards }。
laid-open =
    { $who ->
        [you] 你的{ $place }：{ $cards }。
       *[other] { $name }的{ $place }：{ $cards }。
    }
unreadable =
    { $what ->
        [hint] 提示读不出来：{ $why }
       *[review] 复盘读不出来：{ $why }
    }
each-move =
    { $exact ->
        [yes] 每种打法的平均结果，精确算出：
       *[no] 每种打法的平均结果，按牌可能的分布：
    }
brings = { $move }：{ $brings }；赢{ $gains }，输{ $losses }
rules-of =
    { $way ->
        [none] { $game }，{ $n }人
        [clockwise] { $game }，{ $n }人，顺时针轮流
       *[other] { $game }，{ $n }人，逆时针轮流
    }
no-options = 这个游戏没有选项。
options-in-force = 现行选项（* = 不是通常的值）
named-houses = 有名字的规则（--preset）
word-is = { $word } 即 { $name }
look-on = 你在观战。help 列出命令；quit 离开。
ready = 准备好下一局时按 Enter（或输入 next）；quit 离开。
agree-or-refuse = 输入 agree（同意）或 refuse（不同意）。
unknown-event = 服务器说了这个版本的 ceki 不认识的事：{ $what }
sending = 正在发送 { $move }……
one-move = 只有一种打法，已替你打了。
enter-next = Enter：得分，下一局。
waiting-for = 等待{ $names }。
round-comes = 下一局就要开始。
q-leaves = q 离开。
connecting = 正在连接 { $link }……
no-connection-yet = 还没有连上 { $link }；正在重试。
connected-again = 又连上了。
connection-ended = 连接已结束
connection-lost =
    { $what ->
        [restarting] { $seconds ->
            [0] 服务器正在重启；正在重试。
           *[other] 服务器正在重启；{ $seconds }秒后重试。
        }
       *[lost] { $seconds ->
            [0] 连接断了；正在重试。
           *[other] 连接断了；{ $seconds }秒后重试。
        }
    }{ $kept ->
        [yes] 你的座位保留着。
       *[no] { "" }
    }
not-connected = 掉线了
away-bot = 离开了，电脑代玩
more-to-sit = 还要等{ $n }人坐下。
dealt-soon = 马上发牌。
come-in = 别人从 { $link } 进来（邀请码{ $code }）。
away-things = 你离开的时候发生了{ $n }件事（l 全部列出），其中：
names =
    { $more ->
        [0] { $names }
       *[other] { $names }和另外{ $more }人
    }
silent =
    { $votes ->
        [0] { $name }
       *[other] { $name }（{ $votes }人同意）
    }

# Where strangers wait
be-here = 按回车键表示你在。
