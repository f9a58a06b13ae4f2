link-alone = { $given } 是链接；--server 只和邀请码一起用
no-link = { $given } 不是牌桌的链接，例如 { $example }
no-link-nor-code = { $given } 不是牌桌的链接，例如 { $example }；只有邀请码时要加 --server URL
no-code = { $given } 不是邀请码：要六位字母或数字，例如 K7MPRA
no-address = { $given } 不是服务器的地址，例如 http://127.0.0.1:8000
no-server = { $server } 的回应不像牌桌服务器
answers = 服务器回应 { $status }
nobody-answers = { $server } 没有服务器回应：{ $why }
closed = 服务器关闭了连接
lost = 再也连不上 { $server } 的服务器
not-of-protocol = 服务器说了协议里没有的话
trying-again = 连接断了；正在重试。
connected-again = 重新连上了。
other-rules = 服务器的 { $game } 规则和这个版本的 ceki 不同
sat-out = 第 { $round } 局：没有上场。
won = 第 { $round } 局：{ $cents } 仙，全场 { $ledger }。
other-bound = 第 { $round } 局：承诺值和以前出示的不同。
seed-taken-out = 第 { $round } 局：你的种子被拿掉了。
without-seed = 第 { $round } 局发牌没有用你的种子：它来晚了，或被漏掉了。
other-seed = 第 { $round } 局：服务器的种子不是它锁定的那个。
shown-of-deals = 发牌时出示过的内容；配合牌桌的记录：ceki verify LOG
other-seat = 服务器显示的是别的座位的牌
state-unreadable = 读不懂服务器的状态：{ $why }
score-unreadable = 读不懂服务器的得分：{ $why }
match-unreadable = 读不懂服务器的比赛：{ $why }
not-this-version = 这个版本的 ceki 不能玩这张牌桌：{ $why }
option-why = 选项 { $option }：{ $why }。
sits =
    { $seat ->
        [none] { $game }，牌桌 { $table }：这一局没有座位。
       *[other] { $game }，牌桌 { $table }：座位 { $seat }。
    }
