practice = 练习
practice-says = 独自和电脑玩，有别的牌桌没有的帮助。
practice-alone = 独自和电脑玩，有别的牌桌没有的帮助。别人不能坐下。
game = 游戏
players = 人数
sit-down = 坐下
read-first = 先读规则
hint = 提示
hint-says = 就你所见怎样打最好，为什么
review = 复盘
review-says = 一局之后，看哪些选择损失最大
undo = 撤销
undo-says = 收回你的选择，多少次都可以
again = 原牌重打
again-says = 同样的牌从头再来
hands = 电脑的手牌
hands-says = 看看别人拿着什么
family =
    { $family ->
        [drawing] 摸牌与打牌
        [fishing] 钓鱼
        [pack] 用52张扑克牌
       *[other] { $family }
    }
for-players = { $n }人
for-players-from = { $low }到{ $high }人
also = 又名
going = 正在前往牌桌……
hand-over = 请交给
covered = 所有的牌都盖着。别人看不到屏幕时：
i-am = 我是{ $name }：看我的牌
others-play = 别人在玩
who-looks = 所有的牌都盖着。谁在看？
to-play = 轮到{ $name }
cards-covered = 牌已盖住
talk = 聊天
nothing-said = 还没有人说话。
phrases = 常用语
write = 写
write-long = 写给牌桌上的人
say = 发送
mute = 屏蔽
hear-again = 恢复
report = 举报
reported = 已举报
report-says = 把这位玩家最近写的话发送给服务器的管理者
lost = 找不到页面
lost-says = 本站没有{ $address }这个页面。链接可能打错了，或者太旧了。
learn = 学玩法
player-n = 玩家{ $n }
