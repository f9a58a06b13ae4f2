# What people at a table say and do: chat, the waiting room, playing with whoever waits.

watcher = 一位观战者
named-watcher = { $name }（观战）
among-watchers = 牌局进行时，只有其他观战者能看到这些话。
write-to-watchers = 写给其他观战者
watchers = 观战者
writes = { $name }正在输入……
said = { $name }说：{ $text }
more-unread = 更多，{ $count }条新消息

seat-just-taken = { $name }刚刚坐了这个座位。请选另一个座位。
invites-you = { $name }邀请你玩{ $game }。
you-invite = 你邀请别人玩{ $game }。
how-to-play = 玩法
bots-soon = { $seconds ->
    [0] 电脑现在坐上空位。
   *[other] 也许还有人来。{ $seconds }秒后电脑坐上空位。
}
sits-writing = 正在输入……
meet = 和正在等的人一起玩
meet-says = { $game }。20秒后电脑加入。
all-hands = 看所有人的手牌

phrase =
    { $n ->
        [0] 祝你好运！
        [1] 打得好！
        [2] 好牌！
        [3] 谢谢！
        [4] 抱歉！
        [5] 请稍等。
        [6] 我回来了。
        [7] 轮到你了。
        [8] 哇！
        [9] 就差一点！
        [10] 再来一局？
        [11] 大家晚安！
       *[other] { $text }
    }
