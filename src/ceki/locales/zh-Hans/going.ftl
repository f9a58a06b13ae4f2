connecting = 还没有连接；{ $seconds }秒后重试
lost =
    { $seconds ->
        [0] 连接断了；正在重试。你的座位保留着。
       *[other] 连接断了；{ $seconds }秒后重试。你的座位保留着。
    }
restarting =
    { $seconds ->
        [0] 服务器正在重启；正在重试。你的座位保留着。
       *[other] 服务器正在重启；{ $seconds }秒后重试。你的座位保留着。
    }
elsewhere = 这个座位在另一个标签页里打开了。
gone = 这张牌桌已经不在了，或者这个座位不是你的。
old = 需要这个页面的新版本。
ended = 服务器关闭了连接。
take-back = 转回这里
connect = 重新连接
to-door = 回到首页
update = 更新
time-up = 你的时间到了：由电脑代玩。
without-you = 30秒或更久没有回应，牌桌先继续了：在你回来之前由电脑代玩。
am-back = 我回来了
stand-in = 其他人在等你。{ $seconds }秒后由电脑代玩。
am-here = 我在
removed = 你没有回应，座位交给了电脑。这一局结束之前，你可以取回。
take-place-back = 取回座位
from-next-deal = 从下一次发牌起由你来玩；在那之前由电脑代玩。
ok = 好
meanwhile = 你离开的时候：{ $what }
without-in = 不等{ $who }：{ $seconds }秒后
without =
    不等{ $who }，继续{ $votes ->
        [0] { "" }
       *[other] （{ $votes }人同意）
    }
sure = 确定吗？
give-for-good = 把{ $name }的座位交给电脑吗？这一局结束之前，对方可以取回。
give-it = 交给电脑
no = 不交
give =
    把{ $name }的座位交给电脑{ $votes ->
        [0] { "" }
       *[other] （{ $votes }人同意）
    }
table = { $game }，牌桌{ $code }
closed = 这张牌桌已关闭。
invite = 邀请
to-friend = 去找朋友
sending = 正在发送……
only-move = 你只有一种打法：{ $move }
picked = 轮到你时要用的牌：{ $card }
you-watch = 你在观战
your-turn = 轮到你了。
all-see = { $says }所有人都看到{ $card }。
after-round = 第{ $round }局之后：{ $stands }
back-move = 回看：第{ $n }步
back-only = 回看：现在不能打牌
chose = 你选了{ $move }；更好的是：{ $best }
to-review = 回到复盘
to-now = 回到现在
tab-turn = { $mark }轮到你了：{ $game } · ceki
notice-turn = 轮到你了
